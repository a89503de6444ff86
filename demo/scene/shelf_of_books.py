"""Books that stand, and diaries. One unit is about 20 cm."""

import math
import random

from materials import fabric, kraft, plain, skin
from shape import SANS, ball, box, disc, group, mesh, tube, words
from ware import blade


def volume(size, cover, hard=False, **spot):
    """Standing, its front towards -y; what is made in the group lies on its front, at y = 0."""
    w, h, t = size
    board = 0.012 if hard else 0.005
    inset = 0.014 if hard else 0.001
    with group(**spot) as root:
        box((w - inset * 2, t - board, h - inset * 2), kraft('#efe6d3'), (0, t / 2, inset), 0.002)
        for y in (board / 2, t - board / 2):
            box((w, board, h), cover, (0, y, 0), 0.002)
        box((board, t, h), cover, (-w / 2 + board / 2, t / 2, 0), 0.002)
    return root


def front(text, size, ink, x, z, font=None, **more):
    words(text, size, plain(ink, 0.6), (x, -0.002, z), **({'font': font} if font else {}), **more)


def fog_harbour():
    with group((0.02, 0, 0), (0, 0, 20)):
        volume((0.65, 0.925, 0.15), fabric('#6b1c28', 260, 0.2), hard=True)
        front('雾\n港\n来\n信', 0.125, '#0d0405', 0.12, 0.52)
        front('墨笺社', 0.045, '#0d0405', -0.14, 0.1)


def shape_on(points, color, y=-0.0015):
    """A flat outline printed on the front."""
    mesh([(x, y, z) for x, z in points], [tuple(range(len(points)))], plain(color, 0.65))


def wave(z, wide, high, turns, start=0.0):
    return [(wide * (i / 40 - 0.5), z + high * math.sin(i / 40 * 6.28 * turns + start)) for i in range(41)]


def winter_ferry():
    w, h = 0.575, 0.875
    with group((0.02, 0, 0), (0, 0, 20)):
        volume((w, h, 0.1), plain('#7f9fb8', 0.6))
        for z, high, color, y in (
            (0.32, 0.014, '#5f86a6', -0.0012),
            (0.23, 0.014, '#3f6a8f', -0.0016),
            (0.13, 0.012, '#2a4f72', -0.002),
        ):
            shape_on([*wave(z, w * 0.998, high, 2, z * 30), (w * 0.499, 0.003), (-w * 0.499, 0.003)], color, y)
        shape_on([(-0.16, 0.36), (-0.13, 0.31), (0.09, 0.31), (0.13, 0.36)], '#f3eee2', -0.0014)
        shape_on([(-0.09, 0.36), (0.03, 0.36), (0.03, 0.405), (-0.09, 0.405)], '#c2512f', -0.0014)
        disc(0.045, plain('#f6e6c4', 0.65), (0.17, -0.0014, 0.55), (90, 0, 0))
        front('冬日渡船', 0.088, '#16324a', 0, 0.74)
        front('短篇小说集 · 墨笺社', 0.03, '#16324a', 0, 0.645)


def weekday_kitchen():
    w, h = 0.85, 1.15
    with group((0.02, 0, 0), (0, 0, 18)):
        volume((w, h, 0.1), plain('#d98a3c', 0.5))
        shape_on([(-w * 0.42, 0.06), (w * 0.42, 0.06), (w * 0.42, 0.62), (-w * 0.42, 0.62)], '#f6ead2', -0.001)
        bowl = [(0.26 * math.cos(a), 0.36 + 0.24 * math.sin(a)) for a in [math.pi * (1 + i / 24) for i in range(25)]]
        shape_on(bowl, '#3f6b72', -0.0018)
        shape_on([(-0.28, 0.36), (0.28, 0.36), (0.28, 0.385), (-0.28, 0.385)], '#2f5258', -0.002)
        for i, color in enumerate(('#c2412f', '#7a9a4a', '#e3b23f', '#7a9a4a', '#c2412f')):
            disc(0.05, plain(color, 0.6), (-0.16 + 0.08 * i, -0.0014, 0.4), (90, 0, 0))
        for x in (-0.1, 0.0, 0.1):
            tube(
                [(x, -0.002, 0.46), (x + 0.02, -0.002, 0.5), (x - 0.02, -0.002, 0.54), (x, -0.002, 0.58)],
                0.005,
                plain('#c9b592', 0.8),
            )
        front('下班后的厨房', 0.098, '#4a2410', 0, 0.93)
        front('一周七天家常菜', 0.045, '#4a2410', 0, 0.8)
        front('墨笺社', 0.038, '#4a2410', 0, 0.7)


