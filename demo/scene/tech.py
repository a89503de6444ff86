"""Electronics. One unit is about 20 cm."""

import math

from materials import anodised, fabric, glow, leather, metal, plain, rubber, screen
from shape import ball, box, disc, group, ring, slab, tube, turned

DUSK = [(0.3, '#16204f'), (0.45, '#5a4fb0'), (0.55, '#e58a6d'), (0.68, '#f6d7a8')]
LAKE = [(0.3, '#08283a'), (0.45, '#1c6f83'), (0.56, '#8fd0c6'), (0.7, '#f2efe0')]


def laptop(color='#c4c7cc', wallpaper=DUSK, open_=108, **spot):
    shell, keys, black = anodised(color), plain('#17181a', 0.5), plain('#0a0a0b', 0.12, coat=0.6)
    with group(**spot) as root:
        slab(1.6, 1.1, 0.05, 0.07, shell, (0, 0, 0.015), edge=0.012)
        slab(1.42, 0.52, 0.004, 0.02, plain('#3a3b3f', 0.6), (0, 0.2, 0.0635), edge=0)
        for row in range(5):
            for column in range(14):
                slab(
                    0.085,
                    0.085,
                    0.014,
                    0.014,
                    keys,
                    (-0.65 + column * 0.1, 0.41 - row * 0.102, 0.066),
                    edge=0.003,
                    steps=3,
                )
        slab(0.56, 0.34, 0.002, 0.02, anodised('#b4b7bc'), (0, -0.3, 0.0645), edge=0)
        with group((0, 0.55, 0.06), (90 - open_, 0, 0)):
            with group((0, 0, 0), (90, 0, 0)):
                slab(1.6, 1.08, 0.028, 0.06, shell, (0, 0.56, -0.014), edge=0.008)
                slab(1.57, 1.05, 0.004, 0.05, black, (0, 0.56, 0.0125), edge=0)
                slab(1.5, 0.94, 0.002, 0.02, screen(wallpaper, 0.9), (0, 0.57, 0.016), edge=0)
        tube([(-0.6, 0.55, 0.05), (0.6, 0.55, 0.05)], 0.022, shell, soft=False)
    return root


def phone(color='#23262d', wallpaper=LAKE, back=False, **spot):
    """Standing upright, the screen towards -y."""
    frame = metal(color, 0.25)
    with group(**spot) as root, group((0, 0, 0.76), (90, 0, 0)):
        slab(0.71, 1.5, 0.08, 0.13, frame, (0, 0, -0.04), edge=0.022)
        slab(0.685, 1.475, 0.004, 0.12, plain('#050506', 0.04, coat=1.0), (0, 0, 0.0385), edge=0)
        if not back:
            slab(0.65, 1.44, 0.002, 0.105, screen(wallpaper, 1.0), (0, 0, 0.0428), edge=0)
            disc(0.02, plain('#020203', 0.1), (0, 0.66, 0.0462))
        slab(0.69, 1.48, 0.004, 0.12, plain(color, 0.3, coat=0.4), (0, 0, -0.0425), edge=0)
        with group((0.16, 0.5, -0.045), (0, 180, 0)):
            slab(0.32, 0.36, 0.022, 0.09, plain(color, 0.15, coat=1.0), edge=0.01)
            for x, y in ((-0.07, 0.08), (-0.07, -0.08), (0.08, 0)):
                turned(
                    [(0, 0), (0.062, 0), (0.062, 0.04), (0.05, 0.045), (0.05, 0.035), (0, 0.035)],
                    frame,
                    0.006,
                    at=(x, y, 0.02),
                )
                ball(0.042, plain('#0b0d18', 0.02, coat=1.0), (x, y, 0.05), (1, 1, 0.35))
        for y in (0.3, 0.12):
            box((0.012, 0.14, 0.03), frame, (0.36, y, -0.015), 0.005)
    return root


