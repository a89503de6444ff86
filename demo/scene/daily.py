"""Small things of the house: rolls, batteries, bulbs, bottles, jars, eggs."""

import math
import random

from materials import brushed, bump, glass, glow, kraft, metal, noise, plain, rubber, skin
from shape import SANS, add, flowing, group, lathe, mesh, ring, rounded, slab, tube, turned, words
from ware import label


def roll(paper='#f4f2ec', core='#b08a5e', radius=0.34, height=0.62, hole=0.12, loose=True, **spot):
    """Of tissue, upright; the loose end hangs at the front."""
    sheet = plain(paper, 0.95, Sheen=0.3)
    bump(sheet, noise(sheet, 55, detail=2), 0.25, 0.01)
    with group(**spot) as root:
        turned([(hole, 0), (radius, 0), (radius, height), (hole, height)], sheet, 0.025)
        turned(
            [
                (hole - 0.012, 0),
                (hole, 0.002),
                (hole, height + 0.002),
                (hole - 0.012, height + 0.002),
                (hole - 0.012, 0),
            ],
            kraft(core),
            0.002,
        )
        for i in range(9):
            ring(hole + 0.03 + i * (radius - hole - 0.04) / 9, 0.0016, plain('#d9d5ca', 0.95), (0, 0, height))
        if loose:
            steps, r = 24, radius + 0.006
            spots = [math.radians(-92 + 100 * i / steps) for i in range(steps + 1)]
            edge = [(r * math.cos(a), r * math.sin(a)) for a in spots]
            edge += [(edge[-1][0] - 0.0 + 0.03 * i, edge[-1][1] + 0.05 * i) for i in range(1, 6)]
            verts = [(x, y, z) for x, y in edge for z in (0.012, height - 0.012)]
            mesh(
                verts,
                [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(edge) - 1)],
                sheet,
                turn=(0, 0, -10),
                smooth=180,
            )
    return root


def battery(color='#2f7d5b', top='#e8e4da', title='跃芯', note='2600mAh · 1.2V', **spot):
    coat, steel, band = plain(color, 0.3, coat=0.6), metal('#cfd0d2', 0.2), plain(top, 0.3, coat=0.6)
    with group(**spot) as root:
        turned([(0, 0), (0.13, 0), (0.14, 0.012), (0.14, 0.02)], steel, 0.006)
        turned([(0.13, 0.012), (0.142, 0.012), (0.142, 0.74), (0.14, 0.74)], coat, 0.01)
        turned([(0.141, 0.735), (0.1425, 0.735), (0.1425, 0.975), (0.12, 0.985), (0.1, 0.985)], band, 0.012)
        turned([(0.11, 0.975), (0.07, 0.98), (0.052, 0.985), (0.052, 1.03), (0, 1.03)], steel, 0.008)
        ink = plain('#ffffff', 0.4)
        words(title, 0.13, ink, (0, 0, 0.47), around=0.1435, font=SANS)
        words(note, 0.034, ink, (0, 0, 0.3), around=0.1435, font=SANS)
        words('AA 充电电池', 0.036, plain('#2b2b2b', 0.5), (0, 0, 0.86), around=0.144, font=SANS)
    return root


def bulb(lit=3.0, **spot):
    """Standing on its screw."""
    with group(**spot) as root:
        steel = metal('#c9c6bf', 0.3)
        turned([(0, 0), (0.05, 0), (0.07, 0.03), (0, 0.03)], plain('#1c1c1c', 0.5), 0.008)
        turns = [
            (0.105 * math.cos(a / 8 * math.pi), 0.105 * math.sin(a / 8 * math.pi), 0.06 + 0.042 * a / 16)
            for a in range(0, 65)
        ]
        tube(turns, 0.014, steel, soft=False)
        turned(
            [(0.04, 0.03), (0.1, 0.05), (0.102, 0.25), (0.125, 0.26), (0.125, 0.3), (0.11, 0.32), (0, 0.32)],
            steel,
            0.008,
        )
        lathe(
            flowing([(0.11, 0.31), (0.14, 0.4), (0.26, 0.62), (0.3, 0.82), (0.24, 1.02), (0.12, 1.1), (0.0, 1.12)]),
            glass('#fff3dc'),
            smooth=180,
        )
        tube([(0, 0, 0.32), (0, 0, 0.55)], 0.03, glass('#ffffff'), radii=[1, 0.4])
        for i in range(6):
            a = math.pi * i / 3
            tube(
                [(0.03 * math.cos(a), 0.03 * math.sin(a), 0.5), (0.09 * math.cos(a), 0.09 * math.sin(a), 0.9)],
                0.012,
                glow('#ffb765', lit * 4),
                soft=False,
            )
    return root


