"""Games and things to count with. One unit is about 10 cm."""

import math

from materials import metal, plain, wood
from shape import ball, box, disc, group, mesh, slab, turned, words

BEECH = ('#b98a58', '#dcb987')


def flat(points, color, z):
    mesh([(x, y, z) for x, y in points], [tuple(range(len(points)))], plain(color, 0.6))


def card(draw, **spot):
    """Lying, its face up."""
    with group(**spot):
        slab(0.63, 0.88, 0.012, 0.06, plain('#f6f1e4', 0.55), edge=0.003)
        slab(0.57, 0.82, 0.001, 0.045, plain('#f2d9a0', 0.6), (0, 0, 0.012), edge=0)
        draw(0.0142)


def round_(x, y, radius, color, z):
    disc(radius, plain(color, 0.6), (x, y, z), steps=48)


def clown(z):
    round_(-0.17, 0.03, 0.1, '#dd5a2c', z)
    round_(0.17, 0.03, 0.1, '#dd5a2c', z)
    round_(0, 0, 0.2, '#f6e3cf', z + 0.001)
    flat([(-0.14, 0.14), (0.14, 0.14), (0, 0.37)], '#3f6fa8', z + 0.002)
    round_(0, 0.36, 0.035, '#e8c23f', z + 0.003)
    for x in (-0.075, 0.075):
        round_(x, 0.05, 0.028, '#26262a', z + 0.002)
    round_(0, -0.02, 0.052, '#c2302a', z + 0.003)
    flat(
        [(0.11 * math.cos(a), -0.09 + 0.06 * math.sin(a)) for a in [math.pi * (1 + i / 16) for i in range(17)]],
        '#c2302a',
        z + 0.002,
    )
    flat([(-0.16, -0.22), (0, -0.27), (-0.16, -0.33)], '#3f8a6a', z)
    flat([(0.16, -0.33), (0, -0.27), (0.16, -0.22)], '#3f8a6a', z)


def tent(z):
    for i in range(6):
        x, x2 = -0.24 + 0.08 * i, -0.16 + 0.08 * i
        color = ('#c2302a', '#f6f1e4')[i % 2]
        flat([(x, -0.28), (x2, -0.28), (x2, 0.02), (x, 0.02)], color, z)
        flat([(x * 1.1, 0.02), (x2 * 1.1, 0.02), (0, 0.26)], color, z)
    flat([(-0.07, -0.28), (0.07, -0.28), (0, -0.04)], '#4a2a24', z + 0.001)
    flat([(0, 0.25), (0.13, 0.3), (0, 0.35)], '#3f6fa8', z)


def juggling(z):
    flat([(-0.26, -0.3), (0.26, -0.3), (0.2, -0.12), (-0.2, -0.12)], '#3f6fa8', z)
    for x, y, color in ((0, 0.02, '#c2302a'), (-0.14, 0.2, '#e8b23f'), (0.14, 0.2, '#3f8a6a')):
        round_(x, y, 0.09, color, z)
    for x in (-0.13, 0, 0.13):
        round_(x, -0.21, 0.03, '#f6e3a0', z + 0.001)


def circus_cards():
    """The box, and a pair with a clown before it."""
    with group((0.14, 0.52, 0), (0, 0, -10)):
        box((0.72, 0.34, 1.0), plain('#b3302a', 0.55), (0, 0, 0), 0.01)
        box((0.726, 0.346, 0.2), plain('#f2d28a', 0.55), (0, 0, 0.74), 0.006)
        words('马戏团', 0.13, plain('#f6e8c8', 0.6), (0, -0.173, 0.56))
        words('记忆卡牌', 0.098, plain('#f6e8c8', 0.6), (0, -0.173, 0.36))
        words('星豆 · 五十四张', 0.04, plain('#f6e8c8', 0.6), (0, -0.173, 0.14))
        words('★', 0.08, plain('#b3302a', 0.6), (0, -0.177, 0.84))
    card(tent, at=(-0.82, -0.16, 0), turn=(0, 0, 14))
    card(tent, at=(-0.5, -0.62, 0.014), turn=(0, 0, -6))
    card(clown, at=(0.28, -0.6, 0.014), turn=(0, 0, 6))
    card(juggling, at=(0.94, -0.3, 0), turn=(0, 0, -18))


def abacus():
    """Four rows of ten: the first five dark, the other five light."""
    timber, rod = wood(*BEECH, 1.4), metal('#c9ccd0', 0.25)
    rows = (('#b3302a', '#e58a7a'), ('#d98a1f', '#f2cd7a'), ('#3f7f45', '#9ccb8a'), ('#2f5fa0', '#93bbe3'))
    with group(turn=(0, 0, 16)):
        for x in (-1.14, 1.14):
            box((0.14, 0.2, 2.2), timber, (x, 0, 0), 0.05)
            box((0.18, 0.62, 0.13), timber, (x, 0, 0), 0.04)
        box((2.2, 0.17, 0.13), timber, (0, 0, 2.02), 0.04)
        box((2.2, 0.13, 0.1), timber, (0, 0, 0.16), 0.03)
        for row, colors in enumerate(rows):
            z = 1.76 - 0.42 * row
            with group((0, 0, z), (0, 90, 0)):
                turned([(0, -1.1), (0.022, -1.1), (0.022, 1.1), (0, 1.1)], rod, 0.002)
            left = (5, 7, 2, 10)[row]
            for i in range(10):
                x = -0.98 + 0.165 * i if i < left else 0.98 - 0.165 * (9 - i)
                ball(0.135, plain(colors[i // 5], 0.28, coat=0.5), (x, 0, z), (0.6, 1, 1), steps=28)
