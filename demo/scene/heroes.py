"""The wide pictures of the home page: goods on the right, light and room for type on the left."""

import food
import gift
import home
import outdoor
import tech
import ware
from materials import clay, fabric, glaze, plain, skin, wood
from mathutils import Vector
from shape import add, ball, box, group, mesh, parents, slab, turned
from studio import camera, lamp, plaster, sky, sun, sweep, towards


def wide_camera(high=2.2, target=0.72, far=11.0, lens=64, blur=None):
    """What stands between x = -1.7 and 1.6 is on the right three fifths."""
    camera((0, -far, high), (0, 0, target), lens, (-0.19, 0.0), blur)


def window(sunward, target, far=9.0, wide=1.5, high=1.9, wall=3.0):
    """Only the shadow of a window frame, between the sun and `target`."""
    way = Vector(sunward).normalized()
    frame = add(None, None, Vector(target) + way * far)
    towards(frame, target)
    parents.append(frame)
    for x, y, w, h in (
        (-(wide + wall) / 2, 0, wall, high + 2 * wall),
        ((wide + wall) / 2, 0, wall, high + 2 * wall),
        (0, (high + wall) / 2, wide, wall),
        (0, -(high + wall) / 2, wide, wall),
        (0, 0, 0.07, high),
        (0, 0.15 * high, wide, 0.07),
    ):
        pane = [
            (x - w / 2, y - h / 2, 0),
            (x + w / 2, y - h / 2, 0),
            (x + w / 2, y + h / 2, 0),
            (x - w / 2, y + h / 2, 0),
        ]
        mesh(pane, [(0, 1, 2, 3)], plain('#000000')).visible_camera = False
    parents.pop()


def tech_hero():
    sweep(plaster('#b4bcc6', 0.7), 2.6)
    sky('#dfe8f5', 0.45)
    lamp((-5, -4, 5), (0, 0, 0.5), 3.0, 680, '#ffffff')
    lamp((5, -1, 4), (0.5, 0, 0.5), 2.0, 260, '#bcd4ff')
    lamp((-4.5, 2.0, 3.2), (-5, 3, 1.5), 3, 90, '#ffffff')
    stone = plain('#c6ccd4', 0.75)
    box((1.25, 0.9, 0.36), stone, (-1.32, 0.75, 0), 0.02)
    turned([(0, 0), (0.56, 0), (0.56, 0.16), (0, 0.16)], stone, 0.02, at=(1.2, 0.5, 0))
    tech.camera(at=(-1.42, 0.62, 0.36), turn=(0, 0, 18), scale=0.95)
    tech.laptop('#b9bcc2', at=(0.02, 0.2, 0), turn=(0, 0, -7))
    tech.phone('#2c3440', at=(-0.88, -0.62, 0), turn=(0, 0, 16), scale=0.76)
    tech.stand(1.24, foot='#d8d9dc', at=(1.2, 0.5, 0.16), turn=(0, 0, -30))
    tech.headphones('#e6e2da', '#5a4a40', at=(1.2, 0.5, 0.26), turn=(0, 0, -30))
    tech.watch('#c8a27a', '#394b45', at=(1.2, -0.72, 0), turn=(0, 0, -18), scale=0.85)
    wide_camera(2.3, 0.66, 11, 66)


