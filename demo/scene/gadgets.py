"""A radio, a television and a phone. One unit is about 20 cm; of a television, 50 cm."""

import tech
from materials import metal, plain, rgb, screen, wood
from shape import SANS, box, disc, group, slab, tube, turned, words

MEADOW = [(0.3, '#2c5a3f'), (0.45, '#7da65a'), (0.56, '#f0d98a'), (0.7, '#a9d3e3')]


def pocket_radio():
    """A grille, a window with large figures, and an antenna folded into the side."""
    shell, dark, steel = plain('#e6dcc6', 0.4, coat=0.2), plain('#3a3a38', 0.6), metal('#cfd1d4', 0.2)
    with group((0, 0.06, 0.01), (0, 0, 16)):
        with group((0, 0, 0.37), (90, 0, 0)):
            slab(1.2, 0.74, 0.28, 0.09, shell, (0, 0, -0.14), edge=0.03)
            slab(0.52, 0.56, 0.006, 0.05, plain('#cfc4ab', 0.5), (-0.28, 0, 0.138), edge=0)
            for i in range(11):
                for j in range(11):
                    disc(0.014, dark, (-0.495 + 0.043 * i, -0.215 + 0.043 * j, 0.1455), steps=12)
            slab(0.48, 0.22, 0.012, 0.03, plain('#1d2620', 0.15, coat=0.8), (0.29, 0.18, 0.136), edge=0.003)
            words(
                'FM 76–108',
                0.062,
                plain('#c9e3b5', 0.5, Emission=(0.5, 0.8, 0.4, 1)),
                (0.29, 0.18, 0.149),
                (0, 0, 0),
                SANS,
            )
            turned(
                [(0, 0), (0.135, 0), (0.125, 0.07), (0, 0.075)],
                plain('#c2502f', 0.4, coat=0.2),
                0.012,
                at=(0.36, -0.13, 0.138),
            )
            box((0.016, 0.07, 0.006), plain('#f6efe0', 0.5), (0.36, -0.07, 0.212), 0.002)
            words('听屿', 0.05, plain('#5a5244', 0.6), (0.13, -0.26, 0.141), (0, 0, 0))
        tube([(-0.56, 0.06, 0.75), (0.5, 0.06, 0.75)], 0.018, steel, soft=False)
        turned([(0, -0.03), (0.03, -0.03), (0.03, 0.03), (0, 0.03)], steel, 0.006, at=(0.53, 0.06, 0.75))
        for x in (-0.2, 0.02):
            box((0.14, 0.1, 0.025), dark, (x, -0.04, 0.735), 0.008)


def retro_set():
    """A rounded case on four slanting legs of beech, two antennas, two knobs."""
    shell, timber, steel = (
        plain('#c9d3c4', 0.4, coat=0.3),
        wood('#b98a58', '#dcb987', 1.4, grain=(12, 12, 1)),
        metal('#cfd1d4', 0.2),
    )
    with group((0, 0, 0), (0, 0, 16)):
        with group((0, 0, 0.72), (90, 0, 0)):
            slab(1.5, 0.94, 0.4, 0.16, shell, (0, 0, -0.2), edge=0.06)
            slab(1.13, 0.8, 0.02, 0.1, plain('#3a3a38', 0.4), (-0.13, 0, 0.19), edge=0.006)
            slab(1.05, 0.72, 0.008, 0.08, plain('#060607', 0.1, coat=1), (-0.13, 0, 0.206), edge=0)
            slab(1.01, 0.68, 0.003, 0.07, screen(MEADOW, 0.9), (-0.13, 0, 0.213), edge=0)
            for y in (0.27, 0.03):
                turned(
                    [(0, 0), (0.1, 0), (0.095, 0.05), (0.03, 0.06), (0, 0.06)],
                    plain('#f0eadb', 0.35, coat=0.3),
                    0.01,
                    at=(0.6, y, 0.198),
                )
                box((0.022, 0.16, 0.02), plain('#b5652f', 0.4), (0.6, y, 0.256), 0.006)
            for i in range(6):
                box((0.2, 0.014, 0.008), plain('#3a3a38', 0.6), (0.6, -0.14 - 0.042 * i, 0.197), 0.002)
        for x in (-1, 1):
            for y in (-0.1, 0.1):
                tube([(x * 0.5, y, 0.3), (x * 0.6, y * 1.9, 0.0)], 0.034, timber, radii=[1.1, 0.7])
            tube([(x * 0.04, 0.06, 1.2), (x * 0.42, 0.08, 1.78)], 0.01, steel, soft=False)
            turned([(0, -0.018), (0.018, 0), (0, 0.018)], steel, 0.006, at=(x * 0.42, 0.08, 1.78))
        turned([(0.1, 1.18), (0.09, 1.21), (0, 1.22)], plain('#3a3a38', 0.5), 0.01, at=(0, 0.06, 0))


def easy_phone(color):
    """Six large pictures on its screen; a key for emergencies on its back."""
    with group((-0.24, -0.2, 0), (0, 0, 14)):
        tech.phone(color, [(0.3, '#20364f'), (0.6, '#4f7796'), (0.8, '#a9c3d3')])
        for i, tint in enumerate(('#3f9a5f', '#3f78c2', '#e08a2f', '#c2483f', '#7a5fae', '#2f9a9a')):
            with group((-0.15 + 0.3 * (i % 2), -0.0455, 1.16 - 0.36 * (i // 2)), (90, 0, 0)):
                slab(0.24, 0.24, 0.002, 0.06, plain(tint, 0.4, **glow(tint)), edge=0)
                disc(0.06, plain('#f6f6f2', 0.4, **glow('#f6f6f2')), (0, 0, 0.003), steps=32)
    with group((0.42, 0.32, 0), (0, 0, 196)):
        tech.phone(color, back=True)
        with group((0, 0.047, 0.62), (-90, 0, 0)):
            turned([(0, 0), (0.13, 0), (0.125, 0.018), (0, 0.02)], plain('#c8322a', 0.35, coat=0.4), 0.006)
            words('SOS', 0.07, plain('#fdf6ee', 0.4), (0, 0, 0.0215), (0, 0, 180), SANS)


def glow(color):
    return {'Emission': rgb(color), 'Emission Strength': 0.5}
