"""Paints, glasses, clips, a microscope, a basket and a lantern. One unit is about 10 cm."""

import math
import random

from materials import fabric, feed, kraft, metal, noise, plain, ramp, rgb
from mould import cut, lofted, straws
from shape import ball, box, flowing, group, lathe, prism, ring, stuffed, tube, turned, words

SIX = ('#d8322f', '#f2a52a', '#f5dc4a', '#3f9a4f', '#2f6fc2', '#7a4aa8')


def palette_plate():
    """With a thumb hole and six small pools."""
    white = plain('#f6f4ee', 0.3, coat=0.5)
    outline = [
        (-0.9, -0.1),
        (-0.72, 0.48),
        (-0.1, 0.72),
        (0.6, 0.6),
        (0.94, 0.1),
        (0.72, -0.42),
        (0.2, -0.44),
        (-0.12, -0.3),
        (-0.5, -0.5),
    ]
    body = prism(flowing([*outline, outline[0]], 10)[:-1][::-1], 0.07, white, edge=0.02)
    ways = [2 * math.pi * k / 48 for k in range(48)]
    hole = prism([(0.52 + 0.14 * math.cos(a), -0.18 + 0.14 * math.sin(a)) for a in ways], 0.4, white, (0, 0, -0.2))
    cut(body, hole)
    for k, tone in enumerate(SIX):
        a = math.radians(196 - 33 * k)
        x, y = 0.62 * math.cos(a) - 0.02, 0.12 + 0.42 * math.sin(a)
        ring(0.13, 0.022, white, (x, y, 0.07))
        paint = plain(tone, 0.18, coat=0.7)
        lathe(flowing([[0.125, 0.072], [0.1, 0.085], [0.05, 0.1 + 0.01 * (k % 2)], [0, 0.105]]), paint, (x, y, 0))
    for x, y, tone, size in ((-0.28, -0.02, '#e8742a', 0.12), (-0.02, 0.04, '#6fae4a', 0.1)):
        lathe(
            [[size, 0.07], [size * 0.8, 0.078], [0, 0.082]],
            plain(tone, 0.2, coat=0.6),
            (x, y, 0),
            shape=lambda a: 1 + 0.2 * math.sin(3 * a),
        )


def paint_tube(tone, **spot):
    with group(**spot):
        white, cap = plain('#f4f2ec', 0.35, coat=0.3), plain(tone, 0.35, coat=0.3)

        def section(t):
            flat, y = 1 - t, -0.62 * t
            return [
                ((0.11 + 0.03 * t) * math.cos(a), y, 0.11 + (0.105 * flat**0.6 + 0.008) * math.sin(a) - 0.06 * t)
                for a in [2 * math.pi * k / 40 for k in range(40)]
            ]

        lofted(section, 20, 40, white)
        band = lambda t: [
            (x * 1.012, y, 0.11 - 0.06 * (0.16 + 0.5 * t) + (z - 0.11 + 0.06 * (0.16 + 0.5 * t)) * 1.03)
            for x, y, z in section(0.16 + 0.5 * t)
        ]
        lofted(band, 12, 40, cap)
        with group((0, 0, 0.11), (-90, 0, 0)):
            turned([(0.11, 0), (0.06, 0.05), (0.05, 0.07), (0, 0.07)], white, 0.01)
            turned([(0.07, 0.06), (0.075, 0.07), (0.065, 0.22), (0, 0.22)], cap, 0.01)


def brush(long, thick, hair, tone, **spot):
    with group(**spot), group(turn=(90, 0, 0)):
        lathe(
            flowing([[0.0, 0], [thick * 0.5, 0.02], [thick, long * 0.6], [thick * 0.7, long]]),
            plain(tone, 0.3, coat=0.5),
        )
        turned(
            [(0, long - 0.02), (thick * 0.85, long), (thick, long + 0.2), (0, long + 0.2)], metal('#d3d5d8', 0.25), 0.01
        )
        lathe(
            flowing(
                [[thick * 0.9, long + 0.2], [thick * 1.25, long + 0.3], [thick * 0.8, long + 0.42], [0, long + 0.52]]
            ),
            plain(hair, 0.8),
        )


