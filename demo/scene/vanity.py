"""Creams, lotions, soaps and polish. One unit is about 10 cm."""

import math
import random

import desk_ware
import gift
import ware
from materials import bump, glass, noise, plain
from shape import ball, box, group, stuffed, tube, turned, words


def curved(text, size, ink, z, wide, deep):
    """Printed on the front of a body that is an ellipse, `wide` and `deep` from its middle."""
    bend = wide * wide / deep
    words(text, size, plain(ink, 0.6), (0, bend - deep - 0.004, z), around=bend)


def sun_lotion():
    """A flat bottle with a drip nozzle under its cap, and its box."""
    with group((-0.16, -0.12, 0), (0, 0, 8)):
        line = [(0, 0), (0.29, 0, 0.06), (0.3, 0.5), (0.24, 0.84, 0.1), (0.13, 0.9), (0, 0.9)]
        turned(line, plain('#f7f3e6', 0.32, coat=0.3), 0.06).scale = (1, 0.56, 1)
        turned([(0, 0.89), (0.15, 0.89), (0.145, 1.24), (0, 1.25)], plain('#e8a33a', 0.35, coat=0.3), 0.03).scale = (
            1,
            0.7,
            1,
        )
        curved('日常\n防晒乳', 0.098, '#b8701a', 0.55, 0.3, 0.168)
        curved('SPF50  PA+++', 0.036, '#4a4338', 0.33, 0.3, 0.168)
        curved('芷间', 0.05, '#4a4338', 0.2, 0.295, 0.165)
    with group((0.42, 0.3, 0), (0, 0, -14)):
        box((0.66, 0.4, 1.3), plain('#f3d9a0', 0.7), (0, 0, 0), 0.01)
        words('日常\n防晒乳', 0.11, plain('#8a5210', 0.7), (0, -0.203, 0.86))
        words('SPF50  PA+++', 0.042, plain('#4a4338', 0.7), (0, -0.203, 0.58))
        words('芷间', 0.055, plain('#4a4338', 0.7), (0, -0.203, 0.22))


def polish():
    """Wisteria, in a little bottle of glass."""
    with group((-0.14, 0, 0)):
        wall = [(0, 0), (0.27, 0, 0.06), (0.29, 0.36, 0.1), (0.12, 0.5, 0.04), (0.11, 0.56), (0, 0.56)]
        turned(wall, glass('#fbfafc', 0.0), 0.05)
        turned(
            [(0, 0.045), (0.235, 0.045, 0.05), (0.255, 0.35, 0.09), (0.1, 0.46)], plain('#9a86c4', 0.2, coat=0.5), 0.04
        )
        turned([(0, 0.53), (0.135, 0.53), (0.12, 1.2), (0, 1.21)], plain('#efe9e2', 0.3, coat=0.4), 0.025)
        words('半页', 0.075, plain('#f6f2fa', 0.5), (0, 0, 0.24), around=0.297)
        words('紫藤', 0.045, plain('#f6f2fa', 0.5), (0, 0, 0.14), around=0.294)
    with group((0.34, -0.32, 0.0), (0, 0, 30)):
        pool = plain('#9a86c4', 0.12, coat=0.6)
        stuffed((0.36, 0.2, 0.03), pool, (0, 0, 0), square=1.0, flat=0.7)
        stuffed((0.12, 0.09, 0.025), pool, (0.28, 0.05, 0), square=1.0, flat=0.7)


def cream_jar(shell, fill, title, note, ink, radius=0.42, height=0.4):
    wall = [
        (0, 0),
        (radius, 0, 0.07),
        (radius, height - 0.05, 0.05),
        (radius * 0.86, height),
        (radius * 0.86, height + 0.05),
    ]
    inside = [(radius * 0.78, height + 0.05), (radius * 0.78, 0.12, 0.06), (0, 0.11)]
    turned(wall + inside, shell, 0.03)
    if fill:
        cream = plain(fill, 0.6)
        turned([(0, 0.12), (radius * 0.77, 0.12), (radius * 0.77, height), (0, height + 0.01)], cream, 0.02)
        swirl(cream, radius * 0.6, height)
    if fill:
        ware.label(radius, height * 0.16, height * 0.62, 74, plain('#f3efe2', 0.7))
    words(title, 0.1, plain(ink, 0.6), (0, 0, height * 0.54), around=radius + 0.007)
    words(note, 0.034, plain(ink, 0.6), (0, 0, height * 0.27), around=radius + 0.007)