def home_hero():
    wall = plaster('#d8c8b2', 0.9)
    mesh([(-20, 1.0, 0), (20, 1.0, 0), (20, 1.0, 9), (-20, 1.0, 9)], [(0, 1, 2, 3)], wall)
    mesh(
        [(-20, -14, 0), (20, -14, 0), (20, 1, 0), (-20, 1, 0)],
        [(0, 1, 2, 3)],
        wood('#9c7853', '#b8946b', 0.5, 0.5, (1, 9, 1)),
    )
    box((40, 0.03, 0.1), plain('#e6dbc9', 0.7), (0, 0.985, 0), 0.006)
    sky('#fff4e6', 0.75)
    sun((-4.2, -5.5, 3.6), 4.2, '#ffe4c0', 1.4)
    window((-4.2, -5.5, 3.6), (0.15, 1, 1.15), wide=2.5, high=2.3)
    lamp((-5.5, -4.5, 3.0), (-3.4, 1, 1.2), 3, 560, '#fff0dc')
    lamp((4, -5, 4), (0, 0, 0.6), 3, 120, '#ffe8cc')
    slab(3.0, 1.5, 0.02, 0.05, fabric('#cbb9a0', 60, 0.6), (0.1, -0.5, 0))
    home.sofa('#5c7366', at=(0.1, 0.35, 0))
    home.pillow('#c98a4b', at=(-0.62, 0.02, 0.62), turn=(72, 0, 12))
    home.pillow('#e7dcc8', at=(0.72, 0.04, 0.62), turn=(72, 0, -10))
    home.floor_lamp(at=(1.42, 0.55, 0), height=1.78)
    home.plant(at=(-1.42, 0.45, 0), height=1.2)
    home.side_table(at=(-0.95, -0.62, 0), height=0.42, radius=0.28)
    home.book((0.34, 0.24, 0.05), '#7c2f25', at=(-0.97, -0.6, 0.42), turn=(0, 0, 14))
    home.book((0.3, 0.22, 0.04), '#2f4a55', at=(-0.95, -0.6, 0.47), turn=(0, 0, -4))
    ware.cup(glaze('#e9e1d0'), at=(-0.93, -0.6, 0.51), radius=0.075, height=0.09, handle=True)
    home.chair(at=(1.25, -0.5, 0), turn=(0, 0, -38), scale=0.86)
    home.frame(0.62, 0.8, ('#c9603a', '#8a9a86', '#4d6358'), at=(0.02, 0.97, 1.5))
    home.frame(0.42, 0.54, ('#d9a441', '#b58a72', '#6b4a3a'), at=(0.72, 0.97, 1.42))
    wide_camera(1.75, 0.92, 11, 60)


def food_hero():
    sweep(plaster('#c3cfae', 0.85), 2.8)
    sky('#f4fbff', 0.75)
    sun((-4, -3.5, 4.2), 2.6, '#fff3dc', 4)
    lamp((4, -3, 3), (0, 0, 0.4), 3, 90, '#ffffff')
    food.crate(1.5, 0.95, 0.52, at=(0.0, 0.35, 0), turn=(0, 0, 6))
    spots = (
        (-0.42, 0.24, 0.22),
        (0.12, 0.24, 0.26),
        (-0.2, 0.55, 0.25),
        (0.48, 0.5, 0.22),
        (-0.5, 0.62, 0.24),
        (0.2, 0.68, 0.3),
    )
    for i, (x, y, z) in enumerate(spots, 1):
        food.orange(radius=0.27, leaf=i in (2, 3), at=(x, y, z + 0.12), turn=(12 * i, -8 * i, 40 * i))
    food.apple(at=(0.5, 0.27, 0.3), turn=(10, 14, 60), radius=0.24)
    food.orange(radius=0.27, leaf=True, at=(-0.15, 0.36, 0.62), turn=(-14, 6, -30))
    food.apple(at=(-1.35, 0.05, 0), leaf=True, radius=0.29)
    food.apple(('#8d1712', '#c03a22', '#dcae55'), at=(-1.15, 0.62, 0), turn=(0, 0, 90), radius=0.28)
    food.avocado(0.26, at=(-0.55, -0.62, 0.03), turn=(34, 0, 24))
    food.avocado(0.26, False, at=(-1.2, -0.6, 0.03), turn=(-34, 0, 160))
    food.corn(1.0, at=(0.36, -0.5, 0), turn=(0, 0, -12))
    food.grapes(at=(1.2, -0.08, 0), turn=(0, 0, 30), scale=1.0)
    food.tomato(at=(1.05, 0.7, 0), radius=0.27)
    food.tomato(at=(1.45, 0.62, 0), radius=0.23, turn=(0, 0, 40))
    food.tomato(at=(1.24, 0.64, 0.34), radius=0.2, turn=(8, 6, 10))
    food.lemon(at=(1.12, -0.78, 0), turn=(0, 0, 14), size=0.18)
    wide_camera(2.5, 0.56, 11, 69)


