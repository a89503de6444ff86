"""Wooden toys. One unit is about 6 cm."""

from materials import metal, plain, wood
from shape import box, group, prism, slab, tube, turned

BEECH = ('#b98a58', '#dcb987')


def wheel(at, material, hub):
    with group(at, (90, 0, 0)):
        turned([(0, -0.06), (0.17, -0.06), (0.17, 0.06), (0.05, 0.06), (0.045, 0.075), (0, 0.08)], material, 0.02)
        turned([(0, 0.05), (0.06, 0.05), (0.06, 0.085), (0, 0.09)], hub, 0.01)


def car(length, timber, red, hub):
    """A flat car with its wheels and the magnet at its front."""
    slab(length, 0.52, 0.12, 0.05, timber, (0, 0, 0.2), edge=0.02)
    for x in (-length / 2 + 0.24, length / 2 - 0.24):
        for y in (-0.29, 0.29):
            with group((x, y, 0.17), (0, 0, 0 if y < 0 else 180)):
                wheel((0, 0, 0), red, hub)
    for x in (-length / 2 - 0.03, length / 2 + 0.03):
        with group((x, 0, 0.26), (0, 90, 0)):
            turned([(0, -0.06), (0.06, -0.06), (0.06, 0.06), (0, 0.06)], metal('#b9bcc0', 0.3), 0.01)


def engine():
    """Its front towards -x."""
    timber, red, dark, brass = (
        wood(*BEECH, 1.6),
        plain('#b3302a', 0.35, coat=0.4),
        plain('#26364a', 0.35, coat=0.4),
        plain('#dca63a', 0.3, coat=0.4),
    )
    car(1.5, timber, red, brass)
    with group((-0.3, 0, 0.56), (0, -90, 0)):
        turned([(0, -0.42), (0.25, -0.42), (0.25, 0.42), (0, 0.42)], dark, 0.02)
        turned([(0.2, 0.41), (0.255, 0.41), (0.255, 0.47), (0.14, 0.485), (0, 0.485)], brass, 0.015)
        for z in (-0.15, 0.18):
            turned([(0.25, z), (0.258, z), (0.258, z + 0.05), (0.25, z + 0.05)], brass, 0.004)
    turned(
        [(0.07, 0.74), (0.08, 0.8), (0.085, 0.98), (0.16, 1.08), (0.16, 1.13), (0.1, 1.13), (0.08, 1.02)],
        dark,
        0.015,
        at=(-0.5, 0, 0),
    )
    turned([(0.1, 0.76), (0.11, 0.82), (0.07, 0.9), (0, 0.92)], brass, 0.02, at=(-0.12, 0, 0))
    box((0.5, 0.5, 0.66), red, (0.42, 0, 0.31), 0.02)
    for y in (-0.252, 0.252):
        slab(
            0.28,
            0.26,
            0.012,
            0.06,
            plain('#e9d9b4', 0.5),
            (0.42, y - (0.006 if y < 0 else -0.006), 0.74),
            (90, 0, 0),
            edge=0.004,
        )
    slab(0.66, 0.62, 0.07, 0.08, dark, (0.42, 0, 0.97), edge=0.02)
    with group((-0.82, 0, 0.2)):
        prism([(0.06, -0.24), (0.06, 0.24), (-0.14, 0)], 0.12, red, edge=0.015)


def wagon(color, load):
    timber = wood(*BEECH, 1.6)
    car(1.1, timber, plain(color, 0.35, coat=0.4), plain('#dca63a', 0.3, coat=0.4))
    for y in (-0.24, 0.24):
        box((1.06, 0.04, 0.24), plain(color, 0.35, coat=0.4), (0, y, 0.32), 0.012)
    for x in (-0.51, 0.51):
        box((0.04, 0.44, 0.24), plain(color, 0.35, coat=0.4), (x, 0, 0.32), 0.012)
    for i, shade in enumerate(load):
        box(
            (0.26, 0.26, 0.26),
            plain(shade, 0.4, coat=0.3),
            (-0.32 + 0.32 * i, 0.02 * (i % 2), 0.32),
            0.025,
            (0, 0, 9 * (i - 1)),
        )


def track(length):
    timber, groove = wood(*BEECH, 1.2), plain('#9a7448', 0.7)
    slab(length, 0.9, 0.1, 0.03, timber, (0, 0, 0), edge=0.012)
    for y in (-0.29, 0.29):
        box((length - 0.002, 0.11, 0.006), groove, (0, y, 0.098), 0)
    for x in (-length / 6, length / 6):
        box((0.012, 0.9, 0.004), groove, (x, 0, 0.0985), 0)


def steam_train():
    with group((0, 0, 0), (0, 0, 24)):
        track(4.2)
        with group((-0.72, 0, 0.1)):
            engine()
        with group((0.84, 0, 0.1)):
            wagon('#3f7a5a', ('#dca63a', '#3f6fa8', '#c8503a'))


def stripes(flat):
    """The grooves of a hard suitcase, upright."""
    return [flat * (i - 3.5) / 7 for i in range(8)]


def suitcase():
    shell, dark, steel = plain('#3d6685', 0.42, coat=0.12), plain('#202225', 0.5), metal('#c3c6ca', 0.25)
    with group((0, 0, 0.17), (0, 0, 26)):
        for side in (-1, 1):
            with group((0, 0, 0.92), (90, 0, 0)):
                slab(1.26, 1.8, 0.33, 0.2, shell, (0, 0, 0.015 if side > 0 else -0.345), edge=0.08)
        with group((0, 0, 0.92), (90, 0, 0)):
            slab(1.245, 1.785, 0.05, 0.19, dark, (0, 0, -0.025), edge=0)
        for x in stripes(1.08):
            for y in (-0.335, 0.335):
                tube([(x, y, 0.2), (x, y, 1.64)], 0.042, shell, soft=False)
        for x in (-0.45, 0.45):
            for y in (-0.22, 0.22):
                box((0.14, 0.14, 0.07), dark, (x, y, -0.02), 0.02)
                for off in (-0.035, 0.035):
                    with group((x + off, y - 0.03, -0.085), (0, 90, 0)):
                        turned([(0, -0.025), (0.085, -0.025), (0.085, 0.025), (0, 0.025)], dark, 0.015)
        for x in (-0.26, 0.26):
            tube([(x, 0.16, 1.75), (x, 0.16, 2.36)], 0.026, steel, soft=False)
        slab(0.66, 0.1, 0.085, 0.04, dark, (0, 0.16, 2.34), edge=0.025)
        tube([(-0.2, -0.04, 1.8), (-0.17, -0.04, 1.9), (0.17, -0.04, 1.9), (0.2, -0.04, 1.8)], 0.03, dark)
        tube([(0.62, 0, 0.66), (0.71, 0, 0.72), (0.71, 0, 1.12), (0.62, 0, 1.18)], 0.03, dark)
        box((0.03, 0.11, 0.26), dark, (0.63, 0, 1.36), 0.01)
