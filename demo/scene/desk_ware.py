"""What lies on desks, sinks and tables: keyboards, brushes, sponges, chopsticks, envelopes."""

import math
import random

import daily
import kitchen
import ware
from materials import brushed, bump, glass, glaze, metal, noise, plain
from shape import ball, box, disc, group, mesh, ring, slab, stuffed, tube, turned, words


def keyboard(body, key, accent, rows=5, columns=14, tall=0.09):
    case, cap, other = plain(body, 0.45), plain(key, 0.5), plain(accent, 0.5)
    pitch = 0.19
    width, length = columns * pitch + 0.08, rows * pitch + 0.08
    with group(turn=(0, 0, 18)):
        slab(width, length, 0.1, 0.06, case, (0, 0, 0), edge=0.02)
        for row in range(rows):
            y = (rows / 2 - 0.5 - row) * pitch
            if row == rows - 1:
                spans = [(0, 1), (1, 1), (2, 1), (3, columns - 8), (columns - 5, 1), (columns - 4, 1), (columns - 3, 1)]
                spans += [(columns - 2, 1), (columns - 1, 1)]
            else:
                spans = [(i, 1) for i in range(columns)]
            for first, wide in spans:
                x = (first + wide / 2 - columns / 2) * pitch
                edge = (row, first) in ((0, 0), (2, columns - 1)) or wide > 1
                box((wide * pitch - 0.025, pitch - 0.025, tall), other if edge else cap, (x, y, 0.09), 0.022)


def toothbrush(color, **spot):
    handle = plain(color, 0.35, coat=0.3)
    bristle = plain('#f6f4ee', 0.8)
    with group(**spot):
        tube([(0, -0.9, 0.03), (0, -0.4, 0.05), (0, 0.1, 0.03), (0, 0.6, 0.03)], 0.045, handle, radii=[1.1, 1.4, 0.7, 0.6])
        slab(0.14, 0.34, 0.05, 0.06, handle, (0, 0.72, 0.005), edge=0.012)
        for i in range(3):
            for j in range(7):
                box((0.03, 0.032, 0.13), bristle, (-0.036 + i * 0.036, 0.6 + j * 0.04, 0.05), 0.004)


def toothbrushes(*colors):
    for i, color in enumerate(colors):
        toothbrush(color, at=(-0.42 + 0.28 * i, 0.05 * (i % 2), 0), turn=(0, 0, -14))


def sponges(count):
    rough, soft = plain('#6f9a55', 0.95), plain('#eecb5a', 0.95)
    bump(soft, noise(soft, 38, detail=2), 0.7, 0.03)
    bump(rough, noise(rough, 90, detail=2), 0.9, 0.02)
    chance = random.Random(4)
    deep = 2 if count > 8 else 1
    for i in range(count):
        column, row, level = i % 2, i // 2 % deep, i // 2 // deep
        at = (-0.36 + 0.74 * column, 0.54 * row + 0.1 * (level % 2) - 0.05, 0.27 * level)
        with group(at, (0, 0, chance.uniform(-7, 7))):
            box((0.66, 0.46, 0.19), soft, (0, 0, 0), 0.03)
            box((0.66, 0.46, 0.06), rough, (0, 0, 0.192), 0.012)


def chopsticks(color):
    stick = plain(color, 0.4, coat=0.2)
    gold = metal('#c9a45a', 0.3)
    for i in range(10):
        for pair in (0, 1):
            x = -0.68 + 0.15 * i + 0.06 * pair
            with group((x, 0, 0.03), (0, 0, -4 + 0.9 * i)):
                tube([(0, -1.0, 0), (0, 0, 0), (0, 1.0, 0)], 0.026, stick, radii=[0.55, 0.85, 1.15])
                tube([(0, 0.86, 0), (0, 0.9, 0)], 0.0305, gold, soft=False)
    with group((0, -0.62, 0), (0, 0, 0)):
        slab(1.5, 0.12, 0.03, 0.03, glaze('#f1ede4'), (0, 0, -0.005))


def spoons():
    steel = metal('#cfd2d5', 0.18)
    for i in range(4):
        with group((-0.48 + 0.32 * i, 0, 0.06), (0, 0, -10)):
            with group((0, 0.62, 0), (8, 0, 0)):
                ball(0.15, steel, scale=(0.85, 1.3, 0.28))
            tube([(0, 0.46, 0.02), (0, 0.2, 0.03), (0, -0.9, 0)], 0.03, steel, radii=[0.8, 0.7, 1.2])


def shaker():
    wall = [(0, 0), (0.21, 0), (0.225, 0.04), (0.2, 0.55), (0.19, 0.6), (0.17, 0.58), (0.195, 0.06), (0, 0.05)]
    for x, y, fill in ((-0.26, 0, '#f4f1ea'), (0.3, 0.16, '#3a2f28')):
        with group((x, y, 0)):
            turned(wall, glass('#f4f8f8'), 0.012)
            turned([(0, 0.055), (0.185, 0.06), (0.175, 0.4), (0, 0.4)], plain(fill, 0.95), 0.01)
            turned([(0, 0.58), (0.21, 0.58), (0.21, 0.72), (0.17, 0.76), (0, 0.765)], brushed('#c9ccd0'), 0.012)
            for i in range(7):
                a = i * 2 * math.pi / 6
                r = 0 if i == 6 else 0.08
                disc(0.014, plain('#1c1c1e', 0.8), (r * math.cos(a), r * math.sin(a), 0.766))


