import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'yinguo-toy-piano',
    shop: 'tongqu-toys',
    category: 'toys-music',
    brand: 'toys-yinguo',
    title: { zh: '音果 木质儿童小钢琴 机械发声带琴谱贴纸', en: 'Yinguo Wooden Toy Piano with Metal Chime Tones' },
    selling: { zh: '敲金属棒发声，不插电', en: 'Hammers on metal bars, no plug needed' },
    icon: '1f3b9',
    tint: 120,
    price: 25900,
    listPrice: 32900,
    axes: [
      {
        name: { zh: '键数', en: 'Keys' },
        values: [
          { code: '25', name: { zh: '25 键', en: '25 keys' } },
          { code: '37', name: { zh: '37 键', en: '37 keys' }, extra: 13000 },
        ],
      },
    ],
    attributes: { 'toys-age': '3-6', 'toys-material': 'wood', 'toys-skill': 'music', 'toys-power': 'none' },
    story: [
      {
        zh: '每个琴键带动一只小木槌，敲在铝合金音棒上，声音像八音盒。音高逐根校过，和真钢琴合得上。',
        en: 'Each key lifts a small wooden hammer onto an aluminium bar, with a sound close to a music box. Every bar is tuned, so it plays in key with a real piano.',
      },
      {
        zh: '键宽比成人琴窄两毫米，小手跨得开。附十二首儿歌彩谱，颜色对应键上的贴纸，撕下不留胶。',
        en: 'Keys are two millimetres narrower than on a full piano for small hands. Twelve songs are printed in colours matching stickers that peel off cleanly.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '椴木、铝合金音棒', en: 'Lime wood, aluminium bars' } },
      {
        name: { zh: '尺寸', en: 'Dimensions' },
        value: { zh: '25 键款 40 × 26 × 22 cm', en: '40 × 26 × 22 cm with 25 keys' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '25 键款 3.1 kg', en: '3.1 kg with 25 keys' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '3 岁以上', en: '3 years and up' } },
      {
        name: { zh: '包装内容', en: 'In the box' },
        value: { zh: '钢琴、琴谱、贴纸', en: 'Piano, song book, stickers' },
      },
    ],
    sales: 3370,
    score: 476,
    ageDays: 196,
  },
  {
    code: 'yinguo-marching-drum',
    shop: 'tongqu-toys',
    category: 'toys-music',
    brand: 'toys-yinguo',
    title: {
      zh: '音果 儿童小军鼓 木腔双面鼓背带打击乐器',
      en: 'Yinguo Children’s Marching Drum with Strap and Sticks',
    },
    selling: { zh: '木腔鼓身，声音不刺耳', en: 'A wooden shell with a mellow voice' },
    icon: '1f941',
    tint: 275,
    price: 9900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '军乐红', en: 'Parade red' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '蓝色', en: 'Blue' }, paint: { hue: 267, saturation: 1.13, brightness: 0.73 } },
          {
            code: 'mustard',
            name: { zh: '芥黄', en: 'Mustard' },
            paint: { hue: 74, saturation: 1.37, brightness: 0.95 },
          },
        ],
      },
    ],
    attributes: { 'toys-age': '3-6', 'toys-material': 'wood', 'toys-skill': 'music', 'toys-power': 'none' },
    story: [
      {
        zh: '六层杨木弯成鼓腔，鼓皮是磨砂聚酯，敲起来是闷而圆的声音，邻居不容易皱眉。六枚螺丝可调松紧。',
        en: 'Six plies of poplar form the shell and the coated heads give a round, muted tone that neighbours can live with. Six tension screws tune it by ear.',
      },
      {
        zh: '背带长度可调，挂着走正好在腰间。鼓槌头包了圆球，不易戳到。附一张四拍子的节奏卡。',
        en: 'The strap adjusts so the drum hangs at the waist on the march. Sticks have round tips, and a card of simple four-beat rhythms gets the parade started.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '杨木、聚酯鼓皮', en: 'Poplar, polyester heads' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '直径 22 cm，高 16 cm', en: '22 cm across, 16 cm high' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '890 g', en: '890 g' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '3 岁以上', en: '3 years and up' } },
      {
        name: { zh: '包装内容', en: 'In the box' },
        value: { zh: '鼓、鼓槌一对、背带', en: 'Drum, pair of sticks, strap' },
      },
    ],
    sales: 7820,
    score: 465,
    ageDays: 43,
  },
  {
    code: 'yinguo-hand-maracas',
    shop: 'tongqu-toys',
    category: 'toys-music',
    brand: 'toys-yinguo',
    title: {
      zh: '音果 彩绘木沙锤一对 幼儿园打击乐奥尔夫教具',
      en: 'Yinguo Pair of Painted Wooden Maracas for Toddlers',
    },
    selling: { zh: '小手握柄，摇起来沙沙响', en: 'Small grips and a soft rustling sound' },
    icon: '1fa87',
    tint: 55,
    price: 2990,
    axes: [],
    attributes: { 'toys-age': '1-3', 'toys-material': 'wood', 'toys-skill': 'music', 'toys-power': 'none' },
    story: [
      {
        zh: '壳体用荷木旋空，里面装小钢珠，左右两只珠子数目不同，音色一高一低。彩绘用水性漆，罩光三遍。',
        en: 'Shells are turned from schima wood with steel beads inside, a different number in each for a higher and a lower voice. Water-based colours lie under three coats of lacquer.',
      },
      {
        zh: '柄长 9 厘米，末端圆头，一岁半的孩子也能一手一只。柄与球以木榫胶合，再穿一枚暗销，不会脱开。',
        en: 'Nine-centimetre handles end in a round knob that an eighteen-month-old can hold. Handle and shell are glued on a wooden tenon and pinned so that they stay together.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '荷木、钢珠', en: 'Schima wood, steel beads' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '长 19 cm', en: '19 cm long' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '一对 150 g', en: '150 g the pair' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '18 个月以上', en: '18 months and up' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB 6675', en: 'GB 6675' } },
    ],
    sales: 20500,
    score: 473,
    ageDays: 318,
  },
  {
    code: 'huamao-washable-crayons',
    shop: 'tongqu-toys',
    category: 'toys-art',
    brand: 'toys-huamao',
    title: { zh: '画猫 可水洗粗杆蜡笔 大豆蜡不脏手涂鸦', en: 'Huamao Washable Chunky Crayons in Soy Wax' },
    selling: { zh: '墙上画了，湿布能擦', en: 'Wipes off most walls with a damp cloth' },
    icon: '1f58d-fe0f',
    tint: 160,
    price: 3590,
    listPrice: 4590,
    axes: [
      {
        name: { zh: '色数', en: 'Colours' },
        values: [
          { code: '12', name: { zh: '12 色', en: '12 colours' } },
          { code: '24', name: { zh: '24 色', en: '24 colours' }, extra: 2000 },
          { code: '36', name: { zh: '36 色', en: '36 colours' }, extra: 4000 },
        ],
      },
    ],
    attributes: { 'toys-age': '1-3', 'toys-material': 'paper', 'toys-skill': 'art' },
    story: [
      {
        zh: '粗杆直径 14 毫米，用拳头握着也好画。大豆蜡为主，颜色浓而不粘手，断了的半截用卷笔器还能接着削。',
        en: 'Fourteen-millimetre sticks suit a fist grip. Mostly soy wax, they lay down strong colour without sticking to fingers, and broken halves can go back in the sharpener.',
      },
      {
        zh: '瓷砖、乳胶漆墙和皮肤上的痕迹用湿布即可擦去，棉布请用冷水皂洗。盒内附卷笔器和二十页涂色纸。',
        en: 'Marks come off tiles, emulsion walls and skin with a damp cloth; wash cotton in cold soapy water. A sharpener and twenty colouring sheets are in the box.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '大豆蜡、矿物颜料', en: 'Soy wax, mineral pigments' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '单支 9 × 1.4 cm', en: '9 × 1.4 cm each' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '2 岁以上', en: '2 years and up' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB 6675', en: 'GB 6675' } },
      {
        name: { zh: '包装内容', en: 'In the box' },
        value: { zh: '蜡笔、卷笔器、涂色纸', en: 'Crayons, sharpener, colouring sheets' },
      },
    ],
    sales: 36100,
    score: 480,
    ageDays: 277,
  },
  {
    code: 'huamao-paint-palette-set',
    shop: 'tongqu-toys',
    category: 'toys-art',
    brand: 'toys-huamao',
    title: { zh: '画猫 儿童水粉颜料调色盘套装 可洗画画工具', en: 'Huamao Children’s Washable Paint Set with Palette' },
    selling: { zh: '颜料、画笔、调色盘、围裙一次备齐', en: 'Paints, brushes, palette and apron together' },
    icon: '1f3a8',
    tint: 20,
    price: 6900,
    axes: [
      {
        name: { zh: '色数', en: 'Colours' },
        values: [
          { code: '6', name: { zh: '6 色', en: '6 colours' } },
          { code: '12', name: { zh: '12 色', en: '12 colours' }, extra: 2500 },
        ],
      },
    ],
    attributes: { 'toys-age': '3-6', 'toys-material': 'plastic', 'toys-skill': 'art' },
    story: [
      {
        zh: '软管颜料遮盖力好，画错了等干再盖一层。混色干净，红黄能调出亮橙，不会发灰，孩子愿意多试几次。',
        en: 'The tube paints cover well, so mistakes can be painted over once dry. They mix cleanly: red and yellow make a bright orange rather than mud.',
      },
      {
        zh: '调色盘有拇指孔和六格小池，轻得能端着满屋走。三支画笔粗细不同，尼龙毛，洗净后立着晾。',
        en: 'The palette has a thumb hole and six wells, light enough to carry around the room. Three nylon brushes of different widths should be rinsed and stood to dry.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '水性颜料、PP 调色盘', en: 'Water-based paint, PP palette' },
      },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '每支 30 ml', en: '30 ml a tube' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '3 岁以上', en: '3 years and up' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB 6675', en: 'GB 6675' } },
      {
        name: { zh: '包装内容', en: 'In the box' },
        value: { zh: '颜料、画笔三支、调色盘、围裙', en: 'Paints, three brushes, palette, apron' },
      },
    ],
    sales: 13900,
    score: 477,
    ageDays: 16,
  },
  {
    code: 'tongqu-diamond-kite',
    shop: 'tongqu-toys',
    category: 'toys-outdoor',
    brand: 'toys-tongqu',
    title: {
      zh: '童趣 经典菱形彩色风筝 微风易飞带线轮长尾',
      en: 'Tongqu Classic Diamond Kite with Bow Tail and Line Reel',
    },
    selling: { zh: '二级风就能起飞', en: 'Lifts off in a light breeze' },
    icon: '1fa81',
    tint: 205,
    price: 4990,
    listPrice: 6990,
    axes: [
      {
        name: { zh: '翼展', en: 'Wingspan' },
        values: [
          { code: '60cm', name: { zh: '60 cm', en: '60 cm' } },
          { code: '90cm', name: { zh: '90 cm', en: '90 cm' }, extra: 1500 },
          { code: '120cm', name: { zh: '120 cm', en: '120 cm' }, extra: 3000 },
        ],
      },
    ],
    attributes: { 'toys-age': '6-9', 'toys-material': 'plastic', 'toys-skill': 'motor' },
    story: [
      {
        zh: '格子布薄而韧，骨架是一毫米半的玻璃纤维，弯到半圆松手就弹直。二级风里跑几步就能放上天。',
        en: 'Thin, tough ripstop is stretched over glass-fibre spars that spring back from a half circle. In a light breeze a few running steps are enough to launch.',
      },
      {
        zh: '尾巴系三枚布蝴蝶结，起稳定作用，也好看。线轮带刹把，收线时不烧手。请避开电线与机场。',
        en: 'Three cloth bows on the tail steady the kite and look well in the sky. The reel has a brake to spare fingers. Fly away from power lines and airports.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '防撕裂涤纶、玻璃纤维', en: 'Ripstop polyester, glass fibre' },
      },
      {
        name: { zh: '尺寸', en: 'Dimensions' },
        value: { zh: '60 cm 款 60 × 62 cm', en: '60 × 62 cm in the smallest' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '60 cm 款 55 g', en: '55 g in the smallest' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '线长 100 m', en: '100 m of line' } },
      {
        name: { zh: '适用年龄', en: 'Recommended age' },
        value: { zh: '5 岁以上，成人陪同', en: '5 years and up, with an adult' },
      },
    ],
    sales: 15700,
    score: 468,
    ageDays: 59,
  },
  {
    code: 'tongqu-splash-blaster',
    shop: 'tongqu-toys',
    category: 'toys-outdoor',
    brand: 'toys-tongqu',
    title: {
      zh: '童趣 抽拉式戏水玩具水枪 夏日漂流大容量',
      en: 'Tongqu Pump-Action Water Squirter for Summer Splashing',
    },
    selling: { zh: '一抽一推，射程六米', en: 'Pull, push and reach six metres' },
    icon: '1f52b',
    tint: 350,
    price: 3590,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'green', name: { zh: '荧光绿', en: 'Bright green' }, paint: { hue: 0 } },
          {
            code: 'orange',
            name: { zh: '橙色', en: 'Orange' },
            paint: { hue: 327, saturation: 0.96, brightness: 0.94 },
          },
          {
            code: 'purple',
            name: { zh: '紫色', en: 'Purple' },
            paint: { hue: 219, saturation: 0.74, brightness: 0.66 },
          },
        ],
      },
    ],
    attributes: { 'toys-age': '3-6', 'toys-material': 'plastic', 'toys-skill': 'motor', 'toys-power': 'none' },
    story: [
      {
        zh: '外形圆钝，颜色鲜亮，一看就是玩具。水箱 380 毫升，抽拉加压，不用电池，六岁孩子能射出六米。',
        en: 'Rounded and brightly coloured, it is plainly a toy. The 380-millilitre tank is pumped by hand without batteries, and a six-year-old can reach about six metres.',
      },
      {
        zh: '注水口宽四厘米，水桶里一舀就满，盖子用绳连着不会丢。请不要对着眼睛和小动物喷射。',
        en: 'The filling mouth is four centimetres wide and the cap is tied on so it cannot be lost. Please do not aim at eyes or at animals.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'ABS', en: 'ABS' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '28 × 17 × 6 cm', en: '28 × 17 × 6 cm' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '380 ml', en: '380 ml' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '3 岁以上', en: '3 years and up' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB 6675', en: 'GB 6675' } },
    ],
    sales: 29400,
    score: 419,
    ageDays: 336,
  },
  {
    code: 'tongqu-garden-slide',
    shop: 'tongqu-toys',
    category: 'toys-outdoor',
    brand: 'toys-tongqu',
    title: {
      zh: '童趣 家用儿童滑梯 加宽底座室内外可拆卸',
      en: 'Tongqu Home Slide with Wide Base for Indoors and Garden',
    },
    selling: { zh: '滑道缓冲段长，落地轻', en: 'A long run-out for gentle landings' },
    icon: '1f6dd',
    tint: 110,
    price: 45900,
    axes: [],
    attributes: { 'toys-age': '1-3', 'toys-material': 'plastic', 'toys-skill': 'motor' },
    story: [
      {
        zh: '滑道长一米六，末段放平四十厘米，孩子滑到头自然停住。梯级深 12 厘米，两侧有握把，上下都踩得实。',
        en: 'The 1.6-metre chute flattens out over its last forty centimetres, so children come to rest on their own. Steps are twelve centimetres deep with grips on both sides.',
      },
      {
        zh: '拼装不用工具，十五分钟两个人装完。目前这一款停售换新模具，老顾客需要螺栓配件可以联系客服。',
        en: 'Two people assemble it in fifteen minutes without tools. Sales are paused while the mould is renewed; owners who need bolts can still write to our staff.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'HDPE', en: 'HDPE' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '170 × 90 × 105 cm', en: '170 × 90 × 105 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '11.5 kg', en: '11.5 kg' } },
      { name: { zh: '承重', en: 'Load limit' }, value: { zh: '50 kg', en: '50 kg' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '2–6 岁', en: '2–6 years' } },
    ],
    sales: 2380,
    score: 412,
    ageDays: 389,
    state: 'PUT_OFF',
  },
];