def headphones(color='#d9d6d0', pad='#3a3836', trim='#b9bcc2', **spot):
    shell, cushion, steel = plain(color, 0.38, coat=0.15), leather(pad, 0.5), metal(trim, 0.25)
    with group(**spot) as root:
        arc = [
            (0.43 * math.sin(math.radians(a)), 0, 0.62 + 0.46 * math.cos(math.radians(a))) for a in range(-84, 85, 12)
        ]
        for thick, material, drop in ((0.034, shell, 0.0), (0.03, cushion, -0.03)):
            tube(
                [(x * (1 + drop), y, z + drop) for x, y, z in arc[1 if drop else 0 : -1 if drop else None]],
                thick,
                material,
            ).scale = (1, 2.3, 1)
        for side in (-1, 1):
            tube([(side * 0.43, 0, 0.68), (side * 0.455, 0, 0.5), (side * 0.47, 0, 0.38)], 0.016, steel).scale = (
                1,
                2.2,
                1,
            )
            with group((side * 0.42, 0, 0.36), (0, side * 84, 0)):
                cup = turned([(0, 0.15), (0.17, 0.15, 0.06), (0.26, 0.1, 0.06), (0.265, 0.0), (0, 0.0)], shell, 0.03)
                cup.scale = (1.16, 0.94, 1)
                ring(0.255, 0.008, steel, (0, 0, 0.03), scale=(1.16, 0.94, 1))
                ring(0.18, 0.085, cushion, (0, 0, -0.05), scale=(1.16, 0.94, 0.95))
                disc(0.2, fabric('#1d1c1b', 160), (0, 0, -0.02))
    return root


def stand(height=1.2, color='#b9bcc2', foot='#8a5a3a', **spot):
    """For headphones: they hang from a bar at `height`."""
    with group(**spot) as root:
        turned([(0, 0), (0.34, 0), (0.34, 0.05), (0, 0.05)], plain(foot, 0.4), 0.02)
        tube([(0, 0, 0.04), (0, 0, height - 0.1)], 0.024, metal(color), soft=False)
        tube(
            [
                (-0.16, 0, height - 0.13),
                (-0.08, 0, height - 0.09),
                (0, 0, height - 0.08),
                (0.08, 0, height - 0.09),
                (0.16, 0, height - 0.13),
            ],
            0.035,
            metal(color),
        )
    return root


def camera(body='#1d1e20', top='#b7b9bc', **spot):
    skin, plate, black = leather(body, 0.6), metal(top, 0.35), plain('#0d0d0e', 0.35)
    with group(**spot) as root:
        slab(1.22, 0.34, 0.52, 0.14, skin, (0, 0, 0.08), edge=0.01)
        for z, high in ((0.0, 0.08), (0.6, 0.13)):
            slab(1.24, 0.36, high, 0.15, plate, (0, 0, z), edge=0.02)
        box((0.34, 0.3, 0.12), plate, (0, 0, 0.71), 0.05)
        box((0.2, 0.02, 0.09), plain('#0b0c10', 0.05, coat=1.0), (0, -0.15, 0.72), 0.01)
        for x, wide in ((0.4, 0.1), (-0.4, 0.085)):
            turned([(0, 0), (wide, 0), (wide, 0.075), (0, 0.075)], plate, 0.012, at=(x, 0.02, 0.73))
        turned([(0, 0), (0.05, 0), (0.05, 0.05), (0, 0.05)], metal('#c9cacd', 0.15), 0.015, at=(0.56, -0.02, 0.73))
        with group((0.06, -0.15, 0.37), (90, 0, 0)):
            line = [
                (0.3, 0),
                (0.3, 0.07),
                (0.275, 0.08),
                (0.275, 0.13),
                (0.285, 0.14),
                (0.285, 0.3),
                (0.265, 0.31),
                (0.265, 0.44),
                (0.235, 0.44),
                (0.2, 0.38),
                (0, 0.36),
            ]
            turned(line, black, 0.012)
            turned([(0.305, 0.0), (0.31, 0.05), (0.3, 0.06)], metal('#cfd0d3', 0.2), 0.005)
            for i in range(40):
                a = 2 * math.pi * i / 40
                box(
                    (0.012, 0.022, 0.12),
                    black,
                    (0.284 * math.cos(a), 0.284 * math.sin(a), 0.16),
                    0,
                    (0, 0, 360 * i / 40),
                )
            ball(0.2, plain('#0c1030', 0.02, coat=1.0), (0, 0, 0.36), (1, 1, 0.32))
            ring(0.251, 0.006, metal('#d9a55a', 0.2), (0, 0, 0.44))
    return root


