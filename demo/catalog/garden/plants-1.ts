import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'garden-money-tree',
    shop: 'qingyuan-garden',
    category: 'garden-indoor',
    brand: 'garden-moor',
    title: {
      zh: '青原里 鹅掌柴盆栽 赤陶盆室内绿植 净根换土 可写挂牌',
      en: 'Potted Schefflera in Terracotta, Repotted, with Name Tag',
    },
    selling: { zh: '一层层小伞叶，客厅北窗也能长', en: 'Tiers of little umbrellas, content by a north window' },
    icon: '1fab4',
    tint: 30,
    price: 5900,
    listPrice: 7900,
    axes: [
      {
        name: { zh: '规格', en: 'Size' },
        values: [
          { code: 's', name: { zh: '小 25 cm', en: 'Small, 25 cm' } },
          { code: 'm', name: { zh: '中 40 cm', en: 'Medium, 40 cm' }, extra: 4000 },
          { code: 'l', name: { zh: '大 60 cm', en: 'Large, 60 cm' }, extra: 9000 },
        ],
      },
    ],
    attributes: { 'garden-light': 'shade', 'garden-season': 'all', 'garden-care': 'easy' },
    story: [
      {
        zh: '在大棚缓苗四周后洗根换盆，土里拌了三成珍珠岩，透气不积水。发货前剪去黄叶，根团用网袋固定，路上不散。',
        en: 'Rested four weeks under glass, then washed and repotted with thirty per cent perlite for air. Yellow leaves are trimmed and the root ball is netted for the journey.',
      },
      {
        zh: '喜半阴，盆土干到指节深再浇透；冬季放在十度以上的房间。送人可附木质挂牌，写一句话插在盆边。',
        en: 'It likes half shade and a thorough drink once the top knuckle of soil is dry. Keep above ten degrees in winter. A wooden tag with your words can be added.',
      },
    ],
    facts: [
      { name: { zh: '株高', en: 'Height' }, value: { zh: '25–60 cm', en: '25–60 cm' } },
      { name: { zh: '花盆', en: 'Pot' }, value: { zh: '赤陶带托盘', en: 'Terracotta with saucer' } },
      { name: { zh: '土壤', en: 'Soil' }, value: { zh: '泥炭、珍珠岩', en: 'Peat and perlite' } },
      { name: { zh: '浇水', en: 'Watering' }, value: { zh: '7–10 天一次', en: 'Every 7–10 days' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '福建漳州', en: 'Zhangzhou, Fujian' } },
    ],
    sales: 18600,
    score: 472,
    ageDays: 64,
    custom: [
      {
        code: 'tag',
        name: { zh: '挂牌文字', en: 'Tag message' },
        mode: 'INPUT',
        maxLength: 16,
      },
    ],
  },
  {
    code: 'garden-fiddle-fig',
    shop: 'qingyuan-garden',
    category: 'garden-indoor',
    brand: 'garden-moor',
    title: {
      zh: '青原里 琴叶榕小苗 独杆直立 赤陶盆 北欧客厅绿植',
      en: 'Young Fiddle-Leaf Fig, Single Stem, in a Terracotta Pot',
    },
    selling: { zh: '从一尺高养起，看它一片片长大', en: 'Start at knee height and watch it unfold' },
    icon: '1fab4',
    tint: 150,
    price: 16800,
    axes: [],
    soldOut: ['*'],
    attributes: { 'garden-light': 'bright', 'garden-season': 'all', 'garden-care': 'medium' },
    story: [
      {
        zh: '选独杆直立的小苗，叶片八枚以上，节间紧凑。根系已长满小盆，到家后先缓两周，再换到大一号的盆里。',
        en: 'Only upright single stems with eight or more leaves and close joints are chosen. Roots fill the pot, so let it rest two weeks before moving up a size.',
      },
      {
        zh: '放在窗边一米内，有光但不直晒，每周把盆转四分之一圈，株形才不偏。叶面落灰用湿布擦，浇水宁少勿勤。',
        en: 'Stand it within a metre of a window, bright but out of direct sun, and turn it a quarter each week. Wipe dust from the leaves and water a little too seldom rather than too often.',
      },
    ],
    facts: [
      { name: { zh: '株高', en: 'Height' }, value: { zh: '约 35 cm', en: 'About 35 cm' } },
      { name: { zh: '叶片', en: 'Leaves' }, value: { zh: '8 枚以上', en: '8 or more' } },
      { name: { zh: '花盆', en: 'Pot' }, value: { zh: '口径 14 cm', en: '14 cm across' } },
      { name: { zh: '浇水', en: 'Watering' }, value: { zh: '10 天一次', en: 'Every 10 days' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
    ],
    sales: 2940,
    score: 461,
    ageDays: 131,
  },
  {
    code: 'garden-parlour-palm',
    shop: 'qingyuan-garden',
    category: 'garden-indoor',
    brand: 'garden-moss',
    title: {
      zh: '苔屿 棕榈盆栽 独杆小型 热带风室内大叶绿植 带土发货',
      en: 'Small Single-Stem Palm for Indoors, Shipped in Its Soil',
    },
    selling: { zh: '一株就把角落撑起来', en: 'One plant fills a whole corner' },
    icon: '1f334',
    tint: 168,
    price: 12900,
    listPrice: 15900,
    axes: [
      {
        name: { zh: '株高', en: 'Height' },
        values: [
          { code: 'h60', name: { zh: '60 cm', en: '60 cm' } },
          { code: 'h100', name: { zh: '100 cm', en: '100 cm' }, extra: 9000 },
        ],
      },
    ],
    attributes: { 'garden-light': 'bright', 'garden-season': 'all', 'garden-care': 'medium' },
    story: [
      {
        zh: '从海南苗圃带土运到本地棚里，缓苗一个月再出售。主干直，羽叶八片左右，老叶柄修得干净，不扎手。',
        en: 'Brought from a Hainan nursery in its own soil and rested a month before sale. The stem is straight with about eight fronds, and old stalks are trimmed smooth.',
      },
      {
        zh: '喜湿润空气，干燥的暖气房里每天喷一次水雾。春夏每月施一次缓释肥，秋冬停肥。大株为木架包装，送货到楼下。',
        en: 'It enjoys humidity, so mist daily in a heated room. Feed monthly with slow-release in spring and summer. Large plants travel in a wooden frame to your door.',
      },
    ],
    facts: [
      { name: { zh: '株高', en: 'Height' }, value: { zh: '60 / 100 cm', en: '60 / 100 cm' } },
      { name: { zh: '叶片', en: 'Fronds' }, value: { zh: '约 8 片', en: 'About 8' } },
      { name: { zh: '花盆', en: 'Pot' }, value: { zh: '加厚树脂盆', en: 'Thick resin pot' } },
      { name: { zh: '温度', en: 'Keeps above' }, value: { zh: '8℃', en: '8℃' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '海南', en: 'Hainan' } },
    ],
    sales: 4120,
    score: 466,
    ageDays: 88,
  },
  {
    code: 'garden-lucky-oxalis',
    shop: 'qingyuan-garden',
    category: 'garden-indoor',
    brand: 'garden-moss',
    title: {
      zh: '苔屿 四叶酢浆草盆栽 书桌小绿植 带芽球茎 好养易爆盆',
      en: 'Four-Leaf Oxalis for the Desk, Sprouted Bulbs in a Pot',
    },
    selling: { zh: '叶子昼开夜合，像在对你点头', en: 'Leaves open by day and fold at night' },
    icon: '1f340',
    tint: 128,
    price: 2590,
    axes: [],
    attributes: { 'garden-light': 'bright', 'garden-season': 'all', 'garden-care': 'easy' },
    story: [
      {
        zh: '每盆八颗已出芽的球茎，到手一周就能铺满盆面。四片小叶白天展开，傍晚向下合拢，摆在书桌上能看见它的作息。',
        en: 'Eight sprouted bulbs cover the pot within a week. The four leaflets spread by day and fold at dusk, keeping a schedule you can watch from the desk.',
      },
      {
        zh: '要光但怕夏天正午的晒，土表发白再浇。冬天叶子会枯一阵，是休眠，停水放在凉处，开春又会冒出来。',
        en: 'It wants light but not midday summer sun, and water once the surface pales. In winter it may die back to rest. Stop watering and it returns in spring.',
      },
    ],
    facts: [
      { name: { zh: '数量', en: 'Bulbs' }, value: { zh: '8 颗／盆', en: '8 per pot' } },
      { name: { zh: '花盆', en: 'Pot' }, value: { zh: '口径 10 cm', en: '10 cm across' } },
      { name: { zh: '浇水', en: 'Watering' }, value: { zh: '5–7 天一次', en: 'Every 5–7 days' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '云南', en: 'Yunnan' } },
    ],
    sales: 13200,
    score: 458,
    ageDays: 19,
  },
  {
    code: 'garden-tulip-bulbs',
    shop: 'qingyuan-garden',
    category: 'garden-flower',
    brand: 'garden-moor',
    title: {
      zh: '青原里 郁金香种球 5度冷处理 秋冬种植 阳台盆栽地栽',
      en: 'Pre-Chilled Tulip Bulbs for Autumn Pots and Borders',
    },
    selling: { zh: '已经过完冬天的种球，种下等开花', en: 'Bulbs that have had their winter, ready to plant' },
    icon: '1f337',
    tint: 336,
    price: 1990,
    listPrice: 2900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'pink', name: { zh: '粉', en: 'Pink' }, paint: { hue: 0 } },
          { code: 'red', name: { zh: '红', en: 'Red' }, paint: { hue: 22, saturation: 1.1, brightness: 0.95 } },
          { code: 'coral', name: { zh: '珊瑚', en: 'Coral' }, paint: { hue: 38, saturation: 0.9, brightness: 1.1 } },
          { code: 'wine', name: { zh: '酒红', en: 'Wine' }, paint: { hue: 14, brightness: 0.62 } },
          { code: 'purple', name: { zh: '紫', en: 'Purple' }, paint: { hue: -26, saturation: 0.9, brightness: 0.9 } },
        ],
      },
      {
        name: { zh: '规格', en: 'Pack' },
        values: [
          { code: 'n5', name: { zh: '5 球', en: '5 bulbs' } },
          { code: 'n10', name: { zh: '10 球', en: '10 bulbs' }, extra: 1500 },
          { code: 'n20', name: { zh: '20 球', en: '20 bulbs' }, extra: 4200 },
          { code: 'n30', name: { zh: '30 球', en: '30 bulbs' }, extra: 6600 },
          { code: 'n50', name: { zh: '50 球', en: '50 bulbs' }, extra: 11000 },
          { code: 'n100', name: { zh: '100 球', en: '100 bulbs' }, extra: 21000 },
        ],
      },
    ],
    soldOut: ['purple/n100', 'coral/n50'],
    attributes: { 'garden-light': 'sun', 'garden-season': 'autumn', 'garden-care': 'easy' },
    story: [
      {
        zh: '种球周径 12 厘米以上，九月起在 5 度库里冷藏九周，南方也能开花。发货前逐颗检查，软的、有霉点的都剔除。',
        en: 'Bulbs are over 12 cm round and chilled nine weeks at 5 degrees, so they bloom in the south as well. Each is checked, and soft or spotted ones are discarded.',
      },
      {
        zh: '去掉褐色外皮，芽朝上，埋到两倍球高的深度。浇透一次后见干再浇，大约七十天开花；花后可剪去花茎养球。',
        en: 'Peel the brown skin, set the nose upward and plant at twice its height. Water well once, then only when dry. Expect flowers in about seventy days.',
      },
    ],
    facts: [
      { name: { zh: '周径', en: 'Girth' }, value: { zh: '12 cm 以上', en: 'Over 12 cm' } },
      { name: { zh: '株高', en: 'Height' }, value: { zh: '35–45 cm', en: '35–45 cm' } },
      { name: { zh: '花期', en: 'Bloom' }, value: { zh: '2–4 月', en: 'February to April' } },
      { name: { zh: '深度', en: 'Depth' }, value: { zh: '8–10 cm', en: '8–10 cm' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '辽宁凌源', en: 'Lingyuan, Liaoning' } },
    ],
    sales: 28900,
    score: 469,
    ageDays: 55,
  },
  {
    code: 'garden-hibiscus-pot',
    shop: 'qingyuan-garden',
    category: 'garden-flower',
    brand: 'garden-moor',
    title: {
      zh: '青原里 扶桑花盆栽 大花重瓣 阳台露台 夏秋勤花',
      en: 'Potted Hibiscus with Large Blooms, Summer into Autumn',
    },
    selling: { zh: '一朵只开一天，可天天都有新的', en: 'Each lasts a day, and there is one every day' },
    icon: '1f33a',
    tint: 318,
    price: 4900,
    listPrice: 5900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'pink', name: { zh: '桃粉', en: 'Peach Pink' }, paint: { hue: 0 } },
          { code: 'coral', name: { zh: '珊瑚', en: 'Coral' }, paint: { hue: 35 } },
          { code: 'violet', name: { zh: '紫粉', en: 'Violet Pink' }, paint: { hue: -35, saturation: 0.8 } },
        ],
      },
    ],
    attributes: { 'garden-light': 'sun', 'garden-season': 'summer', 'garden-care': 'easy' },
    story: [
      {
        zh: '两年生苗，分枝五条以上，带花苞发货。花径可到十二厘米，清晨开，傍晚收，枝头的苞一颗接一颗顶上来。',
        en: 'Two-year plants with five or more branches ship in bud. Flowers reach twelve centimetres, open at dawn and close by evening, with the next bud already swelling.',
      },
      {
        zh: '全天晒着才肯开，夏天早晚各浇一次，每十天一次花肥。入冬前剪掉三分之一枝条，移进五度以上的室内。',
        en: 'Give it sun all day, water morning and evening in summer, and feed every ten days. Cut back by a third before winter and bring it in above five degrees.',
      },
    ],
    facts: [
      { name: { zh: '株高', en: 'Height' }, value: { zh: '40–50 cm', en: '40–50 cm' } },
      { name: { zh: '花盆', en: 'Pot' }, value: { zh: '口径 18 cm', en: '18 cm across' } },
      { name: { zh: '花期', en: 'Bloom' }, value: { zh: '5–11 月', en: 'May to November' } },
      { name: { zh: '耐寒', en: 'Hardy to' }, value: { zh: '5℃', en: '5℃' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '广西南宁', en: 'Nanning, Guangxi' } },
    ],
    sales: 5230,
    score: 464,
    ageDays: 102,
  },
  {
    code: 'garden-hyacinth-bulb',
    shop: 'qingyuan-garden',
    category: 'garden-flower',
    brand: 'garden-moss',
    title: {
      zh: '苔屿 风信子种球 水培土培两用 玻璃瓶可养 香花',
      en: 'Hyacinth Bulb for Water or Soil, Strongly Scented',
    },
    selling: { zh: '一只玻璃瓶，一颗球，香一个月', en: 'One glass, one bulb and a month of scent' },
    icon: '1fabb',
    tint: 266,
    price: 1290,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'violet', name: { zh: '堇紫', en: 'Violet' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '蓝', en: 'Blue' }, paint: { hue: -30 } },
          { code: 'pink', name: { zh: '粉', en: 'Pink' }, paint: { hue: 42, saturation: 0.75, brightness: 1.2 } },
          { code: 'wine', name: { zh: '酒红', en: 'Wine' }, paint: { hue: 46, brightness: 0.68 } },
        ],
      },
    ],
    soldOut: ['wine'],
    attributes: { 'garden-light': 'bright', 'garden-season': 'autumn', 'garden-care': 'easy' },
    story: [
      {
        zh: '周径 16 厘米的大球，已做低温处理，根点饱满。水养时水位离球底留一指缝，根自己会伸下去找水。',
        en: "Large 16 cm bulbs are already chilled with full root plates. In water, leave a finger's gap below the base and the roots will reach down by themselves.",
      },
      {
        zh: '先在暗处放两周长根，再移到窗边，约五十天抽出花穗。香味较浓，卧室里建议白天摆、夜里移到客厅。',
        en: 'Keep dark for two weeks to root, then bring to a window for flowers in about fifty days. The scent is strong, so move it out of the bedroom at night.',
      },
    ],
    facts: [
      { name: { zh: '周径', en: 'Girth' }, value: { zh: '16 cm', en: '16 cm' } },
      { name: { zh: '株高', en: 'Height' }, value: { zh: '20–25 cm', en: '20–25 cm' } },
      { name: { zh: '花期', en: 'Bloom' }, value: { zh: '1–3 月', en: 'January to March' } },
      { name: { zh: '方式', en: 'Grow in' }, value: { zh: '水、土皆可', en: 'Water or soil' } },
    ],
    sales: 34700,
    score: 476,
    ageDays: 12,
  },
  {
    code: 'garden-bowl-lotus',
    shop: 'qingyuan-garden',
    category: 'garden-flower',
    brand: 'garden-moss',
    title: {
      zh: '苔屿 碗莲种藕 小型荷花水培 庭院阳台 当年开花',
      en: 'Bowl Lotus Rhizome, Dwarf Variety for a Balcony Basin',
    },
    selling: { zh: '一只口径三十的缸，就有一池夏天', en: "A thirty-centimetre basin holds a pond's summer" },
    icon: '1fab7',
    tint: 334,
    price: 3900,
    listPrice: 4900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'pink', name: { zh: '粉荷', en: 'Pink' }, paint: { hue: 0 } },
          {
            code: 'violet',
            name: { zh: '紫荷', en: 'Violet' },
            paint: { hue: -32, saturation: 0.9, brightness: 0.95 },
          },
        ],
      },
    ],
    attributes: { 'garden-light': 'sun', 'garden-season': 'spring', 'garden-care': 'medium' },
    story: [
      {
        zh: '发的是带两个芽点的种藕，不是种子，四月种下七月就有花。花径约十厘米，叶面只有手掌大，浅缸里也舒展。',
        en: 'You receive a rhizome with two growing tips rather than seed, so April planting gives July flowers. Blooms are ten centimetres across above palm-sized leaves.',
      },
      {
        zh: '缸底铺十厘米塘泥，藕斜放、芽朝上，水没过泥五厘米。每天至少晒六小时，缺光只长叶不开花。',
        en: 'Line the basin with ten centimetres of pond mud, lay the rhizome aslant with tips up and add five of water. Six hours of sun a day brings flowers.',
      },
    ],
    facts: [
      { name: { zh: '种藕', en: 'Rhizome' }, value: { zh: '带 2 芽', en: '2 growing tips' } },
      { name: { zh: '花径', en: 'Bloom' }, value: { zh: '约 10 cm', en: 'About 10 cm' } },
      { name: { zh: '容器', en: 'Basin' }, value: { zh: '口径 30 cm 以上', en: '30 cm or wider' } },
      { name: { zh: '花期', en: 'Season' }, value: { zh: '6–9 月', en: 'June to September' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '江苏金湖', en: 'Jinhu, Jiangsu' } },
    ],
    sales: 2870,
    score: 459,
    ageDays: 230,
  },
];
