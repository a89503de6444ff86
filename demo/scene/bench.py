"""A telescope, brushes, a rocket and a thermometer. One unit is about 10 cm, of the telescope 40 cm."""

import math
import random

from materials import bump, fabric, glass, metal, noise, plain, rubber, wood
from pots import gravel
from shape import ball, box, flowing, group, lathe, ring, slab, tube, turned, words


def optics(white, dark, steel):
    """The tube lies along x, its lens towards +x."""
    with group(turn=(0, 90, 0)):
        turned([(0.09, -0.9), (0.1, -0.9), (0.1, 0.62), (0.098, 0.62)], white, 0.004)
        turned([(0.1, 0.6), (0.125, 0.62), (0.125, 0.98), (0.112, 0.98), (0.112, 0.86)], dark, 0.008)
        turned([(0.112, 0.86), (0.06, 0.875), (0, 0.88)], plain('#1b2a44', 0.03, coat=1.0), 0.01)
        ring(0.1, 0.007, steel, (0, 0, 0.6))
        ring(0.1, 0.007, steel, (0, 0, -0.88))
        turned([(0.1, -0.9), (0.1, -0.96), (0.055, -1.02), (0.055, -1.24), (0.04, -1.24)], dark, 0.01)
        turned([(0.044, -1.22), (0.044, -1.3), (0, -1.3)], steel, 0.004)
    for y in (-0.07, 0.07):
        knob = [(0, -0.02), (0.045, -0.02), (0.045, 0.03), (0, 0.03)]
        turned(knob, dark, 0.008, at=(-1.12, y, -0.06), turn=(90, 0, 0))


def star_diagonal(dark, steel):
    """It turns the view up into the eyepiece."""
    with group((-1.34, 0, 0)):
        box((0.14, 0.1, 0.14), dark, (0, 0, -0.07), 0.02)
        turned([(0, 0.05), (0.04, 0.05), (0.04, 0.13), (0, 0.13)], steel, 0.006)
        turned([(0.046, 0.12), (0.05, 0.13), (0.05, 0.24), (0.04, 0.27), (0.02, 0.27)], rubber(), 0.008)
    with group((-0.66, 0, 0.17), (0, 90, 0)):
        turned([(0.0, -0.2), (0.03, -0.2), (0.03, 0.16), (0.04, 0.2), (0.04, 0.26), (0, 0.25)], dark, 0.006)
    for x in (-0.76, -0.6):
        box((0.03, 0.04, 0.09), dark, (x, 0, 0.08), 0.006)


def tripod(steel, dark, top):
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.35
        way = lambda r, z: (r * math.cos(a), r * math.sin(a), z)
        tube([way(0.08, top), way(0.42, top * 0.45)], 0.034, steel, soft=False)
        tube([way(0.4, top * 0.49), way(0.74, 0.03)], 0.024, steel, soft=False)
        box((0.09, 0.09, 0.09), dark, way(0.41, top * 0.44), 0.015, (0, 0, math.degrees(a)))
        ball(0.04, dark, way(0.74, 0.03), (1, 1, 0.75))
        tube([way(0.27, top * 0.66), (0, 0, top * 0.6)], 0.01, dark, soft=False)
    turned([(0, top * 0.585), (0.2, top * 0.585), (0.2, top * 0.6), (0, top * 0.6)], dark, 0.006)
    with group((0, 0, top)):
        turned([(0, -0.08), (0.1, -0.08), (0.12, 0), (0.07, 0.06), (0.06, 0.16), (0, 0.16)], dark, 0.01)


def telescope():
    """A refractor on its tripod of aluminium, pointed at the sky."""
    white, dark, steel = plain('#f3f4f4', 0.2, coat=0.6), plain('#23262b', 0.35), metal('#cfd3d7', 0.25)
    top = 1.34
    with group(turn=(0, 0, 16)):
        tripod(steel, dark, top)
        for y in (-0.115, 0.115):
            box((0.1, 0.02, 0.26), dark, (0, y, top + 0.12), 0.01)
            screw = [(0, 0), (0.05, 0), (0.05, 0.05), (0, 0.05)]
            turned(screw, dark, 0.01, at=(0, y * 1.1, top + 0.28), turn=(90, 0, 0))
        tube([(-0.02, 0.1, top + 0.14), (-0.3, 0.2, top - 0.02), (-0.62, 0.24, top - 0.16)], 0.014, steel)
        with group((0.06, 0, top + 0.28), (0, -32, 0)):
            optics(white, dark, steel)
            star_diagonal(dark, steel)
            words('望野', 0.09, plain('#2c4a7a', 0.5), (0.32, -0.1015, 0), (90, 0, 0))


