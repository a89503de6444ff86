"""Balls, cups, medals, hats and bags. One unit is about 20 cm."""

import math

import gift
import outdoor
from materials import bump, fabric, leather, metal, node, plain, ramp, feed, where, wood
from mould import straws
from shape import ball, box, flowing, group, lathe, ring, stuffed, tube, turned


def seam(t, radius):
    """The line along which a baseball is sewn, at t in 0 … 4 pi."""
    up, round_ = math.pi / 2 - (math.pi / 2 - 0.44) * math.cos(t), t / 2 + 0.44 * math.sin(2 * t)
    return [radius * math.sin(up) * math.cos(round_), radius * math.sin(up) * math.sin(round_), radius * math.cos(up)]


def baseball():
    hide, red = leather('#f1ece0', 0.5), plain('#b3221f', 0.7)
    r, stitches = 0.36, 108
    with group((0, 0, r), (64, -26, 66)):
        ball(r, hide, steps=64)
        tube(
            [seam(4 * math.pi * i / 240, r * 1.0005) for i in range(240)],
            0.0035,
            plain('#c9bfae', 0.8),
            closed=True,
            soft=False,
        )
        lines = []
        for i in range(stitches):
            t = 4 * math.pi * i / stitches
            at, ahead = seam(t, r), seam(t + 0.02, r)
            along = [b - a for a, b in zip(at, ahead)]
            across = [
                along[1] * at[2] - along[2] * at[1],
                along[2] * at[0] - along[0] * at[2],
                along[0] * at[1] - along[1] * at[0],
            ]
            far, step = math.hypot(*across), math.hypot(*along)
            out = lambda side, ahead_by, lift: [
                (a + side * 0.03 * c / far + ahead_by * d / step) * lift for a, c, d in zip(at, across, along)
            ]
            for side in (-1, 1):
                lines.append([out(side, 0.016, 0.999), out(side * 0.5, 0.006, 1.012), out(0, -0.004, 1.003)])
        straws(lines, 0.0048, red)


def indoor_ball():
    outdoor.basketball('#a8481c', radius=0.38)


def life_ring():
    """Leaning back, so that all four bands are seen."""
    orange, band, rope = plain('#dc5a22', 0.45), plain('#eef0f0', 0.3, coat=0.4), plain('#f3ecd8', 0.9)
    with group((0, 0.1, 0.76), (68, 0, 0)):
        ring(0.58, 0.16, orange)
        for i in range(4):
            middle = math.pi * (i / 2 + 0.25)
            arc = lambda a: (0.58 * math.cos(a), 0.58 * math.sin(a), 0)
            tube([arc(middle + 0.2 * (k / 8 - 1)) for k in range(17)], 0.165, band, soft=False)
            start = middle
            tube(
                [
                    (
                        (0.76 + 0.07 * math.sin(math.pi * k / 12)) * math.cos(start + math.pi / 2 * k / 12),
                        (0.76 + 0.07 * math.sin(math.pi * k / 12)) * math.sin(start + math.pi / 2 * k / 12),
                        0.01,
                    )
                    for k in range(13)
                ],
                0.017,
                rope,
            )


def trophy(gold, timber, plate, height=1.0):
    coat = metal(gold, 0.16)
    block = wood(*timber, 1.4)
    box((0.46, 0.46, 0.2), block, (0, 0, 0), 0.02)
    box((0.38, 0.38, 0.07), block, (0, 0, 0.2), 0.015)
    box((0.3, 0.01, 0.1), metal(plate, 0.3), (0, -0.231, 0.05), 0.003)
    stem = [(0.13, 0.27), (0.13, 0.29), (0.045, 0.36), (0.035, 0.42), (0.06, 0.45), (0.035, 0.48), (0.04, 0.52)]
    bowl = [(0.04, 0.52), (0.15, 0.58), (0.225, 0.72), (0.25, 0.88), (0.27, 1.04), (0.285, 1.06)]
    inner = [(0.262, 1.05), (0.235, 0.88), (0.2, 0.72), (0.1, 0.6), (0, 0.58)]
    lathe(rounded_line(stem) + flowing(bowl) + flowing(inner), coat)
    return coat


def rounded_line(points):
    return flowing([list(p) for p in points], 5)


