import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'gifts-gem-ring',
    shop: 'zhuoguang-gifts',
    category: 'gifts-rings',
    brand: 'gifts-zhuoguang',
    title: {
      zh: '琢光 单石戒指 925银镀铂 人工晶石 六爪镶嵌 内圈刻字',
      en: 'Solitaire Ring in Platinum-Plated Silver, Inside Engraving',
    },
    selling: { zh: '五种石色，六个圈号，内圈留一句话', en: 'Five stones, six sizes and a line hidden inside' },
    icon: '1f48d',
    tint: 210,
    price: 69900,
    listPrice: 89900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '海蓝', en: 'Sea Blue' }, paint: { hue: 0 } },
          {
            code: 'green',
            name: { zh: '湖绿', en: 'Lagoon Green' },
            paint: { hue: -75, saturation: 0.9, brightness: 0.95 },
          },
          { code: 'violet', name: { zh: '堇紫', en: 'Violet' }, paint: { hue: 65, saturation: 0.8 } },
          {
            code: 'pink',
            name: { zh: '樱粉', en: 'Cherry Pink' },
            paint: { hue: 105, saturation: 0.7, brightness: 1.1 },
          },
          { code: 'clear', name: { zh: '透白', en: 'Clear' }, paint: { saturation: 0.08, brightness: 1.2 } },
        ],
      },
      {
        name: { zh: '圈号', en: 'Ring size' },
        values: [
          { code: 'n10', name: { zh: '10 号', en: 'Size 10' } },
          { code: 'n11', name: { zh: '11 号', en: 'Size 11' } },
          { code: 'n12', name: { zh: '12 号', en: 'Size 12' } },
          { code: 'n13', name: { zh: '13 号', en: 'Size 13' } },
          { code: 'n14', name: { zh: '14 号', en: 'Size 14' } },
          { code: 'n16', name: { zh: '16 号', en: 'Size 16' }, extra: 2000 },
        ],
      },
    ],
    soldOut: ['green/n16', 'violet/n10', 'pink/n16'],
    attributes: {
      'gifts-material': 'silver',
      'gifts-recipient': 'partner',
      'gifts-occasion': 'anniversary',
      'gifts-craft': 'engraved',
    },
    story: [
      {
        zh: '主石为人工培育晶石，直径 6.5 毫米，六爪高位镶嵌，光从四面透进来。戒臂用 925 银镀铂，宽 1.8 毫米，内弧打磨过，戴久了不卡手。',
        en: 'A 6.5 mm laboratory-grown crystal sits high in six claws so light enters from every side. The 1.8 mm band is platinum-plated sterling silver, curved inside for long wear.',
      },
      {
        zh: '内圈可刻至多十二个字，激光浅刻后手工抛光。每枚按订单制作，约七天寄出；不确定圈号可先索取测量尺，首次改圈免费。',
        en: 'Up to twelve characters are laser-engraved inside and polished by hand. Each ring is made to order in about seven days. Ask for a free sizer first, and the first resize is on us.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Metal' }, value: { zh: '925 银镀铂', en: 'Platinum-plated sterling silver' } },
      { name: { zh: '主石', en: 'Stone' }, value: { zh: '人工晶石 6.5 mm', en: 'Lab-grown crystal, 6.5 mm' } },
      { name: { zh: '戒臂', en: 'Band' }, value: { zh: '1.8 mm', en: '1.8 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '约 2.6 g', en: 'About 2.6 g' } },
      { name: { zh: '制作周期', en: 'Lead time' }, value: { zh: '7 天', en: '7 days' } },
    ],
    sales: 5260,
    score: 482,
    ageDays: 92,
    custom: [
      {
        code: 'engraving',
        name: { zh: '内圈刻字', en: 'Inside engraving' },
        mode: 'INPUT',
        maxLength: 12,
      },
      {
        code: 'font',
        name: { zh: '字体', en: 'Typeface' },
        mode: 'SELECT',
        choices: [
          { zh: '手写体', en: 'Handwritten' },
          { zh: '宋体', en: 'Song serif' },
          { zh: '无衬线', en: 'Sans serif' },
        ],
      },
      {
        code: 'note',
        name: { zh: '礼品卡留言', en: 'Gift card message' },
        mode: 'INPUT',
        maxLength: 40,
      },
    ],
  },
  {
    code: 'gifts-pair-rings',
    shop: 'zhuoguang-gifts',
    category: 'gifts-rings',
    brand: 'gifts-yinhe',
    title: {
      zh: '银禾 情侣对戒 925银素圈镶石 开口可调 刻名字日期',
      en: 'Couple Rings in Sterling Silver, Adjustable and Engravable',
    },
    selling: {
      zh: '一枚镶石，一枚素面，合起来是一句话',
      en: 'One with a stone, one plain, and a sentence when side by side',
    },
    icon: '1f48d',
    tint: 338,
    price: 39900,
    axes: [
      {
        name: { zh: '款式', en: 'Style' },
        values: [
          { code: 'pair', name: { zh: '一对', en: 'Pair' }, extra: 30000 },
          { code: 'her', name: { zh: '镶石款', en: 'With stone' } },
        ],
      },
    ],
    attributes: {
      'gifts-material': 'silver',
      'gifts-recipient': 'partner',
      'gifts-occasion': 'anniversary',
      'gifts-craft': 'engraved',
    },
    story: [
      {
        zh: '两枚戒指宽度不同，镶石款 2.4 毫米，素面款 3.6 毫米，并排放时内圈的字能连成一句。戒托开口藏在背面，可在两个圈号之间微调。',
        en: 'The stone ring is 2.4 mm wide and the plain one 3.6 mm, and the words inside run from one to the other. A discreet opening at the back adjusts across two sizes.',
      },
      {
        zh: '925 银表面做了防氧化镀层，日常洗手无妨，游泳和泡温泉前请取下。刻字四天内完成，附擦银布和对戒小盒。',
        en: 'An anti-tarnish finish copes with daily hand-washing, but take them off for pools and hot springs. Engraving takes four days, and a cloth and twin box are included.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Metal' }, value: { zh: '925 银', en: 'Sterling silver' } },
      { name: { zh: '戒宽', en: 'Width' }, value: { zh: '2.4 / 3.6 mm', en: '2.4 / 3.6 mm' } },
      { name: { zh: '主石', en: 'Stone' }, value: { zh: '锆石 3 mm', en: 'Zirconia, 3 mm' } },
      { name: { zh: '开口', en: 'Opening' }, value: { zh: '可调 1–2 号', en: 'Adjusts 1–2 sizes' } },
      { name: { zh: '附件', en: 'Included' }, value: { zh: '擦银布、戒盒', en: 'Cloth, box' } },
    ],
    sales: 8130,
    score: 477,
    ageDays: 203,
    custom: [
      {
        code: 'names',
        name: { zh: '刻字内容', en: 'Engraving' },
        mode: 'INPUT',
        maxLength: 16,
        required: true,
      },
      {
        code: 'date',
        name: { zh: '纪念日期', en: 'Date to add' },
        mode: 'INPUT',
        maxLength: 10,
      },
    ],
  },
  {
    code: 'gifts-topaz-pendant',
    shop: 'zhuoguang-gifts',
    category: 'gifts-pendants',
    brand: 'gifts-zhuoguang',
    title: {
      zh: '琢光 钻形切面晶石项链 925银链 锁骨链 送女友生日',
      en: 'Brilliant-Cut Crystal Pendant on a Sterling Silver Chain',
    },
    selling: { zh: '五十七个切面，转身时亮一下', en: 'Fifty-seven facets that catch the light as you turn' },
    icon: '1f48e',
    tint: 226,
    price: 45900,
    listPrice: 56800,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '湖蓝', en: 'Lake Blue' }, paint: { hue: 0 } },
          { code: 'green', name: { zh: '祖母绿色', en: 'Emerald' }, paint: { hue: -85, brightness: 0.9 } },
          {
            code: 'purple',
            name: { zh: '紫晶色', en: 'Amethyst' },
            paint: { hue: 48, saturation: 0.9, brightness: 0.95 },
          },
          { code: 'pink', name: { zh: '粉晶色', en: 'Rose' }, paint: { hue: 98, saturation: 0.7, brightness: 1.15 } },
        ],
      },
    ],
    attributes: { 'gifts-material': 'silver', 'gifts-recipient': 'partner', 'gifts-occasion': 'birthday' },
    story: [
      {
        zh: '晶石直径 8 毫米，按明亮式切出五十七个面，底尖朝内不硌皮肤。石头直接穿银环，不包边，侧面看也透亮。',
        en: 'The 8 mm crystal is cut with fifty-seven facets and set so the point never presses the skin. It hangs from a silver loop without a rim, so even the side stays clear.',
      },
      {
        zh: '银链为十字车花链，40 厘米主链加 5 厘米延长链。收在绒袋里放平，避免与香水、发胶同时接触。',
        en: 'The cable chain is 40 cm with a 5 cm extender. Keep it flat in the pouch, and put it on after perfume and hairspray rather than before.',
      },
    ],
    facts: [
      { name: { zh: '主石', en: 'Stone' }, value: { zh: '人工晶石 8 mm', en: 'Lab-grown crystal, 8 mm' } },
      { name: { zh: '链材', en: 'Chain' }, value: { zh: '925 银', en: 'Sterling silver' } },
      { name: { zh: '链长', en: 'Length' }, value: { zh: '40 + 5 cm', en: '40 + 5 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '3.1 g', en: '3.1 g' } },
    ],
    sales: 3890,
    score: 479,
    ageDays: 61,
  },
  {
    code: 'gifts-snow-necklace',
    shop: 'zhuoguang-gifts',
    category: 'gifts-pendants',
    brand: 'gifts-yinhe',
    title: {
      zh: '银禾 六角雪花吊坠 珐琅描色 925银项链 冬日礼物',
      en: 'Six-Point Snowflake Pendant in Enamel and Sterling Silver',
    },
    selling: { zh: '珐琅一层层填，六个角都不重样', en: 'Filled coat by coat, with six arms that differ slightly' },
    icon: '2744-fe0f',
    tint: 202,
    price: 26900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'ice', name: { zh: '冰蓝', en: 'Ice Blue' }, paint: { hue: 0 } },
          { code: 'silver', name: { zh: '霜白', en: 'Frost White' }, paint: { saturation: 0.12, brightness: 1.2 } },
        ],
      },
    ],
    attributes: {
      'gifts-material': 'silver',
      'gifts-recipient': 'friend',
      'gifts-occasion': 'festival',
      'gifts-craft': 'handmade',
    },
    story: [
      {
        zh: '雪花轮廓用 925 银片锯出，六个分枝间填透明珐琅，入窑两次。手工填色深浅略有不同，近看能见到细小的流动纹。',
        en: 'The outline is sawn from sterling sheet and filled with translucent enamel over two firings. Hand filling leaves slight differences in depth and a faint flow in the colour.',
      },
      {
        zh: '吊坠直径 16 毫米，背面平整，贴着毛衣不勾线。配 45 厘米蛇骨链，礼盒内附保养说明和空白贺卡。',
        en: 'At 16 mm with a flat back it will not snag a jumper. It comes on a 45 cm snake chain, boxed with care notes and a blank card.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '925 银、珐琅', en: 'Sterling silver, enamel' } },
      { name: { zh: '直径', en: 'Diameter' }, value: { zh: '16 mm', en: '16 mm' } },
      { name: { zh: '链长', en: 'Chain' }, value: { zh: '45 cm', en: '45 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '3.8 g', en: '3.8 g' } },
    ],
    sales: 2740,
    score: 466,
    ageDays: 14,
  },
  {
    code: 'gifts-crescent-necklace',
    shop: 'zhuoguang-gifts',
    category: 'gifts-pendants',
    brand: 'gifts-yinhe',
    title: {
      zh: '银禾 弯月项链 925银镀18K金 细链叠戴 简约锁骨链',
      en: 'Crescent Moon Necklace, 18K Gold-Plated Silver, Fine Chain',
    },
    selling: { zh: '表面留了月坑，不是光溜溜的一弯', en: 'A crescent with its craters left on' },
    icon: '1f319',
    tint: 48,
    price: 22800,
    listPrice: 27800,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'gold', name: { zh: '月金', en: 'Moon Gold' }, paint: { hue: 0 } },
          { code: 'silver', name: { zh: '月白', en: 'Moon White' }, paint: { saturation: 0.06, brightness: 1.15 } },
        ],
      },
    ],
    attributes: {
      'gifts-material': 'silver',
      'gifts-recipient': 'partner',
      'gifts-occasion': 'birthday',
      'gifts-craft': 'handmade',
    },
    story: [
      {
        zh: '先用蜡雕出弯月，再以失蜡法铸银，表面的凹坑保留了雕刀的痕迹。金色款镀 18K 金，厚度 1 微米；白色款抛出哑光。',
        en: 'The crescent is carved in wax and cast in silver, and the tool marks stay as craters. The gold version carries one micron of 18K plating, the white one is left satin.',
      },
      {
        zh: '可与长链叠戴，吊环开得大，换链方便。镀层怕汗和海水，运动前取下，用软布轻拭即可。',
        en: 'The large bail slips over other chains for layering. Plating dislikes sweat and sea water, so take it off for sport and wipe with a soft cloth.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '925 银镀金', en: 'Gold-plated sterling silver' } },
      { name: { zh: '吊坠', en: 'Pendant' }, value: { zh: '12 × 18 mm', en: '12 × 18 mm' } },
      { name: { zh: '链长', en: 'Chain' }, value: { zh: '40 + 5 cm', en: '40 + 5 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '2.9 g', en: '2.9 g' } },
    ],
    sales: 6920,
    score: 473,
    ageDays: 140,
  },
  {
    code: 'gifts-clover-pendant',
    shop: 'zhuoguang-gifts',
    category: 'gifts-pendants',
    brand: 'gifts-yinhe',
    title: {
      zh: '银禾 四叶草珐琅吊坠 双面可戴 银链 送闺蜜小礼',
      en: 'Four-Leaf Clover Enamel Pendant, Reversible, Silver Chain',
    },
    selling: { zh: '正面填色，背面素银，换个面就是另一条', en: 'Enamel on one face, plain silver on the other' },
    icon: '1f340',
    tint: 142,
    price: 19900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'green', name: { zh: '草绿', en: 'Clover Green' }, paint: { hue: 0 } },
          { code: 'teal', name: { zh: '青黛', en: 'Teal' }, paint: { hue: 35, saturation: 0.9, brightness: 0.9 } },
          {
            code: 'rose',
            name: { zh: '玫粉', en: 'Rose Pink' },
            paint: { hue: 200, saturation: 0.9, brightness: 0.9 },
          },
        ],
      },
    ],
    attributes: { 'gifts-material': 'silver', 'gifts-recipient': 'friend', 'gifts-occasion': 'birthday' },
    story: [
      {
        zh: '四片叶子大小略有差别，像从草地里摘的。正面填冷珐琅，磨平后打亮；背面拉丝素银，叶脉一刀刀刻出来。',
        en: 'The four leaves differ a little, as if picked from a lawn. One face is filled with cold enamel and polished flat, the other is brushed silver with veins cut by hand.',
      },
      {
        zh: '吊扣做成活环，正反都能朝外。链长 42 厘米，坠子落在锁骨下方，衬衫领口正好看见。',
        en: 'A swivel bail lets you turn either side to the front. At 42 cm long it rests just below the collarbone, where a shirt opens.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '925 银、珐琅', en: 'Sterling silver, enamel' } },
      { name: { zh: '吊坠', en: 'Pendant' }, value: { zh: '15 mm', en: '15 mm' } },
      { name: { zh: '链长', en: 'Chain' }, value: { zh: '42 cm', en: '42 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '3.4 g', en: '3.4 g' } },
    ],
    sales: 4380,
    score: 468,
    ageDays: 177,
  },
  {
    code: 'gifts-hamsa-pendant',
    shop: 'zhuoguang-gifts',
    category: 'gifts-pendants',
    brand: 'gifts-zhuoguang',
    title: {
      zh: '琢光 掌形蓝眼吊坠 珐琅点彩 皮绳项链 旅行风礼物',
      en: 'Blue Hamsa Hand Pendant in Enamel on a Leather Cord',
    },
    selling: { zh: '掌心一只蓝眼，来自旅途里的老图样', en: 'An eye in the palm, from a pattern met on the road' },
    icon: '1faac',
    tint: 222,
    price: 25900,
    listPrice: 29900,
    axes: [],
    attributes: {
      'gifts-material': 'brass',
      'gifts-recipient': 'friend',
      'gifts-occasion': 'birthday',
      'gifts-craft': 'handmade',
    },
    story: [
      {
        zh: '图样取自地中海沿岸集市里常见的手掌纹，我们把线条简化，掌心的眼睛用三层珐琅套色，由深到浅。',
        en: 'The outline follows the hand motif seen in markets around the Mediterranean. We simplified the lines and built the eye in three rings of enamel from dark to pale.',
      },
      {
        zh: '底材为黄铜，背面打磨后封漆，减少与汗水接触变色。配可调长度的植鞣皮绳，男女都能戴，可长可短。',
        en: 'The brass base is sealed at the back to slow tarnish. An adjustable veg-tan cord wears long over a jumper or short at the collar.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '黄铜、珐琅', en: 'Brass, enamel' } },
      { name: { zh: '吊坠', en: 'Pendant' }, value: { zh: '24 × 32 mm', en: '24 × 32 mm' } },
      { name: { zh: '绳长', en: 'Cord' }, value: { zh: '45–75 cm 可调', en: '45–75 cm adjustable' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '11 g', en: '11 g' } },
    ],
    sales: 620,
    score: 455,
    ageDays: 289,
    state: 'PUT_OFF',
  },
];
