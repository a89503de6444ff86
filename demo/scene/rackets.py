"""Rackets, bats, discs and boards. One unit is about 30 cm."""

import math

from materials import fabric, metal, plain, wood
from mould import lofted, straws
from shape import ball, flowing, group, lathe, prism, ring, slab, tube, turned, words
from sporting import seam


def oval(wide, high, steps=72):
    return [
        (wide * math.cos(2 * math.pi * i / steps), high * math.sin(2 * math.pi * i / steps), 0) for i in range(steps)
    ]


def strings(wide, high, gap, material):
    """A net within an oval, woven flat."""
    lines = []
    for axis, (reach, across) in enumerate(((wide, high), (high, wide))):
        count = int(reach / gap)
        for i in range(-count, count + 1):
            at = (i + 0.0) * gap
            half = across * math.sqrt(max(0, 1 - (at / reach) ** 2))
            ends = [(at, -half, 0.002), (at, half, 0.002)] if axis == 0 else [(-half, at, -0.002), (half, at, -0.002)]
            lines.append(ends)
    straws(lines, 0.0034, material)


def grip(length, radius, wrap, cap, **spot):
    """Wrapped with tape, along -y from its top."""
    with group(**spot), group(turn=(90, 0, 0)):
        turned([(0, 0), (radius, 0.01), (radius, length), (0, length)], wrap, 0.01)
        turn = [i * 2 * math.pi / 12 for i in range(12 * 14)]
        path = [
            (radius * math.cos(a), radius * math.sin(a), 0.02 + (length - 0.06) * k / len(turn))
            for k, a in enumerate(turn)
        ]
        tube(path, 0.006, wrap, soft=False)
        turned(
            [(radius, length - 0.05), (radius * 1.25, length - 0.02), (radius * 1.25, length), (0, length)], cap, 0.01
        )


def tennis_racket():
    """With an elastic ball to train alone."""
    coat, dark = plain('#1d2b3f', 0.25, coat=0.7), plain('#1c1c1f', 0.7)
    red = plain('#c8412f', 0.3, coat=0.6)
    with group((-0.12, 0.3, 0.045), (0, 0, -38)):
        tube(oval(0.44, 0.57), 0.032, coat, closed=True, soft=False)
        arc = [oval(0.44, 0.57)[k] for k in range(6, 31)]
        tube(arc, 0.0335, red, soft=False)
        strings(0.42, 0.55, 0.042, plain('#f1efe6', 0.4))
        for side in (-1, 1):
            tube([(side * 0.26, -0.46, 0), (side * 0.13, -0.66, 0), (side * 0.035, -0.86, 0)], 0.034, coat)
        tube([(0, -0.8, 0), (0, -0.96, 0)], 0.05, coat, soft=False)
        grip(0.6, 0.05, dark, coat, at=(0, -0.9, 0))
    felt, line = fabric('#cfe03a', 240, 0.5), plain('#f3f3ea', 0.8)
    with group((0.66, -0.36, 0.11), (30, 20, 0)):
        ball(0.11, felt)
        tube([seam(4 * math.pi * i / 160, 0.1105) for i in range(160)], 0.004, line, closed=True, soft=False)
    cord = [(0.74, -0.42, 0.05), (0.84, -0.52, 0.01), (0.72, -0.62, 0.01), (0.5, -0.56, 0.01), (0.3, -0.66, 0.01)]
    tube(cord, 0.007, plain('#2c2c30', 0.7))


def badminton_racket(color, trim):
    coat, dark, steel = plain(color, 0.22, coat=0.8), plain('#1c1c1f', 0.7), plain('#26282c', 0.25, coat=0.6)
    with group((-0.1, 0.2, 0.03), (0, 0, -38)):
        tube(oval(0.3, 0.38), 0.016, coat, closed=True, soft=False)
        for low in (4, 28):
            arc = [oval(0.3, 0.38)[k % 72] for k in range(low, low + 5)]
            tube(arc, 0.0168, plain(trim, 0.3, coat=0.6), soft=False)
        strings(0.292, 0.372, 0.0285, plain('#f6f6f2', 0.4))
        tube([(0, -0.38, 0), (0, -0.43, 0)], 0.022, coat, soft=False)
        tube([(0, -0.38, 0), (0, -1.0, 0)], 0.013, steel, soft=False)
        tube([(0, -0.96, 0), (0, -1.04, 0)], 0.03, coat, radii=[0.5, 1.1], soft=True)
        grip(0.56, 0.038, dark, coat, at=(0, -1.0, 0))


def bat_outline(grow=0.0, foot=0.0):
    """The blade of a table-tennis bat, its handle towards -y; without a handle from `foot` on."""
    wide, high = 0.25 + grow, 0.26 + grow
    points = []
    for i in range(65):
        a = -math.pi / 2 + 0.42 + (2 * math.pi - 0.84) * i / 64
        points.append((wide * math.cos(a), high * math.sin(a)))
    return points


