"""What the pictures of things for the house and the garden show, and from where."""

import acetate
import balance
import bench
import cutting
import filming
import hearth
import lawn
import lunch
import office
import shore
import winter

from views import daylight, evening, good, studio

good('muzhe-mantel-clock', hearth.mantel_clock, daylight, '#d3cabc', 3.05, (0, 0, 1.04), (22, 22), rise=10)
good('chayu-enamel-pot', hearth.kettle, daylight, '#b9c6c2', 2.95, (0.16, 0, 0.86), (20, 34), rise=16)
good('muling-shower', hearth.shower, studio, '#b3bfc8', 2.9, (0.16, -0.2, 0.3), (16, 60), rise=44)
good('garden-dog-house', lawn.dog_house, daylight, '#c9d2bd', 3.2, (0, 0, 0.82), (34, 26), rise=16)
good('food-shell-oyster', shore.oysters, daylight, '#c6ccce', 3.6, (0, 0, 0.14), (18, 58), rise=42)
good('drinks-coco-water', shore.coconuts, daylight, '#c5d3c4', 3.1, (0.02, 0, 0.68), (20, 36), rise=22)
good('liangchu-balance', balance.balance, evening, '#b7a48a', 4.1, (0, -0.2, 1.36), (20, 30), rise=14)
good('garden-blue-fir', winter.blue_fir, daylight, '#d3d8d2', 3.5, (0, 0, 1.42), (30, 20), rise=10)
good('garden-tank-thermometer', bench.tank_thermometer, daylight, '#b9d3d3', 1.85, (0, 0, 0.7), (22, 20), rise=8)
good('xieshi-heat-bento', lunch.heat_bento, daylight, '#d8cfc0', 3.7, (0, 0.1, 0.6), (18, 46), rise=32)
good('mojie-print-home', office.printer, daylight, '#b3bdc6', 5.6, (0, -0.1, 0.9), (26, 34), rise=20)
good('garden-bypass-pruner', cutting.pruner, daylight, '#cdd6c6', 4.2, (-0.38, -0.2, 0.1), (14, 62), rise=50)
good('guanglan-cam-4k', filming.camcorder, daylight, '#bcc3ca', 2.0, (-0.06, -0.06, 0.38), (28, 26), rise=14)
good(
    'beauty-wide-comb',
    acetate.comb,
    daylight,
    '#dcd5cf',
    3.9,
    (0, 0.06, 0.06),
    (20, 62),
    {'grape': ('#43265a', '#7d5799'), 'black': ('#141315', '#2b2a2e'), 'amber': ('#8a4714', '#dfa14a')},
    rise=50,
)
