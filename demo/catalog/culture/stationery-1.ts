import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'culture-coil-notebook',
    shop: 'mojian-books',
    category: 'culture-notebooks',
    brand: 'culture-paperhart',
    title: {
      zh: '纸鹿 双线圈笔记本 B5加厚100张 可360度对折 多内页',
      en: 'Twin-Wire B5 Notebook, 100 Thick Sheets, Folds Right Back',
    },
    selling: {
      zh: '六种封面，五种内页，从头写到尾都不洇',
      en: 'Six covers, five rulings and paper that takes ink to the last page',
    },
    icon: '1f4d2',
    tint: 48,
    price: 1890,
    listPrice: 2590,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'yellow', name: { zh: '明黄', en: 'Yellow' }, paint: { hue: 0 } },
          { code: 'orange', name: { zh: '橘橙', en: 'Orange' }, paint: { hue: -22 } },
          { code: 'green', name: { zh: '草绿', en: 'Green' }, paint: { hue: 62, saturation: 0.9, brightness: 0.9 } },
          {
            code: 'blue',
            name: { zh: '湖蓝', en: 'Lake Blue' },
            paint: { hue: 155, saturation: 0.9, brightness: 0.95 },
          },
          { code: 'purple', name: { zh: '藕紫', en: 'Mauve' }, paint: { hue: 228, saturation: 0.7, brightness: 0.95 } },
          { code: 'grey', name: { zh: '雾灰', en: 'Mist Grey' }, paint: { saturation: 0.08, brightness: 0.95 } },
        ],
      },
      {
        name: { zh: '内页', en: 'Ruling' },
        values: [
          { code: 'lined', name: { zh: '横线', en: 'Lined' } },
          { code: 'grid', name: { zh: '方格', en: 'Grid' } },
          { code: 'dot', name: { zh: '点阵', en: 'Dot grid' } },
          { code: 'blank', name: { zh: '空白', en: 'Blank' } },
          { code: 'cornell', name: { zh: '康奈尔', en: 'Cornell' }, extra: 200 },
        ],
      },
    ],
    soldOut: ['yellow/cornell', 'blue/dot'],
    attributes: {
      'culture-material': 'paper',
      'culture-reader': 'student',
      'culture-level': 'daily',
      'culture-origin': 'zhejiang',
    },
    story: [
      {
        zh: '100 张 80 克微涂层纸，钢笔和中性笔写上去不洇不透，翻到背面仍能接着写。双线圈口径加大，本子写厚了也翻得顺。',
        en: 'A hundred sheets of lightly coated 80 gsm paper that take fountain and gel pens without bleed, so both sides are usable. The wide twin wire keeps turning smoothly as the book fills up.',
      },
      {
        zh: '封面是 0.8 毫米 PP 硬板，站着记录也有支撑。每页右上角留了日期栏，边缘有打孔撕线，交作业时撕得整齐。',
        en: 'The 0.8 mm polypropylene cover is firm enough to write on while standing. Every page has a date box in the corner and a perforated edge, so loose sheets come away cleanly.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Size' }, value: { zh: 'B5，179 × 252 mm', en: 'B5, 179 × 252 mm' } },
      { name: { zh: '张数', en: 'Sheets' }, value: { zh: '100 张', en: '100' } },
      { name: { zh: '用纸', en: 'Paper' }, value: { zh: '80 g 微涂层纸', en: '80 gsm lightly coated' } },
      { name: { zh: '封面', en: 'Cover' }, value: { zh: '0.8 mm PP 板', en: '0.8 mm PP board' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '约 430 g', en: 'About 430 g' } },
    ],
    sales: 46800,
    score: 483,
    ageDays: 205,
  },
  {
    code: 'culture-band-journal',
    shop: 'mojian-books',
    category: 'culture-notebooks',
    brand: 'culture-paperhart',
    title: {
      zh: '纸鹿 绑带硬面手帐本 A5点阵192页 双书签带后袋',
      en: 'A5 Hardcover Dot Journal with Elastic Band, 192 Pages',
    },
    selling: {
      zh: '每页编号，前有目录，过几年也找得到',
      en: 'Numbered pages and an index, so you can find it years later',
    },
    icon: '1f4d3',
    tint: 282,
    price: 4900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'plum', name: { zh: '暗紫', en: 'Dark Plum' }, paint: { hue: 0 } },
          {
            code: 'green',
            name: { zh: '墨绿', en: 'Bottle Green' },
            paint: { hue: -130, saturation: 1.1, brightness: 1.15 },
          },
          { code: 'wine', name: { zh: '酒红', en: 'Wine' }, paint: { hue: 58, saturation: 1.3, brightness: 1.2 } },
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
        zh: '每一页都印了页码，前四页是空白目录，适合做子弹笔记。点阵用浅灰色，复印和拍照时几乎看不见，不干扰手绘。',
        en: 'Every page is numbered and the first four form a blank index, which suits bullet journalling. The dots are pale grey and nearly vanish in a photograph, leaving drawings undisturbed.',
      },
      {
        zh: '100 克纸锁线装订，全本可摊平。两条书签带一深一浅，封底内有可撑开的纸袋，放得下票根和小卡片。',
        en: 'The 100 gsm sheets are sewn so the book opens flat throughout. Two ribbon markers, one dark and one light, and an expanding back pocket keep tickets and small cards together.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Size' }, value: { zh: 'A5，148 × 210 mm', en: 'A5, 148 × 210 mm' } },
      { name: { zh: '页数', en: 'Pages' }, value: { zh: '192 页', en: '192' } },
      { name: { zh: '用纸', en: 'Paper' }, value: { zh: '100 g 道林纸', en: '100 gsm woodfree' } },
      { name: { zh: '装订', en: 'Binding' }, value: { zh: '锁线可摊平', en: 'Thread-sewn, lay-flat' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '约 330 g', en: 'About 330 g' } },
    ],
    sales: 8620,
    score: 477,
    ageDays: 133,
  },
  {
    code: 'culture-year-diary',
    shop: 'mojian-books',
    category: 'culture-notebooks',
    brand: 'culture-paperhart',
    title: {
      zh: '纸鹿 2027年度手帐 布纹印花封面 可烫印姓名 附贴纸',
      en: '2027 Year Diary in Printed Cloth, Name Stamping Available',
    },
    selling: { zh: '周计划或一日一页，封底烫上你的名字', en: 'Weekly or page-a-day, with your name on the back cover' },
    icon: '1f4d4',
    tint: 322,
    price: 8900,
    listPrice: 10900,
    axes: [
      {
        name: { zh: '版式', en: 'Layout' },
        values: [
          { code: 'week', name: { zh: '周计划', en: 'Weekly' } },
          { code: 'day', name: { zh: '一日一页', en: 'Page a day' }, extra: 2000 },
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
        zh: '从 2026 年 12 月起排到 2027 年 12 月，共十三个月。节气和法定假日印在页脚小字里，留给自己的空白比印好的格子多。',
        en: 'It runs thirteen months, from December 2026 to December 2027. Solar terms and public holidays sit in small type at the foot of the page, leaving more blank space than printed boxes.',
      },
      {
        zh: '封面布纹纸上散印彩色短线，耐磨不起毛。烫印由店内小机器逐本完成，下单时填写姓名，三个工作日内寄出。',
        en: 'The cloth-textured cover is scattered with short coloured strokes and resists scuffing. Names are foil-stamped one copy at a time in our own workshop and leave within three working days.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Size' }, value: { zh: 'B6，128 × 182 mm', en: 'B6, 128 × 182 mm' } },
      { name: { zh: '周期', en: 'Period' }, value: { zh: '2026.12–2027.12', en: 'Dec 2026 – Dec 2027' } },
      { name: { zh: '用纸', en: 'Paper' }, value: { zh: '52 g 薄纸', en: '52 gsm thin paper' } },
      { name: { zh: '封面', en: 'Cover' }, value: { zh: '布纹印花', en: 'Printed cloth texture' } },
      { name: { zh: '附件', en: 'Included' }, value: { zh: '贴纸 2 张', en: '2 sticker sheets' } },
    ],
    sales: 4310,
    score: 485,
    ageDays: 9,
    custom: [
      {
        code: 'name',
        name: { zh: '烫印姓名', en: 'Name to stamp' },
        mode: 'INPUT',
        maxLength: 12,
      },
      {
        code: 'foil',
        name: { zh: '烫印颜色', en: 'Foil colour' },
        mode: 'SELECT',
        choices: [
          { zh: '金色', en: 'Gold' },
          { zh: '银色', en: 'Silver' },
          { zh: '白色', en: 'White' },
        ],
      },
    ],
  },
  {
    code: 'culture-memo-pad',
    shop: 'mojian-books',
    category: 'culture-notebooks',
    brand: 'culture-paperhart',
    title: {
      zh: '纸鹿 上翻线圈便签本 80张速记小本 齿孔易撕 三种尺寸',
      en: 'Top-Spiral Memo Pad, 80 Tear-Off Sheets in Three Sizes',
    },
    selling: { zh: '揣兜里的小本，想到就记，用完就撕', en: 'A pocket pad to jot on and tear from' },
    icon: '1f5d2-fe0f',
    tint: 178,
    price: 690,
    axes: [
      {
        name: { zh: '尺寸', en: 'Size' },
        values: [
          { code: 'a7', name: { zh: 'A7 口袋', en: 'A7 pocket' } },
          { code: 'a6', name: { zh: 'A6 手掌', en: 'A6 palm' }, extra: 200 },
          { code: 'a5', name: { zh: 'A5 桌面', en: 'A5 desk' }, extra: 500 },
        ],
      },
    ],
    attributes: {
      'culture-material': 'paper',
      'culture-reader': 'all',
      'culture-level': 'daily',
      'culture-origin': 'guangdong',
    },
    story: [
      {
        zh: '线圈在顶上，左手右手写都不碰手。页头打了细齿孔，撕下来边缘平整，贴冰箱、夹文件都好看。',
        en: 'The wire sits at the top, so left- and right-handers write without bumping it. A fine perforation lets each sheet come off with a straight edge for the fridge or a file.',
      },
      {
        zh: '背板是 1 毫米灰卡，站着也能写。横线间距 7 毫米，字写大一点也不拥挤，80 张大约够记两个月的日常清单。',
        en: 'A 1 mm grey board backs the pad so you can write on the move. Lines are 7 mm apart, and eighty sheets last about two months of daily lists.',
      },
    ],
    facts: [
      { name: { zh: '张数', en: 'Sheets' }, value: { zh: '80 张', en: '80' } },
      { name: { zh: '用纸', en: 'Paper' }, value: { zh: '70 g 双胶纸', en: '70 gsm offset' } },
      { name: { zh: '行距', en: 'Line spacing' }, value: { zh: '7 mm', en: '7 mm' } },
      { name: { zh: '背板', en: 'Backing' }, value: { zh: '1 mm 灰卡', en: '1 mm grey board' } },
    ],
    sales: 33500,
    score: 466,
    ageDays: 365,
  },
  {
    code: 'culture-desk-calendar',
    shop: 'mojian-books',
    category: 'culture-notebooks',
    brand: 'culture-mojian',
    title: {
      zh: '墨笺社 2027桌面台历 立式线圈 节气插画 大格可书写',
      en: '2027 Standing Desk Calendar with Solar-Term Illustrations',
    },
    selling: {
      zh: '十二幅节气小画，每天一格够写三行字',
      en: 'Twelve seasonal drawings and room for three lines a day',
    },
    icon: '1f5d3-fe0f',
    tint: 206,
    price: 3500,
    listPrice: 4500,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '靛蓝', en: 'Indigo' }, paint: { hue: 0 } },
          { code: 'red', name: { zh: '朱红', en: 'Vermilion' }, paint: { hue: 108 } },
        ],
      },
    ],
    attributes: {
      'culture-material': 'paper',
      'culture-reader': 'all',
      'culture-level': 'daily',
      'culture-origin': 'beijing',
    },
    story: [
      {
        zh: '正面是当月大格，每天留出三行字的位置；背面是一幅节气小画和一句农谚。两面都能立着看，开会时翻过来就是画。',
        en: 'The front gives each day room for three handwritten lines, while the back carries a small seasonal drawing and a country saying. It stands either way round, so meetings can face the picture.',
      },
      {
        zh: '底座为 2 毫米硬卡，折成三角稳稳立住。线圈内侧包边，不刮桌面，翻页时声音也轻。',
        en: 'The base is 2 mm board folded into a steady triangle. The wire is edged on the inside so it will not scratch the desk, and pages turn quietly.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Size' }, value: { zh: '210 × 160 mm', en: '210 × 160 mm' } },
      { name: { zh: '页数', en: 'Leaves' }, value: { zh: '13 张', en: '13' } },
      { name: { zh: '用纸', en: 'Paper' }, value: { zh: '200 g 特种纸', en: '200 gsm art paper' } },
      { name: { zh: '底座', en: 'Base' }, value: { zh: '2 mm 硬卡', en: '2 mm board' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '约 260 g', en: 'About 260 g' } },
    ],
    sales: 2680,
    score: 470,
    ageDays: 6,
  },
  {
    code: 'culture-fountain-pen',
    shop: 'mojian-books',
    category: 'culture-pens',
    brand: 'culture-whitequill',
    title: {
      zh: '白翎 树脂钢笔 暗尖旋帽 墨囊上墨器两用 笔杆可刻字',
      en: 'Whitequill Resin Fountain Pen with Screw Cap, Engravable',
    },
    selling: { zh: '19克的轻笔杆，写满两页也不坠手', en: 'Nineteen grams in the hand, light through two full pages' },
    icon: '1f58b-fe0f',
    tint: 218,
    price: 16800,
    listPrice: 19800,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '海蓝', en: 'Sea Blue' }, paint: { hue: 0 } },
          {
            code: 'green',
            name: { zh: '松绿', en: 'Pine Green' },
            paint: { hue: -100, saturation: 0.9, brightness: 0.9 },
          },
          {
            code: 'burgundy',
            name: { zh: '勃艮第红', en: 'Burgundy' },
            paint: { hue: 105, saturation: 1.1, brightness: 0.8 },
          },
        ],
      },
      {
        name: { zh: '笔尖', en: 'Nib' },
        values: [
          { code: 'f', name: { zh: 'F 细尖', en: 'Fine' } },
          { code: 'ef', name: { zh: 'EF 特细', en: 'Extra fine' } },
        ],
      },
    ],
    soldOut: ['green/ef'],
    attributes: {
      'culture-material': 'resin',
      'culture-reader': 'adult',
      'culture-level': 'daily',
      'culture-origin': 'zhejiang',
    },
    story: [
      {
        zh: '笔尖为不锈钢镀铑，出厂前逐支蘸墨试写，顺滑里带一点阻尼，写小字收得住。旋帽一圈半就开，帽内有密封圈，搁一周也能起笔。',
        en: 'The rhodium-plated steel nib is dip-tested before it leaves the bench, smooth with a little feedback for small writing. The cap opens in a turn and a half and seals well enough to rest a week.',
      },
      {
        zh: '笔杆由整根树脂棒车削，不拼接。可在笔夹对侧刻字，线条填银色；含一支旋转上墨器和两支蓝黑墨囊。',
        en: 'The barrel is turned from a single resin rod. A line of text can be engraved opposite the clip and filled in silver. One converter and two blue-black cartridges are included.',
      },
    ],
    facts: [
      { name: { zh: '全长', en: 'Length' }, value: { zh: '138 mm（合帽）', en: '138 mm capped' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '19 g', en: '19 g' } },
      { name: { zh: '笔尖', en: 'Nib' }, value: { zh: '不锈钢镀铑', en: 'Rhodium-plated steel' } },
      { name: { zh: '上墨', en: 'Filling' }, value: { zh: '墨囊／上墨器', en: 'Cartridge or converter' } },
      { name: { zh: '附件', en: 'Included' }, value: { zh: '上墨器 1、墨囊 2', en: '1 converter, 2 cartridges' } },
    ],
    sales: 6240,
    score: 482,
    ageDays: 118,
    custom: [
      {
        code: 'text',
        name: { zh: '刻字内容', en: 'Engraving text' },
        mode: 'INPUT',
        maxLength: 14,
      },
      {
        code: 'font',
        name: { zh: '字体', en: 'Typeface' },
        mode: 'SELECT',
        choices: [
          { zh: '楷体', en: 'Regular script' },
          { zh: '宋体', en: 'Song serif' },
          { zh: '英文斜体', en: 'Latin italic' },
        ],
      },
    ],
  },
  {
    code: 'culture-gel-pen',
    shop: 'mojian-books',
    category: 'culture-pens',
    brand: 'culture-whitequill',
    title: {
      zh: '白翎 按动中性笔 0.5mm速干墨 低重心金属笔尖 三支装',
      en: 'Quick-Dry 0.5 mm Retractable Gel Pens, Pack of Three',
    },
    selling: { zh: '写完三秒再抹，不花纸不脏手', en: 'Wipe it three seconds later and nothing smears' },
    icon: '1f58a-fe0f',
    tint: 232,
    price: 1290,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '蓝杆', en: 'Blue Barrel' }, paint: { hue: 0 } },
          { code: 'red', name: { zh: '红杆', en: 'Red Barrel' }, paint: { hue: 112, saturation: 1.1 } },
          { code: 'green', name: { zh: '绿杆', en: 'Green Barrel' }, paint: { hue: -105, brightness: 0.95 } },
          { code: 'black', name: { zh: '黑杆', en: 'Black Barrel' }, paint: { saturation: 0.1, brightness: 0.45 } },
        ],
      },
    ],
    attributes: {
      'culture-material': 'resin',
      'culture-reader': 'student',
      'culture-level': 'daily',
      'culture-origin': 'guangdong',
    },
    story: [
      {
        zh: '改良速干墨在普通作业纸上约三秒定干，左手书写也不蹭。0.5 毫米针管头出水均匀，抄一页笔记粗细一致。',
        en: 'The quick-dry ink sets in about three seconds on ordinary exercise paper, which left-handers will notice. A 0.5 mm needle tip keeps the line even from the top of the page to the bottom.',
      },
      {
        zh: '笔尖一端用黄铜件配重，重心低，写字更稳。按键做了阻尼，课堂上按下去声音很小，替芯通用 110 毫米规格。',
        en: 'A brass front section lowers the balance for steadier writing. The button is damped so it stays quiet in class, and refills are the common 110 mm size.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '3 支／盒', en: '3 pens' } },
      { name: { zh: '笔尖', en: 'Tip' }, value: { zh: '0.5 mm 针管', en: '0.5 mm needle' } },
      { name: { zh: '墨水', en: 'Ink' }, value: { zh: '速干中性墨', en: 'Quick-dry gel' } },
      { name: { zh: '书写长度', en: 'Writing length' }, value: { zh: '约 900 m／支', en: 'About 900 m each' } },
      { name: { zh: '替芯', en: 'Refill' }, value: { zh: '110 mm 通用', en: 'Standard 110 mm' } },
    ],
    sales: 78200,
    score: 479,
    ageDays: 280,
  },
];
