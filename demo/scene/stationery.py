"""Small things of desk, camp and kitchen: pencils, crayons, pads, seed packets, torches, cookies, medals."""

import math
import random

from gift import medal
from materials import anodised, bump, glass, glow, kraft, metal, noise, plain, wood
from shape import ball, box, disc, group, lathe, prism, ring, turned, words

RAINBOW = ('#c23b32', '#d9772c', '#e3b635', '#7fa345', '#3f8a63', '#3b84a8', '#3f5fa0', '#6f52a0', '#b0508a', '#7a4a32')


def pencil(color, **spot):
    with group(**spot):
        coat, bare, lead = plain(color, 0.35, coat=0.4), wood('#b98a58', '#d9b483', 2.0), plain('#2b2b2e', 0.45)
        lathe([(0, 0), (0.058, 0), (0.058, 1.42)], coat, steps=6, smooth=1)
        lathe([(0.056, 1.415), (0.016, 1.64)], bare, steps=24)
        lathe([(0.0165, 1.638), (0.0, 1.7)], lead, steps=24)
        turned([(0.0585, 0.03), (0.06, 0.03), (0.06, 0.08), (0.0585, 0.08)], metal('#c9a45a', 0.3), 0.004)


def pencils():
    for i in range(7):
        pencil('#2f4a3f', at=(-0.6 + 0.2 * i, -0.78 + 0.05 * math.sin(i * 2), 0.052), turn=(-90, 0, 7 - 2.5 * i))


def crayon(color, steps, **spot):
    with group(**spot):
        wax, paper = plain(color, 0.55), plain(color, 0.85)
        lathe([(0, 0), (0.07, 0), (0.078, 0.02), (0.078, 0.98), (0.06, 1.0), (0.03, 1.16), (0, 1.17)], wax, steps=steps)
        lathe([(0.08, 0.1), (0.083, 0.1), (0.083, 0.82), (0.08, 0.82)], paper, steps=steps)
        for z in (0.2, 0.7):
            lathe([(0.083, z), (0.0845, z), (0.0845, z + 0.03), (0.083, z + 0.03)], plain('#2b2926', 0.8), steps=steps)


def crayons(steps=48):
    for i, color in enumerate(RAINBOW):
        crayon(color, steps, at=(-0.84 + 0.187 * i, -0.56 + 0.06 * (i % 2), 0.085), turn=(-90, 0, 6 - 1.2 * i))


def memo_pad():
    paper, cover, wire = plain('#f6f1e4', 0.9), kraft('#c79a62', 0.8), metal('#a9acb0', 0.3)
    for at, turn in (((0.26, 0.26, 0), -14), ((-0.18, -0.16, 0.07), 10)):
        with group(at, (0, 0, turn)):
            box((0.72, 1.0, 0.07), paper, (0, 0, 0.008), 0.004)
            box((0.76, 1.04, 0.012), cover, (0, 0, 0.078), 0.004)
            words('MEMO', 0.08, plain('#4a3320', 0.8), (0, 0.1, 0.092), turn=(0, 0, 0))
            for i in range(16):
                ring(0.06, 0.008, wire, (-0.33 + i * 0.044, 0.5, 0.05), (0, 90, 0))


def seed_packet():
    paper, petal, core = plain('#efe6d0', 0.85), plain('#e0a526', 0.7), plain('#5a3a1e', 0.9)
    with group((0.04, 0.22, 0.02), (-10, 0, 12)):
        box((0.86, 0.07, 1.16), paper, (0, 0, 0), 0.03)
        box((0.86, 0.075, 0.16), plain('#4f6b3f', 0.8), (0, 0, 1.0), 0.01)
        with group((0, -0.04, 0.66)):
            for i in range(18):
                a = i * 2 * math.pi / 18
                ball(0.05, petal, (0.19 * math.cos(a), 0, 0.19 * math.sin(a)), (2.0, 0.14, 0.8), (0, -math.degrees(a), 0))
            ball(0.13, core, (0, -0.004, 0), (1, 0.16, 1))
        words('向日葵', 0.13, plain('#3d4a2c', 0.8), (0, -0.038, 0.28))
        words('土壤日记 · 种子', 0.042, plain('#6b5a3c', 0.8), (0, -0.038, 0.13))
    chance = random.Random(6)
    hull = plain('#2a2725', 0.6)
    for _ in range(26):
        x, y = chance.gauss(-0.1, 0.3), -0.46 + chance.gauss(0, 0.08)
        ball(0.026, hull, (x, y, 0.02), (2.0, 1.1, 0.7), (0, 0, chance.uniform(0, 180)), steps=12)


