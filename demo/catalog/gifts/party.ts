import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'gifts-dried-bouquet',
    shop: 'zhuoguang-gifts',
    category: 'gifts-flowers',
    brand: 'gifts-huajian',
    title: {
      zh: '花见时 永生混搭花束 手捧扎束 牛皮纸包 附手写卡',
      en: 'Preserved Mixed Bouquet, Hand-Tied with a Written Card',
    },
    selling: { zh: '不用换水，摆一年颜色慢慢淡', en: 'No water to change, fading gently over a year' },
    icon: '1f490',
    tint: 322,
    price: 15900,
    listPrice: 19900,
    axes: [
      {
        name: { zh: '大小', en: 'Size' },
        values: [
          { code: 's', name: { zh: '小束 25 cm', en: 'Small, 25 cm' } },
          { code: 'l', name: { zh: '大束 40 cm', en: 'Large, 40 cm' }, extra: 12000 },
        ],
      },
    ],
    attributes: {
      'gifts-material': 'natural',
      'gifts-recipient': 'partner',
      'gifts-occasion': 'anniversary',
      'gifts-craft': 'handmade',
    },
    story: [
      {
        zh: '由保鲜处理的粉色百合形花、金色小雏菊和银叶扎成，花头大小错开，从哪一面看都有主次。',
        en: 'Preserved pink blooms, golden daisies and silver leaves are tied at different heights, so the bunch has a clear focus from whichever side you look.',
      },
      {
        zh: '当天扎束当天寄，纸箱内有固定托。手写卡由店员代写，至多四十字。请避开阳光和潮气，落灰用吹风机冷风轻吹。',
        en: 'Each is tied and sent the same day in a braced box. We hand-write a card of up to forty characters. Keep from sun and damp, and dust with cool air.',
      },
    ],
    facts: [
      { name: { zh: '花材', en: 'Stems' }, value: { zh: '永生花、干叶', en: 'Preserved flowers, dried foliage' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '25 / 40 cm', en: '25 / 40 cm' } },
      { name: { zh: '摆放', en: 'Keeps' }, value: { zh: '约 12 个月', en: 'About 12 months' } },
      { name: { zh: '包装', en: 'Wrapping' }, value: { zh: '牛皮纸、棉绳', en: 'Kraft paper, cotton cord' } },
    ],
    sales: 3660,
    score: 475,
    ageDays: 5,
    custom: [
      {
        code: 'card',
        name: { zh: '手写卡内容', en: 'Card message' },
        mode: 'INPUT',
        maxLength: 40,
      },
    ],
  },
  {
    code: 'gifts-preserved-rose',
    shop: 'zhuoguang-gifts',
    category: 'gifts-flowers',
    brand: 'gifts-huajian',
    title: {
      zh: '花见时 永生玫瑰单支礼盒 真花保鲜 表白纪念日',
      en: 'Single Preserved Rose in a Gift Box with Message Card',
    },
    selling: { zh: '一支真花，留住开得正好的那天', en: 'One real rose, kept as it was on the day' },
    icon: '1f339',
    tint: 352,
    price: 8900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '正红', en: 'Classic Red' }, paint: { hue: 0 } },
          {
            code: 'pink',
            name: { zh: '浅粉', en: 'Blush Pink' },
            paint: { hue: -8, saturation: 0.5, brightness: 1.2 },
          },
          { code: 'blue', name: { zh: '雾蓝', en: 'Misty Blue' }, paint: { hue: -140, saturation: 0.7 } },
          {
            code: 'caramel',
            name: { zh: '焦糖', en: 'Caramel' },
            paint: { hue: 38, saturation: 0.6, brightness: 1.15 },
          },
        ],
      },
    ],
    soldOut: ['blue'],
    attributes: {
      'gifts-material': 'natural',
      'gifts-recipient': 'partner',
      'gifts-occasion': 'anniversary',
      'gifts-craft': 'printed',
    },
    story: [
      {
        zh: '选七分开的玫瑰，脱水后以植物甘油复软，花瓣触感接近鲜花。枝长 30 厘米，叶片同样做过保鲜处理。',
        en: 'Roses are taken seven-tenths open, dried and softened with plant glycerine so petals stay supple. The 30 cm stem keeps its leaves, treated in the same way.',
      },
      {
        zh: '礼盒带透明窗，内衬磨砂纸，花头有托不晃动。卡片可印三十字以内的留言；避光存放约可摆一年半。',
        en: 'The windowed box holds the head so it does not shake. A card takes up to thirty characters. Away from light it lasts about eighteen months.',
      },
    ],
    facts: [
      { name: { zh: '花材', en: 'Flower' }, value: { zh: '永生玫瑰', en: 'Preserved rose' } },
      { name: { zh: '枝长', en: 'Stem' }, value: { zh: '30 cm', en: '30 cm' } },
      { name: { zh: '花径', en: 'Bloom' }, value: { zh: '5–6 cm', en: '5–6 cm' } },
      { name: { zh: '盒', en: 'Box' }, value: { zh: '340 × 90 × 70 mm', en: '340 × 90 × 70 mm' } },
      { name: { zh: '摆放', en: 'Keeps' }, value: { zh: '约 18 个月', en: 'About 18 months' } },
    ],
    sales: 18700,
    score: 478,
    ageDays: 49,
    custom: [
      {
        code: 'message',
        name: { zh: '卡片留言', en: 'Card message' },
        mode: 'INPUT',
        maxLength: 30,
      },
    ],
  },
  {
    code: 'gifts-soy-candle',
    shop: 'zhuoguang-gifts',
    category: 'gifts-flowers',
    brand: 'gifts-huajian',
    title: {
      zh: '花见时 大豆蜡圆柱香薰蜡烛 手作滴蜡 约燃30小时',
      en: 'Hand-Poured Soy Pillar Candle, About 30 Hours of Light',
    },
    selling: { zh: '点一小时，香气刚好到门口', en: 'One hour and the scent reaches the door' },
    icon: '1f56f-fe0f',
    tint: 30,
    price: 6900,
    listPrice: 8500,
    axes: [
      {
        name: { zh: '香型', en: 'Scent' },
        values: [
          { code: 'fig', name: { zh: '无花果叶', en: 'Fig Leaf' } },
          { code: 'osmanthus', name: { zh: '桂花乌龙', en: 'Osmanthus Oolong' } },
          { code: 'cedar', name: { zh: '雪松', en: 'Cedarwood' } },
        ],
      },
    ],
    attributes: {
      'gifts-material': 'natural',
      'gifts-recipient': 'friend',
      'gifts-occasion': 'birthday',
      'gifts-craft': 'handmade',
    },
    story: [
      {
        zh: '大豆蜡与蜂蜡按七比三混合，柱身边缘留手工滴蜡的痕迹。棉芯经过预烧，首次点燃不冒黑烟，火苗稳。',
        en: 'Soy and beeswax are blended seven to three, and the drips down the side are poured by hand. The cotton wick is primed for a steady, clean first burn.',
      },
      {
        zh: '首次请点到表面全部化开，大约一小时，之后不会烧出深坑。每次点前把烛芯剪到五毫米，燃烧时不要离开人。',
        en: 'Let the first burn melt the whole surface, about an hour, to avoid tunnelling. Trim the wick to 5 mm each time and never leave it unattended.',
      },
    ],
    facts: [
      { name: { zh: '蜡材', en: 'Wax' }, value: { zh: '大豆蜡、蜂蜡', en: 'Soy wax, beeswax' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '70 × 110 mm', en: '70 × 110 mm' } },
      { name: { zh: '净重', en: 'Net weight' }, value: { zh: '320 g', en: '320 g' } },
      { name: { zh: '燃烧', en: 'Burn time' }, value: { zh: '约 30 小时', en: 'About 30 hours' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' } },
    ],
    sales: 14600,
    score: 472,
    ageDays: 122,
  },
  {
    code: 'gifts-surprise-box',
    shop: 'zhuoguang-gifts',
    category: 'gifts-boxes',
    brand: 'gifts-hongqian',
    title: {
      zh: '红笺 加厚天地盖礼物盒 缎带蝴蝶结 生日包装 含碎纸丝',
      en: 'Rigid Lift-Lid Gift Box with Satin Ribbon and Paper Filler',
    },
    selling: { zh: '盖子抬起来有阻力，仪式感从这里开始', en: 'A lid that resists a little, where the ceremony begins' },
    icon: '1f381',
    tint: 50,
    price: 2900,
    listPrice: 3900,
    axes: [
      {
        name: { zh: '尺寸', en: 'Size' },
        values: [
          { code: 's', name: { zh: '小号 16 cm', en: 'Small, 16 cm' } },
          { code: 'm', name: { zh: '中号 24 cm', en: 'Medium, 24 cm' }, extra: 1000 },
          { code: 'l', name: { zh: '大号 32 cm', en: 'Large, 32 cm' }, extra: 2200 },
        ],
      },
    ],
    attributes: { 'gifts-material': 'paper', 'gifts-recipient': 'friend', 'gifts-occasion': 'birthday' },
    story: [
      {
        zh: '盒体为 2 毫米灰板裱艺术纸，四角包边不露白。盖沿压得紧，抬起时有轻微的空气阻力，提着缎带也不会散。',
        en: 'The 2 mm board is wrapped in art paper with clean corners. The lid fits closely enough to rise with a soft pull of air, and the ribbon lifts the whole box.',
      },
      {
        zh: '每只配一卷 2.5 厘米缎带、一包碎纸丝和一张空白卡，缎带系法印在盒底。折叠运输，到手两分钟装好。',
        en: 'Each comes with a 2.5 cm satin ribbon, shredded filler and a blank card, and the bow is explained under the base. It ships flat and goes up in two minutes.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '灰板裱纸', en: 'Paper-wrapped board' } },
      { name: { zh: '板厚', en: 'Board' }, value: { zh: '2 mm', en: '2 mm' } },
      { name: { zh: '缎带', en: 'Ribbon' }, value: { zh: '2.5 cm 宽', en: '2.5 cm wide' } },
      { name: { zh: '配件', en: 'Included' }, value: { zh: '碎纸丝、卡片', en: 'Filler, card' } },
    ],
    sales: 32100,
    score: 468,
    ageDays: 160,
  },
  {
    code: 'gifts-heart-box',
    shop: 'zhuoguang-gifts',
    category: 'gifts-boxes',
    brand: 'gifts-huajian',
    title: {
      zh: '花见时 心形丝绒首饰盒 翻盖镜面 戒指耳钉收纳',
      en: 'Heart-Shaped Velvet Jewellery Box with Mirror Lid',
    },
    selling: { zh: '打开是一面小镜子，下面收着她的日常', en: 'A small mirror above, her everyday pieces below' },
    icon: '1f49d',
    tint: 344,
    price: 8800,
    listPrice: 10800,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '正红', en: 'Classic Red' }, paint: { hue: 0 } },
          { code: 'violet', name: { zh: '堇紫', en: 'Violet' }, paint: { hue: -60, saturation: 0.7 } },
        ],
      },
    ],
    attributes: {
      'gifts-material': 'textile',
      'gifts-recipient': 'partner',
      'gifts-occasion': 'birthday',
      'gifts-craft': 'printed',
    },
    story: [
      {
        zh: '心形外壳包短绒丝绒，正面系金色缎带蝴蝶结。掀开盖是一面防爆镜，角度能停在一百一十度，补妆时不用手扶。',
        en: 'Short-pile velvet wraps the heart and a gold satin bow crosses the front. The shatter-safe mirror in the lid stays open at 110 degrees, hands free.',
      },
      {
        zh: '内胆分戒指槽、耳钉板和一格项链位，链条用小扣固定，不会打结。底面贴绒，放在漆面桌上不留印。',
        en: 'Inside are ring rolls, an earring bar and a necklace bay with a clip to stop tangles. A felt base leaves no mark on lacquer.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '170 × 160 × 65 mm', en: '170 × 160 × 65 mm' } },
      { name: { zh: '外饰', en: 'Outer' }, value: { zh: '短绒丝绒', en: 'Short-pile velvet' } },
      { name: { zh: '内胆', en: 'Lining' }, value: { zh: '绒布', en: 'Plush' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '340 g', en: '340 g' } },
    ],
    sales: 4980,
    score: 474,
    ageDays: 37,
  },
  {
    code: 'gifts-red-envelope',
    shop: 'zhuoguang-gifts',
    category: 'gifts-festive',
    brand: 'gifts-hongqian',
    title: {
      zh: '红笺 烫金福字红包 加厚珠光纸 方形利是封 可印姓氏',
      en: 'Foil-Stamped Red Envelopes in Pearl Paper, Surname Option',
    },
    selling: { zh: '正面烫金福字，封口可加一个姓', en: 'Gold fortune on the front, your surname on the seal' },
    icon: '1f9e7',
    tint: 352,
    price: 1990,
    listPrice: 2900,
    axes: [
      {
        name: { zh: '规格', en: 'Pack' },
        values: [
          { code: 'p6', name: { zh: '6 枚', en: '6 envelopes' } },
          { code: 'p20', name: { zh: '20 枚', en: '20 envelopes' }, extra: 2600 },
        ],
      },
    ],
    attributes: {
      'gifts-material': 'paper',
      'gifts-recipient': 'parents',
      'gifts-occasion': 'festival',
      'gifts-craft': 'printed',
    },
    story: [
      {
        zh: '用 250 克珠光纸，正面福字先烫金再压凸，摸得到笔画。方形尺寸可放不对折的百元钞，装卡片也合适。',
        en: 'The 250 gsm pearl paper is foil-stamped and then embossed so the strokes can be felt. The square format holds banknotes with a single fold, or a small card.',
      },
      {
        zh: '封口的圆形火漆纹处可以加印姓氏，二十枚起印，不另收版费。每枚独立套袋，过年前备好放在玄关。',
        en: 'A surname can be added to the round seal on packs of twenty, with no plate charge. Each envelope is sleeved and ready by the door before New Year.',
      },
    ],
    facts: [
      { name: { zh: '纸张', en: 'Paper' }, value: { zh: '250 g 珠光纸', en: '250 gsm pearl' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '150 × 150 mm', en: '150 × 150 mm' } },
      { name: { zh: '工艺', en: 'Finish' }, value: { zh: '烫金压凸', en: 'Gold foil, embossed' } },
      { name: { zh: '印刷周期', en: 'Lead time' }, value: { zh: '3 天', en: '3 days' } },
    ],
    sales: 56400,
    score: 481,
    ageDays: 52,
    custom: [
      {
        code: 'surname',
        name: { zh: '加印姓氏', en: 'Surname to print' },
        mode: 'INPUT',
        maxLength: 4,
      },
    ],
  },
  {
    code: 'gifts-paper-lantern',
    shop: 'zhuoguang-gifts',
    category: 'gifts-festive',
    brand: 'gifts-hongqian',
    title: {
      zh: '红笺 折叠圆筒纸灯笼 LED灯芯 暖光 中秋春节挂饰',
      en: 'Folding Paper Lantern with Warm LED for Festive Evenings',
    },
    selling: { zh: '拉开就亮，收起来只有一本书厚', en: 'Pull it open to glow, fold it to the depth of a book' },
    icon: '1f3ee',
    tint: 14,
    price: 4500,
    listPrice: 5800,
    axes: [
      {
        name: { zh: '款式', en: 'Style' },
        values: [
          { code: 'single', name: { zh: '单只', en: 'Single' } },
          { code: 'pair', name: { zh: '一对', en: 'Pair' }, extra: 3600 },
        ],
      },
    ],
    attributes: { 'gifts-material': 'paper', 'gifts-recipient': 'parents', 'gifts-occasion': 'festival' },
    story: [
      {
        zh: '灯身为横纹皱纸，里面是弹簧竹圈，拉开自动撑圆。上下盖是深蓝硬纸，红橙条纹透光后很柔，不晃眼。',
        en: 'Crinkled paper stretches over sprung bamboo hoops and rounds itself when opened. Dark-blue caps frame the red and orange bands, which glow softly without glare.',
      },
      {
        zh: '内置 LED 灯芯，三节七号电池可亮约三十小时，不发热，孩子提着也放心。附挂钩和提杆，收纳时按平即可。',
        en: 'The LED core stays cool and runs about thirty hours on three AAA cells. A hook and carrying rod are included, and it presses flat for storage.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '直径 18 × 高 26 cm', en: '18 cm dia. × 26 cm' } },
      { name: { zh: '光色', en: 'Light' }, value: { zh: '2700K 暖光', en: '2700K warm' } },
      { name: { zh: '电源', en: 'Power' }, value: { zh: '3 节 AAA', en: '3 × AAA' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '130 g', en: '130 g' } },
    ],
    sales: 9260,
    score: 463,
    ageDays: 24,
  },
  {
    code: 'gifts-balloon-set',
    shop: 'zhuoguang-gifts',
    category: 'gifts-festive',
    brand: 'gifts-huajian',
    title: {
      zh: '花见时 加厚乳胶气球 生日布置 马卡龙色 30只含打气筒',
      en: 'Thick Latex Party Balloons, Thirty with Hand Pump and Ribbon',
    },
    selling: { zh: '加厚两成，打满一天不蔫', en: 'Twenty per cent thicker, round all through the party' },
    icon: '1f388',
    tint: 318,
    price: 2590,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '石榴红', en: 'Pomegranate' }, paint: { hue: 0 } },
          {
            code: 'blue',
            name: { zh: '晴空蓝', en: 'Sky Blue' },
            paint: { hue: -140, saturation: 0.8, brightness: 1.1 },
          },
          {
            code: 'violet',
            name: { zh: '紫罗兰', en: 'Violet' },
            paint: { hue: -55, saturation: 0.7, brightness: 1.2 },
          },
        ],
      },
    ],
    attributes: { 'gifts-material': 'natural', 'gifts-recipient': 'child', 'gifts-occasion': 'birthday' },
    story: [
      {
        zh: '单只重 3.2 克，比常见款厚约两成，吹到十二英寸不发白。颜色在胶里调匀，扎口处也没有色差。',
        en: 'Each weighs 3.2 g, about a fifth thicker than usual, and stays evenly coloured at twelve inches. The pigment runs right through the latex, neck included.',
      },
      {
        zh: '套装含手推打气筒、十米缎带和一卷点胶，两个人半小时能布置一面墙。三岁以下儿童请在大人看护下玩。',
        en: 'A hand pump, ten metres of ribbon and glue dots let two people dress a wall in half an hour. Children under three must be supervised.',
      },
    ],
    facts: [
      { name: { zh: '数量', en: 'Quantity' }, value: { zh: '30 只', en: '30' } },
      { name: { zh: '直径', en: 'Diameter' }, value: { zh: '12 英寸', en: '12 in' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '天然乳胶', en: 'Natural latex' } },
      { name: { zh: '配件', en: 'Included' }, value: { zh: '打气筒、缎带、点胶', en: 'Pump, ribbon, glue dots' } },
    ],
    sales: 24800,
    score: 414,
    ageDays: 212,
  },
];
