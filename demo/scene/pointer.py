"""Things for the hand at a computer: a mouse and a game pad. One unit is about 10 cm."""

import math

from materials import metal, plain, rubber
from mould import cut, lofted, melted, surface, twin
from shape import SANS, ball, box, flowing, group, lathe, prism, ring, slab, stuffed, turned, words


def mouse_section(t, around=64):
    """The mouse across, its front towards -y: low in front, its back arched, narrow where thumb and finger hold it."""
    s = -math.cos(math.pi * (0.03 + 0.94 * t))
    round_ = (1 - abs(s) ** 3.2) ** (1 / 2.6)
    wide = 0.315 * round_ * (1 - 0.09 * math.exp(-(((s + 0.1) / 0.42) ** 2)) + 0.04 * s)
    high = (0.3 + 0.1 * math.cos(1.35 * (s - 0.28))) * (1 - abs(s) ** (3.4 if s > 0 else 7)) ** 0.5
    places = []
    for i in range(around):
        a = 2 * math.pi * i / around
        c, d = math.cos(a), math.sin(a)
        x = math.copysign(abs(c) ** 0.72, c)
        z = abs(d) ** 0.78 if d > 0 else 0
        tuck = 1 - 0.13 * (1 - z) ** 2
        places.append((wide * x * tuck, 0.52 * s, max(0.0, high * z)))
    return places


def mouse(color):
    shell, dark, gap = plain(color, 0.42, coat=0.25), rubber('#2a2b2e'), plain('#0d0d0f', 0.6)
    with group((0.02, 0.02, 0.012), (0, 0, -38)):
        body = lofted(mouse_section, 96, 64, shell)
        cut(body, box((0.015, 0.56, 0.4), gap, (0, -0.34, 0.06), 0))
        cut(body, slab(0.088, 0.25, 0.4, 0.043, gap, (0, -0.27, 0.16), edge=0))
        arc = [
            (0.4 * math.sin(a), 0.04 - 0.14 * (1 - math.cos(a)) * 2)
            for a in [math.radians(v) for v in range(-80, 81, 8)]
        ]
        seam = arc + [(x, y - 0.014) for x, y in reversed(arc)]
        cut(body, prism(seam[::-1], 0.4, gap, (0, 0, 0.2), edge=0))
        side_grip(body, dark, 1)
        side_grip(body, dark, -1)
        wheel((0, -0.27, 0.245))
        side_buttons(body, dark)
        with group((0, -0.075, 0.362), (-8, 0, 0)):
            slab(0.05, 0.1, 0.03, 0.024, dark, edge=0.006)


def side_grip(body, dark, side):
    """Rubber, along the low part of the side."""
    outline = [(-0.42, 0.02), (0.4, 0.02), (0.43, 0.13), (0.3, 0.205), (0.05, 0.175), (-0.25, 0.165), (-0.4, 0.12)]
    panel = twin(body, dark, 1.012)
    tool = prism(outline, 0.4, dark, (side * (0.2 if side > 0 else 0.6), 0, 0), (90, 0, 90), edge=0)
    cut(panel, tool, 'INTERSECT')


def side_buttons(body, dark):
    for y, long_ in ((-0.12, 0.15), (0.05, 0.15)):
        panel = twin(body, dark, 1.025)
        tool = slab(long_, 0.06, 0.4, 0.025, dark, (0.1, y, 0.235), (90, 0, 90), edge=0)
        cut(panel, tool, 'INTERSECT')


def wheel(at):
    with group(at, (0, 90, 0)):
        lathe(
            [(0, -0.032), (0.09, -0.032), (0.105, -0.02), (0.105, 0.02), (0.09, 0.032), (0, 0.032)],
            rubber('#2b2c2f'),
            steps=64,
        )
        for z in (-0.026, 0.026):
            ring(0.1, 0.005, metal('#c3c6cb', 0.25), (0, 0, z))


def pad_body(shell):
    """Lying on its back, its grips towards -y."""
    parts = [stuffed((1.16, 0.6, 0.34), shell, (0, 0.1, 0), square=0.6, flat=0.6)]
    for side in (-1, 1):
        path = [
            (0.44, 0.13, 0.17, 0.3),
            (0.56, -0.1, 0.15, 0.265),
            (0.63, -0.3, 0.1, 0.215),
            (0.66, -0.46, 0.05, 0.175),
        ]
        for x, y, z, r in flowing([list(p) for p in path], 5):
            parts.append(ball(r, shell, (side * x, y, z), (1, 1, 0.66), steps=20))
    return melted(parts, shell, 0.016, 14)


def stick(dark, **spot):
    with group(scale=0.86, **spot):
        turned([(0.165, -0.02), (0.165, 0.012), (0.14, 0.016), (0.13, 0.006), (0, 0.006)], dark, 0.01)
        turned([(0, 0), (0.06, 0), (0.055, 0.09), (0, 0.09)], dark, 0.01)
        lathe(
            flowing(
                [(0.05, 0.08), (0.11, 0.095), (0.125, 0.118), (0.112, 0.138), (0.09, 0.134), (0.05, 0.118), (0, 0.114)]
            ),
            dark,
        )


def letter_button(color, letter, **spot):
    with group(**spot):
        lathe(flowing([(0.062, -0.02), (0.06, 0.026), (0.04, 0.043), (0, 0.047)]), plain(color, 0.2, coat=0.8))
        words(letter, 0.042, plain('#ffffff', 0.5), (0, 0, 0.046), (0, 0, 0), SANS)


def cross(dark, **spot):
    half, long_ = 0.042, 0.135
    corner = [(half, half), (half, long_), (-half, long_), (-half, half), (-long_, half), (-long_, -half)]
    with group(scale=0.9, **spot):
        turned([(0.16, -0.02), (0.16, 0.008), (0, 0.002)], dark, 0.008)
        prism(corner + [(-x, -y) for x, y in corner], 0.05, dark, edge=0.012)


def game_pad(color):
    shell, dark = plain(color, 0.4, coat=0.15), plain('#1d1d21', 0.45)
    with group((0, 0, 0.1), (8, 0, -2)):
        body = pad_body(shell)
        for side in (-1, 1):
            panel = twin(body, dark, 1.02)
            panel.location = body.location
            cut(panel, box((0.5, 0.3, 0.5), dark, (side * 0.44, 0.44, 0.1), 0), 'INTERSECT')
        on = lambda x, y: surface(body, x, y)
        stick(dark, **on(-0.44, 0.16))
        stick(dark, **on(0.19, -0.075))
        cross(dark, **on(-0.18, -0.075))
        for x, y, color_, letter in (
            (0, -0.1, '#3f9a58', 'A'),
            (0.1, 0, '#c8382f', 'B'),
            (-0.1, 0, '#2f6fc4', 'X'),
            (0, 0.1, '#dca52f', 'Y'),
        ):
            letter_button(color_, letter, **on(0.44 + x, 0.15 + y))
        for x in (-0.1, 0.1):
            with group(**on(x, 0.12)):
                slab(0.07, 0.035, 0.012, 0.017, dark, edge=0.004)
        with group(**on(0, 0.25)):
            turned([(0, 0), (0.055, 0), (0.055, 0.014), (0, 0.016)], metal('#d4d6da', 0.25), 0.006)
