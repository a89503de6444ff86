import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'drinks-ridge-green',
    shop: 'shanwu-tea',
    category: 'drinks-green',
    brand: 'drinks-wuling',
    title: {
      zh: '雾岭 明前绿茶 一芽一叶 鲜爽豆香 手炒散装 当年新茶',
      en: 'Misty Ridge Early Spring Green Tea, One Bud One Leaf, Hand-Fired',
    },
    selling: { zh: '清明前采摘，三斤鲜芽炒出一两多茶', en: 'Picked before Qingming and fired by hand in small woks' },
    icon: '1f343',
    tint: 125,
    price: 6800,
    listPrice: 8800,
    axes: [
      {
        name: { zh: '装量', en: 'Quantity' },
        values: [
          { code: '50g', name: { zh: '50 克', en: '50 g' } },
          { code: '125g', name: { zh: '125 克', en: '125 g' }, extra: 8500 },
          { code: '250g', name: { zh: '250 克罐装', en: '250 g tin' }, extra: 21000 },
        ],
      },
    ],
    attributes: {
      'drinks-origin': 'zhejiang',
      'drinks-form': 'loose',
      'drinks-caffeine': 'regular',
      'drinks-sweetness': 'unsweetened',
    },
    story: [
      {
        zh: '茶园在天台山海拔七百米的北坡，春天回暖晚，芽叶小而厚。采回摊放六小时，手工杀青、理条，锅温从二百度慢慢降下来。',
        en: 'The garden lies on a north slope at 700 metres where spring comes late and buds are small and thick. Leaves rest six hours, then are fired by hand as the wok cools from 200 degrees.',
      },
      {
        zh: '三克茶配一百五十毫升八十五度的水，玻璃杯直接泡就好。头泡豆香清楚，二三泡转为栗香，微苦之后回甘。',
        en: 'Use three grams to 150 ml of water at 85 degrees, straight in a glass. The first infusion smells of fresh beans, the next of chestnut, with a light bitterness that turns sweet.',
      },
    ],
    facts: [
      { name: { zh: '茶类', en: 'Tea type' }, value: { zh: '绿茶', en: 'Green tea' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江天台', en: 'Tiantai, Zhejiang' } },
      { name: { zh: '海拔', en: 'Altitude' }, value: { zh: '700 米', en: '700 m' } },
      { name: { zh: '水温', en: 'Water temperature' }, value: { zh: '85 ℃', en: '85 °C' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '密封冷藏', en: 'Sealed and chilled' } },
    ],
    sales: 23400,
    score: 483,
    ageDays: 72,
  },
  {
    code: 'drinks-silver-needle',
    shop: 'shanwu-tea',
    category: 'drinks-green',
    brand: 'drinks-banmu',
    title: {
      zh: '半亩茶事 白毫银针 头春单芽 日光萎凋 50 克小罐',
      en: 'Banmu Silver Needle White Tea, First-Flush Buds, 50 g Tin',
    },
    selling: { zh: '只采肥壮单芽，不炒不揉', en: 'Plump single buds only, neither fired nor rolled' },
    icon: '1f33f',
    tint: 262,
    price: 12800,
    axes: [],
    attributes: {
      'drinks-origin': 'fujian',
      'drinks-form': 'loose',
      'drinks-caffeine': 'low',
      'drinks-sweetness': 'unsweetened',
    },
    story: [
      {
        zh: '福鼎大白茶的头春单芽，日光下萎凋两天，再用炭火四十度慢慢烘干。芽毫完整，干茶闻起来有青草和奶香。',
        en: 'First-flush buds of Fuding Big White are withered two days in the sun and dried over charcoal at forty degrees. The down stays whole and the dry leaf smells of hay and milk.',
      },
      {
        zh: '九十五度的水沿杯壁注入，三克能泡七八次。刚买的清甜，密封放上两三年，会慢慢出现枣香，颜色也从浅杏变成琥珀。',
        en: 'Pour water at 95 degrees down the side, and three grams give seven or eight infusions. Young tea is light and sweet, and sealed for two or three years it turns amber with a date note.',
      },
    ],
    facts: [
      { name: { zh: '茶类', en: 'Tea type' }, value: { zh: '白茶', en: 'White tea' } },
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '50 克', en: '50 g' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '福建福鼎', en: 'Fuding, Fujian' } },
      { name: { zh: '水温', en: 'Water temperature' }, value: { zh: '90–95 ℃', en: '90–95 °C' } },
      {
        name: { zh: '贮存', en: 'Storage' },
        value: { zh: '阴凉干燥，可长期存放', en: 'Cool and dry, keeps for years' },
      },
    ],
    sales: 3900,
    score: 478,
    ageDays: 1,
  },
  {
    code: 'drinks-festive-tea-box',
    shop: 'shanwu-tea',
    category: 'drinks-green',
    brand: 'drinks-wuling',
    title: {
      zh: '雾岭 四季茶礼盒 绿白红乌龙四味 三色盒面 可写贺卡',
      en: 'Misty Ridge Four Seasons Tea Gift Box with Handwritten Card',
    },
    selling: {
      zh: '四种茶各六十克，盒面颜色和贺卡都能选',
      en: 'Sixty grams of each tea, and you choose the colour and the card',
    },
    icon: '1f381',
    tint: 39,
    price: 19800,
    listPrice: 25800,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'gold', name: { zh: '金黄', en: 'Golden' }, paint: { hue: 0 } },
          { code: 'jade', name: { zh: '玉绿', en: 'Jade' }, paint: { hue: 70, brightness: 0.95 } },
          { code: 'rose', name: { zh: '玫红', en: 'Rose' }, paint: { hue: -70, brightness: 1.05 } },
        ],
      },
    ],
    attributes: { 'drinks-origin': 'fujian', 'drinks-form': 'loose', 'drinks-caffeine': 'regular' },
    story: [
      {
        zh: '春天的绿茶、夏天的白茶、秋天的乌龙、冬天的红茶，各装一个马口铁小罐。罐身只印年份和产地，送人之后还能继续装东西。',
        en: 'Green for spring, white for summer, oolong for autumn and black for winter, each in a small tin. The tins carry only year and origin, so they can be used again.',
      },
      {
        zh: '外盒是特种纸裱灰板，缎带手工系好。下单时写下祝福，我们用小楷抄在卡片上；不需要贺卡，留空就行。',
        en: 'The outer box is paper over board with a ribbon tied by hand. Write your greeting when ordering and we copy it onto a card in brush script, or leave it blank for none.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '240 克', en: '240 g' } },
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '4 罐，每罐 60 克', en: '4 tins of 60 g' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '28 × 28 × 9 厘米', en: '28 × 28 × 9 cm' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' } },
      { name: { zh: '包装', en: 'Packaging' }, value: { zh: '礼盒、缎带、手提袋', en: 'Gift box, ribbon and bag' } },
    ],
    sales: 11800,
    score: 487,
    ageDays: 10,
    custom: [
      { code: 'greeting', name: { zh: '贺卡内容', en: 'Card greeting' }, mode: 'INPUT', maxLength: 60 },
      {
        code: 'bag',
        name: { zh: '手提袋', en: 'Carrier bag' },
        mode: 'SELECT',
        choices: [
          { zh: '需要', en: 'Yes please' },
          { zh: '不需要', en: 'No thanks' },
        ],
        required: true,
      },
    ],
  },
  {
    code: 'drinks-orchid-oolong',
    shop: 'shanwu-tea',
    category: 'drinks-dark',
    brand: 'drinks-wuling',
    title: {
      zh: '雾岭 安溪铁观音 三角袋泡乌龙 清香浓香 三十包装',
      en: 'Misty Ridge Anxi Tieguanyin Oolong in Pyramid Bags, Box of 30',
    },
    selling: { zh: '原叶装袋，泡开能看到完整叶底', en: 'Whole leaf in every bag, and you can see it open' },
    icon: '1f375',
    tint: 176,
    price: 4990,
    listPrice: 5990,
    axes: [
      {
        name: { zh: '香型', en: 'Scent' },
        values: [
          { code: 'light', name: { zh: '清香型', en: 'Light' }, paint: { hue: 0 } },
          { code: 'roasted', name: { zh: '浓香型', en: 'Roasted' }, paint: { saturation: 0.8, brightness: 0.78 } },
        ],
      },
    ],
    attributes: {
      'drinks-origin': 'fujian',
      'drinks-form': 'bag',
      'drinks-caffeine': 'regular',
      'drinks-sweetness': 'unsweetened',
    },
    story: [
      {
        zh: '不用碎末，每个玉米纤维三角袋里是两克半原叶，热水一冲卷曲的叶子会在袋里舒展开。清香型有兰花香，浓香型经过炭焙，像烤坚果。',
        en: 'There is no dust here. Each corn-fibre pyramid holds 2.5 grams of whole leaf that unfurls in hot water. Light is orchid-like, Roasted has been over charcoal and recalls toasted nuts.',
      },
      {
        zh: '办公室一杯三百毫升水刚好，闷两分钟就能喝，续水三次味道还在。每包独立铝膜封口，随手放包里不串味。',
        en: 'A bag suits a 300 ml office mug: two minutes, then three refills before the taste fades. Each is sealed in foil, so it travels without picking up smells.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '75 克，30 包', en: '75 g, 30 bags' } },
      { name: { zh: '茶类', en: 'Tea type' }, value: { zh: '乌龙茶', en: 'Oolong' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '福建安溪', en: 'Anxi, Fujian' } },
      { name: { zh: '水温', en: 'Water temperature' }, value: { zh: '95–100 ℃', en: '95–100 °C' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '玉米纤维茶包', en: 'Corn-fibre bag' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' } },
    ],
    sales: 16200,
    score: 472,
    ageDays: 135,
  },
  {
    code: 'drinks-pine-black',
    shop: 'shanwu-tea',
    category: 'drinks-dark',
    brand: 'drinks-banmu',
    title: {
      zh: '半亩茶事 正山小种红茶 桂圆香 高山菜茶 玻璃罐装',
      en: 'Banmu Lapsang Black Tea, Longan Sweetness, in a Glass Jar',
    },
    selling: { zh: '无烟工艺，桂圆干一样的甜香', en: 'The unsmoked style, sweet like dried longan' },
    icon: '1fad9',
    tint: 313,
    price: 8800,
    axes: [
      {
        name: { zh: '装量', en: 'Quantity' },
        values: [
          { code: '100g', name: { zh: '100 克', en: '100 g' } },
          { code: '200g', name: { zh: '200 克', en: '200 g' }, extra: 7500 },
        ],
      },
    ],
    attributes: {
      'drinks-origin': 'fujian',
      'drinks-form': 'loose',
      'drinks-caffeine': 'regular',
      'drinks-sweetness': 'unsweetened',
    },
    story: [
      {
        zh: '桐木关一带的老丛菜茶，海拔一千米左右，发酵足、走水慢。这是不熏松烟的做法，汤色橙红，甜味靠茶叶本身。',
        en: 'Old seed-grown bushes at about 1,000 metres near Tongmu, fully oxidised and slowly dried. No pine smoke is used, so the orange-red cup owes its sweetness to the leaf.',
      },
      {
        zh: '五克茶用盖碗快出汤，十泡之内都有味；懒得泡就三克闷在保温杯里，也不发涩。玻璃罐有硅胶圈，喝完可以装糖豆。',
        en: 'Five grams in a gaiwan give ten short infusions, or steep three in a flask without astringency. The jar has a silicone seal and finds a second life in the kitchen.',
      },
    ],
    facts: [
      { name: { zh: '茶类', en: 'Tea type' }, value: { zh: '红茶', en: 'Black tea' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '福建武夷山', en: 'Wuyishan, Fujian' } },
      { name: { zh: '海拔', en: 'Altitude' }, value: { zh: '1000 米', en: '1,000 m' } },
      { name: { zh: '水温', en: 'Water temperature' }, value: { zh: '90–95 ℃', en: '90–95 °C' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' } },
    ],
    sales: 6100,
    score: 465,
    ageDays: 250,
  },
  {
    code: 'drinks-citrus-puer',
    shop: 'shanwu-tea',
    category: 'drinks-dark',
    brand: 'drinks-banmu',
    title: {
      zh: '半亩茶事 柑普茶 新会柑果配宫廷熟普 单颗独立包装',
      en: 'Banmu Citrus Pu-er, Whole Mandarins Filled with Ripe Pu-er',
    },
    selling: { zh: '一颗一泡，柑皮和茶一起出味', en: 'One fruit makes one pot, peel and tea together' },
    icon: '1f34a',
    tint: 90,
    price: 7800,
    listPrice: 9800,
    axes: [
      {
        name: { zh: '款式', en: 'Style' },
        values: [
          { code: 'red', name: { zh: '大红柑 8 颗', en: 'Ripe mandarin, 8 pieces' }, paint: { hue: 0 } },
          {
            code: 'green',
            name: { zh: '小青柑 16 颗', en: 'Green mandarin, 16 pieces' },
            paint: { hue: 62, saturation: 0.8, brightness: 0.75 },
          },
        ],
      },
    ],
    attributes: {
      'drinks-origin': 'yunnan',
      'drinks-form': 'loose',
      'drinks-caffeine': 'regular',
      'drinks-sweetness': 'unsweetened',
    },
    story: [
      {
        zh: '柑果开盖取肉，洗净晾干后填入勐海熟普，再低温烘三天。小青柑油胞密，香气清冽；大红柑成熟才采，皮甜而厚。',
        en: 'The fruit is hollowed, washed, filled with ripe pu-er from Menghai and dried three days at low heat. Green mandarins are sharp and bright, ripe ones sweeter with a thicker peel.',
      },
      {
        zh: '撬开柑盖，把整颗放进三百毫升的壶里，开水润一次倒掉，之后每泡十五秒。一颗能泡十次，后面可以加水煮一会儿。',
        en: 'Lift the lid, set the whole fruit in a 300 ml pot, rinse once with boiling water, then steep fifteen seconds. It gives ten infusions and can be simmered at the end.',
      },
    ],
    facts: [
      { name: { zh: '茶类', en: 'Tea type' }, value: { zh: '普洱熟茶', en: 'Ripe pu-er' } },
      {
        name: { zh: '原料', en: 'Made from' },
        value: { zh: '新会柑、勐海普洱', en: 'Xinhui mandarin, Menghai pu-er' },
      },
      { name: { zh: '水温', en: 'Water temperature' }, value: { zh: '100 ℃', en: '100 °C' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '干燥处长期存放', en: 'Keeps for years when dry' } },
      { name: { zh: '包装', en: 'Packaging' }, value: { zh: '单颗棉纸，铁盒', en: 'Paper-wrapped in a tin' } },
    ],
    sales: 18700,
    score: 474,
    ageDays: 26,
  },
  {
    code: 'drinks-snow-daisy',
    shop: 'shanwu-tea',
    category: 'drinks-flower',
    brand: 'drinks-huaxin',
    title: {
      zh: '花信 胎菊花草茶 整朵烘干 无硫 玻璃瓶装 45 克',
      en: 'Huaxin Whole Chrysanthemum Bud Tea, Sulphur-Free, 45 g Jar',
    },
    selling: { zh: '只收头采花蕾，低温烘干不熏硫', en: 'First-picked buds, dried gently without sulphur' },
    icon: '1f33c',
    tint: 227,
    price: 2990,
    listPrice: 3590,
    axes: [],
    attributes: {
      'drinks-origin': 'zhejiang',
      'drinks-form': 'loose',
      'drinks-caffeine': 'none',
      'drinks-sweetness': 'unsweetened',
    },
    story: [
      {
        zh: '桐乡的杭白菊，十月下旬花瓣未展时采，一朵一朵摘下来蒸青，再用五十五度热风烘十二小时。颜色是自然的米黄。',
        en: 'Tongxiang chrysanthemum is picked in late October before the petals open, steamed flower by flower and dried twelve hours at 55 degrees. Its cream colour is natural.',
      },
      {
        zh: '六七朵放进杯子，沸水冲下会慢慢展开，汤色淡黄。可以加一小块冰糖，也可以和绿茶、枸杞一起泡。',
        en: 'Put six or seven in a cup and pour on boiling water. They open slowly into a pale gold infusion, good with rock sugar, or steeped with green tea and goji berries.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '45 克', en: '45 g' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江桐乡', en: 'Tongxiang, Zhejiang' } },
      { name: { zh: '水温', en: 'Water temperature' }, value: { zh: '95–100 ℃', en: '95–100 °C' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '避光防潮', en: 'Dark and dry' } },
    ],
    sales: 28800,
    score: 469,
    ageDays: 99,
  },
  {
    code: 'drinks-ink-rose',
    shop: 'shanwu-tea',
    category: 'drinks-flower',
    brand: 'drinks-huaxin',
    title: {
      zh: '花信 重瓣玫瑰花茶 无硫整朵 花冠完整 可选两种规格',
      en: 'Huaxin Double-Petal Rose Tea, Whole Sulphur-Free Buds',
    },
    selling: { zh: '清晨带露采，当天进烘房', en: 'Picked with the dew on and in the drying room the same day' },
    icon: '1f339',
    tint: 4,
    price: 3590,
    listPrice: 4590,
    axes: [
      {
        name: { zh: '装量', en: 'Quantity' },
        values: [
          { code: '50g', name: { zh: '50 克罐', en: '50 g tin' } },
          { code: '120g', name: { zh: '120 克罐', en: '120 g tin' }, extra: 4200 },
        ],
      },
    ],
    attributes: {
      'drinks-origin': 'yunnan',
      'drinks-form': 'loose',
      'drinks-caffeine': 'none',
      'drinks-sweetness': 'unsweetened',
    },
    story: [
      {
        zh: '安宁八街的食用玫瑰，花开到六分采收，香气都收在花蕾里。烘干后花萼仍是绿色，花冠不碎，罐底几乎没有花粉渣。',
        en: 'Edible roses from Bajie are gathered half open while the scent is still in the bud. After drying the sepals stay green, the heads are whole and there is scarcely any dust.',
      },
      {
        zh: '五朵配三百毫升九十度的水，先闻香再喝。和红茶同泡时，把玫瑰放在第二泡加，香味不会被盖住。',
        en: 'Five buds suit 300 ml at 90 degrees. Smell before you drink. With black tea, add the roses at the second infusion so their scent is not covered.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '50 克或 120 克', en: '50 g or 120 g' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '云南安宁', en: 'Anning, Yunnan' } },
      { name: { zh: '水温', en: 'Water temperature' }, value: { zh: '90 ℃', en: '90 °C' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' } },
    ],
    sales: 14900,
    score: 466,
    ageDays: 58,
  },
  {
    code: 'drinks-ruby-roselle',
    shop: 'shanwu-tea',
    category: 'drinks-flower',
    brand: 'drinks-huaxin',
    title: {
      zh: '花信 洛神花茶 整朵花萼 天然红汤 酸爽冷泡 100 克',
      en: 'Huaxin Whole Roselle Hibiscus Tea, Tart and Ruby Red, 100 g',
    },
    selling: { zh: '冷泡四小时，颜色像石榴汁', en: 'Cold-brew four hours for the colour of pomegranate' },
    icon: '1f33a',
    tint: 141,
    price: 2590,
    axes: [],
    attributes: {
      'drinks-origin': 'yunnan',
      'drinks-form': 'loose',
      'drinks-caffeine': 'none',
      'drinks-sweetness': 'unsweetened',
    },
    story: [
      {
        zh: '元江河谷日照强，洛神花萼肥厚。人工去籽后整朵晒干，没有染色，泡出来的红来自花青素，遇热水会更深。',
        en: 'Strong sun in the Yuanjiang valley makes fleshy calyxes. They are seeded by hand and dried whole with no dye, and the red deepens in hot water.',
      },
      {
        zh: '酸味明显，建议加冰糖或蜂蜜。五朵放一升凉白开，冰箱里过夜，第二天兑气泡水喝。新一季采收后补货。',
        en: 'It is distinctly tart, so add rock sugar or honey. Leave five in a litre of water overnight and top up with soda. We restock after the next harvest.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '100 克', en: '100 g' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '云南元江', en: 'Yuanjiang, Yunnan' } },
      { name: { zh: '冲泡', en: 'Brewing' }, value: { zh: '热泡或冷泡', en: 'Hot or cold brew' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' } },
    ],
    sales: 2700,
    score: 441,
    ageDays: 330,
    state: 'PUT_OFF',
  },
  {
    code: 'drinks-lemon-slice',
    shop: 'shanwu-tea',
    category: 'drinks-flower',
    brand: 'drinks-huaxin',
    title: {
      zh: '花信 冻干柠檬片 厚切锁香 冷泡热饮 独立小袋 二十片',
      en: 'Huaxin Freeze-Dried Lemon Slices, Thick Cut, 20 Single Sachets',
    },
    selling: {
      zh: '冻干不发黄，遇水两分钟回到鲜切的样子',
      en: 'Freeze-dried, and back to fresh-cut after two minutes in water',
    },
    icon: '1f34b',
    tint: 278,
    price: 1990,
    listPrice: 2490,
    axes: [],
    attributes: {
      'drinks-origin': 'sichuan',
      'drinks-form': 'bag',
      'drinks-caffeine': 'none',
      'drinks-sweetness': 'unsweetened',
    },
    story: [
      {
        zh: '安岳柠檬切成五毫米厚片，零下三十五度冻干，果皮的油和果肉的酸都留住了。没有加糖，也没有泡蜜。',
        en: 'Anyue lemons are cut five millimetres thick and freeze-dried at minus 35 degrees, keeping the oil of the peel and the acid of the flesh. No sugar or honey is added.',
      },
      {
        zh: '一杯水放一片，冷水热水都行。水温高于八十度会带一点苦，喜欢清爽就用温水。配红茶、气泡水、煮鱼去腥也好用。',
        en: 'One slice flavours a glass, hot or cold. Above 80 degrees it turns a little bitter, so use warm water if you like it clean. Good with black tea, soda or in a fish soup.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '20 片，独立包装', en: '20 sachets' } },
      { name: { zh: '原料', en: 'Made from' }, value: { zh: '鲜柠檬', en: 'Fresh lemon' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '四川安岳', en: 'Anyue, Sichuan' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '常温避光', en: 'Room temperature, out of light' } },
    ],
    sales: 35200,
    score: 462,
    ageDays: 40,
  },
];
