"""Balls that carry a picture: a football and a globe. One unit is about 20 cm."""

import math

import numpy as np
from lands import LANDS, RANGES, SEAS
from materials import bump, feed, metal, node, plain, rgb, where
from mathutils import noise
from shape import group, mesh, tube, turned

GOLDEN = (1 + 5**0.5) / 2


def painted_ball(radius, look, rough=0.45, fine=256, coat=0.0, **spot):
    """`look` gives for many directions at once how far the skin is lifted there, and its colour."""
    around, up = 2 * fine, fine
    angle = np.arange(around) * 2 * math.pi / around
    height = math.pi * (np.arange(up + 1) / up - 0.5)
    h, a = np.meshgrid(height, angle, indexing='ij')
    ways = np.stack([np.cos(h) * np.cos(a), np.cos(h) * np.sin(a), np.sin(h)], -1).reshape(-1, 3)
    grow, tint = look(ways)
    faces = [
        (i * around + j, i * around + (j + 1) % around, (i + 1) * around + (j + 1) % around, (i + 1) * around + j)
        for i in range(up)
        for j in range(around)
    ]
    made = plain('#ffffff', rough, coat=coat)
    body = mesh((ways * radius * grow[:, None]).tolist(), faces, made, smooth=180, **spot)
    paint = body.data.attributes.new('tint', 'FLOAT_COLOR', 'POINT')
    paint.data.foreach_set('color', np.hstack([tint, np.ones((len(tint), 1))]).astype(np.float32).ravel())
    feed(made, 'Base Color', (node(made, 'ShaderNodeAttribute', attribute_name='tint'), 'Color'))
    return body, made


def corners(kinds):
    """All that the kinds become by signs and by turning their coordinates, of length 1."""
    found = set()
    for kind in kinds:
        for signs in range(8):
            place = [v * (-1) ** (signs >> k & 1) for k, v in enumerate(kind)]
            for turn in range(3):
                found.add(tuple(round(v, 6) + 0.0 for v in (*place[turn:], *place[:turn])))
    places = np.array(sorted(found))
    return places / np.linalg.norm(places, axis=1)[:, None]


PATCHES = np.vstack([corners([(0, 1, GOLDEN)]) / 0.9393, corners([(1, 1, 1), (0, GOLDEN, 1 / GOLDEN)]) / 0.9149])


def patches(ways):
    """Twelve blue pentagons among twenty white hexagons."""
    near = ways @ PATCHES.T
    order = np.sort(near, axis=1)
    seam = np.exp(-(((order[:, -1] - order[:, -2]) / 0.012) ** 2))
    tint = np.where((near.argmax(1) < 12)[:, None], rgb('#1f4fa3')[:3], rgb('#f1f2f0')[:3])
    return 1 - 0.012 * seam, tint * (1 - 0.45 * seam[:, None])


def football():
    with group((0, 0, 0.55), (16, 24, 20)):
        _, made = painted_ball(0.55, patches, 0.38, coat=0.25)
    cells = node(made, 'ShaderNodeTexVoronoi', {'Vector': where(made), 'Scale': 60.0})
    bump(made, (cells, 'Distance'), 0.12, 0.006)


def within(lon, lat, outline):
    inside = np.zeros(len(lon), bool)
    for (x, y), (x2, y2) in zip(outline, [*outline[1:], outline[0]]):
        if y != y2:
            inside ^= ((y > lat) != (y2 > lat)) & (lon < (x2 - x) * (lat - y) / (y2 - y) + x)
    return inside


def near_to(lon, lat, line):
    """How far, in degrees, from a line of places."""
    best = np.full(len(lon), 99.0)
    for (x, y), (x2, y2) in zip(line, line[1:]):
        t = np.clip(((lon - x) * (x2 - x) + (lat - y) * (y2 - y)) / ((x2 - x) ** 2 + (y2 - y) ** 2), 0, 1)
        best = np.minimum(best, np.hypot(lon - x - t * (x2 - x), lat - y - t * (y2 - y)))
    return best


def earth(ways):
    rough = np.array([noise.noise(tuple(w * 9)) + 0.5 * noise.noise(tuple(w * 24)) for w in ways])
    lon = np.degrees(np.arctan2(ways[:, 1], ways[:, 0])) + rough * 1.4
    lat = np.degrees(np.arcsin(np.clip(ways[:, 2], -1, 1))) + rough[::-1] * 1.2
    land = lat < -71
    for outline in LANDS:
        land |= within(lon, lat, outline)
    for outline in SEAS:
        land &= ~within(lon, lat, outline)
    range_ = np.min([near_to(lon, lat, line) for line in RANGES], axis=0)
    high = np.exp(-((range_ / 3.5) ** 2)) * (0.8 + 0.5 * rough)
    blend = lambda one, other, by: one + (other - one) * np.clip(by, 0, 1)[:, None]
    color = lambda hexa: np.array(rgb(hexa)[:3])[None]
    dry = np.exp(-(((np.abs(lat) - 22) / 9) ** 2)) * (0.9 + 0.5 * rough)
    soil = blend(color('#5f9a4a'), color('#d9bf7a'), dry)
    soil = blend(soil, color('#8f6a45'), high * 1.2)
    soil = blend(soil, color('#eef1f0'), (np.abs(lat) - 66) / 6)
    sea = blend(color('#2f7fc4'), color('#1d5fa8'), 0.5 + rough)
    lift = np.where(land, 1.006 + 0.004 * rough + 0.022 * high, 1.0)
    return lift, np.where(land[:, None], soil, sea)


def globe():
    """On its tilted axis, in an arc of metal."""
    steel, dark = metal('#c9ccd1', 0.25), plain('#f0efea', 0.35, coat=0.3)
    with group((0, 0, 1.0), (0, -23.4, 0)):
        with group(turn=(0, 0, -205)):
            painted_ball(0.72, earth, 0.4, 300, 0.15)
        arc = [math.radians(v) for v in range(-90, 91, 6)]
        tube([(0.8 * math.cos(a), 0, 0.8 * math.sin(a)) for a in arc], 0.026, steel)
        for z in (-0.8, 0.77):
            turned([(0, 0), (0.05, 0), (0.05, 0.04), (0, 0.05)], steel, 0.01, at=(0, 0, z))
    tube([(0.28, 0, 0.24), (0.24, 0, 0.14), (0.12, 0, 0.06)], 0.05, dark)
    turned([(0, 0), (0.5, 0), (0.5, 0.03), (0.1, 0.09), (0, 0.1)], dark, 0.04)
