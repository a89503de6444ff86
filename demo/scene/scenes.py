"""All pictures that can be rendered, by the name of the file in demo/renders."""

from collections import namedtuple
from functools import partial

import care_goods  # noqa: F401  (fills GOODS)
import counter_goods  # noqa: F401  (as care_goods)
import drink_goods  # noqa: F401  (as care_goods)
import everyday_goods  # noqa: F401  (as care_goods)
import face_goods  # noqa: F401  (as care_goods)
import food_goods  # noqa: F401  (as care_goods)
import garden_goods  # noqa: F401  (as care_goods)
import goods  # noqa: F401  (as care_goods)
import hall_goods  # noqa: F401  (as care_goods)
import heroes
import house_goods  # noqa: F401  (as care_goods)
import keepsake_goods  # noqa: F401  (as care_goods)
import leisure_goods  # noqa: F401  (as care_goods)
import match_goods  # noqa: F401  (as care_goods)
import present_goods  # noqa: F401  (as care_goods)
import shelf_goods  # noqa: F401  (as care_goods)
import shops
import sport_goods  # noqa: F401  (as care_goods)
import stove_goods  # noqa: F401  (as care_goods)
import tabletop_goods  # noqa: F401  (as care_goods)
import toy_goods  # noqa: F401  (as care_goods)
import yard_goods  # noqa: F401  (as care_goods)

from views import GOODS

Scene = namedtuple('Scene', 'build width height samples')

SCENES = {f'hero-{n}': Scene(build, 1280, 448, 40) for n, build in heroes.HEROES.items()}
SCENES['login'] = Scene(heroes.login_picture, 960, 720, 40)
for code, shown in shops.ROWS.items():
    SCENES[f'shop-{code}-banner'] = Scene(partial(shops.row, *shown), 1240, 240, 40)
for code, build in GOODS.items():
    main = '~' not in code and '--' not in code
    SCENES[code] = Scene(build, *((600, 600, 24) if main else (560, 560, 20)))