def tea_hero():
    sweep(plaster('#c8b8a2', 0.85), 2.2)
    sky('#fff0dd', 0.16)
    lamp((-4.6, -2.6, 3.6), (-0.6, 0.2, 0.5), 1.1, 620, '#ffe7c8')
    lamp((-3.0, 0.2, 5), (-3.6, 2.2, 0.9), 3, 170, '#ffeedb')
    lamp((4, -3, 3), (0.5, 0, 0.6), 3, 30, '#ffd2a0')
    celadon, cream, dark = (
        glaze('#7b978b', rough=0.16),
        glaze('#e6dcc8', '#9a8468', 0.3),
        wood('#2c1a10', '#53331d', 1.2),
    )
    ware.tray(2.1, 1.15, dark, at=(-0.1, -0.25, 0))
    ware.teapot(celadon, at=(-0.1, -0.1, 0.075), turn=(0, 0, 24), scale=1.08)
    ware.cup(cream, at=(0.62, -0.58, 0.075))
    ware.cup(cream, at=(-0.72, -0.58, 0.075))
    ware.tin('#2a3f33', at=(1.22, -0.05, 0), turn=(0, 0, -6))
    ware.tin('#8c3b25', title='正山\n红茶', maker='半亩茶事', at=(1.38, 0.75, 0), height=1.3, turn=(0, 0, -10))
    ware.jar(at=(-1.35, 0.2, 0))
    ware.vase(
        clay('#4a3d33'),
        [(0.16, 0), (0.24, 0.08), (0.27, 0.4), (0.16, 0.72), (0.09, 0.84), (0.12, 0.92)],
        at=(0.78, 0.95, 0),
    )
    bark, leaf = plain('#4a3423', 0.8), skin([(0.35, '#2f4a22'), (0.65, '#5d7a3a')], 4, rough=0.5)
    with group((0.78, 0.95, 0.85)):
        ware.twig(
            [(0, 0, 0), (-0.1, 0, 0.3), (-0.3, -0.05, 0.55), (-0.65, -0.1, 0.72), (-0.95, -0.1, 0.75)], leaf, bark
        )
        ware.twig([(0, 0, 0), (0.08, 0, 0.35), (0.05, -0.05, 0.62), (-0.12, -0.1, 0.8)], leaf, bark, seed=5)
    wide_camera(2.3, 0.72, 11, 66)


def outdoor_hero():
    sweep(plaster('#a8c6da', 0.9), 4.5, 2.5)
    sky('#dbeeff', 0.7)
    sun((-4.5, -3.5, 3.4), 3.2, '#ffe6bd', 2)
    slab(
        26,
        9,
        0.02,
        0.2,
        skin([(0.35, '#8f9566'), (0.65, '#aaa878')], 1.2, rough=0.95, pores=0.7, pore_scale=18),
        (2, -0.6, -0.015),
    )
    for x, y, w, h, color in (
        (2.2, 3.75, 6.4, 1.5, '#98b2bd'),
        (-2.2, 3.8, 7.0, 0.6, '#a6becb'),
        (3.6, 3.6, 5.4, 0.85, '#83a09a'),
    ):
        ball(1, plain(color, 1.0), (x, y, -0.1), (w / 2, 0.5, h))
    outdoor.tent(at=(0.05, 0.7, 0), turn=(0, 0, -22), scale=1.12)
    outdoor.backpack('#3d5b54', at=(-1.32, 0.1, 0), turn=(0, 0, 14), scale=0.72)
    outdoor.lantern(at=(0.92, -0.62, 0), scale=0.75)
    outdoor.basketball(at=(1.4, 0.3, 0), radius=0.3)
    outdoor.flask('#b5472f', at=(-0.78, -0.55, 0), scale=0.78)
    outdoor.enamel_mug(at=(-0.42, -0.72, 0), turn=(0, 0, -25), scale=0.72)
    wide_camera(1.8, 0.68, 11, 68)


