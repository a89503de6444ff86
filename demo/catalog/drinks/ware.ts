import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'drinks-kiln-teapot',
    shop: 'shanwu-tea',
    category: 'drinks-teaware',
    brand: 'drinks-suyao',
    title: {
      zh: '素窑 景德镇手工瓷茶壶 四种釉色 断水利落 450 毫升',
      en: 'Plain Kiln Handmade Jingdezhen Teapot, Four Glazes, 450 ml',
    },
    selling: { zh: '壶嘴收口薄，倒完不滴', en: 'A thin-lipped spout that stops without a drip' },
    icon: '1fad6',
    tint: 103,
    price: 15800,
    listPrice: 18800,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'crimson', name: { zh: '霁红', en: 'Crimson' }, paint: { hue: 0 } },
          {
            code: 'celadon',
            name: { zh: '青釉', en: 'Celadon' },
            paint: { hue: 125, saturation: 0.55, brightness: 1.1 },
          },
          { code: 'cobalt', name: { zh: '霁蓝', en: 'Cobalt' }, paint: { hue: -95, brightness: 0.85 } },
          {
            code: 'tea-brown',
            name: { zh: '茶末', en: 'Tea brown' },
            paint: { hue: 40, saturation: 0.6, brightness: 0.6 },
          },
        ],
      },
    ],
    soldOut: ['cobalt'],
    attributes: { 'drinks-origin': 'jingdezhen', 'drinks-form': 'ware', 'drinks-material': 'porcelain' },
    story: [
      {
        zh: '手拉坯，盖沿和壶口一起修，转动不晃。一千三百度还原烧成，釉色每只都有细微差别，底足露胎，能看到白而细的瓷泥。',
        en: 'Thrown by hand, with lid and mouth trimmed together so nothing rattles. Fired to 1,300 degrees in reduction, each glaze differs a little and the bare foot shows fine white clay.',
      },
      {
        zh: '四百五十毫升，够三个人喝一轮。壶内有十二孔球滤，取茶渣方便。可以用温水加软布清洗，不建议进洗碗机和明火。',
        en: 'At 450 ml it serves three. Twelve holes behind the spout hold the leaves back. Wash with warm water and a soft cloth, and keep it from the dishwasher and open flame.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '450 毫升', en: '450 ml' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '高岭土瓷', en: 'Kaolin porcelain' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '18 × 11 × 13 厘米', en: '18 × 11 × 13 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '420 克', en: '420 g' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '江西景德镇', en: 'Jingdezhen, Jiangxi' } },
    ],
    sales: 9400,
    score: 479,
    ageDays: 3,
  },
  {
    code: 'drinks-iron-teapot',
    shop: 'shanwu-tea',
    category: 'drinks-teaware',
    brand: 'drinks-suyao',
    title: {
      zh: '素窑 铸铁煮茶壶 内壁搪瓷 配滤网 保温 800 毫升',
      en: 'Plain Kiln Cast-Iron Teapot with Enamel Lining and Infuser, 800 ml',
    },
    selling: { zh: '壁厚三毫米，茶在壶里一小时仍是热的', en: 'Three-millimetre walls keep tea hot for an hour' },
    icon: '1fad6',
    tint: 240,
    price: 25900,
    listPrice: 32900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'black', name: { zh: '墨黑', en: 'Ink black' }, paint: { saturation: 0.12, brightness: 0.45 } },
          { code: 'rust', name: { zh: '赤锈', en: 'Rust' }, paint: { hue: 22, saturation: 0.6, brightness: 0.6 } },
          { code: 'moss', name: { zh: '苔绿', en: 'Moss' }, paint: { hue: 105, saturation: 0.35, brightness: 0.65 } },
        ],
      },
    ],
    attributes: { 'drinks-form': 'ware', 'drinks-material': 'metal', 'drinks-origin': 'zhejiang' },
    story: [
      {
        zh: '砂型浇铸，外壁保留细颗粒，提手空心不烫。内壁上两层搪瓷，不生锈也不吸味，随壶有一只不锈钢滤网。',
        en: 'Sand-cast with a fine grain outside and a hollow handle that stays cool. Two coats of enamel inside resist rust and smells, and a steel infuser comes with the pot.',
      },
      {
        zh: '适合泡乌龙、熟普和大麦茶。放在蜡烛炉上保温可以，但不要直接烧明火或电磁炉。用完倒干水，开盖晾透。',
        en: 'It suits oolong, ripe pu-er and barley tea. Keep it on a candle warmer but not on a flame or induction hob. Empty it after use and dry with the lid off.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '800 毫升', en: '800 ml' } },
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '铸铁、搪瓷、不锈钢', en: 'Cast iron, enamel, stainless steel' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '1.6 公斤', en: '1.6 kg' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '20 × 16 × 18 厘米', en: '20 × 16 × 18 cm' } },
      { name: { zh: '清洁', en: 'Cleaning' }, value: { zh: '手洗擦干', en: 'Hand wash and dry' } },
    ],
    sales: 2600,
    score: 474,
    ageDays: 220,
  },
  {
    code: 'drinks-seal-caddy',
    shop: 'shanwu-tea',
    category: 'drinks-teaware',
    brand: 'drinks-suyao',
    title: {
      zh: '素窑 密封玻璃茶叶罐 硅胶圈防潮 遮光三色 600 毫升',
      en: 'Plain Kiln Airtight Glass Tea Caddy, Tinted, 600 ml',
    },
    selling: {
      zh: '半透色玻璃挡住一部分光，看得到余量',
      en: 'Tinted glass cuts the light and still shows what is left',
    },
    icon: '1fad9',
    tint: 17,
    price: 5900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'sky', name: { zh: '浅蓝', en: 'Sky' }, paint: { hue: 0 } },
          { code: 'mint', name: { zh: '薄荷绿', en: 'Mint' }, paint: { hue: -55, saturation: 1.3 } },
          { code: 'blush', name: { zh: '浅粉', en: 'Blush' }, paint: { hue: 140, saturation: 1.3 } },
        ],
      },
    ],
    attributes: { 'drinks-form': 'ware', 'drinks-material': 'glass', 'drinks-origin': 'zhejiang' },
    story: [
      {
        zh: '高硼硅玻璃吹制，罐口磨平，金属盖里嵌一圈食品级硅胶，按下去能听到排气声。标签贴纸附十张，可以写茶名和日期。',
        en: 'Blown borosilicate with a ground rim and a metal lid over food-grade silicone. You hear the air go as it closes. Ten labels for names and dates are included.',
      },
      {
        zh: '六百毫升能装二百克条索茶，或者半斤咖啡豆。放在避光柜子里保存时间更长。罐身可进洗碗机，盖子请手洗。',
        en: 'It holds 200 grams of twisted leaf or 250 grams of coffee beans, and keeps them longer in a dark cupboard. The jar can go in the dishwasher, the lid by hand.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '600 毫升', en: '600 ml' } },
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '高硼硅玻璃、不锈钢、硅胶', en: 'Borosilicate glass, steel, silicone' },
      },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '直径 9 × 高 14 厘米', en: '9 cm across, 14 cm tall' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '310 克', en: '310 g' } },
    ],
    sales: 7700,
    score: 463,
    ageDays: 48,
  },
  {
    code: 'drinks-gourd-mate',
    shop: 'shanwu-tea',
    category: 'drinks-teaware',
    brand: 'drinks-banmu',
    title: {
      zh: '半亩茶事 葫芦马黛茶杯套装 配金属吸管与茶叶 250 克',
      en: 'Banmu Gourd Mate Set with Metal Straw and 250 g of Leaf',
    },
    selling: { zh: '天然葫芦做杯，每只形状略有不同', en: 'Each cup is a real gourd, so no two are quite alike' },
    icon: '1f9c9',
    tint: 154,
    price: 13800,
    axes: [],
    attributes: { 'drinks-form': 'ware', 'drinks-material': 'natural', 'drinks-caffeine': 'regular' },
    story: [
      {
        zh: '葫芦成熟后挂藤风干半年，挖空、打磨、镶不锈钢口沿。吸管是弯头滤勺款，滤孔细，吸不到茶末。随套装送二百五十克马黛茶。',
        en: 'The gourds dry half a year on the vine before they are hollowed, sanded and rimmed in steel. The bent straw has a fine strainer, and 250 grams of mate come with the set.',
      },
      {
        zh: '首次使用装湿茶叶静置一夜，刮净内壁再晒干。茶叶装三分之二杯，水温控制在七十五度，从一侧慢慢加，可以续十次。',
        en: 'Before first use leave damp leaf in it overnight, scrape and dry in the sun. Fill two-thirds, pour water at 75 degrees down one side and refill ten times.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '220 毫升', en: '220 ml' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '葫芦、304 不锈钢', en: 'Gourd, 304 stainless steel' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '杯、吸管、刷、茶叶', en: 'Cup, straw, brush, leaf' } },
      { name: { zh: '水温', en: 'Water temperature' }, value: { zh: '70–80 ℃', en: '70–80 °C' } },
      { name: { zh: '清洁', en: 'Cleaning' }, value: { zh: '用后晾干', en: 'Dry after use' } },
    ],
    sales: 860,
    score: 447,
    ageDays: 16,
  },
  {
    code: 'drinks-matte-cup',
    shop: 'shanwu-tea',
    category: 'drinks-cups',
    brand: 'drinks-suyao',
    title: {
      zh: '素窑 哑光咖啡杯碟 窄口聚香 厚壁保温 260 毫升',
      en: 'Plain Kiln Matte Coffee Cup and Saucer, Thick-Walled, 260 ml',
    },
    selling: { zh: '杯底厚、杯口薄，拉花和手冲都好用', en: 'Thick base and thin lip, for latte art or filter coffee' },
    icon: '2615',
    tint: 291,
    price: 7900,
    listPrice: 9800,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'grey', name: { zh: '雾灰', en: 'Mist grey' }, paint: { hue: 0 } },
          { code: 'white', name: { zh: '米白', en: 'Ivory' }, paint: { saturation: 0.4, brightness: 1.28 } },
          { code: 'charcoal', name: { zh: '炭黑', en: 'Charcoal' }, paint: { saturation: 0.5, brightness: 0.5 } },
        ],
      },
    ],
    attributes: { 'drinks-origin': 'jingdezhen', 'drinks-form': 'ware', 'drinks-material': 'porcelain' },
    story: [
      {
        zh: '内壁上亮釉，清洗不留渍；外壁是哑光釉，摸起来像细砂纸磨过的石头。杯耳留了能穿过两指的空间，端着不烫手。',
        en: 'The gloss glaze inside rinses clean, while the matte outside feels like stone rubbed smooth. The handle takes two fingers and keeps them off the hot wall.',
      },
      {
        zh: '二百六十毫升，做卡布奇诺刚好；碟子凹槽对准杯底，走动时不滑。可以进洗碗机和微波炉，深色款请避免用钢丝球。',
        en: 'At 260 ml it is right for a cappuccino, and the well in the saucer keeps the cup still. Dishwasher and microwave safe. Avoid steel wool on the dark glaze.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '260 毫升', en: '260 ml' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '强化瓷', en: 'Reinforced porcelain' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '杯口 8.6 厘米，碟 15 厘米', en: '8.6 cm rim, 15 cm saucer' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '杯碟 480 克', en: '480 g with saucer' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '江西景德镇', en: 'Jingdezhen, Jiangxi' } },
    ],
    sales: 17100,
    score: 476,
    ageDays: 78,
  },
  {
    code: 'drinks-straw-tumbler',
    shop: 'shanwu-tea',
    category: 'drinks-cups',
    brand: 'drinks-zaoban',
    title: {
      zh: '早班 不锈钢吸管随行杯 双层保冷 可刻字 两种容量',
      en: 'Early Shift Stainless Straw Tumbler, Double-Walled, Engravable',
    },
    selling: {
      zh: '冰块放八小时还在，杯身可激光刻名字',
      en: 'Ice lasts eight hours, and your name can be lasered on the side',
    },
    icon: '1f964',
    tint: 68,
    price: 8900,
    listPrice: 11900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '番茄红', en: 'Tomato red' }, paint: { hue: 0 } },
          { code: 'orange', name: { zh: '暖橙', en: 'Orange' }, paint: { hue: 40, brightness: 1.15 } },
          { code: 'green', name: { zh: '松绿', en: 'Pine' }, paint: { hue: 120, saturation: 0.8, brightness: 0.9 } },
          { code: 'blue', name: { zh: '海蓝', en: 'Sea blue' }, paint: { hue: -110 } },
        ],
      },
      {
        name: { zh: '容量规格', en: 'Volume' },
        values: [
          { code: '500ml', name: { zh: '500 毫升', en: '500 ml' } },
          { code: '750ml', name: { zh: '750 毫升', en: '750 ml' }, extra: 2000 },
        ],
      },
    ],
    soldOut: ['orange/750ml'],
    attributes: { 'drinks-form': 'ware', 'drinks-material': 'metal', 'drinks-origin': 'zhejiang' },
    story: [
      {
        zh: '内胆三一六不锈钢，抽真空双层，外壁不挂水珠。吸管口有硅胶塞，盖上之后斜着放不漏。杯底软垫放桌上没有声音。',
        en: 'A 316 steel liner and a vacuum wall keep the outside dry. The straw hole has a silicone plug, so a closed cup lies on its side without leaking, and the base is padded.',
      },
      {
        zh: '刻字在杯身正面，十二个汉字或二十个字母以内，激光打标不掉色，两天内完成。刻字商品非质量问题不退换，请核对内容。',
        en: 'Engraving goes on the front, up to twenty letters, lasered so it never wears off and ready in two days. Engraved cups are returned only for faults, so check your text.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '500 毫升或 750 毫升', en: '500 ml or 750 ml' } },
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '316 不锈钢、共聚酯盖', en: '316 stainless steel, copolyester lid' },
      },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '口径 8.5 厘米', en: '8.5 cm rim' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '290 克或 360 克', en: '290 g or 360 g' } },
      { name: { zh: '清洁', en: 'Cleaning' }, value: { zh: '杯身手洗，盖可拆', en: 'Hand wash, lid comes apart' } },
    ],
    sales: 33800,
    score: 472,
    ageDays: 74,
    custom: [
      { code: 'text', name: { zh: '刻字内容', en: 'Engraving' }, mode: 'INPUT', maxLength: 20 },
      {
        code: 'font',
        name: { zh: '字体', en: 'Lettering' },
        mode: 'SELECT',
        choices: [
          { zh: '宋体', en: 'Serif' },
          { zh: '黑体', en: 'Sans serif' },
          { zh: '手写体', en: 'Script' },
        ],
      },
    ],
  },
];
