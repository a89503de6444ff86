"""Bodies: turned, rounded, bent, stuffed and lettered. What is made inside `group()` moves with it."""

import math
from contextlib import contextmanager

import bmesh
import bpy

SANS = '/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc'
SERIF = '/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc'

parents = []


def add(data, material=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """`turn` in degrees."""
    made = bpy.data.objects.new('thing', data)
    bpy.context.scene.collection.objects.link(made)
    made.location = at
    made.rotation_euler = [math.radians(v) for v in turn]
    if material:
        data.materials.append(material)
    if parents:
        made.parent = parents[-1]
    return made


@contextmanager
def group(at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    root = add(None, None, at, turn)
    root.scale = (scale, scale, scale)
    parents.append(root)
    try:
        yield root
    finally:
        parents.pop()


def mesh(verts, faces, material, at=(0, 0, 0), turn=(0, 0, 0), smooth=40):
    data = bpy.data.meshes.new('mesh')
    data.from_pydata(verts, [], faces)
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(smooth)
    for face in data.polygons:
        face.use_smooth = True
    return add(data, material, at, turn)


def rounded(points, radius, steps=5):
    """The corners of an open line, rounded; a point may bring its own radius."""
    line = [points[0][:2]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        own = corner[2] if len(corner) > 2 else radius
        reach = [min(own, math.dist(corner[:2], end[:2]) * 0.49) for end in (before, after)]
        start, stop = [
            [c + (e - c) * r / (math.dist(corner[:2], end[:2]) or 1) for c, e in zip(corner[:2], end[:2])]
            for end, r in zip((before, after), reach)
        ]
        for i in range(steps + 1):
            t = i / steps
            line.append([(1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b for a, c, b in zip(start, corner, stop)])
    line.append(points[-1][:2])
    return line


def flowing(points, steps=8):
    """A smooth line through the points (Catmull-Rom)."""
    ends = [points[0], *points, points[-1]]
    line = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for i in range(steps):
            t = i / steps
            line.append(
                [
                    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
                    for p, q, r, s in zip(a, b, c, d)
                ]
            )
    return [*line, list(points[-1])]


def lathe(line, material, at=(0, 0, 0), turn=(0, 0, 0), steps=128, smooth=40, shape=None):
    """Turns a line of (radius, height) about z; `shape(angle)` scales the radius."""
    verts, faces, n = [], [], len(line)
    for i in range(steps):
        angle = 2 * math.pi * i / steps
        wide = shape(angle) if shape else 1
        verts += [(r * wide * math.cos(angle), r * wide * math.sin(angle), z) for r, z in line]
    for i in range(steps):
        j = (i + 1) % steps
        faces += [(i * n + k, j * n + k, j * n + k + 1, i * n + k + 1) for k in range(n - 1)]
    return mesh(verts, faces, material, at, turn, smooth)


def turned(points, material, radius=0.03, **more):
    return lathe(rounded(points, radius), material, **more)


def disc(radius, material, at=(0, 0, 0), turn=(0, 0, 0), steps=96):
    ring = [
        (radius * math.cos(2 * math.pi * i / steps), radius * math.sin(2 * math.pi * i / steps), 0)
        for i in range(steps)
    ]
    return mesh(ring, [tuple(range(steps))], material, at, turn)


def bevel(made, radius, segments=4):
    change = made.modifiers.new('bevel', 'BEVEL')
    change.width = radius
    change.segments = segments
    change.limit_method = 'ANGLE'
    change.harden_normals = True
    return made


def box(size, material, at=(0, 0, 0), radius=0.02, turn=(0, 0, 0)):
    """`at` is the middle of its foot."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    verts = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return bevel(mesh(verts, faces, material, at, turn), radius) if radius else mesh(verts, faces, material, at, turn)


def slab(width, length, height, corner, material, at=(0, 0, 0), turn=(0, 0, 0), edge=0.01, steps=12):
    """A plate with round corners, lying."""
    ring = []
    for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            angle = math.radians(start + 90 * i / steps)
            ring.append(
                (
                    sx * (width / 2 - corner) + corner * math.cos(angle),
                    sy * (length / 2 - corner) + corner * math.sin(angle),
                )
            )
    return prism(ring, height, material, at, turn, edge)


def prism(ring, height, material, at=(0, 0, 0), turn=(0, 0, 0), edge=0.0):
    """An outline, counter-clockwise, drawn up."""
    n = len(ring)
    verts = [(x, y, 0) for x, y in ring] + [(x, y, height) for x, y in ring]
    faces = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    made = mesh(verts, faces, material, at, turn)
    return bevel(made, edge, 3) if edge else made


def stuffed(size, material, at=(0, 0, 0), turn=(0, 0, 0), square=0.45, flat=0.75, steps=48):
    """A cushion: a ball pressed towards a box. `square` 1 is round, 0 a box; `flat` the same for the height."""
    power = lambda v, e: math.copysign(abs(v) ** e, v)
    verts, faces = [], []
    for i in range(steps + 1):
        up = -math.pi / 2 + math.pi * i / steps
        for j in range(2 * steps):
            round_ = math.pi * j / steps
            wide = power(math.cos(up), flat)
            verts.append(
                (
                    size[0] / 2 * wide * power(math.cos(round_), square),
                    size[1] / 2 * wide * power(math.sin(round_), square),
                    size[2] / 2 * (1 + power(math.sin(up), flat)),
                )
            )
    for i in range(steps):
        for j in range(2 * steps):
            k = (j + 1) % (2 * steps)
            row, upper = i * 2 * steps, (i + 1) * 2 * steps
            faces.append((row + j, row + k, upper + k, upper + j))
    return mesh(verts, faces, material, at, turn, 180)


def ball(radius, material, at=(0, 0, 0), scale=(1, 1, 1), turn=(0, 0, 0), steps=48):
    line = [
        (radius * math.cos(a), radius * math.sin(a)) for a in [math.pi * (i / steps - 0.5) for i in range(steps + 1)]
    ]
    made = lathe(line, material, at, turn, 2 * steps, 180)
    made.scale = scale
    return made


def tube(points, radius, material, at=(0, 0, 0), turn=(0, 0, 0), closed=False, radii=None, soft=True):
    """A bent rod; `radii` scales it at each point."""
    data = bpy.data.curves.new('tube', 'CURVE')
    data.dimensions = '3D'
    data.bevel_depth = radius
    data.bevel_resolution = 8
    data.use_fill_caps = True
    line = data.splines.new('POLY')
    path = (
        flowing([(*p, r) for p, r in zip(points, radii or [1] * len(points))], 10)
        if soft
        else [(*p, 1) for p in points]
    )
    line.points.add(len(path) - 1)
    for point, (x, y, z, r) in zip(line.points, path):
        point.co = (x, y, z, 1)
        point.radius = r
    line.use_cyclic_u = closed
    line.use_smooth = True
    return add(data, material, at, turn)


def ring(radius, thick, material, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
    line = [(radius + thick * math.cos(a), thick * math.sin(a)) for a in [2 * math.pi * i / 24 for i in range(25)]]
    made = lathe(line, material, at, turn, 128, 180)
    made.scale = scale
    return made


def cut_finely(body, width):
    """So that it can be bent: no edge is wider than `width`."""
    made = bmesh.new()
    made.from_mesh(body)
    for _ in range(6):
        wide = [edge for edge in made.edges if abs(edge.verts[0].co.x - edge.verts[1].co.x) > width]
        if not wide:
            break
        bmesh.ops.subdivide_edges(made, edges=wide, cuts=1)
        bmesh.ops.triangulate(made, faces=made.faces)
    made.to_mesh(body)
    made.free()


def words(text, size, material, at=(0, 0, 0), turn=(90, 0, 0), font=SERIF, depth=0.001, around=None, spacing=1.0):
    """Set type, `size` high, centred; `around`: the radius of the thing that it is printed on (standing, facing -y)."""
    data = bpy.data.curves.new('words', 'FONT')
    data.body = text
    data.size = size / 0.35
    data.font = bpy.data.fonts.load(font, check_existing=True)
    data.align_x = 'CENTER'
    data.align_y = 'CENTER'
    data.extrude = depth
    data.space_character = spacing
    data.space_line = 0.41
    if not around:
        return add(data, material, at, turn)
    flat = bpy.data.objects.new('flat', data)
    body = bpy.data.meshes.new_from_object(flat)
    cut_finely(body, around / 8)
    for vertex in body.vertices:
        x, y, _ = vertex.co
        vertex.co = (around * math.sin(x / around), -around * math.cos(x / around), y)
    body.materials.clear()
    return add(body, material, at)


def strip(points, width, material, at=(0, 0, 0), turn=(0, 0, 0), thick=0.006):
    """A ribbon along a smooth line of (x, z), `width` deep."""
    path = flowing([list(p) for p in points], 8)
    verts = [(x, y, z) for x, z in path for y in (-width / 2, width / 2)]
    made = mesh(
        verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)], material, at, turn, 180
    )
    change = made.modifiers.new('thick', 'SOLIDIFY')
    change.thickness = thick
    change.offset = 0
    return made
