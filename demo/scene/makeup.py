"""Colour for the face, and what it is put on with. One unit is about 4 cm."""

import math

from materials import bump, glass, metal, noise, plain
from mould import lofted
from shape import ball, box, flowing, group, lathe, prism, ring, slab, tube, turned, words


def slanted(radius, low, high, drop, material, turn=0):
    """A stick whose top is cut aslant, and rounded."""

    def section(t):
        z = low + (high - low) * min(1.0, t * 1.25)
        pull = 1.0 if t < 0.8 else math.sqrt(max(0.0004, 1 - ((t - 0.8) / 0.2) ** 2))
        places = []
        for k in range(64):
            a = 2 * math.pi * k / 64
            x, y = radius * pull * math.cos(a), radius * pull * math.sin(a)
            up = max(0.0, (z - low) / (high - low)) ** 3
            bulge = 0.06 * math.sqrt(max(0.0, t - 0.8) / 0.2) if t > 0.8 else 0
            places.append((x, y, z + bulge + drop * up * x / radius))
        return places

    return lofted(section, 60, 64, material, smooth=60, turn=(0, 0, turn))


def lipstick(color):
    """In a tube of gilt brass; its cap lies beside it."""
    gold, dark = metal('#d9b266', 0.16), plain('#2a1c1e', 0.25, coat=0.6)
    wax = plain(color, 0.42, Sheen=0.3)
    with group((-0.16, 0.08, 0)):
        turned([(0, 0), (0.32, 0), (0.32, 0.92), (0.28, 0.92), (0, 0.92)], dark, 0.02)
        turned([(0.325, 0.78), (0.328, 0.79), (0.328, 0.9), (0.325, 0.91)], gold, 0.006)
        turned([(0, 0.9), (0.275, 0.9), (0.275, 1.36), (0.25, 1.36), (0.25, 1.3), (0, 1.3)], gold, 0.012)
        slanted(0.225, 1.28, 1.86, 0.16, wax, 24)
        words('绛唇记', 0.12, gold, (0, 0, 0.36), around=0.322)
    with group((0.46, -0.26, 0.315), (0, 90, 30)):
        turned([(0, -0.5), (0.315, -0.5), (0.315, 0.5), (0.28, 0.5), (0.28, 0.3), (0, 0.3)], dark, 0.02)
        turned([(0.318, 0.4), (0.32, 0.41), (0.32, 0.48), (0.318, 0.49)], gold, 0.004)


def tint_balm(color, shade):
    """A slim stick, its cap off."""
    shell, white = plain(color, 0.3, coat=0.5), plain('#f3ede6', 0.35, coat=0.3)
    wax = plain(shade, 0.22, coat=0.5, Transmission=0.25)
    with group((-0.12, 0.06, 0)):
        turned([(0, 0), (0.2, 0), (0.2, 1.0), (0.17, 1.0), (0, 1.0)], shell, 0.02)
        turned([(0, 0), (0.205, 0), (0.205, 0.16), (0.2, 0.17)], white, 0.015)
        turned([(0.17, 0.98), (0.17, 1.14), (0.14, 1.14), (0, 1.1)], white, 0.01)
        slanted(0.138, 1.1, 1.36, 0.05, wax, 20)
        words('有色润唇', 0.07, white, (0, 0, 0.64), around=0.202)
        words('绛唇记', 0.05, white, (0, 0, 0.4), around=0.202)
    with group((0.34, -0.14, 0.2), (0, 90, 24)):
        turned([(0, -0.36), (0.2, -0.36), (0.2, 0.36), (0.17, 0.36), (0.17, 0.1), (0, 0.1)], shell, 0.03)


def sponge(material, **spot):
    with group(**spot):
        line = [(0, 0), (0.2, 0.02), (0.36, 0.12), (0.42, 0.32), (0.38, 0.56), (0.26, 0.8), (0.12, 0.98), (0, 1.03)]
        lathe(flowing([list(p) for p in line]), material, smooth=180)


