import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'beauty-bath-bar',
    shop: 'jingri-daily',
    category: 'beauty-bath',
    brand: 'beauty-rihe',
    title: {
      zh: '日和澡堂 手工沐浴香皂 大块耐用 四种香味 一百五十克',
      en: 'Fairday Hand-Cut Bath Soap, Long-Lasting Bar, Four Scents, 150 g',
    },
    selling: { zh: '块头大、泡沫细，全家能用一个月', en: 'A big bar with fine foam that lasts a family a month' },
    icon: '1f9fc',
    tint: 355,
    price: 1590,
    listPrice: 1990,
    axes: [
      {
        name: { zh: '香型', en: 'Scent' },
        values: [
          { code: 'peony', name: { zh: '芍药', en: 'Peony' }, paint: { hue: 0 } },
          { code: 'wisteria', name: { zh: '紫藤', en: 'Wisteria' }, paint: { hue: -45, saturation: 0.8 } },
          { code: 'mint', name: { zh: '薄荷', en: 'Mint' }, paint: { hue: 175, saturation: 0.75 } },
          { code: 'grapefruit', name: { zh: '西柚', en: 'Grapefruit' }, paint: { hue: 50, brightness: 1.05 } },
        ],
      },
    ],
    attributes: { 'beauty-scent': 'floral', 'beauty-skin': 'all', 'beauty-size': 'family' },
    story: [
      {
        zh: '皂基用棕榈核油和橄榄油，三辊研磨五遍再压条，密度高，泡在水里不容易化软。香味来自精油，洗完留一点在毛巾上。',
        en: 'Palm kernel and olive oils are milled five times and pressed dense, so the bar does not go soft. The scent is from essential oils and lingers a little on the towel.',
      },
      {
        zh: '形状中间微凹，打湿也握得住。用完放在沥水皂盒里，寿命能多一半。四种香味包装纸颜色不同，送人也好分。',
        en: 'It dips in the middle so wet hands can hold it, and a draining dish makes it last half as long again. Each scent has its own wrapper.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '150 克', en: '150 g' } },
      {
        name: { zh: '成分', en: 'Key ingredients' },
        value: { zh: '棕榈核油、橄榄油、精油', en: 'Palm kernel oil, olive oil, essential oils' },
      },
      { name: { zh: '工艺', en: 'Process' }, value: { zh: '三辊研磨', en: 'Triple milled' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
    ],
    sales: 64300,
    score: 479,
    ageDays: 260,
  },
  {
    code: 'beauty-bubble-bath',
    shop: 'jingri-daily',
    category: 'beauty-bath',
    brand: 'beauty-rihe',
    title: {
      zh: '日和澡堂 泡泡浴液 浓密泡泡 柔和配方 五百毫升',
      en: 'Fairday Bubble Bath, Deep and Long-Lasting Foam, 500 ml',
    },
    selling: {
      zh: '三十毫升放满一缸泡泡，四十分钟不塌',
      en: '30 ml fills a tub with foam that stands for forty minutes',
    },
    icon: '1fae7',
    tint: 132,
    price: 5900,
    listPrice: 7500,
    axes: [],
    attributes: { 'beauty-scent': 'citrus', 'beauty-skin': 'all', 'beauty-size': 'family' },
    story: [
      {
        zh: '主要成分是椰油基葡糖苷，遇水流冲击才起泡，所以先放半缸水，再把浴液倒在水柱下面。泡泡细，能浮起小鸭子。',
        en: 'Coco-glucoside foams under a running tap, so half fill the tub first and pour it into the stream. The bubbles are fine and will float a rubber duck.',
      },
      {
        zh: '加了佛手柑和甜橙的气味，不浓。洗完用清水冲一遍即可，浴缸壁不会留色。三岁以下儿童请在大人看护下使用。',
        en: 'It smells lightly of bergamot and sweet orange. A quick rinse is enough and the tub keeps no colour. Children under three should be watched.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '500 毫升', en: '500 ml' } },
      {
        name: { zh: '成分', en: 'Key ingredients' },
        value: { zh: '椰油基葡糖苷、甘油', en: 'Coco-glucoside, glycerin' },
      },
      { name: { zh: '用法', en: 'How to use' }, value: { zh: '每次 30 毫升', en: '30 ml per bath' } },
      { name: { zh: '香调', en: 'Scent' }, value: { zh: '佛手柑、甜橙', en: 'Bergamot, sweet orange' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
    ],
    sales: 8200,
    score: 461,
    ageDays: 7,
  },
  {
    code: 'beauty-sea-salts',
    shop: 'jingri-daily',
    category: 'beauty-bath',
    brand: 'beauty-rihe',
    title: {
      zh: '日和澡堂 足浴泡澡海盐 玻璃罐 三种香型 四百五十克',
      en: 'Fairday Sea Bath Salts in a Glass Jar, Three Scents, 450 g',
    },
    selling: { zh: '粗粒海盐加干花，一勺泡一盆', en: 'Coarse salt with dried flowers, a scoop to a basin' },
    icon: '1fad9',
    tint: 269,
    price: 4900,
    axes: [
      {
        name: { zh: '香型', en: 'Scent' },
        values: [
          { code: 'ocean', name: { zh: '海盐鼠尾草', en: 'Sea sage' }, paint: { hue: 0 } },
          { code: 'lavender', name: { zh: '薰衣草', en: 'Lavender' }, paint: { hue: 62, saturation: 1.3 } },
          { code: 'rose', name: { zh: '玫瑰', en: 'Rose' }, paint: { hue: 145, saturation: 1.4 } },
        ],
      },
    ],
    attributes: { 'beauty-scent': 'herbal', 'beauty-material': 'glass', 'beauty-size': 'regular' },
    story: [
      {
        zh: '福建海盐日晒成粗粒，混入少量浴用小苏打和干花，水温三十八度左右化得刚好。颜色来自植物粉，不会沾染浴缸。',
        en: 'Sun-dried Fujian salt is mixed with a little soda and dried flowers and dissolves nicely at about 38 degrees. Plant powders give the colour and do not stain the tub.',
      },
      {
        zh: '泡脚一勺，泡澡三勺，泡十五分钟。罐盖密封，浴室潮湿也不结块，附一只榉木勺。皮肤有伤口时请勿使用。',
        en: 'One scoop for feet, three for a bath, fifteen minutes. The sealed lid keeps it loose in a damp bathroom, and a beech scoop is included. Not for broken skin.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '450 克', en: '450 g' } },
      {
        name: { zh: '成分', en: 'Key ingredients' },
        value: { zh: '海盐、小苏打、干花、精油', en: 'Sea salt, soda, dried flowers, essential oils' },
      },
      { name: { zh: '包装', en: 'Packaging' }, value: { zh: '玻璃罐、榉木勺', en: 'Glass jar, beech scoop' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
    ],
    sales: 6700,
    score: 455,
    ageDays: 145,
  },
  {
    code: 'beauty-scrub-gloves',
    shop: 'jingri-daily',
    category: 'beauty-bath',
    brand: 'beauty-rihe',
    title: {
      zh: '日和澡堂 搓澡手套 五指贴合 软硬适中 三色一双装',
      en: 'Fairday Exfoliating Bath Gloves, Five-Finger Fit, One Pair',
    },
    selling: { zh: '五根手指都能动，后背也够得着一点', en: 'All five fingers move, so you can reach a little further' },
    icon: '1f9e4',
    tint: 46,
    price: 1990,
    listPrice: 2590,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'violet', name: { zh: '紫', en: 'Violet' }, paint: { hue: 0 } },
          { code: 'green', name: { zh: '绿', en: 'Green' }, paint: { hue: -165, saturation: 0.8 } },
          { code: 'pink', name: { zh: '粉', en: 'Pink' }, paint: { hue: 52, brightness: 1.15 } },
        ],
      },
    ],
    attributes: { 'beauty-material': 'fabric', 'beauty-size': 'regular', 'beauty-skin': 'all' },
    story: [
      {
        zh: '粘胶和尼龙混纺，起绉织法，表面有细颗粒。干的时候偏粗，湿水后会软下来，搭配沐浴露能打出不少泡。',
        en: 'Viscose and nylon are woven in a crimped pattern with a fine grain. Rough when dry, they soften in water and raise plenty of lather with shower gel.',
      },
      {
        zh: '手腕处有松紧，带挂绳。一周用两次就够，力度轻一些，用完冲净挂起来。可以四十度机洗，晒干后不变形。',
        en: 'The cuff is elastic with a hanging loop. Twice a week is enough with a light hand. Rinse, hang up, and machine wash at forty degrees.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '粘胶 60%，尼龙 40%', en: '60 % viscose, 40 % nylon' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '20 × 14 厘米', en: '20 × 14 cm' } },
      { name: { zh: '数量', en: 'Pieces' }, value: { zh: '1 双', en: '1 pair' } },
      { name: { zh: '清洁', en: 'Cleaning' }, value: { zh: '40 ℃ 机洗', en: 'Machine wash at 40 °C' } },
    ],
    sales: 27300,
    score: 453,
    ageDays: 290,
  },
  {
    code: 'beauty-low-candle',
    shop: 'baizhi-beauty',
    category: 'beauty-fragrance',
    brand: 'beauty-zhuxia',
    title: {
      zh: '烛下 大豆蜡香薰蜡烛 棉芯慢燃 三种香调 四十小时',
      en: 'Under Candle Soy Wax Scented Candle, Cotton Wick, 40-Hour Burn',
    },
    selling: { zh: '烧四十小时，蜡池平整不挂壁', en: 'Forty hours of even burning, with nothing left on the walls' },
    icon: '1f56f-fe0f',
    tint: 183,
    price: 8900,
    listPrice: 10900,
    axes: [
      {
        name: { zh: '香型', en: 'Scent' },
        values: [
          { code: 'cedar', name: { zh: '雪松书房', en: 'Cedar study' }, paint: { saturation: 0.75, brightness: 0.9 } },
          {
            code: 'fig',
            name: { zh: '无花果叶', en: 'Fig leaf' },
            paint: { hue: 14, saturation: 0.45, brightness: 1.02 },
          },
          { code: 'osmanthus', name: { zh: '桂花', en: 'Osmanthus' }, paint: { hue: 22, saturation: 1.3 } },
        ],
      },
    ],
    attributes: { 'beauty-scent': 'woody', 'beauty-size': 'regular' },
    story: [
      {
        zh: '大豆蜡和少量椰子蜡调到燃点偏低，首次点满两小时，让整面都化开，以后就不会打洞。香味在三米内闻得到，不呛。',
        en: 'Soy with a little coconut wax burns cool. Give the first burn two hours to melt right across, and it never tunnels. The scent reaches three metres without catching your throat.',
      },
      {
        zh: '标签用棉纸凸版印刷，手工贴上，适合乔迁和生日。点之前把烛芯剪到五毫米，燃烧时放在耐热台面，人离开请熄灭。',
        en: 'The cotton-paper label is letterpressed and stuck on by hand, nice for birthdays. Trim the wick to five millimetres, burn on a heatproof surface and never leave it alone.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '180 克', en: '180 g' } },
      { name: { zh: '燃烧时长', en: 'Burn time' }, value: { zh: '约 40 小时', en: 'About 40 hours' } },
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '大豆蜡、椰子蜡、棉芯', en: 'Soy wax, coconut wax, cotton wick' },
      },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '直径 7 × 高 9 厘米', en: '7 cm across, 9 cm tall' } },
      { name: { zh: '香调', en: 'Scent' }, value: { zh: '木质、绿叶、花香', en: 'Woody, green, floral' } },
    ],
    sales: 14500,
    score: 475,
    ageDays: 36,
  },
  {
    code: 'beauty-vial-perfume',
    shop: 'baizhi-beauty',
    category: 'beauty-fragrance',
    brand: 'beauty-zhuxia',
    title: {
      zh: '烛下 香水小样试管 随身滴管装 三组香调 五支试香',
      en: 'Under Candle Perfume Sampler Vials, Five Scents in Three Sets',
    },
    selling: { zh: '先闻五种，再决定买哪一瓶正装', en: 'Try five before you choose a full bottle' },
    icon: '1f9ea',
    tint: 320,
    price: 6900,
    axes: [
      {
        name: { zh: '款式', en: 'Style' },
        values: [
          { code: 'wood', name: { zh: '木质组', en: 'Woods' }, paint: { hue: -22, saturation: 0.8, brightness: 0.9 } },
          { code: 'flower', name: { zh: '花果组', en: 'Flowers and fruit' }, paint: { hue: -105 } },
          { code: 'tea', name: { zh: '茶绿组', en: 'Tea and green' }, paint: { hue: 0 } },
        ],
      },
    ],
    attributes: { 'beauty-scent': 'woody', 'beauty-material': 'glass', 'beauty-size': 'travel' },
    story: [
      {
        zh: '每支两毫升，玻璃试管带滴口，大约能用二十次。盒里附五张试香纸和一张前中后调说明，正装购买可以抵扣三十元。',
        en: 'Each 2 ml glass vial gives about twenty wears. Five blotters and a card of the notes come with them, and thirty yuan comes off a full bottle.',
      },
      {
        zh: '建议一天只试两种，一种在手腕一种在手肘，隔四小时再闻。香精浓度百分之十五，属于淡香精。避开首饰和丝绸。',
        en: 'Try only two a day, wrist and elbow, and smell again after four hours. The concentration is fifteen per cent. Keep it off jewellery and silk.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '5 支，每支 2 毫升', en: '5 vials of 2 ml' } },
      { name: { zh: '香调', en: 'Scent' }, value: { zh: '三组可选', en: 'Three sets' } },
      { name: { zh: '成分', en: 'Key ingredients' }, value: { zh: '酒精、香精、水', en: 'Alcohol, fragrance, water' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '避光阴凉', en: 'Cool and dark' } },
    ],
    sales: 18300,
    score: 459,
    ageDays: 60,
  },
  {
    code: 'beauty-care-gift',
    shop: 'baizhi-beauty',
    category: 'beauty-fragrance',
    brand: 'beauty-zhijian',
    title: {
      zh: '芷间 洗护香氛礼盒 皂霜烛三件套 可写贺卡选缎带',
      en: 'Zhijian Bath and Candle Gift Set, Three Pieces, Card and Ribbon',
    },
    selling: {
      zh: '一块皂、一瓶护手霜、一支蜡烛，扎好缎带',
      en: 'A soap, a hand cream and a candle, tied with ribbon',
    },
    icon: '1f381',
    tint: 97,
    price: 26800,
    listPrice: 32800,
    axes: [],
    attributes: { 'beauty-scent': 'floral', 'beauty-size': 'set' },
    story: [
      {
        zh: '盒子里是玫瑰泥洁面皂一百克、玫瑰护手霜一百毫升、桂花小蜡烛八十克，气味调得相近，放在一起不打架。',
        en: 'Inside are a 100 g rose clay soap, a 100 ml rose hand cream and an 80 g osmanthus candle, matched so that their scents sit well together.',
      },
      {
        zh: '贺卡由店员手写，不打印价格单。缎带有三种颜色，选好之后系成活结，收礼的人拉开就行。外箱另加一层，邮寄不压角。',
        en: 'Our staff write the card by hand and leave the price list out. Choose one of three ribbons, tied in a bow that pulls open. An outer carton protects the corners.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '3 件', en: '3 pieces' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '24 × 18 × 8 厘米', en: '24 × 18 × 8 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '620 克', en: '620 g' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
      {
        name: { zh: '包装', en: 'Packaging' },
        value: { zh: '礼盒、缎带、外箱', en: 'Gift box, ribbon, outer carton' },
      },
    ],
    sales: 5600,
    score: 488,
    ageDays: 13,
    custom: [
      { code: 'card', name: { zh: '贺卡内容', en: 'Message on the card' }, mode: 'INPUT', maxLength: 60 },
      {
        code: 'ribbon',
        name: { zh: '缎带颜色', en: 'Ribbon' },
        mode: 'SELECT',
        choices: [
          { zh: '酒红', en: 'Burgundy' },
          { zh: '墨绿', en: 'Dark green' },
          { zh: '米白', en: 'Ivory' },
        ],
        required: true,
      },
    ],
  },
];
