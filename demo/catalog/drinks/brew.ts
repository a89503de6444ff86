import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'drinks-morning-drip',
    shop: 'shanwu-tea',
    category: 'drinks-coffee',
    brand: 'drinks-zaoban',
    title: {
      zh: '早班 挂耳咖啡 云南高海拔阿拉比卡 三种烘焙度 二十包',
      en: 'Early Shift Drip Bag Coffee, Yunnan Arabica, Three Roasts, 20 Bags',
    },
    selling: { zh: '包装印烘焙日期，七天内发出', en: 'Roast date on every box, sent within seven days' },
    icon: '2615',
    tint: 55,
    price: 5990,
    listPrice: 7500,
    axes: [
      {
        name: { zh: '烘焙度', en: 'Roast' },
        values: [
          { code: 'light', name: { zh: '浅烘', en: 'Light' }, paint: { brightness: 1.18 } },
          { code: 'medium', name: { zh: '中烘', en: 'Medium' }, paint: { hue: 0 } },
          { code: 'dark', name: { zh: '深烘', en: 'Dark' }, paint: { brightness: 0.75 } },
        ],
      },
    ],
    attributes: {
      'drinks-origin': 'yunnan',
      'drinks-form': 'bag',
      'drinks-caffeine': 'regular',
      'drinks-sweetness': 'unsweetened',
    },
    story: [
      {
        zh: '豆子来自保山潞江坝一千四百米的庄园，水洗处理。浅烘有柑橘和茶感，中烘像焦糖坚果，深烘苦味干净，适合加奶。',
        en: 'The beans are washed Arabica from 1,400 metres in Baoshan. Light is citrus and tea, medium is caramel and nuts, dark has a clean bitterness that takes milk well.',
      },
      {
        zh: '每包十二克，挂在杯口，先倒三十毫升水闷三十秒，再分两次注到一百八十毫升。铝箔袋充氮，不需要磨豆机也能喝到新鲜的。',
        en: 'Each bag holds twelve grams. Hang it on the cup, bloom with 30 ml for thirty seconds, then pour to 180 ml in two goes. Nitrogen-flushed foil keeps it fresh without a grinder.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '240 克，20 包', en: '240 g, 20 bags' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '云南保山', en: 'Baoshan, Yunnan' } },
      { name: { zh: '海拔', en: 'Altitude' }, value: { zh: '1400 米', en: '1,400 m' } },
      { name: { zh: '处理法', en: 'Processing' }, value: { zh: '水洗', en: 'Washed' } },
      { name: { zh: '水温', en: 'Water temperature' }, value: { zh: '90–93 ℃', en: '90–93 °C' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' } },
    ],
    sales: 39600,
    score: 481,
    ageDays: 17,
  },
  {
    code: 'drinks-cup-coldbrew',
    shop: 'weixiang-snacks',
    category: 'drinks-coffee',
    brand: 'drinks-zaoban',
    title: {
      zh: '早班 即饮冷萃咖啡杯 原味燕麦生椰 三味六杯冷藏装',
      en: 'Early Shift Ready-to-Drink Cold Brew Cups, Three Flavours, Six',
    },
    selling: { zh: '十六小时冷水慢萃，插管就喝', en: 'Sixteen hours in cold water, then just add the straw' },
    icon: '1f964',
    tint: 192,
    price: 5490,
    listPrice: 6990,
    axes: [
      {
        name: { zh: '口味', en: 'Flavour' },
        values: [
          { code: 'original', name: { zh: '原味', en: 'Original' }, paint: { hue: 0 } },
          { code: 'oat', name: { zh: '燕麦', en: 'Oat' }, paint: { hue: 55, brightness: 1.15 } },
          { code: 'coconut', name: { zh: '生椰', en: 'Coconut' }, paint: { hue: 165, brightness: 1.05 } },
        ],
      },
    ],
    attributes: {
      'drinks-origin': 'yunnan',
      'drinks-form': 'bottle',
      'drinks-caffeine': 'regular',
      'drinks-sweetness': 'light',
    },
    story: [
      {
        zh: '中深烘豆粗磨，四度冷水里静置十六小时，出来的咖啡酸苦都轻。原味无糖；燕麦和生椰不加奶精，靠燕麦酶解和椰浆的甜。',
        en: 'Medium-dark beans are coarsely ground and left sixteen hours in water at four degrees, so acid and bitterness stay low. Original is unsweetened; oat and coconut bring their own sweetness.',
      },
      {
        zh: '一杯二百五十毫升，杯盖带密封膜，放包里不漏。喝之前摇十下，天热加一个冰球。冷藏保存，开封当天喝完。',
        en: 'Each cup holds 250 ml under a sealed lid that does not leak in a bag. Shake ten times and add ice in summer. Keep chilled and drink on the day you open it.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '6 杯，每杯 250 毫升', en: '6 cups of 250 ml' } },
      {
        name: { zh: '配料', en: 'Ingredients' },
        value: { zh: '水、咖啡豆（燕麦或椰浆）', en: 'Water, coffee (oat or coconut)' },
      },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '冷藏 60 天', en: '60 days chilled' } },
      { name: { zh: '咖啡因', en: 'Caffeine' }, value: { zh: '每杯约 110 毫克', en: 'About 110 mg per cup' } },
    ],
    sales: 12300,
    score: 459,
    ageDays: 5,
  },
  {
    code: 'drinks-jar-instant',
    shop: 'shanwu-tea',
    category: 'drinks-coffee',
    brand: 'drinks-zaoban',
    title: {
      zh: '早班 冻干速溶黑咖啡 三秒即溶 玻璃罐装 无糖无添加',
      en: 'Early Shift Freeze-Dried Instant Black Coffee in a Glass Jar',
    },
    selling: { zh: '冷水也能化开，颗粒轻而蓬松', en: 'Light granules that dissolve even in cold water' },
    icon: '1fad9',
    tint: 329,
    price: 4590,
    axes: [
      {
        name: { zh: '装量', en: 'Quantity' },
        values: [
          { code: '60g', name: { zh: '60 克', en: '60 g' } },
          { code: '120g', name: { zh: '120 克', en: '120 g' }, extra: 3600 },
        ],
      },
    ],
    attributes: {
      'drinks-origin': 'yunnan',
      'drinks-form': 'powder',
      'drinks-caffeine': 'regular',
      'drinks-sweetness': 'unsweetened',
    },
    story: [
      {
        zh: '先萃取再冻干，零下四十度把水分抽走，颗粒里留下细小空隙，所以一冲就散。两克一杯，六十克能喝三十杯。',
        en: 'Coffee is brewed, frozen and dried at minus forty degrees, which leaves tiny hollows, so it dissolves at once. Two grams make a cup and the 60 gram jar makes thirty.',
      },
      {
        zh: '兑冷牛奶就是拿铁，浇在冰淇淋上也行。罐盖内有干燥剂仓，取用时用干勺，拧紧之后三个月不结块。',
        en: 'Stir it into cold milk for a latte or pour it on ice cream. A desiccant sits in the lid, and with a dry spoon it stays loose for three months.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '60 克或 120 克', en: '60 g or 120 g' } },
      { name: { zh: '配料', en: 'Ingredients' }, value: { zh: '咖啡豆', en: 'Coffee beans' } },
      { name: { zh: '冲泡', en: 'Brewing' }, value: { zh: '2 克兑 200 毫升', en: '2 g to 200 ml' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' } },
    ],
    sales: 8900,
    score: 456,
    ageDays: 230,
  },
  {
    code: 'drinks-lotus-bowl',
    shop: 'shanwu-tea',
    category: 'drinks-powder',
    brand: 'drinks-guliwu',
    title: {
      zh: '谷粒屋 藕粉羹 坚果桂花 三种口味 热水即冲 500 克',
      en: 'Grainroom Lotus Root Porridge with Nuts, Three Flavours, 500 g',
    },
    selling: {
      zh: '先用凉水调开，再冲沸水，三十秒变透明',
      en: 'Slake with cold water, add boiling, and it clears in thirty seconds',
    },
    icon: '1f963',
    tint: 106,
    price: 3290,
    listPrice: 3990,
    axes: [
      {
        name: { zh: '口味', en: 'Flavour' },
        values: [
          { code: 'walnut', name: { zh: '核桃红枣', en: 'Walnut and date' }, paint: { hue: 150, brightness: 0.9 } },
          {
            code: 'osmanthus',
            name: { zh: '桂花', en: 'Osmanthus' },
            paint: { hue: 175, saturation: 0.7, brightness: 1.35 },
          },
          { code: 'goji', name: { zh: '枸杞莓果', en: 'Goji and berry' }, paint: { hue: 100 } },
        ],
      },
    ],
    attributes: {
      'drinks-origin': 'zhejiang',
      'drinks-form': 'powder',
      'drinks-caffeine': 'none',
      'drinks-sweetness': 'light',
    },
    story: [
      {
        zh: '藕粉取自西湖周边的白荷藕，沉淀法提取，冲开后是淡淡的粉褐色，能挂勺。里面有整粒的核桃、南瓜籽和葡萄干。',
        en: 'The starch is settled from white lotus roots grown around West Lake. It turns a translucent pinkish brown that clings to the spoon, with whole walnuts, pumpkin seeds and raisins.',
      },
      {
        zh: '早上一碗四十克，先加两勺凉水搅成浆，再边搅边倒刚烧开的水。桂花味加了干桂花，莓果味酸甜一些。含坚果。',
        en: 'For breakfast take forty grams, mix with two spoons of cold water, then stir in water just off the boil. Osmanthus has dried flowers, berry is tarter. Contains nuts.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '500 克', en: '500 g' } },
      {
        name: { zh: '配料', en: 'Ingredients' },
        value: { zh: '藕粉、坚果、果干', en: 'Lotus starch, nuts, dried fruit' },
      },
      { name: { zh: '过敏原', en: 'Allergens' }, value: { zh: '坚果', en: 'Nuts' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江杭州', en: 'Hangzhou, Zhejiang' } },
    ],
    sales: 19500,
    score: 464,
    ageDays: 82,
  },
  {
    code: 'drinks-ginger-cube',
    shop: 'shanwu-tea',
    category: 'drinks-powder',
    brand: 'drinks-guliwu',
    title: {
      zh: '谷粒屋 老姜黑糖块 手工熬制 独立包装 冲水即饮 十二块',
      en: 'Grainroom Old Ginger and Dark Sugar Cubes, Hand-Cooked, Box of 12',
    },
    selling: { zh: '姜汁占两成，辣得清楚', en: 'A fifth ginger juice, and you can taste it' },
    icon: '1fada',
    tint: 243,
    price: 2690,
    listPrice: 3290,
    axes: [],
    attributes: {
      'drinks-origin': 'yunnan',
      'drinks-form': 'powder',
      'drinks-caffeine': 'none',
      'drinks-sweetness': 'sweet',
    },
    story: [
      {
        zh: '老姜连皮榨汁，和甘蔗原汁一起在铁锅里熬四个小时，舀进模子自然凝固。表面有砂，掰开能看到姜丝。',
        en: 'Mature ginger is pressed with its skin and cooked four hours in an iron pan with raw cane juice, then set in moulds. The cubes are sandy and show threads of ginger inside.',
      },
      {
        zh: '一块配二百五十毫升开水，搅两分钟化完。想淡一点就分两次泡，也可以加进红茶或煮鸡蛋甜汤。',
        en: 'One cube takes 250 ml of boiling water and two minutes of stirring. Split it for a milder cup, or drop it into black tea or a sweet egg soup.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '240 克，12 块', en: '240 g, 12 cubes' } },
      { name: { zh: '配料', en: 'Ingredients' }, value: { zh: '甘蔗汁、生姜', en: 'Cane juice, ginger' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '云南德宏', en: 'Dehong, Yunnan' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' } },
    ],
    sales: 10400,
    score: 461,
    ageDays: 310,
  },
  {
    code: 'drinks-barley-pot',
    shop: 'shanwu-tea',
    category: 'drinks-powder',
    brand: 'drinks-guliwu',
    title: {
      zh: '谷粒屋 烘焙大麦茶 冷热双泡 无咖啡因 三十袋家庭装',
      en: 'Grainroom Roasted Barley Tea, Hot or Cold, Caffeine-Free, 30 Bags',
    },
    selling: { zh: '整粒大麦慢烘，冰一壶放在餐桌上', en: 'Whole barley roasted slowly, made for a jug on the table' },
    icon: '1f33e',
    tint: 20,
    price: 2290,
    axes: [],
    attributes: {
      'drinks-origin': 'sichuan',
      'drinks-form': 'bag',
      'drinks-caffeine': 'none',
      'drinks-sweetness': 'unsweetened',
    },
    story: [
      {
        zh: '带壳裸大麦在转筒里烘四十分钟，颜色像深焦糖，但不发苦。每袋十克，没有碾碎成粉，泡过的水仍然清亮。',
        en: 'Hulled barley turns forty minutes in a drum to a deep caramel without bitterness. Each bag holds ten grams of whole grain, so the water stays clear.',
      },
      {
        zh: '一袋配一升水，热泡十分钟，冷泡两小时。饭前解腻、夏天代替白水都行，晚上喝也不担心咖啡因。含麸质。',
        en: 'Use one bag to a litre, ten minutes hot or two hours cold. It goes with meals, replaces plain water in summer and suits the evening, being caffeine-free. Contains gluten.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '300 克，30 袋', en: '300 g, 30 bags' } },
      { name: { zh: '原料', en: 'Made from' }, value: { zh: '大麦', en: 'Barley' } },
      { name: { zh: '冲泡', en: 'Brewing' }, value: { zh: '热泡 10 分钟，冷泡 2 小时', en: '10 min hot, 2 h cold' } },
      { name: { zh: '过敏原', en: 'Allergens' }, value: { zh: '麸质', en: 'Gluten' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' } },
    ],
    sales: 15700,
    score: 467,
    ageDays: 160,
  },
  {
    code: 'drinks-hillside-honey',
    shop: 'shanwu-tea',
    category: 'drinks-powder',
    brand: 'drinks-guliwu',
    title: {
      zh: '谷粒屋 山野蜂蜜 洋槐椴树荞麦三种蜜源 陶罐装 500 克',
      en: 'Grainroom Hillside Honey: Acacia, Linden or Buckwheat, 500 g Pot',
    },
    selling: { zh: '单一花期取蜜，不浓缩不调配', en: 'Taken from one flowering, never concentrated or blended' },
    icon: '1f36f',
    tint: 157,
    price: 5900,
    listPrice: 7500,
    axes: [
      {
        name: { zh: '口味', en: 'Flavour' },
        values: [
          { code: 'linden', name: { zh: '椴树蜜', en: 'Linden' }, paint: { hue: 0 } },
          { code: 'acacia', name: { zh: '洋槐蜜', en: 'Acacia' }, paint: { brightness: 1.28 } },
          {
            code: 'buckwheat',
            name: { zh: '荞麦蜜', en: 'Buckwheat' },
            extra: 600,
            paint: { brightness: 0.68, saturation: 1.1 },
          },
        ],
      },
    ],
    attributes: {
      'drinks-origin': 'sichuan',
      'drinks-form': 'bottle',
      'drinks-caffeine': 'none',
      'drinks-sweetness': 'sweet',
    },
    story: [
      {
        zh: '蜂场跟着花期走，封盖后才取，浓度在四十二度左右。洋槐清淡不易结晶，椴树细腻有薄荷气，荞麦颜色深、味道重。',
        en: 'The hives follow the flowers and honey is taken only when capped. Acacia is mild and stays liquid, linden is fine with a hint of mint, buckwheat is dark and strong.',
      },
      {
        zh: '用六十度以下的温水冲，香气不会跑。冬天结晶成乳白色是正常现象，放进四十度温水里就能化开。一岁以内婴儿不宜食用。',
        en: 'Stir it into water below sixty degrees to keep the scent. Setting white in winter is normal, and forty-degree water loosens it again. Not for infants under one year.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '500 克', en: '500 g' } },
      { name: { zh: '配料', en: 'Ingredients' }, value: { zh: '蜂蜜', en: 'Honey' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '四川青川', en: 'Qingchuan, Sichuan' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' } },
      { name: { zh: '包装', en: 'Packaging' }, value: { zh: '陶罐、木勺', en: 'Stoneware pot with dipper' } },
    ],
    sales: 21900,
    score: 480,
    ageDays: 110,
  },
  {
    code: 'drinks-melt-cocoa',
    shop: 'weixiang-snacks',
    category: 'drinks-powder',
    brand: 'drinks-guliwu',
    title: {
      zh: '谷粒屋 热可可砖 融进牛奶就能喝 六成可可 十小块装',
      en: 'Grainroom Hot Chocolate Block, 60 % Cocoa, Ten Squares to Melt',
    },
    selling: { zh: '一小块配一杯热牛奶，搅一分钟', en: 'One square, one cup of hot milk, one minute of stirring' },
    icon: '1f36b',
    tint: 294,
    price: 3990,
    axes: [],
    attributes: {
      'drinks-origin': 'hainan',
      'drinks-form': 'powder',
      'drinks-caffeine': 'low',
      'drinks-sweetness': 'light',
    },
    story: [
      {
        zh: '海南可可豆研磨后直接压成砖，可可脂没有被抽走，所以融进牛奶里顺滑，表面会浮一点油光。糖只加到四成。',
        en: 'Hainan beans are ground and pressed with all their cocoa butter, so the block melts smoothly and leaves a slight sheen. Sugar is kept to forty per cent.',
      },
      {
        zh: '掰一小格二十克，放进二百毫升八十度的牛奶里，用小打蛋器搅开。喜欢浓一点就放两格，冬天撒一点肉桂粉。',
        en: 'Break off a 20 gram square, drop it into 200 ml of milk at 80 degrees and whisk. Use two for a thicker cup and dust with cinnamon in winter.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '200 克，10 格', en: '200 g, 10 squares' } },
      { name: { zh: '可可含量', en: 'Cocoa' }, value: { zh: '60%', en: '60 %' } },
      {
        name: { zh: '配料', en: 'Ingredients' },
        value: { zh: '可可液块、蔗糖、可可脂', en: 'Cocoa mass, cane sugar, cocoa butter' },
      },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '海南琼海', en: 'Qionghai, Hainan' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' } },
    ],
    sales: 4800,
    score: 471,
    ageDays: 20,
  },
  {
    code: 'drinks-boba-kit',
    shop: 'weixiang-snacks',
    category: 'drinks-milk',
    brand: 'drinks-zaoban',
    title: {
      zh: '早班 自制珍珠奶茶料包 五种口味 茶汤牛乳速煮珍珠',
      en: 'Early Shift Bubble Tea Kit, Five Flavours, Real Tea and Quick Pearls',
    },
    selling: { zh: '珍珠水煮两分钟，五分钟喝上一杯', en: 'Pearls cook in two minutes, and a cup is ready in five' },
    icon: '1f9cb',
    tint: 71,
    price: 2990,
    listPrice: 3990,
    axes: [
      {
        name: { zh: '口味', en: 'Flavour' },
        values: [
          { code: 'brown-sugar', name: { zh: '黑糖', en: 'Brown sugar' }, paint: { hue: 0 } },
          { code: 'matcha', name: { zh: '抹茶', en: 'Matcha' }, paint: { hue: 62 } },
          { code: 'taro', name: { zh: '香芋', en: 'Taro' }, paint: { hue: -105 } },
          { code: 'strawberry', name: { zh: '草莓', en: 'Strawberry' }, paint: { hue: -50, saturation: 1.1 } },
          {
            code: 'jasmine',
            name: { zh: '茉莉', en: 'Jasmine' },
            paint: { hue: 32, saturation: 0.7, brightness: 1.15 },
          },
        ],
      },
      {
        name: { zh: '规格', en: 'Pack' },
        values: [
          { code: '3-cups', name: { zh: '3 杯', en: '3 cups' } },
          { code: '6-cups', name: { zh: '6 杯', en: '6 cups' }, extra: 2600 },
          { code: '9-cups', name: { zh: '9 杯', en: '9 cups' }, extra: 5000 },
          { code: '12-cups', name: { zh: '12 杯', en: '12 cups' }, extra: 7200 },
          { code: '18-cups', name: { zh: '18 杯', en: '18 cups' }, extra: 11500 },
          { code: '24-cups', name: { zh: '24 杯', en: '24 cups' }, extra: 15600 },
        ],
      },
    ],
    soldOut: ['taro/24-cups', 'jasmine/3-cups'],
    attributes: {
      'drinks-origin': 'fujian',
      'drinks-form': 'bag',
      'drinks-caffeine': 'regular',
      'drinks-sweetness': 'sweet',
    },
    story: [
      {
        zh: '每杯一包浓缩茶汤、一包全脂奶浆、一包半熟珍珠，没有奶精粉。珍珠外层先蒸过，水开下锅两分钟就软，中心有弹性。',
        en: 'Each cup comes with concentrated tea, whole-milk cream and half-cooked pearls, no whitener. The pearls are pre-steamed, soft after two minutes in boiling water and springy at the heart.',
      },
      {
        zh: '糖浆单独一包，放半包是五分甜。茶汤有茶渣沉淀属正常，摇匀就好。六杯起附粗吸管，十二杯以上送一个摇杯。',
        en: 'Syrup is packed apart, and half a sachet gives half sweetness. A little tea sediment is normal, so shake well. Straws come from six cups, a shaker from twelve.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '每杯 1 套料包', en: 'One set per cup' } },
      {
        name: { zh: '配料', en: 'Ingredients' },
        value: { zh: '茶浓缩液、奶浆、木薯珍珠、糖浆', en: 'Tea concentrate, milk cream, tapioca, syrup' },
      },
      { name: { zh: '过敏原', en: 'Allergens' }, value: { zh: '乳', en: 'Milk' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '9 个月', en: '9 months' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '福建漳州', en: 'Zhangzhou, Fujian' } },
    ],
    sales: 54300,
    score: 476,
    ageDays: 23,
  },
  {
    code: 'drinks-pasture-milk',
    shop: 'weixiang-snacks',
    category: 'drinks-milk',
    brand: 'drinks-guliwu',
    title: {
      zh: '谷粒屋 全脂鲜牛乳 巴氏杀菌 玻璃瓶装 冷藏六瓶',
      en: 'Grainroom Whole Fresh Milk, Pasteurised, Six Glass Bottles',
    },
    selling: { zh: '单一牧场当天挤奶，当晚装瓶', en: 'Milked on one farm and bottled the same evening' },
    icon: '1f95b',
    tint: 208,
    price: 6590,
    listPrice: 7990,
    axes: [],
    attributes: {
      'drinks-origin': 'ningxia',
      'drinks-form': 'bottle',
      'drinks-caffeine': 'none',
      'drinks-sweetness': 'unsweetened',
    },
    story: [
      {
        zh: '奶源来自吴忠一个三百头的牧场，每百毫升含三点六克乳蛋白。七十五度杀菌十五秒，静置后瓶口会浮一层薄薄的奶皮。',
        en: 'One farm of three hundred cows near Wuzhong supplies milk with 3.6 grams of protein per 100 ml. It is heated fifteen seconds at 75 degrees, and a little cream rises.',
      },
      {
        zh: '二百五十毫升一瓶，早餐一人一瓶刚好。全程二到六度配送，开瓶后当天喝完。空瓶可以随下次配送退回。',
        en: 'A 250 ml bottle is one breakfast. Delivery stays between two and six degrees, and an opened bottle is for the same day. Return the empties with your next order.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Volume' }, value: { zh: '6 瓶，每瓶 250 毫升', en: '6 bottles of 250 ml' } },
      { name: { zh: '蛋白质', en: 'Protein' }, value: { zh: '3.6 克/100 毫升', en: '3.6 g per 100 ml' } },
      { name: { zh: '灭菌', en: 'Heat treatment' }, value: { zh: '巴氏杀菌', en: 'Pasteurised' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '冷藏 7 天', en: '7 days chilled' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '宁夏吴忠', en: 'Wuzhong, Ningxia' } },
    ],
    sales: 31200,
    score: 475,
    ageDays: 64,
  },
];
