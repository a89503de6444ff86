import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'jingyou-broom',
    shop: 'jingri-daily',
    category: 'home-broom',
    brand: 'hm-jingyou',
    title: {
      zh: '净柚高粱穗扫把 木柄手工扎制 庭院室内软毛扫帚',
      en: 'Jingyou Broomcorn Broom with a Wooden Handle, Tied by Hand',
    },
    selling: { zh: '高粱穗有韧劲，头发和碎屑都带得起来', en: 'Springy broomcorn picks up hair and crumbs' },
    icon: '1f9f9',
    tint: 60,
    price: 2590,
    listPrice: 3590,
    axes: [],
    attributes: { 'hm-material': 'plant', 'hm-room': 'hall', 'hm-style': 'country', 'hm-origin': 'linyi' },
    story: [
      {
        zh: '选用当年收的高粱穗，浸水回软后分五股扎紧，红线缠了三道。新扫把先用温水浸十分钟，穗子更柔，掉屑也少。',
        en:
          "This year's broomcorn is soaked, split in five bundles and tied with three rounds of red cord. Soak a " +
          'new broom in warm water for ten minutes and it sheds less.',
      },
      {
        zh: '木柄长 92 厘米，末端打孔可以挂起来。用完把扫头朝上放，时间久了穗子也不会弯向一边。',
        en:
          'The 92 cm handle has a hole for hanging. Store it with the head up and the bristles will not bend to one ' +
          'side over the months.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '高粱穗、木柄', en: 'Broomcorn, wooden handle' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '全长 128 cm', en: '128 cm overall' } },
      { name: { zh: '扫面', en: 'Head width' }, value: { zh: '32 cm', en: '32 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '620 g', en: '620 g' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东临沂', en: 'Linyi, Shandong' } },
    ],
    sales: 36200,
    score: 456,
    ageDays: 366,
  },
  {
    code: 'jingyou-bucket',
    shop: 'jingri-daily',
    category: 'home-broom',
    brand: 'hm-jingyou',
    title: {
      zh: '净柚加厚手提水桶 带刻度 家用拖地洗车 12 升',
      en: 'Jingyou Thick 12-Litre Bucket with Measuring Marks and a Handle',
    },
    selling: { zh: '桶壁加厚，提满水也不变形', en: 'Thick walls that keep their shape when full' },
    icon: '1faa3',
    tint: 180,
    price: 2990,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '水蓝', en: 'Water blue' }, paint: { hue: 0 } },
          { code: 'green', name: { zh: '果绿', en: 'Apple green' }, paint: { hue: -90 } },
          { code: 'orange', name: { zh: '橘色', en: 'Orange' }, paint: { hue: 180 } },
        ],
      },
    ],
    attributes: { 'hm-material': 'plastic', 'hm-room': 'bath', 'hm-style': 'minimal' },
    story: [
      {
        zh: '桶壁厚 2.6 毫米，口沿向外翻一圈，提满水走路不晃也不割手。内壁每隔两升有一道刻度，兑清洁剂方便。',
        en:
          'The walls are 2.6 mm thick and the rim rolls outward, so a full bucket neither wobbles nor cuts. Marks ' +
          'every two litres help when you mix cleaner.',
      },
      {
        zh: '提手可以卡在桶口两侧立住，手湿的时候不用到水里捞。底部有一道凹槽，倒水时可以扣住手指。',
        en:
          'The handle clips upright, so you need not fish for it with wet hands. A groove under the base gives your ' +
          'fingers a hold when you pour.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '12 升', en: '12 litres' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'PP', en: 'PP' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '30 × 28 cm', en: '30 × 28 cm' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '2.6 mm', en: '2.6 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '580 g', en: '580 g' } },
    ],
    sales: 52300,
    score: 465,
    ageDays: 397,
  },
  {
    code: 'jingyou-fold-bucket',
    shop: 'jingri-daily',
    category: 'home-broom',
    brand: 'hm-jingyou',
    title: {
      zh: '净柚折叠水桶 硅胶桶身 压扁只有 6 厘米 露营钓鱼',
      en: 'Jingyou Collapsible Bucket That Folds to 6 cm for Home or Camping',
    },
    selling: { zh: '用完一压就扁，挂在门后不占地', en: 'Press it flat and hang it behind the door' },
    icon: '1faa3',
    tint: 300,
    price: 4590,
    listPrice: 5990,
    axes: [
      {
        name: { zh: '容量', en: 'Capacity' },
        values: [
          { code: '5l', name: { zh: '5 升', en: '5 L' } },
          { code: '10l', name: { zh: '10 升', en: '10 L' }, extra: 2000 },
        ],
      },
    ],
    attributes: { 'hm-material': 'plastic', 'hm-room': 'hall' },
    story: [
      {
        zh: '桶身用 TPE 软胶，上下边框是硬质 PP，拉开后自己站得住。压扁只有 6 厘米厚，可以竖着放进橱柜缝里。',
        en:
          'A soft TPE wall between rigid PP rims stands up by itself when opened. Pressed flat it is only 6 cm ' +
          'thick and slides into a gap beside a cupboard.',
      },
      {
        zh: '折痕处做了双层，反复开合两千次测试后未见裂纹。可装 60 摄氏度以下的水，不适合直接倒开水。',
        en:
          'The folds are doubled and showed no cracks after two thousand openings in testing. Use it for water ' +
          'below 60 °C; please do not pour boiling water in.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'TPE、PP', en: 'TPE, PP' } },
      { name: { zh: '耐温', en: 'Temperature range' }, value: { zh: '60 ℃ 以下', en: 'Below 60 °C' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '折叠后 6 cm', en: '6 cm folded' } },
      { name: { zh: '承重', en: 'Load limit' }, value: { zh: '15 kg', en: '15 kg' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '410 g 起', en: 'From 410 g' } },
    ],
    sales: 8120,
    score: 451,
    ageDays: 108,
  },
  {
    code: 'jingyou-roll',
    shop: 'jingri-daily',
    category: 'home-paper',
    brand: 'hm-jingyou',
    title: {
      zh: '净柚原生木浆卷纸 4 层加厚 有芯卷 易溶于水',
      en: 'Jingyou Four-Ply Toilet Roll in Virgin Pulp, Made to Dissolve',
    },
    selling: { zh: '厚实不掉屑，遇水又散得开', en: 'Thick and lint-free, yet breaks up in water' },
    icon: '1f9fb',
    tint: 15,
    price: 2490,
    listPrice: 2990,
    axes: [
      {
        name: { zh: '规格', en: 'Pack' },
        values: [
          { code: '10rolls', name: { zh: '10 卷', en: '10 rolls' } },
          { code: '20rolls', name: { zh: '20 卷', en: '20 rolls' }, extra: 2000 },
          { code: '30rolls', name: { zh: '30 卷', en: '30 rolls' }, extra: 3800 },
        ],
      },
    ],
    attributes: { 'hm-material': 'plant', 'hm-room': 'bath' },
    story: [
      {
        zh: '四层合压，每卷 160 克，撕下来边缘整齐，不会拖出半截。用原生木浆抄造，没有加荧光增白剂和香精。',
        en:
          'Four plies are pressed together at 160 g a roll and tear cleanly along the edge. It is made from virgin ' +
          'pulp without optical brighteners or fragrance.',
      },
      {
        zh: '把一张纸放进清水里搅动，大约二十秒散开，不容易堵住管道。外袋是再生塑料，封口处可以重复粘合。',
        en:
          'Stirred in clean water, a sheet breaks up in around twenty seconds, so pipes stay clear. The outer bag ' +
          'is recycled plastic with a closure you can stick again.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '原生木浆', en: 'Virgin wood pulp' } },
      { name: { zh: '层数', en: 'Ply' }, value: { zh: '4 层', en: '4' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '160 g / 卷', en: '160 g per roll' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB/T 20810', en: 'GB/T 20810' } },
    ],
    sales: 79200,
    score: 471,
    ageDays: 275,
  },
  {
    code: 'jingyou-kitchen-roll',
    shop: 'jingri-daily',
    category: 'home-paper',
    brand: 'hm-jingyou',
    title: {
      zh: '净柚厨房纸巾 吸油吸水 2 层压花 6 卷装 可擦灶台',
      en: 'Jingyou Kitchen Towel, Two-Ply Embossed, Pack of Six Rolls',
    },
    selling: { zh: '煎鱼前吸水，擦灶台吸油，一张够用', en: 'One sheet dries the fish, another wipes the hob' },
    icon: '1f9fb',
    tint: 120,
    price: 1990,
    axes: [],
    attributes: { 'hm-material': 'plant', 'hm-room': 'kitchen' },
    story: [
      {
        zh: '压花凹点里存得住油和水，一张大约吸 12 毫升。湿了以后不烂，拧干还能再擦一遍灶台。',
        en:
          'Embossed pockets hold oil and water, about 12 ml a sheet. It stays in one piece when wet, so you can ' +
          'wring it out for a second wipe.',
      },
      {
        zh: '可以直接接触食物，沥干炸物、包裹蔬菜都行。卷芯内径 4 厘米，市面上常见的纸架都能挂。',
        en:
          'It is safe next to food, for draining fried things or wrapping greens. The core is 4 cm inside and fits ' +
          'common holders without an adapter.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '原生木浆', en: 'Virgin wood pulp' } },
      { name: { zh: '数量', en: 'Quantity' }, value: { zh: '6 卷，每卷 75 张', en: '6 rolls of 75 sheets' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '22 × 23 cm / 张', en: '22 × 23 cm per sheet' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB/T 26174', en: 'GB/T 26174' } },
    ],
    sales: 30500,
    score: 458,
    ageDays: 190,
  },
  {
    code: 'jingyou-sponge',
    shop: 'jingri-daily',
    category: 'home-paper',
    brand: 'hm-jingyou',
    title: {
      zh: '净柚木浆棉洗碗海绵 遇水膨胀 不沾油 可晾挂',
      en: 'Jingyou Cellulose Dish Sponge That Swells in Water, Hang to Dry',
    },
    selling: { zh: '干时薄薄一片，遇水变厚变软', en: 'A thin slip when dry, thick and soft when wet' },
    icon: '1f9fd',
    tint: 255,
    price: 1290,
    listPrice: 1690,
    axes: [
      {
        name: { zh: '规格', en: 'Pack' },
        values: [
          { code: '4pcs', name: { zh: '4 片', en: '4 pieces' }, paint: { hue: 0 } },
          { code: '8pcs', name: { zh: '8 片', en: '8 pieces' }, extra: 800, paint: { hue: 60 } },
          { code: '12pcs', name: { zh: '12 片', en: '12 pieces' }, extra: 1400, paint: { hue: -40 } },
        ],
      },
    ],
    attributes: { 'hm-material': 'plant', 'hm-room': 'kitchen' },
    story: [
      {
        zh: '木浆棉在干燥时压成约 3 毫米薄片，浸水后涨到 2 厘米。孔隙细，打泡快，冲一冲油就下来。',
        en:
          'Dry, each piece is pressed to about 3 mm; in water it grows to 2 cm. Fine pores lather quickly, and ' +
          'grease rinses away under the tap.',
      },
      {
        zh: '一角打了孔，洗完拧干挂起来，半天就能干透，不容易有味道。按每天洗三餐来算，建议三四周更换一片。',
        en:
          'A hole in one corner lets you hang it after wringing; it dries in half a day and stays free of smells. ' +
          'Change it every three or four weeks.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '木浆纤维、棉', en: 'Cellulose, cotton' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '11 × 7 × 2 cm（湿）', en: '11 × 7 × 2 cm when wet' } },
      { name: { zh: '耐温', en: 'Temperature range' }, value: { zh: '90 ℃ 以下', en: 'Below 90 °C' } },
      { name: { zh: '清洁保养', en: 'Care' }, value: { zh: '挂起晾干', en: 'Hang to dry' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '三年', en: 'Three years' } },
    ],
    sales: 64800,
    score: 467,
    ageDays: 159,
  },
];
