"""A heated lunch box. One unit is about 10 cm."""

import math
import random

from materials import metal, plain, skin
from mould import baked, cut
from shape import ball, box, group, slab, stuffed, turned, words


def hollow(size, corner, thick, high, material, floor=0.06, **spot):
    """A box without a lid, its corners round."""
    with group(**spot):
        body = baked(slab(size[0], size[1], high, corner, material, edge=0.02))
        inner = slab(size[0] - 2 * thick, size[1] - 2 * thick, high, corner - thick, material, (0, 0, floor), edge=0)
        return cut(body, inner)


def mound(wide, long, high, material, seed, count, grain, at):
    """Food, heaped: `grain(chance, place)` makes each piece."""
    chance = random.Random(seed)
    with group(at):
        stuffed((wide, long, high), material, square=0.35, flat=0.6)
        for _ in range(count):
            x, y = chance.uniform(-0.47, 0.47), chance.uniform(-0.46, 0.46)
            grain(chance, (x * wide, y * long, high * (0.97 - 2.2 * max(abs(x), abs(y)) ** 3)))


def rice(at):
    white = plain('#f8f5ec', 0.5, coat=0.2)
    grain = lambda chance, place: ball(
        0.042, white, place, (1.7, 0.72, 0.72), (0, chance.uniform(-20, 20), chance.uniform(0, 180)), steps=8
    )
    mound(0.94, 1.2, 0.3, white, 3, 520, grain, at)
    for k in range(40):
        a, r = k * 2.4, 0.03 * math.sqrt(k)
        ball(0.012, plain('#1e1a16', 0.5), (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + 0.325), steps=6)


def greens(at):
    """Broccoli."""
    tones = [skin([(0.35, '#2f6a2c'), (0.65, '#5a963f')], 6, rough=0.55) for _ in range(2)]
    chance, stalk = random.Random(5), plain('#a9c77a', 0.5)
    for k in range(6):
        x, y = 0.24 * (k % 3 - 1), 0.26 * (k // 3 - 0.5)
        with group((at[0] + x, at[1] + y, at[2] + 0.08 + 0.04 * (k % 2))):
            turned([(0.05, 0), (0.07, 0.12), (0, 0.14)], stalk, 0.01)
            for _ in range(46):
                a, up = chance.uniform(0, 6.283), chance.random()
                r = 0.125 * math.sqrt(1 - up * up)
                spot = (r * math.cos(a), r * math.sin(a), 0.12 + 0.1 * up)
                ball(chance.uniform(0.026, 0.038), tones[k % 2], spot, steps=8)


def meat(at):
    """Glazed pieces, with sesame."""
    glazed = skin([(0.3, '#5f2412'), (0.55, '#94431c'), (0.75, '#b8642a')], 4, rough=0.16, Clearcoat=0.7)
    chance = random.Random(11)
    for k in range(9):
        x, y = 0.23 * (k % 3 - 1), 0.16 * (k // 3 - 1)
        spot = (at[0] + x, at[1] + y, at[2] + 0.05 + chance.uniform(0, 0.05))
        turn = (chance.uniform(-14, 14), chance.uniform(-14, 14), chance.uniform(0, 90))
        stuffed((0.25, 0.2, 0.15), glazed, spot, turn, square=0.6, flat=0.7)
        for _ in range(5):
            far = (chance.uniform(-0.07, 0.07), chance.uniform(-0.05, 0.05), 0.155)
            ball(0.013, plain('#f2e6c8', 0.5), [p + q for p, q in zip(spot, far)], (1.5, 1, 0.6), steps=6)


def heat_bento():
    """Open: two steel trays in their shell, the lid leaning behind it."""
    shell, dark = plain('#5f7f78', 0.32, coat=0.3), plain('#33403f', 0.45)
    steel, white = metal('#cfd2d4', 0.24), plain('#f2efe6', 0.35, coat=0.3)
    with group((0.05, -0.25, 0), (0, 0, 16)):
        hollow((2.4, 1.7), 0.34, 0.07, 0.68, shell, 0.1, at=(0, 0, 0.02))
        slab(2.3, 1.6, 0.03, 0.3, dark, edge=0.01)
        for x, wide in ((-0.54, 1.06), (0.56, 1.06)):
            hollow((wide, 1.46), 0.16, 0.02, 0.56, steel, 0.03, at=(x, 0, 0.18))
            rim = slab(wide + 0.05, 1.52, 0.02, 0.18, steel, (x, 0, 0.72), edge=0.008)
            cut(baked(rim), slab(wide - 0.05, 1.41, 0.2, 0.14, steel, (x, 0, 0.62), edge=0))
        rice((-0.54, 0, 0.36))
        stuffed((0.9, 1.3, 0.2), plain('#8f4a22', 0.5), (0.56, 0, 0.3), square=0.3, flat=0.5)
        greens((0.56, 0.3, 0.46))
        meat((0.56, -0.36, 0.46))
        for side in (-1, 1):
            box((0.06, 0.5, 0.34), dark, (side * 1.22, 0, 0.36), 0.02)
        light = [(0, 0), (0.05, 0), (0.05, 0.02), (0, 0.02)]
        turned(light, plain('#e8a33c', 0.3), 0.005, at=(0, -0.85, 0.3), turn=(90, 0, 0))
        words('携食', 0.12, white, (-0.62, -0.852, 0.3))
    with group((-0.1, 1.06, 0.86), (-70, 0, 8)):
        slab(2.42, 1.72, 0.16, 0.34, shell, (0, 0, -0.08), edge=0.05)
        slab(2.1, 1.4, 0.02, 0.24, white, (0, 0, -0.1), edge=0.006)