def swirl(cream, radius, height):
    """What a spoon left on top."""
    turns = [
        (radius * (1 - i / 44) * math.cos(i * 0.42), radius * (1 - i / 44) * math.sin(i * 0.42), height + 0.0016 * i)
        for i in range(42)
    ]
    tube(turns, 0.05, cream, radii=[0.5 + 0.5 * min(1, i / 6) for i in range(42)])


def lid(color, radius=0.42, **spot):
    with group(**spot):
        turned([(0, 0), (radius, 0), (radius, 0.17), (0, 0.18)], plain(color, 0.35, coat=0.3), 0.03)


def river_clay():
    cream_jar(glass('#eef2ec', 0.12), '#93a08a', '河泥面膜', '芷间 · 白陶土绿泥', '#3a4636', 0.46, 0.44)
    lid('#ece7dc', 0.44, at=(0.58, 0.4, 0.42), turn=(74, 0, -34))
    with group((-0.46, -0.52, 0.02), (0, 0, 26)):
        stuffed((0.4, 0.24, 0.05), plain('#93a08a', 0.6), square=0.9, flat=0.6)
        stuffed((0.2, 0.16, 0.06), plain('#93a08a', 0.6), (0.2, 0.04, 0), square=1, flat=0.6)


def dew_cream():
    with group((-0.1, 0.06, 0)):
        cream_jar(plain('#dfe9e6', 0.16, Transmission=0.35, coat=0.5), None, '保湿霜', '芷间 · 凝露', '#3f5a58')
        lid('#f4f1ea', 0.4, at=(0, 0, 0.45))
    spoon = plain('#f2efe8', 0.3, coat=0.3)
    with group((0.5, -0.42, 0.025), (0, 0, 40)):
        ball(0.07, spoon, (-0.24, 0, 0.01), (1.5, 0.9, 0.35), steps=24)
        tube([(-0.16, 0, 0.01), (0, 0, 0.012), (0.32, 0, 0.006)], 0.02, spoon, radii=[1, 0.8, 1])
        ball(0.05, plain('#fbf8f0', 0.5), (-0.24, 0, 0.03), (1.4, 0.9, 0.5), steps=24)


def bubble_bath():
    chance = random.Random(4)
    wall = [(0, 0), (0.34, 0, 0.06), (0.34, 0.96, 0.18), (0.13, 1.16, 0.08), (0.12, 1.26), (0, 1.26)]
    turned(wall, glass('#fdf6ea', 0.03), 0.05)
    turned(
        [(0, 0.03), (0.318, 0.03), (0.318, 0.94, 0.17), (0.11, 1.12), (0, 1.12)],
        plain('#eab765', 0.1, Transmission=0.5, IOR=1.34),
        0.05,
    )
    turned([(0, 1.24), (0.17, 1.24), (0.165, 1.46), (0, 1.47)], plain('#f4efe4', 0.35, coat=0.3), 0.025)
    ware.label(0.341, 0.26, 0.56, 96, plain('#f8f3e6', 0.7))
    words('泡泡浴', 0.125, plain('#b5652a', 0.7), (0, 0, 0.6), around=0.348)
    words('日和澡堂 · 500 毫升', 0.042, plain('#6b4a2c', 0.7), (0, 0, 0.4), around=0.348)
    foam = plain('#fdfdfb', 0.25, coat=0.6, Transmission=0.2)
    for i in range(150):
        a, far = i * 2.4, 0.24 * math.sqrt(i / 150)
        r = chance.uniform(0.035, 0.085) * (1.2 - far)
        ball(
            r,
            foam,
            (0.46 + 1.5 * far * math.cos(a), -0.34 + far * math.sin(a), r * 0.7 + max(0, 0.17 - far) * 0.9),
            steps=12,
        )


