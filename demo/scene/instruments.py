"""A microscope, a microphone and a loudspeaker. One unit is about 15 cm."""

import math

from materials import glass, metal, node, plain, bump, where
from shape import ball, box, disc, flowing, group, lathe, slab, tube, turned, words


def focus(at, dark, steel):
    with group(at, (90, 0, 0)):
        turned(
            [
                (0, -0.34),
                (0.13, -0.34),
                (0.13, -0.22),
                (0.04, -0.22),
                (0.04, 0.22),
                (0.13, 0.22),
                (0.13, 0.34),
                (0, 0.34),
            ],
            dark,
            0.015,
        )
        turned([(0, -0.4), (0.07, -0.4), (0.07, 0.4), (0, 0.4)], steel, 0.01)


def microscope():
    """Seen from its side; three lenses on the turret, slides beside it."""
    white, dark, steel = plain('#eef0f0', 0.3, coat=0.5), plain('#2a2d33', 0.5), metal('#d0d3d7', 0.2)
    blue = plain('#2f6fae', 0.35, coat=0.4)
    with group((0.05, 0.1, 0), (0, 0, -38)):
        slab(1.3, 0.86, 0.16, 0.24, white, (0, 0, 0), edge=0.05)
        slab(1.31, 0.87, 0.04, 0.24, dark, (0, 0, 0.0), edge=0.01)
        arm = [(0.46, 0, 0.1), (0.56, 0, 0.6), (0.52, 0, 1.1), (0.3, 0, 1.5), (-0.02, 0, 1.62)]
        tube(arm, 0.15, white, radii=[1.25, 1, 0.95, 0.95, 1.1])
        box((0.94, 0.66, 0.06), dark, (0.06, 0, 0.68), 0.015)
        turned(
            [(0.0, 0), (0.07, 0), (0.07, 0.01), (0, 0.01)],
            plain('#fff6da', 0.4, Emission=(1, 0.95, 0.8, 1)),
            0.002,
            at=(-0.12, 0, 0.742),
        )
        box((0.24, 0.56, 0.012), glass('#eaf4f8'), (-0.12, 0, 0.75), 0.002)
        for y in (-0.2, 0.2):
            box((0.24, 0.03, 0.02), steel, (0.06, y, 0.76), 0.004)
        turned([(0, 0.16), (0.17, 0.16), (0.15, 0.28), (0.11, 0.3), (0, 0.3)], dark, 0.02, at=(-0.12, 0, 0))
        turned(
            [(0, 0.3), (0.09, 0.3), (0, 0.31)],
            plain('#fff6da', 0.4, Emission=(1, 0.95, 0.8, 1)),
            0.002,
            at=(-0.12, 0, 0),
        )
        focus((0.5, 0, 0.48), dark, steel)
        with group((-0.1, 0, 1.36), (0, -8, 0)):
            turned([(0, 0), (0.2, 0), (0.22, 0.06), (0.2, 0.16), (0, 0.2)], dark, 0.02)
            for k, (tone, long) in enumerate((('#c8402f', 0.22), ('#e2b23a', 0.32), ('#2f7fc2', 0.26))):
                a = 2 * math.pi * k / 3 + math.pi / 3
                with group(
                    (0.1 * math.cos(a), 0.1 * math.sin(a), 0.02), (180 - 16 * math.sin(a), 16 * math.cos(a) * -1, 0)
                ):
                    turned([(0, 0), (0.075, 0), (0.075, long * 0.6), (0.045, long), (0, long)], steel, 0.01)
                    turned([(0.0755, 0.05), (0.078, 0.052), (0.078, 0.085), (0.0755, 0.087)], plain(tone, 0.4), 0.002)
        turned([(0, 1.5), (0.22, 1.5), (0.22, 1.72), (0.16, 1.76), (0, 1.76)], white, 0.03, at=(-0.08, 0, 0))
        with group((-0.06, 0, 1.72), (0, 38, 0)):
            turned([(0, -0.1), (0.13, -0.1), (0.13, 0.42), (0.12, 0.44), (0.12, 0.66), (0, 0.66)], white, 0.02)
            turned([(0.12, 0.6), (0.15, 0.61), (0.15, 0.76), (0.11, 0.78), (0.09, 0.74), (0, 0.74)], dark, 0.015)
        words('光岚', 0.11, blue, (-0.36, -0.436, 0.09))
    for k in range(3):
        with group((-0.86 + 0.14 * k, -0.62 - 0.1 * k, 0.012 * k), (0, 0, 24 - 12 * k)):
            box((0.6, 0.2, 0.012), glass('#eef6fa'), (0, 0, 0), 0.002)
            box((0.15, 0.19, 0.002), plain(('#d8503f', '#3f8fd0', '#58a85a')[k], 0.6), (-0.2, 0, 0.013), 0)
            disc(0.055, plain(('#c28ab0', '#7fae6a', '#d9a35a')[k], 0.7), (0.08, 0, 0.0135), steps=32)


