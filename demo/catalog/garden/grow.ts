import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'garden-sunflower-seed',
    shop: 'qingyuan-garden',
    category: 'garden-seeds',
    brand: 'garden-soil',
    title: {
      zh: '土壤日记 向日葵种子 矮生盆栽高秆切花 易发芽',
      en: 'Sunflower Seeds, Dwarf for Pots or Tall for Cutting',
    },
    selling: { zh: '播下六十天，孩子就能看到花开', en: 'Sixty days from seed to a face like the sun' },
    icon: '1f33b',
    tint: 48,
    price: 990,
    axes: [
      {
        name: { zh: '品类', en: 'Type' },
        values: [
          { code: 'dwarf', name: { zh: '矮生 40 cm', en: 'Dwarf, 40 cm' } },
          { code: 'tall', name: { zh: '高秆 150 cm', en: 'Tall, 150 cm' }, extra: 300 },
        ],
      },
    ],
    attributes: { 'garden-light': 'sun', 'garden-season': 'spring', 'garden-care': 'easy' },
    story: [
      {
        zh: '每袋三十粒，当年采收，抽检发芽率九成以上。矮生适合二十厘米口径的花盆，高秆种在篱笆边，开花可剪来插瓶。',
        en: "Thirty seeds a packet, from this year's harvest, with over ninety per cent sprouting in our test. The dwarf suits a 20 cm pot, and the tall makes a cutting flower by a fence.",
      },
      {
        zh: '直接点播，覆土两厘米，五到七天出苗。袋背印着观察表，可以写下每天的高度，孩子做记录正好。',
        en: "Sow straight into place two centimetres deep and look for shoots in a week. A chart on the back lets a child write down each day's height.",
      },
    ],
    facts: [
      { name: { zh: '数量', en: 'Seeds' }, value: { zh: '30 粒', en: '30' } },
      { name: { zh: '发芽', en: 'Germination' }, value: { zh: '5–7 天', en: '5–7 days' } },
      { name: { zh: '花期', en: 'Flowers in' }, value: { zh: '55–75 天', en: '55–75 days' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' } },
    ],
    sales: 41200,
    score: 465,
    ageDays: 285,
  },
  {
    code: 'garden-balcony-tomato',
    shop: 'qingyuan-garden',
    category: 'garden-seeds',
    brand: 'garden-soil',
    title: {
      zh: '土壤日记 矮生番茄苗 樱桃小果 阳台盆栽 带土坨发货',
      en: 'Dwarf Cherry Tomato Seedlings with Soil Plug, Set of Three',
    },
    selling: { zh: '不用搭架，一盆能收两斤', en: 'No staking, about a kilogram from each pot' },
    icon: '1f345',
    tint: 6,
    price: 1590,
    listPrice: 1990,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '红果', en: 'Red Fruit' }, paint: { hue: 0 } },
          { code: 'orange', name: { zh: '橙果', en: 'Orange Fruit' }, paint: { hue: 30, brightness: 1.15 } },
        ],
      },
    ],
    attributes: { 'garden-light': 'sun', 'garden-season': 'spring', 'garden-care': 'easy' },
    story: [
      {
        zh: '三株一份，苗高十二厘米，已有五片真叶。矮生品种自己封顶，长到四十厘米就停，不掐尖、不搭架。',
        en: 'You receive three seedlings, twelve centimetres tall with five true leaves. This dwarf stops itself at about forty centimetres, so there is no pinching or staking.',
      },
      {
        zh: '从土坨侧面看得到白根才发货。移栽后浇足定根水，开花时轻轻弹一弹花枝帮助授粉，约五十天转色。',
        en: 'They leave only once white roots show at the side of the plug. Water in well, flick the flowers to help them set, and fruit colours in about fifty days.',
      },
    ],
    facts: [
      { name: { zh: '数量', en: 'Plants' }, value: { zh: '3 株', en: '3' } },
      { name: { zh: '苗高', en: 'Height' }, value: { zh: '约 12 cm', en: 'About 12 cm' } },
      { name: { zh: '采收', en: 'Harvest' }, value: { zh: '移栽后 50 天', en: '50 days after planting' } },
      { name: { zh: '花盆', en: 'Pot needed' }, value: { zh: '口径 20 cm', en: '20 cm across' } },
    ],
    sales: 16400,
    score: 468,
    ageDays: 90,
  },
  {
    code: 'garden-strawberry-plants',
    shop: 'qingyuan-garden',
    category: 'garden-seeds',
    brand: 'garden-soil',
    title: {
      zh: '土壤日记 草莓苗 四季结果品种 脱毒苗 6株带土',
      en: 'Everbearing Strawberry Plants, Six Virus-Tested Plugs',
    },
    selling: { zh: '从春天摘到初冬，每天几颗', en: 'A few each day from spring to early winter' },
    icon: '1f353',
    tint: 346,
    price: 1890,
    axes: [],
    attributes: { 'garden-light': 'sun', 'garden-season': 'autumn', 'garden-care': 'medium' },
    story: [
      {
        zh: '由组培母株繁出的脱毒苗，六株一份，每株四片以上健康叶。芯部饱满不空，收到泡水半小时再种，缓得快。',
        en: 'Six plugs raised from tissue-cultured parents, each with four healthy leaves and a firm crown. Soak for half an hour before planting and they settle quickly.',
      },
      {
        zh: '种时芯要露在土面上，埋住容易烂。匍匐茎随见随剪，养分才回到果上；结果期盆面铺稻壳，果子不沾泥。',
        en: 'Keep the crown above the soil or it may rot. Cut runners as they appear, and mulch with rice husk so the fruit stays clean.',
      },
    ],
    facts: [
      { name: { zh: '数量', en: 'Plants' }, value: { zh: '6 株', en: '6' } },
      { name: { zh: '叶片', en: 'Leaves' }, value: { zh: '4 片以上', en: '4 or more' } },
      { name: { zh: '株距', en: 'Spacing' }, value: { zh: '15 cm', en: '15 cm' } },
      { name: { zh: '结果', en: 'Fruits' }, value: { zh: '3–12 月', en: 'March to December' } },
    ],
    sales: 12100,
    score: 444,
    ageDays: 36,
  },
  {
    code: 'garden-kitchen-herbs',
    shop: 'qingyuan-garden',
    category: 'garden-seeds',
    brand: 'garden-soil',
    title: {
      zh: '土壤日记 厨房香草苗 罗勒薄荷百里香 窗台盆栽 现剪',
      en: 'Kitchen Herb Seedling, Snip Fresh from the Windowsill',
    },
    selling: { zh: '做菜时伸手剪两枝', en: 'Two sprigs away while the pan is hot' },
    icon: '1f33f',
    tint: 94,
    price: 1290,
    listPrice: 1590,
    axes: [
      {
        name: { zh: '品种', en: 'Herb' },
        values: [
          { code: 'basil', name: { zh: '罗勒', en: 'Basil' } },
          { code: 'mint', name: { zh: '留兰薄荷', en: 'Spearmint' } },
          { code: 'thyme', name: { zh: '柠檬百里香', en: 'Lemon Thyme' }, extra: 200 },
          { code: 'oregano', name: { zh: '牛至', en: 'Oregano' }, extra: 200 },
        ],
      },
    ],
    attributes: { 'garden-light': 'sun', 'garden-season': 'spring', 'garden-care': 'easy' },
    story: [
      {
        zh: '每盆三到五株并栽，到手就能剪。我们不打矮壮剂，叶片稍大、茎稍长，味道是田里长出来的样子。',
        en: 'Three to five plants share a pot and are ready to cut. We use no growth retardant, so stems run a little longer and the flavour is as grown in the field.',
      },
      {
        zh: '剪在叶节上方一厘米处，会从两侧再发新枝，越剪越密。罗勒怕冷、百里香怕涝，收货卡片上写着各自的脾气。',
        en: 'Cut a centimetre above a joint and two new shoots follow. Basil dislikes cold and thyme dislikes wet, and a card explains the temper of each.',
      },
    ],
    facts: [
      { name: { zh: '花盆', en: 'Pot' }, value: { zh: '口径 10 cm', en: '10 cm across' } },
      { name: { zh: '株高', en: 'Height' }, value: { zh: '10–15 cm', en: '10–15 cm' } },
      { name: { zh: '光照', en: 'Light' }, value: { zh: '每天 4 小时以上', en: '4 hours a day or more' } },
      { name: { zh: '浇水', en: 'Watering' }, value: { zh: '表土干后', en: 'When the surface dries' } },
    ],
    sales: 26800,
    score: 473,
    ageDays: 112,
  },
  {
    code: 'garden-scale-bucket',
    shop: 'qingyuan-garden',
    category: 'garden-tools',
    brand: 'garden-hoe',
    title: {
      zh: '锄月 加厚园艺水桶 12升 刻度内壁 金属提手防勒',
      en: 'Heavy-Duty 12-Litre Garden Bucket with Scale and Metal Bail',
    },
    selling: { zh: '兑肥看刻度，提着不勒手', en: 'Read the scale, carry without the bite' },
    icon: '1faa3',
    tint: 212,
    price: 3900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '湖蓝', en: 'Lake Blue' }, paint: { hue: 0 } },
          {
            code: 'teal',
            name: { zh: '黛青', en: 'Dark Teal' },
            paint: { hue: -70, saturation: 0.8, brightness: 0.85 },
          },
          {
            code: 'olive',
            name: { zh: '橄榄', en: 'Pale Olive' },
            paint: { hue: -160, saturation: 0.8, brightness: 1.1 },
          },
        ],
      },
    ],
    attributes: { 'garden-material': 'resin', 'garden-season': 'all' },
    story: [
      {
        zh: '桶身为 2.2 毫米厚 PP，装满水端起来不变形。内壁每升一道刻度，兑液肥、泡种球都不用另找量杯。',
        en: 'The 2.2 mm polypropylene wall holds its shape when full. A mark at each litre inside saves looking for a jug when mixing feed or soaking bulbs.',
      },
      {
        zh: '提手为镀锌钢丝，中段套了粗握管；桶口有一侧收成倒水嘴，浇盆时水流不散。空桶可以套叠收纳。',
        en: 'The galvanised bail has a thick grip, and one side of the rim narrows to a pouring lip. Empty buckets nest together for easy storage.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '12 L', en: '12 L' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'PP、镀锌钢', en: 'PP, galvanised steel' } },
      { name: { zh: '口径', en: 'Width' }, value: { zh: '29 cm', en: '29 cm' } },
      { name: { zh: '高度', en: 'Height' }, value: { zh: '27 cm', en: '27 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '0.75 kg', en: '0.75 kg' } },
    ],
    sales: 6740,
    score: 471,
    ageDays: 222,
  },
  {
    code: 'garden-rose-gloves',
    shop: 'qingyuan-garden',
    category: 'garden-tools',
    brand: 'garden-hoe',
    title: {
      zh: '锄月 园艺防刺手套 丁腈掌面 透气背 翻土修枝两用',
      en: 'Thorn-Resistant Garden Gloves with Nitrile Palm',
    },
    selling: { zh: '修月季不扎，捏小苗也有手感', en: 'Stops thorns, still feels a seedling' },
    icon: '1f9e4',
    tint: 276,
    price: 2590,
    listPrice: 3500,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'violet', name: { zh: '藕紫', en: 'Mauve' }, paint: { saturation: 0.8 } },
          {
            code: 'green',
            name: { zh: '叶绿', en: 'Leaf Green' },
            paint: { hue: -150, saturation: 0.8, brightness: 0.95 },
          },
          { code: 'grey', name: { zh: '石灰', en: 'Stone' }, paint: { saturation: 0.1 } },
        ],
      },
    ],
    attributes: { 'garden-material': 'textile', 'garden-season': 'all' },
    story: [
      {
        zh: '掌面浸两层丁腈，对付月季和柑橘的刺够用，沾水也不打滑。手背为十三针细织尼龙，夏天戴着不闷。',
        en: 'Two coats of nitrile on the palm cope with rose and citrus thorns and grip when wet. The thirteen-gauge knit back still breathes in summer.',
      },
      {
        zh: '指尖厚度只有 0.9 毫米，间苗、捏种子都做得来。腕口加长到小臂下段，泥土不进袖；脏了可机洗。',
        en: 'At only 0.9 mm the fingertips can thin seedlings and hold seed. The long cuff keeps soil out of the sleeve, and they wash by machine.',
      },
    ],
    facts: [
      { name: { zh: '掌面', en: 'Palm' }, value: { zh: '双层丁腈', en: 'Double nitrile' } },
      { name: { zh: '手背', en: 'Back' }, value: { zh: '13 针尼龙', en: '13-gauge nylon' } },
      { name: { zh: '尺码', en: 'Size' }, value: { zh: '均码，掌围 19–22 cm', en: 'One size, 19–22 cm' } },
      { name: { zh: '全长', en: 'Length' }, value: { zh: '26 cm', en: '26 cm' } },
    ],
    sales: 10800,
    score: 467,
    ageDays: 73,
  },
  {
    code: 'garden-bypass-pruner',
    shop: 'qingyuan-garden',
    category: 'garden-tools',
    brand: 'garden-hoe',
    title: {
      zh: '锄月 修枝剪 SK5钢刀 弯口省力 剪月季果枝 安全锁扣',
      en: 'Bypass Pruners in SK5 Steel with Safety Catch',
    },
    selling: { zh: '拇指粗的枝，一剪到底', en: 'Thumb-thick stems in a single cut' },
    icon: '2702-fe0f',
    tint: 352,
    price: 6800,
    listPrice: 8800,
    axes: [],
    attributes: { 'garden-material': 'metal', 'garden-season': 'all' },
    story: [
      {
        zh: '刀片为 SK5 碳钢，淬火后手工开刃，切口平，不压伤皮层。下颚带导槽，树汁顺着流走，不粘刀。',
        en: 'The SK5 carbon steel blade is hardened and hand-ground for a flat cut that does not bruise bark. A sap groove keeps it from gumming.',
      },
      {
        zh: '弹簧回弹力适中，连着剪一个下午手不酸。用完擦干上一滴油，钝了可换刀片；锁扣单手就能拨开。',
        en: 'A moderate spring keeps hands fresh through an afternoon. Wipe dry, add a drop of oil and replace the blade when dull. The catch opens with one hand.',
      },
    ],
    facts: [
      { name: { zh: '刀片', en: 'Blade' }, value: { zh: 'SK5 碳钢', en: 'SK5 carbon steel' } },
      { name: { zh: '剪切直径', en: 'Cuts up to' }, value: { zh: '22 mm', en: '22 mm' } },
      { name: { zh: '全长', en: 'Length' }, value: { zh: '205 mm', en: '205 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '225 g', en: '225 g' } },
    ],
    sales: 5920,
    score: 479,
    ageDays: 8,
  },
  {
    code: 'garden-basin-fountain',
    shop: 'qingyuan-garden',
    category: 'garden-scape',
    brand: 'garden-moss',
    title: {
      zh: '苔屿 庭院循环流水盆 仿石树脂 静音水泵 阳台水景',
      en: 'Recirculating Patio Fountain in Stone-Finish Resin',
    },
    selling: { zh: '一圈细水声，盖住楼下的车流', en: 'A ring of water over the traffic below' },
    icon: '26f2',
    tint: 196,
    price: 28900,
    listPrice: 35900,
    axes: [],
    attributes: { 'garden-material': 'resin', 'garden-season': 'all' },
    story: [
      {
        zh: '盆体为玻纤树脂仿白石，放在阳台不超重。三十毫米扬程可调，开到小档是细流，开到大档是一圈水花。',
        en: 'Fibreglass resin with a pale stone finish keeps the weight right for a balcony. The flow adjusts from a trickle to a full ring of water.',
      },
      {
        zh: '水泵装在底座里，用减震垫隔开，两米外几乎听不见机声。水循环使用，每周补一次；结冰前请把水放空。',
        en: 'The pump sits on dampers in the base and is hardly heard two metres off. Water recirculates with a weekly top-up. Drain it before frost.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '直径 46 × 高 52 cm', en: '46 cm dia. × 52 cm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '玻纤树脂', en: 'Fibreglass resin' } },
      { name: { zh: '水泵', en: 'Pump' }, value: { zh: '12 V, 8 W', en: '12 V, 8 W' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '7.5 kg', en: '7.5 kg' } },
    ],
    sales: 680,
    score: 452,
    ageDays: 144,
  },
  {
    code: 'garden-scape-rock',
    shop: 'qingyuan-garden',
    category: 'garden-scape',
    brand: 'garden-weed',
    title: {
      zh: '水草间 青灰造景石 鱼缸盆景骨架石 净洗免煮 多棱',
      en: 'Grey Scaping Rock for Tanks and Bonsai, Cleaned and Angular',
    },
    selling: { zh: '棱角分明，三块就能搭一座山', en: 'Sharp faces, three pieces to a mountain' },
    icon: '1faa8',
    tint: 220,
    price: 2900,
    axes: [
      {
        name: { zh: '重量', en: 'Weight' },
        values: [
          { code: 'kg2', name: { zh: '2 公斤', en: '2 kg' } },
          { code: 'kg5', name: { zh: '5 公斤', en: '5 kg' }, extra: 3500 },
          { code: 'kg10', name: { zh: '10 公斤', en: '10 kg' }, extra: 8900 },
        ],
      },
    ],
    attributes: { 'garden-material': 'ceramic', 'garden-pet': 'fish' },
    story: [
      {
        zh: '按一大两小配石，主石有立面，副石能靠拢，新手照着附图也能摆出层次。表面用高压水洗过，没有泥浆。',
        en: 'Each lot is one large stone with two smaller that lean against it, and a sketch shows how to set them. All are pressure-washed and free of mud.',
      },
      {
        zh: '石质偏碱，水硬度会略升，适合多数观赏鱼；养软水鱼请先浸泡测一下。石头天然，颜色深浅随批次不同。',
        en: 'The rock is slightly alkaline and raises hardness a little, fine for most fish, though soft-water keepers should soak and test first. Tone varies by batch.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Piece size' }, value: { zh: '8–25 cm', en: '8–25 cm' } },
      { name: { zh: '酸碱', en: 'pH effect' }, value: { zh: '略偏碱', en: 'Slightly alkaline' } },
      { name: { zh: '处理', en: 'Preparation' }, value: { zh: '高压水洗', en: 'Pressure-washed' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '广西柳州', en: 'Liuzhou, Guangxi' } },
    ],
    sales: 8450,
    score: 463,
    ageDays: 199,
  },
  {
    code: 'garden-stump-stand',
    shop: 'qingyuan-garden',
    category: 'garden-scape',
    brand: 'garden-moss',
    title: {
      zh: '苔屿 原木树桩花架 带皮实木墩 烘干防裂 室内外摆放',
      en: 'Bark-On Log Plant Stand, Kiln-Dried Solid Wood',
    },
    selling: { zh: '一截树桩，把花盆抬高二十厘米', en: 'A length of trunk that lifts a pot twenty centimetres' },
    icon: '1fab5',
    tint: 26,
    price: 5800,
    axes: [],
    attributes: { 'garden-material': 'wood', 'garden-season': 'all' },
    story: [
      {
        zh: '取间伐的杉木，窑干到含水率一成二以下再砂磨，开裂少。树皮保留并用胶固定，旧枝杈的断口磨圆。',
        en: 'Thinned fir is kiln-dried below twelve per cent before sanding, which limits cracks. The bark is kept and fixed, and old branch stubs are rounded.',
      },
      {
        zh: '上下锯面找平，盆放上去不晃；底下钉三颗尼龙脚，不吸地面潮气。户外用请每年补一次木油。',
        en: 'Both ends are levelled so a pot stands firm, and nylon feet keep it off damp floors. Re-oil once a year if it lives outdoors.',
      },
    ],
    facts: [
      { name: { zh: '高度', en: 'Height' }, value: { zh: '20 cm', en: '20 cm' } },
      { name: { zh: '直径', en: 'Diameter' }, value: { zh: '18–22 cm', en: '18–22 cm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '杉木', en: 'Fir' } },
      { name: { zh: '承重', en: 'Load' }, value: { zh: '30 kg', en: '30 kg' } },
      { name: { zh: '含水率', en: 'Moisture' }, value: { zh: '12% 以下', en: 'Below 12%' } },
    ],
    sales: 1320,
    score: 449,
    ageDays: 341,
  },
];
