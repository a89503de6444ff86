"""A comb. One unit is about 5 cm."""

import math

from materials import feed, noise, plain, ramp
from mould import baked, cut
from shape import flowing, group, prism, turned


def back():
    """The spine and the handle, which points towards -x; counter-clockwise."""
    spine = [(1.72, 0.04), (1.72, 0.3), (1.3, 0.42), (0.6, 0.44), (-0.1, 0.38), (-0.8, 0.34), (-1.5, 0.36)]
    line = [*spine, (-1.72, 0.22), (-1.66, 0.02), (-1.2, -0.04), (-0.5, 0.02), (0, 0.03), (0.8, 0.03)]
    return flowing([list(p) for p in [*line, line[0]]], 6)[:-1]


def tooth(k):
    x, long = -0.06 + 0.185 * k, 1.28 - 0.012 * (k - 4.5) ** 2
    ways = [math.pi * (1 + i / 8) for i in range(9)]
    tip = [(x + 0.055 + 0.028 * math.cos(a), -long + 0.028 * math.sin(a)) for a in ways]
    return [*tip, (x + 0.11, 0.14), (x, 0.14)]


def comb(dark, light):
    """Milled in one piece from a sheet of acetate; a hole for a cord."""
    shell = plain(light, 0.14, coat=0.9)
    feed(shell, 'Base Color', ramp(shell, noise(shell, 2.4, detail=3), [(0.38, dark), (0.62, light)]))
    with group((-0.05, 0.42, 0.02), (0, 0, 24)):
        body = baked(prism(back(), 0.15, shell, edge=0.04))
        cut(body, turned([(0, -0.2), (0.09, -0.2), (0.09, 0.4), (0, 0.4)], shell, 0.0, at=(-1.5, 0.16, 0)))
        for k in range(10):
            prism(tooth(k), 0.146, shell, (0, 0, 0.002), edge=0.035)
