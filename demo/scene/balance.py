"""A balance of brass with its weights. One unit is about 10 cm."""

import math

from materials import fabric, metal, wood
from shape import ball, box, flowing, group, lathe, ring, tube, turned


def pan(brass, x, top):
    """Hangs from three chains at the end of the beam."""
    with group((x, 0, 0)):
        low = top - 1.42
        lathe(flowing([[0, low - 0.1], [0.3, low - 0.07], [0.52, low + 0.04], [0.55, low + 0.06]]), brass, smooth=180)
        lathe([(0.55, low + 0.06), (0.535, low + 0.06), (0.3, low - 0.05), (0, low - 0.08)], brass)
        for k in range(3):
            a = 2 * math.pi * k / 3 + 0.5
            end = (0.52 * math.cos(a), 0.52 * math.sin(a), low + 0.05)
            for i in range(26):
                t = (i + 0.5) / 26
                spot = [p * t for p in end[:2]] + [top - 0.1 + (end[2] - top + 0.1) * t]
                ring(0.02, 0.006, brass, spot, (90 * (i % 2) + 20, 0, math.degrees(a)), (1, 1.3, 1))
        ring(0.05, 0.012, brass, (0, 0, top - 0.06), (90, 0, 0))


def weight(brass, size, **spot):
    with group(**spot, scale=size):
        turned([(0, 0), (0.14, 0), (0.14, 0.24), (0.05, 0.27), (0.04, 0.32), (0, 0.32)], brass, 0.02)
        ball(0.07, brass, (0, 0, 0.36), steps=24)


def weights(brass):
    """Nine, in order of size, in their box."""
    timber, velvet = wood('#4a2a18', '#6f4428', 1.4), fabric('#5a1f2a', 200, 0.2)
    with group((0.1, -1.2, 0), (0, 0, -6)):
        box((2.1, 0.6, 0.16), timber, (0, 0, 0), 0.02)
        box((1.98, 0.48, 0.02), velvet, (0, 0, 0.155), 0)
        for side in (-1, 1):
            box((2.1, 0.05, 0.24), timber, (0, side * 0.275, 0), 0.008)
            box((0.05, 0.6, 0.24), timber, (side * 1.025, 0, 0), 0.008)
        x = -0.9
        for size in (1.0, 0.86, 0.74, 0.64, 0.54, 0.46, 0.38, 0.3, 0.24):
            x += 0.15 * size
            weight(brass, size, at=(x, 0, 0.17))
            x += 0.15 * size + 0.04
    weight(brass, 0.8, at=(1.16, 0, 0.96))


def balance():
    """Beam and pans of brass on a foot of dark wood."""
    brass, timber = metal('#cf9f45', 0.18), wood('#3f2415', '#633b22', 1.2, 0.35)
    box((1.9, 1.0, 0.2), timber, (0, 0, 0), 0.04)
    line = [(0.3, 0.2), (0.3, 0.25), (0.14, 0.34), (0.07, 0.5), (0.1, 0.6), (0.06, 0.72), (0.05, 1.5), (0.07, 2.1)]
    lathe(flowing([list(p) for p in line]) + [(0.1, 2.2), (0.06, 2.3), (0, 2.32)], brass)
    top = 2.5
    for side in (-1, 1):
        arm = [(0, top + 0.04), (side * 0.4, top + 0.08), (side * 0.8, top), (side * 1.16, top - 0.04)]
        tube([(x, 0, z) for x, z in arm], 0.05, brass, radii=[1.5, 1.1, 0.8, 0.6])
        ball(0.06, brass, (side * 1.16, 0, top - 0.02), steps=24)
        pan(brass, side * 1.16, top)
    turned([(0, -0.14), (0.14, -0.14), (0.14, 0.14), (0, 0.14)], brass, 0.03, at=(0, 0, top), turn=(90, 0, 0))
    tip = [[0.06, top + 0.1], [0.05, top + 0.2], [0.09, top + 0.28], [0.03, top + 0.4], [0, top + 0.46]]
    lathe(flowing(tip), brass)
    tube([(0, -0.07, top), (0, -0.1, 1.5)], 0.016, brass, soft=False, radii=[1.4, 0.5])
    box((0.5, 0.02, 0.16), metal('#e3c27a', 0.3), (0, -0.08, 1.42), 0.004)
    weights(brass)
