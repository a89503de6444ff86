import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'drinks-orchard-juice',
    shop: 'weixiang-snacks',
    category: 'drinks-juice',
    brand: 'drinks-qidao',
    title: {
      zh: '汽岛 非浓缩果汁 苹果橙葡萄三味 小盒便携 十六盒整箱',
      en: 'Fizz Isle Not-From-Concentrate Juice Boxes, Three Fruits, 16 Pack',
    },
    selling: { zh: '配料表只有一种水果', en: 'One fruit on the ingredients list and nothing more' },
    icon: '1f9c3',
    tint: 345,
    price: 4590,
    listPrice: 5490,
    axes: [
      {
        name: { zh: '口味', en: 'Flavour' },
        values: [
          { code: 'apple', name: { zh: '苹果', en: 'Apple' }, paint: { hue: 0 } },
          { code: 'orange', name: { zh: '橙', en: 'Orange' }, paint: { hue: -50, brightness: 1.05 } },
          { code: 'grape', name: { zh: '葡萄', en: 'Grape' }, paint: { hue: -160, brightness: 0.85 } },
        ],
      },
    ],
    attributes: {
      'drinks-origin': 'ningxia',
      'drinks-form': 'bottle',
      'drinks-caffeine': 'none',
      'drinks-sweetness': 'sweet',
    },
    story: [
      {
        zh: '鲜果清洗后直接压榨，不浓缩再还原，也不加水加糖。苹果汁略浑是果肉细粒，喝之前摇几下。葡萄汁颜色深，小心衣服。',
        en: 'Fruit is washed and pressed, never concentrated and diluted, with no water or sugar. Fine pulp makes the apple cloudy, so shake first. Grape is dark, so mind your shirt.',
      },
      {
        zh: '一盒一百二十五毫升，孩子上学放书包侧袋正好。纸盒是六层复合，不用冷藏，喝凉的更清爽。',
        en: 'Each 125 ml box fits the side pocket of a school bag. The six-layer carton needs no fridge, though the juice is brighter when cold.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '16 盒，每盒 125 毫升', en: '16 boxes of 125 ml' } },
      { name: { zh: '果汁含量', en: 'Juice content' }, value: { zh: '100 ％', en: '100 %' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '宁夏中卫', en: 'Zhongwei, Ningxia' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '9 个月', en: '9 months' } },
      {
        name: { zh: '贮存', en: 'Storage' },
        value: { zh: '常温，开盒即饮', en: 'Room temperature, drink once opened' },
      },
    ],
    sales: 26700,
    score: 463,
    ageDays: 44,
  },
  {
    code: 'drinks-coco-water',
    shop: 'shanwu-tea',
    category: 'drinks-juice',
    brand: 'drinks-qidao',
    title: {
      zh: '汽岛 海南鲜椰青水 整颗易拉环 冷藏直饮 椰肉可挖',
      en: 'Fizz Isle Hainan Fresh Coconuts with Ring Pull, Drink and Scoop',
    },
    selling: { zh: '激光开环，拉一下插管就能喝', en: 'Laser-scored: pull the ring and put in the straw' },
    icon: '1f965',
    tint: 122,
    price: 5990,
    axes: [
      {
        name: { zh: '装量', en: 'Quantity' },
        values: [
          { code: '4', name: { zh: '4 颗', en: '4 coconuts' } },
          { code: '9', name: { zh: '9 颗', en: '9 coconuts' }, extra: 5800 },
        ],
      },
    ],
    attributes: {
      'drinks-origin': 'hainan',
      'drinks-form': 'bottle',
      'drinks-caffeine': 'none',
      'drinks-sweetness': 'light',
    },
    story: [
      {
        zh: '树龄十年的香水椰，六七个月大时采下，椰水带一点芋头香。削皮磨圆之后用激光刻出拉环口，不用刀也不用钻。',
        en: 'Fragrant coconuts from ten-year-old palms are cut at six to seven months, when the water has a taro note. The shell is smoothed and laser-scored, so no knife is needed.',
      },
      {
        zh: '每颗约三百毫升椰水，冷藏两小时味道更好。喝完从环口撬开，用勺子挖椰肉，薄而软。外壳若有霉点请拍照联系我们。',
        en: 'Each holds about 300 ml, better after two hours in the fridge. Prise open the ring and scoop the thin soft flesh. If a shell shows mould, send a photo.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '单颗 900 克左右', en: 'About 900 g each' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '海南文昌', en: 'Wenchang, Hainan' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '0–5 ℃，20 天', en: '0–5 °C, 20 days' } },
      { name: { zh: '包装', en: 'Packaging' }, value: { zh: '单颗膜封', en: 'Film-wrapped singly' } },
    ],
    sales: 9700,
    score: 458,
    ageDays: 140,
  },
  {
    code: 'drinks-island-mocktail',
    shop: 'shanwu-tea',
    category: 'drinks-juice',
    brand: 'drinks-qidao',
    title: {
      zh: '汽岛 无酒精调饮 热带百香果 三种风味 派对六瓶装',
      en: 'Fizz Isle Alcohol-Free Tropical Mocktails, Three Flavours, Six',
    },
    selling: { zh: '倒进冰杯就是一杯调好的饮品', en: 'Pour over ice and it is already mixed' },
    icon: '1f379',
    tint: 259,
    price: 4990,
    listPrice: 6900,
    axes: [
      {
        name: { zh: '口味', en: 'Flavour' },
        values: [
          { code: 'passion', name: { zh: '百香果', en: 'Passion fruit' }, paint: { hue: 0 } },
          { code: 'guava', name: { zh: '番石榴', en: 'Guava' }, paint: { hue: -50, saturation: 1.1 } },
          { code: 'lime', name: { zh: '青柠薄荷', en: 'Lime and mint' }, paint: { hue: 65, brightness: 1.05 } },
        ],
      },
    ],
    attributes: {
      'drinks-origin': 'hainan',
      'drinks-form': 'bottle',
      'drinks-caffeine': 'none',
      'drinks-sweetness': 'sweet',
    },
    story: [
      {
        zh: '真实果汁占四成，用青柠汁和少量海盐平衡甜味，开瓶有轻微气泡。不含酒精，聚会上要开车的朋友也能一起举杯。',
        en: 'Forty per cent real juice is balanced with lime and a pinch of sea salt, with a light sparkle. There is no alcohol, so the drivers can raise a glass too.',
      },
      {
        zh: '高脚杯装满冰，倒入一瓶二百七十五毫升，插一片橙子。瓶底有果肉沉淀，倒置两次再开。冷藏口感更好。',
        en: 'Fill a tall glass with ice, pour in a 275 ml bottle and add a slice of orange. Pulp settles, so turn the bottle twice before opening. It tastes better cold.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '6 瓶，每瓶 275 毫升', en: '6 bottles of 275 ml' } },
      { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '0% vol', en: '0 % vol' } },
      { name: { zh: '果汁含量', en: 'Juice content' }, value: { zh: '40%', en: '40 %' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' } },
    ],
    sales: 7300,
    score: 449,
    ageDays: 7,
  },
  {
    code: 'drinks-rock-spring',
    shop: 'shanwu-tea',
    category: 'drinks-water',
    brand: 'drinks-qidao',
    title: {
      zh: '汽岛 山涧矿泉水 低钠软水 泡茶适口 家庭整箱',
      en: 'Fizz Isle Mountain Spring Water, Low in Sodium, Good for Tea',
    },
    selling: { zh: '总硬度低，泡绿茶汤色清', en: 'Soft water that keeps green tea clear' },
    icon: '1fad7',
    tint: 36,
    price: 3600,
    axes: [
      {
        name: { zh: '瓶数', en: 'Bottles' },
        values: [
          { code: '12', name: { zh: '12 瓶', en: '12 bottles' } },
          { code: '24', name: { zh: '24 瓶', en: '24 bottles' }, extra: 2900 },
        ],
      },
    ],
    attributes: {
      'drinks-origin': 'zhejiang',
      'drinks-form': 'bottle',
      'drinks-caffeine': 'none',
      'drinks-sweetness': 'unsweetened',
    },
    story: [
      {
        zh: '水源在丽水海拔九百米的花岗岩层，涌出后不经长途输送，就地灌装。偏硅酸和钠含量都写在瓶身上，每批检测报告可扫码看。',
        en: 'The spring rises through granite at 900 metres near Lishui and is bottled on site. Silica and sodium are printed on the label, with each batch report behind a code.',
      },
      {
        zh: '五百五十毫升小瓶，瓶盖一手能拧开。泡茶、煮饭、冲咖啡都合适。箱子承重五十公斤，放阳台也不塌。',
        en: 'The 550 ml bottle opens with one hand and suits tea, rice and coffee. The carton bears fifty kilograms, so you can stack it on the balcony.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '每瓶 550 毫升', en: '550 ml per bottle' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江丽水', en: 'Lishui, Zhejiang' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '避光防冻', en: 'Out of sun and frost' } },
    ],
    sales: 42500,
    score: 470,
    ageDays: 200,
  },
  {
    code: 'drinks-clear-ice',
    shop: 'weixiang-snacks',
    category: 'drinks-water',
    brand: 'drinks-qidao',
    title: {
      zh: '汽岛 食用透明冰块 慢冻无白芯 威士忌咖啡 十二颗大方冰',
      en: 'Fizz Isle Clear Ice Cubes, Slow-Frozen, 12 Large Blocks for Drinks',
    },
    selling: { zh: '五厘米方冰，一杯化四十分钟', en: 'Five-centimetre blocks that last forty minutes in a glass' },
    icon: '1f9ca',
    tint: 173,
    price: 2990,
    listPrice: 3590,
    axes: [],
    attributes: { 'drinks-form': 'bottle', 'drinks-caffeine': 'none', 'drinks-sweetness': 'unsweetened' },
    story: [
      {
        zh: '用过滤水从上往下定向慢冻四十八小时，气泡被赶到底部再切掉，所以冰是透的。每颗单独封膜，不沾冰箱味。',
        en: 'Filtered water is frozen from the top down over forty-eight hours, the bubbles driven to the base and sawn off, so the ice is clear. Each block is wrapped against freezer smells.',
      },
      {
        zh: '放进冷冻室能存半年，拿出来静置一分钟再倒酒，不容易裂。泡沫箱加干冰发货，到手有轻微圆角属正常。',
        en: 'They keep six months in the freezer. Let one stand a minute before pouring so that it does not crack. Sent with dry ice, and slightly rounded edges are normal.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '12 颗', en: '12 blocks' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '5 × 5 × 5 厘米', en: '5 × 5 × 5 cm' } },
      { name: { zh: '原料', en: 'Made from' }, value: { zh: '饮用水', en: 'Drinking water' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '-18 ℃ 冷冻', en: 'Frozen at -18 °C' } },
      { name: { zh: '发货', en: 'Dispatch' }, value: { zh: '干冰冷链', en: 'Dry ice, cold chain' } },
    ],
    sales: 6800,
    score: 453,
    ageDays: 30,
  },
  {
    code: 'drinks-toast-sparkling',
    shop: 'shanwu-tea',
    category: 'drinks-water',
    brand: 'drinks-qidao',
    title: {
      zh: '汽岛 无醇起泡葡萄汁 聚会碰杯 干型甜型 玻璃大瓶',
      en: 'Fizz Isle Alcohol-Free Sparkling Grape Juice, Dry or Sweet, 750 ml',
    },
    selling: { zh: '冷压葡萄汁充气，气泡细，能碰杯', en: 'Cold-pressed grape juice with a fine bead, made for toasts' },
    icon: '1f942',
    tint: 310,
    price: 6800,
    listPrice: 8800,
    axes: [
      {
        name: { zh: '口味', en: 'Flavour' },
        values: [
          { code: 'dry', name: { zh: '干型白葡萄', en: 'Dry white' }, paint: { hue: 0 } },
          { code: 'rose', name: { zh: '微甜桃红', en: 'Sweet rosé' }, paint: { hue: -45, saturation: 1.2 } },
        ],
      },
    ],
    attributes: {
      'drinks-origin': 'ningxia',
      'drinks-form': 'bottle',
      'drinks-caffeine': 'none',
      'drinks-sweetness': 'light',
    },
    story: [
      {
        zh: '贺兰山东麓的酿酒葡萄提前两周采收，酸度够，榨汁后低温过滤，再加压充气。没有经过发酵，标签上酒精度是零。',
        en: 'Wine grapes from the Helan foothills are picked two weeks early for acidity, pressed, filtered cold and carbonated. Nothing has fermented, and the label says zero.',
      },
      {
        zh: '七百五十毫升，配铁丝扣软木塞，开的时候有一声轻响。冰到六度，倒在细长杯里。开瓶后扣上塞子冷藏，两天内喝完。',
        en: 'The 750 ml bottle has a wired cork that opens with a small pop. Serve at six degrees in tall glasses. Stoppered in the fridge it lasts two days.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '750 毫升', en: '750 ml' } },
      { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '0% vol', en: '0 % vol' } },
      { name: { zh: '原料', en: 'Made from' }, value: { zh: '葡萄汁、二氧化碳', en: 'Grape juice, carbon dioxide' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '宁夏银川', en: 'Yinchuan, Ningxia' } },
      { name: { zh: '适饮温度', en: 'Serving temperature' }, value: { zh: '6–8 ℃', en: '6–8 °C' } },
    ],
    sales: 5200,
    score: 460,
    ageDays: 55,
  },
];
