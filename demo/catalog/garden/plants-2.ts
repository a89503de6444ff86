import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'garden-patio-rose',
    shop: 'qingyuan-garden',
    category: 'garden-flower',
    brand: 'garden-hoe',
    title: {
      zh: '锄月 月季花苗 两年生盆栽 四季勤花 带花苞发货',
      en: 'Patio Rose, Two Years Old, Repeat Flowering, Sent in Bud',
    },
    selling: { zh: '修剪一次，四十天再开一轮', en: 'Prune once and it blooms again in forty days' },
    icon: '1f339',
    tint: 2,
    price: 4500,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '正红', en: 'Red' }, paint: { hue: 0 } },
          { code: 'coral', name: { zh: '珊瑚橙', en: 'Coral' }, paint: { hue: 16, brightness: 1.12 } },
          {
            code: 'pink',
            name: { zh: '浅粉', en: 'Soft Pink' },
            paint: { hue: -12, saturation: 0.55, brightness: 1.2 },
          },
          {
            code: 'purple',
            name: { zh: '紫红', en: 'Purple Red' },
            paint: { hue: -42, saturation: 0.9, brightness: 0.9 },
          },
        ],
      },
    ],
    soldOut: ['purple'],
    attributes: { 'garden-light': 'sun', 'garden-season': 'spring', 'garden-care': 'medium' },
    story: [
      {
        zh: '两年生扦插苗，自根，枝条四条以上，不用担心砧木冒芽。花型高心卷边，剪一枝插瓶可以看五六天。',
        en: 'Two-year plants on their own roots carry four or more canes, so no suckers appear. The high-centred flowers last five or six days in a vase.',
      },
      {
        zh: '收到先摘掉花苞再上盆，把力气留给根。每轮花后从第二片五叶处剪，配合缓释肥，从四月一直开到霜降。',
        en: 'Remove buds before potting on so strength goes to the roots. Cut to the second five-leaflet leaf after each flush and it flowers from April until frost.',
      },
    ],
    facts: [
      { name: { zh: '苗龄', en: 'Age' }, value: { zh: '2 年', en: '2 years' } },
      { name: { zh: '株高', en: 'Height' }, value: { zh: '30–40 cm', en: '30–40 cm' } },
      { name: { zh: '花盆', en: 'Pot' }, value: { zh: '1 加仑', en: '1 gallon' } },
      { name: { zh: '耐寒', en: 'Hardy to' }, value: { zh: '-12℃', en: '-12℃' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '河南南阳', en: 'Nanyang, Henan' } },
    ],
    sales: 9640,
    score: 470,
    ageDays: 155,
  },
  {
    code: 'garden-marguerite',
    shop: 'qingyuan-garden',
    category: 'garden-flower',
    brand: 'garden-moor',
    title: {
      zh: '青原里 玛格丽特盆栽 白瓣黄心小雏菊 矮生球形',
      en: 'Potted Marguerite Daisy, White and Gold, Compact Habit',
    },
    selling: { zh: '一盆几十朵，远看像撒了一把白', en: 'Dozens at once, like a handful of white thrown down' },
    icon: '1f33c',
    tint: 278,
    price: 2990,
    listPrice: 3900,
    axes: [],
    attributes: { 'garden-light': 'sun', 'garden-season': 'spring', 'garden-care': 'easy' },
    story: [
      {
        zh: '苗期打过两次顶，自然长成圆球，不用支撑。单朵开十天左右，花谢后连茎剪掉，旁边的芽马上补上来。',
        en: 'Pinched twice when young, the plant forms a ball without staking. Each flower lasts ten days, and side buds take over as soon as spent stems are cut.',
      },
      {
        zh: '喜凉爽，二十度上下开得多，三十度以上会歇夏。歇夏时剪去一半，放在通风半阴处，秋凉又能开一季。',
        en: 'It prefers about twenty degrees and rests above thirty. Cut it by half, keep it airy and shaded, and it flowers once more in autumn.',
      },
    ],
    facts: [
      { name: { zh: '冠幅', en: 'Spread' }, value: { zh: '25–30 cm', en: '25–30 cm' } },
      { name: { zh: '花盆', en: 'Pot' }, value: { zh: '口径 16 cm', en: '16 cm across' } },
      { name: { zh: '花期', en: 'Bloom' }, value: { zh: '3–6 月、10–11 月', en: 'March–June, Oct–Nov' } },
      { name: { zh: '浇水', en: 'Watering' }, value: { zh: '见干见湿', en: 'When the top dries' } },
    ],
    sales: 3380,
    score: 416,
    ageDays: 318,
  },
  {
    code: 'garden-column-cactus',
    shop: 'qingyuan-garden',
    category: 'garden-succulent',
    brand: 'garden-moss',
    title: {
      zh: '苔屿 柱状仙人掌 带侧枝造型 懒人绿植 办公桌窗台',
      en: 'Branched Column Cactus for Desks and Sunny Windowsills',
    },
    selling: { zh: '出差三周回来，它还是老样子', en: 'Away three weeks and it has hardly noticed' },
    icon: '1f335',
    tint: 104,
    price: 2290,
    axes: [
      {
        name: { zh: '株高', en: 'Height' },
        values: [
          { code: 'h15', name: { zh: '15 cm', en: '15 cm' } },
          { code: 'h30', name: { zh: '30 cm', en: '30 cm' }, extra: 3000 },
        ],
      },
    ],
    attributes: { 'garden-light': 'sun', 'garden-season': 'all', 'garden-care': 'easy' },
    story: [
      {
        zh: '选两侧自然分枝的植株，不是嫁接上去的。刺短而稀，换盆时用报纸折成带子一围就能提起来。',
        en: 'Plants with two natural side arms are chosen, none grafted. The spines are short and sparse, and a folded newspaper strap is enough to lift it when repotting.',
      },
      {
        zh: '土用六成颗粒，一个月浇一次，冬天断水。光照足时颜色发深，缺光会细长发白，隔段时间转一转盆。',
        en: 'The mix is sixty per cent grit. Water monthly and stop in winter. Good light keeps it dark and stocky, too little makes it pale, so turn the pot now and then.',
      },
    ],
    facts: [
      { name: { zh: '株高', en: 'Height' }, value: { zh: '15 / 30 cm', en: '15 / 30 cm' } },
      { name: { zh: '花盆', en: 'Pot' }, value: { zh: '口径 9 / 14 cm', en: '9 / 14 cm across' } },
      { name: { zh: '浇水', en: 'Watering' }, value: { zh: '约 30 天一次', en: 'About every 30 days' } },
      { name: { zh: '耐寒', en: 'Hardy to' }, value: { zh: '3℃', en: '3℃' } },
    ],
    sales: 15800,
    score: 474,
    ageDays: 260,
  },
  {
    code: 'garden-tinted-cactus',
    shop: 'qingyuan-garden',
    category: 'garden-succulent',
    brand: 'garden-moss',
    title: {
      zh: '苔屿 迷你彩色仙人掌 天然色素染色 送盆 桌面小盆栽',
      en: 'Mini Tinted Cactus with Pot, Plant-Dyed, for the Desk',
    },
    selling: { zh: '颜色会慢慢褪，长出来的新芽是绿的', en: 'The tint fades and the new growth comes green' },
    icon: '1f335',
    tint: 190,
    price: 1690,
    listPrice: 2290,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'green', name: { zh: '原绿', en: 'Natural Green' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '湖蓝', en: 'Lake Blue' }, paint: { hue: 70, saturation: 0.9 } },
          { code: 'violet', name: { zh: '紫罗兰', en: 'Violet' }, paint: { hue: 170, saturation: 0.8 } },
        ],
      },
    ],
    attributes: { 'garden-light': 'bright', 'garden-season': 'all', 'garden-care': 'easy' },
    story: [
      {
        zh: '在健康的小柱上用食用色素浸染，颜色维持三到五个月。这是表面着色，不是品种颜色，褪色后照常生长。',
        en: 'Healthy small columns are dipped in food colouring that lasts three to five months. It is a surface tint, not a variety, and the plant grows on as usual.',
      },
      {
        zh: '植株高六到八厘米，配同色小瓷盆。染色期间放在散射光处，别淋雨；孩子手痒时记得提醒有刺。',
        en: 'Each stands six to eight centimetres in a matching pot. Keep in soft light and out of rain while tinted, and remind children about the spines.',
      },
    ],
    facts: [
      { name: { zh: '株高', en: 'Height' }, value: { zh: '6–8 cm', en: '6–8 cm' } },
      { name: { zh: '花盆', en: 'Pot' }, value: { zh: '陶瓷，口径 6 cm', en: 'Ceramic, 6 cm across' } },
      { name: { zh: '色素', en: 'Dye' }, value: { zh: '食用色素', en: 'Food colouring' } },
      { name: { zh: '浇水', en: 'Watering' }, value: { zh: '20–30 天一次', en: 'Every 20–30 days' } },
    ],
    sales: 22400,
    score: 447,
    ageDays: 15,
  },
  {
    code: 'garden-blue-fir',
    shop: 'qingyuan-garden',
    category: 'garden-trees',
    brand: 'garden-hoe',
    title: {
      zh: '锄月 冷杉盆栽 塔形常绿 耐寒 入户门庭院露台 可地栽',
      en: 'Potted Fir, Evergreen Cone Shape, Hardy for Doorways',
    },
    selling: { zh: '不用修，它自己长成塔形', en: 'No clipping needed to keep its cone' },
    icon: '1f332',
    tint: 158,
    price: 8900,
    axes: [
      {
        name: { zh: '株高', en: 'Height' },
        values: [
          { code: 'h50', name: { zh: '50 cm', en: '50 cm' } },
          { code: 'h80', name: { zh: '80 cm', en: '80 cm' }, extra: 7000 },
          { code: 'h120', name: { zh: '120 cm', en: '120 cm' }, extra: 18000 },
        ],
      },
    ],
    attributes: { 'garden-light': 'sun', 'garden-season': 'autumn', 'garden-care': 'easy' },
    story: [
      {
        zh: '苗圃里间距种足，枝条从底部就长满，没有脱脚。带完整土球起苗，无纺布袋直接埋进土里也能透根。',
        en: 'Grown with room on all sides, it is branched to the ground. It is lifted with a full root ball in fabric that may be planted as it is.',
      },
      {
        zh: '秋末到早春移栽成活率高，浇一次透水后培土。长得慢，一年约十厘米，摆在门口五六年都不显大。',
        en: 'Plant between late autumn and early spring, water thoroughly and mound with soil. It adds about ten centimetres a year and suits a doorway for years.',
      },
    ],
    facts: [
      { name: { zh: '株高', en: 'Height' }, value: { zh: '50–120 cm', en: '50–120 cm' } },
      { name: { zh: '土球', en: 'Root ball' }, value: { zh: '直径 20–35 cm', en: '20–35 cm across' } },
      { name: { zh: '耐寒', en: 'Hardy to' }, value: { zh: '-25℃', en: '-25℃' } },
      { name: { zh: '年生长', en: 'Growth' }, value: { zh: '约 10 cm／年', en: 'About 10 cm a year' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东', en: 'Shandong' } },
    ],
    sales: 1460,
    score: 462,
    ageDays: 170,
  },
  {
    code: 'garden-red-maple',
    shop: 'qingyuan-garden',
    category: 'garden-trees',
    brand: 'garden-hoe',
    title: {
      zh: '锄月 红枫树苗 嫁接三年 春秋两季彩叶 庭院盆景',
      en: 'Grafted Red Maple, Three Years Old, for Pot or Garden',
    },
    selling: { zh: '春红夏绿，霜后再红一次', en: 'Red in spring and again after the first frost' },
    icon: '1f341',
    tint: 350,
    price: 13900,
    listPrice: 17900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '绯红', en: 'Scarlet' }, paint: { hue: 0 } },
          { code: 'gold', name: { zh: '金黄', en: 'Golden' }, paint: { hue: 62, brightness: 1.1 } },
        ],
      },
    ],
    attributes: { 'garden-light': 'bright', 'garden-season': 'autumn', 'garden-care': 'medium' },
    story: [
      {
        zh: '三年嫁接苗，接口平整，主干有天然的弯度，适合做盆景也可地栽。冬季落叶后起苗裸根发，缓苗快。',
        en: 'Three-year grafts with clean unions and a natural bend, for bonsai or border. Trees are lifted bare-root after leaf fall in winter and settle quickly.',
      },
      {
        zh: '夏天正午要遮一遮，否则叶尖会焦。入秋后少施氮肥、保持昼夜温差，叶色更透。每株发货前拍照留底。',
        en: 'Shade it from noon sun in summer or the tips scorch. Less nitrogen and cool nights in autumn bring clearer colour. Each tree is photographed before dispatch.',
      },
    ],
    facts: [
      { name: { zh: '株高', en: 'Height' }, value: { zh: '80–100 cm', en: '80–100 cm' } },
      { name: { zh: '地径', en: 'Trunk' }, value: { zh: '1.2–1.5 cm', en: '1.2–1.5 cm' } },
      { name: { zh: '苗龄', en: 'Age' }, value: { zh: '嫁接 3 年', en: '3 years grafted' } },
      { name: { zh: '耐寒', en: 'Hardy to' }, value: { zh: '-15℃', en: '-15℃' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江宁波', en: 'Ningbo, Zhejiang' } },
    ],
    sales: 1980,
    score: 475,
    ageDays: 40,
  },
  {
    code: 'garden-lemon-tree',
    shop: 'qingyuan-garden',
    category: 'garden-trees',
    brand: 'garden-hoe',
    title: {
      zh: '锄月 柠檬树盆栽 四季结果 带花带果发货 阳台果树',
      en: 'Potted Lemon Tree, Fruit and Flowers through the Seasons',
    },
    selling: { zh: '一边开花一边挂果，剪一颗泡水', en: 'Flowering and fruiting at once, with one to pick' },
    icon: '1f34b',
    tint: 56,
    price: 11900,
    axes: [],
    attributes: { 'garden-light': 'sun', 'garden-season': 'spring', 'garden-care': 'keen' },
    story: [
      {
        zh: '四季柠檬三年生，枝上同时有花、小青果和转黄的果。采用矮化砧木，盆里长到一米二左右就不再窜高。',
        en: 'A three-year everbearing lemon with blossom, green fruit and ripening fruit together. On a dwarfing stock it stops at about 1.2 m in a pot.',
      },
      {
        zh: '大肥大水，生长季每十天一次有机液肥，缺铁叶黄时喷螯合铁。十度以下移进室内靠窗，落几片叶属正常。',
        en: 'It is hungry and thirsty: feed every ten days in growth and spray chelated iron if leaves yellow. Move to an indoor window below ten degrees, and expect a few leaves to drop.',
      },
    ],
    facts: [
      { name: { zh: '株高', en: 'Height' }, value: { zh: '60–80 cm', en: '60–80 cm' } },
      { name: { zh: '挂果', en: 'Fruit' }, value: { zh: '3–8 颗', en: '3–8 on the tree' } },
      { name: { zh: '花盆', en: 'Pot' }, value: { zh: '3 加仑', en: '3 gallon' } },
      { name: { zh: '耐寒', en: 'Hardy to' }, value: { zh: '0℃', en: '0℃' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '四川安岳', en: 'Anyue, Sichuan' } },
    ],
    sales: 2350,
    score: 455,
    ageDays: 205,
    state: 'PUT_OFF',
  },
];
