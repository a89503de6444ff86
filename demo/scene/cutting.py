"""A pruner. One unit is about 5 cm."""

import math

from materials import brushed, metal, plain
from shape import flowing, group, prism, tube, turned


def outline(points, steps=8):
    """Counter-clockwise, whichever way the points run."""
    line = flowing([list(p) for p in [*points, points[0]]], steps)[:-1]
    area = sum(x * y2 - x2 * y for (x, y), (x2, y2) in zip(line, [*line[1:], line[0]]))
    return line if area > 0 else line[::-1]


BLADE = [(-0.28, 0.1), (-0.3, 0.4), (-0.2, 0.85), (0.02, 1.3), (0.22, 1.46)]
BLADE += [(0.3, 1.2), (0.34, 0.7), (0.3, 0.2), (0.1, -0.1)]
HOOK = [(0.26, 0.0), (0.34, 0.4), (0.5, 0.75), (0.56, 1.1), (0.44, 1.42)]
HOOK += [(0.56, 1.46), (0.76, 1.1), (0.7, 0.6), (0.5, 0.1)]
JOINT = [(-0.34, 0.06), (-0.1, 0.3), (0.36, 0.24), (0.46, -0.02), (0.1, -0.34), (-0.3, -0.26)]
LEFT = [(-0.16, 0.1), (-0.3, -0.3), (-0.52, -0.9), (-0.56, -1.6), (-0.42, -2.3), (-0.36, -2.6)]
RIGHT = [(0.3, 0.0), (0.26, -0.4), (0.42, -0.9), (0.52, -1.6), (0.5, -2.2), (0.62, -2.52)]


def handle(line, grip, rest):
    """Dipped in red; only near the pivot the metal shows."""
    tube([(x, y, 0.16) for x, y in line], 0.15, grip, radii=[0.9, 1.05, 1.15, 1.1, 1.05, 0.9])
    tube([(x, y, 0.16) for x, y in line[:2]], 0.145, rest)


def spring(steel):
    """Between the handles, wound."""
    coil = []
    for k in range(22 * 16):
        t = k / (22 * 16)
        r, a = 0.13 * (1 - 0.35 * t), 2 * math.pi * 9 * t
        coil.append((-0.34 + 0.66 * t, -0.78 + r * math.cos(a), 0.17 + r * math.sin(a)))
    tube(coil, 0.022, steel, soft=False)


def pruner():
    """Of carbon steel; the lower jaw is hooked."""
    blade, dark, grip = brushed('#d5d8db', 0.22), metal('#8b9096', 0.3), plain('#c22a22', 0.35, coat=0.3)
    with group((0.1, 0.5, 0), (0, 0, -38)):
        prism(outline(BLADE), 0.05, blade, (0, 0, 0.18), edge=0.018)
        prism(outline(HOOK), 0.11, dark, (-0.03, 0, 0.08), edge=0.035)
        prism(outline(JOINT), 0.1, dark, (0, 0, 0.09), edge=0.03)
        handle(LEFT, grip, dark)
        handle(RIGHT, grip, dark)
        spring(metal('#d0d3d6', 0.2))
        nut = [(0, 0), (0.19, 0), (0.19, 0.05), (0.15, 0.08), (0, 0.08)]
        turned(nut, metal('#caa24e', 0.25), 0.012, at=(0.03, 0, 0.22), steps=6)
        turned([(0, 0), (0.09, 0), (0.08, 0.04), (0, 0.05)], metal('#d0d3d6', 0.2), 0.01, at=(0.03, 0, 0.3))
        lock = [(-0.42, -0.16), (-0.5, -0.42), (-0.42, -0.62), (-0.3, -0.5), (-0.3, -0.2)]
        prism(outline(lock), 0.07, plain('#2a2c30', 0.4), (0, 0, 0.28), edge=0.025)
