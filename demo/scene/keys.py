"""A keyboard to make music on. One unit is about 20 cm."""

from materials import brushed, plain, rgb
from shape import box, group, slab, turned, words

WIDE = 4.7


def claviature():
    """Sixty-one keys, from C to C."""
    white, black = plain('#f7f6f1', 0.2, coat=0.5), plain('#141416', 0.25, coat=0.5)
    pitch = 4.3 / 36
    for k in range(36):
        x = (k - 17.5) * pitch
        box((pitch - 0.008, 0.74, 0.07), white, (x, -0.38, 0.27), 0.012)
        if k < 35 and k % 7 not in (2, 6):
            box((pitch * 0.56, 0.46, 0.08), black, (x + pitch / 2, -0.24, 0.325), 0.014)


def speaker(x, dark):
    grille = plain('#0e0f11', 0.7)
    with group((x, 0.42, 0.4)):
        slab(0.86, 0.44, 0.012, 0.08, grille, edge=0.004)
        for k in range(11):
            box((0.78, 0.014, 0.014), dark, (0, -0.18 + 0.036 * k, 0.008), 0.003)


def panel(dark):
    """A display, a knob, and a button for each of the sounds that are played most."""
    with group((0, 0.42, 0.4)):
        lit = plain('#0b2030', 0.08, coat=1.0, Emission=rgb('#3f9fd8'), **{'Emission Strength': 0.35})
        box((0.52, 0.26, 0.02), lit, (0, 0.04, 0), 0.01)
        ink = plain('#e6f6ff', 0.4, Emission=rgb('#e6f6ff'), **{'Emission Strength': 0.6})
        words('128 音色', 0.07, ink, (0, 0.04, 0.022), (0, 0, 0))
        for side in (-1, 1):
            for i in range(5):
                for j in range(2):
                    tone = '#c9523c' if (side, i, j) == (1, 0, 0) else '#d9dce0'
                    box((0.12, 0.07, 0.026), plain(tone, 0.4), (side * (0.42 + 0.16 * i), 0.1 - 0.17 * j, 0), 0.012)
        turned([(0, 0), (0.1, 0), (0.09, 0.07), (0, 0.07)], brushed('#c9ccd1'), 0.012, at=(-1.22, 0.02, 0))
        words('松音', 0.11, plain('#d9dce0', 0.4), (1.28, 0.02, 0.004), (0, 0, 0))


def keyboard_61():
    dark = plain('#25272b', 0.38, coat=0.2)
    with group((0, 0, 0), (0, 0, 18)):
        slab(WIDE, 1.56, 0.26, 0.12, dark, (0, 0, 0.03), edge=0.04)
        slab(WIDE, 0.74, 0.38, 0.1, dark, (0, 0.41, 0.03), edge=0.04)
        for side in (-1, 1):
            box((0.17, 0.82, 0.36), dark, (side * 2.25, -0.36, 0.03), 0.03)
            speaker(side * 1.86, dark)
        box((4.34, 0.02, 0.03), plain('#8f1f26', 0.8), (0, 0.02, 0.36), 0)
        claviature()
        panel(dark)
        box((1.5, 0.03, 0.4), dark, (0, 0.77, 0.38), 0.01, (-14, 0, 0))
        box((1.1, 0.012, 0.72), plain('#fbfaf4', 0.7), (0, 0.73, 0.42), 0.002, (-14, 0, 0))
