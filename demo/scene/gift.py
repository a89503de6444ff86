"""Boxes with ribbons, candles, rings and things with a name on them."""

import math

from materials import fabric, glass, glaze, glow, kraft, metal, plain, wood
from shape import box, flowing, group, lathe, ring, strip, stuffed, tube, turned, words
from ware import label


def bow(ribbon, size=0.3, wide=0.12, **spot):
    with group(**spot) as root:
        for side in (-1, 1):
            loop = [
                (0, 0.02),
                (side * 0.35, 0.32),
                (side * 0.85, 0.5),
                (side * 1.05, 0.28),
                (side * 0.7, 0.06),
                (0, 0.0),
            ]
            strip([(x * size, z * size) for x, z in loop], wide, ribbon, turn=(0, 0, side * 8))
            tail = [(0, 0.03), (side * 0.35, 0.1), (side * 0.75, 0.04), (side * 1.15, 0.03)]
            strip([(x * size, z * size) for x, z in tail], wide * 0.85, ribbon, (0, -0.03, 0.0), (0, 0, side * -32))
        stuffed((wide * 0.75, wide * 1.15, wide * 0.7), ribbon, (0, 0, -0.005), square=0.5, flat=0.5)
    return root


def present(size, paper, ribbon, lid=0.24, **spot):
    x, y, z = size
    silk = plain(ribbon, 0.34, Sheen=0.6, coat=0.1)
    cover = kraft(paper, 0.6)
    with group(**spot) as root:
        box((x, y, z - lid * 0.6), cover, (0, 0, 0), 0.008)
        box((x + 0.035, y + 0.035, lid), cover, (0, 0, z - lid), 0.008)
        wide = min(x, y) * 0.13
        for high, low, grow in ((z - lid, 0.0, 0.008), (z + 0.004, z - lid, 0.043)):
            box((x + grow, wide, high - low), silk, (0, 0, low), 0.002)
            box((wide, y + grow, high - low), silk, (0, 0, low), 0.002)
        bow(silk, min(x, y) * 0.36, wide, at=(0, 0, z + 0.01), turn=(0, 0, 12))
    return root


def candle(glass_color='#efe9e0', wax='#efe4cd', title='木犀', maker='良集 · 香烛', lit=30.0, **spot):
    with group(**spot) as root:
        turned([(0, 0), (0.24, 0), (0.25, 0.5), (0.235, 0.5), (0.228, 0.03), (0, 0.03)], glass(glass_color), 0.015)
        turned([(0, 0.035), (0.224, 0.035), (0.23, 0.4), (0, 0.385)], plain(wax, 0.5, Subsurface=0.0), 0.01)
        tube([(0, 0, 0.38), (0.005, 0, 0.45)], 0.007, plain('#1b1613', 0.9), soft=False)
        lathe(flowing([(0.0, 0.44), (0.022, 0.47), (0.026, 0.5), (0.012, 0.57), (0, 0.62)]), glow('#ffb25a', lit))
        label(0.247, 0.12, 0.22, 78, plain('#f4eee2', 0.8))
        ink = plain('#3a2c22', 0.8)
        words(title, 0.09, ink, (0, 0, 0.25), around=0.253)
        words(maker, 0.026, ink, (0, 0, 0.155), around=0.253)
    return root


def ring_box(velvet='#5a1a24', gold='#d9a441', **spot):
    cover = fabric(velvet, 300, 0.1)
    with group(**spot) as root:
        box((0.5, 0.44, 0.2), cover, (0, 0, 0), 0.05)
        with group((0, 0.21, 0.21), (-18, 0, 0)):
            box((0.5, 0.13, 0.42), cover, (0, 0.02, 0), 0.05)
            box((0.4, 0.02, 0.33), fabric('#efe3d2', 300, 0.1), (0, -0.052, 0.045), 0.01)
        stuffed((0.42, 0.17, 0.08), fabric('#efe3d2', 300, 0.1), (0, -0.08, 0.17), square=0.3)
        stuffed((0.42, 0.17, 0.08), fabric('#efe3d2', 300, 0.1), (0, 0.08, 0.17), square=0.3)
        ring(0.12, 0.016, metal(gold, 0.12), (0, 0, 0.28), (90, 0, 0))
        stone = [(0, -0.06), (0.055, 0.0), (0.05, 0.02), (0.03, 0.035), (0, 0.035)]
        lathe(stone, glass('#f4fbff'), (0, 0, 0.46), steps=12, smooth=1)
        for i in range(4):
            a = math.pi * (i / 2 + 0.25)
            tube(
                [(0.02 * math.cos(a), 0.02 * math.sin(a), 0.4), (0.055 * math.cos(a), 0.055 * math.sin(a), 0.475)],
                0.007,
                metal(gold, 0.12),
                soft=False,
            )
    return root


def plaque(text='小满', under='二〇二六 · 春', timber=('#6b4426', '#a8774a'), **spot):
    """A block of wood with a name cut into it, leaning back."""
    with group(**spot) as root:
        board = wood(*timber, 1.3)
        with group((0, 0, 0.03), (-12, 0, 0)):
            box((0.8, 0.09, 0.62), board, (0, 0, 0), 0.02)
            burnt = plain('#2a160a', 0.9)
            words(text, 0.26, burnt, (0, -0.0465, 0.36))
            words(under, 0.06, burnt, (0, -0.0465, 0.13))
        box((0.86, 0.3, 0.06), board, (0, 0.02, 0), 0.015)
    return root


def named_mug(color='#f1ece2', text='阿宁', ink='#8c2f23', **spot):
    with group(**spot) as root:
        coat = glaze(color, rough=0.2)
        turned(
            [
                (0, 0.015),
                (0.2, 0.015),
                (0.21, 0),
                (0.25, 0),
                (0.27, 0.05),
                (0.275, 0.56),
                (0.262, 0.565),
                (0.25, 0.52),
                (0.245, 0.06),
                (0, 0.05),
            ],
            coat,
            0.02,
        )
        tube([(0.265, 0, 0.46), (0.43, 0, 0.47), (0.47, 0, 0.3), (0.42, 0, 0.13), (0.265, 0, 0.12)], 0.036, coat)
        words(text, 0.2, plain(ink, 0.4), (0, 0, 0.3), around=0.277)
    return root


def medal(gold='#c99a3c', ribbon='#a3262a', **spot):
    """Lying on its ribbon."""
    with group(**spot) as root:
        turned(
            [(0, 0), (0.26, 0), (0.27, 0.02), (0.26, 0.045), (0.225, 0.045), (0.22, 0.03), (0, 0.03)],
            metal(gold, 0.22),
            0.008,
        )
    return root
