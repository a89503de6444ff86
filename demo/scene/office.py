"""A printer. One unit is about 10 cm."""

from materials import plain
from shape import box, disc, group, mesh, slab, turned, words

INKS = ('#1b1b1f', '#1fa3d8', '#d8307f', '#f0cf2c')


def tanks(dark):
    """In front, each behind a window that shows how much is left."""
    with group((1.26, -1.74, 0.32)):
        box((0.94, 0.06, 0.72), dark, (0, 0, 0), 0.03)
        for k, tone in enumerate(INKS):
            x, full = -0.33 + 0.22 * k, (0.46, 0.38, 0.42, 0.34)[k]
            box((0.15, 0.03, 0.52), plain('#c9d0d4', 0.15, coat=0.6), (x, -0.03, 0.1), 0.012)
            box((0.13, 0.03, full), plain(tone, 0.12, coat=0.8), (x, -0.036, 0.11), 0.008)


def photo():
    """What was printed: a hill, a lake and the sun."""
    with group((-0.42, -2.2, 0.3)):
        box((1.16, 0.9, 0.008), plain('#fdfdfb', 0.25, coat=0.4), (0, 0, 0), 0)
        for low, high, tone in ((-0.39, -0.12, '#4f86a8'), (-0.12, 0.06, '#5f8f4f'), (0.06, 0.39, '#a9d3ea')):
            box((1.04, high - low, 0.004), plain(tone, 0.3, coat=0.4), (0, (low + high) / 2, 0.008), 0)
        for x, wide, tall, tone in ((-0.2, 0.6, 0.26, '#3f7546'), (0.28, 0.46, 0.18, '#6fa35a')):
            points = [(x - wide / 2, 0.05), (x + wide / 2, 0.05), (x + 0.04, 0.05 + tall)]
            mesh([(px, py, 0.0135) for px, py in points], [(0, 1, 2)], plain(tone, 0.3, coat=0.4))
        disc(0.06, plain('#f6d25a', 0.3, coat=0.4), (0.32, 0.26, 0.014))


def panel(dark):
    with group((-1.2, -1.71, 0.68)):
        box((1.0, 0.03, 0.3), dark, (0.1, 0, 0), 0.02)
        lit = plain('#0e2a3a', 0.08, coat=1.0, Emission=(0.1, 0.35, 0.5, 1))
        box((0.36, 0.01, 0.18), lit, (-0.1, -0.02, 0.06), 0.004)
        for k, tone in enumerate(('#e9ecee', '#e9ecee', '#58b07a')):
            button = [(0, 0), (0.05, 0), (0.05, 0.02), (0, 0.02)]
            turned(button, plain(tone, 0.4), 0.006, at=(0.22 + 0.13 * k, -0.014, 0.15), turn=(90, 0, 0))


def printer():
    """For the home: paper in behind, out in front."""
    white, dark, grey = plain('#f0f1f1', 0.35, coat=0.25), plain('#2a2d32', 0.4), plain('#d3d6d9', 0.4)
    with group((0, 0.3, 0), (0, 0, 14)):
        slab(3.75, 3.4, 1.18, 0.22, white, (0, 0, 0.06), edge=0.06)
        slab(3.6, 3.25, 0.08, 0.2, dark, (0, 0, 0.0), edge=0.02)
        slab(3.6, 2.5, 0.12, 0.2, white, (0, 0.3, 1.24), edge=0.05)
        box((3.7, 0.012, 0.014), dark, (0, -1.7, 1.0), 0)
        box((2.3, 0.12, 0.34), dark, (-0.42, -1.66, 0.22), 0.03)
        slab(1.9, 0.9, 0.05, 0.08, grey, (-0.42, -2.0, 0.2), edge=0.015)
        photo()
        tanks(dark)
        panel(dark)
        words('墨界', 0.16, plain('#6f757b', 0.5), (1.3, -1.702, 1.1), depth=0.004)
        with group((0, 1.62, 1.2), (-16, 0, 0)):
            box((2.6, 0.06, 1.1), grey, (0, 0.06, 0), 0.02)
            box((2.1, 0.03, 1.5), plain('#fdfdfb', 0.6), (0, 0, 0), 0.002)
