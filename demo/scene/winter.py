"""A sled and a fir. One unit is about 20 cm."""

import math
import random

from materials import kraft, metal, plain, wood
from mould import straws
from shape import box, flowing, group, lathe, ring, tube


def runner(y, beech, steel):
    """Bent by steam, shod with steel."""
    line = [(2.3, 0.06), (1.6, 0.05), (0.2, 0.05), (-1.6, 0.05)]
    line += [(-2.3, 0.18), (-2.72, 0.62), (-2.66, 1.1), (-2.36, 1.28)]
    path = flowing([list(p) for p in line], 10)
    for lift, thick, material in ((0.05, 0.085, beech), (-0.025, 0.03, steel)):
        tube([(x, y, z + lift) for x, z in path], thick, material, soft=False)


def sled():
    """Seven slats; the rope is tied to its horns."""
    beech, steel, rope = wood('#a97a46', '#cfa269', 1.0, 0.35), metal('#c3c7cb', 0.25), plain('#d9c9a5', 0.9)
    with group((0.1, 0, 0), (0, 0, 36)):
        for side in (-1, 1):
            y = side * 0.72
            runner(y, beech, steel)
            box((3.9, 0.12, 0.13), beech, (0.06, y * 0.94, 0.98), 0.03)
            for x in (-1.3, 0.1, 1.5):
                box((0.16, 0.14, 0.92), beech, (x, y * 0.97, 0.1), 0.03)
        for x in (-1.3, 0.1, 1.5):
            box((0.14, 1.4, 0.14), beech, (x, 0, 0.84), 0.03)
        for k in range(7):
            x = -1.74 + 0.6 * k
            box((0.44, 1.62, 0.09), beech, (x, 0, 1.1), 0.03)
            for y in (-0.68, 0.68):
                lathe([(0.03, 1.19), (0.024, 1.2), (0, 1.2)], steel, (x, y, 0), steps=16)
        tube([(-2.44, -0.78, 1.27), (-2.44, 0.78, 1.27)], 0.07, beech, soft=False)
        cord = [(-2.46, -0.6, 1.2), (-2.7, -0.7, 0.5), (-3.0, -0.66, 0.04), (-3.2, -0.2, 0.035), (-2.9, 0.14, 0.035)]
        cord += [(-3.2, 0.44, 0.035), (-3.0, 0.72, 0.05), (-2.7, 0.7, 0.55), (-2.46, 0.6, 1.2)]
        tube(cord, 0.035, rope)


def needles(chance, foot, tip, count, long):
    """Around a twig, pointing along it."""
    along = [q - p for p, q in zip(foot, tip)]
    far = math.hypot(*along)
    ahead = [v / far for v in along]
    lines = []
    for _ in range(count):
        t = chance.random() ** 0.8
        root = [p + v * t for p, v in zip(foot, along)]
        lean = [v * 0.75 + chance.gauss(0, 0.55) for v in ahead]
        lines.append([root, [p + long * v * (1.1 - 0.4 * t) for p, v in zip(root, lean)]])
    return lines


def branch(chance, z, a, far, droop):
    """A limb with twigs on both of its sides; the needles of all of them."""
    at = lambda t: (far * t * math.cos(a), far * t * math.sin(a), z + 0.1 * far * t - droop * far * t * t)
    lines = needles(chance, at(0.1), at(1.0), int(90 * far) + 14, 0.075)
    for k in range(1, int(7 * far) + 2):
        t = k / (int(7 * far) + 2)
        for side in (-1, 1):
            foot, long = at(t), 0.42 * far * (1 - 0.6 * t) + 0.05
            way = a + side * math.radians(48)
            tip = (foot[0] + long * math.cos(way), foot[1] + long * math.sin(way), foot[2] - 0.12 * long)
            lines += needles(chance, foot, tip, int(70 * long) + 8, 0.07)
    return lines


def blue_fir():
    """Grown as a tower, full from its foot; in a pot."""
    chance = random.Random(5)
    sack, bark = kraft('#c9bfa9'), plain('#5a4636', 0.9)
    line = [(0, 0), (0.42, 0), (0.5, 0.1), (0.52, 0.5), (0.46, 0.66), (0.5, 0.74), (0.44, 0.74), (0.4, 0.64), (0, 0.62)]
    lathe(flowing([list(p) for p in line], 4), sack, shape=lambda a: 1 + 0.02 * math.sin(9 * a))
    ring(0.47, 0.025, bark, (0, 0, 0.66))
    tube([(0, 0, 0.6), (0.01, 0, 1.6), (0, 0, 2.7)], 0.06, bark, radii=[1, 0.7, 0.25])
    tones = [plain(tone, 0.6) for tone in ('#3f6a58', '#5a8a78', '#2f5546', '#77a394')]
    kept = [[] for _ in tones]
    for k in range(120):
        t = k / 120
        z = 0.78 + 1.86 * t
        far = (0.92 * (1 - t) ** 0.85 + 0.06) * chance.uniform(0.86, 1.1)
        kept[chance.randrange(4)].extend(branch(chance, z, k * 2.4, far, 0.28 * (1 - t)))
    kept[3].extend(needles(chance, (0, 0, 2.5), (0, 0, 2.84), 90, 0.07))
    for lines, tone in zip(kept, tones):
        straws(lines, 0.0085, tone)
