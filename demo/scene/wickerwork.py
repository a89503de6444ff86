"""A woven basket and a waste basket of metal. One unit is about 15 cm."""

import math
import random

from materials import fabric, plain, skin
from mathutils import Vector, noise
from mould import straws
from shape import disc, group, lathe, mesh, ring, tube, turned


def hoop(reach, z, weave, count, shift, wide=1.28):
    """One round of willow, before and behind the stakes in turn."""
    line = []
    for k in range(count * 4):
        a = 2 * math.pi * k / (count * 4)
        r = reach + weave * math.cos(count / 2 * a + shift)
        line.append((wide * r * math.cos(a), r * math.sin(a), z))
    return line


def willow_basket():
    """With its handle, and a lining of cotton laid over the rim."""
    chance = random.Random(3)
    tones = [plain(tone, 0.6) for tone in ('#b98a52', '#c99b62', '#a87a45', '#d3a96e')]
    linen = fabric('#efe6d6', 200, 0.2)
    count, rows = 28, 17
    with group(turn=(0, 0, 20)):
        for row in range(rows):
            z, reach = 0.06 + 0.048 * row, 0.6 + 0.14 * (row / rows) ** 0.8
            line = hoop(reach, z, 0.024, count, math.pi * (row % 2))
            tube(line, 0.026, tones[chance.randrange(4)], closed=True, soft=False)
        for k in range(count):
            a = 2 * math.pi * k / count
            at = lambda r, z: (1.28 * r * math.cos(a), r * math.sin(a), z)
            tube([at(0.6, 0.02), at(0.68, 0.4), at(0.75, 0.9)], 0.022, tones[2])
        for r, z in ((0.6, 0.03), (0.63, 0.04)):
            tube(hoop(r, z, 0, count, 0), 0.036, tones[0], closed=True, soft=False)
        for k in range(2):
            line = hoop(0.755, 0.9, 0.028, 44, math.pi * k)
            tube(
                [(x, y, z + 0.02 * math.sin(22 * i / 88 * 6.283 + k * 3.14)) for i, (x, y, z) in enumerate(line)],
                0.03,
                tones[1],
                closed=True,
                soft=False,
            )
        lining(linen)
        for y in (-0.035, 0.035):
            arc = [(0.97, y, 0.12), (0.99, y, 0.8), (0.86, y, 1.3), (0.46, y, 1.62), (0, y, 1.7)]
            tube(arc + [(-x, yy, z) for x, yy, z in reversed(arc[:-1])], 0.036, tones[1])


def lining(linen):
    """Folded over the rim in soft waves."""
    n, m, verts = 160, 14, []
    for i in range(n):
        a = 2 * math.pi * i / n
        for j in range(m + 1):
            t = j / m
            if t < 0.5:
                r, z = 0.53 + 0.14 * (t / 0.5), 0.2 + 0.78 * (t / 0.5)
            else:
                u = (t - 0.5) / 0.5
                r = 0.67 + 0.17 * math.sin(math.pi * min(1, u * 1.2) / 1.2) ** 0.5
                z = 0.98 - 0.22 * u - 0.02 * math.sin(12 * a) * u
            r += 0.012 * math.sin(18 * a) * max(0, t - 0.45)
            verts.append((1.28 * r * math.cos(a), r * math.sin(a), z))
    row = m + 1
    faces = [
        (i * row + j, (i + 1) % n * row + j, (i + 1) % n * row + j + 1, i * row + j + 1)
        for i in range(n)
        for j in range(m)
    ]
    mesh(verts, faces, linen, smooth=180)
    disc(0.54, linen, (0, 0, 0.2)).scale = (1.28, 1, 1)


def waste_basket(color):
    """Of crossing strips of metal, open between; some paper in it."""
    coat = plain(color, 0.35, metal=0.35, coat=0.3)
    low, high, tall, count = 0.62, 0.8, 1.75, 30
    lines = []
    for way in (-1, 1):
        for k in range(count):
            line = []
            for i in range(13):
                t = i / 12
                a = 2 * math.pi * (k / count + way * 0.16 * t)
                r = low + (high - low) * t
                line.append((r * math.cos(a), r * math.sin(a), 0.1 + (tall - 0.14) * t))
            lines.append(line)
    straws(lines, 0.018, coat)
    for r, z, thick in (
        (high, tall, 0.04),
        (low, 0.08, 0.035),
        (low + 0.03, 0.32, 0.016),
        (high - 0.025, tall - 0.22, 0.016),
    ):
        ring(r, thick, coat, (0, 0, z))
    turned([(0, 0.04), (low, 0.04), (low + 0.005, 0.14), (low - 0.02, 0.14), (0, 0.06)], coat, 0.01)
    paper = skin([(0.4, '#f4f1e8'), (0.6, '#e9e5da')], 2, rough=0.9)
    chance = random.Random(5)
    for x, y, z, size in (
        (-0.2, -0.16, 0.3, 0.26),
        (0.24, 0.06, 0.28, 0.24),
        (-0.06, 0.26, 0.34, 0.25),
        (0.02, -0.1, 0.62, 0.24),
    ):
        crumpled(paper, size, chance, (x, y, z))


def crumpled(paper, size, chance, at):
    line = [(math.cos(h), math.sin(h)) for h in [math.pi * (i / 40 - 0.5) for i in range(41)]]
    body = lathe(line, paper, at, steps=80, smooth=12)
    shift = Vector([chance.uniform(0, 50) for _ in 'xyz'])
    for vertex in body.data.vertices:
        cell = noise.voronoi(vertex.co * 2.2 + shift)[0]
        vertex.co *= size * (0.78 + 0.45 * (cell[1] - cell[0]) + 0.1 * cell[0])