def gift_hero():
    sweep(plaster('#dcc3b6', 0.85), 2.6)
    sky('#fff0e8', 0.5)
    lamp((-4.5, -4, 4.5), (0, 0, 0.5), 2.6, 620, '#fff2e2')
    lamp((4.5, -1, 3.5), (0.4, 0, 0.5), 2.0, 180, '#ffd9c4')
    stone = plain('#d3b8aa', 0.8)
    turned([(0, 0), (0.85, 0), (0.85, 0.14), (0, 0.14)], stone, 0.02, at=(0.0, 0.4, 0))
    box((0.75, 0.7, 0.34), stone, (1.2, 0.5, 0), 0.02)
    gift.present((0.85, 0.85, 0.8), '#efe3d0', '#a82a24', at=(0.02, 0.45, 0.14), turn=(0, 0, 26))
    gift.present((0.7, 0.5, 0.42), '#8c2f2a', '#e3c48b', 0.16, at=(-1.0, 0.55, 0), turn=(0, 0, -14))
    gift.present((0.42, 0.36, 0.3), '#2f4a44', '#e3c48b', 0.12, at=(-1.0, 0.56, 0.43), turn=(0, 0, 18))
    gift.plaque(at=(-1.2, -0.45, 0), turn=(0, 0, 16), scale=0.84)
    gift.named_mug(at=(-0.3, -0.62, 0), turn=(0, 0, -4), scale=0.95)
    gift.candle(at=(1.2, 0.45, 0.34), scale=1.1)
    gift.ring_box(at=(0.5, -0.55, 0), turn=(0, 0, -16), scale=0.95)
    tech.watch('#c8a27a', '#5a3a2a', at=(1.15, -0.5, 0), turn=(0, 0, -20), scale=0.85)
    wide_camera(2.3, 0.66, 11, 72)


def login_picture():
    """Beside the login form: what waits there may cover the upper left, and narrow pages cut off the sides."""
    sweep(plaster('#d5c7b6', 0.85), 2.8)
    sky('#fff3e6', 0.5)
    lamp((-4.5, -4, 4.8), (0, 0, 0.5), 2.6, 620, '#fff1de')
    lamp((4.5, -1, 3.5), (0.4, 0, 0.5), 2.0, 150, '#ffdcc0')
    stone = plain('#c9b9a6', 0.8)
    turned([(0, 0), (1.15, 0), (1.15, 0.16), (0, 0.16)], stone, 0.02, at=(0.1, 0.45, 0))
    gift.present((0.95, 0.95, 0.86), '#efe3d0', '#a82a24', at=(0.1, 0.62, 0.16), turn=(0, 0, 24))
    gift.present((0.5, 0.42, 0.32), '#8c2f2a', '#e3c48b', 0.13, at=(0.82, 0.02, 0.16), turn=(0, 0, -16))
    ware.teapot(glaze('#7b978b', rough=0.16), at=(-0.82, -0.2, 0), turn=(0, 0, 24), scale=0.85)
    ware.cup(glaze('#e6dcc8', '#9a8468', 0.3), at=(-0.05, -0.72, 0))
    food.apple(at=(0.62, -0.72, 0), radius=0.22, leaf=True)
    tech.stand(1.2, foot='#d8d9dc', at=(1.5, 0.4, 0), turn=(0, 0, -30))
    tech.headphones('#e6e2da', '#5a4a40', at=(1.5, 0.4, 0.1), turn=(0, 0, -30))
    home.plant(at=(-1.35, 0.75, 0), height=1.35)
    camera((0, -10, 2.7), (0.05, 0, 0.85), 92)


HEROES = {1: tech_hero, 2: home_hero, 3: food_hero, 4: tea_hero, 5: outdoor_hero, 6: gift_hero}
