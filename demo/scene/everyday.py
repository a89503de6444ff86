"""A daypack, a case, a notebook, pins, a recorder and a timer. One unit is about 10 cm; of the bags, 20 cm."""

import random

from materials import bump, fabric, metal, noise, plain
from shape import box, disc, group, lathe, ring, slab, strip, stuffed, tube, turned, words


def zip_line(path, **spot):
    tube(path, 0.011, plain('#1b1c1f', 0.6), **spot)


def daypack(cloth, trim):
    """For the city: a main compartment, a pocket before it, straps behind."""
    shell, dark, steel = fabric(cloth, 190, 0.2), fabric(trim, 190, 0.2), metal('#b9bcc2', 0.3)
    with group(turn=(0, 0, 20)):
        for side in (-1, 1):
            line = [(0.22, 1.36), (0.44, 1.24), (0.5, 0.86), (0.44, 0.4), (0.3, 0.14)]
            strip(line, 0.13, dark, (side * 0.26, 0, 0), (0, 0, 90), 0.05)
        stuffed((1.04, 0.48, 1.46), shell, (0, 0, 0), square=0.3, flat=0.34)
        stuffed((0.86, 0.24, 0.72), shell, (0, -0.2, 0.1), square=0.3, flat=0.32)
        stuffed((1.05, 0.5, 0.2), dark, (0, 0, 0), square=0.3, flat=0.3)
        arch = [(-0.43, -0.232, 0.9), (-0.42, -0.236, 1.12), (-0.32, -0.236, 1.27), (0, -0.238, 1.3)]
        zip_line(arch + [(-x, y, z) for x, y, z in reversed(arch[:-1])])
        zip_line([(-0.36, -0.318, 0.62), (0, -0.325, 0.63), (0.36, -0.318, 0.62)])
        for x, y, z in ((-0.34, -0.33, 0.6), (0.43, -0.245, 0.94)):
            box((0.035, 0.012, 0.1), steel, (x, y, z - 0.08), 0.005)
        with group((0, -0.325, 0.34), (90, 0, 0)):
            slab(0.26, 0.13, 0.012, 0.025, plain('#d9d2c4', 0.7), edge=0.003)
            words('折行', 0.06, plain('#2a2c30', 0.7), (0, 0, 0.013), (0, 0, 0))
        tube([(-0.13, 0.08, 1.42), (-0.1, 0.08, 1.54), (0.1, 0.08, 1.54), (0.13, 0.08, 1.42)], 0.032, dark)


def gear_case(color):
    """Two latches of wire, a handle, ribs in its lid."""
    shell, dark, steel = plain(color, 0.5, coat=0.1), plain('#232427', 0.6), metal('#c9ccd0', 0.25)
    with group(turn=(0, 0, 18)):
        slab(1.9, 1.1, 0.84, 0.14, shell, (0, 0, 0), edge=0.05)
        slab(1.98, 1.18, 0.1, 0.16, shell, (0, 0, 0.8), edge=0.03)
        slab(1.965, 1.165, 0.03, 0.15, dark, (0, 0, 0.905), edge=0)
        slab(1.98, 1.18, 0.22, 0.16, shell, (0, 0, 0.93), edge=0.05)
        for x in (-0.66, -0.22, 0.22, 0.66):
            slab(0.24, 0.92, 0.03, 0.06, shell, (x, 0, 1.14), edge=0.015)
        for x in (-0.78, 0.0, 0.78):
            box((0.12, 0.03, 0.66), shell, (x, -0.555, 0.08), 0.012)
        for x in (-0.52, 0.52):
            box((0.26, 0.05, 0.2), dark, (x, -0.6, 0.98), 0.02)
            loop = [(x - 0.1, -0.62, 1.02), (x - 0.1, -0.635, 0.78), (x + 0.1, -0.635, 0.78), (x + 0.1, -0.62, 1.02)]
            tube(loop, 0.016, steel, soft=False)
            box((0.2, 0.05, 0.07), dark, (x, -0.6, 0.72), 0.015)
        for x in (-0.36, 0.36):
            box((0.1, 0.1, 0.12), dark, (x, 0, 1.15), 0.025)
        tube([(-0.36, 0, 1.2), (-0.34, 0, 1.36), (0.34, 0, 1.36), (0.36, 0, 1.2)], 0.05, dark)
        words('野趣', 0.16, plain('#efe8d6', 0.6), (-0.39, -0.556, 0.42))


def push_pin(coat, steel, **spot):
    """Its needle down."""
    with group(**spot):
        line = [
            (0, 0.5),
            (0.13, 0.5),
            (0.145, 0.47),
            (0.12, 0.42),
            (0.075, 0.36),
            (0.085, 0.16),
            (0.16, 0.1),
            (0.165, 0.07),
            (0, 0.06),
        ]
        lathe([list(p) for p in line], coat, steps=40, smooth=40)
        lathe([(0.016, 0.07), (0.014, -0.2), (0, -0.32)], steel, steps=12)