def roadside_plants():
    w, h = 0.525, 0.825
    with group((0.02, 0, 0), (0, 0, 18), 1.15):
        volume((w, h, 0.13), plain('#4f7a52', 0.35, coat=0.3))
        shape_on([(-0.21, 0.05), (0.21, 0.05), (0.21, 0.5), (-0.21, 0.5)], '#f1ecd8', -0.001)
        green = skin([(0.35, '#3a6a35'), (0.65, '#6a9a4a')], 9, rough=0.6)
        stem = plain('#4a6a35', 0.7)
        tube([(0, -0.003, 0.08), (0.005, -0.003, 0.26), (-0.01, -0.003, 0.4)], 0.005, stem)
        for i in range(5):
            z = 0.14 + 0.055 * i
            for side in (0, 180):
                with group((0, -0.004, z), (90, 0, 0)):
                    blade(green, 0.13 - 0.012 * i, (0, 0, 0), (0, 0, (38 if side == 0 else 142)), 0.4, 0.0)
        for i in range(6):
            a = math.pi * i / 3
            ball(
                0.018,
                plain('#d98aa0', 0.6),
                (-0.01 + 0.024 * math.cos(a), -0.004, 0.435 + 0.024 * math.sin(a)),
                (1, 0.2, 1),
                steps=12,
            )
        ball(0.014, plain('#e3b23f', 0.6), (-0.01, -0.006, 0.435), (1, 0.3, 1), steps=12)
        front('路边草木手册', 0.064, '#f3eed8', 0, 0.68)
        front('220种城市植物图鉴', 0.032, '#f3eed8', 0, 0.6)
        front('墨笺社', 0.028, '#f3eed8', 0, 0.545)


def three_lamps():
    """Their backs towards the viewer, in a case of card; one is half drawn out."""
    w, h, t = 0.7, 1.025, 0.16
    card = kraft('#3a3633', 0.8)
    with group((0.04, -0.1, 0), (0, 0, -32)):
        wide = 3 * t + 0.02
        box((wide + 0.04, w, 0.02), card, (0, w / 2, 0), 0.003)
        box((wide + 0.04, w, 0.02), card, (0, w / 2, h + 0.03), 0.003)
        for x in (-1, 1):
            box((0.02, w, h + 0.05), card, (x * (wide / 2 + 0.01), w / 2, 0), 0.003)
        for i, (color, out) in enumerate((('#3f6b4a', 0), ('#a3352c', 0.22), ('#2f5484', 0))):
            x = (i - 1) * (t + 0.004)
            cover = plain(color, 0.55)
            box((t - 0.004, w - 0.03, h), cover, (x, (w - 0.03) / 2 + 0.012 - out, 0.024), 0.006)
            ink = plain('#f3ead6', 0.6)
            words('三\n盏\n灯', 0.085, ink, (x, 0.01 - out, 0.72))
            words('墨笺社', 0.024, ink, (x, 0.01 - out, 0.14))
            ball(0.022, plain('#f0c24a', 0.5), (x, 0.012 - out, 0.42), (1, 0.12, 1.5), steps=16)


def diary():
    chance = random.Random(8)
    w, h, t = 0.64, 0.91, 0.12
    with group((0.02, 0, 0), (0, 0, 18)):
        volume((w, h, t), fabric('#efe3cc', 260, 0.2), hard=True)
        dots = [plain(c, 0.7) for c in ('#c2512f', '#3f7a8a', '#e0b23a', '#6b8a4f', '#a3607a')]
        for i in range(12):
            for j in range(17):
                x, z = -w / 2 + 0.045 + i * 0.05, 0.04 + j * 0.052
                if abs(x) < 0.2 and abs(z - 0.62) < 0.1:
                    continue
                with group(
                    (x + chance.uniform(-0.01, 0.01), -0.001, z + chance.uniform(-0.01, 0.01)),
                    (0, chance.uniform(0, 180), 0),
                ):
                    box((0.03, 0.002, 0.007), dots[chance.randrange(5)], (0, 0, -0.0035), 0)
        shape_on([(-0.19, 0.53), (0.19, 0.53), (0.19, 0.71), (-0.19, 0.71)], '#f8f2e4', -0.0022)
        words('2027', 0.085, plain('#3a3a44', 0.6), (0, -0.004, 0.64), font=SANS)
        words('年度手帐 · 纸鹿', 0.028, plain('#3a3a44', 0.6), (0, -0.004, 0.565))
