"""More things as the pictures of products show them: packs, cups, bottles, soaps, plants."""

import math
import random

import daily
import food
import gift
import home
import outdoor
import ware
from materials import brushed, clay, glass, glaze, metal, plain, skin
from shape import ball, box, disc, group, ring, slab, tube, turned, words


def day_pack(cloth):
    outdoor.backpack(cloth, '#3a3a38', turn=(0, 0, 16))


def scented_candle(glass_color, title):
    gift.candle(glass_color, title=title, maker='灯芽 · 大豆蜡', turn=(0, 0, 6))


def chair(*timber):
    home.chair(timber, turn=(0, 0, 28))


def lemons(*colors):
    for i, (x, y, turn) in enumerate(((-0.42, 0.06, 30), (0.2, -0.26, -24), (0.34, 0.38, 80))):
        food.lemon(colors, at=(x, y, 0), turn=(0, 0, turn))


def photo_mug(color):
    gift.named_mug(color, turn=(0, 0, -20))


def tent(cloth):
    outdoor.tent(cloth, '#4a4b45', '#2f332f', turn=(0, 0, 26))


def tea_jar(*leaf):
    ware.jar(0.72, leaf=leaf)


def fig_tree():
    home.plant('#b5623f', height=1.5, count=12, size=0.42, seed=5)


def kitchen_rolls():
    for x, y in ((-0.5, 0.12), (0.3, 0.42)):
        daily.roll('#f6f5f1', radius=0.3, height=0.86, at=(x, y, 0), loose=False)
    daily.roll('#f6f5f1', radius=0.3, height=0.86, at=(0.08, -0.3, 0))


def coffee_cup(color):
    body, inner = plain(color, 0.7), glaze('#efece4', rough=0.15)
    ware.saucer(body, 0.5)
    ware.cup(body, inner, '#3a1f12', 0.29, 0.34, 0.8, True, at=(0, 0, 0.045), turn=(0, 0, -30))


def picture():
    with group((0, 0.1, 0.62), (-8, 0, 14)):
        home.frame(0.95, 1.16, ('#d9763c', '#7f9a86', '#49665a'))


def sofa(cloth):
    home.sofa(cloth, turn=(0, 0, 14))
    home.floor_lamp(at=(-1.25, 0.55, 0))


def bucket(color):
    body, steel = plain(color, 0.42), metal('#c4c7ca', 0.3)
    turned(
        [(0, 0), (0.36, 0), (0.47, 0.86), (0.53, 0.86), (0.53, 0.91), (0.455, 0.91), (0.34, 0.05), (0, 0.04)],
        body,
        0.012,
    )
    for side in (-1, 1):
        box((0.05, 0.14, 0.12), body, (side * 0.5, 0, 0.76), 0.015)
    turns = [i * math.pi / 16 for i in range(17)]
    tube([(0.54 * math.cos(a), -0.6 * math.sin(a), 0.8 - 0.22 * math.sin(a)) for a in turns], 0.013, steel)
    with group((0, -0.6, 0.58), (0, 90, 0)):
        turned([(0, -0.13), (0.034, -0.13), (0.034, 0.13), (0, 0.13)], plain('#efece6', 0.5), 0.012)


def soap(color, title):
    bar = plain(color, 0.42, Subsurface=0.0)
    slab(0.92, 0.6, 0.24, 0.2, bar, (0.1, -0.16, 0), (0, 0, 16), edge=0.07)
    with group((0.1, -0.16, 0.243), (0, 0, 16)):
        words(title, 0.13, plain(color, 0.75), (0, -0.03, 0), turn=(0, 0, 0), depth=0.004)
    with group((-0.16, 0.44, 0.34), (90, 0, 12)):
        slab(0.92, 0.6, 0.24, 0.2, plain('#f2ece0', 0.9), (0, 0, 0), edge=0.02)
        box((0.3, 0.62, 0.25), plain(color, 0.8), (0, 0, -0.004), 0.02)