def bat():
    """Red on one face, black on the other, with two balls."""
    timber, dark = wood('#c99a5f', '#e6c48f', 1.6, grain=(12, 1, 12)), wood('#7a4a2c', '#a86f42', 2, grain=(12, 1, 12))
    red, black, sponge = plain('#c0221f', 0.45), plain('#1b1b1d', 0.45), plain('#e8c86a', 0.8)
    with group((-0.06, 0.1, 0.012), (4, -3, -32)):
        prism([*bat_outline(), (-0.05, -0.31), (0.05, -0.31)], 0.022, timber, (0, 0, 0.012), edge=0.004)
        for z, face, pad in ((0.034, 0.042, red), (0.004, -0.004, black)):
            prism(bat_outline(-0.004), 0.008, sponge, (0, 0, z), edge=0)
            prism(bat_outline(-0.003), 0.008, pad, (0, 0, face), edge=0.003)
        with group((0, -0.27, 0.023), (90, 0, 0)):
            section = lambda t: [
                ((0.05 + 0.016 * (2 * t - 1) ** 2) * math.cos(a), 0.037 * math.sin(a), 0.34 * t)
                for a in [2 * math.pi * k / 32 for k in range(32)]
            ]
            lofted(section, 16, 32, dark)
        slab(0.05, 0.05, 0.004, 0.02, metal('#d9b25a', 0.3), (0, -0.42, 0.058), edge=0.001)
    for x, y in ((0.36, -0.06), (0.28, -0.2)):
        ball(0.066, plain('#f6f5ef', 0.5), (x, y, 0.066))
        words('★★★', 0.016, plain('#c0221f', 0.5), (x + 0.01, y - 0.03, 0.125), (26, 0, 10))


def disc(color, ink):
    shell, print_ = plain(color, 0.42, coat=0.15, Sheen=0.1), plain(ink, 0.5)
    outer = [(0, 0.105), (0.22, 0.104), (0.36, 0.098), (0.41, 0.085), (0.448, 0.05), (0.455, 0.01), (0.445, 0)]
    inner = [(0.435, 0.004), (0.42, 0.05), (0.38, 0.08), (0.2, 0.092), (0, 0.093)]
    with group((0, 0, 0.04), (7, -5, 0)):
        lathe(flowing([list(p) for p in outer], 10) + [list(p) for p in inner], shell, steps=192)
        for k in range(6):
            r = 0.335 + 0.015 * k
            ring(r, 0.0022, shell, (0, 0, 0.0998 - 0.0022 * k))
        for r, thick in ((0.3, 0.006), (0.15, 0.004)):
            lathe([(r, 0.1055 - r * 0.008), (r + thick, 0.1055 - r * 0.008)], print_)
        words('野趣', 0.085, print_, (0, 0.035, 0.107), (0, 0, 0))
        words('175 g', 0.034, print_, (0, -0.08, 0.107), (0, 0, 0))
        for k in range(24):
            a = 2 * math.pi * k / 24
            tube(
                [(r * math.cos(a + t), r * math.sin(a + t), 0.1048) for r, t in ((0.18, 0), (0.23, 0.1), (0.28, 0.24))],
                0.0028,
                print_,
            )


def deck_at(x, lift, grow=0.0):
    """The outline across a skateboard at x: half its width, and how high its middle is."""
    far = abs(x) / 1.33
    wide = (0.34 - grow) * math.sqrt(max(0.0, 1 - max(0.0, (far - 0.72) / 0.28) ** 2))
    kick = max(0.0, far - 0.62)
    return wide, lift + 1.35 * kick**1.6


def board(lift, thick, material, grow=0.0):
    """Concave, both ends bent up."""

    def section(t):
        x = (1.33 - grow) * (2 * t - 1) * 0.9995
        wide, z = deck_at(x, lift, grow)
        across = [wide * (k / 6 - 1) for k in range(13)]
        bowl = lambda y: z + 0.35 * y * y
        return [(x, y, bowl(y) + thick) for y in reversed(across)] + [(x, y, bowl(y)) for y in across]

    return lofted(section, 120, 26, material, smooth=30)


def skateboard():
    steel, wheel, core = metal('#c3c6ca', 0.3), plain('#f0ead8', 0.4, coat=0.2), plain('#2f8f83', 0.4)
    with group((0, 0, 0), (0, 0, 30)):
        board(0.27, 0.016, plain('#2f8f83', 0.35, coat=0.4))
        board(0.286, 0.022, wood('#b98550', '#e2bd85', 1.2))
        board(0.3085, 0.004, plain('#232325', 0.95), 0.006)
        for x in (-0.72, 0.72):
            slab(0.22, 0.15, 0.03, 0.03, steel, (x, 0, 0.245), edge=0.008)
            tube([(x, -0.2, 0.11), (x, 0.2, 0.11)], 0.03, steel, soft=False)
            tube([(x * 0.96, 0, 0.25), (x, 0, 0.13)], 0.055, steel, radii=[1.3, 0.8])
            for side in (-1, 1):
                with group((x, side * 0.25, 0.1), (90, 0, 0)):
                    line = [(0, -0.06), (0.07, -0.06), (0.1, -0.045, 0.03), (0.1, 0.045, 0.03), (0.07, 0.06), (0, 0.06)]
                    turned(line, wheel, 0.02)
                    turned([(0, -0.064), (0.045, -0.064), (0.045, 0.064), (0, 0.064)], core, 0.004)
                    turned([(0, -0.085), (0.02, -0.085), (0.02, 0.085), (0, 0.085)], steel, 0.004)
            for k in range(4):
                at = (x + (0.075 if k % 2 else -0.075), 0.045 if k < 2 else -0.045, 0.3125)
                turned([(0, 0), (0.013, 0), (0.01, 0.004), (0, 0.004)], steel, 0.002, at=at)