def watercolour_brush(size, long, **spot):
    """Lying towards +y: birch, a ferrule with two creases, a full belly with a fine point."""
    timber, steel, hair = wood('#b98a56', '#d9b27e', grain=(10, 10, 1)), metal('#d6d8db', 0.2), plain('#5f3b22', 0.7)
    bump(hair, noise(hair, 30, (6, 6, 0.4)), 0.3, 0.01)
    with group(**spot), group(turn=(-90, 0, 0)):
        handle = [[0, 0], [size * 0.5, 0.03], [size * 1.25, long * 0.55], [size * 1.3, long * 0.75], [size, long]]
        lathe(flowing(handle), timber)
        lathe([(size * 0.5, 0.02), (size * 0.72, 0.14), (size * 0.74, 0.2)], plain('#8f2f26', 0.3, coat=0.6))
        turned([(size, long - 0.02), (size * 1.06, long), (size * 0.96, long + 0.34), (0, long + 0.34)], steel, 0.004)
        for up in (0.07, 0.12):
            ring(size * 1.02, 0.008, steel, (0, 0, long + up))
        belly = [[size * 0.92, 0.33], [size * 1.2, 0.46], [size * 0.9, 0.66], [0, 0.33 + 8 * size]]
        lathe(flowing(belly), hair, (0, 0, long), smooth=180)


def brush_set():
    """Seven, from number 12 to number 2, on their roll of canvas."""
    canvas, band = fabric('#4f5f52', 130, 0.4), fabric('#c9b48a', 130, 0.4)
    with group((0, 0, 0), (0, 0, 14)):
        slab(2.7, 2.5, 0.03, 0.12, canvas, edge=0.012)
        slab(2.7, 0.8, 0.022, 0.06, band, (0, -0.82, 0.028), edge=0.01)
        for k in range(8):
            box((0.012, 0.78, 0.006), plain('#7a6a48', 0.9), (-1.2 + 0.343 * k, -0.82, 0.05), 0)
        for k, size in enumerate((0.105, 0.092, 0.08, 0.068, 0.056, 0.046, 0.036)):
            watercolour_brush(size, 1.2, at=(-1.03 + 0.343 * k, -0.86, 0.06 + size * 1.2), turn=(0, 0, 0))
        words('砚山堂', 0.12, plain('#4a3a22', 0.8), (0.86, -1.1, 0.052), (0, 0, 0))


def rocket_body(white, red, dark):
    """Three stages, one above the other; their joints are rings."""
    for low, high, r, kind in ((0.5, 1.7, 0.44, white), (1.78, 2.7, 0.44, white), (2.78, 3.5, 0.36, white)):
        turned([(0, low), (r, low), (r, high), (0, high)], kind, 0.02)
    for z, r in ((0.42, 0.46), (1.68, 0.46)):
        turned([(0, z), (r, z), (r, z + 0.12), (0, z + 0.12)], dark, 0.01)
    turned([(0.46, 2.66), (0.46, 2.72), (0.38, 2.84), (0, 2.84)], dark, 0.01)
    lathe(flowing([[0.36, 3.5], [0.33, 3.74], [0.22, 4.04], [0.08, 4.26], [0, 4.3]]), red, smooth=180)
    for z in (1.05, 2.25):
        turned([(0.442, z), (0.448, z), (0.448, z + 0.2), (0.442, z + 0.2)], red, 0.002)
    for k in range(4):
        with group(turn=(0, 0, 45 + 90 * k)):
            box((0.34, 0.06, 0.62), red, (0.56, 0, 0.32), 0.03)
            box((0.2, 0.06, 0.3), red, (0.5, 0, 0.86), 0.03)
            turned([(0, 0.42), (0.13, 0.4), (0.19, 0.16), (0.15, 0.16), (0, 0.3)], dark, 0.01, at=(0.24, 0, 0))
    for k in range(16):
        a = 2 * math.pi * k / 16
        for z in (1.4, 2.54):
            spot = (0.44 * math.cos(a), 0.44 * math.sin(a), z)
            stud = [(0, 0), (0.04, 0), (0.04, 0.03), (0, 0.03)]
            turned(stud, white, 0.006, at=spot, turn=(0, 90, math.degrees(a)), steps=16)


def hatch(dark, a=-0.3):
    with group((0, 0, 3.12), (0, 0, math.degrees(a))):
        with group((0, -0.35, 0), (90, 0, 0)):
            turned([(0, 0), (0.16, 0), (0.16, 0.04), (0, 0.04)], dark, 0.012)
            turned([(0, 0.03), (0.11, 0.03), (0.1, 0.055), (0, 0.06)], plain('#6fb4dc', 0.05, coat=1.0), 0.01)


def tower(grey, yellow):
    """With an arm that swings."""
    for x in (-0.16, 0.16):
        for y in (-0.16, 0.16):
            box((0.07, 0.07, 3.5), grey, (x, y, 0.2), 0.01)
    for k in range(8):
        z = 0.3 + 0.45 * k
        for side in (-0.16, 0.16):
            box((0.32, 0.05, 0.05), grey, (0, side, z), 0.006)
            box((0.05, 0.32, 0.05), grey, (side, 0, z), 0.006)
        if k < 7:
            for y in (-0.16, 0.16):
                tube([(-0.16, y, z), (0.16, y, z + 0.45)], 0.02, grey, soft=False)
    box((0.46, 0.46, 0.1), yellow, (0, 0, 3.68), 0.02)
    box((0.9, 0.14, 0.12), yellow, (-0.42, 0, 2.9), 0.02)
    box((0.2, 0.3, 0.2), yellow, (0, 0, 2.86), 0.02)


