"""What is soft: a cushion and a bear, with their pile. One unit is about 20 cm."""

import math
import random

from materials import bump, fabric, noise, plain
from mould import straws
from shape import ball, flowing, group, prism, stuffed, tube, words


def plush(color):
    made = plain(color, 0.95, Sheen=0.8)
    bump(made, noise(made, 60, detail=3), 0.5, 0.015)
    return made


def furred(radii, material, count, long, at=(0, 0, 0), turn=(0, 0, 0), bare=None, seed=1, wild=0.45):
    """A rounded body with its pile; `bare(x, y, z)`: where, on a ball of radius 1, nothing grows."""
    chance = random.Random(seed)
    with group(at, turn):
        ball(1, material, scale=radii)
        lines = []
        while len(lines) < count:
            way = [chance.gauss(0, 1) for _ in range(3)]
            far = math.hypot(*way) or 1
            way = [v / far for v in way]
            if bare and bare(*way):
                continue
            out = [w / r for w, r in zip(way, radii)]
            size = math.hypot(*out)
            root = [w * r for w, r in zip(way, radii)]
            lean = [o / size * 0.8 + chance.gauss(0, wild) for o in out]
            lines.append([root, [p + long * v for p, v in zip(root, lean)]])
        straws(lines, 0.0055, material).data.use_fill_caps = True


def panda_cushion():
    """One round face; ears and rings around the eyes are pieces of their own."""
    white, black, glossy = plush('#fdfcf8'), plush('#26252a'), plain('#0d0d10', 0.08, coat=0.8)
    with group((0, 0, 0.98), (-12, 0, 12)):
        furred((1.06, 0.62, 0.98), white, 22000, 0.032, seed=2, wild=0.5)
        for side in (-1, 1):
            furred((0.33, 0.2, 0.33), black, 3200, 0.04, (side * 0.74, 0.06, 0.78), seed=3)
            furred((0.23, 0.1, 0.3), black, 2600, 0.03, (side * 0.4, -0.52, 0.1), (4, side * 34, side * 22), seed=4)
            ball(0.082, glossy, (side * 0.37, -0.645, 0.13), (1, 0.6, 1))
            ball(0.02, plain('#ffffff', 0.2), (side * 0.37 - 0.02, -0.695, 0.165))
            ball(0.13, plush('#efb3ac'), (side * 0.62, -0.5, -0.22), (1.1, 0.4, 0.75), (0, 0, side * 34))
        furred((0.13, 0.08, 0.09), black, 900, 0.02, (0, -0.63, -0.1), seed=5)
        thread = plain('#26252a', 0.7)
        tube([(0, -0.655, -0.18), (0, -0.655, -0.28)], 0.014, thread, soft=False)
        for side in (-1, 1):
            tube([(0, -0.655, -0.28), (side * 0.07, -0.65, -0.34), (side * 0.16, -0.625, -0.29)], 0.014, thread)


def paw(fur, pad, ink, text, side):
    """A leg that points at the viewer; on its sole something is embroidered."""
    with group((side * 0.42, -0.5, 0.24), (0, 0, side * 17)):
        furred((0.22, 0.42, 0.22), fur, 4200, 0.045, seed=6 + side)
        with group((0, -0.36, 0.02)):
            furred((0.25, 0.1, 0.27), fur, 2600, 0.045, bare=lambda x, y, z: y < -0.55, seed=9 + side)
            ball(0.21, pad, (0, -0.055, 0), (0.92, 0.3, 1))
            words(text, 0.105, ink, (0, -0.124, 0.0), depth=0.004)


def neckerchief(cotton):
    """Knotted under the chin."""
    around = [2 * math.pi * k / 24 for k in range(24)]
    tube([(0.3 * math.cos(a), 0.27 * math.sin(a), 0.9 + 0.02 * math.sin(a)) for a in around], 0.07, cotton, closed=True)
    with group((0, -0.36, 0.84), (62, 0, 0)):
        points = [(-0.26, 0.1), (-0.14, -0.12), (0, -0.3), (0.14, -0.12), (0.26, 0.1)]
        prism(flowing([list(p) for p in points], 6), 0.03, cotton, edge=0.012)
    stuffed((0.15, 0.12, 0.13), cotton, (0, -0.36, 0.82), square=0.8)


def bear_head(fur, pale):
    black = plain('#15110f', 0.08, coat=0.8)
    with group((0, -0.06, 1.22), (6, 0, 0)):
        furred((0.46, 0.41, 0.42), fur, 9500, 0.05, seed=11)
        for side in (-1, 1):
            furred((0.16, 0.09, 0.16), fur, 1900, 0.04, (side * 0.34, 0.0, 0.36), seed=12)
            ball(0.1, pale, (side * 0.345, -0.065, 0.35), (1, 0.4, 1))
            ball(0.048, black, (side * 0.165, -0.4, 0.07), (1, 0.7, 1))
        furred((0.2, 0.17, 0.15), pale, 2400, 0.03, (0, -0.34, -0.1), seed=13)
        ball(0.06, black, (0, -0.51, -0.03), (1.25, 0.7, 0.85))
        thread = plain('#2a1c14', 0.7)
        tube([(0, -0.525, -0.06), (0, -0.528, -0.14)], 0.011, thread, soft=False)
        for side in (-1, 1):
            tube([(0, -0.528, -0.14), (side * 0.05, -0.52, -0.175), (side * 0.1, -0.495, -0.15)], 0.011, thread)


def name_bear():
    """Sitting; a name on the left paw, a birthday on the right one."""
    fur, pale, cotton = plush('#c39a6b'), plush('#ecd9b8'), fabric('#b9483f', 150, 0.3)
    pad, ink = fabric('#efe0c3', 150, 0.25), plain('#8a4a2a', 0.8)
    with group(turn=(0, 0, 8)):
        furred((0.44, 0.38, 0.48), fur, 8000, 0.05, (0, 0, 0.48), seed=14)
        bear_head(fur, pale)
        for side in (-1, 1):
            furred((0.15, 0.16, 0.36), fur, 3600, 0.045, (side * 0.47, -0.16, 0.62), (-28, side * -24, 0), seed=15)
        paw(fur, pad, ink, '小禾', 1)
        paw(fur, pad, ink, '5·20', -1)
        neckerchief(cotton)
