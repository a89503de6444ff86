import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'culture-gouache-palette',
    shop: 'mojian-books',
    category: 'culture-painting',
    brand: 'culture-yanshan',
    title: {
      zh: '砚山堂 水粉颜料套装 附椴木调色板 12ml铝管 美术课用',
      en: 'Gouache Paint Set with Basswood Palette, 12 ml Tubes',
    },
    selling: { zh: '颜色覆盖得住，干湿色差小', en: 'Good coverage and little shift as it dries' },
    icon: '1f3a8',
    tint: 18,
    price: 11800,
    listPrice: 14800,
    axes: [
      {
        name: { zh: '色数', en: 'Colours' },
        values: [
          { code: 'c18', name: { zh: '18 色', en: '18 colours' } },
          { code: 'c24', name: { zh: '24 色', en: '24 colours' }, extra: 4000 },
        ],
      },
    ],
    attributes: {
      'culture-material': 'wood',
      'culture-reader': 'student',
      'culture-level': 'starter',
      'culture-origin': 'jiangsu',
    },
    story: [
      {
        zh: '颜料研磨到 15 微米以下，调水后细腻不起渣，盖得住底色。干后比湿时略浅一点，色差在可预料的范围里，画静物容易控制。',
        en: 'Ground below 15 microns, the paint mixes smoothly and covers an underlayer in one pass. It dries only slightly lighter, so still-life tones are easy to judge.',
      },
      {
        zh: '椴木调色板打磨后上两遍清漆，颜料干了用湿布可以擦下来。拇指孔按成人和少年各留一档，两侧都能握。',
        en: 'The basswood palette is varnished twice, and dried paint wipes away with a damp cloth. The thumb hole fits adult and teenage hands and works from either side.',
      },
    ],
    facts: [
      { name: { zh: '单支容量', en: 'Tube size' }, value: { zh: '12 ml', en: '12 ml' } },
      { name: { zh: '调色板', en: 'Palette' }, value: { zh: '椴木，240 × 300 mm', en: 'Basswood, 240 × 300 mm' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' } },
      { name: { zh: '适用', en: 'Use' }, value: { zh: '水粉纸、素描纸', en: 'Gouache and sketching paper' } },
    ],
    sales: 4870,
    score: 476,
    ageDays: 146,
  },
  {
    code: 'culture-brush-set',
    shop: 'mojian-books',
    category: 'culture-painting',
    brand: 'culture-yanshan',
    title: {
      zh: '砚山堂 水彩画笔套装 尼龙混松鼠毛 聚锋蓄水 短杆',
      en: 'Watercolour Brush Set, Squirrel and Nylon Blend, Short Handle',
    },
    selling: { zh: '笔肚能蓄水，笔锋收得尖', en: 'A full belly for water and a point that comes back' },
    icon: '1f58c-fe0f',
    tint: 338,
    price: 4590,
    axes: [
      {
        name: { zh: '组合', en: 'Set' },
        values: [
          { code: 'three', name: { zh: '3 支', en: 'Set of 3' } },
          { code: 'five', name: { zh: '5 支', en: 'Set of 5' }, extra: 2400 },
          { code: 'seven', name: { zh: '7 支', en: 'Set of 7' }, extra: 4600 },
        ],
      },
    ],
    attributes: {
      'culture-material': 'hair',
      'culture-reader': 'adult',
      'culture-level': 'advanced',
      'culture-origin': 'anhui',
    },
    story: [
      {
        zh: '三成松鼠毛混七成弹性尼龙，蓄水够画一整片天空，提笔后锋仍然聚得拢。笔头以紫铜丝扎紧，铝箍两道压痕固定，不易掉毛。',
        en: 'Three parts squirrel to seven parts springy nylon, they hold enough for a whole sky and still gather to a point. Copper wire and a double-crimped ferrule keep the hair in place.',
      },
      {
        zh: '短杆适合外出写生，盖上笔套可以平放进画包。用后清水洗净、捋顺笔锋晾干，不要长时间泡在水里。',
        en: 'Short handles suit sketching outdoors and fit flat in a bag. Rinse in clean water, shape the tip and air dry, and do not leave them standing in the jar.',
      },
    ],
    facts: [
      { name: { zh: '笔毛', en: 'Hair' }, value: { zh: '松鼠毛 30%、尼龙 70%', en: '30% squirrel, 70% nylon' } },
      { name: { zh: '笔号', en: 'Sizes' }, value: { zh: '2–12 号', en: 'No. 2–12' } },
      { name: { zh: '杆长', en: 'Handle' }, value: { zh: '120 mm', en: '120 mm' } },
      { name: { zh: '笔杆', en: 'Wood' }, value: { zh: '桦木', en: 'Birch' } },
    ],
    sales: 6930,
    score: 468,
    ageDays: 218,
  },
  {
    code: 'culture-framed-print',
    shop: 'mojian-books',
    category: 'culture-painting',
    brand: 'culture-yanshan',
    title: {
      zh: '砚山堂 木框装饰画 原野晴日 微喷棉浆纸 客厅玄关挂画',
      en: 'Framed Fields in Sunshine Print, Giclée on Cotton Paper',
    },
    selling: { zh: '原木框里一片晴天，摆着挂着都合适', en: 'A clear day in solid wood, to hang or lean' },
    icon: '1f5bc-fe0f',
    tint: 36,
    price: 15800,
    listPrice: 19800,
    axes: [
      {
        name: { zh: '尺寸', en: 'Size' },
        values: [
          { code: 's30', name: { zh: '30 × 30 cm', en: '30 × 30 cm' } },
          { code: 's50', name: { zh: '50 × 50 cm', en: '50 × 50 cm' }, extra: 9000 },
        ],
      },
      {
        name: { zh: '画框', en: 'Frame' },
        values: [
          { code: 'oak', name: { zh: '橡木色', en: 'Oak' }, paint: { hue: 0 } },
          {
            code: 'walnut',
            name: { zh: '胡桃色', en: 'Walnut' },
            paint: { hue: -6, saturation: 0.8, brightness: 0.72 },
          },
        ],
      },
    ],
    attributes: {
      'culture-material': 'wood',
      'culture-reader': 'adult',
      'culture-level': 'daily',
      'culture-origin': 'beijing',
    },
    story: [
      {
        zh: '画面用颜料墨微喷在 310 克棉浆纸上，纸面有轻微肌理，近看不见网点。画心离玻璃 3 毫米，避免受潮粘连。',
        en: 'The image is printed in pigment ink on 310 gsm cotton paper with a light tooth and no visible dots. It sits 3 mm behind the glazing so damp cannot make it stick.',
      },
      {
        zh: '框条为松木指接，四角背面加角片，搬动时不会歪斜。背板可以打开，日后想换一张画，松开四枚弹片就行。',
        en: 'The frame is jointed pine with braces behind each corner so it stays square. Four spring clips release the back whenever you feel like changing the picture.',
      },
    ],
    facts: [
      { name: { zh: '用纸', en: 'Paper' }, value: { zh: '310 g 棉浆纸', en: '310 gsm cotton' } },
      { name: { zh: '框材', en: 'Frame' }, value: { zh: '松木，宽 18 mm', en: 'Pine, 18 mm wide' } },
      { name: { zh: '面板', en: 'Glazing' }, value: { zh: '2 mm 有机玻璃', en: '2 mm acrylic' } },
      { name: { zh: '挂件', en: 'Fittings' }, value: { zh: '双挂扣、无痕钉', en: 'Two hooks, wall nails' } },
      { name: { zh: '发货', en: 'Ships in' }, value: { zh: '2 天', en: '2 days' } },
    ],
    sales: 1320,
    score: 473,
    ageDays: 47,
  },
  {
    code: 'culture-rice-scroll',
    shop: 'mojian-books',
    category: 'culture-scholar',
    brand: 'culture-yanshan',
    title: {
      zh: '砚山堂 半生熟宣纸长卷 手工仿古色 书法国画册页卷',
      en: 'Half-Sized Xuan Paper Handscroll for Calligraphy and Painting',
    },
    selling: { zh: '已装裱的空白手卷，落笔就是成品', en: 'A ready-mounted blank scroll, finished once you write' },
    icon: '1f4dc',
    tint: 64,
    price: 5600,
    axes: [
      {
        name: { zh: '长度', en: 'Length' },
        values: [
          { code: 'm2', name: { zh: '2 米', en: '2 m' } },
          { code: 'm5', name: { zh: '5 米', en: '5 m' }, extra: 5200 },
        ],
      },
    ],
    attributes: {
      'culture-material': 'paper',
      'culture-reader': 'adult',
      'culture-level': 'advanced',
      'culture-origin': 'anhui',
    },
    story: [
      {
        zh: '纸芯用青檀皮和稻草浆手工捞纸，半生熟，写行书有润边，画小写意也托得住水。仿古色以茶汁染成，颜色不匀处是手工痕迹。',
        en: 'The core sheet is hand-laid from sandalwood bark and rice straw and half sized, so running script softens at the edge. The antique tone comes from tea, and its unevenness is the hand at work.',
      },
      {
        zh: '已托底装裱成手卷，两端配杉木轴，卷收用布带扎好。长卷请平放在通风处，避开阳光直晒。',
        en: 'It is backed and mounted with fir rollers at both ends and a cloth tie. Keep it flat in an airy place away from direct sun.',
      },
    ],
    facts: [
      { name: { zh: '纸宽', en: 'Width' }, value: { zh: '35 cm', en: '35 cm' } },
      { name: { zh: '纸性', en: 'Sizing' }, value: { zh: '半生熟', en: 'Half sized' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '青檀皮、稻草浆', en: 'Sandalwood bark, straw pulp' } },
      { name: { zh: '轴', en: 'Rollers' }, value: { zh: '杉木', en: 'Fir' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '安徽泾县', en: 'Jingxian, Anhui' } },
    ],
    sales: 2790,
    score: 465,
    ageDays: 322,
  },
  {
    code: 'culture-leather-bookmark',
    shop: 'mojian-books',
    category: 'culture-scholar',
    brand: 'culture-mojian',
    title: {
      zh: '墨笺社 植鞣革书签 手工压星 可烫印姓名短句 送书友',
      en: 'Vegetable-Tanned Leather Bookmark, Name or Line Stamped',
    },
    selling: { zh: '一片牛皮，压一颗星，烫一行字', en: 'A strip of hide, one pressed star and a line of your own' },
    icon: '1f516',
    tint: 2,
    price: 2900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '石榴红', en: 'Pomegranate' }, paint: { hue: 0 } },
          {
            code: 'tan',
            name: { zh: '原色', en: 'Natural Tan' },
            paint: { hue: 32, saturation: 0.65, brightness: 0.95 },
          },
          { code: 'navy', name: { zh: '海军蓝', en: 'Navy' }, paint: { hue: -140, saturation: 0.8, brightness: 0.6 } },
        ],
      },
    ],
    attributes: {
      'culture-material': 'leather',
      'culture-reader': 'adult',
      'culture-level': 'daily',
      'culture-origin': 'beijing',
    },
    story: [
      {
        zh: '用 1.4 毫米植鞣头层牛皮裁成，边缘打磨后封蜡。夹在书里不顶纸，翻久了颜色会慢慢加深，摸着也更软。',
        en: 'Cut from 1.4 mm full-grain vegetable-tanned hide with burnished, waxed edges. It does not dent the page, and the colour deepens and softens with use.',
      },
      {
        zh: '尾端系一股棉绳，方便从厚书里找到。可烫印至多十个字，黄铜活字逐个排版，字距略有不齐属正常。',
        en: 'A cotton cord at the end makes it easy to find in a thick book. Up to ten characters are stamped from hand-set brass type, so spacing may vary a little.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '植鞣头层牛皮', en: 'Full-grain veg-tan hide' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '42 × 130 mm', en: '42 × 130 mm' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '1.4 mm', en: '1.4 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '9 g', en: '9 g' } },
      { name: { zh: '制作', en: 'Lead time' }, value: { zh: '2 天', en: '2 days' } },
    ],
    sales: 9860,
    score: 487,
    ageDays: 101,
    custom: [
      {
        code: 'text',
        name: { zh: '烫印内容', en: 'Stamped text' },
        mode: 'INPUT',
        maxLength: 10,
      },
      {
        code: 'foil',
        name: { zh: '烫印工艺', en: 'Finish' },
        mode: 'SELECT',
        choices: [
          { zh: '素压', en: 'Blind' },
          { zh: '烫金', en: 'Gold foil' },
        ],
      },
    ],
  },
];
