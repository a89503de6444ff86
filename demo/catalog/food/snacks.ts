import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'food-shell-peanut',
    shop: 'weixiang-snacks',
    category: 'food-nuts',
    brand: 'food-lixiang',
    title: {
      zh: '栗巷 砂炒带壳花生 颗粒饱满 三种口味 罐装 500 克',
      en: 'Chestnut Lane Sand-Roasted Peanuts in the Shell, Three Flavours, 500 g',
    },
    selling: { zh: '小锅砂炒，一捏就开，果仁不焦', en: 'Roasted in hot sand, easy to crack and never scorched' },
    icon: '1f95c',
    tint: 279,
    price: 1890,
    listPrice: 2390,
    axes: [
      {
        name: { zh: '口味', en: 'Flavour' },
        values: [
          { code: 'plain', name: { zh: '原味', en: 'Plain' } },
          { code: 'garlic', name: { zh: '蒜香', en: 'Garlic' }, extra: 200 },
          { code: 'five-spice', name: { zh: '五香', en: 'Five-spice' }, extra: 200 },
        ],
      },
    ],
    attributes: { 'food-origin': 'shandong', 'food-storage': 'room', 'food-pack': 'tin', 'food-taste': 'savoury' },
    story: [
      {
        zh: '选双粒荚的白沙花生，先晒后炒，一锅四十斤，炒二十五分钟。热砂保温均匀，壳发脆而仁还是淡黄色。',
        en: 'Two-seeded pods are sun-dried, then roasted in twenty-kilo batches for twenty-five minutes. Hot sand spreads the heat evenly, so shells crack and kernels stay pale gold.',
      },
      {
        zh: '蒜香和五香是连壳卤过再烘干的，味道在仁里，不是撒粉。拧紧罐盖可以放两个月，回软了烤箱一百二十度五分钟。',
        en: 'Garlic and five-spice are simmered in the shell and dried again, so the taste is in the nut. If they soften, five minutes at 120 degrees brings them back.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '500 克', en: '500 g' } },
      { name: { zh: '配料', en: 'Ingredients' }, value: { zh: '花生、食用盐、香辛料', en: 'Peanuts, salt, spices' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东莱西', en: 'Laixi, Shandong' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '8 个月', en: '8 months' } },
      { name: { zh: '过敏原', en: 'Allergens' }, value: { zh: '花生', en: 'Peanuts' } },
    ],
    sales: 44600,
    score: 478,
    ageDays: 145,
  },
  {
    code: 'food-lane-chestnut',
    shop: 'weixiang-snacks',
    category: 'food-nuts',
    brand: 'food-lixiang',
    title: {
      zh: '栗巷 糖炒板栗仁 粉糯香甜 开袋即食 小袋分装 600 克',
      en: 'Chestnut Lane Roasted Chestnut Kernels, Soft and Sweet, 600 g in Pouches',
    },
    selling: { zh: '丹东小果，先炒后剥，整粒率高', en: 'Small Dandong chestnuts, roasted first and peeled whole' },
    icon: '1f330',
    tint: 56,
    price: 2690,
    axes: [],
    attributes: { 'food-storage': 'room', 'food-pack': 'bag', 'food-taste': 'sweet', 'food-origin': 'northeast' },
    story: [
      {
        zh: '板栗带壳炒熟再剥，香气会渗进果仁，和水煮的味道不一样。每袋八到十粒，锁鲜封口，放包里当下午点心刚好。',
        en: 'We roast the chestnuts in their shells before peeling, which gives a scent that boiling never does. Each pouch has eight to ten kernels, right for an afternoon bag.',
      },
      {
        zh: '配料只有板栗，甜味来自它自己。想吃热的，撕口微波四十秒。也可以和鸡块一起焖，出锅前十分钟放进去不会散。',
        en: 'Chestnuts are the only ingredient. For warm ones, open and microwave forty seconds. They also go into a chicken braise for the last ten minutes without breaking.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '600 克', en: '600 g' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '10 小袋，每袋 60 克', en: '10 pouches of 60 g' } },
      { name: { zh: '配料', en: 'Ingredients' }, value: { zh: '板栗', en: 'Chestnuts' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '辽宁宽甸', en: 'Kuandian, Liaoning' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '9 个月', en: '9 months' } },
    ],
    sales: 29300,
    score: 482,
    ageDays: 11,
  },
  {
    code: 'food-fruit-drops',
    shop: 'weixiang-snacks',
    category: 'food-sweets',
    brand: 'food-tangjing',
    title: {
      zh: '糖小径 果汁软糖 五种水果口味 六种规格 喜糖散装分享',
      en: 'Sugar Path Fruit-Juice Chews, Five Flavours, from 100 g to 2 kg',
    },
    selling: { zh: '果汁含量两成以上，软而不粘牙', en: 'Over a fifth fruit juice, soft without sticking' },
    icon: '1f36c',
    tint: 193,
    price: 990,
    listPrice: 1290,
    axes: [
      {
        name: { zh: '口味', en: 'Flavour' },
        values: [
          { code: 'cherry', name: { zh: '樱桃', en: 'Cherry' }, paint: { hue: 0 } },
          { code: 'orange', name: { zh: '甜橙', en: 'Orange' }, paint: { hue: 35, brightness: 1.1 } },
          { code: 'lime', name: { zh: '青柠', en: 'Lime' }, paint: { hue: 95, brightness: 1.35 } },
          { code: 'blueberry', name: { zh: '蓝莓', en: 'Blueberry' }, paint: { hue: -110 } },
          { code: 'grape', name: { zh: '葡萄', en: 'Grape' }, paint: { hue: -65 } },
        ],
      },
      {
        name: { zh: '重量规格', en: 'Weight' },
        values: [
          { code: '100g', name: { zh: '100 克', en: '100 g' } },
          { code: '200g', name: { zh: '200 克', en: '200 g' }, extra: 700 },
          { code: '350g', name: { zh: '350 克', en: '350 g' }, extra: 1600 },
          { code: '500g', name: { zh: '500 克', en: '500 g' }, extra: 2600 },
          { code: '1kg', name: { zh: '1 公斤', en: '1 kg' }, extra: 5400 },
          { code: '2kg', name: { zh: '2 公斤', en: '2 kg' }, extra: 11000 },
        ],
      },
    ],
    soldOut: ['lime/100g', 'blueberry/2kg', 'grape/2kg'],
    attributes: { 'food-storage': 'room', 'food-pack': 'bag', 'food-taste': 'sour-sweet', 'food-origin': 'fujian' },
    story: [
      {
        zh: '果汁浓缩后和麦芽糖一起熬，温度停在一百一十八度，冷却切块再单颗扭结包装。酸味用柠檬汁调，入口先酸后甜。',
        en: 'Juice is boiled down with malt syrup to 118 degrees, cooled, cut and twisted into papers one by one. Lemon juice brings the tartness first, the sweetness after.',
      },
      {
        zh: '一百克约十八颗，放抽屉里慢慢吃；一公斤以上的规格适合婚宴和节日分装。天气热时会发货加冰袋，收到放阴凉处。',
        en: 'A hundred grams is about eighteen sweets for the desk drawer, and the kilogram bags suit weddings and holidays. In hot weather we add an ice pack, so store them somewhere cool.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '100 克至 2 公斤', en: '100 g to 2 kg' } },
      { name: { zh: '果汁含量', en: 'Juice content' }, value: { zh: '20% 以上', en: 'Over 20 %' } },
      {
        name: { zh: '配料', en: 'Ingredients' },
        value: { zh: '麦芽糖浆、浓缩果汁、果胶', en: 'Malt syrup, concentrated juice, pectin' },
      },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '福建漳州', en: 'Zhangzhou, Fujian' } },
    ],
    sales: 73800,
    score: 485,
    ageDays: 130,
  },
  {
    code: 'food-bean-bar',
    shop: 'weixiang-snacks',
    category: 'food-sweets',
    brand: 'food-tangjing',
    title: {
      zh: '糖小径 单一产地黑巧克力 三种可可含量 可印包装纸 100 克',
      en: 'Sugar Path Single-Origin Chocolate Bar, Three Strengths, 100 g',
    },
    selling: {
      zh: '云南可可豆小批烘焙，包装纸可印名字',
      en: 'Small-batch Yunnan cocoa in a wrapper that can carry a name',
    },
    icon: '1f36b',
    tint: 330,
    price: 2990,
    listPrice: 3590,
    axes: [
      {
        name: { zh: '可可含量', en: 'Cocoa' },
        values: [
          { code: '45', name: { zh: '45% 牛奶', en: '45 % milk' }, paint: { brightness: 1.25 } },
          { code: '70', name: { zh: '70% 黑巧', en: '70 % dark' }, extra: 300, paint: { hue: 0 } },
          { code: '85', name: { zh: '85% 黑巧', en: '85 % dark' }, extra: 500, paint: { brightness: 0.75 } },
        ],
      },
    ],
    attributes: { 'food-origin': 'yunnan', 'food-storage': 'room', 'food-pack': 'gift', 'food-taste': 'sweet' },
    story: [
      {
        zh: '可可豆在西双版纳发酵六天，回厂小锅烘焙，石磨研磨四十八小时。七成可可有红果酸，八成半偏苦，四成半加了奶粉更圆润。',
        en: 'The beans ferment six days in Xishuangbanna and are stone-ground for forty-eight hours. The 70 has a red-fruit edge, the 85 is bitter, and the 45 is rounded with milk.',
      },
      {
        zh: '外包装纸是棉浆纸，可以印一个名字或一句短话，三天内做好。温度高于二十六度会泛白，不影响食用，但口感会变。',
        en: 'The cotton-paper wrapper can be printed with a name or a short line within three days. Above 26 degrees a white bloom may form, which is harmless but changes the texture.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '100 克', en: '100 g' } },
      {
        name: { zh: '配料', en: 'Ingredients' },
        value: { zh: '可可液块、可可脂、蔗糖', en: 'Cocoa mass, cocoa butter, cane sugar' },
      },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '18–22 ℃ 阴凉处', en: 'Cool, 18–22 °C' } },
      { name: { zh: '过敏原', en: 'Allergens' }, value: { zh: '可能含乳', en: 'May contain milk' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '云南西双版纳', en: 'Xishuangbanna, Yunnan' } },
    ],
    sales: 12800,
    score: 470,
    ageDays: 8,
    custom: [
      { code: 'name', name: { zh: '包装印字', en: 'Wrapper text' }, mode: 'INPUT', maxLength: 16 },
      {
        code: 'paper',
        name: { zh: '包装纸', en: 'Wrapper colour' },
        mode: 'SELECT',
        choices: [
          { zh: '红色', en: 'Red' },
          { zh: '墨绿', en: 'Dark green' },
          { zh: '米白', en: 'Ivory' },
        ],
        required: true,
      },
    ],
  },
  {
    code: 'food-glass-pudding',
    shop: 'weixiang-snacks',
    category: 'food-sweets',
    brand: 'food-tangjing',
    title: {
      zh: '糖小径 鲜奶布丁 焦糖草莓抹茶 可脱模摆盘 六枚冷藏装',
      en: 'Sugar Path Fresh Milk Puddings, Turn-Out Cups, Pack of Six',
    },
    selling: {
      zh: '鲜奶占六成，倒扣在盘子上会轻轻晃',
      en: 'Sixty per cent fresh milk, with a proper wobble on the plate',
    },
    icon: '1f36e',
    tint: 107,
    price: 3990,
    listPrice: 4990,
    axes: [
      {
        name: { zh: '口味', en: 'Flavour' },
        values: [
          { code: 'caramel', name: { zh: '焦糖', en: 'Caramel' }, paint: { hue: 0 } },
          {
            code: 'strawberry',
            name: { zh: '草莓', en: 'Strawberry' },
            paint: { hue: -60, saturation: 1.3, brightness: 1.15 },
          },
          { code: 'matcha', name: { zh: '抹茶', en: 'Matcha' }, paint: { hue: 65 } },
        ],
      },
    ],
    attributes: { 'food-origin': 'zhejiang', 'food-storage': 'chilled', 'food-pack': 'carton', 'food-taste': 'sweet' },
    story: [
      {
        zh: '蛋黄、鲜奶和少量淡奶油，水浴慢烤五十分钟，不用凝胶粉。杯底的焦糖现熬，微苦，正好压住甜味。',
        en: 'Yolks, fresh milk and a little cream are baked fifty minutes in a water bath without any setting powder. The caramel at the base is cooked fresh, slightly bitter to balance the sweet.',
      },
      {
        zh: '吃之前把杯子在温水里浸十秒，倒扣就能完整脱模。全程冷链，收到立刻放冷藏室，别冷冻，七天内吃完。',
        en: 'Dip the cup in warm water for ten seconds and turn it out whole. It travels chilled: put it in the fridge, never the freezer, and eat within seven days.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '6 枚，每枚 100 克', en: '6 cups of 100 g' } },
      {
        name: { zh: '配料', en: 'Ingredients' },
        value: { zh: '鲜牛奶、鸡蛋、白砂糖、淡奶油', en: 'Milk, egg, sugar, cream' },
      },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '冷藏 10 天', en: '10 days chilled' } },
      { name: { zh: '过敏原', en: 'Allergens' }, value: { zh: '乳、蛋', en: 'Milk, egg' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江杭州', en: 'Hangzhou, Zhejiang' } },
    ],
    sales: 20700,
    score: 473,
    ageDays: 66,
  },
  {
    code: 'food-butter-cookie',
    shop: 'weixiang-snacks',
    category: 'food-crisps',
    brand: 'food-maihang',
    title: {
      zh: '麦行 手工巧克力豆曲奇 铁盒礼装 可附手写卡 480 克',
      en: 'Maihang Chocolate-Chip Cookies in a Gift Tin with Card, 480 g',
    },
    selling: { zh: '黄油用量三成，边脆心软', en: 'Thirty per cent butter, crisp at the edge and soft inside' },
    icon: '1f36a',
    tint: 244,
    price: 6800,
    listPrice: 8800,
    axes: [],
    attributes: { 'food-origin': 'zhejiang', 'food-storage': 'room', 'food-pack': 'tin', 'food-taste': 'sweet' },
    story: [
      {
        zh: '面团冷藏一夜再烤，黄油的香味更稳，边缘脆、中心略软。巧克力豆是四成半可可的，烤过之后还能看到颗粒。',
        en: 'The dough rests overnight before baking, which settles the butter and gives a crisp edge with a softer middle. The 45 per cent chocolate chips keep their shape.',
      },
      {
        zh: '铁盒里二十四片，四小袋分装。下单时可以留一句话，我们用卡片手写放进盒里。当天烤当天发，保质期四十五天。',
        en: 'The tin holds twenty-four cookies in four packs. Leave us a line and we write it by hand on a card inside. Baked and sent the same day, good for forty-five days.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '480 克', en: '480 g' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '24 片，4 小袋', en: '24 cookies in 4 packs' } },
      {
        name: { zh: '配料', en: 'Ingredients' },
        value: { zh: '小麦粉、黄油、巧克力豆、蔗糖、鸡蛋', en: 'Wheat flour, butter, chocolate, sugar, egg' },
      },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '45 天', en: '45 days' } },
      { name: { zh: '过敏原', en: 'Allergens' }, value: { zh: '小麦、乳、蛋', en: 'Wheat, milk, egg' } },
    ],
    sales: 38500,
    score: 484,
    ageDays: 14,
    custom: [{ code: 'note', name: { zh: '手写卡片内容', en: 'Message on the card' }, mode: 'INPUT', maxLength: 40 }],
  },
  {
    code: 'food-cinema-popcorn',
    shop: 'weixiang-snacks',
    category: 'food-crisps',
    brand: 'food-tangjing',
    title: {
      zh: '糖小径 球形爆米花 三种口味 桶装分享 现爆密封 250 克',
      en: 'Sugar Path Mushroom Popcorn in a Sharing Tub, Three Flavours, 250 g',
    },
    selling: { zh: '球形玉米爆开圆整，糖衣薄而脆', en: 'Round kernels with a thin, brittle coating' },
    icon: '1f37f',
    tint: 21,
    price: 2290,
    listPrice: 2790,
    axes: [
      {
        name: { zh: '口味', en: 'Flavour' },
        values: [
          { code: 'caramel', name: { zh: '焦糖', en: 'Caramel' }, paint: { hue: 0 } },
          { code: 'cheese', name: { zh: '芝士', en: 'Cheese' }, paint: { hue: 55 } },
          { code: 'sea-salt', name: { zh: '海盐黄油', en: 'Salted butter' }, paint: { hue: -110 } },
        ],
      },
    ],
    attributes: { 'food-origin': 'northeast', 'food-storage': 'room', 'food-pack': 'tin', 'food-taste': 'sweet' },
    story: [
      {
        zh: '选球形品种，爆开后不散瓣，裹糖衣时每一面都能沾到。焦糖是用黄油和黑糖现熬的，出锅摊开，等凉透才装桶。',
        en: 'We use a round-popping corn that coats evenly on every side. The caramel is cooked with butter and dark sugar, spread out and fully cooled before it goes into the tub.',
      },
      {
        zh: '桶口有一层撕拉膜，撕开后剩下的盖上塑料盖，三天内吃完。芝士味用的是切达奶酪粉，海盐黄油不加糖。',
        en: 'Peel off the film and use the plastic lid for the rest, eating within three days. Cheese is real cheddar powder, and salted butter has no sugar at all.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '250 克', en: '250 g' } },
      {
        name: { zh: '配料', en: 'Ingredients' },
        value: { zh: '玉米、白砂糖、黄油、麦芽糖', en: 'Corn, sugar, butter, malt syrup' },
      },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '6 个月', en: '6 months' } },
      { name: { zh: '过敏原', en: 'Allergens' }, value: { zh: '乳', en: 'Milk' } },
      { name: { zh: '包装', en: 'Packaging' }, value: { zh: '纸桶加盖', en: 'Paper tub with lid' } },
    ],
    sales: 16900,
    score: 457,
    ageDays: 30,
  },
  {
    code: 'food-party-cake',
    shop: 'weixiang-snacks',
    category: 'food-cakes',
    brand: 'food-maihang',
    title: {
      zh: '麦行 生日蛋糕 动物奶油 可写祝福 三种口味 同城冷链',
      en: 'Maihang Birthday Cake with Fresh Cream and Your Message',
    },
    selling: { zh: '当天现做，写什么字你来定', en: 'Made on the day, with the words you choose' },
    icon: '1f382',
    tint: 158,
    price: 12800,
    listPrice: 15800,
    axes: [
      {
        name: { zh: '口味', en: 'Flavour' },
        values: [
          { code: 'vanilla', name: { zh: '香草', en: 'Vanilla' }, paint: { hue: 0 } },
          { code: 'strawberry', name: { zh: '草莓', en: 'Strawberry' }, paint: { hue: -45, saturation: 1.15 } },
          { code: 'matcha', name: { zh: '抹茶', en: 'Matcha' }, paint: { hue: 55, brightness: 0.95 } },
        ],
      },
      {
        name: { zh: '尺寸', en: 'Size' },
        values: [
          { code: '6in', name: { zh: '6 寸 3–5 人', en: '15 cm, serves 3–5' } },
          { code: '8in', name: { zh: '8 寸 6–9 人', en: '20 cm, serves 6–9' }, extra: 8000 },
        ],
      },
    ],
    attributes: { 'food-origin': 'zhejiang', 'food-storage': 'chilled', 'food-pack': 'gift', 'food-taste': 'sweet' },
    story: [
      {
        zh: '蛋糕胚用低筋面粉和鲜鸡蛋，出炉放凉再抹奶油，两层之间夹应季水果。奶油是动物性淡奶油，甜度做到八分。',
        en: 'The sponge is made with soft flour and fresh eggs, cooled, then layered with cream and fruit in season. The cream is real dairy and the sweetness deliberately moderate.',
      },
      {
        zh: '提前一天下单，可以指定十二个字以内的祝福语和送达时段。随盒配蜡烛、刀叉和五人份纸盘。收到后冷藏，四小时内口感较好。',
        en: 'Order a day ahead with a short greeting and a delivery window. Candles, knife, forks and five plates come in the box. Keep it chilled and serve within four hours.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '15 厘米或 20 厘米', en: '15 cm or 20 cm' } },
      {
        name: { zh: '配料', en: 'Ingredients' },
        value: { zh: '鸡蛋、低筋粉、淡奶油、水果', en: 'Egg, flour, cream, fruit' },
      },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '冷藏 24 小时', en: '24 hours chilled' } },
      { name: { zh: '过敏原', en: 'Allergens' }, value: { zh: '小麦、蛋、乳', en: 'Wheat, egg, milk' } },
      {
        name: { zh: '发货', en: 'Dispatch' },
        value: { zh: '同城冷链，预约送达', en: 'Local cold delivery by appointment' },
      },
    ],
    sales: 9100,
    score: 490,
    ageDays: 19,
    custom: [
      {
        code: 'greeting',
        name: { zh: '蛋糕祝福语', en: 'Words on the cake' },
        mode: 'INPUT',
        maxLength: 24,
        required: true,
      },
      {
        code: 'candle',
        name: { zh: '蜡烛款式', en: 'Candles' },
        mode: 'SELECT',
        choices: [
          { zh: '彩色细蜡烛', en: 'Thin coloured candles' },
          { zh: '数字蜡烛', en: 'Number candles' },
          { zh: '不需要', en: 'None' },
        ],
      },
    ],
  },
  {
    code: 'food-ring-doughnut',
    shop: 'weixiang-snacks',
    category: 'food-cakes',
    brand: 'food-maihang',
    title: {
      zh: '麦行 软心甜甜圈 巧克力草莓抹茶 冷冻六枚 回温即食',
      en: 'Maihang Soft Ring Doughnuts, Chocolate, Strawberry or Matcha, Six',
    },
    selling: { zh: '室温放一小时就软，不用烤箱', en: 'An hour at room temperature and they are soft, no oven needed' },
    icon: '1f369',
    tint: 295,
    price: 3590,
    axes: [
      {
        name: { zh: '口味', en: 'Flavour' },
        values: [
          { code: 'chocolate', name: { zh: '巧克力', en: 'Chocolate' }, paint: { hue: 0 } },
          {
            code: 'strawberry',
            name: { zh: '草莓', en: 'Strawberry' },
            paint: { hue: -45, saturation: 1.6, brightness: 1.35 },
          },
          { code: 'matcha', name: { zh: '抹茶', en: 'Matcha' }, paint: { hue: 75, brightness: 1.1 } },
        ],
      },
    ],
    attributes: { 'food-origin': 'zhejiang', 'food-storage': 'frozen', 'food-pack': 'carton', 'food-taste': 'sweet' },
    story: [
      {
        zh: '面团里加了土豆泥，发酵两次，冷冻再回温也不会发干。表面巧克力淋面是现融的，撒彩色糖粒，咬一口不会整片脱落。',
        en: 'Potato in the dough and two risings keep these soft after freezing. The glaze is melted chocolate with coloured sprinkles, and it does not fall off in one sheet.',
      },
      {
        zh: '从冰箱取出放一小时就能吃，想吃热的微波十五秒。六枚分两盒装，一次拿三枚，不用全部解冻。',
        en: 'Take them out an hour ahead, or microwave fifteen seconds for warm ones. Six come in two boxes, so you can thaw three and leave the rest.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '6 枚，每枚 65 克', en: '6 pieces of 65 g' } },
      {
        name: { zh: '配料', en: 'Ingredients' },
        value: { zh: '小麦粉、土豆泥、鸡蛋、黄油、巧克力', en: 'Wheat flour, potato, egg, butter, chocolate' },
      },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '-18 ℃ 冷冻', en: 'Frozen at -18 °C' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '90 天', en: '90 days' } },
      { name: { zh: '过敏原', en: 'Allergens' }, value: { zh: '小麦、蛋、乳', en: 'Wheat, egg, milk' } },
    ],
    sales: 11200,
    score: 465,
    ageDays: 48,
  },
  {
    code: 'food-morning-croissant',
    shop: 'weixiang-snacks',
    category: 'food-cakes',
    brand: 'food-maihang',
    title: {
      zh: '麦行 黄油可颂 二十七层起酥 冷冻面坯 空气炸锅烤十二枚',
      en: 'Maihang All-Butter Croissants, 27 Layers, Bake at Home, Pack of 12',
    },
    selling: { zh: '睡前拿出来发酵，早上烤十五分钟', en: 'Prove overnight and bake fifteen minutes in the morning' },
    icon: '1f950',
    tint: 72,
    price: 4290,
    listPrice: 5290,
    axes: [],
    attributes: { 'food-origin': 'zhejiang', 'food-storage': 'frozen', 'food-pack': 'carton', 'food-taste': 'plain' },
    story: [
      {
        zh: '用发酵黄油折叠三次，得到二十七层。面坯没有预烤，前一晚放进冰箱冷藏发酵，早上一百九十度烤十五分钟，外层碎裂、里面有蜂窝。',
        en: 'Cultured butter is folded in three times for twenty-seven layers. Leave the raw pastries in the fridge overnight and bake fifteen minutes at 190 degrees for a shattering crust and open crumb.',
      },
      {
        zh: '一包十二枚，按需要拿，剩下的继续冻着。空气炸锅降到一百七十度烤十二分钟。可以直接抹果酱，也可以剖开夹火腿奶酪。',
        en: 'Twelve to a pack, so bake what you need. In an air fryer use 170 degrees for twelve minutes. Good with jam, or split and filled with ham and cheese.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '12 枚，每枚 50 克', en: '12 pieces of 50 g' } },
      {
        name: { zh: '配料', en: 'Ingredients' },
        value: { zh: '小麦粉、黄油、牛奶、蔗糖、酵母', en: 'Wheat flour, butter, milk, sugar, yeast' },
      },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '-18 ℃ 冷冻', en: 'Frozen at -18 °C' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '180 天', en: '180 days' } },
      { name: { zh: '过敏原', en: 'Allergens' }, value: { zh: '小麦、乳', en: 'Wheat, milk' } },
    ],
    sales: 18300,
    score: 477,
    ageDays: 23,
  },
];