def bar(color, speck, mark, **spot):
    """Cut from a block, its mark pressed in."""
    body = plain(color, 0.5)
    bump(body, noise(body, 26, detail=5), 0.16, 0.01)
    with group(**spot):
        box((0.92, 0.62, 0.3), body, (0, 0, 0), 0.045)
        chance = random.Random(7)
        for _ in range(34):
            x, y = chance.uniform(-0.4, 0.4), chance.uniform(-0.26, 0.26)
            ball(0.013, plain(speck, 0.8), (x, y, 0.299), (1, 1, 0.4), steps=8)
        words(mark, 0.15, plain(darker(color, 0.55), 0.7), (0, 0, 0.301), turn=(0, 0, 0), depth=0.002)


def darker(color, by=0.72):
    return '#' + ''.join(f'{round(int(color[i : i + 2], 16) * by):02x}' for i in (1, 3, 5))


def face_soap(color, speck, title):
    """A bar, and its box behind it."""
    bar(color, speck, '芷间', at=(-0.1, -0.2, 0), turn=(0, 0, 14))
    with group((0.2, 0.46, 0), (0, 0, -8)):
        box((1.06, 0.42, 0.72), plain('#efe7d8', 0.8), (0, 0, 0), 0.01)
        box((1.066, 0.426, 0.16), plain(color, 0.75), (0, 0, 0.08), 0.004)
        words('洁面皂', 0.15, plain('#4a3a34', 0.75), (0, -0.213, 0.5))
        words(f'芷间 · {title}', 0.055, plain('#4a3a34', 0.75), (0, -0.213, 0.33))


def care_gift():
    """An open box: a soap, a hand cream, a candle."""
    card, silk = plain('#e6cfc6', 0.75), plain('#a3485a', 0.4)
    with group((0, 0.5, 0.02), (-10, 0, 0)):
        box((2.5, 0.14, 1.7), card, (0, 0.1, 0), 0.015)
        box((0.18, 0.15, 1.7), silk, (-0.62, 0.094, 0), 0.004)
        gift.bow(silk, 0.4, 0.16, at=(-0.62, -0.02, 1.2), turn=(90, 0, 0))
        words('芷间', 0.2, plain('#7a3a46', 0.7), (0.5, 0.026, 1.3))
    box((2.4, 1.1, 0.05), card, (0, -0.14, 0), 0.01)
    for x, y, w, d in (
        (0, -0.69, 2.44, 0.05),
        (0, 0.41, 2.44, 0.05),
        (-1.2, -0.14, 0.05, 1.1),
        (1.2, -0.14, 0.05, 1.1),
    ):
        box((w, d, 0.34), card, (x, y, 0), 0.008)
    bar('#d9a3a3', '#a86a6a', '玫瑰泥', at=(-0.66, -0.12, 0.2), turn=(24, 0, 6))
    with group((0.14, -0.06, 0.05), scale=0.88):
        desk_ware.pump_bottle('#d3a0a4', '玫瑰')
    with group((0.84, -0.14, 0.05), scale=1.15):
        gift.candle('#f0dfb4', title='桂花', maker='芷间')


def pet_shampoo():
    coat = plain('#b9d3cf', 0.36, coat=0.3)
    turned([(0, 0), (0.36, 0, 0.07), (0.36, 1.0, 0.16), (0.14, 1.16, 0.06), (0.13, 1.22), (0, 1.22)], coat, 0.05)
    turned([(0, 1.2), (0.18, 1.2), (0.175, 1.46), (0.07, 1.5), (0.06, 1.58), (0, 1.58)], plain('#f4f1ea', 0.35), 0.02)
    ware.label(0.361, 0.2, 0.7, 104, plain('#f6f3ea', 0.7))
    words('沐浴露', 0.135, plain('#2f5f5c', 0.7), (0, 0, 0.6), around=0.368)
    words('爪印集 · 猫狗通用 500ml', 0.042, plain('#4a4a42', 0.7), (0, 0, 0.4), around=0.368)
    paw = plain('#e0a26a', 0.7)
    with group((0, -0.366, 0.79)):
        for x, z, r in (
            (0, -0.02, 0.042),
            (-0.058, 0.028, 0.02),
            (-0.02, 0.056, 0.022),
            (0.022, 0.056, 0.022),
            (0.06, 0.028, 0.02),
        ):
            ball(r, paw, (x, 0.0, z), (1, 0.14, 0.9), steps=16)
