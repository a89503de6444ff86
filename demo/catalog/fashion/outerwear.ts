import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'qiuyan-wool-coat',
    shop: 'suwen-apparel',
    category: 'fashion-outerwear',
    brand: 'fashion-qiuyan',
    title: {
      zh: '秋檐 双面羊毛大衣 戗驳领单排扣中长款手缝边',
      en: 'Qiuyan Double-Faced Wool Coat with Peak Lapels, Mid-Length',
    },
    selling: { zh: '双面呢手工缝边，无里衬也挺', en: 'Hand-closed double-faced wool, unlined and light' },
    icon: '1f9e5',
    tint: 35,
    price: 129900,
    listPrice: 169900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'camel', name: { zh: '驼色', en: 'Camel' }, paint: { hue: 0 } },
          {
            code: 'charcoal',
            name: { zh: '炭灰', en: 'Charcoal' },
            paint: { hue: 211, saturation: 0.11, brightness: 0.54 },
          },
        ],
      },
      {
        name: { zh: '尺码', en: 'Size' },
        values: [
          { code: 'm', name: { zh: 'M', en: 'M' } },
          { code: 'l', name: { zh: 'L', en: 'L' } },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'wool',
      'fashion-season': 'winter',
      'fashion-wearer': 'women',
      'fashion-scene': 'commute',
    },
    story: [
      {
        zh: '两层羊毛呢料由暗线相连，裁开后手工对折缝边，一件衣服要缝十二个小时，衣身因此没有里衬也不起毛边。',
        en: 'Two faces of wool are joined by a hidden thread, split at the edges and folded in by hand. About twelve hours of sewing leave a coat that needs no lining at all.',
      },
      {
        zh: '肩部采用自然肩，里面可以穿一件中厚毛衣。口袋开在侧缝，手插进去刚好落在腰下，长度过膝三厘米。',
        en: 'A natural shoulder leaves room for a mid-weight jumper. Pockets sit in the side seams just below the waist, and the hem ends three centimetres under the knee.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '90% 绵羊毛 10% 锦纶', en: '90% wool, 10% polyamide' } },
      { name: { zh: '面料克重', en: 'Fabric weight' }, value: { zh: '680 g/m²', en: '680 g/m²' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: 'M 码 106 cm', en: '106 cm in size M' } },
      { name: { zh: '洗护', en: 'Care' }, value: { zh: '干洗，阴凉处悬挂', en: 'Dry clean, hang in a cool place' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江桐乡', en: 'Tongxiang, Zhejiang' } },
    ],
    sales: 1340,
    score: 486,
    ageDays: 232,
  },
  {
    code: 'qiuyan-cotton-car-coat',
    shop: 'suwen-apparel',
    category: 'fashion-outerwear',
    brand: 'fashion-qiuyan',
    title: { zh: '秋檐 密织棉翻领短风衣 轻防泼水春秋外套', en: 'Qiuyan Dense-Weave Cotton Car Coat, Shower-Resistant' },
    selling: { zh: '密织棉布，小雨不慌', en: 'Dense-weave cotton that shrugs off a light shower' },
    icon: '1f9e5',
    tint: 160,
    price: 49900,
    axes: [
      {
        name: { zh: '尺码', en: 'Size' },
        values: [
          { code: 'm', name: { zh: 'M', en: 'M' } },
          { code: 'l', name: { zh: 'L', en: 'L' } },
          { code: 'xl', name: { zh: 'XL', en: 'XL' } },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'cotton',
      'fashion-season': 'spring-autumn',
      'fashion-wearer': 'men',
      'fashion-scene': 'commute',
    },
    story: [
      {
        zh: '高支棉纱高密织造，遇水后纤维膨胀，缝隙收紧，配合轻度防泼水整理，走一段小雨路里层依旧干爽。',
        en: 'Fine cotton yarns are woven so densely that they swell when wet and close the gaps. With a light water-repellent finish, the inside stays dry on a short walk in drizzle.',
      },
      {
        zh: '翻领下藏着一粒风纪扣，起风时可以立起来扣好。内里半衬，左胸一只拉链袋，放证件和车票。',
        en: 'A hidden throat button lets you stand the collar against the wind. The body is half-lined, with a zipped chest pocket inside for cards and train tickets.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '100% 棉', en: '100% cotton' } },
      { name: { zh: '里料', en: 'Lining' }, value: { zh: '聚酯纤维半衬', en: 'Polyester half lining' } },
      { name: { zh: '版型', en: 'Fit' }, value: { zh: '直筒', en: 'Straight' } },
      { name: { zh: '洗护', en: 'Care' }, value: { zh: '冷水手洗', en: 'Hand wash cold' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '福建泉州', en: 'Quanzhou, Fujian' } },
    ],
    sales: 2890,
    score: 463,
    ageDays: 41,
  },
  {
    code: 'dianfang-straight-selvedge-jeans',
    shop: 'suwen-apparel',
    category: 'fashion-bottoms',
    brand: 'fashion-dianfang',
    title: {
      zh: '靛坊 13.5oz赤耳直筒牛仔裤 男士原色可养牛',
      en: 'Indigo Row 13.5 oz Selvedge Straight Jeans, Rinsed Denim',
    },
    selling: { zh: '老式梭织机织造，赤耳边', en: 'Shuttle-loomed cloth with a red-line edge' },
    icon: '1f456',
    tint: 230,
    price: 35900,
    listPrice: 42900,
    axes: [
      {
        name: { zh: '尺码', en: 'Size' },
        values: [
          { code: '30', name: { zh: '30', en: '30' } },
          { code: '32', name: { zh: '32', en: '32' } },
          { code: '34', name: { zh: '34', en: '34' } },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'cotton',
      'fashion-season': 'spring-autumn',
      'fashion-wearer': 'men',
      'fashion-scene': 'casual',
    },
    story: [
      {
        zh: '布料在窄幅梭织机上慢慢织出，竖纹有轻微的不匀，穿上几个月，膝盖和口袋边会留下自己的痕迹。',
        en: 'The cloth is woven slowly on narrow shuttle looms, leaving a slight unevenness along the warp. After a few months the knees and pocket edges begin to show your own wear.',
      },
      {
        zh: '裤型从胯到脚口基本平直，前裆适中，不勒不垮。出厂轻度水洗，首次洗涤请翻面单独冷水洗。',
        en: 'The leg runs almost straight from hip to hem with a medium rise. The jeans are rinsed before shipping; wash the first time alone, inside out, in cold water.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '100% 棉', en: '100% cotton' } },
      { name: { zh: '面料克重', en: 'Fabric weight' }, value: { zh: '13.5 oz', en: '13.5 oz' } },
      { name: { zh: '版型', en: 'Fit' }, value: { zh: '直筒中腰', en: 'Straight, mid rise' } },
      { name: { zh: '洗护', en: 'Care' }, value: { zh: '翻面冷水单独洗', en: 'Wash cold, inside out, separately' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
    ],
    sales: 6120,
    score: 484,
    ageDays: 266,
  },
  {
    code: 'dianfang-tapered-stretch-jeans',
    shop: 'suwen-apparel',
    category: 'fashion-bottoms',
    brand: 'fashion-dianfang',
    title: {
      zh: '靛坊 微弹锥形牛仔裤 中腰九分三种水洗色',
      en: 'Indigo Row Tapered Stretch Jeans, Cropped, Three Washes',
    },
    selling: { zh: '坐下不勒腰，脚口利落', en: 'Easy at the waist, neat at the ankle' },
    icon: '1f456',
    tint: 330,
    price: 19900,
    listPrice: 25900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '中蓝', en: 'Mid blue' }, paint: { hue: 0 } },
          {
            code: 'sky',
            name: { zh: '浅蓝', en: 'Light blue' },
            paint: { hue: 327, saturation: 0.59, brightness: 1.22 },
          },
          {
            code: 'charcoal',
            name: { zh: '烟灰', en: 'Smoke grey' },
            paint: { hue: 2, saturation: 0.07, brightness: 0.65 },
          },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'cotton',
      'fashion-season': 'all-year',
      'fashion-wearer': 'women',
      'fashion-scene': 'commute',
    },
    story: [
      {
        zh: '棉料里加入 2% 氨纶，拉伸后回弹稳定，蹲下再站起膝盖不鼓包。臀部略松，往下渐渐收到脚踝。',
        en: 'Two percent elastane in the cotton gives steady recovery, so the knees do not bag after sitting. The hip is slightly easy and the leg narrows gradually to the ankle.',
      },
      {
        zh: '水洗用臭氧工艺代替浮石打磨，用水更少，手感也更平顺。长度九分，配平底鞋或短靴都合适。',
        en: 'Ozone washing replaces pumice stones, using less water and leaving a smoother hand. The cropped length works equally well with plain flats and short boots.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '98% 棉 2% 氨纶', en: '98% cotton, 2% elastane' } },
      { name: { zh: '面料克重', en: 'Fabric weight' }, value: { zh: '10.5 oz', en: '10.5 oz' } },
      { name: { zh: '版型', en: 'Fit' }, value: { zh: '锥形九分', en: 'Tapered, cropped' } },
      { name: { zh: '洗护', en: 'Care' }, value: { zh: '30°C 机洗', en: 'Machine wash at 30 °C' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
    ],
    sales: 12750,
    score: 469,
    ageDays: 183,
  },
  {
    code: 'dianfang-light-wide-jeans',
    shop: 'suwen-apparel',
    category: 'fashion-bottoms',
    brand: 'fashion-dianfang',
    title: { zh: '靛坊 天丝混纺轻薄牛仔长裤 夏季垂感阔腿', en: 'Indigo Row Lightweight Lyocell-Blend Summer Jeans' },
    selling: { zh: '六盎司薄牛仔，夏天也能穿', en: 'Six-ounce denim made for hot days' },
    icon: '1f456',
    tint: 60,
    price: 22900,
    axes: [
      {
        name: { zh: '裤长', en: 'Leg length' },
        values: [
          { code: 'regular', name: { zh: '常规', en: 'Regular' } },
          { code: 'long', name: { zh: '加长', en: 'Long' }, extra: 1000 },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'cotton',
      'fashion-season': 'summer',
      'fashion-wearer': 'women',
      'fashion-scene': 'casual',
    },
    story: [
      {
        zh: '天丝与棉混纺出六盎司的薄牛仔，手掌贴上去是凉的，走起路来裤腿有摆动，不会黏在腿上。',
        en: 'Lyocell and cotton make a six-ounce denim that feels cool under the palm. The legs swing as you walk instead of clinging, even on a humid afternoon.',
      },
      {
        zh: '高腰加后腰松紧，适合腰围 64–76 厘米。加长款裤长多六厘米，身高 168 厘米以上可选。',
        en: 'The high waist has elastic at the back and suits 64 to 76 centimetres. The long version adds six centimetres for those over about 168 centimetres tall.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '65% 天丝 35% 棉', en: '65% lyocell, 35% cotton' } },
      { name: { zh: '面料克重', en: 'Fabric weight' }, value: { zh: '6 oz', en: '6 oz' } },
      { name: { zh: '版型', en: 'Fit' }, value: { zh: '高腰阔腿', en: 'High rise, wide leg' } },
      { name: { zh: '洗护', en: 'Care' }, value: { zh: '冷水机洗，平铺晾干', en: 'Cold wash, dry flat' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '江苏常州', en: 'Changzhou, Jiangsu' } },
    ],
    sales: 3980,
    score: 418,
    ageDays: 19,
  },
  {
    code: 'mianlu-linen-shorts',
    shop: 'suwen-apparel',
    category: 'fashion-bottoms',
    brand: 'fashion-mianlu',
    title: {
      zh: '棉麓 棉麻抽绳短裤 五分宽松男女同款居家外穿',
      en: 'Mianlu Cotton-Linen Drawstring Shorts, Unisex Relaxed Cut',
    },
    selling: { zh: '抽绳松紧腰，三个口袋', en: 'Drawstring waist and three real pockets' },
    icon: '1fa73',
    tint: 130,
    price: 8900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'green', name: { zh: '草绿', en: 'Grass green' }, paint: { hue: 0 } },
          { code: 'khaki', name: { zh: '卡其', en: 'Khaki' }, paint: { hue: 306, saturation: 0.35, brightness: 0.88 } },
          { code: 'navy', name: { zh: '藏青', en: 'Navy' }, paint: { hue: 136, saturation: 0.51, brightness: 0.45 } },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'linen',
      'fashion-season': 'summer',
      'fashion-wearer': 'unisex',
      'fashion-scene': 'casual',
    },
    story: [
      {
        zh: '棉麻各半，布面干爽，出汗后晾一会儿就干。裤腰抽绳是圆棉绳，两端打结，洗多少次也不脱丝。',
        en: 'Half cotton, half linen, the cloth feels dry and airs out quickly after a sweaty walk. The round cotton drawcord is knotted at both ends so it never frays in the wash.',
      },
      {
        zh: '两侧插袋加一只后贴袋，袋口都加了套结。均码腰围 68–92 厘米，长度在膝上四厘米。',
        en: 'Two side pockets and a patch pocket at the back are all bar-tacked. One size fits waists of 68 to 92 centimetres and ends four centimetres above the knee.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '52% 棉 48% 亚麻', en: '52% cotton, 48% linen' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '均码，腰围 68–92 cm', en: 'One size, waist 68–92 cm' } },
      { name: { zh: '洗护', en: 'Care' }, value: { zh: '30°C 机洗', en: 'Machine wash at 30 °C' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江宁波', en: 'Ningbo, Zhejiang' } },
    ],
    sales: 9640,
    score: 473,
    ageDays: 61,
  },
];