def paint_set():
    """Six tubes, three brushes, the palette, and the folded apron."""
    apron = fabric('#3f7f9c', 160, 0.25)
    with group((-0.72, 0.72, 0), (0, 0, 8)):
        for k in range(3):
            stuffed((1.1 - 0.02 * k, 0.72, 0.12), apron, (0, 0, 0.075 * k), square=0.2, flat=0.3)
        with group((0.1, -0.1, 0.265)):
            stuffed((0.5, 0.4, 0.03), fabric('#f0b43f', 160, 0.25), square=0.2, flat=0.3)
        words('画猫', 0.12, plain('#f6efe0', 0.8), (-0.32, 0.18, 0.268), (0, 0, 0))
    with group((-0.52, -0.5, 0), (0, 0, -6)):
        palette_plate()
    for k, tone in enumerate(SIX):
        paint_tube(
            tone, at=(0.42 + 0.32 * (k % 3), 1.2 - 0.92 * (k // 3) - 0.06 * (k % 3), 0), turn=(0, 0, -8 + 7 * (k % 3))
        )
    for k, (thick, tone) in enumerate(((0.055, '#c2402f'), (0.042, '#e2a22f'), (0.03, '#2f7f8f'))):
        brush(1.0, thick, '#8a5a34', tone, at=(1.46 + 0.17 * k, -0.7 + 0.1 * k, 0.06), turn=(0, 0, 174 - 4 * k))


def sunglasses():
    """Of tortoise, wide; folded open."""
    shell = plain('#3a2213', 0.15, coat=0.8)
    feed(
        shell,
        'Base Color',
        ramp(shell, noise(shell, 5, detail=4), [(0.38, '#1d120b'), (0.52, '#4f2d14'), (0.68, '#8a5524')]),
    )
    lens, steel = plain('#23272b', 0.04, coat=1.0), metal('#d6d8dc', 0.2)
    with group((0, -0.1, 0.03), (0, 0, 16)):
        for side in (-1, 1):
            with group((side * 0.37, 0, 0.3), (90, 0, side * -8)):
                points = [
                    (-0.27, 0.16),
                    (0.0, 0.22),
                    (0.28, 0.19),
                    (0.31, 0.02),
                    (0.2, -0.2),
                    (-0.02, -0.25),
                    (-0.22, -0.17),
                    (-0.29, 0.0),
                ]
                line = flowing([(side * x, y) for x, y in [*points, points[0]]], 8)[:-1]
                rim = [(x * 1.17, y * 1.2) for x, y in line]
                order = -1 if side > 0 else 1
                body = prism(rim[::order], 0.09, shell, (0, 0, -0.045), edge=0)
                tool = prism([(x * 0.98, y * 0.98) for x, y in line][::order], 0.4, shell, (0, 0, -0.2), edge=0)
                cut(body, tool)
                prism([(x, y) for x, y in line][::order], 0.02, lens, (0, 0, -0.006), edge=0)
            tube(
                [
                    (side * 0.69, -0.06, 0.44),
                    (side * 0.72, 0.2, 0.44),
                    (side * 0.7, 0.9, 0.42),
                    (side * 0.68, 1.2, 0.3),
                    (side * 0.67, 1.36, 0.1),
                ],
                0.042,
                shell,
                radii=[1.2, 1.1, 0.9, 0.9, 1.0],
            )
            for z in (0.42, 0.47):
                ball(0.014, steel, (side * 0.64, -0.1, z), steps=12)
        tube([(-0.1, -0.01, 0.4), (0, -0.04, 0.44), (0.1, -0.01, 0.4)], 0.04, shell)


def clip(material, **spot):
    with group(**spot, scale=0.4):
        half = lambda x, y, r, start, stop: [
            (x + r * math.cos(a), y + r * math.sin(a), 0)
            for a in [math.radians(start + (stop - start) * k / 12) for k in range(13)]
        ]
        path = [
            (0.115, -0.1, 0.0),
            *half(0, 0.4, 0.115, 0, 180),
            *half(-0.02, -0.42, 0.095, 180, 360),
            *half(0.0, 0.26, 0.075, 0, 180),
            (-0.075, -0.2, 0),
        ]
        tube(path, 0.017, material, soft=False)


def paper_clips():
    """Spilling from a box of board that opens as a drawer."""
    chance = random.Random(12)
    steel, board, inner = metal('#dadde1', 0.14), kraft('#b98d5c'), kraft('#d9b98a')
    with group((-0.1, 0.42, 0), (0, 0, 10)):
        box((1.5, 1.0, 0.42), board, (0, 0.24, 0), 0.015)
        words('回形针', 0.2, plain('#5a3a1e', 0.8), (0, 0.36, 0.422), (0, 0, 0))
        words('纸鹿 · 28 mm · 200 枚', 0.07, plain('#5a3a1e', 0.8), (0, 0.02, 0.422), (0, 0, 0))
        box((1.42, 0.5, 0.03), inner, (0, -0.4, 0.01), 0.005)
        box((1.42, 0.03, 0.36), inner, (0, -0.64, 0.01), 0.005)
        for x in (-0.7, 0.7):
            box((0.03, 0.5, 0.36), inner, (x, -0.4, 0.01), 0.005)
        for _ in range(150):
            spot = (chance.uniform(-0.58, 0.58), chance.uniform(-0.5, -0.34), chance.uniform(0.08, 0.34))
            clip(steel, at=spot, turn=(chance.uniform(-25, 25), chance.uniform(-25, 25), chance.uniform(0, 360)))
    for k in range(16):
        spot = (
            -0.95 + 0.11 * k + chance.uniform(-0.05, 0.05),
            -0.62 + chance.uniform(-0.22, 0.14),
            0.02 + 0.012 * (k % 3),
        )
        clip(steel, at=spot, turn=(0, 0, chance.uniform(0, 360)))


def silk_lantern():
    """Bamboo ribs under silk; lit."""
    silk = plain('#d8402c', 0.7, Emission=rgb('#e0482c'), **{'Emission Strength': 0.5})
    bamboo, gold, red = plain('#b98f52', 0.6), plain('#e0b04a', 0.4, metal=0.5), plain('#c2281f', 0.8)
    with group((0, 0, 1.9)):
        line = [
            (0.95 * math.cos(h) ** 0.85, 0.74 * math.sin(h))
            for h in [math.pi * (i / 48 - 0.5) * 0.86 for i in range(49)]
        ]
        lathe(line, silk, smooth=180, steps=192, shape=lambda a: 1 - 0.03 * abs(math.cos(12 * a)) ** 0.5)
        for k in range(24):
            a = 2 * math.pi * (k + 0.5) / 24
            straws([[(r * 1.002 * math.cos(a), r * 1.002 * math.sin(a), z) for r, z in line[::4]]], 0.011, bamboo)
        for side in (-1, 1):
            z = side * 0.72
            turned([(0, -0.06), (0.34, -0.06), (0.34, 0.06), (0, 0.06)], gold, 0.03, at=(0, 0, z))
        words(
            '良集',
            0.4,
            plain('#f2c96a', 0.5, Emission=rgb('#f2c96a'), **{'Emission Strength': 0.3}),
            (0, 0, 0),
            around=0.965,
        )
        tube([(0, 0, 0.76), (0, 0, 1.04)], 0.016, gold, soft=False)
        ring(0.07, 0.016, gold, (0, 0, 1.1), (90, 0, 0))
        tube([(0, 0, -0.76), (0, 0, -0.98)], 0.014, red, soft=False)
        ball(0.07, gold, (0, 0, -0.96))
        lines = [
            [
                (0.05 * math.cos(k * 2.4), 0.05 * math.sin(k * 2.4), -1.0),
                (0.075 * math.cos(k * 2.4) * math.sqrt(k / 80), 0.075 * math.sin(k * 2.4) * math.sqrt(k / 80), -1.72),
            ]
            for k in range(80)
        ]
        straws(lines, 0.012, red)
