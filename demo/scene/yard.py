"""Things for pets and for the balcony. One unit is about 10 cm."""

import math
import random

from materials import bump, feed, glaze, noise, plain, ramp, skin
from mould import lofted, melted
from pots import gravel, ribbed
from shape import ball, disc, flowing, group, lathe, slab, tube, turned
from vanity import darker


def chew_bone():
    """Of pressed hide, in layers that show at its knots."""
    hide = plain('#d9b98a', 0.6, coat=0.1)
    feed(
        hide,
        'Base Color',
        ramp(hide, noise(hide, 5, (1, 5, 5), 6), [(0.3, '#c49a63'), (0.55, '#e0c296'), (0.75, '#b98b55')]),
    )
    bump(hide, noise(hide, 9, (0.6, 4, 4), 5), 0.35, 0.03)
    with group((0, 0, 0.02), (0, 0, 24)):
        parts = [tube_body((-0.62, 0.62))]
        for side in (-1, 1):
            for y in (-0.15, 0.15):
                parts.append(ball(0.225, hide, (side * 0.7, y, 0.225), (1.05, 1, 0.92), steps=24))
        melted(parts, hide, 0.018, 14)


def tube_body(span):
    section = lambda t: [
        (span[0] + (span[1] - span[0]) * t, (0.165 + 0.02 * math.cos(6 * t)) * math.cos(a), 0.215 + 0.17 * math.sin(a))
        for a in [-2 * math.pi * k / 40 for k in range(40)]
    ]
    return lofted(section, 24, 40, None)


def yarn_ball(color, dark):
    """Wound many times, two needles of cloth through it."""
    wool, deep, core = (
        plain(color, 0.95, Sheen=0.6),
        plain(darker(color), 0.95, Sheen=0.6),
        plain(dark, 0.95, Sheen=0.4),
    )
    chance = random.Random(6)
    radius = 0.45
    with group((0, 0, radius + 0.02)):
        ball(radius * 0.9, core)
        for band in range(20):
            tilt, spin, shift = chance.uniform(0, 180), chance.uniform(0, 360), chance.uniform(-0.14, 0.14)
            far = radius * (0.93 + 0.008 * band)
            for k in range(-3, 4):
                off = shift + 0.05 * k
                r = math.sqrt(far**2 - off**2)
                line = [(r * math.cos(a), r * math.sin(a), off) for a in [2 * math.pi * i / 72 for i in range(72)]]
                tube(line, 0.026, (wool, deep)[band % 3 == 1], turn=(tilt, 0, spin), closed=True, soft=False)
        for turn, tone in ((-34, '#e0b46a'), (38, '#e0b46a')):
            with group((0, 0.02, 0.1), (16, turn, 0)):
                tube([(0, 0, -0.5), (0, 0, 0.86)], 0.036, plain(tone, 0.8), soft=False, radii=[0.6, 1])
                ball(0.08, plain('#c2503f', 0.8), (0, 0, 0.88))
    tail = [(0.36, -0.2, 0.03), (0.6, -0.34, 0.03), (0.86, -0.2, 0.03), (1.02, -0.42, 0.03), (0.8, -0.62, 0.03)]
    tube(tail, 0.028, wool)


def pet_bowl(color, pale):
    """Wider below than above, its inner wall one curve; the measuring spoon lies in front."""
    coat, white, soft = plain(color, 0.3, coat=0.5), plain('#f6f3ea', 0.3, coat=0.5), plain('#3a3c40', 0.7)
    with group((-0.06, 0.16, 0)):
        turned([(0, 0), (0.84, 0), (0.86, 0.03), (0.84, 0.07), (0, 0.07)], soft, 0.02)
        outer = [(0.83, 0.06), (0.76, 0.3), (0.67, 0.5), (0.65, 0.53)]
        lathe(flowing([list(p) for p in outer]), coat)
        inner = [(0.65, 0.53), (0.63, 0.535), (0.6, 0.5), (0.5, 0.26), (0.28, 0.13), (0, 0.1)]
        lathe(flowing([list(p) for p in inner]), white)
        chance = random.Random(2)
        tones = [plain(tone, 0.85) for tone in ('#9c6a3c', '#b37f4a', '#8a5730')]
        for k in range(260):
            a, r = chance.uniform(0, 6.28), 0.52 * math.sqrt(chance.random())
            z = 0.33 + 0.1 * (1 - r / 0.52) + chance.uniform(0, 0.04)
            ball(
                0.05, tones[k % 3], (r * math.cos(a), r * math.sin(a), z), (1, 1, 0.62), [chance.uniform(0, 90)] * 3, 8
            )
    with group((0.3, -0.82, 0.0), (0, 0, 14)):
        scoop = plain(pale, 0.35, coat=0.3)
        turned([(0, 0), (0.16, 0), (0.2, 0.2), (0.185, 0.2), (0.15, 0.02), (0, 0.02)], scoop, 0.02, at=(0.36, 0, 0))
        slab(0.62, 0.13, 0.045, 0.06, scoop, (-0.1, 0, 0.15), edge=0.015)


def tinted_cactus(dark, light, china):
    """A small column, dyed; its new shoot is green."""
    flesh, green = skin([(0.35, dark), (0.65, light)], 3, rough=0.5), skin([(0.35, '#4a8a4a'), (0.65, '#7ab062')], 3)
    body = glaze(china, rough=0.16)
    with group(turn=(0, 0, 14)):
        line = [(0, 0), (0.3, 0), (0.34, 0.04), (0.4, 0.5), (0.41, 0.54), (0.37, 0.54), (0.36, 0.47), (0, 0.46)]
        turned(line, body, 0.02)
        disc(0.365, plain('#3a2c20', 0.95), (0, 0, 0.475))
        gravel(0.34, 0.49, 170, ('#e8e4da', '#cfc8ba', '#f3f0e8'))
        ribbed([(0, 0.4), (0, 0.7), (0, 1.0), (0, 1.24)], 0.24, flesh, 11)
        ribbed([(0.2, 0.5), (0.25, 0.55), (0.27, 0.66), (0.27, 0.78)], 0.1, flesh, 8, seed=4)
        ribbed([(0.02, 1.2), (0.03, 1.25), (0.03, 1.3), (0.03, 1.36)], 0.07, green, 7, 0.12, 0.04, seed=5)
