"""How products are shown: light, backdrop and camera. The pictures are named after the product's code."""

import math
from functools import partial

from studio import camera, lamp, plaster, sky, sun, sweep


def daylight():
    sky('#f6faff', 0.7)
    sun((-4, -3.2, 4.4), 2.6, '#fff1da', 5)
    lamp((4, -3, 3), (0, 0, 0.4), 3, 80)


def studio():
    sky('#e6edf6', 0.4)
    lamp((-3.5, -3.5, 4.5), (0, 0, 0.5), 2.4, 430)
    lamp((4, -0.5, 3.2), (0, 0, 0.5), 1.8, 170, '#d4e2ff')
    lamp((-0.5, 2.2, 4.2), (0, 0, 0.4), 2.4, 110)


def evening():
    sky('#fff0dd', 0.2)
    lamp((-3.8, -2.6, 3.8), (0, 0.1, 0.4), 1.2, 480, '#ffe8cb')
    lamp((4, -2.5, 3), (0, 0, 0.5), 2.5, 50, '#ffd8ac')
    lamp((-2, 1.0, 4.5), (-1.5, 2.4, 1), 2.5, 70, '#fff0dd')


def shot(build, light, tint, span, aim, side=-14, rise=20):
    """`span`: how much is seen, at `aim`; `side` and `rise`: where the camera stands, in degrees."""
    sweep(plaster(tint, 0.85), 3.4, 2.0)
    light()
    build()
    far = span * 90 / 36
    turn, up = math.radians(side), math.radians(rise)
    at = (
        aim[0] + far * math.sin(turn) * math.cos(up),
        aim[1] - far * math.cos(turn) * math.cos(up),
        aim[2] + far * math.sin(up),
    )
    camera(at, aim, 90)


GOODS = {}


def good(code, build, light, tint, span, aim=(0, 0, 0.5), other=(24, 34), colours=None, side=-14, rise=20, near=1.04):
    """The first of `colours` is the main picture's; `other`: side and rise of the second view."""
    first = next(iter(colours.values())) if colours else ()
    GOODS[code] = partial(shot, partial(build, *first), light, tint, span, aim, side, rise)
    GOODS[f'{code}~3'] = partial(shot, partial(build, *first), light, tint, span * near, aim, *other)
    for name, values in list((colours or {}).items())[1:]:
        GOODS[f'{code}--{name}'] = partial(shot, partial(build, *values), light, tint, span, aim, side, rise)
