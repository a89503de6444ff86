import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'beauty-wide-comb',
    shop: 'baizhi-beauty',
    category: 'beauty-hair',
    brand: 'beauty-muchi',
    title: {
      zh: '木齿 宽齿卷发梳 长齿顺发 圆头不勾 三色可选',
      en: 'Muchi Wide-Tooth Pick for Curls, Rounded Tips, Three Colours',
    },
    selling: { zh: '齿长七厘米，能一直梳到发根', en: 'Seven-centimetre teeth go all the way to the root' },
    icon: '1faae',
    tint: 234,
    price: 6900,
    listPrice: 8800,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'grape', name: { zh: '葡萄紫', en: 'Grape' }, paint: { hue: 0 } },
          { code: 'black', name: { zh: '墨黑', en: 'Black' }, paint: { saturation: 0.1, brightness: 0.6 } },
          { code: 'amber', name: { zh: '琥珀', en: 'Amber' }, paint: { hue: 112, saturation: 1.1, brightness: 1.3 } },
        ],
      },
    ],
    attributes: { 'beauty-material': 'synthetic', 'beauty-size': 'regular' },
    story: [
      {
        zh: '醋酸纤维板整片铣出，没有合模线，梳齿一根一根抛光。齿距四毫米，湿发抹了护发素也能梳通，卷发不会被拉直。',
        en: 'Milled from a solid sheet of acetate, so there is no seam, with every tooth polished. Four-millimetre gaps pass through conditioned wet hair without pulling curls straight.',
      },
      {
        zh: '柄厚七毫米，边缘倒圆，湿手也握得稳，尾端留了挂绳孔。用温水洗净擦干，别放进桑拿或烤灯下，以免变形。',
        en: 'The seven-millimetre handle has rounded edges for wet hands and a hole for a loop. Wash in warm water, dry it, and keep it from saunas and heat lamps.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '醋酸纤维', en: 'Acetate' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '17 × 8 厘米', en: '17 × 8 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '52 克', en: '52 g' } },
      { name: { zh: '梳齿', en: 'Teeth' }, value: { zh: '10 齿，齿距 4 毫米', en: '10 teeth, 4 mm apart' } },
      { name: { zh: '清洁', en: 'Cleaning' }, value: { zh: '温水清洗', en: 'Warm water' } },
    ],
    sales: 12700,
    score: 472,
    ageDays: 110,
  },
  {
    code: 'beauty-satin-bow',
    shop: 'baizhi-beauty',
    category: 'beauty-hair',
    brand: 'beauty-muchi',
    title: {
      zh: '木齿 缎面蝴蝶结发夹 大号垂坠 弹簧夹不打滑 四色',
      en: 'Muchi Large Satin Bow Hair Clip, Firm Spring, Four Colours',
    },
    selling: { zh: '结形用内衬撑着，戴一天不塌', en: 'An inner lining keeps the bow in shape all day' },
    icon: '1f380',
    tint: 11,
    price: 2900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '酒红', en: 'Wine red' }, paint: { hue: 0 } },
          { code: 'navy', name: { zh: '藏青', en: 'Navy' }, paint: { hue: -108, saturation: 0.8, brightness: 0.65 } },
          { code: 'black', name: { zh: '黑', en: 'Black' }, paint: { saturation: 0.1, brightness: 0.4 } },
          { code: 'pink', name: { zh: '浅粉', en: 'Pale pink' }, paint: { saturation: 0.5, brightness: 1.5 } },
        ],
      },
    ],
    soldOut: ['pink'],
    attributes: { 'beauty-material': 'fabric', 'beauty-size': 'regular', 'beauty-finish': 'satin' },
    story: [
      {
        zh: '用一百五十克的厚缎，边缘热裁锁边，不会抽丝。蝴蝶结手工打好再缝到法式弹簧夹上，夹口有硅胶条，细软发也夹得住。',
        en: 'Heavy 150 gsm satin is hot-cut so it does not fray. The bow is tied by hand and sewn to a French clip with silicone grips that hold fine hair.',
      },
      {
        zh: '结宽十二厘米，垂带十五厘米。半扎发、低马尾、盘发都好配。脏了用湿布点擦，不要水洗，放进附的小袋里不压形。',
        en: 'The bow is 12 cm wide with 15 cm tails, good for half-up styles and low ponytails. Dab it clean with a damp cloth and keep it in its pouch.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '涤纶缎、铁夹', en: 'Polyester satin, steel clip' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '宽 12 厘米，垂带 15 厘米', en: '12 cm wide, 15 cm tails' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '24 克', en: '24 g' } },
      { name: { zh: '清洁', en: 'Cleaning' }, value: { zh: '湿布点擦', en: 'Dab with a damp cloth' } },
    ],
    sales: 23100,
    score: 464,
    ageDays: 17,
  },
  {
    code: 'beauty-shampoo-bar',
    shop: 'baizhi-beauty',
    category: 'beauty-hair',
    brand: 'beauty-zhijian',
    title: {
      zh: '芷间 固体洗发皂 无硅油 出差不占液体额度 八十克',
      en: 'Zhijian Solid Shampoo Bar, Silicone-Free, Cabin-Bag Friendly, 80 g',
    },
    selling: { zh: '一块顶两瓶两百毫升的洗发水', en: 'One bar does the work of two 200 ml bottles' },
    icon: '1f9fc',
    tint: 148,
    price: 4500,
    listPrice: 5500,
    axes: [
      {
        name: { zh: '款式', en: 'Style' },
        values: [
          {
            code: 'orange-blossom',
            name: { zh: '橙花清爽', en: 'Orange blossom, fresh' },
            paint: { hue: 52, brightness: 1.1 },
          },
          { code: 'camellia', name: { zh: '山茶柔润', en: 'Camellia, smooth' }, paint: { hue: -12, saturation: 0.8 } },
        ],
      },
    ],
    attributes: { 'beauty-scent': 'citrus', 'beauty-size': 'travel', 'beauty-skin': 'oily' },
    story: [
      {
        zh: '不是普通肥皂，用的是椰油基羟乙磺酸钠，酸碱度五点五，洗完头发不涩。直接在湿发上打圈三四下，泡沫就够了。',
        en: 'This is not soap but sodium cocoyl isethionate at pH 5.5, so hair does not feel coarse. Three or four circles on wet hair give enough foam.',
      },
      {
        zh: '橙花偏清爽，山茶加了山茶籽油，给干一点的发尾。用后立起来晾干，附的铝盒有沥水孔，坐飞机放随身包也行。',
        en: 'Orange blossom is fresh; camellia has seed oil for drier ends. Stand it up to dry. The aluminium tin has drain holes and can fly in your hand luggage.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '80 克', en: '80 g' } },
      {
        name: { zh: '成分', en: 'Key ingredients' },
        value: { zh: '椰油基羟乙磺酸钠、植物油', en: 'Sodium cocoyl isethionate, plant oils' },
      },
      { name: { zh: '用法', en: 'How to use' }, value: { zh: '约洗 60 次', en: 'About 60 washes' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
      { name: { zh: '包装', en: 'Packaging' }, value: { zh: '铝盒', en: 'Aluminium tin' } },
    ],
    sales: 9600,
    score: 466,
    ageDays: 230,
  },
  {
    code: 'beauty-night-hair-mask',
    shop: 'baizhi-beauty',
    category: 'beauty-hair',
    brand: 'beauty-zhijian',
    title: {
      zh: '芷间 蒸汽发膜 摩洛哥坚果油 玻璃罐 二百五十克',
      en: 'Zhijian Steam Hair Mask with Argan Oil in a Glass Jar, 250 g',
    },
    selling: { zh: '毛巾裹五分钟，发尾摸着软', en: 'Five minutes in a warm towel for softer ends' },
    icon: '1fad9',
    tint: 285,
    price: 7800,
    axes: [],
    attributes: { 'beauty-scent': 'woody', 'beauty-size': 'regular', 'beauty-material': 'glass' },
    story: [
      {
        zh: '坚果油和水解角蛋白的比例偏重发尾护理，膏体稠，能挂在头发上不往下滴。淡淡的檀木味，冲净后只留一点。',
        en: 'Argan oil and hydrolysed keratin are balanced for the ends, in a cream thick enough not to drip. A quiet sandalwood scent stays faintly after rinsing.',
      },
      {
        zh: '洗完头挤到半干，从耳下抹到发尾，用热毛巾裹五分钟冲净，一周一次。包装正在更换，新罐上线前先停售。',
        en: 'After washing, smooth it from ear level to the ends, wrap in a hot towel five minutes and rinse, once a week. Sales pause while the jar is redesigned.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '250 克', en: '250 g' } },
      {
        name: { zh: '成分', en: 'Key ingredients' },
        value: { zh: '摩洛哥坚果油、水解角蛋白', en: 'Argan oil, hydrolysed keratin' },
      },
      { name: { zh: '用法', en: 'How to use' }, value: { zh: '每周一次，5 分钟', en: 'Once a week, 5 minutes' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
      { name: { zh: '开封后', en: 'After opening' }, value: { zh: '12 个月', en: '12 months' } },
    ],
    sales: 4900,
    score: 444,
    ageDays: 385,
    state: 'PUT_OFF',
  },
  {
    code: 'beauty-soft-toothbrush',
    shop: 'jingri-daily',
    category: 'beauty-oral',
    brand: 'beauty-chenshua',
    title: {
      zh: '晨刷 万毛软毛牙刷 小刷头 四支家庭装 四种颜色',
      en: 'Morning Brush Ultra-Soft Toothbrushes, Small Head, Family Pack of Four',
    },
    selling: {
      zh: '一万两千根细毛，小头刷得到后排',
      en: 'Twelve thousand fine bristles on a head that reaches the back',
    },
    icon: '1faa5',
    tint: 62,
    price: 2490,
    listPrice: 2990,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '红', en: 'Red' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '蓝', en: 'Blue' }, paint: { hue: -112 } },
          { code: 'green', name: { zh: '绿', en: 'Green' }, paint: { hue: 112, saturation: 0.85 } },
          { code: 'yellow', name: { zh: '黄', en: 'Yellow' }, paint: { hue: 66, brightness: 1.35 } },
        ],
      },
    ],
    attributes: { 'beauty-material': 'synthetic', 'beauty-size': 'family' },
    story: [
      {
        zh: '毛径零点一毫米，末端磨圆，密植不倒。刷头宽九毫米，后槽牙的内侧转得过去。刷柄中段收窄，指腹刚好卡住。',
        en: 'Bristles are 0.1 mm thick with rounded ends, planted densely. The nine-millimetre head turns behind the last molar, and the waist of the handle sits in your fingers.',
      },
      {
        zh: '一盒四支同色，附四个透气头套。建议三个月换一支，刷完甩干朝上放。每支单独热封，备着给客人也干净。',
        en: 'Four of one colour come with vented covers. Change every three months and stand them head up. Each is sealed, so a spare stays clean for guests.',
      },
    ],
    facts: [
      { name: { zh: '数量', en: 'Pieces' }, value: { zh: '4 支', en: '4 brushes' } },
      { name: { zh: '刷毛', en: 'Bristles' }, value: { zh: 'PBT，0.1 毫米', en: 'PBT, 0.1 mm' } },
      { name: { zh: '手柄', en: 'Handle' }, value: { zh: '食品级 PP', en: 'Food-grade PP' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '长 18 厘米', en: '18 cm long' } },
    ],
    sales: 78200,
    score: 478,
    ageDays: 190,
  },
  {
    code: 'beauty-sonic-brush',
    shop: 'jingri-daily',
    category: 'beauty-oral',
    brand: 'beauty-chenshua',
    title: {
      zh: '晨刷 声波电动牙刷 三档轻柔 续航六十天 全身水洗',
      en: 'Morning Brush Sonic Electric Toothbrush, Three Modes, 60-Day Battery',
    },
    selling: { zh: '声音四十八分贝，早上不吵室友', en: 'At 48 decibels it will not wake a flatmate' },
    icon: '1faa5',
    tint: 199,
    price: 15900,
    listPrice: 19900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'coral', name: { zh: '珊瑚', en: 'Coral' }, paint: { hue: 0 } },
          {
            code: 'lake',
            name: { zh: '湖蓝', en: 'Lake blue' },
            paint: { hue: -130, saturation: 0.85, brightness: 1.1 },
          },
        ],
      },
    ],
    attributes: { 'beauty-material': 'synthetic', 'beauty-size': 'regular' },
    story: [
      {
        zh: '每分钟三万一千次摆动，日常、轻柔、敏感区三档，每三十秒停顿提醒换区。起步两周有渐强模式，避免牙龈发痒。',
        en: 'It moves 31,000 times a minute in three modes and pauses every thirty seconds to change sides. For two weeks it starts softly so that gums can get used to it.',
      },
      {
        zh: '充一次四小时，每天两次能用六十天。IPX7 防水，整支可以冲。随盒两支刷头、旅行盒和 Type-C 充电线。整机保修两年。',
        en: 'A four-hour charge lasts sixty days at twice a day. The whole body is IPX7. Two heads, a travel case and a USB-C cable are included, with two years of warranty.',
      },
    ],
    facts: [
      { name: { zh: '续航', en: 'Battery life' }, value: { zh: '60 天', en: '60 days' } },
      { name: { zh: '充电', en: 'Charging' }, value: { zh: 'Type-C，4 小时', en: 'USB-C, 4 hours' } },
      { name: { zh: '防水', en: 'Water resistance' }, value: { zh: 'IPX7', en: 'IPX7' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '112 克', en: '112 g' } },
      {
        name: { zh: '部件', en: 'Contents' },
        value: { zh: '主机、刷头 2 支、旅行盒', en: 'Body, 2 heads, travel case' },
      },
    ],
    sales: 29800,
    score: 471,
    ageDays: 22,
  },
  {
    code: 'beauty-kids-toothbrush',
    shop: 'jingri-daily',
    category: 'beauty-oral',
    brand: 'beauty-chenshua',
    title: {
      zh: '晨刷 儿童软毛牙刷 三到六岁 粗柄好握 三色两支装',
      en: "Morning Brush Children's Toothbrush, Ages 3–6, Easy Grip, Pack of Two",
    },
    selling: { zh: '粗柄防滑，小手握得住自己刷', en: 'A chunky non-slip handle for small hands' },
    icon: '1faa5',
    tint: 336,
    price: 1690,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'orange', name: { zh: '橘子', en: 'Orange' }, paint: { hue: 42, brightness: 1.15 } },
          { code: 'mint', name: { zh: '薄荷', en: 'Mint' }, paint: { hue: 140, saturation: 0.7, brightness: 1.15 } },
          { code: 'grape', name: { zh: '葡萄', en: 'Grape' }, paint: { hue: -65, saturation: 0.85 } },
        ],
      },
    ],
    attributes: { 'beauty-material': 'synthetic', 'beauty-size': 'set' },
    story: [
      {
        zh: '刷头只有两厘米长，四周包一圈软胶，磕到牙床也不疼。刷毛中间有一撮彩色指示毛，颜色退到一半就该换了。',
        en: 'The two-centimetre head is rimmed with soft rubber in case of bumps. A coloured tuft in the middle fades halfway when it is time for a new brush.',
      },
      {
        zh: '底部是吸盘，可以立在洗手台上，孩子自己拿放方便。不含双酚 A，使用时请大人在旁边看着，别含着牙刷跑动。',
        en: "A suction foot lets it stand on the basin within a child's reach. It is BPA-free. Stay close while they brush, and no running with it in the mouth.",
      },
    ],
    facts: [
      { name: { zh: '适用人群', en: 'For' }, value: { zh: '3–6 岁', en: 'Ages 3–6' } },
      { name: { zh: '数量', en: 'Pieces' }, value: { zh: '2 支', en: '2 brushes' } },
      { name: { zh: '刷毛', en: 'Bristles' }, value: { zh: '尼龙 612', en: 'Nylon 612' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '长 14 厘米', en: '14 cm long' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'PP、TPE 软胶', en: 'PP, TPE' } },
    ],
    sales: 16400,
    score: 469,
    ageDays: 75,
  },
  {
    code: 'beauty-five-blade',
    shop: 'baizhi-beauty',
    category: 'beauty-shave',
    brand: 'beauty-banye',
    title: {
      zh: '半页 五层刀片手动剃须刀 磁吸底座 附四枚替换刀头',
      en: 'Half Page Five-Blade Razor with Magnetic Stand and Four Cartridges',
    },
    selling: { zh: '刀头左右浮动，下颌线跟着走', en: 'A floating head that follows the jaw' },
    icon: '1fa92',
    tint: 113,
    price: 5900,
    listPrice: 7500,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '钴蓝', en: 'Cobalt' }, paint: { hue: 0 } },
          { code: 'steel', name: { zh: '钢灰', en: 'Steel' }, paint: { saturation: 0.12, brightness: 0.95 } },
        ],
      },
    ],
    attributes: { 'beauty-material': 'metal', 'beauty-size': 'set' },
    story: [
      {
        zh: '五层刀片间距零点九毫米，胡茬不容易卡住，水一冲就干净。前端有一排硅胶，先把皮肤抚平再过刀，减少拉扯。',
        en: 'Five blades sit 0.9 mm apart and rinse clean. A row of silicone fins smooths the skin before the edge arrives, so there is less pull.',
      },
      {
        zh: '柄是锌合金，重六十八克，手感沉稳。磁吸底座贴在镜子上，沥水快。盒里共四枚刀头，每天用的话大约管三个月。',
        en: 'The zinc-alloy handle weighs 68 grams. A magnetic stand sticks to the mirror and drains well. Four cartridges last about three months of daily shaving.',
      },
    ],
    facts: [
      { name: { zh: '刀头', en: 'Blade' }, value: { zh: '五层，含 4 枚', en: 'Five blades, 4 cartridges' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '锌合金、不锈钢', en: 'Zinc alloy, stainless steel' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '长 14.5 厘米', en: '14.5 cm long' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '68 克', en: '68 g' } },
    ],
    sales: 20800,
    score: 462,
    ageDays: 165,
  },
  {
    code: 'beauty-body-razor',
    shop: 'baizhi-beauty',
    category: 'beauty-shave',
    brand: 'beauty-banye',
    title: {
      zh: '半页 女士刮毛刀 圆弧刀头 芦荟润滑条 三色防水',
      en: "Half Page Women's Body Razor, Curved Head, Aloe Strip, Three Colours",
    },
    selling: { zh: '圆头贴着膝盖和脚踝，不用担心折角', en: 'A round head that copes with knees and ankles' },
    icon: '1fa92',
    tint: 250,
    price: 3900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'lilac', name: { zh: '丁香', en: 'Lilac' }, paint: { hue: 48, saturation: 0.7, brightness: 1.15 } },
          { code: 'mint', name: { zh: '薄荷', en: 'Mint' }, paint: { hue: -95, saturation: 0.7, brightness: 1.15 } },
          { code: 'peach', name: { zh: '蜜桃', en: 'Peach' }, paint: { hue: 125, saturation: 0.8, brightness: 1.2 } },
        ],
      },
    ],
    soldOut: ['mint'],
    attributes: { 'beauty-material': 'synthetic', 'beauty-size': 'travel' },
    story: [
      {
        zh: '三层刀片嵌在椭圆刀头里，四边都有润滑条，含芦荟和维生素 E，遇水变滑。柄上有七道防滑纹，沾了沐浴露也不脱手。',
        en: 'Three blades sit in an oval head with a strip on all sides holding aloe and vitamin E that turns slick in water. Seven ribs keep it in a soapy hand.',
      },
      {
        zh: '先用温水敷一分钟，顺着毛发方向刮，再逆着补一遍。带透明保护盖和吸盘挂钩，放旅行包不会碰到刀口。',
        en: 'Warm the skin for a minute, shave with the grain, then against it. A clear cover and a suction hook come with it, so it travels safely.',
      },
    ],
    facts: [
      { name: { zh: '刀头', en: 'Blade' }, value: { zh: '三层，含 2 枚', en: 'Three blades, 2 cartridges' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'ABS、不锈钢', en: 'ABS, stainless steel' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '长 13 厘米', en: '13 cm long' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '36 克', en: '36 g' } },
    ],
    sales: 13100,
    score: 456,
    ageDays: 9,
  },
  {
    code: 'beauty-flower-mirror',
    shop: 'baizhi-beauty',
    category: 'beauty-case',
    brand: 'beauty-banye',
    title: {
      zh: '半页 花形手持镜 双面镜片 金属边框 三色可选',
      en: 'Half Page Flower Hand Mirror, Metal Frame, Three Finishes',
    },
    selling: { zh: '正面平镜，背面两倍放大', en: 'Plain on the front, twice life size on the back' },
    icon: '1fa9e',
    tint: 27,
    price: 8900,
    listPrice: 11900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'gold', name: { zh: '鎏金', en: 'Gold' }, paint: { hue: 0 } },
          { code: 'rose', name: { zh: '玫瑰金', en: 'Rose gold' }, paint: { hue: -42, saturation: 0.75 } },
          { code: 'silver', name: { zh: '银', en: 'Silver' }, paint: { saturation: 0.12, brightness: 1.1 } },
        ],
      },
    ],
    attributes: { 'beauty-material': 'metal', 'beauty-size': 'regular', 'beauty-finish': 'gloss' },
    story: [
      {
        zh: '边框是锌合金压铸，八片花瓣手工抛光，电镀三层不易磨掉。镜片是银镜，成像不发绿，边缘磨斜边不割手。',
        en: 'The zinc-alloy frame is cast with eight petals polished by hand and plated three times. Silvered glass shows no green tint and the edge is bevelled.',
      },
      {
        zh: '手柄长九厘米，可以插进配的木底座，变成台镜。背面放大镜方便画眼线和修眉。收纳时套上绒布袋，避免刮花。',
        en: 'The nine-centimetre handle fits a wooden base to make a table mirror, and the magnifying back helps with liner and brows. Slip it into the velvet bag to store.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '24 × 12 厘米', en: '24 × 12 cm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '锌合金、玻璃银镜', en: 'Zinc alloy, silvered glass' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '310 克', en: '310 g' } },
      { name: { zh: '镜面', en: 'Mirror' }, value: { zh: '平镜、2 倍放大', en: 'Plain and 2×' } },
      {
        name: { zh: '部件', en: 'Contents' },
        value: { zh: '镜子、木底座、绒布袋', en: 'Mirror, wooden base, velvet bag' },
      },
    ],
    sales: 7800,
    score: 473,
    ageDays: 50,
  },
  {
    code: 'beauty-vanity-mirror',
    shop: 'baizhi-beauty',
    category: 'beauty-case',
    brand: 'beauty-banye',
    title: {
      zh: '半页 LED 补光化妆镜 三档色温 充电无线 桌面款',
      en: 'Half Page Rechargeable LED Vanity Mirror, Three Light Colours',
    },
    selling: { zh: '灯藏在花瓣边里，照脸不刺眼', en: 'Light hidden in the petals, kind to the eyes' },
    icon: '1fa9e',
    tint: 164,
    price: 19900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'cream', name: { zh: '奶黄', en: 'Cream' }, paint: { saturation: 0.6, brightness: 1.15 } },
          { code: 'sage', name: { zh: '鼠尾草绿', en: 'Sage' }, paint: { hue: 48, saturation: 0.5 } },
          { code: 'blush', name: { zh: '裸粉', en: 'Blush' }, paint: { hue: -48, saturation: 0.6, brightness: 1.1 } },
        ],
      },
    ],
    soldOut: ['*'],
    attributes: { 'beauty-material': 'glass', 'beauty-size': 'regular' },
    story: [
      {
        zh: '七十二颗灯珠，显色指数九十五，暖光、自然光、白光三档，长按可无级调亮。自然光那一档适合画底妆，出门不会有色差。',
        en: 'Seventy-two lamps at CRI 95 give warm, natural and white light, dimmed by a long press. Natural is the one for foundation, so the colour holds outdoors.',
      },
      {
        zh: '充满能用九天，每天二十分钟。底座可以放首饰，镜面仰角四十度。这一批已售完，预计下月中旬补货，可以先收藏。',
        en: 'A full charge lasts nine days at twenty minutes a day. The base holds jewellery and the mirror tilts forty degrees. Sold out for now, back around the middle of next month.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '直径 19 × 高 33 厘米', en: '19 cm across, 33 cm tall' } },
      { name: { zh: '供电', en: 'Power' }, value: { zh: 'Type-C 充电', en: 'USB-C rechargeable' } },
      { name: { zh: '续航', en: 'Battery life' }, value: { zh: '约 9 天', en: 'About 9 days' } },
      { name: { zh: '镜面', en: 'Mirror' }, value: { zh: '高清银镜', en: 'Silvered glass' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '780 克', en: '780 g' } },
    ],
    sales: 3400,
    score: 467,
    ageDays: 135,
  },
  {
    code: 'beauty-soft-pouch',
    shop: 'baizhi-beauty',
    category: 'beauty-case',
    brand: 'beauty-banye',
    title: {
      zh: '半页 软面化妆包 大开口 防泼水 三色可绣首字母',
      en: 'Half Page Soft Make-Up Pouch, Wide Mouth, Embroidered Initials',
    },
    selling: { zh: '拉开能平摊，里面的东西一眼看到', en: 'Opens wide so you see everything at once' },
    icon: '1f45d',
    tint: 301,
    price: 5900,
    listPrice: 7900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'coral', name: { zh: '珊瑚', en: 'Coral' }, paint: { hue: 0 } },
          { code: 'sage', name: { zh: '灰绿', en: 'Sage' }, paint: { hue: 112, saturation: 0.6, brightness: 1.05 } },
          { code: 'blue', name: { zh: '雾蓝', en: 'Mist blue' }, paint: { hue: -135, saturation: 0.8 } },
        ],
      },
    ],
    soldOut: ['sage'],
    attributes: { 'beauty-material': 'fabric', 'beauty-size': 'regular' },
    story: [
      {
        zh: '外层是涂层尼龙，水洒上去成珠；内层浅色，找东西不用翻。两侧各一条弹力带，能竖放刷子和口红，底部加了三毫米棉。',
        en: 'The coated nylon beads water and the lining is pale so nothing hides. Elastic on both sides holds brushes and lipsticks upright over three millimetres of padding.',
      },
      {
        zh: '可以在正面绣两个首字母，线色有金、白、深灰三种，制作两天。容量够放一套日常彩妆和一瓶乳液。机洗请套洗衣袋。',
        en: 'Two initials can be embroidered on the front in gold, white or dark grey, taking two days. It holds a daily kit and a lotion. Machine wash in a net.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '涂层尼龙、涤纶内衬', en: 'Coated nylon, polyester lining' },
      },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '20 × 9 × 13 厘米', en: '20 × 9 × 13 cm' } },
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '1.8 升', en: '1.8 l' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '140 克', en: '140 g' } },
      { name: { zh: '清洁', en: 'Cleaning' }, value: { zh: '30 ℃ 洗衣袋机洗', en: 'Machine wash at 30 °C in a net' } },
    ],
    sales: 16700,
    score: 474,
    ageDays: 31,
    custom: [
      { code: 'initials', name: { zh: '绣首字母', en: 'Initials to embroider' }, mode: 'INPUT', maxLength: 2 },
      {
        code: 'thread',
        name: { zh: '绣线颜色', en: 'Thread' },
        mode: 'SELECT',
        choices: [
          { zh: '金色', en: 'Gold' },
          { zh: '白色', en: 'White' },
          { zh: '深灰', en: 'Dark grey' },
        ],
      },
    ],
  },
];
