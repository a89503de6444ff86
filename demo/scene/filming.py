"""A camcorder. One unit is about 10 cm."""

import math

from materials import fabric, metal, plain, rubber, screen
from mould import lofted
from shape import box, disc, group, ring, tube, turned, words


def rounded_section(y, wide, high, z, power=0.45, around=64):
    curve = lambda v: math.copysign(abs(v) ** power, v)
    ways = [2 * math.pi * k / around for k in range(around)]
    return [(wide / 2 * curve(math.cos(a)), y, z + high / 2 * curve(math.sin(a))) for a in ways]


def hull(coat):
    """The body lies along y, its lens towards -y."""
    stops = [(-0.62, 0.6, 0.66), (-0.5, 0.64, 0.7), (0.2, 0.62, 0.68), (0.62, 0.56, 0.6), (0.74, 0.46, 0.5)]

    def section(t):
        k = min(len(stops) - 2, int(t * (len(stops) - 1)))
        f = t * (len(stops) - 1) - k
        y, wide, high = [p + (q - p) * f for p, q in zip(stops[k], stops[k + 1])]
        return rounded_section(y, wide, high, 0.36)

    lofted(section, 40, 64, coat)


def lens(dark, steel):
    with group((0, -0.6, 0.38), (90, 0, 0)):
        turned([(0.3, 0), (0.31, 0.02), (0.31, 0.32), (0.29, 0.34), (0.25, 0.34), (0.22, 0.2)], dark, 0.012)
        for z in (0.12, 0.15, 0.18, 0.21, 0.24):
            ring(0.31, 0.009, dark, (0, 0, z))
        ring(0.27, 0.012, steel, (0, 0, 0.335))
        for r, z in ((0.22, 0.22), (0.18, 0.16)):
            ring(r, 0.014, rubber(), (0, 0, z))
        bulge = [(0.2 * math.cos(a), 0.1 + 0.1 * math.sin(a)) for a in [math.pi / 2 * k / 16 for k in range(17)]]
        turned(bulge, plain('#0c1226', 0.02, coat=1.0, Specular=0.9), 0.0)
        disc(0.23, plain('#08080a', 0.3), (0, 0, 0.1))


def flip_screen(dark):
    """Opened to the side, it shows what is filmed."""
    with group((-0.33, 0.12, 0.12), (0, 0, -8)):
        box((0.78, 0.06, 0.5), dark, (-0.45, 0, 0), 0.025)
        shown = screen([(0.3, '#274a78'), (0.5, '#d98a4f'), (0.7, '#f2d9a4')], 0.9)
        box((0.68, 0.01, 0.4), shown, (-0.45, 0.032, 0.05), 0.004)
        words('光岚', 0.07, plain('#c9ccd1', 0.4), (-0.45, -0.033, 0.25))
        tube([(-0.04, 0, 0.02), (-0.04, 0, 0.48)], 0.05, dark, soft=False)


def camcorder():
    """With a zoom lever, a cold shoe, and a strap for the hand."""
    coat, dark, steel = plain('#2b2d31', 0.42), plain('#17181b', 0.35), metal('#b9bdc2', 0.25)
    with group((0.14, 0.1, 0.02), (0, 0, -34)):
        hull(coat)
        lens(dark, steel)
        flip_screen(coat)
        box((0.2, 0.34, 0.02), steel, (0, -0.1, 0.7), 0.006)
        for x in (-0.09, 0.09):
            box((0.03, 0.34, 0.05), steel, (x, -0.1, 0.7), 0.006)
        box((0.16, 0.2, 0.05), dark, (0.14, 0.34, 0.68), 0.02)
        button = [(0, 0), (0.05, 0), (0.04, 0.03), (0, 0.03)]
        turned(button, plain('#c2302a', 0.3), 0.008, at=(0, 0.75, 0.42), turn=(-90, 0, 0))
        strap = [(0.3, -0.42, 0.42), (0.44, -0.24, 0.38), (0.48, 0.1, 0.36), (0.42, 0.42, 0.38), (0.28, 0.58, 0.42)]
        for z in (-0.1, -0.05, 0, 0.05, 0.1):
            tube([(x, y, h + z) for x, y, h in strap], 0.034, fabric('#232427', 160, 0.3))
        words('4K', 0.12, plain('#d9dbde', 0.4), (-0.318, -0.36, 0.5), (90, 0, -90), depth=0.004)
        box((0.3, 0.5, 0.06), dark, (0, 0.1, 0.0), 0.02)