def rice_brick():
    with group((0, 0.1, 0.02), (-6, 0, 10)):
        stuffed((0.86, 0.4, 1.16), plain('#d9c79a', 0.32, coat=0.2), (0, 0, 0), square=0.22, flat=0.35)
        box((0.7, 0.01, 0.78), plain('#f3ecdc', 0.7), (0, -0.202, 0.18), 0.004)
        words('五常\n长粒香', 0.18, plain('#8f2a1c', 0.7), (0, -0.212, 0.66))
        words('黑土仓 · 当季新米', 0.045, plain('#4a3a22', 0.7), (0, -0.212, 0.29))
    grain = plain('#f1ead9', 0.5)
    chance = random.Random(3)
    for _ in range(260):
        x, y = chance.gauss(-0.05, 0.28), -0.5 + chance.gauss(0, 0.08)
        with group((x, y, 0.018), (0, 0, chance.uniform(0, 180))):
            ball(0.016, grain, scale=(2.1, 1, 1), steps=10)


def face_towels():
    for x, y in ((-0.46, 0.16), (0.44, 0.3)):
        daily.roll('#f7f6f2', '#d9cfc0', 0.33, 0.66, at=(x, y, 0), loose=False)
    daily.roll('#f7f6f2', '#d9cfc0', 0.33, 0.66, at=(0.02, -0.3, 0))


def pump_bottle(color, title, note='芷间 · 护手霜'):
    coat, head = plain(color, 0.4, coat=0.2), plain('#f1ede6', 0.35)
    turned([(0, 0), (0.29, 0), (0.29, 0.78), (0.2, 0.86), (0.11, 0.88), (0, 0.88)], coat, 0.05)
    turned([(0, 0.87), (0.12, 0.87), (0.12, 0.97), (0.045, 0.99), (0.04, 1.12), (0, 1.12)], head, 0.01)
    slab(0.2, 0.2, 0.05, 0.09, head, (0, 0, 1.1), edge=0.012)
    tube([(0, -0.05, 1.125), (0, -0.26, 1.12), (0, -0.3, 1.08)], 0.026, head)
    ware.label(0.292, 0.2, 0.4, 80, plain('#f6f2ea', 0.8))
    words(title, 0.11, plain('#3a332b', 0.8), (0, 0, 0.45), around=0.299)
    words(note, 0.035, plain('#3a332b', 0.8), (0, 0, 0.3), around=0.299)


def notebook(color):
    cover, paper = plain(color, 0.6), plain('#f4f0e6', 0.9)
    wire = metal('#a9acb0', 0.3)
    with group((0, 0, 0), (0, 0, 16)):
        box((0.9, 1.2, 0.09), paper, (0.02, 0, 0.01), 0.004)
        box((0.96, 1.24, 0.014), cover, (0.02, 0, 0.1), 0.004)
        box((0.5, 0.22, 0.004), plain('#f4f0e6', 0.8), (0.05, 0.3, 0.114), 0.002)
        words('NOTES', 0.09, plain('#3a332b', 0.8), (0.05, 0.3, 0.121), turn=(0, 0, 0))
        for i in range(22):
            ring(0.075, 0.009, wire, (-0.44, -0.56 + i * 0.053, 0.055), (90, 0, 0))


def red_envelope():
    red, gold = plain('#b3201a', 0.42, coat=0.1), metal('#d9a441', 0.28)
    for at, turn in (((0.1, 0.32, 0.0), -18), ((-0.04, -0.12, 0.03), 12)):
        with group(at, (0, 0, turn)):
            slab(0.98, 0.98, 0.03, 0.05, red, (0, 0, 0), edge=0.008)
            with group((0, 0, 0.032)):
                ring(0.32, 0.008, gold, scale=(1, 1, 0.3))
                words('福', 0.4, gold, (0, 0, 0), turn=(0, 0, 0), depth=0.004)


def volleyball():
    """A soft one, in panels of three."""
    colors = ('#f1ead8', '#e0b23a', '#3f6fa3')
    for axis in range(3):
        for side in (-1, 1):
            for panel in (-1, 0, 1):
                verts, r = [], 0.42
                steps = 14
                for i in range(steps + 1):
                    for j in range(steps + 1):
                        u = -0.98 + 1.96 * i / steps
                        v = (panel * 2 - 0.96) / 3 + 1.92 / 3 * j / steps
                        p = [side, u, v]
                        size = math.sqrt(sum(c * c for c in p))
                        x, y, z = (r * c / size for c in p)
                        verts.append(((x, y, z), (z, x, y), (y, z, x))[axis])
                faces = [
                    (i * (steps + 1) + j, i * (steps + 1) + j + 1, (i + 1) * (steps + 1) + j + 1, (i + 1) * (steps + 1) + j)
                    for i in range(steps)
                    for j in range(steps)
                ]
                if side < 0:
                    faces = [face[::-1] for face in faces]
                with group((0, 0, 0.42), (20, 14, 30)):
                    mesh(verts, faces, plain(colors[(panel + axis) % 3], 0.55), smooth=180)
    with group((0, 0, 0.42)):
        ball(0.412, plain('#2c2a28', 0.8), steps=48)


def sweet_potatoes(color):
    peel = plain(color, 0.75)
    bump(peel, noise(peel, 9, (1, 3, 1), 4), 0.5, 0.03)
    for (x, y, turn, size) in ((-0.3, 0.0, 40, 1.0), (0.32, -0.18, -20, 0.9), (0.1, 0.42, 8, 0.85)):
        with group((x, y, 0.2 * size), (0, 6, turn)):
            tube(
                [(-0.52, 0.03, -0.02), (-0.3, 0, 0), (0, -0.03, 0.02), (0.3, 0.02, 0), (0.54, 0.06, -0.04)],
                0.2 * size,
                peel,
                radii=[0.16, 0.8, 1.05, 0.8, 0.12],
            )
