import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'xieshi-bento',
    shop: 'taohuo-kitchen',
    category: 'kitchen-lunch',
    brand: 'kt-xieshi',
    title: {
      zh: '携食分格便当盒 1000 毫升 微波加热 上班带饭不串味',
      en: 'Xieshi Divided 1000 ml Lunch Box, Microwave Safe and Leak Resistant',
    },
    selling: { zh: '荤素分开放，汤汁不乱跑', en: 'Keeps dishes apart and the sauce where it belongs' },
    icon: '1f371',
    tint: 110,
    price: 6900,
    listPrice: 8900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'violet', name: { zh: '茄紫', en: 'Aubergine' }, paint: { hue: 0 } },
          { code: 'navy', name: { zh: '藏青', en: 'Navy' }, paint: { hue: -25 } },
          { code: 'plum', name: { zh: '梅红', en: 'Plum red' }, paint: { hue: 35 } },
          { code: 'grey', name: { zh: '燕麦灰', en: 'Oat grey' }, paint: { hue: 0, saturation: 0.1, brightness: 1.3 } },
        ],
      },
    ],
    attributes: { 'kt-material': 'pp', 'kt-use': 'microwave', 'kt-serves': 'one' },
    story: [
      {
        zh: '三个格子按一份主食两份菜的比例分，隔板底下有密封条，番茄汁不会流到米饭里。四面卡扣，扣合时能听到声响。',
        en:
          'Three compartments suit one staple and two dishes, with a seal under each divider so tomato never ' +
          'reaches the rice. Four clips close with a click.',
      },
      {
        zh: '盖子上有排气塞，微波前拔开即可，不用取下整只盖子。盒深 6 厘米，双肩包里可以平放。',
        en:
          'Pull the vent plug in the lid before microwaving and leave the lid on. At 6 cm deep, it lies flat in a ' +
          'backpack between your books.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'PP、硅胶密封条', en: 'PP, silicone seal' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '1000 毫升', en: '1000 ml' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '23 × 17 × 6 cm', en: '23 × 17 × 6 cm' } },
      { name: { zh: '耐温', en: 'Temperature range' }, value: { zh: '-20–120 ℃', en: '-20 to 120 °C' } },
      { name: { zh: '微波炉', en: 'Microwave' }, value: { zh: '可用', en: 'Safe' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '410 g', en: '410 g' } },
    ],
    sales: 20750,
    score: 467,
    ageDays: 125,
  },
  {
    code: 'xieshi-heat-bento',
    shop: 'taohuo-kitchen',
    category: 'kitchen-lunch',
    brand: 'kt-xieshi',
    title: {
      zh: '携食插电加热饭盒 免注水 304 内胆 办公室热饭',
      en: 'Xieshi Plug-in Heated Lunch Box with 304 Steel Trays, No Water Needed',
    },
    selling: { zh: '开会前插上电，散会就能吃热的', en: 'Plug it in before the meeting and eat hot after it' },
    icon: '1f371',
    tint: 250,
    price: 12900,
    listPrice: 15900,
    axes: [],
    attributes: { 'kt-material': 'steel', 'kt-serves': 'one' },
    story: [
      {
        zh: '底部为 PTC 发热片，不用加水，室温饭菜四十分钟左右加热到七十度。内胆可以整只拿出来洗。',
        en:
          'A PTC plate in the base needs no water and brings room-temperature food to 70 °C in about forty minutes. ' +
          'The steel trays lift out whole for washing.',
      },
      {
        zh: '电源线收在盒盖夹层里，不会和餐具缠在一起。到温后自动转为保温，两小时以后会自己断电。',
        en:
          'The lead stows in the lid, well away from the cutlery. Once hot, it switches to keep-warm by itself and ' +
          'turns off after two hours.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '304 不锈钢内胆、PP 外壳', en: '304 steel trays, PP shell' },
      },
      { name: { zh: '功率', en: 'Power' }, value: { zh: '90W', en: '90 W' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '900 毫升', en: '900 ml' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '24 × 17 × 9 cm', en: '24 × 17 × 9 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '1.1 kg', en: '1.1 kg' } },
      { name: { zh: '线长', en: 'Cable length' }, value: { zh: '1 m', en: '1 m' } },
    ],
    sales: 860,
    score: 452,
    ageDays: 6,
    state: 'TO_AUDIT',
  },
  {
    code: 'xieshi-straw-cup',
    shop: 'taohuo-kitchen',
    category: 'kitchen-tumbler',
    brand: 'kt-xieshi',
    title: {
      zh: '携食吸管随行杯 双层隔热 大口径 冷饮咖啡 700 毫升',
      en: 'Xieshi 700 ml Double-Walled Straw Tumbler for Iced Drinks',
    },
    selling: { zh: '冰块进得去，杯身不结水珠', en: 'Room for ice and no puddle on the desk' },
    icon: '1f964',
    tint: 15,
    price: 5900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '西柚红', en: 'Grapefruit red' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '海盐蓝', en: 'Sea-salt blue' }, paint: { hue: -140, saturation: 0.8 } },
          { code: 'green', name: { zh: '薄荷绿', en: 'Mint' }, paint: { hue: 165, saturation: 0.7 } },
          { code: 'purple', name: { zh: '香芋紫', en: 'Taro purple' }, paint: { hue: -80, saturation: 0.7 } },
        ],
      },
    ],
    attributes: { 'kt-material': 'pp', 'kt-serves': 'one' },
    story: [
      {
        zh: '双层杯壁中间是空气，装满冰水两小时，外壁仍然是干的，压在文件上也不怕。杯口 8.5 厘米，整块冰放得进去。',
        en:
          'Air between two walls keeps the outside dry after two hours of iced water, so it can stand on papers. ' +
          'The 8.5 cm mouth takes whole cubes.',
      },
      {
        zh: '吸管内径 9 毫米，喝得到果肉。附一支长毛刷，吸管内壁和杯盖的沟槽都能刷得干净。',
        en:
          'The straw is 9 mm inside, wide enough for fruit pulp. A long brush comes with it and reaches the straw ' +
          'as well as the grooves in the lid.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '共聚酯、PP、硅胶', en: 'Copolyester, PP, silicone' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '700 毫升', en: '700 ml' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '9.5 × 20 cm', en: '9.5 × 20 cm' } },
      { name: { zh: '耐温', en: 'Temperature range' }, value: { zh: '-10–80 ℃', en: '-10 to 80 °C' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '236 g', en: '236 g' } },
    ],
    sales: 3360,
    score: 462,
    ageDays: 13,
  },
  {
    code: 'xieshi-bubble-cup',
    shop: 'taohuo-kitchen',
    category: 'kitchen-tumbler',
    brand: 'kt-xieshi',
    title: {
      zh: '携食自带奶茶杯 粗吸管 带刻度 封口不漏 可重复用',
      en: 'Xieshi Reusable Bubble Tea Cup with Wide Straw and Leakproof Plug',
    },
    selling: { zh: '自己带杯，珍珠也吸得上来', en: 'Bring your own cup, pearls and all' },
    icon: '1f9cb',
    tint: 175,
    price: 4590,
    listPrice: 5990,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'peach', name: { zh: '蜜桃橘', en: 'Peach' }, paint: { hue: 0 } },
          { code: 'lime', name: { zh: '青柠', en: 'Lime' }, paint: { hue: 90 } },
          { code: 'pink', name: { zh: '草莓粉', en: 'Strawberry' }, paint: { hue: -50 } },
        ],
      },
    ],
    attributes: { 'kt-material': 'pp', 'kt-use': 'dishwasher', 'kt-serves': 'one' },
    story: [
      {
        zh: '吸管内径 12 毫米，珍珠和椰果都能通过。管口配一枚小塞子，喝一半放进包里也不漏。',
        en:
          'The straw is 12 mm inside, clearing tapioca pearls and coconut jelly. A small plug for its tip means a ' +
          'half-finished drink can go in your bag.',
      },
      {
        zh: '杯身有 350、500、650 毫升三道刻度，门店可以直接按杯型出品。用完拆成三件，洗碗机上层就能洗。',
        en:
          'Marks at 350, 500 and 650 ml let the shop fill it to their usual sizes. It comes apart into three pieces ' +
          'for the top rack of the dishwasher.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '共聚酯、PP', en: 'Copolyester, PP' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '650 毫升', en: '650 ml' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '9 × 17 cm', en: '9 × 17 cm' } },
      { name: { zh: '洗碗机', en: 'Dishwasher' }, value: { zh: '可用，上层', en: 'Safe, top rack' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '190 g', en: '190 g' } },
      { name: { zh: '耐温', en: 'Temperature range' }, value: { zh: '-10–90 ℃', en: '-10 to 90 °C' } },
    ],
    sales: 5260,
    score: 444,
    ageDays: 217,
    state: 'PUT_OFF',
  },
];
