"""A floor puzzle of a forest, with its box. One unit is about 20 cm."""

import math
import random

from materials import plain
from mould import straws
from playthings import flat, round_
from shape import box, group, words

WIDE, LONG, COLUMNS, ROWS = 2.4, 1.6, 6, 4


def hill(low, waves, color, z):
    """What rises from the foot of the picture to a wavy line."""
    top = [
        (-WIDE / 2 + WIDE * k / 60, low + sum(h * math.sin(f * (WIDE * k / 60) + s) for h, f, s in waves))
        for k in range(61)
    ]
    for (x, y), (x2, y2) in zip(top, top[1:]):
        strips.append((color, z, [(x, -LONG / 2), (x2, -LONG / 2), (x2, y2), (x, y)]))


strips = []


def fir(x, y, size, color, z):
    flat(
        [
            (x - 0.03 * size, y - 0.1 * size),
            (x + 0.03 * size, y - 0.1 * size),
            (x + 0.03 * size, y),
            (x - 0.03 * size, y),
        ],
        '#6b4426',
        z,
    )
    for k in range(3):
        half, up = (0.2 - 0.045 * k) * size, y + 0.15 * k * size
        flat([(x - half, up), (x + half, up), (x, up + 0.26 * size)], color, z + 0.0004 * (k + 1))


def oval(x, y, wide, high, color, z):
    points = [(x + wide * math.cos(2 * math.pi * k / 40), y + high * math.sin(2 * math.pi * k / 40)) for k in range(40)]
    flat(points, color, z)


def fox(x, y, z):
    oval(x + 0.2, y - 0.02, 0.14, 0.07, '#c8602a', z)
    oval(x + 0.3, y, 0.05, 0.04, '#f6eee0', z + 0.0004)
    oval(x, y, 0.14, 0.17, '#d8702f', z + 0.0005)
    for side in (-1, 1):
        flat(
            [(x + side * 0.13, y + 0.3), (x + side * 0.03, y + 0.24), (x + side * 0.13, y + 0.42)][::side],
            '#b5552a',
            z + 0.0006,
        )
    flat(
        [(x - 0.16, y + 0.29), (x, y + 0.1), (x + 0.16, y + 0.29), (x + 0.08, y + 0.35), (x - 0.08, y + 0.35)],
        '#e07c36',
        z + 0.001,
    )
    flat([(x - 0.07, y + 0.2), (x, y + 0.1), (x + 0.07, y + 0.2)], '#f6eee0', z + 0.0014)
    round_(x, y + 0.115, 0.016, '#26221f', z + 0.0018)
    for side in (-1, 1):
        round_(x + side * 0.06, y + 0.25, 0.015, '#26221f', z + 0.0018)


def owl(x, y, z):
    oval(x, y, 0.13, 0.17, '#8a6a4a', z)
    oval(x, y - 0.03, 0.085, 0.11, '#d9c39a', z + 0.0004)
    for side in (-1, 1):
        flat(
            [(x + side * 0.12, y + 0.2), (x + side * 0.02, y + 0.14), (x + side * 0.11, y + 0.08)][::side],
            '#8a6a4a',
            z + 0.0003,
        )
        round_(x + side * 0.05, y + 0.09, 0.048, '#f6f1e2', z + 0.0006)
        round_(x + side * 0.05, y + 0.09, 0.022, '#26221f', z + 0.001)
    flat([(x - 0.02, y + 0.065), (x, y + 0.03), (x + 0.02, y + 0.065)], '#e0a03a', z + 0.0012)


def hare(x, y, z):
    for side in (-1, 1):
        oval(x + side * 0.035, y + 0.28, 0.025, 0.11, '#e3d9cc', z)
        oval(x + side * 0.035, y + 0.28, 0.012, 0.08, '#e8b0aa', z + 0.0003)
    oval(x, y, 0.1, 0.12, '#e9e0d4', z + 0.0004)
    round_(x, y + 0.14, 0.08, '#efe7dc', z + 0.0007)
    for side in (-1, 1):
        round_(x + side * 0.03, y + 0.155, 0.012, '#26221f', z + 0.001)
    round_(x, y + 0.125, 0.01, '#d88a84', z + 0.001)
    round_(x + 0.1, y - 0.08, 0.035, '#f8f4ee', z + 0.0009)


def seam(start, stop, knob):
    """The line between two pieces, with its knob to one side."""
    (x, y), (x2, y2) = start, stop
    along, across = (x2 - x, y2 - y), (-(y2 - y), x2 - x)
    shape = [
        (0, 0),
        (0.34, 0.02),
        (0.42, 0.06),
        (0.37, 0.17),
        (0.5, 0.25),
        (0.63, 0.17),
        (0.58, 0.06),
        (0.66, 0.02),
        (1, 0),
    ]
    return [(x + along[0] * t + across[0] * u * knob, y + along[1] * t + across[1] * u * knob, 0) for t, u in shape]


