import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'culture-gradient-puzzle',
    shop: 'mojian-books',
    category: 'culture-games',
    brand: 'culture-pawnjar',
    title: {
      zh: '棋罐 渐变色拼图 加厚灰板 免尘切割 挂画级减压',
      en: 'Colour Gradient Jigsaw Puzzle on Thick Dust-Free Board',
    },
    selling: { zh: '没有图案可认，只凭颜色一点点靠近', en: 'No picture to follow, only colour closing in on colour' },
    icon: '1f9e9',
    tint: 88,
    price: 6900,
    listPrice: 8900,
    axes: [
      {
        name: { zh: '片数', en: 'Pieces' },
        values: [
          { code: 'p300', name: { zh: '300 片', en: '300 pieces' } },
          { code: 'p500', name: { zh: '500 片', en: '500 pieces' }, extra: 2000 },
          { code: 'p1000', name: { zh: '1000 片', en: '1,000 pieces' }, extra: 4500 },
        ],
      },
    ],
    soldOut: ['p1000'],
    attributes: {
      'culture-material': 'paper',
      'culture-reader': 'adult',
      'culture-level': 'daily',
      'culture-origin': 'guangdong',
    },
    story: [
      {
        zh: '画面只有一层由嫩绿到明黄的渐变，拼的时候要把相近的色片摆在一起比对。背面按区印了字母，卡住时可以分区突破。',
        en: 'The picture is nothing but a sweep from leaf green to yellow, so you sort near neighbours by eye. Letters on the back mark sections for when you get stuck.',
      },
      {
        zh: '板厚 2 毫米，切口利落，掉屑少，扣合后整幅提起来不散。盒里有一张同色谱卡和胶水，拼好可以直接裱框。',
        en: 'The 2 mm board is cut cleanly with little dust and locks firmly enough to lift. A colour card and glue are in the box if you mean to frame it.',
      },
    ],
    facts: [
      {
        name: { zh: '成品尺寸', en: 'Finished size' },
        value: { zh: '38 × 26 至 70 × 50 cm', en: '38 × 26 to 70 × 50 cm' },
      },
      { name: { zh: '板厚', en: 'Board' }, value: { zh: '2 mm 灰板', en: '2 mm greyboard' } },
      { name: { zh: '年龄', en: 'Age' }, value: { zh: '8 岁以上', en: '8 and up' } },
      { name: { zh: '附件', en: 'Included' }, value: { zh: '拼图胶、色谱卡', en: 'Glue, colour card' } },
    ],
    sales: 8420,
    score: 475,
    ageDays: 52,
  },
  {
    code: 'culture-chess-set',
    shop: 'mojian-books',
    category: 'culture-games',
    brand: 'culture-pawnjar',
    title: {
      zh: '棋罐 国际象棋套装 加重黑白棋子 折叠木盘 双后',
      en: 'Weighted Chess Set with Folding Wooden Board, Extra Queens',
    },
    selling: { zh: '棋子加了铁芯，落下去有分量', en: 'Iron-cored pieces that land with a little weight' },
    icon: '265f-fe0f',
    tint: 252,
    price: 15900,
    axes: [],
    attributes: {
      'culture-material': 'wood',
      'culture-reader': 'all',
      'culture-level': 'daily',
      'culture-origin': 'zhejiang',
    },
    story: [
      {
        zh: '棋子用榉木车制，内嵌铁块，底面贴绒布，推着走不刮棋盘。王高 78 毫米，与 45 毫米的格子比例合适，看得清也拿得稳。',
        en: 'The beech pieces are turned, weighted with iron and felted underneath. The king stands 78 mm on 45 mm squares, a clear proportion that is easy to handle.',
      },
      {
        zh: '棋盘对折成盒，里面有绒布分槽，每枚棋子都有位置。双方各备一枚升变用的后，丢了单枚也可以单独补购。',
        en: 'The board folds into a box with a lined slot for every piece. Each side has a spare queen for promotion, and single pieces can be bought if one goes missing.',
      },
    ],
    facts: [
      { name: { zh: '棋盘', en: 'Board' }, value: { zh: '展开 400 × 400 mm', en: '400 × 400 mm open' } },
      { name: { zh: '王高', en: 'King' }, value: { zh: '78 mm', en: '78 mm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '榉木、铁芯', en: 'Beech, iron core' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '1.9 kg', en: '1.9 kg' } },
      { name: { zh: '棋子', en: 'Pieces' }, value: { zh: '34 枚', en: '34' } },
    ],
    sales: 1540,
    score: 471,
    ageDays: 137,
  },
  {
    code: 'culture-star-telescope',
    shop: 'mojian-books',
    category: 'culture-science',
    brand: 'culture-wildgaze',
    title: {
      zh: '望野 天文望远镜 70mm口径 折射式 观月看土星环',
      en: "70 mm Refractor Telescope for the Moon and Saturn's Rings",
    },
    selling: { zh: '阳台上就能看月球环形山', en: 'Lunar craters from your own balcony' },
    icon: '1f52d',
    tint: 238,
    price: 69900,
    listPrice: 89900,
    axes: [],
    attributes: {
      'culture-material': 'metal',
      'culture-reader': 'student',
      'culture-level': 'starter',
      'culture-origin': 'jiangsu',
    },
    story: [
      {
        zh: '70 毫米消色差物镜、700 毫米焦距，看月球环形山和木星四颗卫星都清楚，晴夜能分辨土星环。两枚目镜分别为 28 倍和 70 倍。',
        en: "A 70 mm achromatic lens at 700 mm shows lunar craters and Jupiter's four bright moons, and on a clear night separates Saturn's rings. Two eyepieces give 28 and 70 times.",
      },
      {
        zh: '铝合金三脚架可升到 125 厘米，经纬台带微调杆。附一张四季星图；切勿直接对准太阳，白天观景请用正像镜。',
        en: 'The aluminium tripod rises to 125 cm with a slow-motion handle. A star map is included. Never point it at the sun, and use the erecting prism for daytime views.',
      },
    ],
    facts: [
      { name: { zh: '口径', en: 'Aperture' }, value: { zh: '70 mm', en: '70 mm' } },
      { name: { zh: '焦距', en: 'Focal length' }, value: { zh: '700 mm', en: '700 mm' } },
      { name: { zh: '目镜', en: 'Eyepieces' }, value: { zh: '25 mm、10 mm', en: '25 mm, 10 mm' } },
      { name: { zh: '三脚架', en: 'Tripod' }, value: { zh: '铝合金，65–125 cm', en: 'Aluminium, 65–125 cm' } },
      { name: { zh: '总重', en: 'Weight' }, value: { zh: '3.8 kg', en: '3.8 kg' } },
    ],
    sales: 1720,
    score: 463,
    ageDays: 19,
  },
  {
    code: 'culture-school-microscope',
    shop: 'mojian-books',
    category: 'culture-science',
    brand: 'culture-wildgaze',
    title: {
      zh: '望野 学生生物显微镜 40-640倍 上下光源 含标本切片',
      en: 'Student Microscope, 40-640x, Twin Light, Prepared Slides',
    },
    selling: { zh: '洋葱皮、花粉、池塘水，今晚就能看', en: 'Onion skin, pollen and pond water, tonight' },
    icon: '1f52c',
    tint: 192,
    price: 45900,
    axes: [],
    soldOut: ['*'],
    attributes: {
      'culture-material': 'metal',
      'culture-reader': 'student',
      'culture-level': 'starter',
      'culture-origin': 'jiangsu',
    },
    story: [
      {
        zh: '三颗物镜配两枚目镜，从 40 倍到 640 倍。上光源看花瓣和硬币，下光源看切片，亮度旋钮无级调节，连续看也不刺眼。',
        en: 'Three objectives and two eyepieces run from 40 to 640 times. Light from above shows petals and coins, light from below shows slides, and the dimmer is stepless.',
      },
      {
        zh: '金属机身压得住桌面，粗细调焦同轴。箱内有十二片成品标本、空白载玻片、染色液和实验手册，跟着做一遍就会制片。',
        en: 'The metal body sits firmly and coarse and fine focus share one axis. Twelve prepared slides, blanks, stain and a handbook take you through making your own.',
      },
    ],
    facts: [
      { name: { zh: '倍率', en: 'Magnification' }, value: { zh: '40–640×', en: '40–640×' } },
      { name: { zh: '光源', en: 'Light' }, value: { zh: '上下 LED', en: 'LED above and below' } },
      { name: { zh: '电源', en: 'Power' }, value: { zh: 'USB 5 V', en: 'USB 5 V' } },
      { name: { zh: '机身', en: 'Body' }, value: { zh: '合金', en: 'Alloy' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '1.6 kg', en: '1.6 kg' } },
      { name: { zh: '标本', en: 'Slides' }, value: { zh: '12 片', en: '12' } },
    ],
    sales: 2350,
    score: 470,
    ageDays: 276,
  },
];