def torch(body='#3b3f43', grip='#2c2f32', tail='#c2502c'):
    body, grip, steel = anodised(body), anodised(grip), metal('#cfd1d4', 0.2)
    with group((-0.1, 0.16, 0), (0, 0, -20)), group((0, 0, 0.2), (0, 84, 0)):
        turned([(0, -0.66), (0.12, -0.66), (0.13, -0.6), (0.13, 0.34), (0.2, 0.5), (0.205, 0.72), (0.17, 0.73)], body, 0.015)
        for i in range(15):
            ring(0.13, 0.011, grip, (0, 0, -0.46 + i * 0.045))
        for z in (0.58, 0.64, 0.7):
            ring(0.204, 0.008, grip, (0, 0, z))
        lathe([(0.17, 0.73), (0.05, 0.56), (0, 0.56)], steel)
        ball(0.035, glow('#fff1cc', 8), (0, 0, 0.6))
        disc(0.172, glass('#f4f8ff', 0.02), (0, 0, 0.728))
        turned([(0, -0.7), (0.06, -0.7), (0.06, -0.65), (0, -0.65)], plain(tail, 0.6), 0.01)


def cookie(chance, **spot):
    dough = plain('#c08a4a', 0.8)
    bump(dough, noise(dough, 14, detail=5), 0.6, 0.03)
    with group(**spot):
        turned([(0, 0), (0.2, 0), (0.225, 0.03), (0.2, 0.07), (0.1, 0.095), (0, 0.1)], dough, 0.03)
        for _ in range(9):
            a, r = chance.uniform(0, 6.28), chance.uniform(0.02, 0.17)
            ball(0.026, plain('#3a2013', 0.45), (r * math.cos(a), r * math.sin(a), 0.085 - r * 0.1), steps=12)


def cookies():
    chance = random.Random(5)
    tin, inside = plain('#a83a2c', 0.35, coat=0.3), metal('#d5d0c4', 0.35)
    with group((0.06, 0.14, 0)):
        turned([(0, 0), (0.62, 0), (0.62, 0.26), (0.6, 0.265)], tin, 0.02)
        turned([(0.6, 0.265), (0.595, 0.03), (0, 0.025)], inside, 0.02)
        disc(0.58, plain('#f1e9d8', 0.9), (0, 0, 0.06))
        for i in range(7):
            a, r = i * math.pi / 3, 0 if i == 6 else 0.36
            cookie(chance, at=(r * math.cos(a), r * math.sin(a), 0.15 + 0.02 * (i % 2)), turn=(6 * (i % 3 - 1), 5, 40 * i))
    cookie(chance, at=(-0.5, -0.62, 0.0), turn=(0, 0, 10))
    cookie(chance, at=(-0.16, -0.72, 0.02), turn=(12, 8, 70))


def star_medal(coat='#c99a3c', star_coat='#e3bd62'):
    with group((0, -0.2, 0.02), (0, 0, 8)):
        for at, color in ((-0.085, '#b3322c'), (0, '#efe9dc'), (0.085, '#2f5f9a')):
            for turn in (-13, 13):
                with group((0, 0.22, 0.004 if turn < 0 else 0.012), (0, 0, turn)):
                    box((0.083, 1.0, 0.006), plain(color, 0.85), (at, 0.5, 0), 0.001)
        ring(0.05, 0.012, metal(coat, 0.25), (0, 0.31, 0.03))
        medal(coat, scale=1.1)
        star = [
            (0.17 * f * math.cos(math.pi / 2 + i * math.pi / 5), 0.17 * f * math.sin(math.pi / 2 + i * math.pi / 5))
            for i in range(10)
            for f in ((1, 0.45)[i % 2],)
        ]
        prism(star, 0.03, metal(star_coat, 0.16), (0, 0, 0.03), edge=0.004)
