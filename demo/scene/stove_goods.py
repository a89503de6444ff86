"""What the pictures of pots, knives and locks show, and from where."""

import stove

from views import daylight, evening, good, studio

good('taoxi-casserole', stove.casserole, evening, '#c6b294', 2.0, (0, 0, 0.38), (18, 36), rise=18)
good('zaohe-soup-pot', stove.soup_pot, studio, '#bcc2c6', 2.0, (0, 0, 0.4), (18, 36), rise=18)
good('fenghe-chef-knife', stove.chef_knife, daylight, '#c9ccc8', 2.45, (-0.02, 0.04, 0.08), (16, 36), rise=50)
good('taoxi-honey-pot', stove.honey_pot, evening, '#c2ad8a', 1.45, (0.05, 0, 0.42), (20, 34), rise=14)
good('taoxi-sake-set', stove.sake_set, daylight, '#c3c9cc', 1.65, (0, 0, 0.36), (18, 36), rise=20)
good('qiaochui-padlock', stove.padlock, studio, '#b9bfc4', 1.75, (0, -0.02, 0.42), (20, 34), rise=20)
