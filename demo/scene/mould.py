"""Bodies that are joined, cut and pressed: what cannot be turned on a lathe."""

import math

import bpy
from mathutils import noise
from shape import add, flowing, mesh


def lofted(section, steps, around, material, smooth=50, **spot):
    """A closed skin: `section(t)` is its outline at t in 0 … 1, a list of `around` places; its ends are closed."""
    verts = [place for i in range(steps + 1) for place in section(i / steps)]
    faces = [
        (i * around + k, i * around + (k + 1) % around, (i + 1) * around + (k + 1) % around, (i + 1) * around + k)
        for i in range(steps)
        for k in range(around)
    ]
    faces += [tuple(range(around - 1, -1, -1)), tuple(range(steps * around, (steps + 1) * around))]
    return mesh(verts, faces, material, smooth=smooth, **spot)


def melted(parts, material, fine=0.02, soft=12):
    """Parts that touch become one body with soft joints."""
    with bpy.context.temp_override(active_object=parts[0], selected_editable_objects=parts):
        bpy.ops.object.join()
    body = parts[0]
    melt = body.modifiers.new('melt', 'REMESH')
    melt.mode = 'VOXEL'
    melt.voxel_size = fine
    melt.use_smooth_shade = True
    body.modifiers.new('even', 'SMOOTH').iterations = soft
    baked(body)
    body.data.materials.clear()
    body.data.materials.append(material)
    return body


def baked(body):
    """What its modifiers made of the body becomes the body itself."""
    body.data = bpy.data.meshes.new_from_object(shaped(body))
    body.modifiers.clear()
    return body


def shaped(body):
    """The body as its modifiers make it."""
    return body.evaluated_get(bpy.context.evaluated_depsgraph_get())


def surface(body, x, y):
    """Where something lies on the body at x, y of its group: the place, and how it is turned."""
    spot = body.location
    hit, place, up, _ = shaped(body).ray_cast((x - spot.x, y - spot.y, 9), (0, 0, -1))
    turn = up.to_track_quat('Z', 'Y').to_euler()
    return {'at': place + spot, 'turn': [math.degrees(v) for v in turn]} if hit else {'at': (x, y, 0)}


def cut(body, tool, how='DIFFERENCE'):
    """Cuts `tool` away, or keeps only what is in it; where it cut, the body has the tool's material."""
    change = body.modifiers.new('cut', 'BOOLEAN')
    change.operation = how
    change.object = tool
    change.solver = 'EXACT'
    change.material_mode = 'TRANSFER'
    tool.hide_render = True
    return body


def twin(body, material, grow=1.01):
    """The same body a little larger, to cut a panel from."""
    made = add(body.data.copy())
    made.data.materials.clear()
    made.data.materials.append(material)
    made.scale = (grow, grow, grow)
    return made


def straws(lines, radius, material, **spot):
    """Many thin rods at once; each line is a list of places."""
    data = bpy.data.curves.new('straws', 'CURVE')
    data.dimensions = '3D'
    data.bevel_depth = radius
    data.bevel_resolution = 1
    for line in lines:
        path = flowing([list(place) for place in line], 4)
        made = data.splines.new('POLY')
        made.points.add(len(path) - 1)
        for point, place in zip(made.points, path):
            point.co = (*place, 1)
    return add(data, material, **spot)


def wavy(x, y, scale, seed=0):
    """Smooth chance between -1 and 1."""
    return noise.noise((x * scale, y * scale, seed * 7.3))
