"""What the pictures of paints, glasses, clips and lanterns show, and from where."""

import tabletop

from views import daylight, evening, good

good('huamao-paint-palette-set', tabletop.paint_set, daylight, '#d9d6cd', 3.6, (0.26, 0.1, 0.05), (14, 66), rise=52)
good(
    'qiuyan-polarised-sunglasses', tabletop.sunglasses, daylight, '#d3cdc2', 2.5, (-0.06, 0.2, 0.24), (30, 30), rise=18
)
good('culture-paper-clips', tabletop.paper_clips, daylight, '#cdd0d3', 2.5, (0, 0, 0.1), (16, 62), rise=46)
good('dengya-lantern', tabletop.silk_lantern, evening, '#b09a80', 3.7, (0, 0, 1.62), (22, 16), rise=6)