def blueberries():
    chance = random.Random(7)
    bloom = skin([(0.3, '#1d2740'), (0.6, '#3f5378'), (0.8, '#6b7fa3')], 5, rough=0.6)
    tray = glass('#f4f8f8', 0.05)
    for x, y, w, d in ((0, -0.5, 1.3, 0.03), (0, 0.5, 1.3, 0.03), (-0.65, 0, 0.03, 1.0), (0.65, 0, 0.03, 1.0)):
        box((w, d, 0.36), tray, (x, y, 0), 0.01)
    box((1.3, 1.0, 0.02), plain('#f2efe8', 0.8), (0, 0, 0), 0.01)
    for layer in range(3):
        for i in range(9):
            for j in range(7):
                x, y = -0.54 + i * 0.135 + chance.uniform(-0.02, 0.02), -0.4 + j * 0.133 + chance.uniform(-0.02, 0.02)
                r = chance.uniform(0.07, 0.086)
                z = 0.1 + layer * 0.13 + chance.uniform(0, 0.05)
                with group((x, y, z), (chance.uniform(-70, 70), chance.uniform(-70, 70), 0)):
                    ball(r, bloom, scale=(1, 1, 0.9), steps=20)
                    ring(r * 0.34, r * 0.1, plain('#232c42', 0.8), (0, 0, r * 0.85))


def water_bottle(**spot):
    with group(**spot):
        wall = [(0, 0.02), (0.15, 0), (0.165, 0.04), (0.165, 0.24), (0.155, 0.27), (0.165, 0.3), (0.165, 0.66)]
        turned([*wall, (0.15, 0.76), (0.07, 0.94), (0.066, 1.0), (0, 1.0)], glass('#e9f4f4', 0.02), 0.02)
        ware.label(0.166, 0.32, 0.28, 170, plain('#e8f0ea', 0.6))
        words('岩泉', 0.12, plain('#2f6b6a', 0.6), (0, 0, 0.49), around=0.172)
        words('天然矿泉水 · 550 ml', 0.03, plain('#2f6b6a', 0.6), (0, 0, 0.38), around=0.172)
        turned([(0, 0.98), (0.074, 0.98), (0.074, 1.07), (0, 1.07)], plain('#2f7f80', 0.4), 0.008)


def water_bottles():
    for x, y in ((-0.36, 0.16), (0.06, -0.16), (0.46, 0.24)):
        water_bottle(at=(x, y, 0))


def tumbler(color):
    coat = plain(color, 0.34, coat=0.4)
    turned([(0, 0), (0.2, 0), (0.215, 0.05), (0.275, 0.86), (0.27, 0.9), (0, 0.9)], coat, 0.015)
    turned([(0, 0.89), (0.285, 0.89), (0.285, 0.97), (0.25, 1.01), (0, 1.01)], plain('#e9e6df', 0.3, coat=0.3), 0.015)
    tube([(0.06, 0.02, 0.95), (0.12, 0.03, 1.5)], 0.026, plain('#f3f1ec', 0.35), soft=False)
    ring(0.212, 0.01, brushed('#c9ccd1'), (0, 0, 0.04))


def cat_can(title, color, **spot):
    with group(**spot):
        steel = brushed('#c9ccd0')
        turned([(0, 0), (0.33, 0), (0.335, 0.02), (0.335, 0.25), (0.33, 0.27), (0.31, 0.255), (0, 0.25)], steel, 0.006)
        ware.label(0.337, 0.03, 0.2, 340, plain(color, 0.55))
        words(title, 0.085, plain('#f6efe2', 0.6), (0, 0, 0.125), around=0.345)
        words('猫主食罐 · 85 g', 0.03, plain('#f6efe2', 0.6), (0, 0, 0.06), around=0.345)
        ring(0.07, 0.01, steel, (0.06, -0.06, 0.263), scale=(1, 0.7, 1))


def cat_cans():
    cat_can('鸡肉', '#b5522f', at=(-0.36, -0.05, 0), turn=(0, 0, 8))
    cat_can('金枪鱼', '#2f5f78', at=(0.36, -0.12, 0), turn=(0, 0, -6))
    cat_can('鹿肉', '#5a4a6b', at=(0.0, 0.2, 0.275), turn=(0, 0, 4))


def honey_pot(glaze_color):
    body = clay(glaze_color, 0.4)
    turned(
        [(0, 0), (0.28, 0), (0.4, 0.16), (0.42, 0.36), (0.34, 0.58), (0.27, 0.64), (0.29, 0.68), (0, 0.68)], body, 0.02
    )
    disc(0.2, plain('#7a4a12', 0.2), (0, 0, 0.682))
    turned([(0, 0.68), (0.3, 0.68), (0.3, 0.74), (0.1, 0.78), (0.07, 0.86), (0, 0.87)], body, 0.02)
    ware.label(0.425, 0.2, 0.24, 60, plain('#f1e6cf', 0.8))
    words('山野蜂蜜', 0.1, plain('#4a2f14', 0.8), (0, 0, 0.33), around=0.432)
