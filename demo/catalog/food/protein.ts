import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'food-grass-steak',
    shop: 'tianye-fresh',
    category: 'food-meat',
    brand: 'food-muye',
    title: {
      zh: '牧也 原切牛排 草饲牛后腿与眼肉 单片真空 家庭装',
      en: 'Muye Pastures Grass-Fed Steaks, Whole Cut, Vacuum-Packed Singly',
    },
    selling: { zh: '整块分切不拼接，一片一袋好解冻', en: 'Cut from the whole muscle, never reformed, one to a pouch' },
    icon: '1f969',
    tint: 263,
    price: 8900,
    listPrice: 11800,
    axes: [
      {
        name: { zh: '装量', en: 'Quantity' },
        values: [
          { code: '4', name: { zh: '4 片', en: '4 steaks' } },
          { code: '6', name: { zh: '6 片', en: '6 steaks' }, extra: 4000 },
          { code: '10', name: { zh: '10 片', en: '10 steaks' }, extra: 11500 },
        ],
      },
    ],
    attributes: { 'food-origin': 'overseas', 'food-storage': 'frozen', 'food-pack': 'carton', 'food-taste': 'plain' },
    story: [
      {
        zh: '每片厚两厘米左右，一百五十克上下，配料表里只有牛肉。草饲肉色深，脂肪偏黄，嚼起来比谷饲更有肉味。',
        en: 'Each steak is about two centimetres thick and 150 grams, and beef is the only ingredient. Grass-fed meat is darker with creamier fat and a fuller flavour.',
      },
      {
        zh: '前一晚移到冷藏室，煎前用厨房纸吸干。大火每面九十秒，关火静置五分钟再切，汁水不会流走。',
        en: 'Move it to the fridge the night before and pat dry. Sear ninety seconds a side over high heat and rest five minutes before slicing so the juices stay in.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '每片约 150 克', en: 'About 150 g each' } },
      { name: { zh: '部位', en: 'Cut' }, value: { zh: '眼肉、后腿', en: 'Ribeye and rump' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '乌拉圭，国内分切', en: 'Uruguay, cut in China' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '-18 ℃ 冷冻', en: 'Frozen at -18 °C' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' } },
      { name: { zh: '配料', en: 'Ingredients' }, value: { zh: '牛肉', en: 'Beef' } },
    ],
    sales: 26100,
    score: 476,
    ageDays: 70,
  },
  {
    code: 'food-yard-drumstick',
    shop: 'tianye-fresh',
    category: 'food-meat',
    brand: 'food-muye',
    title: {
      zh: '牧也 散养鸡腿 琵琶腿 紧实不柴 两公斤冷冻装',
      en: 'Muye Pastures Free-Range Chicken Drumsticks, Firm, 2 kg Frozen',
    },
    selling: { zh: '山坡散养一百二十天，皮下油脂薄', en: '120 days on the hillside, lean under the skin' },
    icon: '1f357',
    tint: 40,
    price: 4590,
    axes: [],
    attributes: { 'food-origin': 'shandong', 'food-storage': 'frozen', 'food-pack': 'bag', 'food-taste': 'plain' },
    story: [
      {
        zh: '鸡群白天在果树林里走动，养到一百二十天出栏。腿肉颜色偏深，骨头硬，炖一小时也不会散成丝。',
        en: 'The birds roam under fruit trees for 120 days. The leg meat is darker with strong bones, and it holds together through an hour of stewing.',
      },
      {
        zh: '分四小袋，每袋五只，不用整包解冻。卤、烤、红烧都行，空气炸锅先一百八十度二十分钟，再升到二百度五分钟上色。',
        en: 'There are four pouches of five, so you thaw what you need. Braise, roast or air-fry: twenty minutes at 180 degrees, then five at 200 for colour.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '2 公斤', en: '2 kg' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '20 只，4 小袋', en: '20 pieces in 4 pouches' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东莒南', en: 'Junan, Shandong' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '-18 ℃ 冷冻', en: 'Frozen at -18 °C' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' } },
    ],
    sales: 11700,
    score: 463,
    ageDays: 115,
  },
  {
    code: 'food-smoked-bacon',
    shop: 'tianye-fresh',
    category: 'food-meat',
    brand: 'food-muye',
    title: {
      zh: '牧也 果木烟熏培根 原块五花切片 早餐三明治 分袋装',
      en: 'Muye Pastures Fruitwood-Smoked Bacon, Sliced Pork Belly, in Pouches',
    },
    selling: { zh: '苹果木熏四小时，煎出来边缘会卷', en: 'Four hours over applewood, with edges that curl in the pan' },
    icon: '1f953',
    tint: 177,
    price: 3290,
    listPrice: 3990,
    axes: [
      {
        name: { zh: '装量', en: 'Quantity' },
        values: [
          { code: '3x150g', name: { zh: '150 克 3 袋', en: '3 × 150 g' } },
          { code: '6x150g', name: { zh: '150 克 6 袋', en: '6 × 150 g' }, extra: 2900 },
        ],
      },
    ],
    attributes: { 'food-origin': 'shandong', 'food-storage': 'chilled', 'food-pack': 'bag', 'food-taste': 'savoury' },
    story: [
      {
        zh: '整块五花腌五天，挂起来用苹果木熏四小时，切成两毫米薄片。不注水，下锅不会滋出一滩水，油脂慢慢煎出来。',
        en: 'Whole belly is cured five days, smoked four hours over applewood and cut two millimetres thick. No water is injected, so the fat renders gently without puddles.',
      },
      {
        zh: '冷锅摆片，中小火煎三分钟翻面，边缘焦脆就起锅。一袋七到八片，够两个人一顿早餐，开袋后三天内用完。',
        en: 'Start in a cold pan over medium-low heat, turn after three minutes and lift out when crisp. A pouch of seven or eight slices feeds two, used within three days.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '每袋 150 克', en: '150 g per pouch' } },
      {
        name: { zh: '配料', en: 'Ingredients' },
        value: { zh: '猪五花肉、盐、糖、香辛料', en: 'Pork belly, salt, sugar, spices' },
      },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '0–4 ℃', en: '0–4 °C' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '45 天', en: '45 days' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东临沂', en: 'Linyi, Shandong' } },
    ],
    sales: 9800,
    score: 467,
    ageDays: 175,
  },
  {
    code: 'food-meadow-egg',
    shop: 'tianye-fresh',
    category: 'food-dairy',
    brand: 'food-muye',
    title: {
      zh: '牧也 林下鲜鸡蛋 三十枚装 产蛋日期可查 棕壳白壳绿壳',
      en: 'Muye Pastures Meadow Eggs, Tray of 30 with Laying Date',
    },
    selling: {
      zh: '每枚喷产蛋日期，七天内发到手',
      en: 'Every egg carries its laying date and arrives within seven days',
    },
    icon: '1f95a',
    tint: 314,
    price: 3990,
    listPrice: 4990,
    axes: [
      {
        name: { zh: '蛋色', en: 'Shell' },
        values: [
          { code: 'brown', name: { zh: '棕壳鸡蛋', en: 'Brown' }, paint: { hue: 0 } },
          { code: 'white', name: { zh: '白壳鸡蛋', en: 'White' }, paint: { saturation: 0.2, brightness: 1.5 } },
          {
            code: 'green',
            name: { zh: '绿壳鸡蛋', en: 'Blue-green' },
            extra: 1800,
            paint: { hue: 75, saturation: 0.7, brightness: 1.15 },
          },
        ],
      },
    ],
    soldOut: ['green'],
    attributes: { 'food-origin': 'zhejiang', 'food-storage': 'chilled', 'food-pack': 'carton', 'food-taste': 'plain' },
    story: [
      {
        zh: '母鸡在竹林里散养，饲料以玉米和豆粕为主，加少量青草。蛋黄颜色自然，不加色素，冬天会比夏天浅一点。',
        en: 'Hens range in bamboo groves and eat corn, soy meal and some fresh grass. Yolk colour comes from the feed without pigment, and is a shade paler in winter.',
      },
      {
        zh: '用珍珠棉托三十格装，破损包赔。蛋壳没有清洗，保留了外层保护膜，冷藏可放三十天，煮之前再洗。',
        en: 'The foam tray holds thirty and breakages are replaced. Shells are unwashed to keep their natural coat, so the eggs last thirty days in the fridge. Wash before cooking.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '30 枚', en: '30 eggs' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '每枚 48–56 克', en: '48–56 g each' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江安吉', en: 'Anji, Zhejiang' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '冷藏 30 天', en: 'Chilled for 30 days' } },
      { name: { zh: '养殖', en: 'Farming' }, value: { zh: '林下散养', en: 'Free range under trees' } },
    ],
    sales: 67500,
    score: 487,
    ageDays: 52,
  },
  {
    code: 'food-young-cheese',
    shop: 'tianye-fresh',
    category: 'food-dairy',
    brand: 'food-muye',
    title: {
      zh: '牧也 原制大孔奶酪 切块装 奶香柔和 配面包沙拉 250 克',
      en: 'Muye Pastures Natural Holed Cheese, Mild and Creamy, 250 g Wedge',
    },
    selling: { zh: '生牛乳、盐、菌种，配料只有这几样', en: 'Milk, salt, cultures and rennet, and nothing else' },
    icon: '1f9c0',
    tint: 91,
    price: 4290,
    axes: [],
    attributes: { 'food-origin': 'northeast', 'food-storage': 'chilled', 'food-pack': 'bag', 'food-taste': 'savoury' },
    story: [
      {
        zh: '十升鲜奶出一公斤奶酪，在十八度的室内熟成六十天，气孔是菌种自己撑开的。质地弹而不硬，闻起来像黄油和坚果。',
        en: 'Ten litres of milk make a kilogram of cheese, aged sixty days at eighteen degrees while the cultures open the holes. It is springy and smells of butter and nuts.',
      },
      {
        zh: '切片夹热面包会慢慢变软拉丝，刨碎撒在焗饭上也好。开封后用蜡纸包好，别裹保鲜膜，两周内吃完。',
        en: 'A slice softens and strings in hot bread, and it grates well over a bake. Wrap the opened wedge in waxed paper rather than film and finish it in two weeks.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '250 克', en: '250 g' } },
      {
        name: { zh: '配料', en: 'Ingredients' },
        value: { zh: '生牛乳、食用盐、菌种、凝乳酶', en: 'Milk, salt, cultures, rennet' },
      },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '黑龙江齐齐哈尔', en: 'Qiqihar, Heilongjiang' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '90 天', en: '90 days' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '2–6 ℃', en: '2–6 °C' } },
    ],
    sales: 3600,
    score: 452,
    ageDays: 205,
  },
  {
    code: 'food-lake-crab',
    shop: 'tianye-fresh',
    category: 'food-seafood',
    brand: 'food-haixun',
    title: {
      zh: '海汛 鲜活梭子蟹 膏满肉厚 活蟹捆扎 泡沫箱冷链',
      en: 'Haixun Live Swimming Crabs, Full Roe, Tied and Shipped Cold',
    },
    selling: { zh: '上岸当天发，到手断气包赔', en: 'Sent the day they land, and replaced if not lively' },
    icon: '1f980',
    tint: 228,
    price: 16800,
    listPrice: 21800,
    axes: [
      {
        name: { zh: '大小', en: 'Size' },
        values: [
          { code: '200g', name: { zh: '每只约 200 克 6 只', en: '6 crabs, about 200 g' } },
          { code: '250g', name: { zh: '每只约 250 克 6 只', en: '6 crabs, about 250 g' }, extra: 4800 },
          { code: '300g', name: { zh: '每只约 300 克 6 只', en: '6 crabs, about 300 g' }, extra: 9900 },
        ],
      },
    ],
    attributes: {
      'food-origin': 'zhejiang',
      'food-storage': 'chilled',
      'food-pack': 'carton',
      'food-taste': 'savoury',
    },
    story: [
      {
        zh: '舟山开渔后的梭子蟹，九月起肉开始饱满，十一月母蟹带膏。我们只收当天上岸的，挑四肢齐全、按壳不软的装箱。',
        en: "Zhoushan crabs fill out from September after the fishing ban, and by November the females carry roe. We take only that day's landing, all legs on and shells hard.",
      },
      {
        zh: '清蒸十二分钟，肚皮朝上，蘸姜醋。到家不要放淡水里，先用湿毛巾盖好冷藏，当天吃完。休渔期停售，开渔后恢复。',
        en: 'Steam twelve minutes belly up and serve with ginger vinegar. Keep them under a wet cloth in the fridge and eat the same day. Sales pause while fishing is closed.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '6 只', en: '6 crabs' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江舟山', en: 'Zhoushan, Zhejiang' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '冷藏，当天食用', en: 'Chilled, eat the same day' } },
      { name: { zh: '发货', en: 'Dispatch' }, value: { zh: '航空冷链', en: 'Air express, cold chain' } },
      { name: { zh: '包装', en: 'Packaging' }, value: { zh: '泡沫箱、冰袋', en: 'Insulated box with ice' } },
    ],
    sales: 8200,
    score: 471,
    ageDays: 260,
    state: 'PUT_OFF',
  },
  {
    code: 'food-sea-prawn',
    shop: 'tianye-fresh',
    category: 'food-seafood',
    brand: 'food-haixun',
    title: {
      zh: '海汛 船冻海虾 大号白虾 单冻不粘连 净重 1.5 公斤',
      en: 'Haixun Boat-Frozen Sea Prawns, Individually Frozen, 1.5 kg Net',
    },
    selling: { zh: '冰衣单独称，标的是去冰净重', en: 'Weighed without the glaze, so you get what the box says' },
    icon: '1f990',
    tint: 5,
    price: 7990,
    listPrice: 9990,
    axes: [
      {
        name: { zh: '大小', en: 'Size' },
        values: [
          { code: '80', name: { zh: '每斤 40–45 只', en: '80–90 per kg' } },
          { code: '60', name: { zh: '每斤 30–35 只', en: '60–70 per kg' }, extra: 1200 },
          { code: '40', name: { zh: '每斤 20–25 只', en: '40–50 per kg' }, extra: 3000 },
        ],
      },
    ],
    attributes: { 'food-origin': 'fujian', 'food-storage': 'frozen', 'food-pack': 'carton', 'food-taste': 'savoury' },
    story: [
      {
        zh: '捕捞上船三小时内速冻，壳肉贴得紧，煮好不缩。虾头可能因冷冻发暗，不是不新鲜，开背时挑掉虾线即可。',
        en: 'Frozen on board within three hours, the meat fills the shell and does not shrink when boiled. Heads may darken in freezing, which is harmless. Take out the vein as you split them.',
      },
      {
        zh: '一次取够用的量，在淡盐水里泡十五分钟就能化开。白灼两分钟，椒盐、油焖、蒜蓉粉丝都合适。',
        en: 'Take only what you need and thaw fifteen minutes in light salt water. Two minutes in boiling water is enough, or fry them with salt and pepper or steam with garlic.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '1.5 公斤，去冰', en: '1.5 kg without glaze' } },
      { name: { zh: '品种', en: 'Variety' }, value: { zh: '南美白对虾', en: 'Whiteleg shrimp' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '福建东山', en: 'Dongshan, Fujian' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '-18 ℃ 冷冻', en: 'Frozen at -18 °C' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' } },
    ],
    sales: 33200,
    score: 475,
    ageDays: 40,
  },
  {
    code: 'food-shell-oyster',
    shop: 'tianye-fresh',
    category: 'food-seafood',
    brand: 'food-haixun',
    title: {
      zh: '海汛 鲜活生蚝 带壳带肉 附开蚝刀手套 五斤约二十只',
      en: 'Haixun Live Oysters in the Shell with Knife and Glove, About 20',
    },
    selling: { zh: '净化四十八小时，少沙，开壳肉白边黑', en: 'Purged for 48 hours, so there is very little sand' },
    icon: '1f9aa',
    tint: 142,
    price: 6900,
    axes: [],
    attributes: {
      'food-origin': 'shandong',
      'food-storage': 'chilled',
      'food-pack': 'carton',
      'food-taste': 'savoury',
    },
    story: [
      {
        zh: '乳山外海筏式吊养三年，离海底高，泥味轻。出海后在循环海水里吐沙两天，再冲刷外壳、逐只敲检，空壳不装。',
        en: 'Hung from rafts off Rushan for three years, well above the mud. They purge two days in clean seawater, are scrubbed and tapped one by one, and empties are left out.',
      },
      {
        zh: '平面朝上放进蒸锅，水开后六到八分钟，壳微张即可。建议熟食。收货后冷藏，盖湿布，两天内吃完。',
        en: 'Set them flat side up and steam six to eight minutes until they gape. We suggest eating them cooked. Keep under a damp cloth in the fridge and finish in two days.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '2.5 公斤', en: '2.5 kg' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '18–22 只', en: '18–22 oysters' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东乳山', en: 'Rushan, Shandong' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '0–5 ℃，两天', en: '0–5 °C, two days' } },
      { name: { zh: '过敏原', en: 'Allergens' }, value: { zh: '贝类', en: 'Molluscs' } },
    ],
    sales: 7600,
    score: 454,
    ageDays: 33,
  },
];
