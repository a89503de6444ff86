import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'gifts-engraved-watch',
    shop: 'zhuoguang-gifts',
    category: 'gifts-clocks',
    brand: 'gifts-shijing',
    title: {
      zh: '时静 石英腕表 36mm素面表盘 真皮表带 背盖刻字',
      en: '36 mm Quartz Watch, Plain Dial, Engraved Case Back',
    },
    selling: { zh: '正面只有两根针，话都刻在背面', en: 'Two hands in front, your words behind' },
    icon: '231a',
    tint: 232,
    price: 58000,
    listPrice: 72000,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '藏蓝', en: 'Navy Blue' }, paint: { hue: 0 } },
          {
            code: 'brown',
            name: { zh: '栗棕', en: 'Chestnut' },
            paint: { hue: 150, saturation: 0.6, brightness: 0.75 },
          },
          { code: 'green', name: { zh: '松绿', en: 'Pine' }, paint: { hue: -98, saturation: 0.8, brightness: 0.85 } },
        ],
      },
    ],
    attributes: {
      'gifts-material': 'brass',
      'gifts-recipient': 'partner',
      'gifts-occasion': 'anniversary',
      'gifts-craft': 'engraved',
    },
    story: [
      {
        zh: '表壳直径 36 毫米、厚 7.2 毫米，男女腕都合适。表盘不印数字，十二点处一道短刻度，夜光只点在两根指针上。',
        en: 'At 36 mm across and 7.2 mm thin, the case suits most wrists. The dial carries no numerals, only one short mark at twelve and lume on the two hands.',
      },
      {
        zh: '背盖为 316L 不锈钢，可激光刻两行共二十四字，附效果图确认。表带为快拆结构，不用工具就能换；生活防水 5 ATM。',
        en: 'The steel back takes two engraved lines of twenty-four characters, with a proof to approve. The strap releases without tools, and water resistance is 5 ATM.',
      },
    ],
    facts: [
      { name: { zh: '表径', en: 'Case' }, value: { zh: '36 mm', en: '36 mm' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '7.2 mm', en: '7.2 mm' } },
      { name: { zh: '机芯', en: 'Movement' }, value: { zh: '石英', en: 'Quartz' } },
      { name: { zh: '表带', en: 'Strap' }, value: { zh: '牛皮，宽 18 mm', en: 'Cowhide, 18 mm' } },
      { name: { zh: '防水', en: 'Water resistance' }, value: { zh: '5 ATM', en: '5 ATM' } },
      { name: { zh: '制作', en: 'Lead time' }, value: { zh: '3 天', en: '3 days' } },
    ],
    sales: 3150,
    score: 478,
    ageDays: 104,
    custom: [
      {
        code: 'line1',
        name: { zh: '背刻上行', en: 'Back, first line' },
        mode: 'INPUT',
        maxLength: 12,
      },
      {
        code: 'line2',
        name: { zh: '背刻下行', en: 'Back, second line' },
        mode: 'INPUT',
        maxLength: 12,
      },
    ],
  },
  {
    code: 'gifts-mantel-clock',
    shop: 'zhuoguang-gifts',
    category: 'gifts-clocks',
    brand: 'gifts-shijing',
    title: {
      zh: '时静 实木座钟 静音扫秒 拱顶书房台钟 可镶铜牌',
      en: 'Solid Wood Mantel Clock, Silent Sweep, Brass Plate Option',
    },
    selling: { zh: '没有滴答声，摆在床头也安稳', en: 'No tick, so it can stand by the bed' },
    icon: '1f570-fe0f',
    tint: 24,
    price: 46800,
    axes: [],
    attributes: {
      'gifts-material': 'wood',
      'gifts-recipient': 'parents',
      'gifts-occasion': 'housewarming',
      'gifts-craft': 'engraved',
    },
    story: [
      {
        zh: '钟壳为榉木染深胡桃色，拱顶用五层薄木弯曲胶合，接缝在背面。静音扫秒机芯，一节五号电池走时约十四个月。',
        en: 'The beech case is stained dark walnut, its arch bent from five veneers with the seam behind. A silent sweep movement runs about fourteen months on one AA cell.',
      },
      {
        zh: '底座正面可镶一块 60 毫米铜牌，刻乔迁日期或一句祝福。刻度数字印在米白珐琅色盘面上，远看也清楚。',
        en: 'A 60 mm brass plate can be fixed to the base with a date or a wish. The numerals sit on a cream dial and read easily across a room.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '220 × 80 × 210 mm', en: '220 × 80 × 210 mm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '榉木、黄铜', en: 'Beech, brass' } },
      { name: { zh: '机芯', en: 'Movement' }, value: { zh: '静音扫秒', en: 'Silent sweep' } },
      { name: { zh: '电源', en: 'Power' }, value: { zh: '1 节 AA', en: '1 × AA' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '1.1 kg', en: '1.1 kg' } },
    ],
    sales: 740,
    score: 471,
    ageDays: 226,
    custom: [
      {
        code: 'plate',
        name: { zh: '铜牌刻字', en: 'Plate engraving' },
        mode: 'INPUT',
        maxLength: 20,
      },
    ],
  },
  {
    code: 'gifts-hourglass',
    shop: 'zhuoguang-gifts',
    category: 'gifts-clocks',
    brand: 'gifts-tingyu',
    title: {
      zh: '庭屿 黄铜盖玻璃沙漏 细沙计时 专注泡茶 桌面摆件',
      en: 'Brass-Capped Glass Hourglass for Focus, Tea and Desk',
    },
    selling: { zh: '翻过来，手机就先放一边', en: 'Turn it over and leave the phone alone' },
    icon: '23f3',
    tint: 40,
    price: 7900,
    listPrice: 9900,
    axes: [
      {
        name: { zh: '时长', en: 'Duration' },
        values: [
          { code: 'm5', name: { zh: '5 分钟', en: '5 minutes' } },
          { code: 'm15', name: { zh: '15 分钟', en: '15 minutes' }, extra: 2000 },
          { code: 'm30', name: { zh: '30 分钟', en: '30 minutes' }, extra: 4500 },
        ],
      },
    ],
    attributes: { 'gifts-material': 'glass', 'gifts-recipient': 'colleague', 'gifts-occasion': 'festival' },
    story: [
      {
        zh: '瓶身为高硼硅玻璃，人工吹制，腰部孔径按时长逐只校准，误差在百分之五以内。上下盖用黄铜旋压，放稳不打滑。',
        en: 'The borosilicate body is mouth-blown and each neck is matched to its time within five per cent. Spun brass caps keep it steady on the desk.',
      },
      {
        zh: '沙是筛过三遍的石英细沙，落下时几乎无声。五分钟泡一壶茶，十五分钟做一组练习，三十分钟刚好读完一章。',
        en: 'The quartz sand is sieved three times and falls almost without sound. Five minutes for tea, fifteen for an exercise, thirty for a whole chapter.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '高硼硅玻璃、黄铜', en: 'Borosilicate glass, brass' } },
      { name: { zh: '高度', en: 'Height' }, value: { zh: '120–190 mm，随时长', en: '120–190 mm by duration' } },
      { name: { zh: '误差', en: 'Tolerance' }, value: { zh: '±5%', en: '±5%' } },
      { name: { zh: '沙', en: 'Sand' }, value: { zh: '石英细沙', en: 'Fine quartz' } },
    ],
    sales: 6120,
    score: 463,
    ageDays: 188,
  },
  {
    code: 'gifts-team-trophy',
    shop: 'zhuoguang-gifts',
    category: 'gifts-honours',
    brand: 'gifts-zhuoguang',
    title: {
      zh: '琢光 金属奖杯定制 双耳木座 年会比赛 免费刻字',
      en: 'Metal Cup Trophy on Wooden Base, Engraving Included',
    },
    selling: { zh: '刻名字、赛名、日期，三行都包含在内', en: 'Name, event and date, three lines included' },
    icon: '1f3c6',
    tint: 64,
    price: 12800,
    axes: [
      {
        name: { zh: '高度', en: 'Height' },
        values: [
          { code: 'h20', name: { zh: '20 cm', en: '20 cm' } },
          { code: 'h26', name: { zh: '26 cm', en: '26 cm' }, extra: 5000 },
          { code: 'h32', name: { zh: '32 cm', en: '32 cm' }, extra: 11000 },
        ],
      },
    ],
    attributes: {
      'gifts-material': 'brass',
      'gifts-recipient': 'colleague',
      'gifts-occasion': 'award',
      'gifts-craft': 'engraved',
    },
    story: [
      {
        zh: '杯身用合金压铸后电镀浅金，双耳与杯体一体成型，不会晃。底座为实木染深色，加了配重，放在展柜里不头重脚轻。',
        en: 'The cup is die-cast and plated in light gold with handles in one piece. A weighted hardwood base keeps it from feeling top-heavy in a cabinet.',
      },
      {
        zh: '铭牌免费刻三行，发排版图确认后制作，单只两天、五十只以内五天。批量订单可在备注里附上名单，我们逐一核对。',
        en: 'Three lines are engraved on the plate at no charge, after you approve the layout. One cup takes two days, up to fifty take five. Send a list and we check every name.',
      },
    ],
    facts: [
      { name: { zh: '杯身', en: 'Cup' }, value: { zh: '合金电镀', en: 'Plated alloy' } },
      { name: { zh: '底座', en: 'Base' }, value: { zh: '实木加配重', en: 'Weighted hardwood' } },
      { name: { zh: '铭牌', en: 'Plate' }, value: { zh: '60 × 28 mm', en: '60 × 28 mm' } },
      { name: { zh: '制作', en: 'Lead time' }, value: { zh: '2–5 天', en: '2–5 days' } },
    ],
    sales: 8840,
    score: 480,
    ageDays: 131,
    custom: [
      {
        code: 'title',
        name: { zh: '奖项名称', en: 'Award title' },
        mode: 'INPUT',
        maxLength: 16,
        required: true,
      },
      {
        code: 'winner',
        name: { zh: '获奖者', en: 'Recipient' },
        mode: 'INPUT',
        maxLength: 16,
        required: true,
      },
      {
        code: 'date',
        name: { zh: '日期', en: 'Date' },
        mode: 'INPUT',
        maxLength: 12,
      },
    ],
  },
  {
    code: 'gifts-star-medal',
    shop: 'zhuoguang-gifts',
    category: 'gifts-honours',
    brand: 'gifts-zhuoguang',
    title: {
      zh: '琢光 定制奖牌 锌合金五角星 彩条织带 运动会马拉松',
      en: 'Custom Star Medal in Zinc Alloy with Striped Ribbon',
    },
    selling: { zh: '背面可刻赛事和名次，一枚起做', en: 'Event and place on the back, from a single piece' },
    icon: '1f3c5',
    tint: 212,
    price: 2900,
    axes: [],
    attributes: {
      'gifts-material': 'brass',
      'gifts-recipient': 'child',
      'gifts-occasion': 'award',
      'gifts-craft': 'engraved',
    },
    story: [
      {
        zh: '直径 65 毫米，厚 4 毫米，握在手里有分量。正面五角星浮雕，边缘做哑光，星面抛亮，挂在脖子上看得清层次。',
        en: 'At 65 mm across and 4 mm thick it has real heft. The raised star is polished against a satin rim so the relief reads from a distance.',
      },
      {
        zh: '织带宽 25 毫米，接头处包边缝合，不刮脖子。背面可刻两行字，一枚也做；学校和跑团批量请提前五天下单。',
        en: 'The 25 mm ribbon is bound at the join so it will not scratch. The back takes two lines, even for a single medal. Schools and clubs should allow five days.',
      },
    ],
    facts: [
      { name: { zh: '直径', en: 'Diameter' }, value: { zh: '65 mm', en: '65 mm' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '4 mm', en: '4 mm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '锌合金', en: 'Zinc alloy' } },
      { name: { zh: '织带', en: 'Ribbon' }, value: { zh: '25 × 850 mm', en: '25 × 850 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '72 g', en: '72 g' } },
    ],
    sales: 41200,
    score: 470,
    ageDays: 274,
    custom: [
      {
        code: 'back',
        name: { zh: '背面刻字', en: 'Back engraving' },
        mode: 'INPUT',
        maxLength: 20,
      },
    ],
  },
  {
    code: 'gifts-memory-coin',
    shop: 'zhuoguang-gifts',
    category: 'gifts-honours',
    brand: 'gifts-zhuoguang',
    title: {
      zh: '琢光 定制纪念章 双面浮雕 公司周年毕业 附收纳盒',
      en: 'Custom Commemorative Coin, Two-Sided Relief, Boxed',
    },
    selling: { zh: '正面是建筑浮雕，背面留给你的年份', en: 'A columned hall in front, your year behind' },
    icon: '1fa99',
    tint: 42,
    price: 5800,
    listPrice: 6800,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'gold', name: { zh: '仿古金', en: 'Antique Gold' }, paint: { hue: 0 } },
          {
            code: 'silver',
            name: { zh: '仿古银', en: 'Antique Silver' },
            paint: { saturation: 0.06, brightness: 1.1 },
          },
        ],
      },
    ],
    attributes: {
      'gifts-material': 'brass',
      'gifts-recipient': 'colleague',
      'gifts-occasion': 'anniversary',
      'gifts-craft': 'engraved',
    },
    story: [
      {
        zh: '黄铜坯料经 200 吨压机成型，浮雕高差 0.8 毫米，再做仿古擦色，凹处留深、凸处显亮。边缘滚细齿，立起来也稳。',
        en: 'A brass blank is struck at 200 tonnes with 0.8 mm of relief, then antiqued so hollows stay dark and edges shine. The rim is finely reeded.',
      },
      {
        zh: '背面刻机构名与年份，单枚可做。随附亚克力圆壳与绒布盒，摆在桌上或当作毕业离职的小纪念都合适。',
        en: 'The back carries an organisation and a year, and single pieces are welcome. An acrylic capsule and velvet box make it ready to hand over.',
      },
    ],
    facts: [
      { name: { zh: '直径', en: 'Diameter' }, value: { zh: '45 mm', en: '45 mm' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '3.2 mm', en: '3.2 mm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '黄铜', en: 'Brass' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '41 g', en: '41 g' } },
      { name: { zh: '制作', en: 'Lead time' }, value: { zh: '4 天', en: '4 days' } },
    ],
    sales: 1960,
    score: 468,
    ageDays: 20,
    custom: [
      {
        code: 'org',
        name: { zh: '名称', en: 'Name' },
        mode: 'INPUT',
        maxLength: 18,
        required: true,
      },
      {
        code: 'year',
        name: { zh: '年份', en: 'Year' },
        mode: 'INPUT',
        maxLength: 9,
      },
    ],
  },
  {
    code: 'gifts-house-key',
    shop: 'zhuoguang-gifts',
    category: 'gifts-tokens',
    brand: 'gifts-zhuoguang',
    title: {
      zh: '琢光 黄铜钥匙摆件 新居乔迁纪念 手工翻砂 刻门牌日期',
      en: 'Brass Keepsake Key for a New Home, Engraved with a Date',
    },
    selling: { zh: '不开任何锁，只记住搬家那天', en: 'Opens no lock, only marks the day you moved' },
    icon: '1f5dd-fe0f',
    tint: 50,
    price: 9800,
    axes: [],
    attributes: {
      'gifts-material': 'brass',
      'gifts-recipient': 'friend',
      'gifts-occasion': 'housewarming',
      'gifts-craft': 'engraved',
    },
    story: [
      {
        zh: '仿老式门匙的样子翻砂铸造，长 150 毫米，匙齿和圆环保留了砂型的细颗粒，只把握持的地方抛亮。',
        en: 'Sand-cast after an old door key and 150 mm long, it keeps the grain of the mould on the bit and bow, polished only where the hand rests.',
      },
      {
        zh: '匙杆可刻门牌号或日期，至多十二字。附挂墙钉和一段麻绳，挂在玄关正好；黄铜会慢慢变深，擦铜膏可复亮。',
        en: 'The shaft takes up to twelve characters, a number or a date. A nail and jute cord are supplied. Brass will darken, and polish brings it back.',
      },
    ],
    facts: [
      { name: { zh: '长度', en: 'Length' }, value: { zh: '150 mm', en: '150 mm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '黄铜', en: 'Brass' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '185 g', en: '185 g' } },
      { name: { zh: '工艺', en: 'Craft' }, value: { zh: '翻砂铸造', en: 'Sand casting' } },
      { name: { zh: '制作', en: 'Lead time' }, value: { zh: '3 天', en: '3 days' } },
    ],
    sales: 1340,
    score: 472,
    ageDays: 66,
    custom: [
      {
        code: 'text',
        name: { zh: '刻字内容', en: 'Engraving' },
        mode: 'INPUT',
        maxLength: 12,
        required: true,
      },
    ],
  },
  {
    code: 'gifts-promise-lock',
    shop: 'zhuoguang-gifts',
    category: 'gifts-tokens',
    brand: 'gifts-zhuoguang',
    title: {
      zh: '琢光 刻字同心锁 黄铜芯 两把钥匙各一人 纪念日',
      en: 'Engraved Promise Lock with Two Keys, One for Each of You',
    },
    selling: { zh: '两把钥匙，一人一把，锁上要一起开', en: 'Two keys, one each, and a lock between you' },
    icon: '1f512',
    tint: 300,
    price: 6800,
    listPrice: 8800,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'gold', name: { zh: '暖金', en: 'Warm Gold' }, paint: { hue: 0 } },
          {
            code: 'rose',
            name: { zh: '玫瑰金', en: 'Rose Gold' },
            paint: { hue: -30, saturation: 0.65, brightness: 1.05 },
          },
        ],
      },
    ],
    attributes: {
      'gifts-material': 'brass',
      'gifts-recipient': 'partner',
      'gifts-occasion': 'anniversary',
      'gifts-craft': 'engraved',
    },
    story: [
      {
        zh: '锁体宽 40 毫米，锁芯为纯铜，能正常上锁。正面两行刻名字，背面一行刻日期，刻线填黑，户外挂一两年依然看得清。',
        en: 'The 40 mm body has a working copper cylinder. Names go on the front in two lines and a date on the back, filled black to stay legible outdoors.',
      },
      {
        zh: '两把钥匙分装在两只小布袋里。锁梁镀铬防锈，雨后擦干即可；如要挂在桥栏上，请先确认当地允许。',
        en: 'The keys come in separate cotton pouches. The shackle is chromed against rust. Please check that locks are allowed before hanging one on a railing.',
      },
    ],
    facts: [
      { name: { zh: '锁宽', en: 'Body' }, value: { zh: '40 mm', en: '40 mm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '合金、铜芯', en: 'Alloy, copper cylinder' } },
      { name: { zh: '钥匙', en: 'Keys' }, value: { zh: '2 把', en: '2' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '128 g', en: '128 g' } },
    ],
    sales: 7260,
    score: 464,
    ageDays: 345,
    custom: [
      {
        code: 'names',
        name: { zh: '双方名字', en: 'Both names' },
        mode: 'INPUT',
        maxLength: 16,
        required: true,
      },
      {
        code: 'date',
        name: { zh: '日期', en: 'Date' },
        mode: 'INPUT',
        maxLength: 10,
      },
    ],
  },
];
