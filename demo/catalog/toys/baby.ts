import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'cloudlet-ppsu-bottle',
    shop: 'tongqu-toys',
    category: 'toys-feeding',
    brand: 'toys-cloudlet',
    title: { zh: '小云舟 PPSU宽口奶瓶 防摔耐高温带手柄刻度', en: 'Cloudlet PPSU Wide-Neck Baby Bottle, Drop-Proof' },
    selling: { zh: '宽口径，冲奶粉不洒', en: 'A wide neck that is easy to fill and wash' },
    icon: '1f37c',
    tint: 30,
    price: 7900,
    listPrice: 9900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'apricot', name: { zh: '奶杏', en: 'Milk apricot' }, paint: { hue: 0 } },
          { code: 'mint', name: { zh: '薄荷绿', en: 'Mint' }, paint: { hue: 107, saturation: 0.9, brightness: 1.07 } },
          {
            code: 'lilac',
            name: { zh: '淡紫', en: 'Soft lilac' },
            paint: { hue: 254, saturation: 0.96, brightness: 0.9 },
          },
        ],
      },
      {
        name: { zh: '容量', en: 'Capacity' },
        values: [
          { code: '160ml', name: { zh: '160 ml', en: '160 ml' } },
          { code: '240ml', name: { zh: '240 ml', en: '240 ml' }, extra: 1000 },
        ],
      },
    ],
    soldOut: ['lilac/160ml'],
    attributes: { 'toys-age': '0-1', 'toys-material': 'plastic' },
    story: [
      {
        zh: '瓶身是医用级注塑车间生产的 PPSU，摔到地砖上不碎，沸水煮洗不变形。内壁没有死角，普通瓶刷就能刷到底。',
        en: 'The bottle is moulded from PPSU that survives a fall on tiles and can be boiled. There are no corners inside, so an ordinary brush reaches every part of it.',
      },
      {
        zh: '刻度从 30 毫升起，印在瓶身内侧不易磨掉。随瓶配 S 号奶嘴一枚，长大后可换同口径的 M、L 号。',
        en: 'Graduations start at 30 millilitres and are set so they do not rub off. A size S teat is fitted, and M and L teats of the same width follow later.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'PPSU、液态硅胶奶嘴', en: 'PPSU, liquid silicone teat' } },
      { name: { zh: '耐温', en: 'Temperature range' }, value: { zh: '-20–180°C', en: '-20 to 180 °C' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB 38995-2020', en: 'GB 38995-2020' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '0 个月以上', en: 'From birth' } },
      { name: { zh: '包装内容', en: 'In the box' }, value: { zh: '奶瓶、奶嘴、防尘盖', en: 'Bottle, teat, cap' } },
    ],
    sales: 34800,
    score: 487,
    ageDays: 263,
  },
  {
    code: 'cloudlet-glass-bottle',
    shop: 'tongqu-toys',
    category: 'toys-feeding',
    brand: 'toys-cloudlet',
    title: {
      zh: '小云舟 高硼硅玻璃奶瓶 新生儿宽口带硅胶套',
      en: 'Cloudlet Borosilicate Glass Baby Bottle with Silicone Sleeve',
    },
    selling: { zh: '玻璃好洗，硅胶套防滑', en: 'Easy-clean glass inside a grippy sleeve' },
    icon: '1f37c',
    tint: 340,
    price: 5900,
    axes: [
      {
        name: { zh: '容量', en: 'Capacity' },
        values: [
          { code: '120ml', name: { zh: '120 ml', en: '120 ml' } },
          { code: '240ml', name: { zh: '240 ml', en: '240 ml' }, extra: 900 },
        ],
      },
    ],
    attributes: { 'toys-age': '0-1', 'toys-material': 'glass' },
    story: [
      {
        zh: '高硼硅玻璃冷热骤变也不易炸裂，从冰箱取出温奶更放心。油渍在玻璃上一冲就掉，不留味道。',
        en: 'Borosilicate glass takes sudden changes of temperature, so milk can go from fridge to warmer. Fat rinses off the surface and leaves no smell behind.',
      },
      {
        zh: '外面套一层食品接触级硅胶，握着不烫不滑，磕到桌角也有缓冲。可连套一起放进消毒柜。',
        en: 'A food-contact silicone sleeve keeps it from feeling hot or slippery and cushions a knock on the table edge. Bottle and sleeve can go in the steriliser together.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '高硼硅玻璃、硅胶', en: 'Borosilicate glass, silicone' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB 38995-2020', en: 'GB 38995-2020' } },
      { name: { zh: '耐温', en: 'Temperature range' }, value: { zh: '耐温差 120°C', en: '120 °C thermal shock' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '0 个月以上', en: 'From birth' } },
      { name: { zh: '包装内容', en: 'In the box' }, value: { zh: '奶瓶、硅胶套、奶嘴', en: 'Bottle, sleeve, teat' } },
    ],
    sales: 12900,
    score: 478,
    ageDays: 141,
  },
  {
    code: 'cloudlet-suction-bowl',
    shop: 'tongqu-toys',
    category: 'toys-feeding',
    brand: 'toys-cloudlet',
    title: { zh: '小云舟 宝宝吸盘硅胶碗 自主进食防打翻带软勺', en: 'Cloudlet Silicone Suction Bowl with Soft Spoon' },
    selling: { zh: '吸得牢，收起来也容易', en: 'Holds tight, lifts off with one tab' },
    icon: '1f963',
    tint: 225,
    price: 4990,
    listPrice: 6990,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '深蓝', en: 'Deep blue' }, paint: { hue: 0 } },
          { code: 'rose', name: { zh: '玫红', en: 'Rose' }, paint: { hue: 71, saturation: 0.67, brightness: 1.23 } },
          { code: 'green', name: { zh: '绿色', en: 'Green' }, paint: { hue: 206, saturation: 0.73, brightness: 1.28 } },
        ],
      },
    ],
    attributes: { 'toys-age': '1-3', 'toys-material': 'silicone' },
    story: [
      {
        zh: '碗底大吸盘贴在餐椅上，孩子推不动；大人捏起边上的小舌片，空气进去就能拿开。碗壁一侧高，勺子容易舀满。',
        en: 'A broad suction base resists small hands, and a tab at the edge releases it for grown-ups. One side of the wall is higher, which helps fill the spoon.',
      },
      {
        zh: '勺头是软硅胶，勺柄粗短，正好一把抓住。整套可进蒸锅和洗碗机，微波加热请不要盖紧。',
        en: 'The spoon has a soft tip and a short thick handle for a fist grip. The set is safe in steamer and dishwasher, and in a microwave without a lid.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '铂金硅胶', en: 'Platinum silicone' } },
      {
        name: { zh: '尺寸', en: 'Dimensions' },
        value: { zh: '直径 13.5 cm，高 6 cm', en: '13.5 cm across, 6 cm high' },
      },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '320 ml', en: '320 ml' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '6 个月以上', en: '6 months and up' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB 4806.11-2023', en: 'GB 4806.11-2023' } },
    ],
    sales: 18700,
    score: 475,
    ageDays: 75,
  },
  {
    code: 'tongqu-bath-time-playset',
    shop: 'tongqu-toys',
    category: 'toys-bath',
    brand: 'toys-tongqu',
    title: { zh: '童趣 过家家小浴缸玩具 电动循环出水泡泡浴', en: 'Tongqu Toy Bathtub Playset with Working Shower' },
    selling: { zh: '花洒真的会出水', en: 'The little shower really runs' },
    icon: '1f6c1',
    tint: 190,
    price: 9900,
    listPrice: 12900,
    axes: [],
    attributes: { 'toys-age': '3-6', 'toys-material': 'plastic', 'toys-skill': 'pretend', 'toys-power': 'battery' },
    story: [
      {
        zh: '往浴缸里加 400 毫升水，按下花洒底座的按键，水便循环着流出来。给娃娃洗澡、搓泡泡，可以玩很久。',
        en: 'Pour in 400 millilitres of water and press the button under the shower: it flows round and round. Dolls can be bathed and covered in bubbles for a whole afternoon.',
      },
      {
        zh: '缸底有排水塞，玩完拔开就干。电池仓用螺丝封闭，孩子打不开。小海绵和洗发瓶一并附上。',
        en: 'A plug in the base drains it dry afterwards. The battery door is closed with a screw out of children’s reach. A tiny sponge and shampoo bottle are included.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'ABS', en: 'ABS' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '31 × 18 × 28 cm', en: '31 × 18 × 28 cm' } },
      {
        name: { zh: '电源', en: 'Power' },
        value: { zh: '5 号电池三节（自备）', en: 'Three AA batteries, not included' },
      },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '3 岁以上', en: '3 years and up' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB 6675', en: 'GB 6675' } },
    ],
    sales: 7640,
    score: 468,
    ageDays: 52,
  },
  {
    code: 'tongqu-whale-bath-toy',
    shop: 'tongqu-toys',
    category: 'toys-bath',
    brand: 'toys-tongqu',
    title: { zh: '童趣 喷水小鲸鱼洗澡玩具 感应旋转戏水浴室', en: 'Tongqu Spouting Whale Bath Toy with Water Sensor' },
    selling: { zh: '碰到水就喷，离开水就停', en: 'Spouts in water, stops when lifted out' },
    icon: '1f433',
    tint: 40,
    price: 4590,
    listPrice: 5990,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'sky', name: { zh: '海蓝', en: 'Sea blue' }, paint: { hue: 0 } },
          { code: 'rose', name: { zh: '玫红', en: 'Rose' }, paint: { hue: 97, saturation: 1.14, brightness: 0.8 } },
          { code: 'mint', name: { zh: '薄荷绿', en: 'Mint' }, paint: { hue: 257, saturation: 0.67, brightness: 1.14 } },
        ],
      },
    ],
    attributes: {
      'toys-age': '1-3',
      'toys-material': 'plastic',
      'toys-skill': 'motor',
      'toys-power': 'rechargeable',
    },
    story: [
      {
        zh: '肚皮上两枚感应点，放进水里自动喷出十厘米高的小水柱，拿起来立刻停，不必在湿手里找开关。',
        en: 'Two contacts on its belly start a ten-centimetre fountain in water and stop it the moment you lift the whale, so there is no switch to find with wet hands.',
      },
      {
        zh: '外壳圆润没有尖角，接缝用超声焊接，水不会进到电池那边。喷嘴可拧开冲洗，USB 充电一次玩两小时。',
        en: 'The rounded shell is ultrasonically welded so water stays away from the battery. The nozzle unscrews for rinsing, and one USB charge gives two hours of play.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'ABS', en: 'ABS' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '13 × 11 × 10 cm', en: '13 × 11 × 10 cm' } },
      { name: { zh: '电源', en: 'Power' }, value: { zh: '锂电池，USB 充电', en: 'Li-ion, USB charging' } },
      { name: { zh: '防水', en: 'Waterproofing' }, value: { zh: 'IPX7', en: 'IPX7' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '18 个月以上', en: '18 months and up' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB 6675', en: 'GB 6675' } },
    ],
    sales: 41200,
    score: 472,
    ageDays: 204,
  },
  {
    code: 'cloudlet-soft-toothbrush',
    shop: 'tongqu-toys',
    category: 'toys-bath',
    brand: 'toys-cloudlet',
    title: { zh: '小云舟 儿童软毛牙刷 细丝小刷头防滑柄', en: 'Cloudlet Soft Children’s Toothbrush with Small Head' },
    selling: { zh: '小刷头，软刷丝', en: 'A small head with fine soft bristles' },
    icon: '1faa5',
    tint: 130,
    price: 1590,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '樱桃红', en: 'Cherry red' }, paint: { hue: 0 } },
          {
            code: 'sky',
            name: { zh: '天蓝', en: 'Sky blue' },
            paint: { hue: 235, saturation: 0.42, brightness: 1.23 },
          },
          { code: 'green', name: { zh: '绿色', en: 'Green' }, paint: { hue: 130, saturation: 0.69, brightness: 1.02 } },
        ],
      },
    ],
    attributes: { 'toys-age': '3-6', 'toys-material': 'plastic' },
    story: [
      {
        zh: '刷头长 18 毫米，能转到里侧磨牙旁。刷丝直径 0.1 毫米，末端磨圆，碰到牙龈触感柔软。',
        en: 'The small eighteen-millimetre head turns around the back teeth, and 0.1-millimetre bristles are rounded at the tips so that they feel soft and gentle against the gums.',
      },
      {
        zh: '刷柄粗短，中间有一圈软胶，小手湿了也抓得住。建议三个月更换一次，每盒附一只透气刷头套。',
        en: 'The short thick handle has a band of soft rubber for wet hands. Replace it about every three months; each box includes a vented cap for travel.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'PP 柄、PBT 刷丝', en: 'PP handle, PBT bristles' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '长 14.5 cm', en: '14.5 cm long' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '3–6 岁', en: '3–6 years' } },
      { name: { zh: '包装内容', en: 'In the box' }, value: { zh: '牙刷一支、刷头套', en: 'One toothbrush, cap' } },
    ],
    sales: 56300,
    score: 470,
    ageDays: 311,
  },
];