def push_pins(color):
    """In a clear box, open, and some before it."""
    chance = random.Random(9)
    coat, steel, clear = (
        plain(color, 0.2, coat=0.6),
        metal('#d9dce0', 0.15),
        plain('#dfeaef', 0.1, coat=0.6, Alpha=0.28),
    )
    with group((-0.1, 0.5, 0), (0, 0, 12)):
        slab(2.0, 1.4, 0.05, 0.14, clear, edge=0.015)
        for x, y, size in (
            (-0.97, 0, (0.05, 1.3, 0.62)),
            (0.97, 0, (0.05, 1.3, 0.62)),
            (0, -0.67, (1.99, 0.05, 0.62)),
            (0, 0.67, (1.99, 0.05, 0.62)),
        ):
            box(size, clear, (x, y, 0.02), 0.015)
        for k in range(94):  # the others lie before the box
            spot = (chance.uniform(-0.76, 0.76), chance.uniform(-0.46, 0.46), 0.12 + 0.3 * chance.random())
            push_pin(coat, steel, at=spot, turn=[chance.uniform(0, 360) for _ in 'xyz'], scale=0.55)
    for x, y, turn in ((-0.9, -0.6, 20), (-0.36, -0.76, 130), (0.2, -0.62, 250), (0.74, -0.86, 80)):
        with group((x, y, 0.088), (0, 0, turn), 0.55):
            push_pin(coat, steel, at=(-0.2, 0, 0), turn=(0, 84, 0))
    for x, y in ((-0.1, -1.16), (1.1, -0.42)):
        push_pin(coat, steel, at=(x, y, 0.275), turn=(180, 0, 0), scale=0.55)


def recorder(color, joint):
    """Of three parts, lying before its cloth bag."""
    shell, pale, dark = plain(color, 0.25, coat=0.5), plain(joint, 0.3, coat=0.4), plain('#3a2f26', 0.8)
    cloth = fabric('#5f7f8c', 170, 0.25)
    with group((0.1, 0.62, 0), (0, 0, 14)):
        stuffed((2.9, 0.66, 0.16), cloth, square=0.2, flat=0.4)
        tube([(1.3, -0.3, 0.1), (1.32, 0, 0.18), (1.3, 0.3, 0.1)], 0.03, plain('#e6ddc8', 0.8))
        words('松音', 0.16, plain('#efe8d6', 0.8), (-0.9, 0, 0.165), (0, 0, 0))
    with group((0, -0.1, 0.19), (0, 0, 14)):
        with group(turn=(0, 90, 0)):
            line = [(0.1, -1.6), (0.15, -1.5), (0.17, -1.1), (0.17, -0.86), (0.13, -0.8), (0.12, 0.5), (0.11, 0.98)]
            turned(
                [(0, -1.62), *line, (0.13, 1.02), (0.12, 1.24), (0.17, 1.48), (0.18, 1.56), (0.1, 1.56), (0, 1.5)],
                shell,
                0.03,
            )
            for z in (-0.86, 0.98):
                turned([(0.16, z), (0.185, z + 0.01), (0.185, z + 0.12), (0.15, z + 0.13)], pale, 0.015)
            turned([(0.165, 1.44), (0.187, 1.46), (0.187, 1.53), (0.17, 1.54)], pale, 0.01)
        slab(0.2, 0.11, 0.02, 0.012, dark, (-1.16, 0, 0.16), edge=0.002)
        slab(0.17, 0.11, 0.012, 0.01, pale, (-1.04, 0, 0.168), (0, 8, 0), edge=0.002)
        for k in range(7):
            x = -0.46 + 0.2 * k + (0.1 if k > 2 else 0) + (0.16 if k == 6 else 0)
            r = 0.128 - 0.01 * (x + 0.46) + 0.004
            disc(0.036 if k < 5 else 0.028, dark, (x, 0.0 if k < 6 else 0.03, r), steps=28)
            ring(0.038, 0.006, shell, (x, 0.0 if k < 6 else 0.03, r - 0.002))


def band_journal(color, trim):
    """A5, hard covers, a band of elastic and two ribbons."""
    cover, band, paper = plain(color, 0.6, Sheen=0.2), fabric(trim, 260, 0.15), plain('#f1ead8', 0.9)
    bump(cover, noise(cover, 120), 0.12, 0.004)
    with group((0, 0, 0), (0, 0, -16)):
        slab(1.48, 2.1, 0.03, 0.07, cover, edge=0.01)
        box((1.4, 2.02, 0.2), paper, (-0.01, 0, 0.03), 0.008)
        for k in range(7):
            box((1.402, 2.022, 0.004), plain('#dcd3bd', 0.9), (-0.01, 0, 0.05 + 0.025 * k), 0)
        slab(1.48, 2.1, 0.03, 0.07, cover, (0, 0, 0.23), edge=0.01)
        with group((-0.725, 0, 0.13), (90, 0, 0)):
            turned([(0, -1.05), (0.13, -1.05), (0.13, 1.05), (0, 1.05)], cover, 0.03).scale = (0.5, 1, 1)
        box((0.085, 2.12, 0.012), band, (0.56, 0, 0.256), 0.003)
        for y in (-1.054, 1.054):
            box((0.085, 0.012, 0.27), band, (0.56, y, 0), 0.003)
        words('纸鹿', 0.1, plain('#e6d3a0', 0.4, metal=0.5), (-0.12, -0.72, 0.261), (0, 0, 0))
        for x, tone in ((-0.3, trim), (-0.18, '#d9c89a')):
            path = [(x, -1.0, 0.12), (x + 0.02, -1.16, 0.06), (x + 0.06, -1.36, 0.01), (x + 0.02, -1.52, 0.01)]
            tube(path, 0.018, plain(tone, 0.6))
