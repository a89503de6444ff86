import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'food-vine-tomato',
    shop: 'tianye-fresh',
    category: 'food-greens',
    brand: 'food-tianlong',
    title: {
      zh: '田垄记 沙瓤番茄 自然成熟 红果粉果 生吃炒蛋都合适',
      en: 'Fieldridge Vine-Ripened Tomatoes, Red or Pink, for Salads and Cooking',
    },
    selling: {
      zh: '等到果肩转色才摘，切开有沙瓤',
      en: 'Left on the vine until the shoulders colour, soft and grainy inside',
    },
    icon: '1f345',
    tint: 333,
    price: 2290,
    listPrice: 2790,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '红番茄', en: 'Red' }, paint: { hue: 0 } },
          { code: 'pink', name: { zh: '粉番茄', en: 'Pink' }, paint: { saturation: 0.8, brightness: 1.3 } },
        ],
      },
    ],
    attributes: {
      'food-origin': 'shandong',
      'food-storage': 'room',
      'food-pack': 'carton',
      'food-taste': 'sour-sweet',
    },
    story: [
      {
        zh: '选的是老品种普罗旺斯，皮薄不耐运，但汁水和酸味都足。每天上午采，挑完裂果再装箱，果形不会一样大。',
        en: 'We grow an old thin-skinned type that travels poorly but has plenty of juice and acidity. Fruit is picked each morning, split ones are removed and sizes will differ.',
      },
      {
        zh: '红果酸味重一些，炒蛋和炖汤出汁快；粉果偏甜，切片撒点盐就好吃。常温放三天香气更足，别急着进冰箱。',
        en: 'Red ones are tarter and cook down quickly, pink ones are sweeter and need only salt. Keep them out of the fridge for three days and the scent improves.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '2 公斤', en: '2 kg' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '10–14 颗', en: '10–14 tomatoes' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东寿光', en: 'Shouguang, Shandong' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '室温 3–5 天', en: '3–5 days at room temperature' } },
    ],
    sales: 19800,
    score: 472,
    ageDays: 54,
  },
  {
    code: 'food-sweet-pepper',
    shop: 'tianye-fresh',
    category: 'food-greens',
    brand: 'food-tianlong',
    title: {
      zh: '田垄记 三色甜椒 厚肉脆嫩 沙拉清炒 一公斤装',
      en: 'Fieldridge Sweet Bell Peppers, Thick and Crunchy, 1 kg',
    },
    selling: { zh: '肉厚六毫米以上，生吃有清甜味', en: 'Walls over 6 mm thick and sweet enough to eat raw' },
    icon: '1fad1',
    tint: 110,
    price: 1690,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'green', name: { zh: '青椒', en: 'Green' }, paint: { hue: 0 } },
          { code: 'red', name: { zh: '红椒', en: 'Red' }, paint: { hue: -108, saturation: 1.7 } },
          {
            code: 'yellow',
            name: { zh: '黄椒', en: 'Yellow' },
            paint: { hue: -48, saturation: 1.7, brightness: 1.35 },
          },
        ],
      },
    ],
    attributes: { 'food-origin': 'shandong', 'food-storage': 'chilled', 'food-pack': 'bag', 'food-taste': 'sweet' },
    story: [
      {
        zh: '同一棵椒，青的是采得早，红和黄要多挂二十多天，糖分也更高。我们分色装袋，不混色，方便你按菜式选。',
        en: 'Green peppers are simply picked early, red and yellow hang three weeks more and gain sugar. Each bag holds one colour so you can choose by the dish.',
      },
      {
        zh: '单颗一百八十到二百二十克，切条生吃、烤软剥皮或和牛肉快炒都可以。带柄冷藏一周，切开后包好两天内用完。',
        en: 'Each weighs 180 to 220 grams. Eat it raw in strips, roast and peel it, or stir-fry with beef. Whole they keep a week in the fridge, cut ones two days.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '1 公斤', en: '1 kg' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '约 5 颗', en: 'About 5 peppers' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东寿光', en: 'Shouguang, Shandong' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '7–10 ℃ 冷藏', en: 'Chilled at 7–10 °C' } },
    ],
    sales: 7200,
    score: 462,
    ageDays: 96,
  },
  {
    code: 'food-green-broccoli',
    shop: 'tianye-fresh',
    category: 'food-greens',
    brand: 'food-tianlong',
    title: {
      zh: '田垄记 高山西兰花 花球紧实 预冷锁鲜 两颗装',
      en: 'Fieldridge Upland Broccoli, Tight Heads, Pack of Two',
    },
    selling: { zh: '带冰运输，花粒不散不黄', en: 'Shipped on ice, so the florets stay tight and green' },
    icon: '1f966',
    tint: 247,
    price: 1290,
    axes: [],
    attributes: { 'food-origin': 'zhejiang', 'food-storage': 'chilled', 'food-pack': 'bag', 'food-taste': 'plain' },
    story: [
      {
        zh: '夏季西兰花换到海拔八百米的山地种，虫害少，花球小而紧。采后两小时内打冰预冷，到你手上切口仍然湿润。',
        en: 'In summer we move broccoli up to 800 metres where there are fewer pests and heads stay small and tight. It is iced within two hours, and the cut is still moist when it arrives.',
      },
      {
        zh: '洗之前掰成小朵，在淡盐水里泡五分钟。焯一分钟半捞出过凉，颜色翠绿；茎削皮切片，口感像莴笋。',
        en: 'Break it into florets and soak in light salt water for five minutes. Ninety seconds in boiling water keeps it bright, and the peeled stem slices like celtuce.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '约 800 克', en: 'About 800 g' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '2 颗', en: '2 heads' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江临海', en: 'Linhai, Zhejiang' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '0–4 ℃，五天', en: '0–4 °C, five days' } },
    ],
    sales: 5100,
    score: 455,
    ageDays: 133,
  },
  {
    code: 'food-sweet-corn',
    shop: 'tianye-fresh',
    category: 'food-greens',
    brand: 'food-heitu',
    title: {
      zh: '黑土仓 水果玉米 甜脆爆汁 真空单支装 八支整箱',
      en: 'Heitu Granary Sweet Corn, Juicy Kernels, 8 Vacuum-Packed Cobs',
    },
    selling: { zh: '采后六小时蒸煮封装，撕开加热就能吃', en: 'Steamed and sealed within six hours of picking' },
    icon: '1f33d',
    tint: 24,
    price: 3990,
    listPrice: 5500,
    axes: [],
    attributes: { 'food-origin': 'northeast', 'food-storage': 'room', 'food-pack': 'carton', 'food-taste': 'sweet' },
    story: [
      {
        zh: '玉米离秆之后糖分掉得很快，工厂就建在地头，从掰下到封袋控制在六小时内。粒皮薄，咬下去会有汁水溅出来。',
        en: 'Corn loses sugar quickly once picked, so the plant stands beside the field and seals every cob within six hours. Skins are thin and the kernels burst with juice.',
      },
      {
        zh: '整袋放进开水里煮八分钟，或剪口微波三分钟。没有添加糖和盐，冷吃也行，剥粒拌沙拉、煮浓汤都方便。',
        en: 'Boil the pouch for eight minutes or snip it and microwave for three. Nothing is added, no sugar or salt. It is good cold too, or cut off the cob for soup.',
      },
    ],
    facts: [
      {
        name: { zh: '净含量', en: 'Net weight' },
        value: { zh: '8 支，每支约 220 克', en: '8 cobs, about 220 g each' },
      },
      { name: { zh: '配料', en: 'Ingredients' }, value: { zh: '甜玉米', en: 'Sweet corn' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '吉林公主岭', en: 'Gongzhuling, Jilin' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '常温避光', en: 'Room temperature, out of light' } },
    ],
    sales: 36700,
    score: 480,
    ageDays: 21,
  },
  {
    code: 'food-sandy-carrot',
    shop: 'tianye-fresh',
    category: 'food-roots',
    brand: 'food-tianlong',
    title: {
      zh: '田垄记 沙地胡萝卜 带泥现挖 脆甜 五斤家庭装',
      en: 'Fieldridge Sandy-Soil Carrots, Freshly Dug, 2.5 kg Bag',
    },
    selling: { zh: '沙土里长得直，带泥发货更耐放', en: 'Straight roots from sandy soil, sent unwashed so they keep' },
    icon: '1f955',
    tint: 161,
    price: 1390,
    axes: [],
    attributes: { 'food-origin': 'fujian', 'food-storage': 'chilled', 'food-pack': 'bag', 'food-taste': 'sweet' },
    story: [
      {
        zh: '晋江沿海的沙地排水好，胡萝卜能直直地往下长，表皮光滑，心柱细。挖出来只抖掉浮土，不水洗，水分流失得慢。',
        en: 'The coastal sand near Jinjiang drains well, so carrots grow straight with smooth skin and a narrow core. We only shake off the loose soil, and unwashed roots dry out more slowly.',
      },
      {
        zh: '五斤大约十六到二十根，生吃切条清脆，炖肉也不容易散。用纸包住放冷藏室，三周内水分仍足。',
        en: 'A bag counts about 16 to 20 carrots, crisp raw and firm in a stew. Wrapped in paper in the fridge they stay juicy for three weeks.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '2.5 公斤', en: '2.5 kg' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '16–20 根', en: '16–20 carrots' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '福建晋江', en: 'Jinjiang, Fujian' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '冷藏三周', en: 'Chilled for three weeks' } },
    ],
    sales: 6800,
    score: 458,
    ageDays: 160,
  },
  {
    code: 'food-honey-sweet-potato',
    shop: 'tianye-fresh',
    category: 'food-roots',
    brand: 'food-tianlong',
    title: {
      zh: '田垄记 沙地蜜薯 流心软糯 红薯紫薯 空气炸锅烤着吃',
      en: 'Fieldridge Honey Sweet Potatoes, Soft and Sticky, Orange or Purple',
    },
    selling: {
      zh: '入窖存放三周，糖化之后再发货',
      en: 'Rested three weeks in the cellar until the starch turns sweet',
    },
    icon: '1f360',
    tint: 298,
    price: 2590,
    listPrice: 3590,
    axes: [
      {
        name: { zh: '品种', en: 'Variety' },
        values: [
          { code: 'orange', name: { zh: '红心蜜薯', en: 'Orange honey' }, paint: { hue: 0 } },
          { code: 'purple', name: { zh: '紫薯', en: 'Purple' }, paint: { hue: -76, saturation: 0.8, brightness: 0.8 } },
        ],
      },
      {
        name: { zh: '重量规格', en: 'Weight' },
        values: [
          { code: '2500g', name: { zh: '5 斤', en: '2.5 kg' } },
          { code: '4500g', name: { zh: '9 斤', en: '4.5 kg' }, extra: 1800 },
        ],
      },
    ],
    attributes: { 'food-origin': 'shandong', 'food-storage': 'room', 'food-pack': 'carton', 'food-taste': 'sweet' },
    story: [
      {
        zh: '刚挖的红薯其实不甜，要在十三度的窖里放二十天左右，淀粉慢慢转成糖。烤的时候皮下渗出糖汁，就是火候到了。',
        en: 'A freshly dug sweet potato is not sweet yet. Twenty days at thirteen degrees turn starch to sugar, and when syrup seeps under the skin in the oven it is done.',
      },
      {
        zh: '中等个头，每颗一百到二百克，空气炸锅二百度四十分钟不用翻。紫薯偏粉糯，适合蒸熟压泥做馅。',
        en: 'These are medium roots of 100 to 200 grams: forty minutes at 200 degrees in an air fryer. The purple kind is drier and good steamed and mashed for fillings.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '2.5 公斤或 4.5 公斤', en: '2.5 kg or 4.5 kg' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '单颗 100–200 克', en: '100–200 g each' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东平阴', en: 'Pingyin, Shandong' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '阴凉干燥，勿冷藏', en: 'Cool and dry, not in the fridge' } },
      { name: { zh: '发货', en: 'Dispatch' }, value: { zh: '48 小时内', en: 'Within 48 hours' } },
    ],
    sales: 41300,
    score: 484,
    ageDays: 75,
  },
  {
    code: 'food-kitchen-onion',
    shop: 'tianye-fresh',
    category: 'food-roots',
    brand: 'food-tianlong',
    title: {
      zh: '田垄记 厨房洋葱 黄皮紫皮 层次紧实 三斤网袋装',
      en: 'Fieldridge Kitchen Onions, Yellow or Purple, 1.5 kg Net Bag',
    },
    selling: { zh: '晾足十天，外皮干爽，不容易发芽', en: 'Cured for ten days, dry-skinned and slow to sprout' },
    icon: '1f9c5',
    tint: 75,
    price: 990,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'yellow', name: { zh: '黄皮', en: 'Yellow' }, paint: { hue: 0 } },
          { code: 'purple', name: { zh: '紫皮', en: 'Purple' }, paint: { hue: -85, brightness: 0.8 } },
        ],
      },
    ],
    attributes: { 'food-origin': 'shandong', 'food-storage': 'room', 'food-pack': 'bag', 'food-taste': 'plain' },
    story: [
      {
        zh: '采收后在棚下风干十天，外层变成纸一样脆，里面的水分就锁住了。挑直径七到九厘米的中果，切丁切圈都顺手。',
        en: 'After harvest the onions dry under cover for ten days until the outer layer is papery and the moisture stays within. We choose bulbs of seven to nine centimetres, handy to slice.',
      },
      {
        zh: '黄皮味道冲，适合炖煮慢炒；紫皮辛味轻，切薄片泡冰水可以直接拌菜。挂在通风处，一个月不坏。',
        en: 'Yellow is pungent and made for slow cooking. Purple is milder, sliced thin and dipped in iced water for salads. Hung in moving air they keep a month.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '1.5 公斤', en: '1.5 kg' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '6–8 颗', en: '6–8 onions' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东金乡', en: 'Jinxiang, Shandong' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '通风干燥', en: 'Dry and airy' } },
    ],
    sales: 2900,
    score: 447,
    ageDays: 240,
  },
  {
    code: 'food-paddy-rice',
    shop: 'tianye-fresh',
    category: 'food-grain',
    brand: 'food-heitu',
    title: {
      zh: '黑土仓 五常长粒香米 当季新米 现碾现发 真空砖装',
      en: 'Heitu Granary Long-Grain Fragrant Rice, New Harvest, Vacuum Packed',
    },
    selling: { zh: '下单后碾米，袋上印碾制日期', en: 'Milled after you order, with the milling date on the bag' },
    icon: '1f33e',
    tint: 212,
    price: 5490,
    listPrice: 6990,
    axes: [
      {
        name: { zh: '重量规格', en: 'Weight' },
        values: [
          { code: '2500g', name: { zh: '2.5 公斤', en: '2.5 kg' } },
          { code: '5kg', name: { zh: '5 公斤', en: '5 kg' }, extra: 4500 },
          { code: '10kg', name: { zh: '10 公斤', en: '10 kg' }, extra: 12500 },
        ],
      },
    ],
    attributes: { 'food-origin': 'northeast', 'food-storage': 'room', 'food-pack': 'bag', 'food-taste': 'plain' },
    story: [
      {
        zh: '稻谷带壳低温存放，接到订单当天才碾，所以米粒有油光，揭锅时香气明显。米砖抽真空，拆开后请倒进密封罐。',
        en: 'We store the paddy in its husk and mill it on the day of your order, so the grain is glossy and the steam fragrant. Empty an opened brick into a sealed jar.',
      },
      {
        zh: '淘洗两遍就够，米和水一比一点一，泡二十分钟再煮，粒粒分明又带一点黏。凉了不回生，做饭团也合适。',
        en: 'Rinse twice, use 1.1 parts water and soak for twenty minutes. The grains stay separate with a little cling, remain soft when cold and shape well into rice balls.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '2.5 / 5 / 10 公斤', en: '2.5 / 5 / 10 kg' } },
      { name: { zh: '品种', en: 'Variety' }, value: { zh: '稻花香二号', en: 'Daohuaxiang No. 2' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '黑龙江五常', en: 'Wuchang, Heilongjiang' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '6 个月', en: '6 months' } },
      { name: { zh: '工艺', en: 'Process' }, value: { zh: '低温慢碾', en: 'Slow cold milling' } },
    ],
    sales: 58800,
    score: 488,
    ageDays: 15,
  },
  {
    code: 'food-bean-pantry',
    shop: 'tianye-fresh',
    category: 'food-grain',
    brand: 'food-heitu',
    title: {
      zh: '黑土仓 厨房杂豆 赤豆黑豆绿豆白芸豆 颗粒饱满 500 克',
      en: 'Heitu Granary Pantry Beans: Red, Black, Mung or White Kidney, 500 g',
    },
    selling: { zh: '色选两道，挑净瘪粒和石子', en: 'Colour-sorted twice to take out shrivelled beans and grit' },
    icon: '1fad8',
    tint: 349,
    price: 1590,
    axes: [
      {
        name: { zh: '豆类', en: 'Pulse' },
        values: [
          { code: 'red', name: { zh: '红芸豆', en: 'Red kidney' }, paint: { hue: 0 } },
          { code: 'black', name: { zh: '黑芸豆', en: 'Black' }, paint: { saturation: 0.25, brightness: 0.5 } },
          { code: 'green', name: { zh: '绿豆', en: 'Mung' }, paint: { hue: 95, brightness: 1.2 } },
          {
            code: 'white',
            name: { zh: '白芸豆', en: 'White kidney' },
            paint: { hue: 45, saturation: 0.5, brightness: 2 },
          },
        ],
      },
    ],
    attributes: { 'food-origin': 'northeast', 'food-storage': 'room', 'food-pack': 'bag', 'food-taste': 'plain' },
    story: [
      {
        zh: '四种豆子来自同一片轮作地，去年秋收后晾到含水十三个百分点以下再装袋。粒形整齐，煮的时候软硬一致。',
        en: 'All four come from the same rotated fields and are dried below thirteen per cent moisture after the autumn harvest. Even grains mean they soften together.',
      },
      {
        zh: '提前泡一夜，冷水下锅；着急的话用沸水焖一小时也行。红芸豆煮粥出沙，白芸豆适合炖肉，绿豆夏天煮水清爽。',
        en: 'Soak overnight and start in cold water, or leave them an hour in boiling water if you are in a hurry. Red thickens porridge, white goes with stews, mung is for summer soups.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '500 克', en: '500 g' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '黑龙江嫩江', en: 'Nenjiang, Heilongjiang' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '密封防潮', en: 'Sealed and dry' } },
    ],
    sales: 10900,
    score: 469,
    ageDays: 190,
  },
  {
    code: 'food-hand-noodle',
    shop: 'weixiang-snacks',
    category: 'food-grain',
    brand: 'food-maihang',
    title: {
      zh: '麦行 半干手擀面 劲道爽滑 五种拌面酱 十份装',
      en: 'Maihang Half-Dried Hand-Cut Noodles with Five Sauces, 10 Servings',
    },
    selling: {
      zh: '煮三分钟拌酱就能上桌，一份一袋',
      en: 'Three minutes in the pot, one sauce packet, dinner is served',
    },
    icon: '1f35c',
    tint: 126,
    price: 2990,
    listPrice: 3990,
    axes: [],
    attributes: { 'food-origin': 'shandong', 'food-storage': 'room', 'food-pack': 'carton', 'food-taste': 'savoury' },
    story: [
      {
        zh: '面团和好醒两小时，反复压七遍再切，含水保留在两成半左右，比挂面有嚼头，又不用冷藏。煮好过一遍凉水，更爽滑。',
        en: 'The dough rests two hours and is rolled seven times before cutting. It keeps about a quarter of its moisture, so it is chewier than dry noodles yet needs no fridge.',
      },
      {
        zh: '葱油、麻酱、香辣、番茄、炸酱各两包，单独包装。面不含防腐剂，开袋当餐吃完。含小麦、芝麻和大豆。',
        en: 'Two packets each of scallion oil, sesame, chilli, tomato and bean paste. The noodles contain no preservatives, so use an opened pack at once. Contains wheat, sesame and soy.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '1.6 公斤', en: '1.6 kg' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '10 份，面加酱', en: '10 servings with sauce' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '90 天', en: '90 days' } },
      { name: { zh: '过敏原', en: 'Allergens' }, value: { zh: '小麦、芝麻、大豆', en: 'Wheat, sesame, soy' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东德州', en: 'Dezhou, Shandong' } },
    ],
    sales: 14200,
    score: 461,
    ageDays: 140,
  },
];
