import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'starbean-fire-engine',
    shop: 'tongqu-toys',
    category: 'toys-vehicles',
    brand: 'toys-starbean',
    title: {
      zh: '星豆 惯性云梯消防车 可喷水大号工程车玩具',
      en: 'Starbean Friction Fire Engine with Ladder and Water Jet',
    },
    selling: { zh: '云梯三节，水箱真喷水', en: 'A three-stage ladder and a real water jet' },
    icon: '1f692',
    tint: 210,
    price: 8900,
    listPrice: 11900,
    axes: [],
    soldOut: ['*'],
    attributes: { 'toys-age': '3-6', 'toys-material': 'plastic', 'toys-skill': 'pretend', 'toys-power': 'none' },
    story: [
      {
        zh: '往后一拉松手就能跑出五米，全靠惯性轮，不用电池。云梯可转一圈、升三节，顶端小篮子坐得下积木人。',
        en: 'Push it and the flywheel carries it five metres with no battery at all. The ladder turns full circle and rises in three stages, with a basket at the top.',
      },
      {
        zh: '水箱在车尾，加 120 毫升水，按压喷头能射两米远。地板上玩请铺一块毛巾，阳台和院子里更痛快。',
        en: 'The tank behind holds 120 millilitres and the pump sprays about two metres. Put down a towel indoors, or take it to the balcony where nobody minds.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'ABS', en: 'ABS' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '36 × 14 × 20 cm', en: '36 × 14 × 20 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '980 g', en: '980 g' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '3 岁以上', en: '3 years and up' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB 6675', en: 'GB 6675' } },
    ],
    sales: 26800,
    score: 478,
    ageDays: 298,
  },
  {
    code: 'muduo-steam-train',
    shop: 'tongqu-toys',
    category: 'toys-vehicles',
    brand: 'toys-muduo',
    title: {
      zh: '木朵 木质蒸汽火车头轨道套装 磁吸车厢积木',
      en: 'Muduo Wooden Steam Train Set with Magnetic Carriages',
    },
    selling: { zh: '轨道双面可用，能上坡', en: 'Two-sided track that climbs a hill' },
    icon: '1f682',
    tint: 0,
    price: 15900,
    listPrice: 21900,
    axes: [
      {
        name: { zh: '轨道', en: 'Track' },
        values: [
          { code: '20', name: { zh: '20 段', en: '20 pieces' } },
          { code: '40', name: { zh: '40 段', en: '40 pieces' }, extra: 9000 },
          { code: '60', name: { zh: '60 段', en: '60 pieces' }, extra: 17000 },
        ],
      },
    ],
    attributes: { 'toys-age': '3-6', 'toys-material': 'wood', 'toys-skill': 'logic', 'toys-power': 'none' },
    story: [
      {
        zh: '轨道是整块榉木铣出来的，两面都有槽，翻过来能改线路。接头留了半毫米余量，孩子自己也对得上。',
        en: 'Track is milled from solid beech with grooves on both faces, so a piece can be flipped to change the route. Half a millimetre of play lets children join it alone.',
      },
      {
        zh: '车厢两端嵌磁铁，极性标成红蓝两色。套装里有一段坡道、一座桥，和市面常见规格的木轨能够相接。',
        en: 'Carriages couple with magnets marked red and blue by pole. Each set has a ramp and a bridge, and connects to other wooden track of the usual gauge.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '榉木、水性漆', en: 'Beech, water-based paint' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '火车头 9 × 4 × 6 cm', en: 'Engine 9 × 4 × 6 cm' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '3 岁以上', en: '3 years and up' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB 6675', en: 'GB 6675' } },
      {
        name: { zh: '包装内容', en: 'In the box' },
        value: { zh: '火车头、车厢三节、轨道、桥', en: 'Engine, three carriages, track, bridge' },
      },
    ],
    sales: 18400,
    score: 488,
    ageDays: 266,
  },
  {
    code: 'starbean-pull-back-car',
    shop: 'tongqu-toys',
    category: 'toys-vehicles',
    brand: 'toys-starbean',
    title: {
      zh: '星豆 合金回力小汽车 可开门仿真旅行车模型',
      en: 'Starbean Die-Cast Pull-Back Family Car with Opening Doors',
    },
    selling: { zh: '拉一下就跑，车门能打开', en: 'Pull it back, let go, and open the doors' },
    icon: '1f697',
    tint: 40,
    price: 2990,
    listPrice: 3990,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '番茄红', en: 'Tomato red' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '蓝色', en: 'Blue' }, paint: { hue: 271, saturation: 0.76, brightness: 1.1 } },
          { code: 'green', name: { zh: '绿色', en: 'Green' }, paint: { hue: 136, saturation: 0.82, brightness: 1.24 } },
          {
            code: 'charcoal',
            name: { zh: '炭灰', en: 'Charcoal' },
            paint: { hue: 276, saturation: 0.06, brightness: 0.8 },
          },
        ],
      },
    ],
    attributes: { 'toys-age': '3-6', 'toys-material': 'metal', 'toys-skill': 'pretend', 'toys-power': 'none' },
    story: [
      {
        zh: '车壳锌合金压铸，拿在手里有分量，烤漆边角打圆。前门和尾门都能打开，车顶行李架上可以绑一片小积木。',
        en: 'The zinc body has a good weight and rounded painted edges. Front doors and tailgate open, and the roof rack is the right size to tie on a small brick.',
      },
      {
        zh: '后轮藏着回力机芯，拉二十厘米能冲四米。轮胎是软胶，地砖木板上都安静，也不留黑印。',
        en: 'A pull-back motor drives the rear wheels: twenty centimetres back sends it four metres on. Soft tyres run quietly on tile and wood and leave no marks.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '锌合金、ABS、软胶', en: 'Zinc alloy, ABS, soft rubber' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '12.5 × 5.6 × 5 cm', en: '12.5 × 5.6 × 5 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '168 g', en: '168 g' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '3 岁以上', en: '3 years and up' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB 6675', en: 'GB 6675' } },
    ],
    sales: 47300,
    score: 471,
    ageDays: 348,
  },
  {
    code: 'starbean-farm-tractor',
    shop: 'tongqu-toys',
    category: 'toys-vehicles',
    brand: 'toys-starbean',
    title: {
      zh: '星豆 农场拖拉机玩具车 惯性大轮可挂拖斗',
      en: 'Starbean Farm Tractor with Chunky Wheels and Tow Hook',
    },
    selling: { zh: '后轮很大，沙坑也能走', en: 'Big rear wheels for sandpit work' },
    icon: '1f69c',
    tint: 95,
    price: 5900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'green', name: { zh: '麦田绿', en: 'Field green' }, paint: { hue: 0 } },
          { code: 'red', name: { zh: '红色', en: 'Red' }, paint: { hue: 217, saturation: 1.33, brightness: 0.98 } },
          {
            code: 'mustard',
            name: { zh: '芥黄', en: 'Mustard' },
            paint: { hue: 271, saturation: 1.17, brightness: 1.35 },
          },
        ],
      },
    ],
    attributes: { 'toys-age': '1-3', 'toys-material': 'plastic', 'toys-skill': 'motor', 'toys-power': 'none' },
    story: [
      {
        zh: '后轮直径 11 厘米，花纹深，推过沙子和草皮也不打滑。座位上可坐下一枚七厘米的小人，方向盘转得动。',
        en: 'Eleven-centimetre rear wheels with deep tread push through sand and grass. A seven-centimetre figure fits on the seat and the steering wheel really does turn.',
      },
      {
        zh: '车尾挂钩能拖随车的拖斗，也能拉一串自家的小车。外壳厚 2.5 毫米，从桌上掉下来也经得住。',
        en: 'The hook pulls the trailer supplied or a line of other toys. The shell is 2.5 millimetres thick and takes a fall from the table in its stride.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'ABS、软胶轮', en: 'ABS, soft rubber wheels' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '24 × 15 × 17 cm', en: '24 × 15 × 17 cm' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '18 个月以上', en: '18 months and up' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB 6675', en: 'GB 6675' } },
      {
        name: { zh: '包装内容', en: 'In the box' },
        value: { zh: '拖拉机、拖斗、小人', en: 'Tractor, trailer, figure' },
      },
    ],
    sales: 9870,
    score: 474,
    ageDays: 89,
  },
  {
    code: 'starbean-rescue-helicopter',
    shop: 'tongqu-toys',
    category: 'toys-vehicles',
    brand: 'toys-starbean',
    title: {
      zh: '星豆 救援直升机玩具 手动螺旋桨吊索可收放',
      en: 'Starbean Rescue Helicopter with Spinning Rotor and Winch',
    },
    selling: { zh: '推着走，螺旋桨就转', en: 'Push along and the rotor spins' },
    icon: '1f681',
    tint: 180,
    price: 4990,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'orange', name: { zh: '救援橙', en: 'Rescue orange' }, paint: { hue: 0 } },
          { code: 'teal', name: { zh: '黛青', en: 'Teal' }, paint: { hue: 158, saturation: 0.56, brightness: 0.77 } },
        ],
      },
    ],
    attributes: { 'toys-age': '3-6', 'toys-material': 'plastic', 'toys-skill': 'pretend', 'toys-power': 'none' },
    story: [
      {
        zh: '前轮连着齿轮，地上一推，顶上螺旋桨就跟着转，推得快转得快。桨叶用软胶，碰到手指不疼。',
        en: 'Gears link the front wheels to the rotor, so it spins as the helicopter is pushed, faster as you go. The blades are soft rubber and do not hurt fingers.',
      },
      {
        zh: '侧门里有吊索，转动旋钮收放一根六十厘米的绳，能把担架慢慢提上来。两个队员和一副担架都在盒里。',
        en: 'A winch in the side door lowers sixty centimetres of cord at the turn of a knob and brings the stretcher slowly up. Two crew members come in the box.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'ABS、软胶', en: 'ABS, soft rubber' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '28 × 22 × 15 cm', en: '28 × 22 × 15 cm' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '3 岁以上', en: '3 years and up' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB 6675', en: 'GB 6675' } },
      {
        name: { zh: '包装内容', en: 'In the box' },
        value: { zh: '直升机、队员两枚、担架', en: 'Helicopter, two crew, stretcher' },
      },
    ],
    sales: 6540,
    score: 463,
    ageDays: 152,
  },
  {
    code: 'starbean-launch-rocket',
    shop: 'tongqu-toys',
    category: 'toys-robots',
    brand: 'toys-starbean',
    title: {
      zh: '星豆 拼装火箭模型 可分离三级舱航天积木',
      en: 'Starbean Buildable Rocket with Three Separating Stages',
    },
    selling: { zh: '三级能分离，舱内有座位', en: 'Three stages come apart, with seats inside' },
    icon: '1f680',
    tint: 245,
    price: 12900,
    listPrice: 16900,
    axes: [],
    attributes: { 'toys-age': '6-9', 'toys-material': 'plastic', 'toys-skill': 'science', 'toys-power': 'none' },
    story: [
      {
        zh: '四百一十二块零件拼成 46 厘米高的火箭，三级之间用旋扣相连，拧四分之一圈就能分离。',
        en: 'Four hundred and twelve pieces build a rocket 46 centimetres tall. The stages join by a bayonet and separate with a quarter turn, just as the booklet describes.',
      },
      {
        zh: '舱门打开能坐两名宇航员，旁边是发射塔架，吊臂可以转动。说明书每一页都标出本步需要的零件。',
        en: 'The hatch opens for two astronauts, and the launch tower beside it has a swinging arm. Every page of the manual shows the parts needed for that step.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'ABS', en: 'ABS' } },
      { name: { zh: '件数', en: 'Pieces' }, value: { zh: '412', en: '412' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '高 46 cm', en: '46 cm tall' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '6 岁以上', en: '6 years and up' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB 6675', en: 'GB 6675' } },
    ],
    sales: 8150,
    score: 486,
    ageDays: 70,
  },
  {
    code: 'tanzhi-coding-robot',
    shop: 'tongqu-toys',
    category: 'toys-robots',
    brand: 'toys-tanzhi',
    title: {
      zh: '探知 编程小机器人 按键指令巡线避障充电款',
      en: 'Tanzhi Rechargeable Coding Robot with Line Following',
    },
    selling: { zh: '不用屏幕，也能学会顺序和循环', en: 'Sequences and loops without a screen' },
    icon: '1f916',
    tint: 330,
    price: 22900,
    axes: [],
    attributes: {
      'toys-age': '6-9',
      'toys-material': 'plastic',
      'toys-skill': 'logic',
      'toys-power': 'rechargeable',
    },
    story: [
      {
        zh: '头顶五枚按键，按下方向再按开始，小机器人就照着顺序走。按错了也没关系，看它撞到哪里再改。',
        en: 'Five buttons on its head set directions; press go and the robot carries them out in order. Mistakes are part of it: see where it bumps, then change a step.',
      },
      {
        zh: '底部两路传感器能沿黑线行走，前方红外在八厘米处停下。附四张任务地图，由直走到循环共三十关。',
        en: 'Two sensors underneath follow a black line and an infrared eye stops it eight centimetres from a wall. Four maps carry thirty tasks, from straight runs to loops.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'ABS', en: 'ABS' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '9 × 9 × 12 cm', en: '9 × 9 × 12 cm' } },
      { name: { zh: '电源', en: 'Power' }, value: { zh: '锂电池，Type-C 充电', en: 'Li-ion, Type-C charging' } },
      { name: { zh: '续航', en: 'Run time' }, value: { zh: '约 90 分钟', en: 'About 90 minutes' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '5 岁以上', en: '5 years and up' } },
    ],
    sales: 5120,
    score: 470,
    ageDays: 4,
  },
];
