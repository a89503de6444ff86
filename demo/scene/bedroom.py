"""A bed and what lies on it. One unit is about 80 cm."""

import math

from materials import bump, fabric, noise, plain, wood
from mould import wavy
from shape import box, group, mesh, stuffed, turned

LINEN = '#d9d0c2'


def tinted(color, light):
    """The colour, mixed with white."""
    parts = [int(color[i : i + 2], 16) for i in (1, 3, 5)]
    return '#' + ''.join(f'{round(v + (255 - v) * light):02x}' for v in parts)


def cotton(color):
    made = plain(color, 0.9, Sheen=0.35, Specular=0.12)
    bump(made, noise(made, 9, detail=3), 0.12, 0.03)
    return made


def bed_frame(wide=1.9, long_=2.4, cloth=LINEN):
    """Its head towards +y."""
    cover, legs = fabric(cloth, 120, 0.3), wood('#3a2416', '#6b452b')
    box((wide + 0.04, long_ + 0.02, 0.2), cover, (0, 0, 0.16), 0.05)
    with group((0, long_ / 2 + 0.06, 0.1)):
        box((wide + 0.2, 0.16, 1.06), cover, (0, 0, 0), 0.06)
        for i in range(4):
            x = (i - 1.5) * (wide + 0.16) / 4
            stuffed(((wide + 0.16) / 4, 0.66, 0.12), cover, (x, -0.06, 0.68), (90, 0, 0), square=0.22, flat=0.7)
    for x in (-1, 1):
        for y in (-1, 1):
            turned(
                [(0, 0), (0.035, 0), (0.05, 0.18), (0, 0.18)], legs, 0.004, at=(x * wide * 0.42, y * long_ * 0.44, 0)
            )


def mattress(wide, long_, cloth, top=0.62):
    stuffed((wide, long_, top - 0.3), cotton(cloth), (0, 0, 0.3), square=0.14, flat=0.24)


def draped(x, y, half, foot, top, seed):
    """Where a place of the cloth comes to lie: on the mattress, or over its edge and down, in folds."""
    across, along = max(-half, min(half, x)), max(foot, y)
    over_x, over_y = x - across, y - along
    over = max(abs(over_x), abs(over_y))
    crease = 0.06 * wavy(x + 0.4 * y, y, 1.3, seed) + 0.034 * wavy(x - y, 0.6 * y, 4.2, seed + 1)
    puff = 0.07 * (1 - (across / half) ** 4)
    if not over:
        return (x, y, top + puff + crease)
    way = math.atan2(over_y, over_x)
    a = min(over / 0.16, 1) * math.pi / 2
    out = 0.1 * math.sin(a) + 0.03 * math.sin((x + y if abs(over_y) < abs(over_x) else x - y) * 10) * min(1, over * 3)
    z = top - 0.1 * (1 - math.cos(a)) - max(0, over - 0.16) + crease * 0.5
    return (across + out * math.cos(way), along + out * math.sin(way), z)


def duvet(half, start, end, foot, top, drop, material, seed=1, thick=0.07, fine=0.03):
    """From y `start` to `end`; what is beyond `foot` hangs down there."""
    columns, rows = round(2 * (half + drop) / fine), round((end - start) / fine)
    verts = [
        draped((2 * i / columns - 1) * (half + drop), start + (end - start) * j / rows, half, foot, top, seed)
        for j in range(rows + 1)
        for i in range(columns + 1)
    ]
    n = columns + 1
    faces = [
        (j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(rows) for i in range(columns)
    ]
    made = mesh(verts, faces, material, smooth=180)
    change = made.modifiers.new('thick', 'SOLIDIFY')
    change.thickness = thick
    change.offset = 1
    soft = made.modifiers.new('edge', 'BEVEL')
    soft.width = thick * 0.45
    soft.segments = 3
    soft.limit_method = 'ANGLE'
    soft.angle_limit = math.radians(60)
    return made


def pillow(cloth, **spot):
    with group(**spot):
        made = stuffed((0.88, 0.6, 0.28), cotton(cloth), (0, 0, 0), square=0.5, flat=1.15)
        for vertex in made.data.vertices:
            x, y, z = vertex.co
            vertex.co = (x, y, z * (1 + 0.12 * wavy(x, y, 3)) + 0.03 * wavy(x, y, 7))


def bedding(color):
    """Sheet, duvet cover and two pillow cases, made up."""
    light = tinted(color, 0.62)
    with group((0, 0.1, 0), (0, 0, 36)):
        bed_frame()
        mattress(1.9, 2.36, light)
        duvet(0.95, -1.56, 0.34, -1.17, 0.61, 0.4, cotton(color))
        duvet(0.96, 0.1, 0.42, -2, 0.67, 0.37, cotton(light), thick=0.06)
        for x in (-0.46, 0.46):
            pillow(color, at=(x, 0.84, 0.66), turn=(36, 0, 3 * x))
