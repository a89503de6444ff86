"""Light, backdrop, camera and the finished picture."""

import math
import shutil
import tempfile
import time

import bpy
import numpy as np
from denoise import denoise
from materials import feed, noise, plain, ramp, rgb
from mathutils import Vector
from shape import add, mesh, rounded


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.cycles.use_denoising = False
    scene.cycles.sample_clamp_indirect = 4
    scene.cycles.blur_glossy = 0.5
    scene.cycles.max_bounces = 8
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 3
    scene.cycles.transmission_bounces = 8
    scene.cycles.transparent_max_bounces = 6
    scene.cycles.caustics_refractive = False
    scene.cycles.caustics_reflective = False
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True


def sky(color, strength):
    inputs = bpy.context.scene.world.node_tree.nodes['Background'].inputs
    inputs[0].default_value = rgb(color)
    inputs[1].default_value = strength


def towards(made, target):
    made.rotation_euler = (Vector(target) - made.location).to_track_quat('-Z', 'Y').to_euler()


def lamp(at, target, size, power, color='#ffffff', high=None):
    data = bpy.data.lights.new('lamp', 'AREA')
    data.energy = power
    data.color = rgb(color)[:3]
    data.shape = 'RECTANGLE'
    data.size = size
    data.size_y = high or size
    towards(add(data, None, at), target)


def sun(at, power, color='#fff1dc', soft=2.0):
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy = power
    data.color = rgb(color)[:3]
    data.angle = math.radians(soft)
    towards(add(data, None, at), (0, 0, 0))


def sweep(material, back=3.0, bend=1.6, high=9.0, wide=40.0, front=-12.0):
    """Floor and wall in one, without an edge."""
    line = rounded([(front, 0), (back, 0), (back, high)], bend, 24)
    n = len(line)
    verts = [(x, y, z) for x in (-wide / 2, wide / 2) for y, z in line]
    return mesh(verts, [(i, i + n, i + n + 1, i + 1) for i in range(n - 1)], material, smooth=180)


def plaster(color, rough=0.9):
    made = plain(color, rough, Specular=0.2)
    cloud = noise(made, 0.35, detail=5)
    hexa = [int(color[i : i + 2], 16) for i in (1, 3, 5)]
    tint = lambda by: '#' + ''.join(f'{max(0, min(255, round(v * by))):02x}' for v in hexa)
    feed(made, 'Base Color', ramp(made, cloud, [(0.35, tint(0.97)), (0.65, tint(1.02))]))
    return made


def camera(at, target, lens=60, shift=(0.0, 0.0), blur=None):
    """`blur`: the f-stop; what is at `target` is sharp."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.shift_x, data.shift_y = shift
    made = add(data, None, at)
    towards(made, target)
    if blur:
        data.dof.use_dof = True
        data.dof.focus_distance = math.dist(at, target)
        data.dof.aperture_fstop = blur
    bpy.context.scene.camera = made


def outputs(folder):
    """Colour, and what the noise filter needs, each into a file of its own."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    target = tree.nodes.new('CompositorNodeOutputFile')
    target.base_path = folder
    target.format.file_format = 'OPEN_EXR'
    target.format.color_depth = '32'
    target.file_slots.clear()
    for name in ('Image', 'Denoising Albedo', 'Denoising Normal'):
        target.file_slots.new(name)
        tree.links.new(source.outputs[name], target.inputs[name])


def pixels(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Linear'
    flat = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(flat)
    shape = (image.size[1], image.size[0], 4)
    bpy.data.images.remove(image)
    return flat.reshape(shape)[..., :3]


def shoot(out, width, height, samples):
    """Two renders of half the samples each, filtered."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.cycles.samples = max(1, samples // 2)
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.06
    scene.cycles.adaptive_min_samples = 6
    folder = tempfile.mkdtemp(prefix='passes-') + '/'
    outputs(folder)
    start = time.time()
    for seed in (1, 2):
        scene.cycles.seed = seed
        scene.frame_set(seed)
        bpy.ops.render.render()
    rendered = time.time() - start
    read = lambda name, frame: pixels(f'{folder}{name}{frame:04d}.exr')
    halves = [read('Image', frame) for frame in (1, 2)]
    guides = [
        (np.minimum((read(n, 1) + read(n, 2)) / 2, 2), w)
        for n, w in (('Denoising Albedo', 0.012), ('Denoising Normal', 0.06))
    ]
    clean = denoise(halves, guides)
    image = bpy.data.images.new('clean', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.dstack([clean, np.ones((height, width), np.float32)]).astype(np.float32).ravel())
    image.update()
    settings = scene.render.image_settings
    settings.file_format = 'WEBP' if out.endswith('.webp') else 'PNG'
    settings.color_mode = 'RGB'
    settings.quality = 90
    image.save_render(out, scene=scene)
    shutil.rmtree(folder)
    print(f'{out}: {rendered:.0f} s of light, {time.time() - start - rendered:.0f} s of filter', flush=True)
