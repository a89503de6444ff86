"""What the pictures of plants and of games show, and from where."""

import growing
import playthings

from views import daylight, good

good('garden-money-tree', growing.schefflera, daylight, '#d5d8cc', 3.0, (0, 0, 1.2), (30, 22), rise=10)
good('garden-marguerite', growing.marguerite, daylight, '#cfd5c8', 2.5, (0, 0, 0.82), (26, 34), rise=14)
good('garden-lucky-oxalis', growing.oxalis, daylight, '#d3d6cc', 2.35, (0, 0, 0.74), (26, 36), rise=18)
good('garden-stump-stand', growing.stump, daylight, '#cfd3c6', 3.6, (0, 0, 0.98), (30, 36), rise=20)
good('starbean-circus-cards', playthings.circus_cards, daylight, '#d3cdc3', 2.9, (0.05, -0.05, 0.34), (18, 50), rise=36)
good('muduo-rainbow-abacus', playthings.abacus, daylight, '#cfd5d6', 3.6, (0, 0, 1.06), (26, 26), rise=12)
