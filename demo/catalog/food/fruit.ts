import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'food-hill-apple',
    shop: 'tianye-fresh',
    category: 'food-pome',
    brand: 'food-xishan',
    title: {
      zh: '溪山果园 山地苹果 脆甜多汁 三个品种可选 家庭装整箱',
      en: 'Xishan Orchard Hill-Grown Apples, Crisp and Juicy, Family Carton',
    },
    selling: {
      zh: '海拔九百米坡地，昼夜温差大，果肉紧实',
      en: 'Grown on slopes at 900 m, where cool nights keep the flesh firm',
    },
    icon: '1f34e',
    tint: 129,
    price: 3990,
    listPrice: 4990,
    axes: [
      {
        name: { zh: '品种', en: 'Variety' },
        values: [
          { code: 'fuji', name: { zh: '红富士', en: 'Red Fuji' }, paint: { hue: 0 } },
          { code: 'gala', name: { zh: '嘎啦', en: 'Gala' }, paint: { hue: 20, brightness: 1.12 } },
          { code: 'huaniu', name: { zh: '花牛', en: 'Huaniu Dark' }, paint: { hue: -6, brightness: 0.72 } },
        ],
      },
      {
        name: { zh: '重量规格', en: 'Weight' },
        values: [
          { code: '2kg', name: { zh: '2 公斤', en: '2 kg' } },
          { code: '4kg', name: { zh: '4 公斤', en: '4 kg' }, extra: 3200 },
        ],
      },
    ],
    soldOut: ['gala/4kg'],
    attributes: { 'food-origin': 'shandong', 'food-storage': 'chilled', 'food-pack': 'carton', 'food-taste': 'sweet' },
    story: [
      {
        zh: '果园在沂蒙山南坡，树龄八到十二年，套袋到采前二十天才摘。摘袋之后让果面慢慢着色，颜色不会很均匀，但脆度和汁水都保住了。',
        en: 'Our trees stand on a south-facing slope and are eight to twelve years old. Paper bags come off twenty days before picking, so the colour is uneven but the flesh stays crisp and full of juice.',
      },
      {
        zh: '下单后按当天采摘量分级装箱，每颗套网，箱内用纸托隔开。收到后放进冰箱冷藏室，与其他蔬果分开，脆感能保持三周左右。',
        en: 'Each apple is graded, netted and set in a paper tray on the day of dispatch. Keep the carton in the fridge away from other produce and the crunch lasts about three weeks.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '2 公斤或 4 公斤', en: '2 kg or 4 kg' } },
      { name: { zh: '果径', en: 'Fruit size' }, value: { zh: '75–85 毫米', en: '75–85 mm' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东临沂', en: 'Linyi, Shandong' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '0–5 ℃ 冷藏', en: 'Chilled at 0–5 °C' } },
      {
        name: { zh: '发货', en: 'Dispatch' },
        value: { zh: '产地直发，48 小时内', en: 'From the orchard within 48 hours' },
      },
    ],
    sales: 48200,
    score: 486,
    ageDays: 62,
  },
  {
    code: 'food-autumn-pear',
    shop: 'tianye-fresh',
    category: 'food-pome',
    brand: 'food-xishan',
    title: {
      zh: '溪山果园 秋月梨 薄皮细肉 单颗一斤左右 六颗礼盒',
      en: 'Xishan Orchard Autumn Moon Pears, Thin-Skinned, Box of Six',
    },
    selling: { zh: '石细胞少，入口不渣，削皮切块都好看', en: 'Fine flesh with almost no grit, good whole or sliced' },
    icon: '1f350',
    tint: 266,
    price: 4590,
    axes: [],
    attributes: { 'food-origin': 'shandong', 'food-storage': 'chilled', 'food-pack': 'gift', 'food-taste': 'sweet' },
    story: [
      {
        zh: '秋月梨成熟慢，九月中旬才陆续下树。果皮淡褐色，薄到能透光，切开后肉色洁白，放二十分钟也不容易发黄。',
        en: 'Autumn Moon pears ripen slowly and come off the tree from mid-September. The pale brown skin is thin, the flesh stays white for about twenty minutes after it is cut.',
      },
      {
        zh: '单颗重量在四百五十到五百五十克之间，一颗够两个人分着吃。礼盒里六个格位都有软垫，运输中若有磕碰，拍照告诉我们就补发。',
        en: 'Each fruit weighs between 450 and 550 grams, enough for two to share. The box has six padded places, and if a pear arrives bruised we send another after one photo.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '约 2.8 公斤', en: 'About 2.8 kg' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '6 颗', en: '6 pears' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东莱阳', en: 'Laiyang, Shandong' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '冷藏，七天内食用', en: 'Chilled, eat within seven days' } },
      { name: { zh: '包装', en: 'Packaging' }, value: { zh: '礼盒加泡沫垫', en: 'Gift box with padding' } },
    ],
    sales: 9300,
    score: 473,
    ageDays: 35,
  },
  {
    code: 'food-honey-peach',
    shop: 'tianye-fresh',
    category: 'food-pome',
    brand: 'food-tianlong',
    title: {
      zh: '田垄记 当季水蜜桃 软桃现摘现发 白肉黄肉两种可选',
      en: 'Fieldridge Tree-Ripened Peaches, Soft and Juicy, White or Yellow Flesh',
    },
    selling: { zh: '八成熟采摘，到家放一天正好软', en: 'Picked just short of ripe, ready one day after they arrive' },
    icon: '1f351',
    tint: 43,
    price: 5990,
    listPrice: 7990,
    axes: [
      {
        name: { zh: '品种', en: 'Variety' },
        values: [
          { code: 'white', name: { zh: '白肉水蜜桃', en: 'White flesh' }, paint: { hue: 0 } },
          { code: 'yellow', name: { zh: '黄肉桃', en: 'Yellow flesh' }, paint: { hue: 28, brightness: 1.05 } },
        ],
      },
    ],
    attributes: { 'food-origin': 'zhejiang', 'food-storage': 'chilled', 'food-pack': 'carton', 'food-taste': 'sweet' },
    story: [
      {
        zh: '桃子怕压也怕等，我们在凌晨四点到七点之间采摘，中午前进冷库预冷，傍晚装车。每颗单独放进网套和凹格，不叠放。',
        en: 'Peaches bruise and will not wait. We pick between four and seven in the morning, pre-cool before noon and load by evening, every fruit in its own net and hollow.',
      },
      {
        zh: '到家如果还偏硬，放在阴凉处一天，闻到香气就可以撕皮吃。白肉香气淡而水多，黄肉偏酸甜，也适合切块拌酸奶。',
        en: 'If they feel firm, leave them in the shade for a day until you can smell them. White flesh is mild and very juicy, yellow is tarter and good diced into yogurt.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '约 2 公斤', en: 'About 2 kg' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '8–10 颗', en: '8–10 peaches' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江奉化', en: 'Fenghua, Zhejiang' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '冷藏三天', en: 'Chilled for three days' } },
      { name: { zh: '发货', en: 'Dispatch' }, value: { zh: '冷链次日达为主', en: 'Cold chain, mostly next day' } },
    ],
    sales: 15600,
    score: 466,
    ageDays: 18,
  },
  {
    code: 'food-navel-orange',
    shop: 'tianye-fresh',
    category: 'food-citrus',
    brand: 'food-xishan',
    title: {
      zh: '溪山果园 高山脐橙 皮薄好剥 汁多化渣 新鲜整箱',
      en: 'Xishan Orchard Mountain Navel Oranges, Thin Peel, Juicy, by the Carton',
    },
    selling: {
      zh: '不打蜡不催熟，果面有自然的花斑',
      en: 'No wax and no forced ripening, so the peel shows natural marks',
    },
    icon: '1f34a',
    tint: 180,
    price: 3290,
    listPrice: 3990,
    axes: [
      {
        name: { zh: '重量规格', en: 'Weight' },
        values: [
          { code: '2500g', name: { zh: '5 斤装', en: '2.5 kg' } },
          { code: '4500g', name: { zh: '9 斤装', en: '4.5 kg' }, extra: 2400 },
          { code: '8kg', name: { zh: '16 斤装', en: '8 kg' }, extra: 5200 },
        ],
      },
    ],
    attributes: { 'food-origin': 'yunnan', 'food-storage': 'room', 'food-pack': 'carton', 'food-taste': 'sour-sweet' },
    story: [
      {
        zh: '金沙江河谷日照足，橙子从开花到采收要十个月。果皮偶尔有风吹的擦痕，不影响里面，剥开之后分瓣清楚，籽很少。',
        en: 'In the sunny Jinsha valley an orange takes ten months from blossom to harvest. Wind may scar the peel here and there, but the segments part cleanly and there is hardly a pip.',
      },
      {
        zh: '小号适合榨汁，大号适合切片。常温阴凉处能放两周，天气热就放冰箱。开箱若有坏果，按比例退款，不需要寄回。',
        en: 'Smaller fruit are good for juice, larger ones for slicing. They keep two weeks in a cool room, and if any arrive spoiled we refund that share without asking for a return.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '2.5 / 4.5 / 8 公斤', en: '2.5 / 4.5 / 8 kg' } },
      { name: { zh: '果径', en: 'Fruit size' }, value: { zh: '65–80 毫米', en: '65–80 mm' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '云南永善', en: 'Yongshan, Yunnan' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '阴凉通风', en: 'Cool and airy' } },
      { name: { zh: '采收', en: 'Harvest' }, value: { zh: '11 月至次年 2 月', en: 'November to February' } },
    ],
    sales: 61400,
    score: 481,
    ageDays: 120,
  },
  {
    code: 'food-garden-lemon',
    shop: 'tianye-fresh',
    category: 'food-citrus',
    brand: 'food-tianlong',
    title: {
      zh: '田垄记 新鲜柠檬 黄柠檬青柠檬 泡水调味 一公斤装',
      en: 'Fieldridge Fresh Lemons and Limes for Drinks and Cooking, 1 kg',
    },
    selling: { zh: '表皮未打蜡，擦皮屑做点心也放心', en: 'Unwaxed, so the zest can go straight into your baking' },
    icon: '1f34b',
    tint: 317,
    price: 1990,
    axes: [
      {
        name: { zh: '品种', en: 'Variety' },
        values: [
          { code: 'lemon', name: { zh: '黄柠檬', en: 'Lemon' }, paint: { hue: 0 } },
          { code: 'lime', name: { zh: '青柠檬', en: 'Lime' }, paint: { hue: 45, brightness: 0.9 } },
        ],
      },
    ],
    attributes: { 'food-origin': 'yunnan', 'food-storage': 'chilled', 'food-pack': 'bag' },
    story: [
      {
        zh: '黄柠檬来自安岳引种的尤力克，酸味直接；青柠檬香气更冲，切片配海鲜或气泡水都合适。两种都按中果分选，一颗约一百克。',
        en: 'The yellow fruit is a Eureka type with a straight, clean acidity. The green one is more fragrant and suits seafood or sparkling water. Both are graded to about a hundred grams each.',
      },
      {
        zh: '采后只清水洗净晾干，没有用蜡。冷藏可以放一个月，切开的一面盖上保鲜膜，三天内用完风味比较好。',
        en: 'After harvest they are only rinsed and dried, never waxed. Whole fruit keeps a month in the fridge. Cover a cut half and use it within three days while the flavour is bright.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '1 公斤', en: '1 kg' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '8–11 颗', en: '8–11 fruits' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '云南德宏', en: 'Dehong, Yunnan' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '4–8 ℃ 冷藏', en: 'Chilled at 4–8 °C' } },
    ],
    sales: 8700,
    score: 468,
    ageDays: 3,
  },
  {
    code: 'food-desert-melon',
    shop: 'tianye-fresh',
    category: 'food-citrus',
    brand: 'food-tianlong',
    title: {
      zh: '田垄记 戈壁蜜瓜 网纹脆瓜 沙地种植 单颗三斤以上',
      en: 'Fieldridge Gobi Melon, Crisp Netted Flesh, 1.5 kg and Over',
    },
    selling: {
      zh: '沙地滴灌，瓜瓤糖度普遍在 15 上下',
      en: 'Drip-irrigated on sandy soil, usually about 15 on the sugar scale',
    },
    icon: '1f348',
    tint: 94,
    price: 4990,
    listPrice: 6590,
    axes: [
      {
        name: { zh: '品种', en: 'Variety' },
        values: [
          { code: 'jade', name: { zh: '绿肉网纹瓜', en: 'Green netted' }, paint: { hue: 0 } },
          { code: 'golden', name: { zh: '黄皮脆瓜', en: 'Golden rind' }, paint: { hue: -42, saturation: 1.6 } },
        ],
      },
    ],
    attributes: { 'food-origin': 'xinjiang', 'food-storage': 'room', 'food-pack': 'carton', 'food-taste': 'sweet' },
    story: [
      {
        zh: '瓜地在哈密南边的戈壁边缘，白天三十八度，夜里降到十五度。一株只留一个瓜，长到五十天用糖度计抽测，够了才剪。',
        en: 'The field lies at the edge of the Gobi south of Hami, 38 degrees by day and 15 at night. One melon is left per vine and a sample is tested for sugar before cutting.',
      },
      {
        zh: '收到后先别放冰箱，室温放到瓜脐微微发软再切。切开的瓜盖好冷藏，两天内吃完，瓤会一直保持脆口。',
        en: 'Leave the melon out of the fridge until the blossom end gives slightly, then cut. Covered and chilled, the rest keeps its crunch for two days.',
      },
    ],
    facts: [
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '1.5–2 公斤', en: '1.5–2 kg' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '新疆哈密', en: 'Hami, Xinjiang' } },
      { name: { zh: '甜度', en: 'Sweetness' }, value: { zh: '糖度 14–16', en: '14–16 °Brix' } },
      {
        name: { zh: '贮存', en: 'Storage' },
        value: { zh: '室温后熟，切开冷藏', en: 'Ripen at room temperature, chill once cut' },
      },
      { name: { zh: '发货', en: 'Dispatch' }, value: { zh: '航空加陆运', en: 'By air and road' } },
    ],
    sales: 12100,
    score: 477,
    ageDays: 45,
  },
  {
    code: 'food-tree-mango',
    shop: 'tianye-fresh',
    category: 'food-citrus',
    brand: 'food-xishan',
    title: {
      zh: '溪山果园 树熟芒果 金煌大果 肉厚核薄 五斤装',
      en: 'Xishan Orchard Tree-Ripened Mangoes, Thick Flesh, 2.5 kg Carton',
    },
    selling: { zh: '核薄如片，一颗能切出两大碗果肉', en: 'The stone is flat, so one fruit fills two bowls' },
    icon: '1f96d',
    tint: 231,
    price: 5590,
    axes: [],
    attributes: { 'food-origin': 'yunnan', 'food-storage': 'room', 'food-pack': 'carton', 'food-taste': 'sweet' },
    story: [
      {
        zh: '金煌芒挂树到果肩发黄才采，比常规早采的果子多挂十二天左右。到手微软，果皮可能有少量糖斑，是成熟的表现。',
        en: 'These mangoes hang about twelve days longer than usual, until the shoulder turns yellow. They arrive just soft, and a few sugar spots on the skin show that they are ripe.',
      },
      {
        zh: '一箱五到六颗，两侧切片划格就能翻出果丁。吃不完的切块冷冻，打奶昔不用再加糖。对芒果敏感的朋友请避免食用。',
        en: 'A carton holds five or six. Slice each cheek, score it and turn it out in cubes. Freeze what is left for shakes that need no sugar. Please avoid them if mango disagrees with you.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '2.5 公斤', en: '2.5 kg' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '5–6 颗', en: '5–6 mangoes' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '云南华坪', en: 'Huaping, Yunnan' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '15–20 ℃，熟后冷藏', en: '15–20 °C, chill when ripe' } },
      { name: { zh: '采收', en: 'Harvest' }, value: { zh: '8 月至 11 月', en: 'August to November' } },
    ],
    sales: 6400,
    score: 459,
    ageDays: 12,
  },
  {
    code: 'food-ripe-kiwi',
    shop: 'tianye-fresh',
    category: 'food-berry',
    brand: 'food-tianlong',
    title: {
      zh: '田垄记 即食猕猴桃 绿心黄心 附小勺 十二颗装',
      en: 'Fieldridge Ready-to-Eat Kiwis, Green or Gold, 12 with Spoons',
    },
    selling: { zh: '预熟处理，到家对半切开就能挖着吃', en: 'Pre-ripened: halve one and eat it with the spoon' },
    icon: '1f95d',
    tint: 8,
    price: 3690,
    listPrice: 4590,
    axes: [
      {
        name: { zh: '品种', en: 'Variety' },
        values: [
          { code: 'green', name: { zh: '绿心', en: 'Green' }, paint: { hue: 0 } },
          { code: 'gold', name: { zh: '黄心', en: 'Gold' }, paint: { hue: -32, brightness: 1.05 } },
        ],
      },
    ],
    attributes: {
      'food-origin': 'zhejiang',
      'food-storage': 'chilled',
      'food-pack': 'carton',
      'food-taste': 'sour-sweet',
    },
    story: [
      {
        zh: '猕猴桃常让人等一周才软，我们在库里用温控把它催到可食的硬度，再降温装箱。轻捏果身，像捏耳垂一样软就正好。',
        en: 'Kiwis usually make you wait a week. We bring them to eating firmness in a controlled room, then cool and pack them. When one yields like an earlobe it is ready.',
      },
      {
        zh: '绿心酸味明显，香气足；黄心更甜，果毛也短。每盒配四支木勺。暂时不吃就放冷藏室，可以再存十天。',
        en: 'Green fruit is lively and tart, gold is sweeter with a shorter fuzz. Every box brings four wooden spoons, and in the fridge the fruit waits another ten days.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '12 颗', en: '12 kiwis' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '单颗 90–110 克', en: '90–110 g each' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江江山', en: 'Jiangshan, Zhejiang' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '冷藏 10 天', en: 'Chilled for 10 days' } },
      {
        name: { zh: '包装', en: 'Packaging' },
        value: { zh: '凹托纸盒，附木勺', en: 'Moulded tray with wooden spoons' },
      },
    ],
    sales: 17800,
    score: 470,
    ageDays: 88,
  },
  {
    code: 'food-terrace-grape',
    shop: 'tianye-fresh',
    category: 'food-berry',
    brand: 'food-xishan',
    title: {
      zh: '溪山果园 梯田葡萄 巨峰 夏黑 玫瑰香 三种任选',
      en: 'Xishan Orchard Terrace Grapes: Kyoho, Summer Black or Muscat',
    },
    selling: { zh: '剪枝控产，一株只留十二串', en: 'Pruned hard, with only twelve bunches left on each vine' },
    icon: '1f347',
    tint: 145,
    price: 4290,
    listPrice: 5290,
    axes: [
      {
        name: { zh: '品种', en: 'Variety' },
        values: [
          { code: 'kyoho', name: { zh: '巨峰', en: 'Kyoho' }, paint: { hue: 0 } },
          { code: 'summer-black', name: { zh: '夏黑', en: 'Summer Black' }, paint: { brightness: 0.6 } },
          { code: 'muscat', name: { zh: '玫瑰香', en: 'Rose Muscat' }, paint: { hue: 26, saturation: 0.9 } },
        ],
      },
    ],
    soldOut: ['summer-black'],
    attributes: { 'food-origin': 'yunnan', 'food-storage': 'chilled', 'food-pack': 'carton', 'food-taste': 'sweet' },
    story: [
      {
        zh: '宾川的葡萄园在一千四百米的梯田上，雨少，果粉完整。采收时带一小段枝条，用纸袋整串装好，减少掉粒。',
        en: 'The vineyard sits on terraces at 1,400 metres where little rain falls and the bloom stays on the berries. Bunches are cut with a bit of stem and bagged whole to keep them together.',
      },
      {
        zh: '巨峰香气浓，皮好剥；夏黑无籽，可以带皮吃；玫瑰香果粒小，花香明显。吃之前用面粉水轻轻晃洗，再过一遍清水。',
        en: 'Kyoho is fragrant and slips its skin, Summer Black is seedless and eaten whole, Rose Muscat is small and floral. Swirl them in water with a little flour, then rinse.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '约 1.5 公斤', en: 'About 1.5 kg' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '2–3 串', en: '2–3 bunches' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '云南宾川', en: 'Binchuan, Yunnan' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '冷藏五天', en: 'Chilled for five days' } },
      { name: { zh: '发货', en: 'Dispatch' }, value: { zh: '泡沫箱加冰袋', en: 'Insulated box with ice packs' } },
    ],
    sales: 22500,
    score: 474,
    ageDays: 28,
  },
  {
    code: 'food-highland-blueberry',
    shop: 'tianye-fresh',
    category: 'food-berry',
    brand: 'food-xishan',
    title: {
      zh: '溪山果园 高原蓝莓 果粉完整 小盒分装 鲜果冷链',
      en: 'Xishan Orchard Highland Blueberries in Small Punnets, Cold Chain',
    },
    selling: {
      zh: '清晨手采，果蒂干净，四小时内入库',
      en: 'Hand-picked at dawn and in the cold store within four hours',
    },
    icon: '1fad0',
    tint: 282,
    price: 5990,
    axes: [
      {
        name: { zh: '装量', en: 'Quantity' },
        values: [
          { code: '4x125g', name: { zh: '125 克 4 盒', en: '4 × 125 g' } },
          { code: '6x125g', name: { zh: '125 克 6 盒', en: '6 × 125 g' }, extra: 2800 },
          { code: '12x125g', name: { zh: '125 克 12 盒', en: '12 × 125 g' }, extra: 10500 },
        ],
      },
    ],
    attributes: {
      'food-origin': 'yunnan',
      'food-storage': 'chilled',
      'food-pack': 'carton',
      'food-taste': 'sour-sweet',
    },
    story: [
      {
        zh: '大棚在澄江，冬春能连续供果。果实直径在十五毫米以上，表面白霜是天然果粉，用手一抹就掉，说明没有反复翻动。',
        en: 'The tunnels near Chengjiang give fruit from winter into spring. Berries are over fifteen millimetres, and the white bloom that wipes off at a touch shows they have hardly been handled.',
      },
      {
        zh: '一百二十五克一盒，早餐拌燕麦一次正好一盒。到家先不要洗，吃之前再冲，冷藏五天内口感弹脆。',
        en: 'One punnet of 125 grams is right for a bowl of oats. Do not wash the berries until you eat them, and they stay firm for five days in the fridge.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '每盒 125 克', en: '125 g per punnet' } },
      { name: { zh: '果径', en: 'Fruit size' }, value: { zh: '15 毫米以上', en: '15 mm and over' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '云南澄江', en: 'Chengjiang, Yunnan' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '0–4 ℃', en: '0–4 °C' } },
      { name: { zh: '发货', en: 'Dispatch' }, value: { zh: '冷链 24–48 小时', en: 'Cold chain, 24–48 hours' } },
    ],
    sales: 31900,
    score: 483,
    ageDays: 9,
  },
  {
    code: 'food-cream-strawberry',
    shop: 'tianye-fresh',
    category: 'food-berry',
    brand: 'food-tianlong',
    title: {
      zh: '田垄记 奶油草莓 红颜品种 单层礼盒 二十颗精选',
      en: 'Fieldridge Cream Strawberries, Benihoppe, Single-Layer Box of 20',
    },
    selling: { zh: '单层平铺不叠压，颗颗看得见', en: 'Laid in a single layer so nothing presses on anything' },
    icon: '1f353',
    tint: 59,
    price: 6990,
    listPrice: 8990,
    axes: [],
    soldOut: ['*'],
    attributes: { 'food-origin': 'zhejiang', 'food-storage': 'chilled', 'food-pack': 'gift', 'food-taste': 'sweet' },
    story: [
      {
        zh: '红颜草莓采用高架基质栽培，果子不贴地，叶片下用蜜蜂授粉。九成红时连蒂剪下，果面有光泽，切开心部微白。',
        en: 'Benihoppe strawberries grow on raised beds away from the soil and are pollinated by bees. They are cut at nine-tenths red with the calyx on, glossy outside and pale at the heart.',
      },
      {
        zh: '二十颗一盒，每颗在二十五克以上。草莓娇气，收货后请立刻打开通风，冷藏，并在两天内吃完。本茬采完，下一茬到货再开售。',
        en: 'Twenty berries to a box, each over 25 grams. Open it at once to let it breathe, chill and eat within two days. This flush is finished, and sales resume with the next.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '约 550 克', en: 'About 550 g' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '20 颗', en: '20 berries' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江建德', en: 'Jiande, Zhejiang' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '2–6 ℃，两天', en: '2–6 °C, two days' } },
      { name: { zh: '包装', en: 'Packaging' }, value: { zh: '单层海绵礼盒', en: 'Single-layer padded box' } },
    ],
    sales: 27600,
    score: 464,
    ageDays: 6,
  },
  {
    code: 'food-dawn-cherry',
    shop: 'tianye-fresh',
    category: 'food-berry',
    brand: 'food-xishan',
    title: {
      zh: '溪山果园 大连美早樱桃 脆甜大果 三种果径 冷链直达',
      en: 'Xishan Orchard Northeast Cherries, Crisp and Sweet, Three Sizes',
    },
    selling: { zh: '果径逐颗过机分选，大小整齐', en: 'Each cherry is sized by machine, so a box is even' },
    icon: '1f352',
    tint: 196,
    price: 8990,
    listPrice: 11900,
    axes: [
      {
        name: { zh: '果实大小', en: 'Fruit size' },
        values: [
          { code: 'j', name: { zh: '26 毫米以上', en: '26 mm and over' } },
          { code: 'jj', name: { zh: '28 毫米以上', en: '28 mm and over' }, extra: 3000 },
          { code: 'jjj', name: { zh: '30 毫米以上', en: '30 mm and over' }, extra: 7000 },
        ],
      },
    ],
    attributes: { 'food-origin': 'northeast', 'food-storage': 'chilled', 'food-pack': 'carton', 'food-taste': 'sweet' },
    story: [
      {
        zh: '金州的樱桃园靠海，五月下旬开始采。果柄绿、果肩高，肉质硬脆，咬开汁水深红，手指会被染色。',
        en: 'The Jinzhou orchards face the sea and picking starts in late May. Look for green stems and high shoulders. The flesh is firm and the juice dark enough to stain your fingers.',
      },
      {
        zh: '采后用零度冷水降温再分选，装进透气小箱，冰袋放在盖板下方，不直接碰果。两斤装大约九十到一百一十颗。',
        en: 'The fruit is cooled in icy water, sorted and boxed with the ice pack under the lid, never touching it. One kilogram counts some 90 to 110 cherries.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '1 公斤', en: '1 kg' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '辽宁大连', en: 'Dalian, Liaoning' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '0–4 ℃，五天', en: '0–4 °C, five days' } },
      { name: { zh: '采收', en: 'Harvest' }, value: { zh: '5 月下旬至 6 月', en: 'Late May to June' } },
      { name: { zh: '发货', en: 'Dispatch' }, value: { zh: '冷链快递', en: 'Express cold chain' } },
    ],
    sales: 13400,
    score: 479,
    ageDays: 15,
  },
];
