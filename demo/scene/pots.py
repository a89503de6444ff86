"""Plants in pots. One unit is about 10 cm."""

import math
import random

from materials import clay, plain, skin
from mould import lofted, straws
from shape import ball, disc, flowing, group, tube, turned
from ware import blade

TERRACOTTA = '#b5623f'


def pot(radius=0.42, height=0.6, color=TERRACOTTA, soil='#3a2c20', saucer=True):
    r, h = radius, height
    body = clay(color)
    turned(
        [
            (0, 0),
            (r * 0.7, 0),
            (r * 0.92, h * 0.8),
            (r, h * 0.8),
            (r * 1.02, h),
            (r * 0.9, h),
            (r * 0.86, h * 0.88),
            (0, h * 0.88),
        ],
        body,
        0.014,
    )
    disc(r * 0.88, plain(soil, 0.95), (0, 0, h * 0.92))
    if saucer:
        turned([(0, 0.005), (r * 0.9, 0.005), (r * 1.02, 0.09), (r * 0.97, 0.09), (0, 0.03)], body, 0.012)


def gravel(radius, height, count=150, colors=('#8d857a', '#b3a99a', '#6f675e'), seed=3):
    chance = random.Random(seed)
    kinds = [plain(color, 0.9) for color in colors]
    for _ in range(count):
        a, r = chance.uniform(0, 6.283), radius * math.sqrt(chance.random())
        ball(
            chance.uniform(0.02, 0.036),
            chance.choice(kinds),
            (r * math.cos(a), r * math.sin(a), height),
            (1, 1.2, 0.8),
            (0, 0, chance.uniform(0, 180)),
            steps=8,
        )


def ribbed(path, radius, green, ribs=9, deep=0.1, thorn=0.05, seed=1):
    """A stem of a cactus along a smooth line in the plane of x and z; its end is round."""
    line = flowing([list(p) for p in path], 12)
    last = len(line) - 1
    chance = random.Random(seed)

    def at(t):
        k = min(last - 1, int(t * last))
        f = t * last - k
        (x, z), (x2, z2) = line[k], line[k + 1]
        far = math.hypot(x2 - x, z2 - z) or 1
        return x + (x2 - x) * f, z + (z2 - z) * f, (x2 - x) / far, (z2 - z) / far

    def place(t, a, grow=1.0):
        x, z, dx, dz = at(t)
        left = (1 - t) * length / radius
        r = radius * grow * (math.sqrt(max(0.0, 1 - (1 - min(1, left)) ** 2)) + 0.001) * (1 + deep * math.cos(ribs * a))
        return (x + dz * r * math.cos(a), r * math.sin(a), z - dx * r * math.cos(a))

    length = sum(math.dist(p, q) for p, q in zip(line, line[1:]))
    around = ribs * 12
    lofted(lambda t: [place(t**0.8, 2 * math.pi * i / around) for i in range(around)], 120, around, green, smooth=180)
    thorns = []
    for rib in range(ribs):
        for i in range(int(length / 0.13)):
            t = (i + 0.6) * 0.13 / length
            a = 2 * math.pi * rib / ribs
            if t > 0.985:
                continue
            root = place(t, a)
            for _ in range(4):
                tip = place(
                    min(0.999, max(0, t + chance.uniform(-0.05, 0.05))),
                    a + chance.uniform(-0.3, 0.3),
                    1 + thorn / radius,
                )
                thorns.append([root, tip])
    straws(thorns, 0.0036, plain('#efe2b8', 0.6))


def cactus():
    green = skin([(0.35, '#2f6338'), (0.65, '#5a8f4c')], 3, rough=0.5)
    with group(turn=(0, 0, 14)):
        pot()
        gravel(0.36, 0.555)
        ribbed([(0, 0.5), (0, 0.9), (0, 1.4), (0, 1.98)], 0.22, green, 10)
        ribbed([(0.12, 1.0), (0.34, 0.99), (0.47, 1.12), (0.48, 1.5)], 0.13, green, 8, seed=2)
        ribbed([(-0.12, 1.2), (-0.32, 1.19), (-0.43, 1.3), (-0.44, 1.62)], 0.12, green, 8, seed=3)


def herb(green, leaf, height, stems, pairs, wide, spread=0.2, seed=1):
    """Stems with leaves in pairs, each pair across the one below."""
    chance = random.Random(seed)
    stalk = plain('#6f9a4a', 0.6)
    for i in range(stems):
        a, r = i * 2.4, spread * math.sqrt((i + 0.3) / stems)
        foot, tip = (
            (r * math.cos(a), r * math.sin(a), 0.5),
            (1.75 * r * math.cos(a), 1.75 * r * math.sin(a), 0.5 + height * chance.uniform(0.75, 1)),
        )
        tube([foot, [(p + q) / 2 for p, q in zip(foot, tip)], tip], 0.012, stalk)
        for j in range(pairs):
            t = (j + 1) / pairs
            at = [p + (q - p) * t for p, q in zip(foot, tip)]
            for side in (0, 180):
                blade(
                    green,
                    leaf * (1.05 - 0.45 * t) * chance.uniform(0.85, 1.15),
                    at,
                    (0, -20 - 25 * t, side + 90 * j + math.degrees(a)),
                    wide,
                    0.35,
                )


def herbs():
    basil, mint, thyme = (
        [(0.35, '#3a7a2c'), (0.65, '#69a84a')],
        [(0.35, '#2c6a44'), (0.65, '#58956a')],
        [(0.35, '#5d7a55'), (0.65, '#8ca67c')],
    )
    with group((-0.78, 0.16, 0)):
        pot(0.36, 0.54, saucer=False)
        herb(skin(basil, 4, rough=0.35), 0.34, 0.72, 6, 4, 0.72, seed=2)
    with group((0.06, -0.26, 0)):
        pot(0.36, 0.54, '#8c9a8c', saucer=False)
        herb(skin(mint, 5, rough=0.6), 0.2, 0.66, 10, 6, 0.62, 0.24, seed=5)
    with group((0.84, 0.2, 0)):
        pot(0.36, 0.54, '#d2c3a6', saucer=False)
        herb(skin(thyme, 6, rough=0.6), 0.075, 0.6, 26, 11, 0.5, 0.27, seed=7)