def studio_mic(color, trim):
    """A condenser microphone in its stand for the desk."""
    coat, steel, dark = metal(color, 0.36), metal(trim, 0.2), plain('#1d1e21', 0.6)
    mesh_ = metal(color, 0.3)
    cells = node(mesh_, 'ShaderNodeTexVoronoi', {'Vector': where(mesh_), 'Scale': 34.0})
    bump(mesh_, (cells, 'Distance'), 1.0, 0.03)
    turned([(0, 0), (0.52, 0), (0.54, 0.03), (0.5, 0.08), (0.1, 0.11), (0, 0.11)], coat, 0.03)
    tube([(0, 0, 0.1), (0, 0, 0.34)], 0.045, steel, soft=False)
    with group((0, 0, 0.0), (0, 0, 16)):
        fork = [
            (-0.4, 0, 1.0),
            (-0.4, 0, 0.6),
            (-0.26, 0, 0.38),
            (0, 0, 0.34),
            (0.26, 0, 0.38),
            (0.4, 0, 0.6),
            (0.4, 0, 1.0),
        ]
        tube(fork, 0.042, steel)
        for x in (-0.4, 0.4):
            turned([(0, -0.05), (0.1, -0.05), (0.1, 0.05), (0, 0.05)], dark, 0.015, at=(x, 0, 1.02), turn=(0, 90, 0))
        with group((0, 0, 0.46), (-8, 0, 0)):
            turned([(0, 0), (0.26, 0), (0.3, 0.06), (0.3, 0.9), (0, 0.9)], coat, 0.03)
            turned([(0.3, 0.88), (0.315, 0.89), (0.315, 0.96), (0.3, 0.97)], steel, 0.008)
            dome = [(0.3, 0.96), (0.305, 1.3), (0.28, 1.5), (0.18, 1.62), (0, 1.66)]
            lathe(flowing([list(p) for p in dome]), mesh_)
            turned([(0.3, 1.26), (0.316, 1.27), (0.316, 1.31), (0.3, 1.32)], steel, 0.006)
            with group((0, -0.3, 0.58), (90, 0, 0)):
                turned([(0, 0), (0.085, 0), (0.08, 0.05), (0, 0.055)], dark, 0.012)
                box((0.014, 0.05, 0.004), plain('#f2f2ee', 0.5), (0, 0.045, 0.054), 0.001)
            ball(0.022, plain('#6fd36a', 0.3, Emission=(0.3, 0.9, 0.3, 1)), (0, -0.302, 0.76), steps=16)
            words(
                '听屿 S1', 0.07, plain('#8a8d92' if color < '#888888' else '#4a4d52', 0.5), (0, 0, 0.26), around=0.303
            )
    tube([(0.1, 0.3, 0.3), (0.3, 0.6, 0.04), (0.8, 0.7, 0.03), (1.4, 0.6, 0.03)], 0.03, dark)
