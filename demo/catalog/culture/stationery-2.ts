import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'culture-sketch-pencil',
    shop: 'mojian-books',
    category: 'culture-pens',
    brand: 'culture-whitequill',
    title: {
      zh: '白翎 素描木杆铅笔 椴木六角杆 不易断芯 12支装',
      en: 'Basswood Sketching Pencils, Hexagonal, Box of Twelve',
    },
    selling: {
      zh: '椴木好削，芯与杆全长胶合，摔了少断',
      en: 'Easy to sharpen, with leads bonded along the full length',
    },
    icon: '270f-fe0f',
    tint: 18,
    price: 1590,
    listPrice: 1990,
    axes: [
      {
        name: { zh: '硬度', en: 'Grade' },
        values: [
          { code: 'hb', name: { zh: 'HB', en: 'HB' } },
          { code: 'b2', name: { zh: '2B', en: '2B' } },
          { code: 'b4', name: { zh: '4B', en: '4B' }, extra: 200 },
          { code: 'b6', name: { zh: '6B', en: '6B' }, extra: 200 },
        ],
      },
    ],
    attributes: {
      'culture-material': 'wood',
      'culture-reader': 'student',
      'culture-level': 'starter',
      'culture-origin': 'zhejiang',
    },
    story: [
      {
        zh: '笔杆用椴木，木纹直，卷笔刀和小刀都削得顺。石墨芯与木杆全长胶合，从桌上掉下去，里面的芯也不容易碎成几截。',
        en: 'Straight-grained basswood cuts cleanly with a sharpener or a knife. The graphite is glued to the wood along its whole length, so a fall from the table rarely shatters the core.',
      },
      {
        zh: 'HB 适合写字与起稿，2B 常用于考试涂卡和速写，4B、6B 铺调子更快。六角杆涂水性漆，握久了手心不黏。',
        en: 'HB suits writing and first outlines, 2B handles answer sheets and quick sketches, and 4B or 6B lay down tone faster. The water-based lacquer does not turn sticky in the hand.',
      },
    ],
    facts: [
      { name: { zh: '数量', en: 'Quantity' }, value: { zh: '12 支', en: '12' } },
      { name: { zh: '笔杆', en: 'Barrel' }, value: { zh: '椴木六角', en: 'Hexagonal basswood' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '176 mm', en: '176 mm' } },
      { name: { zh: '涂装', en: 'Finish' }, value: { zh: '水性漆', en: 'Water-based lacquer' } },
    ],
    sales: 15400,
    score: 471,
    ageDays: 330,
  },
  {
    code: 'culture-dip-nib-set',
    shop: 'mojian-books',
    category: 'culture-pens',
    brand: 'culture-whitequill',
    title: {
      zh: '白翎 蘸水笔尖礼盒 五枚弹性笔尖 木杆 附墨水30ml',
      en: 'Dip Pen Gift Set: Five Flexible Nibs, Holder and 30 ml Ink',
    },
    selling: { zh: '五种弹性，从细线到粗笔画一套试遍', en: 'Five degrees of flex, from hairline to broad stroke' },
    icon: '2712-fe0f',
    tint: 256,
    price: 6900,
    axes: [],
    attributes: {
      'culture-material': 'metal',
      'culture-reader': 'adult',
      'culture-level': 'starter',
      'culture-origin': 'jiangsu',
    },
    story: [
      {
        zh: '五枚笔尖从硬到软编了号，卡片上印着各自画出的线条样。练圆体字先用二号，画漫画线稿可以从四号开始。',
        en: 'The five nibs are numbered from stiff to soft, and a card shows the line each one draws. Start round hand with number two and comic inking with number four.',
      },
      {
        zh: '木杆前端是可拆铜扣，笔尖插拔不费力。30 毫升黑墨为碳素墨，干后可以叠水彩；新笔尖请先用温水洗去防锈油。',
        en: 'The wooden holder has a removable brass ferrule, so nibs change easily. The 30 ml carbon ink can be painted over once dry. Rinse new nibs in warm water to remove the protective oil.',
      },
    ],
    facts: [
      { name: { zh: '笔尖', en: 'Nibs' }, value: { zh: '5 枚', en: '5' } },
      { name: { zh: '笔杆', en: 'Holder' }, value: { zh: '榉木配黄铜扣', en: 'Beech with brass ferrule' } },
      { name: { zh: '墨水', en: 'Ink' }, value: { zh: '碳素黑 30 ml', en: 'Carbon black, 30 ml' } },
      { name: { zh: '包装', en: 'Packaging' }, value: { zh: '抽屉纸盒', en: 'Drawer box' } },
    ],
    sales: 940,
    score: 452,
    ageDays: 15,
  },
  {
    code: 'culture-oil-crayon',
    shop: 'mojian-books',
    category: 'culture-pens',
    brand: 'culture-beanpod',
    title: {
      zh: '豆荚绘本 儿童三角蜡笔 不易折断 可水洗 幼儿园画画',
      en: 'Washable Triangular Crayons for Small Hands, Break-Resistant',
    },
    selling: { zh: '三角杆握得稳，画到墙上用湿布擦', en: 'Easy to grip, and walls wipe clean with a damp cloth' },
    icon: '1f58d-fe0f',
    tint: 132,
    price: 2490,
    listPrice: 3200,
    axes: [
      {
        name: { zh: '支数', en: 'Count' },
        values: [
          { code: 'c12', name: { zh: '12 色', en: '12 colours' } },
          { code: 'c24', name: { zh: '24 色', en: '24 colours' }, extra: 1200 },
          { code: 'c36', name: { zh: '36 色', en: '36 colours' }, extra: 2200 },
        ],
      },
    ],
    attributes: { 'culture-reader': 'child', 'culture-level': 'starter', 'culture-origin': 'guangdong' },
    story: [
      {
        zh: '三角形笔身贴合孩子的三指握法，放在桌上也不会滚落。蜡质偏硬，用力涂不易断，线条实，铺色均匀。',
        en: "The three-sided barrel suits a young child's grip and will not roll off the table. The wax is firm enough to press hard, with solid lines and even coverage.",
      },
      {
        zh: '颜料可水洗，沾到衣服用肥皂搓洗，墙面用湿布擦拭。每支外包纸筒印有色名，收拾时照着盒内色卡一支支归位。',
        en: 'Marks rinse off: soap for clothes, a damp cloth for painted walls. Each sleeve carries the colour name, so putting them back in order becomes part of the game.',
      },
    ],
    facts: [
      { name: { zh: '适用年龄', en: 'Age' }, value: { zh: '3 岁以上', en: '3 years and up' } },
      { name: { zh: '笔身', en: 'Barrel' }, value: { zh: '三角形，直径 11 mm', en: 'Triangular, 11 mm' } },
      { name: { zh: '特性', en: 'Feature' }, value: { zh: '可水洗', en: 'Washable' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB 21027', en: 'GB 21027' } },
    ],
    sales: 28900,
    score: 475,
    ageDays: 265,
  },
  {
    code: 'culture-push-pins',
    shop: 'mojian-books',
    category: 'culture-desk',
    brand: 'culture-paperhart',
    title: {
      zh: '纸鹿 大头图钉 彩色H型 软木板留言板用 100枚盒装',
      en: 'Coloured Push Pins for Cork Boards, Box of One Hundred',
    },
    selling: { zh: '一捏就住，拔出来不留大孔', en: 'Easy to grip, and barely a hole left behind' },
    icon: '1f4cc',
    tint: 12,
    price: 990,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '玫红', en: 'Rose Red' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '天蓝', en: 'Sky Blue' }, paint: { hue: -140 } },
          { code: 'green', name: { zh: '嫩绿', en: 'Leaf Green' }, paint: { hue: 120, saturation: 0.9 } },
        ],
      },
    ],
    attributes: {
      'culture-material': 'resin',
      'culture-reader': 'all',
      'culture-level': 'daily',
      'culture-origin': 'guangdong',
    },
    story: [
      {
        zh: '腰身收窄的 H 型，手指捏住不打滑，戴着手套也拔得起来。钢针长 10 毫米，钉三四张纸加一张照片刚好。',
        en: 'The waisted shape gives fingers something to hold, even with gloves on. The 10 mm steel point goes through three or four sheets and a photograph.',
      },
      {
        zh: '钉帽与钢针一体注塑，针不会脱出来。透明盒带卡扣，竖着放进抽屉不会撒，旅行地图、排班表都用得上。',
        en: 'Cap and point are moulded together so the pin cannot pull out. The clear box clips shut and stays closed in a drawer, ready for travel maps and rotas.',
      },
    ],
    facts: [
      { name: { zh: '数量', en: 'Quantity' }, value: { zh: '100 枚', en: '100' } },
      { name: { zh: '针长', en: 'Point' }, value: { zh: '10 mm', en: '10 mm' } },
      { name: { zh: '总高', en: 'Height' }, value: { zh: '23 mm', en: '23 mm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'PS 帽、钢针', en: 'PS cap, steel point' } },
    ],
    sales: 19700,
    score: 464,
    ageDays: 392,
  },
  {
    code: 'culture-paper-clips',
    shop: 'mojian-books',
    category: 'culture-desk',
    brand: 'culture-paperhart',
    title: {
      zh: '纸鹿 镀镍回形针 28mm 圆头不挂纸 200枚纸盒装',
      en: 'Nickel-Plated 28 mm Paper Clips, Box of Two Hundred',
    },
    selling: { zh: '钢丝有弹性，夹过二十页还能回弹', en: 'Springy wire that recovers after twenty pages' },
    icon: '1f587-fe0f',
    tint: 284,
    price: 790,
    axes: [],
    attributes: {
      'culture-material': 'metal',
      'culture-reader': 'all',
      'culture-level': 'daily',
      'culture-origin': 'zhejiang',
    },
    story: [
      {
        zh: '用 0.9 毫米高碳钢丝弯成，夹过二十页再取下，针形不会走样。内外端口都做圆头处理，推进去时不刮纸边。',
        en: 'Bent from 0.9 mm high-carbon wire, each clip returns to shape after holding twenty pages. Both ends are rounded so they slide on without scoring the paper.',
      },
      {
        zh: '表面镀镍，潮湿的南方夏天也少生锈。盒子用再生纸板，抽屉式开口，一次倒出几枚不会洒一桌。',
        en: 'Nickel plating resists rust through a humid summer. The recycled-board box slides open like a drawer, so a few can be shaken out without emptying the lot.',
      },
    ],
    facts: [
      { name: { zh: '数量', en: 'Quantity' }, value: { zh: '200 枚', en: '200' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '28 mm', en: '28 mm' } },
      { name: { zh: '线径', en: 'Wire' }, value: { zh: '0.9 mm', en: '0.9 mm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '镀镍钢丝', en: 'Nickel-plated steel' } },
    ],
    sales: 8800,
    score: 412,
    ageDays: 240,
  },
  {
    code: 'culture-card-box',
    shop: 'mojian-books',
    category: 'culture-desk',
    brand: 'culture-paperhart',
    title: {
      zh: '纸鹿 桌面文件卡片盒 金属标签框 可挂A4分类夹',
      en: 'Desktop Card and File Box with Metal Label Frame, A4',
    },
    selling: { zh: '账单、说明书、保修卡，一只盒子分清楚', en: 'Bills, manuals and guarantees, sorted in one box' },
    icon: '1f5c3-fe0f',
    tint: 48,
    price: 8600,
    listPrice: 9900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'plum', name: { zh: '深紫', en: 'Deep Plum' }, paint: { hue: 0 } },
          { code: 'teal', name: { zh: '墨青', en: 'Dark Teal' }, paint: { hue: -85, brightness: 1.1 } },
        ],
      },
    ],
    attributes: {
      'culture-material': 'paper',
      'culture-reader': 'adult',
      'culture-level': 'daily',
      'culture-origin': 'zhejiang',
    },
    story: [
      {
        zh: '盒身用 2.5 毫米灰板裱纸，内侧加一道挂条，可以直接挂 A4 吊夹。前面的金属框插标签，换内容时抽出来重写。',
        en: 'The body is 2.5 mm board wrapped in textured paper, with rails inside for A4 hanging folders. The metal frame takes a paper label you can pull out and rewrite.',
      },
      {
        zh: '随盒配五个分类夹和三枚彩色索引签。底部贴了绒布，从书架上拉出来不会刮花层板，装满约八公斤仍不变形。',
        en: 'Five folders and three coloured index tabs come with it. Felt on the base protects the shelf, and the box keeps its shape when loaded to about eight kilograms.',
      },
    ],
    facts: [
      { name: { zh: '外尺寸', en: 'Outer size' }, value: { zh: '335 × 260 × 270 mm', en: '335 × 260 × 270 mm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '灰板裱特种纸', en: 'Paper-wrapped board' } },
      { name: { zh: '配件', en: 'Included' }, value: { zh: '分类夹 5、索引签 3', en: '5 folders, 3 tabs' } },
      { name: { zh: '承重', en: 'Load' }, value: { zh: '约 8 kg', en: 'About 8 kg' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '1.3 kg', en: '1.3 kg' } },
    ],
    sales: 3120,
    score: 469,
    ageDays: 58,
  },
  {
    code: 'culture-desk-scissors',
    shop: 'mojian-books',
    category: 'culture-desk',
    brand: 'culture-paperhart',
    title: {
      zh: '纸鹿 办公剪刀 不锈钢特氟龙涂层 剪胶带不粘 17cm',
      en: '17 cm Office Scissors with Non-Stick Coated Steel Blades',
    },
    selling: { zh: '剪胶带、剪快递袋，刀口不挂胶', en: 'Cuts tape and mailers without gumming up' },
    icon: '2702-fe0f',
    tint: 356,
    price: 2290,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'coral', name: { zh: '珊瑚红', en: 'Coral Red' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '雾蓝', en: 'Dusty Blue' }, paint: { hue: -145, saturation: 0.7 } },
          {
            code: 'green',
            name: { zh: '豆绿', en: 'Pea Green' },
            paint: { hue: 110, saturation: 0.7, brightness: 0.95 },
          },
        ],
      },
    ],
    attributes: {
      'culture-material': 'metal',
      'culture-reader': 'all',
      'culture-level': 'daily',
      'culture-origin': 'guangdong',
    },
    story: [
      {
        zh: '刀片为 3Cr13 不锈钢，厚 1.8 毫米，表面涂特氟龙，剪透明胶带后用纸一擦就净。刃口微锯齿，剪软塑料袋不打滑。',
        en: 'The 1.8 mm stainless blades carry a non-stick coating, so tape residue wipes away with paper. A micro-serrated edge keeps soft plastic from sliding out of the bite.',
      },
      {
        zh: '手柄大小圈按三指受力设计，内圈包软胶，连续剪半小时不勒手。支点用可调螺丝，松了自己就能拧紧。',
        en: 'The bows are shaped for three fingers and lined with soft rubber for longer jobs. The pivot is an adjustable screw you can tighten at home.',
      },
    ],
    facts: [
      { name: { zh: '全长', en: 'Length' }, value: { zh: '170 mm', en: '170 mm' } },
      { name: { zh: '刀片', en: 'Blade' }, value: { zh: '3Cr13 不锈钢，1.8 mm', en: '3Cr13 stainless, 1.8 mm' } },
      { name: { zh: '手柄', en: 'Handle' }, value: { zh: 'PP 包 TPR', en: 'PP with TPR' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '78 g', en: '78 g' } },
    ],
    sales: 11300,
    score: 478,
    ageDays: 171,
  },
];
