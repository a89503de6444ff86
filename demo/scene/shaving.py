"""A razor on its stand, and cans of beer. One unit is about 10 cm."""

import math

from materials import anodised, metal, plain
from mould import lofted
from shape import box, disc, group, lathe, slab, tube, turned, words
from ware import label


def cartridge(color, **spot):
    """Five blades in their frame; facing up."""
    dark, steel, gum = plain('#2a2c30', 0.5), metal('#dfe2e5', 0.15), plain(color, 0.6)
    with group(**spot):
        slab(0.86, 0.46, 0.1, 0.08, dark, edge=0.03)
        box((0.72, 0.08, 0.02), gum, (0, -0.165, 0.098), 0.008)
        for k in range(3):
            box((0.7, 0.01, 0.012), gum, (0, -0.185 + 0.02 * k, 0.116), 0.002)
        for k in range(5):
            box((0.72, 0.026, 0.014), steel, (0, -0.09 + 0.05 * k, 0.096), 0.003, (24, 0, 0))
        box((0.72, 0.05, 0.016), plain('#a9d6d0', 0.4), (0, 0.185, 0.098), 0.006)
        for x in (-0.39, 0.39):
            box((0.03, 0.34, 0.02), steel, (x, 0.01, 0.094), 0.006)


def razor(color, dark):
    """In its stand, three more cartridges before it."""
    coat, steel, soft = anodised(color), metal('#d3d6da', 0.2), plain('#26282c', 0.6)
    slab(0.9, 0.7, 0.14, 0.2, coat, (-0.2, 0.2, 0), (0, 0, 10), edge=0.04)
    slab(0.5, 0.3, 0.012, 0.1, soft, (-0.2, 0.2, 0.138), (0, 0, 10), edge=0.004)
    with group((-0.2, 0.2, 0.12), (-7, 0, 10)):
        section = lambda t: [
            (
                (0.105 + 0.035 * math.sin(math.pi * t) - 0.03 * t) * math.cos(a),
                (0.085 + 0.02 * math.sin(math.pi * t) - 0.02 * t) * math.sin(a),
                1.62 * t,
            )
            for a in [2 * math.pi * k / 40 for k in range(40)]
        ]
        lofted(section, 40, 40, coat, smooth=60)
        for k in range(9):
            box((0.16, 0.05, 0.022), soft, (0, -0.085, 0.6 + 0.06 * k), 0.01)
        tube([(0, 0, 1.56), (0, -0.02, 1.72), (0, -0.12, 1.84)], 0.05, steel, radii=[1.2, 0.9, 1])
        box((0.3, 0.1, 0.08), steel, (0, -0.13, 1.8), 0.02)
        cartridge(dark, at=(0, -0.2, 1.86), turn=(62, 0, 0))
    for k in range(3):
        cartridge(dark, at=(0.56 + 0.13 * k, -0.02 - 0.46 * k, 0.0), turn=(0, 0, -14 + 9 * k))


BEERS = {
    'pale': ('淡色艾尔', 'PALE ALE', '#e8c25a', '#2f4a5c'),
    'amber': ('琥珀拉格', 'AMBER LAGER', '#c8742f', '#4a2416'),
    'stout': ('燕麦世涛', 'OAT STOUT', '#3a2a24', '#e6c993'),
}


def can(kind, **spot):
    name, english, color, ink = BEERS[kind]
    tin, coat, print_ = metal('#d9dcdf', 0.2), plain(color, 0.32, metal=0.35, coat=0.3), plain(ink, 0.6)
    with group(**spot):
        turned([(0, 0.03), (0.22, 0.02), (0.25, 0), (0.29, 0.05), (0.29, 0.07)], tin, 0.02)
        lathe([(0.29, 0.07), (0.3, 0.09), (0.3, 1.0), (0.295, 1.03)], coat)
        turned([(0.295, 1.03), (0.25, 1.12), (0.25, 1.15), (0.235, 1.15), (0.225, 1.11), (0, 1.11)], tin, 0.012)
        disc(0.04, metal('#c3c6ca', 0.3), (0, 0, 1.118), steps=24)
        slab(0.1, 0.2, 0.012, 0.05, metal('#c9ccd0', 0.25), (0, -0.07, 1.115), (0, 0, 20), edge=0.004)
        label(0.3, 0.26, 0.54, 96, plain('#f3ead6' if kind != 'stout' else '#2a1d18', 0.5), 0.002)
        words(name, 0.094, print_, (0, 0, 0.6), around=0.304)
        words(english, 0.05, print_, (0, 0, 0.46), around=0.304)
        words('石窖 · 精酿 330 毫升', 0.034, print_, (0, 0, 0.34), around=0.304)
        words('★', 0.09, plain(color, 0.5), (0, 0, 0.74), around=0.304)


def beers(kind):
    """Twelve cans: eleven in their tray, one before it."""
    card = plain('#b98d5c', 0.8)
    with group((0, 0.5, 0), (0, 0, 8)):
        box((2.62, 2.0, 0.03), card, (0, 0, 0), 0)
        for x in (-1.3, 1.3):
            box((0.03, 2.0, 0.36), card, (x, 0, 0), 0.004)
        for y in (-1.0, 1.0):
            box((2.62, 0.03, 0.36), card, (0, y, 0), 0.004)
        for k in range(12):
            if k != 2:
                can(kind, at=(-0.96 + 0.64 * (k % 4), -0.64 + 0.64 * (k // 4), 0.03))
    can(kind, at=(0.42, -1.1, 0), turn=(0, 0, -6))
