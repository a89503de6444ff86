import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'muling-shower',
    shop: 'jingri-daily',
    category: 'home-shower',
    brand: 'hm-muling',
    title: {
      zh: '沐岭增压手持花洒 三档出水 大面盘 免打孔支架',
      en: 'Muling Hand Shower with Three Sprays and a No-Drill Bracket',
    },
    selling: { zh: '水压偏低的老楼，也能冲得痛快', en: 'A proper shower even where the pressure is low' },
    icon: '1f6bf',
    tint: 210,
    price: 12900,
    listPrice: 16900,
    axes: [
      {
        name: { zh: '款式', en: 'Set' },
        values: [
          { code: 'head', name: { zh: '单花洒', en: 'Head only' } },
          { code: 'set', name: { zh: '花洒软管套装', en: 'Head and hose set' }, extra: 4000 },
        ],
      },
    ],
    attributes: { 'hm-material': 'plastic', 'hm-room': 'bath', 'hm-style': 'minimal' },
    story: [
      {
        zh: '出水孔内径缩到 0.3 毫米，水流变细变快，六楼低水压时也有冲力。拇指推钮可切换雨淋、按压和直流三档。',
        en:
          'Nozzles narrowed to 0.3 mm make finer, faster jets, so even a sixth-floor flat gets some force. A thumb ' +
          'slide moves between rain, massage and stream.',
      },
      {
        zh: '硅胶孔粒一搓就能去水垢，两三个月搓一次。支架用胶固定在瓷砖上，静置二十四小时后再挂花洒。',
        en:
          'Rub the silicone nozzles with a finger every few months to clear limescale. The bracket glues to tile; ' +
          'leave it for twenty-four hours before hanging the head.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'ABS 镀铬', en: 'Chrome-plated ABS' } },
      { name: { zh: '直径', en: 'Diameter' }, value: { zh: '11 cm', en: '11 cm' } },
      { name: { zh: '接口', en: 'Thread' }, value: { zh: 'G1/2', en: 'G1/2' } },
      { name: { zh: '软管', en: 'Hose' }, value: { zh: '1.5 m（套装）', en: '1.5 m, in the set' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '230 g', en: '230 g' } },
    ],
    sales: 11760,
    score: 464,
    ageDays: 132,
  },
  {
    code: 'muling-tub',
    shop: 'jingri-daily',
    category: 'home-shower',
    brand: 'hm-muling',
    title: {
      zh: '沐岭独立式浴缸 亚克力保温 带落地龙头 小户型 1.4 米',
      en: 'Muling Freestanding 1.4 m Acrylic Bath with Floor-Mounted Tap',
    },
    selling: { zh: '1.4 米也能泡到肩，龙头一起配好', en: 'Short but deep enough for your shoulders, tap included' },
    icon: '1f6c1',
    tint: 335,
    price: 349900,
    axes: [],
    soldOut: ['*'],
    attributes: { 'hm-material': 'plastic', 'hm-room': 'bath', 'hm-style': 'vintage', 'hm-origin': 'foshan' },
    story: [
      {
        zh: '缸长 1.4 米，内深 48 厘米，小卫生间也能泡到肩膀。双层亚克力之间有空气层，四十二度的水四十分钟降约三度。',
        en:
          'It is 1.4 m long and 48 cm deep inside, so even a small bathroom gives you water to the shoulders. Air ' +
          'between two skins limits cooling to about three degrees in forty minutes.',
      },
      {
        zh: '四只脚可以各自调高，地砖不平也能放稳。落地龙头含手持花洒，进水管位置请在下单前测量，客服会发一张尺寸图。',
        en:
          'Each foot adjusts for uneven tiles. The floor tap includes a hand spray; please measure your inlet ' +
          'before ordering, and we will send a drawing to compare.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '140 × 72 × 60 cm', en: '140 × 72 × 60 cm' } },
      { name: { zh: '内深', en: 'Inner depth' }, value: { zh: '48 cm', en: '48 cm' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '约 190 升', en: 'About 190 litres' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '双层亚克力', en: 'Double-skin acrylic' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '38 kg', en: '38 kg' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
    ],
    sales: 148,
    score: 455,
    ageDays: 223,
  },
  {
    code: 'muling-filter-shower',
    shop: 'jingri-daily',
    category: 'home-shower',
    brand: 'hm-muling',
    title: {
      zh: '沐岭过滤花洒 可视滤芯 拦截铁锈泥沙 单手一键停水',
      en: 'Muling Filtering Shower Head with a Visible Cartridge and Pause',
    },
    selling: { zh: '滤芯变黄看得见，该换的时候就换', en: 'You can see the filter turn and know when to change it' },
    icon: '1f6bf',
    tint: 90,
    price: 8900,
    axes: [
      {
        name: { zh: '滤芯', en: 'Filters' },
        values: [
          { code: 'one', name: { zh: '含 1 支', en: '1 included' } },
          { code: 'four', name: { zh: '含 4 支', en: '4 included' }, extra: 3000 },
        ],
      },
    ],
    attributes: { 'hm-material': 'plastic', 'hm-room': 'bath' },
    story: [
      {
        zh: '手柄是透明的，里面的 PP 棉滤芯能拦下铁锈和泥沙。老小区刚装上时一两周就会变黄，之后大约两个月换一支。',
        en:
          'The clear handle holds a PP cartridge that traps rust and grit. In older buildings it may yellow within ' +
          'a fortnight, then settles to one change about every two months.',
      },
      {
        zh: '打沐浴露时按一下停水键，水温不会变，再按继续。更换滤芯只需旋开手柄下端，不用工具。',
        en:
          'Press the pause button while you soap and the temperature stays where it was. To change the cartridge, ' +
          'unscrew the lower end of the handle; no tools needed.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'ABS、PP 棉滤芯', en: 'ABS, PP filter' } },
      { name: { zh: '直径', en: 'Diameter' }, value: { zh: '8.5 cm', en: '8.5 cm' } },
      { name: { zh: '滤芯寿命', en: 'Filter life' }, value: { zh: '约 2 个月', en: 'About 2 months' } },
      { name: { zh: '接口', en: 'Thread' }, value: { zh: 'G1/2', en: 'G1/2' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '198 g', en: '198 g' } },
    ],
    sales: 98,
    score: 443,
    ageDays: 4,
  },
  {
    code: 'muling-bottle',
    shop: 'jingri-daily',
    category: 'home-wash',
    brand: 'hm-muling',
    title: {
      zh: '沐岭按压分装瓶 洗手液沐浴露 宽口好灌 500 毫升',
      en: 'Muling 500 ml Pump Bottle with a Wide Neck for Soap and Shampoo',
    },
    selling: { zh: '瓶口够宽，灌补充装不会洒', en: 'A wide neck for tidy refilling' },
    icon: '1f9f4',
    tint: 25,
    price: 3290,
    listPrice: 4290,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'pink', name: { zh: '裸粉', en: 'Nude pink' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '浅蓝', en: 'Light blue' }, paint: { hue: -150 } },
          { code: 'green', name: { zh: '浅绿', en: 'Light green' }, paint: { hue: 110, saturation: 0.8 } },
          {
            code: 'clear',
            name: { zh: '半透白', en: 'Frosted white' },
            paint: { hue: 0, saturation: 0.1, brightness: 1.05 },
          },
        ],
      },
    ],
    attributes: { 'hm-material': 'plastic', 'hm-room': 'bath', 'hm-style': 'minimal' },
    story: [
      {
        zh: '瓶口内径 5.2 厘米，补充装袋口可以直接伸进去。瓶身带一扇水滴形的透明窗，还剩多少看得见。',
        en:
          'The neck is 5.2 cm wide, so the spout of a refill pouch goes straight in. A clear drop-shaped window ' +
          'shows how much is left.',
      },
      {
        zh: '泵头一次出液约 2 毫升，锁住后放进行李箱也不会漏。附一张空白防水贴纸，写上名字不会拿错。',
        en:
          'Each press gives about 2 ml, and the pump locks for travel without leaking. A blank waterproof label is ' +
          'included so you can write on what is inside.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '500 毫升', en: '500 ml' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'PET、PP 泵头', en: 'PET, PP pump' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '8 × 8 × 18 cm', en: '8 × 8 × 18 cm' } },
      { name: { zh: '出液量', en: 'Dose' }, value: { zh: '约 2 毫升', en: 'About 2 ml' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '78 g', en: '78 g' } },
    ],
    sales: 21700,
    score: 466,
    ageDays: 168,
  },
  {
    code: 'muling-soap',
    shop: 'jingri-daily',
    category: 'home-wash',
    brand: 'hm-muling',
    title: {
      zh: '沐岭冷制手工皂 橄榄油皂基 熟化六周 洗手沐浴',
      en: 'Muling Cold-Process Soap with Olive Oil, Cured for Six Weeks',
    },
    selling: {
      zh: '慢慢熟化的皂，泡沫细，洗后不紧绷',
      en: 'Slow-cured, with a fine lather that does not leave skin tight',
    },
    icon: '1f9fc',
    tint: 290,
    price: 2290,
    listPrice: 2990,
    axes: [
      {
        name: { zh: '香型', en: 'Scent' },
        values: [
          { code: 'rose', name: { zh: '玫瑰', en: 'Rose' }, paint: { hue: 0 } },
          { code: 'mint', name: { zh: '薄荷', en: 'Mint' }, paint: { hue: -150, saturation: 0.8 } },
          { code: 'calendula', name: { zh: '金盏花', en: 'Calendula' }, paint: { hue: 110, saturation: 0.9 } },
          { code: 'lavender', name: { zh: '薰衣草', en: 'Lavender' }, paint: { hue: -45, saturation: 0.9 } },
        ],
      },
    ],
    soldOut: ['mint'],
    attributes: { 'hm-room': 'bath', 'hm-style': 'country', 'hm-material': 'plant' },
    story: [
      {
        zh: '橄榄油占皂基六成，另配椰子油和乳木果脂，低温搅拌后放在木架上熟化六周。切块时边缘略有不齐，是手工刀切留下的。',
        en:
          'Olive oil makes up sixty per cent, with coconut oil and shea butter, stirred cool and cured on wooden ' +
          'racks for six weeks. Slightly uneven edges come from cutting by hand.',
      },
      {
        zh: '洗完放在沥水的皂盒里，能用得更久。香味来自植物精油，浓度不高，开封两三个月后会再淡一些。',
        en:
          'Keep it on a draining dish and it lasts longer. The scent comes from plant oils in a modest amount and ' +
          'softens further in the two or three months after opening.',
      },
    ],
    facts: [
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '110 g', en: '110 g' } },
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '橄榄油、椰子油、乳木果脂', en: 'Olive oil, coconut oil, shea butter' },
      },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '8 × 5.5 × 2.5 cm', en: '8 × 5.5 × 2.5 cm' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江安吉', en: 'Anji, Zhejiang' } },
    ],
    sales: 18340,
    score: 479,
    ageDays: 45,
  },
  {
    code: 'muling-toothbrush',
    shop: 'jingri-daily',
    category: 'home-wash',
    brand: 'hm-muling',
    title: {
      zh: '沐岭宽头软毛牙刷 螺旋细丝 防滑手柄 成人情侣装',
      en: 'Muling Wide-Head Soft Toothbrush with Spiral Bristles',
    },
    selling: { zh: '刷毛细软，刷到后槽牙也不顶', en: 'Fine bristles that reach the back teeth gently' },
    icon: '1faa5',
    tint: 160,
    price: 1990,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '珊瑚红', en: 'Coral red' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '蔚蓝', en: 'Azure' }, paint: { hue: -140 } },
        ],
      },
      {
        name: { zh: '规格', en: 'Pack' },
        values: [
          { code: '2pcs', name: { zh: '2 支', en: '2 brushes' } },
          { code: '4pcs', name: { zh: '4 支', en: '4 brushes' }, extra: 1500 },
        ],
      },
    ],
    attributes: { 'hm-material': 'plastic', 'hm-room': 'bath' },
    story: [
      {
        zh: '刷丝末端直径约 0.02 毫米，呈螺旋形，贴着牙缝走。刷头长 26 毫米，比常见的宽一排，来回次数可以少一些。',
        en:
          'Spiral bristles taper to about 0.02 mm and follow the gaps between teeth. The head is 26 mm long and one ' +
          'row wider than usual, so fewer strokes cover the same ground.',
      },
      {
        zh: '手柄后段加了一圈软胶，湿手也握得住。每支都配有独立的透气盒，出差时随手丢进洗漱包里就能带上。',
        en:
          'A soft rubber band on the handle keeps its grip in wet hands. Each brush has its own vented case, so you ' +
          'can drop one into a bag when you travel.',
      },
    ],
    facts: [
      { name: { zh: '刷毛', en: 'Bristles' }, value: { zh: 'PBT 螺旋丝', en: 'Spiral PBT' } },
      { name: { zh: '刷头', en: 'Head' }, value: { zh: '26 × 13 mm', en: '26 × 13 mm' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '19 cm', en: '19 cm' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB/T 19342', en: 'GB/T 19342' } },
    ],
    sales: 46800,
    score: 460,
    ageDays: 214,
  },
];
