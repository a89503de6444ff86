"""What the pictures of sports, prizes, hats and bags show, and from where."""

import sporting
import stationery

from views import daylight, good, studio

good('shanming-indoor-basketball', sporting.indoor_ball, daylight, '#cbc6ba', 1.1, (0, 0, 0.38), (34, 28), rise=12)
good('shanming-cork-baseball', sporting.baseball, daylight, '#c6d0c6', 1.05, (0, 0, 0.36), (34, 34), rise=14)
good('lanqian-life-ring', sporting.life_ring, daylight, '#bfd0d6', 2.15, (0, 0, 0.78), (26, 22), rise=8)
good('gifts-team-trophy', sporting.team_trophy, studio, '#b9b6b3', 1.65, (0, 0, 0.54), (24, 26), rise=10)
good('yequ-victory-trophy', sporting.sports_trophy, studio, '#b3bcc0', 1.65, (0, 0, 0.54), (24, 26), rise=10)
good(
    'yequ-race-medal',
    stationery.star_medal,
    daylight,
    '#c3ccd0',
    1.7,
    (0, 0.16, 0.02),
    (20, 64),
    {'gold': ('#c99a3c', '#e3bd62'), 'silver': ('#b9bcc0', '#dfe1e4'), 'bronze': ('#8f5a35', '#b57b50')},
    rise=54,
)
good(
    'dengya-torch',
    lambda: stationery.torch('#9a9fa4', '#7d8287', '#a9d68f'),
    studio,
    '#b6bcc3',
    1.9,
    (0, 0, 0.2),
    (30, 44),
    rise=26,
)
good('suwen-blush-pouch', sporting.pouch, daylight, '#d9ccc8', 1.75, (0, 0, 0.34), (26, 36), rise=20)
good('qiuyan-ribbon-sun-hat', sporting.sun_hat, daylight, '#cdd3cf', 2.35, (0, 0, 0.2), (24, 46), rise=26)
