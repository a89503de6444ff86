import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'zaohe-fry-pan',
    shop: 'taohuo-kitchen',
    category: 'kitchen-pan',
    brand: 'kt-zaohe',
    title: {
      zh: '灶和平底煎锅 不易粘涂层 加厚锅底 电磁炉明火通用',
      en: 'Zaohe Frying Pan with Low-Stick Coating, for Gas and Induction',
    },
    selling: { zh: '煎蛋不用多放油，晃一晃就滑动', en: 'Fry an egg with a little oil and watch it slide' },
    icon: '1f373',
    tint: 45,
    price: 15900,
    listPrice: 19900,
    axes: [
      {
        name: { zh: '直径', en: 'Diameter' },
        values: [
          { code: '20cm', name: { zh: '20 厘米', en: '20 cm' } },
          { code: '24cm', name: { zh: '24 厘米', en: '24 cm' }, extra: 3000 },
          { code: '28cm', name: { zh: '28 厘米', en: '28 cm' }, extra: 6000 },
        ],
      },
    ],
    attributes: { 'kt-material': 'steel', 'kt-use': 'induction', 'kt-serves': 'two', 'kt-origin': 'yongkang' },
    story: [
      {
        zh: '锅底三层复合，总厚 4.5 毫米，火力集中在中间时边缘也能热起来。水性涂层不含全氟辛酸，煎蛋、煎饺翻面都利落。',
        en:
          'A three-layer base 4.5 mm thick spreads heat to the edges. The water-based coating is made without PFOA, ' +
          'and eggs or dumplings turn over cleanly.',
      },
      {
        zh: '新锅先用温水洗净，抹一层薄油，小火热两分钟再用。请用木铲或硅胶铲，涂层可以保持得更久。',
        en:
          'Wash a new pan in warm water, wipe with a little oil and warm it gently for two minutes. Wooden or ' +
          'silicone turners keep the coating in good shape for longer.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '铝合金锅身、复合底', en: 'Aluminium body, layered base' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '锅底 4.5 mm', en: 'Base 4.5 mm' } },
      {
        name: { zh: '适用炉具', en: 'Hob types' },
        value: { zh: '电磁炉、燃气灶、电陶炉', en: 'Induction, gas, ceramic' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '0.72–1.1 kg', en: '0.72–1.1 kg' } },
      { name: { zh: '清洁保养', en: 'Care' }, value: { zh: '手洗', en: 'Hand wash' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江永康', en: 'Yongkang, Zhejiang' } },
    ],
    sales: 31250,
    score: 473,
    ageDays: 122,
  },
  {
    code: 'zaohe-iron-pan',
    shop: 'taohuo-kitchen',
    category: 'kitchen-pan',
    brand: 'kt-zaohe',
    title: {
      zh: '灶和铸铁煎锅 26 厘米 无涂层 双侧导流口 越用越润',
      en: 'Zaohe 26 cm Cast-Iron Skillet, Uncoated, with Two Pouring Lips',
    },
    selling: { zh: '养熟以后，牛排能煎出一层焦壳', en: 'Once seasoned, it gives steak a proper crust' },
    icon: '1f373',
    tint: 285,
    price: 21900,
    axes: [],
    attributes: { 'kt-material': 'iron', 'kt-use': 'gas', 'kt-serves': 'two' },
    story: [
      {
        zh: '一体铸成，壁厚 4 毫米，蓄热足，冷牛排放下去温度不会骤降。出厂前已用亚麻籽油烤过两遍，洗净即可使用。',
        en:
          'Cast in one piece with 4 mm walls, it holds heat when a cold steak goes in. It is baked twice with ' +
          'linseed oil before leaving and is ready after a rinse.',
      },
      {
        zh: '用后趁温热以清水刷洗，擦干再抹薄油。偶尔生锈也不必丢，钢丝球擦掉锈迹，重新养一遍就好。',
        en:
          'Rinse and brush it while still warm, dry, and wipe with a film of oil. If it rusts, scrub it back with ' +
          'steel wool and season it again.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '铸铁', en: 'Cast iron' } },
      { name: { zh: '直径', en: 'Diameter' }, value: { zh: '26 cm', en: '26 cm' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '4 mm', en: '4 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '2.3 kg', en: '2.3 kg' } },
      { name: { zh: '适用炉具', en: 'Hob types' }, value: { zh: '各类炉具、烤箱', en: 'All hobs and ovens' } },
      { name: { zh: '清洁保养', en: 'Care' }, value: { zh: '不可用洗碗机', en: 'Not for the dishwasher' } },
    ],
    sales: 5480,
    score: 469,
    ageDays: 2,
  },
  {
    code: 'zaohe-shallow-pan',
    shop: 'taohuo-kitchen',
    category: 'kitchen-pan',
    brand: 'kt-zaohe',
    title: {
      zh: '灶和双耳浅锅 28 厘米 海鲜饭寿喜烧 可直接端上桌',
      en: 'Zaohe 28 cm Two-Handled Shallow Pan for Paella, from Hob to Table',
    },
    selling: { zh: '一锅做好，连锅端到桌子中间', en: 'Cook it all in one and set it in the middle of the table' },
    icon: '1f958',
    tint: 200,
    price: 18900,
    listPrice: 23900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'violet', name: { zh: '茄紫', en: 'Aubergine' }, paint: { hue: 0 } },
          { code: 'navy', name: { zh: '夜蓝', en: 'Night blue' }, paint: { hue: -25 } },
        ],
      },
    ],
    attributes: { 'kt-material': 'iron', 'kt-use': 'induction', 'kt-serves': 'family' },
    story: [
      {
        zh: '锅深 5.5 厘米，收汁快，锅巴也容易铲起来。双耳略微上扬，戴着隔热手套也能扣住。',
        en:
          'At 5.5 cm deep it reduces quickly and lets you scrape up the crust. The two ears lift slightly, so a ' +
          'mitt can get hold of them.',
      },
      {
        zh: '外壁为彩色珐琅，内壁是磨砂黑釉，煮番茄和柠檬都不串味。桌上垫一块木板即可，二十分钟内仍然温热。',
        en:
          'Coloured enamel outside and a matte black glaze inside mean tomato and lemon leave no taste behind. On a ' +
          'wooden board it stays warm for about twenty minutes.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '珐琅铸铁', en: 'Enamelled cast iron' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '28 × 5.5 cm', en: '28 × 5.5 cm' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '2.4 升', en: '2.4 litres' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '2.6 kg', en: '2.6 kg' } },
      {
        name: { zh: '适用炉具', en: 'Hob types' },
        value: { zh: '各类炉具、烤箱 220 ℃', en: 'All hobs, oven to 220 °C' },
      },
    ],
    sales: 7340,
    score: 465,
    ageDays: 47,
  },
  {
    code: 'zaohe-soup-pot',
    shop: 'taohuo-kitchen',
    category: 'kitchen-pot',
    brand: 'kt-zaohe',
    title: {
      zh: '灶和 304 不锈钢汤锅 三层复合底 双耳可见玻璃盖',
      en: 'Zaohe 304 Stainless Stockpot with Layered Base and Glass Lid',
    },
    selling: { zh: '炖一锅排骨汤，盖着也看得见火候', en: 'See how the broth is doing without lifting the lid' },
    icon: '1f372',
    tint: 130,
    price: 25900,
    listPrice: 32900,
    axes: [
      {
        name: { zh: '直径', en: 'Diameter' },
        values: [
          { code: '20cm', name: { zh: '20 厘米', en: '20 cm' } },
          { code: '22cm', name: { zh: '22 厘米', en: '22 cm' }, extra: 3000 },
          { code: '24cm', name: { zh: '24 厘米', en: '24 cm' }, extra: 6000 },
        ],
      },
    ],
    soldOut: ['24cm'],
    attributes: { 'kt-material': 'steel', 'kt-use': 'induction', 'kt-serves': 'family', 'kt-origin': 'yongkang' },
    story: [
      {
        zh: '锅壁内侧冲压了刻度，煮粥时不用另找量杯。锅底夹铝厚 3 毫米，热得均匀，炖肉时底部不容易糊。',
        en:
          'Marks pressed into the inside wall save looking for a jug when you make congee. A 3 mm aluminium core ' +
          'warms evenly, so stews are slow to catch.',
      },
      {
        zh: '两侧把手是空心的，煮沸十分钟后仍能徒手短时提起，稳妥起见还是建议垫布。锅沿外翻，倒汤不会顺着锅壁流。',
        en:
          'Hollow handles stay cool enough for a quick lift, though a cloth is still wise. The rim turns out, so ' +
          'soup pours without running down the side.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '304 不锈钢、钢化玻璃盖', en: '304 stainless steel, tempered glass' },
      },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '4–6.8 升', en: '4–6.8 litres' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '1.8 kg 起', en: 'From 1.8 kg' } },
      { name: { zh: '适用炉具', en: 'Hob types' }, value: { zh: '各类炉具', en: 'All hobs' } },
      { name: { zh: '洗碗机', en: 'Dishwasher' }, value: { zh: '可用', en: 'Safe' } },
    ],
    sales: 9640,
    score: 476,
    ageDays: 196,
  },
  {
    code: 'taoxi-casserole',
    shop: 'taohuo-kitchen',
    category: 'kitchen-pot',
    brand: 'kt-taoxi',
    title: {
      zh: '陶汐双耳陶瓷砂锅 锂辉石耐热 煲汤煲仔饭 明火适用',
      en: 'Taoxi Heat-Resistant Ceramic Pot for Soups and Claypot Rice',
    },
    selling: { zh: '小火慢煲，米饭底下有一层焦香', en: 'Slow heat and a golden crust under the rice' },
    icon: '1f372',
    tint: 350,
    price: 12900,
    listPrice: 15900,
    axes: [
      {
        name: { zh: '容量', en: 'Capacity' },
        values: [
          { code: '1-5l', name: { zh: '1.5 升', en: '1.5 L' } },
          { code: '2-5l', name: { zh: '2.5 升', en: '2.5 L' }, extra: 3000 },
          { code: '4l', name: { zh: '4 升', en: '4 L' }, extra: 6000 },
        ],
      },
    ],
    attributes: { 'kt-material': 'ceramic', 'kt-use': 'gas', 'kt-serves': 'family', 'kt-origin': 'chaozhou' },
    story: [
      {
        zh: '坯体里加了锂辉石，骤冷骤热时不容易开裂，从冰箱取出也可以放上小火。内外施釉，煮完中药味的汤也能洗净。',
        en:
          'Spodumene in the clay helps it bear sudden changes of temperature, so it can go from the fridge to a low ' +
          'flame. Glazed inside and out, it washes clean of strong broths.',
      },
      {
        zh: '锅底微凹，与炉架之间留有空隙，火焰能均匀铺开。初次使用请先煮一锅稀粥，让米浆填满细小的气孔。',
        en:
          'The base is slightly hollow so the flame spreads. Before first use, simmer a thin rice porridge in it: ' +
          'the starch seals the finest pores.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '锂辉石陶瓷', en: 'Spodumene ceramic' } },
      { name: { zh: '耐温', en: 'Temperature range' }, value: { zh: '-20–400 ℃', en: '-20 to 400 °C' } },
      { name: { zh: '适用炉具', en: 'Hob types' }, value: { zh: '燃气灶、电陶炉', en: 'Gas, ceramic hob' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '1.4 kg 起', en: 'From 1.4 kg' } },
      { name: { zh: '微波炉', en: 'Microwave' }, value: { zh: '可用', en: 'Safe' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '广东潮州', en: 'Chaozhou, Guangdong' } },
    ],
    sales: 13760,
    score: 464,
    ageDays: 281,
  },
  {
    code: 'zaohe-fondue',
    shop: 'taohuo-kitchen',
    category: 'kitchen-pot',
    brand: 'kt-zaohe',
    title: {
      zh: '灶和珐琅小火锅 芝士巧克力锅 带炉架和六支长叉',
      en: 'Zaohe Enamel Fondue Pot with Burner Stand and Six Long Forks',
    },
    selling: { zh: '四个人围着一口小锅，蘸着吃', en: 'Four people, one small pot, plenty of dipping' },
    icon: '1fad5',
    tint: 240,
    price: 16900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '樱桃红', en: 'Cherry red' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '雾蓝', en: 'Misty blue' }, paint: { hue: -135, saturation: 0.8 } },
          { code: 'green', name: { zh: '橄榄绿', en: 'Olive' }, paint: { hue: 110, saturation: 0.7 } },
        ],
      },
    ],
    attributes: { 'kt-material': 'iron', 'kt-use': 'gas', 'kt-serves': 'family' },
    story: [
      {
        zh: '锅身容量 1.2 升，够四个人涮芝士或巧克力。炉架用固体酒精，旋转风门调火，关上就熄。',
        en:
          'The 1.2-litre pot holds enough cheese or chocolate for four. The burner takes gel fuel, with a rotating ' +
          'vent for the flame that closes to put it out.',
      },
      {
        zh: '六支叉子的柄尾颜色各不相同，不会拿错。换成清汤也能涮肥牛，一人份的小火锅吃完好收拾。',
        en:
          'Each of the six forks has its own coloured end, so nobody mixes them up. Fill it with clear broth ' +
          'instead and it makes a tidy little hot pot.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '珐琅铸铁、不锈钢叉', en: 'Enamelled iron, steel forks' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '1.2 升', en: '1.2 litres' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '22 × 20 × 24 cm', en: '22 × 20 × 24 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '2.2 kg', en: '2.2 kg' } },
      {
        name: { zh: '包装清单', en: 'In the box' },
        value: { zh: '锅、炉架、酒精碗、长叉 6 支', en: 'Pot, stand, burner, 6 forks' },
      },
    ],
    sales: 2130,
    score: 471,
    ageDays: 9,
  },
];
