import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'fenghe-chef-knife',
    shop: 'taohuo-kitchen',
    category: 'kitchen-knife',
    brand: 'kt-fenghe',
    title: {
      zh: '锋禾三合钢主厨刀 20 厘米刃长 胡桃木柄 切片切丝',
      en: "Fenghe 20 cm Chef's Knife in Three-Layer Steel with a Walnut Handle",
    },
    selling: {
      zh: '一把顺手的刀，适合送给刚有厨房的人',
      en: 'A knife that feels right, and a present for a new kitchen',
    },
    icon: '1f52a',
    tint: 160,
    price: 26900,
    axes: [],
    attributes: { 'kt-material': 'steel', 'kt-serves': 'family', 'kt-origin': 'yangjiang' },
    story: [
      {
        zh: '刀芯为 9Cr18MoV，硬度 58 度上下，两侧包覆软钢，磨刀不费力。刃角每侧 15 度，切番茄不用压。',
        en:
          'The core is 9Cr18MoV at around 58 HRC, clad in softer steel so it sharpens easily. At 15 degrees a side, ' +
          'it goes through a tomato without pressing.',
      },
      {
        zh: '重心落在刀柄前方两指处，长时间切菜手腕不累。木柄经过压力浸油，沾水后擦干即可，不容易开裂。',
        en:
          'It balances two fingers in front of the handle, which makes long chopping sessions easier. The walnut is ' +
          'oiled under pressure, so a wipe after washing keeps it from splitting.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '三合钢、胡桃木柄', en: 'Three-layer steel, walnut handle' },
      },
      { name: { zh: '刃长', en: 'Blade' }, value: { zh: '20 cm', en: '20 cm' } },
      { name: { zh: '硬度', en: 'Hardness' }, value: { zh: '58 ± 1 HRC', en: '58 ± 1 HRC' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '198 g', en: '198 g' } },
      { name: { zh: '清洁保养', en: 'Care' }, value: { zh: '洗后擦干', en: 'Dry after washing' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '广东阳江', en: 'Yangjiang, Guangdong' } },
    ],
    sales: 4310,
    score: 482,
    ageDays: 88,
  },
  {
    code: 'fenghe-cleaver',
    shop: 'taohuo-kitchen',
    category: 'kitchen-knife',
    brand: 'kt-fenghe',
    title: {
      zh: '锋禾家用菜刀 斩切两用 前切后斩 不锈钢一体柄',
      en: 'Fenghe Chinese Cleaver, Slices with the Tip and Chops at the Heel',
    },
    selling: { zh: '前半段切薄片，后半段斩鸡块', en: 'Thin slices up front, chicken pieces at the back' },
    icon: '1f52a',
    tint: 25,
    price: 8900,
    listPrice: 11900,
    axes: [
      {
        name: { zh: '款式', en: 'Style' },
        values: [
          { code: 'slice', name: { zh: '切片刀', en: 'Slicer' } },
          { code: 'dual', name: { zh: '斩切两用', en: 'Slice and chop' }, extra: 1500 },
        ],
      },
    ],
    attributes: { 'kt-material': 'steel', 'kt-serves': 'family', 'kt-origin': 'yangjiang' },
    story: [
      {
        zh: '刃口从刀头到刀跟由薄变厚，前端切肉片，后端可以斩鸡鸭。大骨请改用砍骨刀，免得崩口。',
        en:
          'The edge thickens from tip to heel: slice meat with the front, joint poultry with the back. For large ' +
          'bones please use a bone chopper to avoid chips.',
      },
      {
        zh: '刀柄与刀身一体，没有接缝，不会积水。刀背做了圆角，拍蒜的时候手掌压在上面也不疼。',
        en:
          'Blade and handle are one piece with no seam to hold water. The spine is rounded, so pressing with your ' +
          'palm to crush garlic does not hurt.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '5Cr15MoV 不锈钢', en: '5Cr15MoV stainless steel' } },
      { name: { zh: '刃长', en: 'Blade' }, value: { zh: '17.5 cm', en: '17.5 cm' } },
      { name: { zh: '硬度', en: 'Hardness' }, value: { zh: '56 ± 2 HRC', en: '56 ± 2 HRC' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '320 g 起', en: 'From 320 g' } },
      { name: { zh: '清洁保养', en: 'Care' }, value: { zh: '洗后擦干', en: 'Dry after washing' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '广东阳江', en: 'Yangjiang, Guangdong' } },
    ],
    sales: 42600,
    score: 468,
    ageDays: 313,
  },
  {
    code: 'fenghe-knife-set',
    shop: 'taohuo-kitchen',
    category: 'kitchen-knife',
    brand: 'kt-fenghe',
    title: {
      zh: '锋禾刀具五件套 菜刀水果刀剪刀 带竹制通风刀座',
      en: 'Fenghe Five-Piece Knife Set with Shears and a Vented Bamboo Block',
    },
    selling: { zh: '日常四把刀，一座收齐', en: 'Everyday knives gathered in a single block' },
    icon: '1f52a',
    tint: 300,
    price: 29900,
    listPrice: 39900,
    axes: [],
    attributes: { 'kt-material': 'steel', 'kt-serves': 'family', 'kt-origin': 'yangjiang' },
    story: [
      {
        zh: '套装含切片刀、斩切刀、水果刀和厨房剪，刀座算一件。剪刀可以拆成两半清洗，骨缝里的油不会藏住。',
        en:
          'The set holds a slicer, a chopper, a paring knife and kitchen shears, with the block as the fifth piece. ' +
          'The shears come apart, so grease has nowhere to hide.',
      },
      {
        zh: '竹刀座背后镂空，湿刀插进去半天就能风干。底部垫了四只硅胶脚，抽刀的时候不会跟着动。',
        en:
          'The bamboo block is open at the back, so damp blades dry in half a day. Four silicone feet keep it from ' +
          'following when you draw a knife.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '5Cr15MoV 不锈钢、竹', en: '5Cr15MoV steel, bamboo' } },
      { name: { zh: '数量', en: 'Quantity' }, value: { zh: '5 件', en: '5 pieces' } },
      { name: { zh: '刀座', en: 'Block' }, value: { zh: '22 × 9 × 24 cm', en: '22 × 9 × 24 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '2.1 kg', en: '2.1 kg' } },
      { name: { zh: '洗碗机', en: 'Dishwasher' }, value: { zh: '不可用', en: 'Not safe' } },
      { name: { zh: '质保', en: 'Warranty' }, value: { zh: '免费磨刀一年', en: 'Free sharpening for a year' } },
    ],
    sales: 6720,
    score: 472,
    ageDays: 150,
  },
  {
    code: 'liangchu-timer',
    shop: 'taohuo-kitchen',
    category: 'kitchen-gadget',
    brand: 'kt-liangchu',
    title: {
      zh: '量厨机械计时器 磁吸背面 60 分钟旋钮 不用电池',
      en: 'Liangchu 60-Minute Mechanical Timer with a Magnet, No Batteries',
    },
    selling: { zh: '一拧就走，到点叮的一声', en: 'Twist it, and it rings when time is up' },
    icon: '23f2-fe0f',
    tint: 65,
    price: 3990,
    listPrice: 4990,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '晴蓝', en: 'Sunny blue' }, paint: { hue: 0 } },
          { code: 'red', name: { zh: '番茄红', en: 'Tomato red' }, paint: { hue: 155 } },
          { code: 'green', name: { zh: '豌豆绿', en: 'Pea green' }, paint: { hue: -85 } },
          { code: 'pink', name: { zh: '桃粉', en: 'Peach pink' }, paint: { hue: 125, brightness: 1.1 } },
        ],
      },
    ],
    attributes: { 'kt-material': 'pp', 'kt-serves': 'one' },
    story: [
      {
        zh: '靠发条走时，一圈六十分钟，误差大约一分钟。铃声响三秒，人在客厅里看电视也能听到。',
        en:
          'A spring drives one turn of sixty minutes, accurate to about one. The bell rings for three seconds and ' +
          'carries to the living room without startling the whole family.',
      },
      {
        zh: '背后有磁铁，可以吸在冰箱或烟机上。旋钮边缘有一圈细齿，手上沾着面粉也能轻松拧动。',
        en:
          'A magnet holds it on the fridge or the hood. Fine teeth around the dial give floury fingers something to ' +
          'grip when the dough is already on your hands.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'ABS、钢制发条', en: 'ABS, steel spring' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '7 × 7 × 5 cm', en: '7 × 7 × 5 cm' } },
      { name: { zh: '时长', en: 'Range' }, value: { zh: '1–60 分钟', en: '1–60 minutes' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '96 g', en: '96 g' } },
      { name: { zh: '清洁保养', en: 'Care' }, value: { zh: '湿布擦拭', en: 'Wipe with a damp cloth' } },
    ],
    sales: 24800,
    score: 461,
    ageDays: 35,
  },
  {
    code: 'liangchu-balance',
    shop: 'taohuo-kitchen',
    category: 'kitchen-gadget',
    brand: 'kt-liangchu',
    title: {
      zh: '量厨黄铜天平秤 称茶称香料 带砝码盒 厨房陈设',
      en: 'Liangchu Brass Balance for Tea and Spices, with a Box of Weights',
    },
    selling: { zh: '不用电的秤，称茶叶时手会慢下来', en: 'A scale without a battery that slows your hands down' },
    icon: '2696-fe0f',
    tint: 180,
    price: 18900,
    axes: [],
    attributes: { 'kt-material': 'steel', 'kt-serves': 'two' },
    story: [
      {
        zh: '横梁和托盘都是黄铜，称量范围 1 到 200 克，分度半克。砝码一组九枚，按大小放在绒布凹槽里。',
        en:
          'Beam and pans are brass, weighing from 1 to 200 g in half-gram steps. Nine weights lie in order of size ' +
          'in a velvet-lined box.',
      },
      {
        zh: '托盘可以取下直接倒茶叶。黄铜久了会变暗，用软布蘸一点柠檬汁，顺着一个方向就能擦亮。',
        en:
          'The pans lift off so you can tip tea straight into the pot. Brass darkens with time; a soft cloth and a ' +
          'little lemon juice bring the shine back.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '黄铜、不锈钢刀口', en: 'Brass, stainless pivots' } },
      { name: { zh: '量程', en: 'Range' }, value: { zh: '1–200 g', en: '1–200 g' } },
      { name: { zh: '分度', en: 'Graduation' }, value: { zh: '0.5 g', en: '0.5 g' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '28 × 12 × 32 cm', en: '28 × 12 × 32 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '1.6 kg', en: '1.6 kg' } },
    ],
    sales: 310,
    score: 478,
    ageDays: 237,
  },
  {
    code: 'liangchu-mitts',
    shop: 'taohuo-kitchen',
    category: 'kitchen-gadget',
    brand: 'kt-liangchu',
    title: {
      zh: '量厨五指隔热手套 棉里加厚 防滑硅胶 烤箱取盘',
      en: 'Liangchu Five-Finger Oven Gloves, Cotton Lined with Silicone Grip',
    },
    selling: { zh: '五根手指分开，端砂锅更稳', en: 'Separate fingers for a surer hold on a hot pot' },
    icon: '1f9e4',
    tint: 330,
    price: 4590,
    listPrice: 5990,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'violet', name: { zh: '葡萄紫', en: 'Grape' }, paint: { hue: 0 } },
          { code: 'teal', name: { zh: '孔雀绿', en: 'Peacock green' }, paint: { hue: -105 } },
          { code: 'red', name: { zh: '辣椒红', en: 'Chilli red' }, paint: { hue: 75 } },
          {
            code: 'grey',
            name: { zh: '石板灰', en: 'Slate grey' },
            paint: { hue: 0, saturation: 0.1, brightness: 0.9 },
          },
        ],
      },
    ],
    attributes: { 'kt-material': 'silicone', 'kt-use': 'dishwasher', 'kt-serves': 'one' },
    story: [
      {
        zh: '外层针织布上点了硅胶颗粒，内层是 3 毫米棉毡，隔着能端 220 摄氏度的烤盘约二十秒。五指分开，捏住小锅盖也没问题。',
        en:
          'Silicone dots on knit outside and 3 mm cotton felt inside let you carry a 220 °C tray for about twenty ' +
          'seconds. Separate fingers can pick up a small lid.',
      },
      {
        zh: '袖口到手腕上方八厘米，伸进烤箱时小臂不容易碰到内壁。左右手通用，脏了可以直接机洗。',
        en:
          'The cuff reaches 8 cm above the wrist, protecting your forearm inside the oven. Either glove fits either ' +
          'hand, and both go in the washing machine.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '棉、硅胶', en: 'Cotton, silicone' } },
      {
        name: { zh: '耐温', en: 'Temperature range' },
        value: { zh: '220 ℃ 约 20 秒', en: '220 °C for about 20 seconds' },
      },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '30 cm', en: '30 cm' } },
      { name: { zh: '数量', en: 'Quantity' }, value: { zh: '一双', en: 'One pair' } },
      { name: { zh: '清洁保养', en: 'Care' }, value: { zh: '机洗，自然晾干', en: 'Machine wash, air dry' } },
    ],
    sales: 11900,
    score: 458,
    ageDays: 172,
  },
  {
    code: 'boqing-jar',
    shop: 'taohuo-kitchen',
    category: 'kitchen-season',
    brand: 'kt-boqing',
    title: {
      zh: '玻青密封储物罐 高硼硅玻璃 茶叶干果 免撕标签位',
      en: 'Boqing Airtight Borosilicate Jar for Tea and Dried Fruit',
    },
    selling: { zh: '里面还剩多少，一眼看见', en: 'See at a glance how much is left' },
    icon: '1fad9',
    tint: 215,
    price: 1990,
    axes: [
      {
        name: { zh: '容量', en: 'Capacity' },
        values: [
          { code: '500ml', name: { zh: '500 毫升', en: '500 ml' } },
          { code: '800ml', name: { zh: '800 毫升', en: '800 ml' }, extra: 600 },
          { code: '1200ml', name: { zh: '1200 毫升', en: '1200 ml' }, extra: 1200 },
        ],
      },
    ],
    attributes: { 'kt-material': 'glass', 'kt-use': 'dishwasher', 'kt-serves': 'family' },
    story: [
      {
        zh: '高硼硅玻璃薄而轻，500 毫升的空罐只有 280 克。罐身有一块磨砂区，可以用铅笔写字，擦掉再写。',
        en:
          'Borosilicate is thin and light: the empty 500 ml jar is only 280 g. A frosted patch takes pencil, so you ' +
          'can write, rub out and write again.',
      },
      {
        zh: '盖内有一圈硅胶，按紧后倒置不漏水。硅胶圈能取下来洗，店里也有单独的配件出售，坏了不用整罐换。',
        en:
          'A silicone ring inside the lid seals so well that the jar can be turned over with water in it. The ring ' +
          'comes out for washing, and spares are sold separately.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '高硼硅玻璃、不锈钢盖', en: 'Borosilicate glass, steel lid' },
      },
      { name: { zh: '直径', en: 'Diameter' }, value: { zh: '10 cm', en: '10 cm' } },
      { name: { zh: '耐温', en: 'Temperature range' }, value: { zh: '-20–120 ℃', en: '-20 to 120 °C' } },
      { name: { zh: '洗碗机', en: 'Dishwasher' }, value: { zh: '可用（盖除外）', en: 'Safe, except the lid' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东淄博', en: 'Zibo, Shandong' } },
    ],
    sales: 38700,
    score: 470,
    ageDays: 299,
  },
  {
    code: 'boqing-jar-set',
    shop: 'muyu-home',
    category: 'kitchen-season',
    brand: 'kt-boqing',
    title: {
      zh: '玻青五谷收纳罐六只装 统一尺寸 可叠放 配手写标签',
      en: 'Boqing Set of Six Stacking Glass Jars with Handwritten Labels',
    },
    selling: { zh: '六只一样高，抽屉里排得整齐', en: 'Six of a height that line up neatly in a drawer' },
    icon: '1fad9',
    tint: 10,
    price: 8900,
    listPrice: 11900,
    axes: [],
    attributes: { 'kt-material': 'glass', 'kt-serves': 'family', 'kt-origin': 'zibo' },
    story: [
      {
        zh: '六只罐子直径同为 10 厘米，罐底有浅槽，正好卡住下面一只的盖子。叠三层放在台面上也不会滑。',
        en:
          'All six are 10 cm across, and a shallow groove in the base locks onto the lid below. Stacked three high ' +
          'on the worktop, they do not slide.',
      },
      {
        zh: '标签纸有二十张，是棉浆厚纸，蓝黑墨水写上去不洇。橱柜隔板高度超过 34 厘米的，建议叠两层。',
        en:
          'Twenty labels in thick cotton paper take ink without feathering. If your shelf is taller than 34 cm you ' +
          'can stack three; otherwise two is comfortable.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '高硼硅玻璃', en: 'Borosilicate glass' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '500 毫升 × 6', en: '6 × 500 ml' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '10 × 11 cm', en: '10 × 11 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '2.1 kg', en: '2.1 kg' } },
      {
        name: { zh: '包装清单', en: 'In the box' },
        value: { zh: '罐 6 只、标签 20 张、铅笔', en: '6 jars, 20 labels, pencil' },
      },
    ],
    sales: 4950,
    score: 467,
    ageDays: 61,
  },
  {
    code: 'boqing-shaker',
    shop: 'taohuo-kitchen',
    category: 'kitchen-season',
    brand: 'kt-boqing',
    title: {
      zh: '玻青玻璃撒料瓶 盐胡椒烧烤料 可调出孔 防潮盖',
      en: 'Boqing Glass Shaker for Salt and Pepper with Adjustable Holes',
    },
    selling: { zh: '转一格，出料多一点', en: 'Turn one click for a little more' },
    icon: '1f9c2',
    tint: 145,
    price: 1590,
    axes: [
      {
        name: { zh: '规格', en: 'Pack' },
        values: [
          { code: '1pc', name: { zh: '1 只', en: '1 shaker' } },
          { code: '3pcs', name: { zh: '3 只', en: '3 shakers' }, extra: 2200 },
        ],
      },
    ],
    attributes: { 'kt-material': 'glass', 'kt-use': 'dishwasher', 'kt-serves': 'family', 'kt-origin': 'zibo' },
    story: [
      {
        zh: '瓶盖旋转分三格，盐用小孔，孜然粒用大孔，合上时全闭，梅雨季里盐也不容易结块。瓶口 3.6 厘米，普通小勺可以伸进去添料。',
        en:
          'The cap turns through three settings, small for salt and wide for cumin, then shuts so salt stays loose ' +
          'in damp weather. A teaspoon fits the 3.6 cm neck.',
      },
      {
        zh: '瓶身做了八道竖棱，手上有油也不打滑。玻璃厚 2.5 毫米，从灶台滚到水槽里一般不会碎。',
        en:
          'Eight ribs keep it from slipping in oily hands. The glass is 2.5 mm thick and will usually survive a ' +
          'roll from the hob into the sink.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '玻璃、不锈钢盖', en: 'Glass, steel cap' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '130 毫升', en: '130 ml' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '5 × 11 cm', en: '5 × 11 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '168 g', en: '168 g' } },
      { name: { zh: '洗碗机', en: 'Dishwasher' }, value: { zh: '可用', en: 'Safe' } },
    ],
    sales: 27300,
    score: 449,
    ageDays: 376,
  },
  {
    code: 'taoxi-honey-pot',
    shop: 'taohuo-kitchen',
    category: 'kitchen-season',
    brand: 'kt-taoxi',
    title: {
      zh: '陶汐手工蜂蜜罐 粗陶窑变釉 配木制搅蜜棒 带盖',
      en: 'Taoxi Handmade Stoneware Honey Pot with Lid and Wooden Dipper',
    },
    selling: { zh: '釉色每只不同，蜜棒搭在罐口刚好', en: 'No two glazes alike, and the dipper rests on the rim' },
    icon: '1f36f',
    tint: 260,
    price: 7900,
    axes: [],
    attributes: { 'kt-material': 'ceramic', 'kt-serves': 'two', 'kt-origin': 'jingdezhen' },
    story: [
      {
        zh: '粗陶坯体手工拉成，釉料在 1260 摄氏度时自然流动，口沿一圈颜色会深一些。内壁施透明釉，蜂蜜不会渗进坯里。',
        en:
          'Each pot is thrown by hand, and the glaze runs freely at 1260 °C to pool darker at the rim. A clear ' +
          'glaze inside keeps honey out of the clay.',
      },
      {
        zh: '罐盖留有一个小缺口，蜜棒可以一直插着。棒头用荷木车成，八道凹槽能带起一勺左右的蜜。',
        en:
          'A notch in the lid lets the dipper stay in. Its head is turned from schima wood, and eight grooves lift ' +
          'about a spoonful at a time.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '粗陶、荷木', en: 'Stoneware, schima wood' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '380 毫升', en: '380 ml' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '10 × 11 cm', en: '10 × 11 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '430 g', en: '430 g' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '江西景德镇', en: 'Jingdezhen, Jiangxi' } },
    ],
    sales: 1680,
    score: 480,
    ageDays: 16,
  },
];
