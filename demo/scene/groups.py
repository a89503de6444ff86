"""Things as the pictures of products show them."""

import daily
import food
import gift
import home
import kitchen
import tech
import ware
from materials import glaze, wood
from shape import group


def rolls():
    daily.roll(at=(0.1, -0.25, 0))
    daily.roll(at=(-0.55, 0.35, 0), loose=False)
    daily.roll(at=(0.32, 0.6, 0), loose=False)
    daily.roll(at=(-0.14, 0.48, 0.63), loose=False)


def batteries():
    for i, x in enumerate((-0.5, -0.17, 0.17, 0.5)):
        daily.battery(at=(x, 0.14 * (i % 2), 0), turn=(0, 0, -8 + 5 * i))


def oranges():
    for i, (x, y, z) in enumerate(
        ((-0.62, 0.05, 0), (0.02, -0.3, 0), (0.64, 0.1, 0), (0.05, 0.5, 0), (0.02, 0.08, 0.47))
    ):
        food.orange(
            at=(x, y, z),
            turn=((0, 0, 30 * i), (16, -10, 70), (-14, 12, 10), (0, 0, 0), (8, -8, 120))[i],
            leaf=i in (1, 4),
        )


def apples(*colors):
    for i, (x, y, z) in enumerate(((-0.42, -0.1, 0), (0.32, -0.28, 0), (0.16, 0.45, 0))):
        food.apple(colors, at=(x, y, z), turn=((0, 0, 40), (24, 16, 160), (-4, -8, 270))[i], leaf=i == 0)


def grapes(*colors):
    food.grapes(colors, at=(0, 0, 0), turn=(0, 0, 20), scale=1.3)


def tomatoes(color):
    for i, (x, y, z) in enumerate(((-0.42, 0.0, 0), (0.12, -0.3, 0), (0.44, 0.22, 0), (-0.02, 0.4, 0))):
        food.tomato(
            color,
            (0.26, 0.24, 0.25, 0.24)[i],
            at=(x, y, z),
            turn=((10, -14, 20), (22, 10, 60), (4, 16, 100), (0, 0, 10))[i],
        )


def corn():
    food.corn(1.15, at=(0.02, -0.25, 0), turn=(0, 0, 16))
    food.corn(1.15, at=(0.0, 0.22, 0), turn=(30, 0, 4))
    food.corn(1.1, at=(-0.02, 0.0, 0.29), turn=(60, 0, -10))


def eggs(color):
    daily.egg_box(color, turn=(0, 0, -18))


def knife():
    kitchen.board(2.2, 1.3, at=(0, 0.1, 0), turn=(0, 0, 10))
    kitchen.cleaver(at=(-0.05, 0.05, 0.115), turn=(0, 0, 22))


def tea_tin(colors=('#33452a', '#4b5c34', '#27361f'), **paper):
    ware.tin(at=(0.2, 0.12, 0), **paper)
    ware.leaves(
        420,
        lambda chance: (
            -0.42 + chance.gauss(0, 0.13),
            -0.3 + chance.gauss(0, 0.09),
            0.02 + abs(chance.gauss(0, 0.022)),
        ),
        colors,
        0.062,
        thick=0.08,
    )


def laptop():
    tech.laptop('#c4c7cc', turn=(0, 0, -16))


def phone(color):
    tech.phone(color, at=(-0.24, -0.2, 0), turn=(0, 0, 14))
    tech.phone(color, back=True, at=(0.42, 0.32, 0), turn=(0, 0, 196))


def sport_watch(strap):
    tech.round_watch(strap, turn=(0, 0, 2))


def headphones(shell, pad, steel):
    tech.headphones(shell, pad, steel, at=(0, 0, -0.035), turn=(0, 0, -34))


def old_camera(body, top):
    tech.camera(body, top, turn=(0, 0, 18), at=(-0.04, 0, 0))


def teapot(color):
    ware.teapot(glaze(color, rough=0.13), turn=(0, 0, 18))


def bowls(color):
    kitchen.bowl(color, at=(-0.28, -0.16, 0))
    kitchen.bowl(color, at=(0.34, 0.34, 0))
    kitchen.bowl(color, at=(0.34, 0.34, 0.13))


def plates():
    for i in range(3):
        kitchen.plate(at=(0, 0, 0.07 * i), radius=0.78)


def milk():
    for x, y in ((-0.42, 0.1), (0.12, -0.18), (0.52, 0.3)):
        daily.milk(at=(x, y, 0))


def fry_pan():
    kitchen.fry_pan(at=(-0.45, 0.1, 0), turn=(0, 0, -32))


def iron_pan():
    kitchen.fry_pan('#1d1e20', iron=True, spouts=True, at=(-0.35, 0.1, 0), turn=(0, 0, -30))


def cup_on_wood():
    ware.saucer(wood('#2f1c11', '#5a3923', 1.6), 0.44)
    ware.cup(glaze('#f3f1ea', rough=0.12), radius=0.3, height=0.42, drink='#b7892f', at=(0, 0, 0.045))


def surprise_box():
    gift.present((0.95, 0.95, 0.72), '#d9a63a', '#a3201f', 0.22, turn=(0, 0, 28))


def picture_book():
    with group((0, 0, 0.02), (-14, 0, -12)):
        home.cover_book()
