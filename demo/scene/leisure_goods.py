"""What the pictures of games, instruments and toys show, and from where."""

import bench
import keys
import pastimes
import plush
import winter

from views import daylight, evening, good

good('culture-chess-set', pastimes.chess_set, daylight, '#cfc8bb', 5.9, (0, 0, 0.2), (24, 48), rise=30)
good('gifts-nesting-dolls', pastimes.nesting_dolls, daylight, '#d8cfc4', 3.45, (-0.03, -0.1, 0.64), (16, 26), rise=12)
good('culture-djembe', pastimes.djembe, evening, '#c0ae96', 3.0, (0, 0, 1.14), (20, 34), rise=16)
good('culture-rice-scroll', pastimes.scroll, daylight, '#cdc9be', 6.5, (-0.05, 0.28, 0.1), (18, 60), rise=44)
good('tuantuan-panda-cushion', plush.panda_cushion, daylight, '#c9cfc9', 3.1, (0, 0, 0.98), (24, 24), rise=10)
good('tuantuan-name-bear', plush.name_bear, daylight, '#d6d2c8', 2.6, (0, -0.1, 0.82), (24, 26), rise=12)
good('shuangdao-beech-sled', winter.sled, daylight, '#cbd5dc', 5.9, (-0.15, -0.1, 0.56), (30, 34), rise=22)
good('culture-star-telescope', bench.telescope, daylight, '#c3c9d3', 3.0, (0.02, 0, 1.16), (30, 24), rise=10)
good('culture-brush-set', bench.brush_set, daylight, '#d3cdc0', 3.8, (0.04, 0.02, 0.05), (18, 62), rise=50)
good('starbean-launch-rocket', bench.rocket, daylight, '#c6d0da', 5.3, (0.2, 0, 2.12), (26, 24), rise=12)
good('culture-keyboard-61', keys.keyboard_61, daylight, '#c9ccd3', 5.3, (0, 0, 0.36), (16, 46), rise=28)
