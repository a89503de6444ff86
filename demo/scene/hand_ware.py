"""Things to hold: pens, tools, rattles. One unit is about 10 cm."""

import math

from materials import metal, plain, rubber
from shape import ball, box, flowing, group, lathe, ring, turned


def gel_pen(color, **spot):
    """Lying, its tip towards -y, its clip up."""
    barrel, grip, steel = plain(color, 0.28, coat=0.5), rubber('#26272b'), metal('#cfd2d6', 0.22)
    with group(**spot), group(turn=(-90, 0, 0)):
        lathe([(0, -0.01), (0.012, 0), (0.014, 0.05), (0.03, 0.06), (0.034, 0.09), (0.062, 0.22)], steel, steps=48)
        lathe(flowing([(0.062, 0.22), (0.07, 0.26), (0.07, 0.52), (0.067, 0.56)]), grip, steps=64)
        for i in range(7):
            ring(0.0695, 0.004, grip, (0, 0, 0.27 + 0.038 * i))
        turned([(0.067, 0.555), (0.071, 0.56), (0.071, 1.24), (0.064, 1.27), (0, 1.27)], barrel, 0.008)
        turned([(0.0715, 0.56), (0.0735, 0.56), (0.0735, 0.585), (0.0715, 0.585)], steel, 0.003)
        turned([(0.0715, 1.14), (0.074, 1.14), (0.074, 1.24), (0.066, 1.262), (0, 1.262)], steel, 0.004)
        turned([(0, 1.26), (0.04, 1.26), (0.04, 1.37), (0.03, 1.385), (0, 1.387)], barrel, 0.008)
        box((0.055, 0.05, 0.06), steel, (0, -0.085, 1.17), 0.008)
        box((0.055, 0.014, 0.44), steel, (0, -0.11, 0.8), 0.006)
        ball(0.024, steel, (0, -0.1, 0.82), (1, 0.7, 1.4), steps=16)


def gel_pens(color):
    """Three, in a fan."""
    for i in range(3):
        gel_pen(color, at=(-0.34 + 0.3 * i, -0.72 + 0.04 * i, 0.075), turn=(0, 0, -24 - 7 * i))


def screwdriver():
    grip, core, steel = rubber('#b3271f'), plain('#202124', 0.45), metal('#c9ccd1', 0.22)
    with group((-0.5, -0.38, 0.205), (0, 0, 38)), group(turn=(0, 90, 0)):
        lobes = lambda a: 1 + 0.07 * math.cos(6 * a)
        lathe(flowing([(0, -0.45), (0.13, -0.43), (0.175, -0.34), (0.17, -0.28)]), core)
        lathe(
            flowing(
                [(0.165, -0.29), (0.195, -0.22), (0.2, 0.1), (0.175, 0.3), (0.145, 0.42), (0.175, 0.52), (0.13, 0.56)]
            ),
            grip,
            steps=192,
            shape=lobes,
        )
        turned([(0.13, 0.54), (0.125, 0.62), (0.07, 0.68), (0, 0.68)], core, 0.02)
        lathe([(0, 0.62), (0.055, 0.62), (0.055, 1.5)], steel, steps=48)
        lathe(
            [(0.055, 1.5), (0.055, 1.56), (0.035, 1.76), (0.032, 1.78), (0, 1.78)],
            metal('#85888d', 0.35),
            steps=4,
            smooth=10,
            shape=lambda a: 1,
        ).scale = (0.55, 1.35, 1)
    for x, y, turn in ((0.5, -0.5, 20), (0.76, -0.32, 70)):
        screw(at=(x, y, 0.05), turn=(0, 90, turn))


def screw(**spot):
    brass = metal('#c2a35e', 0.28)
    with group(scale=1.3, **spot):
        lathe([(0, 0), (0.075, 0), (0.07, 0.02), (0.03, 0.055), (0.028, 0.1), (0.024, 0.32), (0, 0.4)], brass, steps=48)
        for i in range(12):
            ring(0.028 - 0.0004 * i, 0.006, brass, (0, 0, 0.11 + 0.019 * i), (12, 0, 0))


def maraca(colors, **spot):
    """Standing on its handle."""
    base, band, dots, grip = colors
    profile = flowing([(0.05, 0.86), (0.14, 0.92), (0.3, 1.12), (0.345, 1.36), (0.27, 1.6), (0.13, 1.7), (0, 1.72)], 10)
    coat = lambda color: plain(color, 0.28, coat=0.6)
    with group(**spot):
        lathe(flowing([(0, 0), (0.07, 0.015), (0.085, 0.07), (0.06, 0.2), (0.055, 0.6), (0.065, 0.88)]), coat(grip))
        for low, high, color in (
            (0.86, 1.08, band),
            (1.08, 1.2, base),
            (1.2, 1.46, dots[0]),
            (1.46, 1.58, base),
            (1.58, 1.73, band),
        ):
            lathe(slice_of(profile, low, high), coat(color), smooth=180)
        for z, high in ((1.2, 0), (1.46, 0)):
            ring(radius_at(profile, z) - 0.002, 0.012, coat('#f3ead6'), (0, 0, z + high))
        for i in range(10):
            a = 2 * math.pi * i / 10
            r = radius_at(profile, 1.33) - 0.004
            ball(
                0.052,
                coat(dots[1 + i % 2]),
                (r * math.cos(a), r * math.sin(a), 1.33),
                (0.3, 1, 1.25),
                (0, 0, math.degrees(a)),
                steps=20,
            )


def radius_at(line, z):
    for (r, low), (r2, high) in zip(line, line[1:]):
        if low <= z <= high:
            return r + (r2 - r) * (z - low) / ((high - low) or 1)
    return 0.0


def slice_of(line, low, high):
    steps = 16
    return [(radius_at(line, z), z) for z in [low + (high - low) * i / steps for i in range(steps + 1)]]


def maracas():
    with group((0.2, -0.76, 0.088), (0, 0, -21)):
        maraca(('#2f7f9a', '#d9582c', ('#efc044', '#c8352c', '#2f6a4a'), '#c48a4e'), turn=(-78.5, 0, 0))
    with group((-0.24, -0.7, 0.088), (0, 0, 25)):
        maraca(('#d9582c', '#2f7f5a', ('#efe3c4', '#2f5fa0', '#c8352c'), '#c48a4e'), turn=(-78.5, 0, 0))