def astronaut(suit, **spot):
    white, visor = plain('#f4f4f1', 0.3, coat=0.4), plain('#3a2a12', 0.05, coat=1.0, metal=0.4)
    with group(**spot):
        for x in (-0.075, 0.075):
            box((0.13, 0.16, 0.24), suit, (x, 0, 0), 0.02)
        box((0.32, 0.18, 0.3), white, (0, 0, 0.24), 0.03)
        for x in (-0.2, 0.2):
            box((0.09, 0.12, 0.28), white, (x, -0.02, 0.24), 0.03, (0, x * 60, 0))
        ball(0.17, white, (0, 0, 0.68), (1, 1, 0.95))
        ball(0.14, visor, (0, -0.06, 0.68), (0.95, 0.9, 0.8))


def rocket():
    """On its pad of studs, the tower beside it."""
    white, red, dark = [plain(c, 0.25, coat=0.5) for c in ('#f1f1ee', '#d0342c', '#2f3338')]
    grey, yellow, blue = [plain(c, 0.3, coat=0.4) for c in ('#9aa1a8', '#f0b52c', '#2f6fb5')]
    with group(turn=(0, 0, 12)):
        slab(2.6, 1.9, 0.14, 0.1, grey, (0.3, 0, 0), edge=0.02)
        for i in range(13):
            for j in range(9):
                x, y = -0.9 + 0.2 * i, -0.8 + 0.2 * j
                turned([(0, 0.14), (0.06, 0.14), (0.06, 0.18), (0, 0.18)], grey, 0.006, at=(x, y, 0), steps=16)
        with group((-0.1, 0.1, 0.06)):
            rocket_body(white, red, dark)
            hatch(dark)
            words('星豆', 0.24, blue, (0, 0, 1.98), around=0.452)
        with group((1.12, 0.2, 0.0)):
            tower(grey, yellow)
        astronaut(blue, at=(0.78, -0.72, 0.16), turn=(0, 0, -10))
        astronaut(red, at=(-0.72, -0.74, 0.16), turn=(0, 0, 14))


def tank_thermometer():
    """Held by its sucker to a pane of glass that stands in gravel."""
    scale, ink, red = plain('#fbfaf4', 0.5), plain('#22262a', 0.6), plain('#d3202a', 0.15, coat=0.6)
    with group((0, 0, 0.06)):
        box((0.1, 0.012, 0.92), scale, (0, 0.02, 0.1), 0)
        for k in range(51):
            wide = 0.05 if k % 10 == 0 else 0.035 if k % 5 == 0 else 0.02
            box((wide, 0.004, 0.004), ink, (0.05 - wide / 2, 0.012, 0.16 + 0.016 * k), 0)
        for k in range(6):
            words(str(10 * k), 0.034, ink, (-0.032, 0.012, 0.16 + 0.16 * k))
        tube([(0.0, 0.004, 0.06), (0.0, 0.004, 0.56)], 0.011, red, soft=False)
        ball(0.032, red, (0, 0.004, 0.055))
        line = [(0, -0.04), (0.05, -0.03), (0.07, 0.02), (0.07, 1.02), (0.05, 1.07), (0, 1.09)]
        lathe(flowing([list(p) for p in line]), glass('#fbfefe'))
    soft = plain('#dfe6e8', 0.2, Transmission=0.3, coat=0.5)
    with group((0, 0.06, 0.82), (-90, 0, 0)):
        turned([(0.03, 0), (0.05, 0.02), (0.06, 0.05), (0.2, 0.09), (0.21, 0.1), (0, 0.08)], soft, 0.01)
    ring(0.078, 0.016, soft, (0, 0, 0.88))
    tank_corner()


def tank_corner():
    """A pane, gravel, and grass of the kind that grows in tanks."""
    chance = random.Random(9)
    box((1.3, 0.03, 1.5), glass('#f2fbfa'), (0, 0.175, 0), 0.008)
    gravel(0.66, 0.02, 380, ('#cdbf9f', '#e3d8bd', '#a3957a', '#8a8578'))
    tones = [plain(tone, 0.4, coat=0.3) for tone in ('#4f9a3f', '#6fb04a', '#3f8248')]
    for k in range(34):
        x = chance.uniform(0.24, 0.56) * (-1) ** k
        y, tall = chance.uniform(0.24, 0.5), chance.uniform(0.4, 1.05)
        lean = chance.uniform(-0.14, 0.14)
        stalk = [(x, y, 0), (x + lean * 0.3, y, tall * 0.5), (x + lean * 1.4, y + 0.05, tall)]
        tube(stalk, 0.022, tones[k % 3], radii=[0.7, 1, 0.15])