def team_trophy():
    """Light gold, ears in one piece with the cup, on dark wood."""
    with group(turn=(0, 0, 14)):
        coat = trophy('#d9bd78', ('#2a170e', '#4a2d1b'), '#d9bd78')
        for side in (-1, 1):
            line = [(0.24, 0.95), (0.36, 1.0), (0.43, 0.9), (0.37, 0.74), (0.26, 0.68), (0.16, 0.62)]
            tube([(side * x, 0, z) for x, z in line], 0.024, coat, radii=[1.2, 1, 0.9, 0.9, 1, 1.2])


def sports_trophy():
    """Bright gold, its ears welded on below the rim."""
    with group(turn=(0, 0, 14)):
        coat = trophy('#e0a93a', ('#6b4426', '#9a6a3f'), '#b3713f')
        for side in (-1, 1):
            line = [
                (0.25, 0.98),
                (0.34, 1.1),
                (0.44, 1.04),
                (0.42, 0.9),
                (0.34, 0.82),
                (0.36, 0.74),
                (0.3, 0.7),
                (0.2, 0.7),
            ]
            tube([(side * x, 0, z) for x, z in line], 0.02, coat)
        ring(0.253, 0.008, coat, (0, 0, 0.92))


def two_tone(low, high, border, scale=200):
    """Cloth of two colours, one above the other."""
    made = fabric(low, scale, 0.2)
    spot = node(made, 'ShaderNodeTexCoord')
    parts = node(made, 'ShaderNodeSeparateXYZ', {'Vector': (spot, 'Generated')})
    feed(made, 'Base Color', ramp(made, (parts, 'Z'), [(border - 0.002, low), (border + 0.002, high)]))
    return made


def pouch():
    cloth, tape, steel = two_tone('#a34a62', '#e0aeb4', 0.5), fabric('#7d3348', 200, 0.2), metal('#d6b06a', 0.22)
    with group(turn=(0, 0, 12)):
        stuffed((1.1, 0.4, 0.7), cloth, (0, 0, 0), square=0.42, flat=0.5)
        box((0.66, 0.075, 0.03), tape, (0, 0, 0.682), 0.012)
        for i in range(38):
            box((0.008, 0.035, 0.012), steel, (-0.3 + 0.016 * i, 0, 0.71), 0)
        box((0.05, 0.06, 0.035), steel, (0.26, 0, 0.71), 0.008)
        tube([(0.28, -0.01, 0.73), (0.32, -0.07, 0.71), (0.335, -0.14, 0.66)], 0.009, steel)
        box((0.06, 0.012, 0.16), leather('#7d3348'), (0.34, -0.2, 0.5), 0.006, (-12, 0, 0))


def raffia(color='#d9bd86'):
    made = plain(color, 0.85)
    at = where(made)
    rounds = node(
        made,
        'ShaderNodeTexWave',
        {'Vector': at, 'Scale': 13.0, 'Distortion': 0.4},
        wave_type='RINGS',
        rings_direction='Z',
    )
    rows = node(made, 'ShaderNodeTexWave', {'Vector': at, 'Scale': 13.0, 'Distortion': 0.4}, bands_direction='Z')
    both = node(made, 'ShaderNodeMath', {0: (rounds, 'Fac'), 1: (rows, 'Fac')}, operation='ADD')
    bump(made, (both, 'Value'), 0.7, 0.02)
    feed(made, 'Base Color', ramp(made, (rounds, 'Fac'), [(0.2, '#bd9a5c'), (0.7, color)]))
    return made


def sun_hat():
    straw, silk = raffia(), plain('#b3425a', 0.4, Sheen=0.5)
    line = [
        (0, 0.5),
        (0.24, 0.49),
        (0.36, 0.42),
        (0.41, 0.28),
        (0.42, 0.12),
        (0.44, 0.07),
        (0.62, 0.045),
        (0.9, 0.02),
        (0.94, 0.015),
    ]
    made = lathe(flowing([list(p) for p in line], 10), straw, smooth=180, steps=192)
    for vertex in made.data.vertices:
        far = math.hypot(vertex.co.x, vertex.co.y)
        if far > 0.44:
            a = math.atan2(vertex.co.y, vertex.co.x)
            vertex.co.z += (far - 0.44) * (0.12 * math.sin(3 * a + 0.8) + 0.1)
    change = made.modifiers.new('thick', 'SOLIDIFY')
    change.thickness = 0.018
    turned([(0.444, 0.085), (0.456, 0.095), (0.447, 0.235), (0.43, 0.24)], silk, 0.006)
    with group((0.18, -0.4, 0.16), (0, 0, 24)):
        gift.bow(silk, 0.2, 0.1, turn=(62, 0, 0))