def closed_strap(band):
    loop = [
        (0, -0.24 + 0.5 * (1 - math.cos(a)) * 0.5, 0.36 + 0.35 * math.sin(a))
        for a in [math.radians(v) for v in range(40, 321, 20)]
    ]
    tube(loop, 0.035, band).scale = (4.6, 1, 1)


def round_watch(strap='#4a86b8', case='#2a2c31', **spot):
    """Standing on its closed strap, the face towards -y, with the time on a dark screen."""
    with group(**spot) as root:
        closed_strap(plain(strap, 0.5))
        with group((0, -0.255, 0.36), (90, 0, 0)):
            turned([(0, -0.03), (0.25, -0.03), (0.27, 0), (0.27, 0.05), (0.245, 0.075), (0, 0.075)], metal(case, 0.25), 0.012)
            turned([(0, 0.074), (0.228, 0.074), (0.228, 0.079), (0, 0.079)], plain('#030304', 0.04, coat=1.0), 0.002)
            ring(0.2, 0.008, glow(strap, 1.6), (0, 0, 0.081), scale=(1, 1, 0.3))
            for turn in range(0, 360, 30):
                a = math.radians(turn)
                tube(
                    [(0.155 * math.sin(a), 0.155 * math.cos(a), 0.081), (0.18 * math.sin(a), 0.18 * math.cos(a), 0.081)],
                    0.005,
                    glow('#ffffff', 1.2),
                    soft=False,
                )
            tube([(0, 0, 0.083), (0.07, 0.05, 0.083)], 0.009, glow('#ffffff', 1.6), soft=False)
            tube([(0, 0, 0.083), (-0.05, 0.12, 0.083)], 0.007, glow('#ffffff', 1.6), soft=False)
        for side, turn in ((0.27, 28), (0.27, -28)):
            a = math.radians(turn)
            turned(
                [(0, 0), (0.03, 0), (0.03, 0.045), (0, 0.045)],
                metal(case, 0.2),
                0.008,
                at=(side * math.cos(a), -0.28, 0.36 + side * math.sin(a)),
                turn=(0, 90 - turn, 0),
            )
    return root


def watch(case='#2a2c31', strap='#33424f', wallpaper=LAKE, **spot):
    """Standing on its closed strap, the face towards -y."""
    band = plain(strap, 0.55)
    with group(**spot) as root:
        closed_strap(band)
        with group((0, -0.255, 0.36), (90, 0, 0)):
            slab(0.42, 0.48, 0.1, 0.13, metal(case, 0.22), (0, 0, -0.03), edge=0.03)
            slab(0.39, 0.45, 0.004, 0.12, plain('#030304', 0.04, coat=1.0), (0, 0, 0.0685), edge=0)
            ring(0.15, 0.007, glow('#f0b060', 1.4), (0, 0.0, 0.073), scale=(1, 1, 0.3))
            ring(0.115, 0.007, glow('#6fd0c0', 1.2), (0, 0.0, 0.073), scale=(1, 1, 0.3))
            tube([(0, 0, 0.075), (0.05, 0.06, 0.075)], 0.006, glow('#ffffff', 1.6), soft=False)
            tube([(0, 0, 0.075), (-0.03, 0.09, 0.075)], 0.006, glow('#ffffff', 1.6), soft=False)
        turned(
            [(0, 0), (0.035, 0), (0.035, 0.05), (0, 0.05)],
            metal(case, 0.2),
            0.01,
            at=(0.205, -0.24, 0.42),
            turn=(0, 90, 0),
        )
    return root


def speaker(cloth='#6a6f76', top='#2b2d31', **spot):
    with group(**spot) as root:
        turned([(0, 0), (0.33, 0), (0.33, 0.04), (0, 0.04)], rubber(), 0.02)
        turned([(0.3, 0.03), (0.35, 0.06), (0.35, 0.8), (0.3, 0.85), (0, 0.85)], fabric(cloth, 55, 0.6), 0.06)
        turned([(0, 0.84), (0.27, 0.84), (0.27, 0.865), (0, 0.86)], plain(top, 0.3), 0.01)
        ring(0.2, 0.006, glow('#ffe2b8', 1.0), (0, 0, 0.862))
    return root
