"""Clothes. One unit is about 10 cm."""

from materials import fabric, kraft
from mould import baked, cut, twin
from shape import box, flowing, group, prism, tube

SOCK = [
    (-0.21, 1.3),
    (-0.21, 0.7),
    (-0.24, 0.25),
    (-0.22, 0),
    (-0.08, -0.17),
    (0.25, -0.21),
    (0.6, -0.21),
    (0.78, -0.12),
]
SOCK += [(0.82, 0.03), (0.73, 0.15), (0.48, 0.2), (0.29, 0.3), (0.21, 0.5), (0.21, 0.9), (0.21, 1.3)]
WEEK = ('#3d4f66', '#8fa39a', '#d9c7a3', '#b5654a', '#6b7d58', '#c9a14a', '#7a5a6b')


def darker(color, by=0.72):
    return '#' + ''.join(f'{round(int(color[i : i + 2], 16) * by):02x}' for i in (1, 3, 5))


def sock(color, **spot):
    """Lying, its leg towards +y; heel and toe are of a darker yarn."""
    knit, yarn = fabric(color, 70, 0.5), fabric(darker(color), 70, 0.5)
    with group(**spot):
        body = baked(prism(flowing([list(p) for p in SOCK], 5), 0.13, knit, edge=0.055))
        for at, turn, size in (((0.74, 0, -0.2), 0, 0.34), ((-0.2, -0.18, -0.2), 45, 0.42)):
            panel = twin(body, yarn, 1.014)
            panel.location.z -= 0.001
            cut(panel, box((size, size * 1.6, 0.6), yarn, at, 0, (0, 0, turn)), 'INTERSECT')
        for i in range(11):
            x = -0.2 + 0.04 * i
            tube([(x, 1.06, 0.112), (x, 1.33, 0.112)], 0.024, yarn, soft=False)
            tube([(x, 1.06, 0.02), (x, 1.33, 0.02)], 0.024, yarn, soft=False)


def week_of_socks():
    """Seven in their box, each over the next one."""
    card = kraft('#d8c3a0', 0.85)
    with group((0, 0, 0), (0, 0, 14)):
        box((4.2, 2.1, 0.04), card, (0, 0, 0), 0.01)
        for x, y, w, d in ((0, -1.05, 4.24, 0.04), (0, 1.05, 4.24, 0.04), (-2.1, 0, 0.04, 2.1), (2.1, 0, 0.04, 2.1)):
            box((w, d, 0.42), card, (x, y, 0), 0.008)
        for i, color in enumerate(reversed(WEEK)):
            sock(color, at=(1.3 - 0.51 * i, -0.56, 0.22), turn=(0, 13, 0))