def milk(cap='#3a6ea5', **spot):
    with group(**spot) as root:
        shell = rounded(
            [
                (0, 0),
                (0.24, 0, 0.05),
                (0.24, 0.55, 0.15),
                (0.12, 0.82, 0.1),
                (0.12, 0.92),
                (0.135, 0.925),
                (0.135, 0.97),
            ],
            0.02,
        )
        lathe(shell, glass('#ffffff'))
        lathe(
            rounded(
                [(0, 0.02), (0.222, 0.02, 0.04), (0.222, 0.545, 0.14), (0.104, 0.8, 0.1), (0.104, 0.84), (0, 0.84)],
                0.01,
            ),
            plain('#fbf7ec', 0.35),
        )
        turned([(0.12, 0.93), (0.15, 0.93), (0.155, 0.99), (0.14, 1.01), (0, 1.015)], plain(cap, 0.4), 0.015)
        ink = plain('#2f5a8a', 0.6)
        words('鲜牛乳', 0.1, ink, (0, 0, 0.36), around=0.243, font=SANS)
        words('谷粒屋 · 250 ml', 0.035, ink, (0, 0, 0.25), around=0.243, font=SANS)
    return root


def storage_jar(**spot):
    """Glass with a frosted field to write on and a steel lid; filled with peanuts-sized dried fruit."""
    chance = random.Random(7)
    with group(**spot) as root:
        r, h, t = 0.4, 1.0, 0.02
        outer = rounded([(0, 0), (r, 0, 0.05), (r, h - 0.08, 0.06), (r * 0.88, h)], 0.04)
        inner = rounded([(r * 0.88 - t, h), (r - t, h - 0.09, 0.06), (r - t, t * 2, 0.05), (0, t * 2)], 0.04)
        lathe(outer + inner, glass('#f6fbfb'))
        turned([(r * 0.9, h - 0.01), (r * 0.93, h), (r * 0.93, h + 0.02), (0, h + 0.02)], rubber('#e8e6e0'), 0.006)
        turned(
            [(r * 0.9, h + 0.018), (r * 0.96, h + 0.025), (r * 0.96, h + 0.13), (0, h + 0.135)],
            brushed('#cfd2d6', 0.3),
            0.02,
        )
        date = skin([(0.3, '#6b2417'), (0.7, '#9a3d22')], 6, rough=0.3, Clearcoat=0.4)
        one = lathe(
            flowing([(0, -0.085), (0.035, -0.075), (0.055, 0), (0.04, 0.07), (0, 0.085)]),
            date,
            (0, 0, -40),
            steps=20,
            smooth=180,
        )
        for layer in range(8):
            for _ in range(24):
                a, far = chance.uniform(0, 6.28), (r - 0.09) * math.sqrt(chance.random())
                made = add(
                    one.data,
                    None,
                    (far * math.cos(a), far * math.sin(a), 0.09 + layer * 0.075 + chance.uniform(0, 0.04)),
                )
                made.rotation_euler = [chance.uniform(0, 6.28) for _ in range(3)]
        label(r, 0.3, 0.26, 44, plain('#f1f3f2', 0.8), 0.002)
        words('红枣', 0.13, plain('#3b3f42', 0.7), (0, 0, 0.43), around=r + 0.005)
    return root


def egg(color='#b97a52', size=0.17, **spot):
    shell = skin([(0.3, color), (0.75, color)], 9, rough=0.5)
    bump(shell, noise(shell, 90, detail=2), 0.06, 0.004)
    line = [
        (0, 0),
        (0.45, 0.07),
        (0.82, 0.38),
        (1.0, 0.95),
        (0.92, 1.5),
        (0.66, 2.05),
        (0.34, 2.42),
        (0.1, 2.56),
        (0, 2.57),
    ]
    with group(**spot) as root:
        lathe([(r * size, (2.57 - z) * size) for r, z in reversed(flowing(line))], shell, smooth=180)
    return root


def egg_box(color='#b97a52', columns=6, rows=5, pulp='#a9a093', **spot):
    """An open pulp tray of eggs."""
    card = kraft(pulp, 0.95)
    bump(card, noise(card, 60, detail=5), 0.5, 0.01)
    step = 0.4
    with group(**spot) as root:
        slab(columns * step + 0.1, rows * step + 0.1, 0.07, 0.08, card, edge=0.02)
        for i in range(columns):
            for j in range(rows):
                x, y = (i - (columns - 1) / 2) * step, (j - (rows - 1) / 2) * step
                turned([(0.12, 0.02), (0.165, 0.16), (0.19, 0.17), (0.2, 0.06)], card, 0.02, at=(x, y, 0))
                egg(color, at=(x, y, 0.05), turn=(4 * ((i * 7 + j * 3) % 5 - 2), 3 * ((i + j) % 3 - 1), 50 * i))
        for i in range(columns - 1):
            for j in range(rows - 1):
                turned(
                    [(0.1, 0.05), (0.035, 0.28), (0, 0.29)],
                    card,
                    0.02,
                    at=((i + 0.5 - (columns - 1) / 2) * step, (j + 0.5 - (rows - 1) / 2) * step, 0),
                )
    return root
