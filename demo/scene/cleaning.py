"""What sweeps and wipes."""

import math
import random

from materials import plain, wood
from mould import straws
from shape import flowing, group, lathe, tube

HEAD = flowing([(0.075, 0.04), (0.1, -0.06), (0.24, -0.3), (0.35, -0.62), (0.43, -1.0)], 8)


def half_width(y):
    """Of the broom's head."""
    for (low, at), (high, after) in zip(HEAD, HEAD[1:]):
        if after <= y <= at:
            return low + (high - low) * (at - y) / (at - after)
    return HEAD[-1][0]


def thickness(x, y):
    """Five bundles, tied side by side, that run together below."""
    return (0.1 + 0.02 * math.cos(5 * math.pi * x)) * (1 - 0.3 * max(0.0, -y))


def straw(chance):
    x, side = chance.uniform(-1, 1), chance.choice((-1, 1)) * chance.uniform(0.75, 1)
    bow = math.sqrt(1 - 0.85 * x * x)
    end = -1.0 - chance.uniform(-0.05, 0.09) - 0.05 * (1 - x * x)
    place = lambda y: (
        x * half_width(y) + chance.gauss(0, 0.007),
        y,
        side * bow * thickness(x, y) + chance.gauss(0, 0.006),
    )
    return [place(y) for y in (0.03, -0.1, -0.3, -0.5, -0.75)] + [place(end)]


def thread(y, material, wide=0.012):
    around = [2 * math.pi * i / 40 for i in range(41)]
    edge = lambda a: math.sqrt(1 - 0.85 * math.cos(a) ** 2) * (thickness(math.cos(a), y) + 0.012)
    tube(
        [
            (
                (half_width(y) + 0.01) * math.cos(a),
                y,
                math.copysign(edge(a), math.sin(a)) if abs(math.sin(a)) > 0.05 else 0,
            )
            for a in around
        ],
        wide,
        material,
    )


def broom():
    """Lying, its head towards -y."""
    chance = random.Random(8)
    red = plain('#a3261c', 0.7)
    with group((0.44, 0.42, 0.14), (0, 0, -42)), group((0, -0.5, 0)):
        for color in ('#b9853c', '#cf9f52', '#dfb56a'):
            straws([straw(chance) for _ in range(330)], 0.0075, plain(color, 0.75))
        core = lathe([(max(0.0, r - 0.02), y) for r, y in HEAD] + [(0, -0.98)], plain('#8f6a2e', 0.9), turn=(90, 0, 0))
        core.rotation_euler = (-math.pi / 2, 0, 0)
        core.scale = (1, 0.16, 1)
        for i in range(7):
            tube(
                [
                    (0.098 * math.cos(a), 0.05 - 0.02 * i, 0.098 * math.sin(a))
                    for a in [i / 6 * math.pi for i in range(13)]
                ],
                0.013,
                red,
            )
        for y in (-0.3, -0.39, -0.48):
            thread(y, red)
        timber = wood('#7a4a28', '#a8713f', 1.2, grain=(12, 12, 1))
        lathe([(0.052, 0), (0.05, 1.55), (0.044, 1.62), (0.02, 1.66), (0, 1.66)], timber, turn=(-90, 0, 0))