def picture():
    """The forest, drawn on the board."""
    strips.clear()
    flat([(-WIDE / 2, -LONG / 2), (WIDE / 2, -LONG / 2), (WIDE / 2, LONG / 2), (-WIDE / 2, LONG / 2)], '#a9d6e8', 0)
    round_(0.82, 0.52, 0.15, '#f6d35a', 0.0004)
    for x, y in ((-0.66, 0.56), (0.24, 0.6)):
        for dx, r in ((-0.12, 0.06), (0, 0.09), (0.12, 0.065)):
            round_(x + dx, y, r, '#f8fafa', 0.0004 + 0.0002 * abs(dx))
    hill(0.1, ((0.1, 2.4, 0), (0.04, 5, 1)), '#8fc27a', 0.0008)
    for color, z, points in strips:
        flat(points, color, z)
    for x, size in ((-1.0, 0.9), (-0.8, 1.1), (-0.2, 0.9), (0.05, 1.05), (0.5, 0.85), (0.98, 1.1)):
        fir(x, 0.12, size, '#3f8055', 0.0012)
    strips.clear()
    hill(-0.22, ((0.06, 3, 2), (0.03, 7, 0)), '#6fae5a', 0.0036)
    for color, z, points in strips:
        flat(points, color, z)
    for x, y, size in ((-0.86, -0.3, 1.5), (0.9, -0.28, 1.4)):
        fir(x, y, size, '#2f6b48', 0.0042)
    flat([(0.3, -0.36), (0.4, -0.36), (0.38, 0.2), (0.32, 0.2)], '#7a5230', 0.0042)
    flat([(0.1, 0.02), (0.36, 0.04), (0.36, 0.08), (0.1, 0.05)], '#7a5230', 0.0042)
    owl(0.16, 0.22, 0.005)
    fox(-0.42, -0.4, 0.005)
    hare(0.62, -0.5, 0.005)
    for k in range(9):
        x, y = -1.05 + 0.26 * k, -0.68 + 0.05 * (k % 3)
        round_(x, y, 0.035, ('#f2d25a', '#f4f1ea', '#e58aa0')[k % 3], 0.005)
        round_(x, y, 0.014, '#d8862f', 0.0054)
    for x, y in ((-0.02, -0.58), (0.1, -0.62)):
        flat([(x - 0.02, y - 0.08), (x + 0.02, y - 0.08), (x + 0.02, y), (x - 0.02, y)], '#f2ead8', 0.005)
        oval(x, y, 0.07, 0.045, '#d0402f', 0.0054)


def forest_puzzle():
    """Twenty-four large pieces, put together; the box behind."""
    chance = random.Random(7)
    board = plain('#c9b48c', 0.8)
    with group((-0.05, -0.35, 0), (0, 0, 8)):
        box((WIDE, LONG, 0.03), board, (0, 0, 0), 0.008)
        with group((0, 0, 0.031)):
            picture()
        lines = []
        px, py = WIDE / COLUMNS, LONG / ROWS
        for i in range(1, COLUMNS):
            for j in range(ROWS):
                x, y = -WIDE / 2 + i * px, -LONG / 2 + j * py
                lines.append(seam((x, y), (x, y + py), chance.choice((-1, 1))))
        for j in range(1, ROWS):
            for i in range(COLUMNS):
                x, y = -WIDE / 2 + i * px, -LONG / 2 + j * py
                lines.append(seam((x, y), (x + px, y), chance.choice((-1, 1))))
        straws(lines, 0.0065, plain('#33452f', 0.8), at=(0, 0, 0.0355))
    with group((-0.1, 0.98, 0), (-8, 0, 8)):
        box((1.7, 0.3, 1.0), plain('#2f6b48', 0.5), (0, 0, 0), 0.012)
        box((1.704, 0.304, 0.2), plain('#f2d68a', 0.5), (0, 0, 0.76), 0.008)
        words('森林动物地板大拼图', 0.12, plain('#2f4a34', 0.6), (0, -0.156, 0.86))
        with group((0, -0.156, 0.4), (90, 0, 0), 0.62):
            fox(-0.7, -0.2, 0.001)
            owl(0.0, -0.08, 0.001)
            hare(0.68, -0.2, 0.001)
        words('木朵 · 24 片', 0.07, plain('#f2e6c6', 0.6), (0, -0.156, 0.1))
