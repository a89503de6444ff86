import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'drinks-white-rice-wine',
    shop: 'shanwu-tea',
    category: 'drinks-rice',
    brand: 'drinks-daocheng',
    title: {
      zh: '稻埕 清米酒 糯米慢酿 白瓷瓶配小杯 冷饮温饮皆宜',
      en: 'Paddy Court Clear Rice Wine in a White Porcelain Bottle with Cup',
    },
    selling: { zh: '糯米、水、酒曲，低温发酵四十天', en: 'Glutinous rice, water and yeast, forty days in the cool' },
    icon: '1f376',
    tint: 87,
    price: 6900,
    listPrice: 8900,
    axes: [
      {
        name: { zh: '度数', en: 'Strength' },
        values: [
          { code: '8', name: { zh: '8% vol', en: '8 % vol' } },
          { code: '14', name: { zh: '14% vol', en: '14 % vol' }, extra: 2000 },
        ],
      },
    ],
    attributes: {
      'drinks-origin': 'zhejiang',
      'drinks-form': 'bottle',
      'drinks-sweetness': 'light',
      'drinks-material': 'porcelain',
    },
    story: [
      {
        zh: '圆糯米磨去三成外层，蒸饭摊凉，十二度慢慢发酵四十天，压榨后静置澄清。八度的清甜，十四度的收口更干。',
        en: 'Round glutinous rice is polished by thirty per cent, steamed, fermented forty days at twelve degrees, pressed and left to clear. Eight per cent is gently sweet, fourteen ends drier.',
      },
      {
        zh: '配一个同窑小瓷杯。冷饮冰到十度，配生鱼片和凉菜；冬天隔水温到四十度。开瓶后冷藏，一周内喝完。未成年人请勿饮酒。',
        en: 'A matching cup is included. Serve at ten degrees with cold dishes, or warm to forty in winter. Chill after opening and finish within a week. Not for under-18s.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '500 毫升', en: '500 ml' } },
      { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '8% 或 14% vol', en: '8 % or 14 % vol' } },
      { name: { zh: '原料', en: 'Made from' }, value: { zh: '糯米、水、酒曲', en: 'Glutinous rice, water, starter' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江湖州', en: 'Huzhou, Zhejiang' } },
      { name: { zh: '包装', en: 'Packaging' }, value: { zh: '瓷瓶、瓷杯', en: 'Porcelain bottle and cup' } },
    ],
    sales: 8600,
    score: 468,
    ageDays: 85,
  },
  {
    code: 'drinks-cellar-huangjiu',
    shop: 'shanwu-tea',
    category: 'drinks-rice',
    brand: 'drinks-daocheng',
    title: {
      zh: '稻埕 手工黄酒 陶坛陈酿 冬酿古法 可刻坛身名签',
      en: 'Paddy Court Aged Yellow Wine in a Clay Jar with Engraved Name Tag',
    },
    selling: { zh: '冬至投料，陶坛里慢慢陈化', en: 'Started at the winter solstice, aged quietly in clay' },
    icon: '1f3fa',
    tint: 224,
    price: 15800,
    listPrice: 19800,
    axes: [
      {
        name: { zh: '年份规格', en: 'Year' },
        values: [
          { code: '3y', name: { zh: '三年陈', en: '3 years' } },
          { code: '5y', name: { zh: '五年陈', en: '5 years' }, extra: 6000 },
          { code: '10y', name: { zh: '十年陈', en: '10 years' }, extra: 24000 },
        ],
      },
    ],
    attributes: { 'drinks-origin': 'zhejiang', 'drinks-form': 'bottle', 'drinks-sweetness': 'light' },
    story: [
      {
        zh: '鉴湖一带的冬酿，糯米、麦曲、湖水，缸中开耙全靠师傅听声。压榨煎酒后封进陶坛，存满年份才贴签，酒体橙黄透亮。',
        en: 'A winter brew from the Jianhu lakes: glutinous rice, wheat starter and water, stirred when the master hears it is time. Sealed in clay, it is labelled only at its full age.',
      },
      {
        zh: '坛颈挂一块竹签，可以刻名字、日期或一句话，适合乔迁和婚宴。温到三十八度香气展开。净重两升半，未成年人请勿饮酒。',
        en: 'A bamboo tag on the neck can carry a name, a date or a line, good for weddings and new homes. Warm to 38 degrees. The jar holds 2.5 litres. Not for under-18s.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '2.5 升', en: '2.5 l' } },
      { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '15% vol', en: '15 % vol' } },
      {
        name: { zh: '原料', en: 'Made from' },
        value: { zh: '糯米、小麦曲、水', en: 'Glutinous rice, wheat starter, water' },
      },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江绍兴', en: 'Shaoxing, Zhejiang' } },
      { name: { zh: '适饮温度', en: 'Serving temperature' }, value: { zh: '35–40 ℃', en: '35–40 °C' } },
      { name: { zh: '包装', en: 'Packaging' }, value: { zh: '陶坛、竹签', en: 'Clay jar with bamboo tag' } },
    ],
    sales: 4300,
    score: 482,
    ageDays: 290,
    custom: [
      { code: 'tag', name: { zh: '竹签刻字', en: 'Text on the tag' }, mode: 'INPUT', maxLength: 20, required: true },
      {
        code: 'seal',
        name: { zh: '坛口封布', en: 'Cloth over the lid' },
        mode: 'SELECT',
        choices: [
          { zh: '红布', en: 'Red' },
          { zh: '蓝印花布', en: 'Blue print' },
          { zh: '素麻布', en: 'Plain linen' },
        ],
      },
    ],
  },
  {
    code: 'drinks-green-plum',
    shop: 'shanwu-tea',
    category: 'drinks-rice',
    brand: 'drinks-daocheng',
    title: {
      zh: '稻埕 青梅酒 整颗青梅浸泡两年 加冰更好喝 礼盒可选',
      en: 'Paddy Court Green Plum Liqueur, Whole Fruit Steeped Two Years',
    },
    selling: { zh: '瓶里能看到梅子，酸甜都来自果实', en: 'Whole plums in the bottle give the sweetness and the bite' },
    icon: '1f943',
    tint: 1,
    price: 9800,
    axes: [
      {
        name: { zh: '包装', en: 'Packaging' },
        values: [
          { code: 'single', name: { zh: '单瓶', en: 'Single bottle' } },
          { code: 'gift', name: { zh: '礼盒配杯', en: 'Gift box with glass' }, extra: 4500 },
        ],
      },
    ],
    attributes: { 'drinks-origin': 'sichuan', 'drinks-form': 'bottle', 'drinks-sweetness': 'sweet' },
    story: [
      {
        zh: '大邑青梅六成熟采下，去蒂戳孔，和冰糖一起泡在米烧酒里两年。颜色慢慢变成琥珀，没有香精和色素。',
        en: 'Dayi plums are picked underripe, stemmed, pricked and left two years in rice spirit with rock sugar. The amber colour comes with time, without flavouring or dye.',
      },
      {
        zh: '宽口杯放一块大冰，倒五十毫升，慢慢化开正好；兑气泡水一比三也清爽。酒精度十二，未成年人请勿饮酒。',
        en: 'Put a big cube in a wide glass and pour 50 ml, or lengthen it with three parts soda. Twelve per cent alcohol. Not for under-18s.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '500 毫升', en: '500 ml' } },
      { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '12% vol', en: '12 % vol' } },
      {
        name: { zh: '原料', en: 'Made from' },
        value: { zh: '青梅、米烧酒、冰糖', en: 'Green plum, rice spirit, rock sugar' },
      },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '四川大邑', en: 'Dayi, Sichuan' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '避光阴凉', en: 'Cool and dark' } },
    ],
    sales: 11900,
    score: 473,
    ageDays: 37,
  },
  {
    code: 'drinks-foothill-wine',
    shop: 'shanwu-tea',
    category: 'drinks-grape',
    brand: 'drinks-shijiao',
    title: {
      zh: '石窖 贺兰山东麓葡萄酒 干红桃红干白 橡木桶陈酿 750 毫升',
      en: 'Shijiao Cellar Helan Foothills Wine, Red, Rosé or White, 750 ml',
    },
    selling: { zh: '砾石地老藤，亩产控制在三百公斤', en: 'Old vines on gravel, cropped low' },
    icon: '1f377',
    tint: 138,
    price: 12900,
    listPrice: 16800,
    axes: [
      {
        name: { zh: '酒液', en: 'Wine' },
        values: [
          { code: 'red', name: { zh: '干红', en: 'Red' }, paint: { hue: 0 } },
          { code: 'rose', name: { zh: '桃红', en: 'Rosé' }, paint: { saturation: 0.6, brightness: 1.25 } },
          { code: 'white', name: { zh: '干白', en: 'White' }, paint: { hue: 78, saturation: 0.7, brightness: 1.45 } },
        ],
      },
    ],
    attributes: { 'drinks-origin': 'ningxia', 'drinks-form': 'bottle', 'drinks-sweetness': 'unsweetened' },
    story: [
      {
        zh: '葡萄园在海拔一千一百米的冲积扇上，昼夜差十八度。干红用赤霞珠和马瑟兰，法国桶十个月；桃红短浸皮；干白是霞多丽，不过桶。',
        en: 'The vineyard lies at 1,100 metres on an alluvial fan. The red is Cabernet and Marselan, ten months in oak; the rosé is briefly macerated; the white is unoaked Chardonnay.',
      },
      {
        zh: '干红醒二十分钟，黑莓和烟草味打开，配牛羊肉。桃红和干白冰到十度，配海鲜和沙拉。未成年人请勿饮酒。',
        en: 'Give the red twenty minutes for blackberry and tobacco, and serve it with lamb or beef. Chill rosé and white to ten degrees for seafood and salads. Not for under-18s.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '750 毫升', en: '750 ml' } },
      { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '13.5% vol', en: '13.5 % vol' } },
      { name: { zh: '年份', en: 'Vintage' }, value: { zh: '2024', en: '2024' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '宁夏贺兰山东麓', en: 'Helan Mountain East, Ningxia' } },
      {
        name: { zh: '适饮温度', en: 'Serving temperature' },
        value: { zh: '干红 16 ℃，其余 10 ℃', en: 'Red 16 °C, others 10 °C' },
      },
    ],
    sales: 13800,
    score: 471,
    ageDays: 150,
  },
  {
    code: 'drinks-cork-brut',
    shop: 'shanwu-tea',
    category: 'drinks-grape',
    brand: 'drinks-shijiao',
    title: {
      zh: '石窖 传统法起泡酒 瓶中二次发酵 干型细腻 750 毫升',
      en: 'Shijiao Cellar Traditional Method Sparkling Brut, 750 ml',
    },
    selling: {
      zh: '酒泥陈放十八个月，气泡成串上升',
      en: 'Eighteen months on the lees, with a steady string of bubbles',
    },
    icon: '1f37e',
    tint: 275,
    price: 16800,
    listPrice: 21900,
    axes: [],
    soldOut: ['*'],
    attributes: { 'drinks-origin': 'ningxia', 'drinks-form': 'bottle', 'drinks-sweetness': 'unsweetened' },
    story: [
      {
        zh: '霞多丽手工采收，整串轻压，只取头道汁。在瓶中二次发酵后倒插转瓶，除渣时补糖每升六克，入口干爽，有烤面包和青苹果味。',
        en: 'Chardonnay is picked by hand and pressed in whole bunches, first juice only. After the second fermentation in bottle it is riddled and dosed at six grams, dry with toast and green apple.',
      },
      {
        zh: '冰到七度，开瓶时按住软木塞、转动瓶身。配生蚝、炸鸡、咸点心都不错。这一批已售完，下一批除渣在春天。未成年人请勿饮酒。',
        en: 'Chill to seven degrees, hold the cork and turn the bottle. It suits oysters and anything fried. This batch is gone, and the next is disgorged in spring. Not for under-18s.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '750 毫升', en: '750 ml' } },
      { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '12% vol', en: '12 % vol' } },
      { name: { zh: '甜度', en: 'Sweetness' }, value: { zh: '干型，6 克/升', en: 'Brut, 6 g/l' } },
      { name: { zh: '工艺', en: 'Process' }, value: { zh: '传统法', en: 'Traditional method' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '宁夏银川', en: 'Yinchuan, Ningxia' } },
    ],
    sales: 6200,
    score: 477,
    ageDays: 95,
  },
  {
    code: 'drinks-harbour-beer',
    shop: 'shanwu-tea',
    category: 'drinks-beer',
    brand: 'drinks-shijiao',
    title: {
      zh: '石窖 精酿啤酒 淡色艾尔琥珀世涛 三种酒款 十二罐',
      en: 'Shijiao Cellar Craft Beer, Pale Ale, Amber or Stout, 12 Cans',
    },
    selling: { zh: '不过滤，冷链发货，三十天内灌装', en: 'Unfiltered, shipped cold, canned within thirty days' },
    icon: '1f37a',
    tint: 52,
    price: 7900,
    listPrice: 9900,
    axes: [
      {
        name: { zh: '口味', en: 'Flavour' },
        values: [
          { code: 'pale', name: { zh: '淡色艾尔', en: 'Pale ale' }, paint: { hue: 0 } },
          { code: 'amber', name: { zh: '琥珀拉格', en: 'Amber lager' }, paint: { hue: -14, brightness: 0.8 } },
          {
            code: 'stout',
            name: { zh: '燕麦世涛', en: 'Oat stout' },
            extra: 800,
            paint: { hue: -25, saturation: 0.8, brightness: 0.45 },
          },
        ],
      },
    ],
    soldOut: ['stout'],
    attributes: { 'drinks-origin': 'sichuan', 'drinks-form': 'bottle', 'drinks-sweetness': 'unsweetened' },
    story: [
      {
        zh: '淡色艾尔用柑橘味酒花干投，苦度三十五；琥珀拉格低温存四十天，有饼干香；世涛加燕麦和烤麦芽，泡沫像可可。',
        en: 'The pale ale is dry-hopped for citrus at 35 IBU. The amber lager rests forty days and smells of biscuit. The stout has oats and roast malt under a cocoa-coloured head.',
      },
      {
        zh: '三百三十毫升小罐，冷藏保存，别横放。罐底酵母不影响饮用，倒之前轻轻转一圈。未成年人请勿饮酒，酒后不开车。',
        en: 'The 330 ml cans stay upright in the fridge. Yeast at the bottom is harmless: roll the can gently before pouring. Not for under-18s, and never before driving.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '12 罐，每罐 330 毫升', en: '12 cans of 330 ml' } },
      { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '4.8–5.6% vol', en: '4.8–5.6 % vol' } },
      { name: { zh: '原料', en: 'Made from' }, value: { zh: '水、麦芽、酒花、酵母', en: 'Water, malt, hops, yeast' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '0–8 ℃', en: '0–8 °C' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '9 个月', en: '9 months' } },
    ],
    sales: 24600,
    score: 465,
    ageDays: 33,
  },
  {
    code: 'drinks-canned-cocktail',
    shop: 'shanwu-tea',
    category: 'drinks-beer',
    brand: 'drinks-shijiao',
    title: {
      zh: '石窖 预调鸡尾酒 金酒底低糖 三种口味 派对八罐装',
      en: 'Shijiao Cellar Ready-Mixed Gin Cocktails, Low Sugar, 8 Cans',
    },
    selling: { zh: '摇一摇倒进冰杯，比例已经调好', en: 'Shake, pour over ice, and the measures are right' },
    icon: '1f378',
    tint: 189,
    price: 6990,
    axes: [
      {
        name: { zh: '口味', en: 'Flavour' },
        values: [
          { code: 'cucumber', name: { zh: '黄瓜青柠', en: 'Cucumber and lime' }, paint: { hue: 0 } },
          { code: 'yuzu', name: { zh: '柚子', en: 'Yuzu' }, paint: { hue: -32, brightness: 1.1 } },
          { code: 'berry', name: { zh: '莓果', en: 'Berry' }, paint: { hue: -115 } },
        ],
      },
    ],
    attributes: { 'drinks-origin': 'sichuan', 'drinks-form': 'bottle', 'drinks-sweetness': 'light' },
    story: [
      {
        zh: '金酒自家蒸馏，杜松子之外加了四川花椒叶和橙皮。果味用鲜榨汁，每罐糖不到八克，入口先是草本香，后面才是果味。',
        en: 'We distil the gin ourselves with juniper, Sichuan pepper leaf and orange peel. The fruit is fresh juice and each can has under eight grams of sugar, herbs first, fruit after.',
      },
      {
        zh: '二百毫升一罐，正好一个马天尼杯。冷藏后直接倒，杯口抹一圈盐也合适。酒精度九，未成年人请勿饮酒。',
        en: 'Each 200 ml can fills a martini glass. Pour it straight from the fridge, with salt on the rim if you like. Nine per cent alcohol. Not for under-18s.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '8 罐，每罐 200 毫升', en: '8 cans of 200 ml' } },
      { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '9% vol', en: '9 % vol' } },
      {
        name: { zh: '配料', en: 'Ingredients' },
        value: { zh: '金酒、果汁、蔗糖、水', en: 'Gin, juice, sugar, water' },
      },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' } },
    ],
    sales: 3100,
    score: 438,
    ageDays: 13,
  },
  {
    code: 'drinks-tasting-flight',
    shop: 'shanwu-tea',
    category: 'drinks-beer',
    brand: 'drinks-shijiao',
    title: {
      zh: '石窖 精酿品鉴套装 六款酒配双扎啤杯 附风味卡',
      en: 'Shijiao Cellar Beer Tasting Set, Six Styles with Two Glass Mugs',
    },
    selling: { zh: '六罐不同风格，两只杯子，一张风味轮', en: 'Six styles, two mugs and a flavour wheel' },
    icon: '1f37b',
    tint: 326,
    price: 9900,
    axes: [],
    attributes: {
      'drinks-origin': 'sichuan',
      'drinks-form': 'bottle',
      'drinks-sweetness': 'unsweetened',
      'drinks-material': 'glass',
    },
    story: [
      {
        zh: '小麦、皮尔森、淡色艾尔、IPA、琥珀和世涛各一罐，从淡到浓排好编号。风味卡上写了每款的麦芽、酒花和建议温度。',
        en: 'A wheat, a pilsner, a pale ale, an IPA, an amber and a stout are numbered from light to dark. The card lists malt, hops and serving temperature for each.',
      },
      {
        zh: '杯子是四百毫升厚壁玻璃，带手柄，可以先在冰箱里冰十分钟。每款倒三分之一，两个人慢慢比较。未成年人请勿饮酒。',
        en: 'The 400 ml mugs are thick glass with handles, good after ten minutes in the freezer. Pour a third at a time and compare slowly between two. Not for under-18s.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '6 罐，每罐 330 毫升', en: '6 cans of 330 ml' } },
      { name: { zh: '酒精度', en: 'Alcohol' }, value: { zh: '4.2–6.5% vol', en: '4.2–6.5 % vol' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '酒 6 罐，杯 2 只', en: '6 cans, 2 mugs' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '9 个月', en: '9 months' } },
    ],
    sales: 48,
    score: 455,
    ageDays: 2,
    state: 'TO_AUDIT',
  },
];
