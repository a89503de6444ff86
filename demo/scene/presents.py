"""Candles, vases, lanterns, socks and small trees. One unit is about 10 cm."""

import math
import random

import wear
from materials import bump, clay, glow, metal, noise, plain, rgb, skin
from pots import pot
from shape import flowing, group, lathe, ring, tube, turned
from ware import blade


def pillar_candle():
    """Of soy and beeswax, dripped by hand at its edge; lit."""
    chance = random.Random(5)
    wax = plain('#efdcae', 0.45, coat=0.15)
    bump(wax, noise(wax, 6, detail=3), 0.12, 0.03)
    turned([(0, 0), (0.35, 0), (0.35, 1.1), (0.29, 1.09), (0.2, 1.02), (0, 1.0)], wax, 0.035)
    for i in range(15):
        a = 2 * math.pi * i / 15 + chance.uniform(-0.12, 0.12)
        long = chance.uniform(0.12, 0.62)
        at = lambda r, z: (r * math.cos(a), r * math.sin(a), z)
        tube(
            [at(0.3, 1.085), at(0.35, 1.07), at(0.352, 1.07 - long * 0.5), at(0.352, 1.07 - long)],
            0.036,
            wax,
            radii=[0.7, 1, 0.75, 1.15],
        )
    tube([(0, 0, 1.0), (0.01, 0, 1.13)], 0.014, plain('#1b1613', 0.9), soft=False)
    lathe(flowing([(0.0, 1.1), (0.045, 1.16), (0.052, 1.22), (0.024, 1.36), (0, 1.45)]), glow('#ffb25a', 30))


def meander(radius, z, high, units, color):
    """A key pattern cut around a vase."""
    ink, step = plain(color, 0.9), high / 4
    wide = 2 * math.pi / units / 5
    place = lambda a, up: (radius * math.cos(a), radius * math.sin(a), z + up * step)
    for unit in range(units):
        corners = [(0, 0), (0, 4), (4, 4), (4, 1.2), (1.7, 1.2), (1.7, 2.7), (2.8, 2.7)]
        line = []
        for (x, up), (x2, up2) in zip(corners, corners[1:]):
            line += [place((unit * 5 + x + (x2 - x) * k / 4) * wide, up + (up2 - up) * k / 4) for k in range(5)]
        tube(line, 0.013, ink, soft=False)
    for up in (0, 4.9, -0.9):
        ring(radius - 0.002, 0.012, ink, (0, 0, z + up * step))


def amphora():
    body = clay('#b5744a', 0.7)
    bump(body, noise(body, 60, detail=4), 0.3, 0.012)
    line = [
        (0, 0),
        (0.42, 0.0),
        (0.46, 0.1),
        (0.7, 0.6),
        (0.94, 1.3),
        (0.98, 1.7),
        (0.86, 2.1),
        (0.5, 2.42),
        (0.36, 2.6),
        (0.33, 2.85),
        (0.44, 3.05),
    ]
    lathe(flowing([list(p) for p in line]) + [(0.4, 3.07), (0.29, 2.85), (0.3, 2.6)], body)
    for side in (-1, 1):
        points = [(0.36, 2.84), (0.66, 2.98), (0.98, 2.82), (1.04, 2.46), (0.86, 2.08)]
        tube([(side * x, 0, z) for x, z in points], 0.085, body, radii=[1.1, 0.9, 0.9, 0.9, 1.2])
    meander(0.982, 1.5, 0.3, 13, '#5f3420')


def paper_lantern():
    """Pleated; its caps are of dark blue card. Lit within."""
    card, steel = plain('#23345a', 0.7), metal('#c9a45a', 0.3)
    lit = {}
    for name, color in (('red', '#cf2f22'), ('orange', '#e88a2f')):
        lit[name] = plain(color, 0.8, **{'Emission': rgb(color), 'Emission Strength': 0.75})
    with group((0, 0, 0.16)):
        for i in range(20):
            low, high = 0.12 + 0.118 * i, 0.12 + 0.118 * (i + 1)
            bulge = 0.84 + 0.06 * math.sin(math.pi * (i + 0.5) / 20)
            lathe(
                [(bulge, low), (bulge + 0.045, (low + high) / 2), (bulge, high)],
                lit['red' if i // 2 % 2 == 0 else 'orange'],
                smooth=20,
            )
        for z in (0, 2.46):
            turned([(0, z), (0.86, z), (0.88, z + 0.02), (0.88, z + 0.14), (0.86, z + 0.16), (0, z + 0.16)], card, 0.02)
        tube([(-0.8, 0, 2.55), (-0.62, 0, 3.0), (0, 0, 3.2), (0.62, 0, 3.0), (0.8, 0, 2.55)], 0.018, steel)
        ring(0.09, 0.018, steel, (0, 0, 3.27), (90, 0, 0))
    turned([(0, 0), (0.84, 0), (0.84, 0.16), (0, 0.16)], card, 0.02)


def ficus():
    chance = random.Random(11)
    green, bark = skin([(0.35, '#245a2c'), (0.65, '#4f8f42')], 3, rough=0.28), plain('#7d6a50', 0.85)
    pot(0.5, 0.68)
    tube([(0, 0, 0.55), (0.06, 0.02, 0.95), (-0.04, 0, 1.3), (0.03, 0.02, 1.7)], 0.055, bark, radii=[1.5, 1, 0.8, 0.5])
    for i in range(26):
        a, t = i * 2.4, i / 26
        far = (0.72 - 0.42 * t) * chance.uniform(0.8, 1.1)
        foot = (0.02, 0.01, 0.95 + 0.75 * t)
        end = (far * math.cos(a), far * math.sin(a), foot[2] + 0.36 + 0.14 * t)
        middle = [(p + q) / 2 + (0.05 if k == 2 else 0) for k, (p, q) in enumerate(zip(foot, end))]
        tube([foot, middle, end], 0.013, bark)
        for j in range(7):
            s = 0.3 + 0.7 * j / 6
            at = [p + (q - p) * s for p, q in zip(foot, end)]
            turn = math.degrees(a) + (-1) ** j * chance.uniform(35, 80)
            blade(
                green,
                0.27 * chance.uniform(0.85, 1.15),
                at,
                (chance.uniform(-20, 20), chance.uniform(-26, 10), turn),
                0.5,
                0.25,
            )


def wool_socks(color):
    """A pair, one over the other."""
    wear.sock(color, at=(-0.42, -0.5, 0), turn=(0, 0, 12))
    wear.sock(color, at=(0.06, -0.62, 0.12), turn=(0, 4, -10))
