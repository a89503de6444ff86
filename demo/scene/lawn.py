"""A dog house. One unit is about 40 cm."""

import random

from hearth import arch
from materials import plain, wood
from mould import cut
from shape import box, group, prism, tube, words

FIR = ('#8a5a32', '#b9834f')
END = [(-0.68, 0), (0.68, 0), (0.68, 0.92), (0, 1.48), (-0.68, 0.92)]


def planks(wide, high, count, tone, **spot):
    """A wall, facing -y, of boards that lie one above the other."""
    chance = random.Random(count)
    with group(**spot):
        for k in range(count):
            box((wide, 0.05, high / count - 0.008), tone[chance.randrange(len(tone))], (0, 0, k * high / count), 0.008)


def gable(timber):
    """The front, with its doorway."""
    wall = prism(END, 0.06, timber, turn=(90, 0, 0))
    door = prism(arch(0.33, -0.1, 0.86), 0.4, timber, (0, 0.2, 0), (90, 0, 0))
    return cut(wall, door)


def shingles(red, long, deep):
    """One slope of the roof: rows of shingles, each over the next one."""
    chance = random.Random(4)
    box((long, deep, 0.05), red[0], (0, 0, 0), 0.01)
    for row in range(6):
        for k in range(9):
            x = (k - 4 + (0.25 if row % 2 else -0.25)) * long / 8.6
            wide = min(long / 8.6 - 0.012, long / 2 - abs(x) + long / 17.2)
            if wide < 0.05:
                continue
            y = -deep / 2 + deep / 12 + row * deep / 6
            box((wide, deep / 6 + 0.06, 0.018), chance.choice(red), (x, y, 0.05 + 0.006 * (k % 2)), 0.006, (3, 0, 0))


def dog_house():
    """A red roof, a window, and the name above the door."""
    tones = [wood(*FIR, 1.2), wood('#7f522d', '#ad7a48', 1.4), wood('#94633a', '#c28d58', 1.1)]
    dark, red = wood('#5f3a20', '#855632', 1.2), [plain(c, 0.85) for c in ('#9c2f26', '#a8382c', '#8c2820')]
    with group(turn=(0, 0, 32)):
        for x in (-0.6, 0.6):
            for y in (-0.8, 0.8):
                box((0.12, 0.12, 0.16), dark, (x, y, 0), 0.01)
        box((1.44, 1.92, 0.06), dark, (0, 0, 0.15), 0.01)
        with group((0, -0.84, 0.2)):
            gable(tones[0])
            groove = plain('#4a2c18', 0.9)
            for k in range(1, 5):
                for x in (-0.53, 0.53):
                    box((0.28, 0.012, 0.008), groove, (x, -0.062, 0.18 * k), 0)
            box((1.36, 0.012, 0.008), groove, (0, -0.062, 0.92), 0)
        prism(END, 0.06, tones[1], (0, 0.9, 0.2), (90, 0, 0))
        for side in (-1, 1):
            planks(1.72, 0.94, 6, tones, at=(side * 0.67, 0.02, 0.2), turn=(0, 0, 90))
            with group((side * 0.47, 0.0, 1.37), (0, side * 39.5, 0)), group(turn=(0, 0, 90 * side)):
                shingles(red, 2.16, 1.22)
        tube([(0, -1.08, 1.79), (0, 1.08, 1.79)], 0.055, red[2], soft=False)
        window(dark)
        with group((0, -0.92, 1.2)):
            box((0.56, 0.04, 0.19), wood('#c99a62', '#e2bd8a', 1.5), (0, 0, -0.09), 0.02)
            words('豆包', 0.11, plain('#4a2614', 0.8), (0, -0.024, 0.0))
        trim(dark)


def window(dark):
    """In the wall to the left of the door."""
    with group((-0.7, -0.05, 0.42), (0, 0, 90)):
        box((0.5, 0.04, 0.44), plain('#2a2320', 0.3, coat=0.6), (0, 0, 0), 0)
        for x, z, w, h in ((0, 0, 0.56, 0.05), (0, 0.42, 0.56, 0.05), (0, 0.21, 0.5, 0.03)):
            box((w, 0.07, h), dark, (x, 0, z), 0.008)
        for x in (-0.26, 0, 0.26):
            box((0.05 if x else 0.03, 0.07, 0.46), dark, (x, 0, 0), 0.008)


def trim(dark):
    """Around the doorway."""
    outer = prism(arch(0.33, 0.0, 0.86, 0.06), 0.03, dark, (0, -0.895, 0.2), (90, 0, 0))
    cut(outer, prism(arch(0.33, -0.1, 0.86), 0.4, dark, (0, -0.7, 0.2), (90, 0, 0)))
