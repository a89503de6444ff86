import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'lishi-boxing-gloves',
    shop: 'yequ-outdoor',
    category: 'sports-boxing',
    brand: 'sports-lishi',
    title: { zh: '立石 超纤拳击手套 长护腕散打沙袋训练', en: 'Lishi Microfibre Boxing Gloves with Long Wrist Support' },
    selling: { zh: '三层模压泡棉，拇指连体', en: 'Three-layer moulded foam with attached thumb' },
    icon: '1f94a',
    tint: 350,
    price: 18900,
    listPrice: 23900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '拳台红', en: 'Ring red' }, paint: { hue: 0 } },
          { code: 'black', name: { zh: '黑色', en: 'Black' }, paint: { hue: 271, saturation: 0.06, brightness: 0.5 } },
          { code: 'blue', name: { zh: '蓝色', en: 'Blue' }, paint: { hue: 266, saturation: 0.74, brightness: 0.98 } },
        ],
      },
      {
        name: { zh: '重量', en: 'Weight' },
        values: [
          { code: '8oz', name: { zh: '8 oz', en: '8 oz' } },
          { code: '10oz', name: { zh: '10 oz', en: '10 oz' } },
          { code: '12oz', name: { zh: '12 oz', en: '12 oz' }, extra: 1000 },
        ],
      },
    ],
    soldOut: ['blue/8oz', 'blue/12oz'],
    attributes: {
      'sports-activity': 'fitness',
      'sports-place': 'indoor',
      'sports-user': 'adult',
      'sports-level': 'regular',
    },
    story: [
      {
        zh: '拳锋是三层模压泡棉，外硬内软，打沙袋时力量分散到整个拳面。拇指与手套连体，出拳时不会外翻。',
        en: 'Three layers of moulded foam, firm outside and soft within, spread impact across the whole fist. The attached thumb cannot bend back when a punch lands badly.',
      },
      {
        zh: '护腕加长到 10 厘米，魔术贴绕一圈半，戴好后腕子不晃。掌心打了透气孔，练完晾在通风处即可。',
        en: 'The ten-centimetre cuff wraps one and a half times and holds the wrist straight. The palm is perforated; after training, simply open the gloves and air them.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '超纤皮、模压泡棉', en: 'Microfibre leather, moulded foam' },
      },
      { name: { zh: '里料', en: 'Lining' }, value: { zh: '涤纶吸湿布', en: 'Moisture-wicking polyester' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '护腕 10 cm', en: '10 cm cuff' } },
      {
        name: { zh: '包装内容', en: 'In the box' },
        value: { zh: '手套一双、绑手带一副', en: 'One pair of gloves, hand wraps' },
      },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '江苏扬州', en: 'Yangzhou, Jiangsu' } },
    ],
    sales: 12700,
    score: 479,
    ageDays: 260,
  },
  {
    code: 'lishi-kids-gloves',
    shop: 'yequ-outdoor',
    category: 'sports-boxing',
    brand: 'sports-lishi',
    title: {
      zh: '立石 儿童拳击手套 6盎司加厚软垫亲子训练',
      en: 'Lishi Kids 6 oz Boxing Gloves with Extra Soft Padding',
    },
    selling: { zh: '小手也握得紧', en: 'Sized so small hands can close a fist' },
    icon: '1f94a',
    tint: 45,
    price: 8900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '红色', en: 'Red' }, paint: { hue: 0 } },
          {
            code: 'purple',
            name: { zh: '紫色', en: 'Purple' },
            paint: { hue: 303, saturation: 0.77, brightness: 0.85 },
          },
        ],
      },
    ],
    attributes: {
      'sports-activity': 'fitness',
      'sports-place': 'indoor',
      'sports-user': 'kids',
      'sports-level': 'beginner',
    },
    story: [
      {
        zh: '手套内腔按六到十岁的手型缩小，握拳时指尖能碰到横杆，不会空荡荡。泡棉加厚到四厘米，软而有回弹。',
        en: 'The hand compartment is scaled for ages six to ten, so fingertips reach the grip bar and a fist closes properly. Padding is four centimetres thick and soft.',
      },
      {
        zh: '手腕用宽魔术贴，孩子自己就能穿脱。建议在成人看护下练习，打手靶或软沙袋，不对打。',
        en: 'A wide hook-and-loop wrist lets children put them on alone. Train with an adult nearby, on focus pads or a soft bag rather than against each other.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'PU 皮、发泡棉', en: 'PU leather, foam' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '单只 6 oz', en: '6 oz each' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '6–10 岁', en: '6–10 years' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '拳锋 4 cm', en: '4 cm at the knuckles' } },
    ],
    sales: 3430,
    score: 467,
    ageDays: 36,
  },
  {
    code: 'lishi-canvas-gi',
    shop: 'yequ-outdoor',
    category: 'sports-boxing',
    brand: 'sports-lishi',
    title: {
      zh: '立石 帆布武道训练服 加厚纯棉可绣腰带姓名',
      en: 'Lishi Heavy Cotton Training Gi with Embroidered Belt',
    },
    selling: { zh: '腰带绣名，一周发货', en: 'Belt embroidered with a name, ships in a week' },
    icon: '1f94b',
    tint: 250,
    price: 19900,
    axes: [
      {
        name: { zh: '身高', en: 'Height' },
        values: [
          { code: '150', name: { zh: '150 cm', en: '150 cm' } },
          { code: '165', name: { zh: '165 cm', en: '165 cm' }, extra: 1500 },
          { code: '180', name: { zh: '180 cm', en: '180 cm' }, extra: 3000 },
        ],
      },
    ],
    attributes: {
      'sports-activity': 'fitness',
      'sports-place': 'indoor',
      'sports-user': 'adult',
      'sports-level': 'regular',
    },
    story: [
      {
        zh: '上衣用十二盎司纯棉帆布，出拳时袖口有清脆的声响。腋下加一块三角布，抬臂踢腿都不牵扯衣身。',
        en: 'The jacket is twelve-ounce cotton canvas that snaps crisply on a punch. Gussets under the arms leave it free of pull when you raise an arm or kick.',
      },
      {
        zh: '裤腰是松紧加抽绳，膝盖双层。腰带八道车线，可以在一端绣姓名，中英文均可，四个汉字或十个字母以内。',
        en: 'Trousers have an elastic drawstring waist and double knees. The belt is stitched in eight rows, and one end can carry a name of up to ten letters.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '100% 棉', en: '100% cotton' } },
      { name: { zh: '面料克重', en: 'Fabric weight' }, value: { zh: '12 oz', en: '12 oz' } },
      {
        name: { zh: '洗护', en: 'Care' },
        value: { zh: '冷水单独洗，预留 3% 缩水', en: 'Cold wash separately, allow 3% shrinkage' },
      },
      { name: { zh: '包装内容', en: 'In the box' }, value: { zh: '上衣、长裤、腰带', en: 'Jacket, trousers, belt' } },
      { name: { zh: '制作周期', en: 'Lead time' }, value: { zh: '7 天', en: '7 days' } },
    ],
    sales: 1240,
    score: 486,
    ageDays: 194,
    custom: [
      { code: 'belt-name', name: { zh: '腰带绣字', en: 'Name on the belt' }, mode: 'INPUT', maxLength: 10 },
      {
        code: 'thread',
        name: { zh: '绣线颜色', en: 'Thread colour' },
        mode: 'SELECT',
        choices: [
          { zh: '金黄', en: 'Gold' },
          { zh: '白色', en: 'White' },
          { zh: '红色', en: 'Red' },
        ],
      },
    ],
  },
  {
    code: 'lishi-mesh-training-vest',
    shop: 'yequ-outdoor',
    category: 'sports-running',
    brand: 'sports-lishi',
    title: {
      zh: '立石 速干训练背心 撞色斜条透气无袖跑步男女',
      en: 'Lishi Quick-Dry Mesh Training Vest with Diagonal Stripe',
    },
    selling: { zh: '五色六码，团队可混搭', en: 'Five colours, six sizes, easy to mix for a team' },
    icon: '1f3bd',
    tint: 90,
    price: 4990,
    listPrice: 6990,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'green', name: { zh: '草场绿', en: 'Field green' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '蓝色', en: 'Blue' }, paint: { hue: 155, saturation: 0.85, brightness: 0.78 } },
          { code: 'red', name: { zh: '红色', en: 'Red' }, paint: { hue: 268, saturation: 1.17, brightness: 0.74 } },
          {
            code: 'purple',
            name: { zh: '紫色', en: 'Purple' },
            paint: { hue: 192, saturation: 0.89, brightness: 0.68 },
          },
          {
            code: 'charcoal',
            name: { zh: '炭灰', en: 'Charcoal' },
            paint: { hue: 160, saturation: 0.07, brightness: 0.57 },
          },
        ],
      },
      {
        name: { zh: '尺码', en: 'Size' },
        values: [
          { code: 'xs', name: { zh: 'XS', en: 'XS' } },
          { code: 's', name: { zh: 'S', en: 'S' } },
          { code: 'm', name: { zh: 'M', en: 'M' } },
          { code: 'l', name: { zh: 'L', en: 'L' } },
          { code: 'xl', name: { zh: 'XL', en: 'XL' } },
          { code: 'xxl', name: { zh: 'XXL', en: 'XXL' } },
        ],
      },
    ],
    soldOut: ['purple/xs', 'purple/xxl', 'red/m'],
    attributes: {
      'sports-activity': 'fitness',
      'sports-place': 'both',
      'sports-user': 'adult',
      'sports-level': 'beginner',
    },
    story: [
      {
        zh: '鸟眼网布单层织成，汗水很快摊开晾干。胸前斜条是同布拼接，不是印花，不会贴在身上发黏。',
        en: 'A single layer of bird-eye mesh spreads sweat so that it dries quickly. The diagonal stripe is pieced cloth rather than print, so it never sticks to the chest.',
      },
      {
        zh: '袖窿裁得深，摆臂时不磨腋下。下摆微圆，前短后长，扎进短裤或放在外面都合适。按平时尺码选购。',
        en: 'Deep armholes stay clear of the arm swing. The hem is gently curved and longer behind, fine tucked in or worn loose. Choose the size you usually wear.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '100% 聚酯纤维', en: '100% polyester' } },
      { name: { zh: '面料克重', en: 'Fabric weight' }, value: { zh: '135 g/m²', en: '135 g/m²' } },
      { name: { zh: '版型', en: 'Fit' }, value: { zh: '宽松', en: 'Loose' } },
      {
        name: { zh: '洗护', en: 'Care' },
        value: { zh: '30°C 机洗，勿用柔顺剂', en: 'Machine wash at 30 °C, no softener' },
      },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '福建石狮', en: 'Shishi, Fujian' } },
    ],
    sales: 38400,
    score: 472,
    ageDays: 152,
  },
  {
    code: 'buli-tempo-running-shoes',
    shop: 'buli-shoes',
    category: 'sports-running',
    brand: 'fashion-buli',
    title: { zh: '步里 节拍跑步鞋 全掌缓震十公里训练鞋', en: 'Buli Tempo Running Shoes with Full-Length Cushioning' },
    selling: { zh: '脚感偏弹，适合每周三跑', en: 'A lively ride for three runs a week' },
    icon: '1f45f',
    tint: 290,
    price: 35900,
    listPrice: 45900,
    axes: [
      {
        name: { zh: '鞋码', en: 'Shoe size' },
        values: [
          { code: '39', name: { zh: '39', en: '39' } },
          { code: '41', name: { zh: '41', en: '41' } },
          { code: '43', name: { zh: '43', en: '43' } },
        ],
      },
    ],
    attributes: {
      'sports-activity': 'fitness',
      'sports-place': 'outdoor',
      'sports-user': 'adult',
      'sports-level': 'regular',
    },
    story: [
      {
        zh: '中底整块超临界发泡，回弹率七成，跑到后半程仍有力气往前带。前掌 24 毫米，后跟 32 毫米。',
        en: 'A full-length supercritical foam midsole returns about seventy percent of each stride and still feels lively late in a run. Stack height is 24 millimetres forefoot, 32 heel.',
      },
      {
        zh: '后跟半硬杯托住脚踝，雨天路面由碳素橡胶大底抓地。鞋面热熔加强，脚趾前没有缝线压迫。',
        en: 'A semi-rigid heel cup keeps the ankle centred, while carbon rubber grips on wet roads. The upper is fused rather than stitched, leaving no seams across the toes.',
      },
    ],
    facts: [
      { name: { zh: '鞋面', en: 'Upper' }, value: { zh: '单层工程网布', en: 'Single-layer engineered mesh' } },
      {
        name: { zh: '鞋底', en: 'Sole' },
        value: { zh: '超临界发泡，碳素橡胶', en: 'Supercritical foam, carbon rubber' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '238 g（41 码单只）', en: '238 g each in EU 41' } },
      { name: { zh: '跟高', en: 'Heel height' }, value: { zh: '落差 8 mm', en: '8 mm drop' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '福建晋江', en: 'Jinjiang, Fujian' } },
    ],
    sales: 19700,
    score: 482,
    ageDays: 72,
  },
  {
    code: 'yequ-race-medal',
    shop: 'yequ-outdoor',
    category: 'sports-awards',
    brand: 'sports-yequ',
    title: { zh: '野趣 赛事纪念奖牌 锌合金浮雕可刻字定制', en: 'Yequ Die-Cast Race Medal with Custom Engraving' },
    selling: { zh: '背面刻赛事名与成绩', en: 'Event and result engraved on the back' },
    icon: '1f3c5',
    tint: 25,
    price: 2990,
    axes: [
      {
        name: { zh: '镀色', en: 'Plating' },
        values: [
          { code: 'gold', name: { zh: '金色', en: 'Gold' }, paint: { hue: 0 } },
          { code: 'silver', name: { zh: '银色', en: 'Silver' }, paint: { hue: 0, saturation: 0.08, brightness: 1.1 } },
          {
            code: 'bronze',
            name: { zh: '铜色', en: 'Bronze' },
            paint: { hue: 340, saturation: 0.75, brightness: 0.75 },
          },
        ],
      },
    ],
    attributes: { 'sports-activity': 'ball', 'sports-place': 'both', 'sports-user': 'family' },
    story: [
      {
        zh: '锌合金压铸，正面浮雕星形，背面留平，用激光刻上赛事名、姓名与成绩。直径 65 毫米，挂着有分量。',
        en: 'Die-cast zinc alloy with a raised star on the front and a flat back for laser engraving of event, name and time. At 65 millimetres it has real weight on the ribbon.',
      },
      {
        zh: '绶带为红白蓝三色涤纶，宽 25 毫米。班级运动会、公司跑团都可以用，三十枚以上送一套分装纸盒。',
        en: 'The red, white and blue ribbon is 25 millimetres wide. It suits school sports days and company runs, and orders of thirty or more come with paper boxes.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '锌合金电镀', en: 'Plated zinc alloy' } },
      {
        name: { zh: '尺寸', en: 'Dimensions' },
        value: { zh: '直径 65 mm，厚 3.5 mm', en: '65 mm across, 3.5 mm thick' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '78 g', en: '78 g' } },
      { name: { zh: '制作周期', en: 'Lead time' }, value: { zh: '3–5 天', en: '3–5 days' } },
      { name: { zh: '包装内容', en: 'In the box' }, value: { zh: '奖牌、绶带', en: 'Medal, ribbon' } },
    ],
    sales: 22300,
    score: 483,
    ageDays: 246,
    custom: [
      { code: 'line1', name: { zh: '首行文字', en: 'First line' }, mode: 'INPUT', maxLength: 16, required: true },
      { code: 'line2', name: { zh: '次行文字', en: 'Second line' }, mode: 'INPUT', maxLength: 16 },
    ],
  },
  {
    code: 'yequ-victory-trophy',
    shop: 'yequ-outdoor',
    category: 'sports-awards',
    brand: 'sports-yequ',
    title: {
      zh: '野趣 双耳金属奖杯 木纹底座可刻名运动会奖品',
      en: 'Yequ Two-Handled Metal Trophy with Engraved Nameplate',
    },
    selling: { zh: '铭牌刻字，合影时也看得清', en: 'An engraved plate that reads well in photos' },
    icon: '1f3c6',
    tint: 60,
    price: 6900,
    axes: [
      {
        name: { zh: '高度', en: 'Height' },
        values: [
          { code: '22cm', name: { zh: '22 cm', en: '22 cm' } },
          { code: '30cm', name: { zh: '30 cm', en: '30 cm' }, extra: 4000 },
        ],
      },
    ],
    attributes: { 'sports-activity': 'ball', 'sports-place': 'both', 'sports-user': 'family' },
    story: [
      {
        zh: '杯身铁质旋压成形，镀金后罩一层清漆，摸过不留指印。双耳焊接在杯口下方，提起来稳当。',
        en: 'The cup is spun from steel, gold-plated and lacquered so that fingerprints do not show. Both handles are welded below the rim and feel solid when lifted.',
      },
      {
        zh: '底座为密度板贴木纹，正面嵌一块 60 × 20 毫米的铜色铭牌，刻两行字。内附泡棉内托，邮寄不晃动。',
        en: 'The wood-grain base carries a 60 by 20 millimetre bronze-tone plate with two lines of engraving. A foam insert keeps the trophy still in the post.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '镀金钢、密度板', en: 'Gold-plated steel, MDF' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '22 cm 款杯口 9 cm', en: '9 cm rim on the 22 cm model' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '22 cm 款 420 g', en: '420 g in 22 cm' } },
      { name: { zh: '制作周期', en: 'Lead time' }, value: { zh: '3–5 天', en: '3–5 days' } },
    ],
    sales: 5480,
    score: 474,
    ageDays: 9,
    custom: [
      { code: 'plate', name: { zh: '铭牌文字', en: 'Nameplate text' }, mode: 'INPUT', maxLength: 30, required: true },
      {
        code: 'font',
        name: { zh: '字体', en: 'Lettering' },
        mode: 'SELECT',
        choices: [
          { zh: '楷体', en: 'Regular script' },
          { zh: '黑体', en: 'Sans serif' },
          { zh: '隶书', en: 'Clerical script' },
        ],
      },
    ],
  },
];