def sponges(color):
    """Four, on an airy rack."""
    foam, wire = plain(color, 0.95, Sheen=0.5), metal('#d9dce0', 0.2)
    bump(foam, noise(foam, 42, detail=2), 0.35, 0.012)
    with group((0, 0.1, 0), (0, 0, 8)):
        for x, y in ((-0.48, 0.22), (0.48, 0.22), (0, -0.34)):
            ring(0.3, 0.022, wire, (x, y, 0.3))
            for k in range(3):
                a = 2 * math.pi * k / 3 + 0.5
                at = (x + 0.3 * math.cos(a), y + 0.3 * math.sin(a))
                tube([(*at, 0.3), (x + 0.34 * math.cos(a), y + 0.34 * math.sin(a), 0.02)], 0.02, wire, soft=False)
            sponge(foam, at=(x, y, 0.12))
    sponge(foam, at=(0.86, -0.62, 0.36), turn=(84, 6, 64))


def ink_liner(color):
    """A pen that is clicked, its cap beside it, and a stroke of its ink."""
    shell, steel, ink = plain(color, 0.25, coat=0.5), metal('#d3d6da', 0.2), plain(color, 0.3)
    with group((-0.1, 0.1, 0.12), (0, 0, 28)), group(turn=(0, 90, 0)):
        turned([(0, -1.5), (0.05, -1.5), (0.06, -1.3), (0.09, -1.28), (0.12, -1.1), (0.12, 0.6), (0, 0.6)], shell, 0.03)
        turned([(0.1, 0.58), (0.122, 0.6), (0.122, 0.72), (0.1, 0.74)], steel, 0.01)
        turned([(0, 0.7), (0.1, 0.72), (0.09, 1.0), (0.035, 1.16), (0.03, 1.2), (0, 1.2)], plain('#1e1e21', 0.4), 0.02)
        lathe([(0.03, 1.19), (0.026, 1.28), (0.0, 1.5)], ink)
        turned([(0, -1.7), (0.055, -1.69), (0.055, -1.48), (0, -1.48)], steel, 0.02)
    with group((0.3, -0.46, 0.13), (0, 0, 12)), group(turn=(0, 90, 0)):
        turned([(0, -0.52), (0.13, -0.52), (0.135, 0.4), (0.1, 0.52), (0, 0.53)], shell, 0.03)
        turned([(0.132, -0.5), (0.14, -0.49), (0.14, -0.42), (0.132, -0.41)], steel, 0.005)
    stroke = [(1.28, 0.9), (0.9, 0.96), (0.44, 0.86), (0.1, 0.66)]
    line = flowing([list(p) for p in stroke], 8)
    wide = [0.006 + 0.05 * (k / (len(line) - 1)) ** 0.6 * (1 - k / (len(line) - 1)) ** 0.12 for k in range(len(line))]
    ring_ = [(x, y + w) for (x, y), w in zip(line, wide)] + [
        (x, y - w) for (x, y), w in reversed(list(zip(line, wide)))
    ]
    prism(ring_, 0.004, ink)


