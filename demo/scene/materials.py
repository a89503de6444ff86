"""What the things of the pictures are made of."""

import bpy


def rgb(hexa):
    """'#rrggbb' as the linear colour that Blender computes with."""
    parts = [int(hexa[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts], 1)


def plain(color, rough=0.5, metal=0.0, coat=0.0, **more):
    material = bpy.data.materials.new('plain')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    values = {'Base Color': rgb(color), 'Roughness': rough, 'Metallic': metal, 'Clearcoat': coat, **more}
    for name, value in values.items():
        shader.inputs[name].default_value = value
    return material


def node(material, kind, inputs=None, **settings):
    """A node whose inputs are values, or (node, output) pairs."""
    made = material.node_tree.nodes.new(kind)
    for name, value in settings.items():
        setattr(made, name, value)
    for name, value in (inputs or {}).items():
        if isinstance(value, tuple) and isinstance(value[0], bpy.types.Node):
            material.node_tree.links.new(value[0].outputs[value[1]], made.inputs[name])
        else:
            made.inputs[name].default_value = value
    return made


def feed(material, name, source):
    shader = material.node_tree.nodes['Principled BSDF']
    material.node_tree.links.new(source[0].outputs[source[1]], shader.inputs[name])


def where(material, scale=(1, 1, 1), kind='Object'):
    spot = node(material, 'ShaderNodeTexCoord')
    return (node(material, 'ShaderNodeMapping', {'Vector': (spot, kind), 'Scale': scale}), 'Vector')


def ramp(material, source, stops):
    made = node(material, 'ShaderNodeValToRGB', {'Fac': source})
    band = made.color_ramp
    while len(band.elements) < len(stops):
        band.elements.new(0.5)
    for element, (at, color) in zip(band.elements, stops):
        element.position = at
        element.color = rgb(color)
    return (made, 'Color')


def bump(material, source, strength=0.2, distance=0.02):
    made = node(material, 'ShaderNodeBump', {'Height': source, 'Strength': strength, 'Distance': distance})
    feed(material, 'Normal', (made, 'Normal'))


def noise(material, scale, stretch=(1, 1, 1), detail=4.0, output='Fac'):
    at = where(material, stretch)
    return (node(material, 'ShaderNodeTexNoise', {'Vector': at, 'Scale': scale, 'Detail': detail}), output)


def glaze(color, speckle=None, rough=0.14):
    """Fired clay under glaze; `speckle`: the colour of the iron spots."""
    made = plain(color, rough, coat=0.5)
    if speckle:
        feed(made, 'Base Color', ramp(made, noise(made, 60, detail=1), [(0.66, color), (0.72, speckle)]))
    bump(made, noise(made, 7), 0.05, 0.03)
    return made


def clay(color, rough=0.55):
    """Unglazed stoneware."""
    made = plain(color, rough)
    bump(made, noise(made, 120), 0.12, 0.006)
    return made


def glass(color='#ffffff', rough=0.0):
    """Lets light through to what it holds, which refraction alone would leave dark."""
    made = plain(color, rough, Transmission=1.0, IOR=1.46)
    path = node(made, 'ShaderNodeLightPath')
    clear = node(made, 'ShaderNodeBsdfTransparent', {'Color': rgb(color)})
    body = made.node_tree.nodes['Principled BSDF']
    mixed = node(made, 'ShaderNodeMixShader', {0: (path, 'Is Shadow Ray'), 1: (body, 'BSDF'), 2: (clear, 'BSDF')})
    made.node_tree.links.new(mixed.outputs[0], made.node_tree.nodes['Material Output'].inputs['Surface'])
    return made


def metal(color='#d9dadd', rough=0.28):
    return plain(color, rough, metal=1.0)


def brushed(color='#c9ccd1', rough=0.34, stretch=(1, 60, 60)):
    made = plain(color, rough, metal=1.0)
    bump(made, noise(made, 14, stretch), 0.04, 0.004)
    return made


def anodised(color):
    """The fine bead-blasted metal of electronics."""
    made = plain(color, 0.36, metal=0.85)
    bump(made, noise(made, 400, detail=1), 0.03, 0.002)
    return made


def rubber(color='#1b1c1f'):
    return plain(color, 0.62, Specular=0.35)


def fabric(color, scale=90, depth=0.35):
    made = plain(color, 0.92, Sheen=0.4, Specular=0.1)
    at = where(made)
    waves = [
        (
            node(made, 'ShaderNodeTexWave', {'Vector': at, 'Scale': scale, 'Distortion': 0.6}, bands_direction=axis),
            'Fac',
        )
        for axis in 'XYZ'
    ]
    first = node(made, 'ShaderNodeMath', {0: waves[0], 1: waves[1]}, operation='MULTIPLY')
    both = node(made, 'ShaderNodeMath', {0: (first, 'Value'), 1: waves[2]}, operation='ADD')
    bump(made, (both, 'Value'), depth, 0.01)
    return made


def wood(dark, light, scale=1.0, rough=0.45, grain=(1, 12, 12)):
    """The grain runs along x."""
    made = plain(light, rough)
    fibres = noise(made, 2.2 * scale, grain, 8)
    feed(made, 'Base Color', ramp(made, fibres, [(0.3, dark), (0.52, light), (0.7, dark)]))
    bump(made, fibres, 0.08, 0.01)
    return made


def leather(color, rough=0.42):
    made = plain(color, rough)
    cells = node(made, 'ShaderNodeTexVoronoi', {'Vector': where(made), 'Scale': 70.0})
    bump(made, (cells, 'Distance'), 0.18, 0.006)
    return made


def kraft(color='#b98d5c', rough=0.85):
    made = plain(color, rough)
    bump(made, noise(made, 90), 0.12, 0.004)
    return made


def glow(color, strength):
    made = plain('#000000')
    made.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = rgb(color)
    made.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = strength
    return made


def screen(stops, strength=1.0, turn=0.6):
    """A lit display with a soft wallpaper, behind glass."""
    made = plain('#050506', 0.06, coat=1.0)
    at = where(made, (0.8, 0.8, 0.8))
    at[0].inputs['Rotation'].default_value = (0, 0, turn)
    swirl = node(made, 'ShaderNodeTexNoise', {'Vector': at, 'Scale': 0.9, 'Detail': 0.0, 'Distortion': 1.2})
    feed(made, 'Emission', ramp(made, (swirl, 'Fac'), stops))
    made.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = strength
    return made


def skin(stops, scale=3.0, stretch=(1, 1, 1), rough=0.35, pores=0.0, pore_scale=40.0, **more):
    """The skin of a fruit: colours that run into one another, and pores."""
    made = plain(stops[0][1], rough, **more)
    feed(made, 'Base Color', ramp(made, noise(made, scale, stretch, 6), stops))
    if pores:
        cells = node(made, 'ShaderNodeTexVoronoi', {'Vector': where(made), 'Scale': pore_scale})
        bump(made, (cells, 'Distance'), pores, 0.02)
    return made