def eye_palette(case, *shades):
    """Nine pans, six matt and three with a sheen, a mirror in the lid."""
    shell = plain(case, 0.35, coat=0.4)
    inside = plain('#f1ebe4', 0.5)
    with group((0, -0.1, 0), (0, 0, 14)):
        slab(1.9, 1.9, 0.16, 0.16, shell, edge=0.03)
        slab(1.8, 1.8, 0.012, 0.13, inside, (0, 0, 0.155), edge=0.004)
        for k, shade in enumerate(shades):
            x, y = -0.57 + 0.57 * (k % 3), 0.57 - 0.57 * (k // 3)
            shiny = k in (2, 5, 8)
            powder = plain(shade, 0.38, metal=0.45) if shiny else plain(shade, 0.95)
            bump(powder, noise(powder, 160 if shiny else 60), 0.35 if shiny else 0.15, 0.008)
            turned(
                [(0.24, 0.16), (0.262, 0.166), (0.262, 0.18), (0.235, 0.18), (0.232, 0.165)],
                metal('#c9ccd0', 0.3),
                0.004,
                at=(x, y, 0),
            )
            turned([(0, 0.168), (0.225, 0.168), (0.233, 0.164)], powder, 0.01, at=(x, y, 0))
        with group((0, 0.97, 0.17), (-18, 0, 0)):
            with group((0, 0, 0.95), (90, 0, 0)):
                slab(1.9, 1.9, 0.1, 0.16, shell, (0, 0, -0.1), edge=0.03)
                slab(1.66, 1.66, 0.006, 0.12, plain('#dfe5ea', 0.03, metal=1.0), (0, 0, 0.0), edge=0)
        tube([(-0.5, 0.97, 0.15), (0.5, 0.97, 0.15)], 0.05, shell, soft=False)


def paler(tone):
    return '#' + ''.join(f'{(int(tone[i : i + 2], 16) + 255) // 2:02x}' for i in (1, 3, 5))


def vials(*tones):
    """Five sample vials of scent, in the card that holds them."""
    card, white = plain('#ece4d6', 0.8), plain('#f7f4ec', 0.6)
    with group((0, 0.34, 0), (-14, 0, 8)):
        box((2.3, 0.16, 1.5), card, (0, 0, 0.02), 0.02)
        words('烛下', 0.2, plain('#4a3a2c', 0.7), (0, -0.085, 1.2))
        words('香水小样 · 五支', 0.08, plain('#4a3a2c', 0.7), (0, -0.085, 0.96))
    for k, tone in enumerate(tones):
        x = -0.84 + 0.42 * k
        with group((x, -0.3 - 0.08 * (k % 2) - 0.02 * k, 0), (0, 0, 0)):
            turned([(0, 0.01), (0.12, 0), (0.12, 0.74), (0.075, 0.8), (0.075, 0.86)], glass('#fbfdfd'), 0.02)
            turned(
                [(0, 0.03), (0.1, 0.03), (0.1, 0.56 - 0.03 * (k % 3)), (0, 0.56 - 0.03 * (k % 3))],
                glass(paler(tone)),
                0.01,
            )
            turned([(0.08, 0.8), (0.095, 0.81), (0.095, 1.06), (0, 1.06)], plain('#25211f', 0.35, coat=0.3), 0.015)
            turned([(0.121, 0.2), (0.1225, 0.2), (0.1225, 0.42), (0.121, 0.42)], white, 0.002)
            words('ABCDE'[k], 0.1, plain('#4a3a2c', 0.7), (0, 0, 0.31), around=0.124)


def sonic_brush(color):
    """Standing, with its two heads."""
    shell, white, steel = plain(color, 0.4, coat=0.25), plain('#f2f1ec', 0.35, coat=0.3), metal('#cfd2d6', 0.25)
    with group((-0.1, 0, 0), (0, 0, 12)):
        line = [(0, 0), (0.3, 0), (0.34, 0.06), (0.34, 1.6), (0.26, 2.4), (0.18, 2.62), (0, 2.64)]
        lathe(flowing([list(p) for p in line[2:6]]) + [(0, 2.64)], shell)
        turned([(0, 0), (0.33, 0), (0.34, 0.07)], shell, 0.03)
        turned([(0.1, 2.62), (0.17, 2.625), (0.165, 2.68), (0, 2.69)], steel, 0.01)
        with group((0, -0.335, 1.5), (88, 0, 0)):
            slab(0.2, 0.34, 0.03, 0.1, white, edge=0.01)
            ring(0.05, 0.008, steel, (0, 0, 0.03))
        for k in range(3):
            ball(0.018, plain('#f6f6f0', 0.4), (0, -0.343, 1.02 - 0.1 * k), (1, 0.3, 1), steps=16)
        words('晨刷', 0.11, plain('#f6f4ee', 0.5), (0, 0, 0.4), around=0.343)
        brush_head(white, color, at=(0, 0, 2.68))
    with group((0.5, -0.5, 0.1), (0, 0, -8)):
        with group(turn=(-90, 0, 70)):
            brush_head(white, color, at=(0, 0, -0.4))


def brush_head(white, color, **spot):
    with group(**spot):
        lathe(flowing([[0.16, 0.0], [0.12, 0.24], [0.065, 0.6], [0.06, 0.86]]), white)
        turned([(0.158, 0.02), (0.164, 0.03), (0.155, 0.09), (0.15, 0.1)], plain(color, 0.4), 0.006)
        with group((0, 0.05, 1.0), (90, 0, 0)):
            slab(0.22, 0.42, 0.09, 0.1, white, edge=0.02)
        for i in range(4):
            for j in range(8):
                x, z = -0.06 + 0.04 * i, 0.86 + 0.04 * j
                tint = plain(color, 0.7) if 2 < j < 5 else plain('#f6f4ee', 0.8)
                box((0.034, 0.2, 0.034), tint, (x, -0.13, z - 0.017), 0.004)
