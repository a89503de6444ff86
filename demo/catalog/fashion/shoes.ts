import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'buli-light-runner',
    shop: 'buli-shoes',
    category: 'fashion-sneakers',
    brand: 'fashion-buli',
    title: {
      zh: '步里 云步轻量缓震运动鞋 透气网面日常慢跑',
      en: 'Buli Cloudstep Lightweight Trainers with Breathable Mesh',
    },
    selling: { zh: '单只 218g，脚背不压', en: 'Just 218 g per shoe with an easy instep' },
    icon: '1f45f',
    tint: 265,
    price: 29900,
    listPrice: 39900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'lilac', name: { zh: '雾紫', en: 'Mist lilac' }, paint: { hue: 0 } },
          {
            code: 'sky',
            name: { zh: '天蓝', en: 'Sky blue' },
            paint: { hue: 295, saturation: 0.96, brightness: 1.08 },
          },
          {
            code: 'charcoal',
            name: { zh: '炭灰', en: 'Charcoal' },
            paint: { hue: 330, saturation: 0.12, brightness: 0.57 },
          },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'nylon',
      'fashion-season': 'all-year',
      'fashion-wearer': 'unisex',
      'fashion-scene': 'casual',
    },
    story: [
      {
        zh: '鞋面是一体提花网布，前掌开孔大、后跟收密，透气与包裹各有分工。鞋舌薄薄一片，系紧也不硌脚背。',
        en: 'A single jacquard mesh upper opens up over the toes and tightens around the heel. The thin tongue sits flat, so lacing up firmly does not press on the instep.',
      },
      {
        zh: '中底用 EVA 与橡胶混合发泡，落差八毫米，踩下去有回弹而不软塌。鞋底分区贴橡胶，常磨的地方加厚。',
        en: 'The midsole blends EVA with rubber at an eight-millimetre drop, springy rather than mushy. Rubber pods on the outsole are thicker where feet usually wear them down.',
      },
    ],
    facts: [
      { name: { zh: '鞋面', en: 'Upper' }, value: { zh: '提花网布', en: 'Jacquard mesh' } },
      {
        name: { zh: '鞋底', en: 'Sole' },
        value: { zh: 'EVA 混橡胶中底，橡胶外底', en: 'EVA-rubber midsole, rubber outsole' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '218 g（41 码单只）', en: '218 g each in EU 41' } },
      {
        name: { zh: '尺寸', en: 'Dimensions' },
        value: { zh: '36–44 码，下单备注鞋码', en: 'EU 36–44, note size at checkout' },
      },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '福建晋江', en: 'Jinjiang, Fujian' } },
    ],
    sales: 28600,
    score: 477,
    ageDays: 147,
  },
  {
    code: 'buli-daily-walker',
    shop: 'buli-shoes',
    category: 'fashion-sneakers',
    brand: 'fashion-buli',
    title: {
      zh: '步里 宽楦健步鞋 脚掌宽也舒展的日常休闲鞋',
      en: 'Buli Wide-Last Walking Shoes for Roomy Everyday Comfort',
    },
    selling: { zh: '前掌加宽六毫米', en: 'Six millimetres more room across the ball' },
    icon: '1f45f',
    tint: 15,
    price: 25900,
    axes: [
      {
        name: { zh: '鞋码', en: 'Shoe size' },
        values: [
          { code: '38', name: { zh: '38', en: '38' } },
          { code: '40', name: { zh: '40', en: '40' } },
          { code: '42', name: { zh: '42', en: '42' } },
        ],
      },
    ],
    soldOut: ['42'],
    attributes: {
      'fashion-material': 'nylon',
      'fashion-season': 'spring-autumn',
      'fashion-wearer': 'unisex',
      'fashion-scene': 'commute',
    },
    story: [
      {
        zh: '鞋楦按亚洲脚型重新开模，前掌比常规款宽六毫米，脚趾可以自然张开，走一下午也不顶小趾。',
        en: 'The last was recut with the forefoot six millimetres wider than our standard shape. Toes can spread naturally and the little toe stays clear of the side on long walks.',
      },
      {
        zh: '鞋垫是可取出的高密海绵，弄湿了可以单独晾。后跟提带缝了反光线，傍晚散步更容易被看见。',
        en: 'The dense foam insole lifts out so it can dry on its own. Reflective thread in the heel pull makes you easier to see on an evening walk.',
      },
    ],
    facts: [
      { name: { zh: '鞋面', en: 'Upper' }, value: { zh: '锦纶针织布', en: 'Knitted nylon' } },
      { name: { zh: '鞋底', en: 'Sole' }, value: { zh: '橡胶发泡底', en: 'Foamed rubber' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '262 g（40 码单只）', en: '262 g each in EU 40' } },
      { name: { zh: '闭合方式', en: 'Closure' }, value: { zh: '弹力鞋带', en: 'Elastic laces' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '福建晋江', en: 'Jinjiang, Fujian' } },
    ],
    sales: 15300,
    score: 481,
    ageDays: 288,
  },
  {
    code: 'buli-retro-trainer',
    shop: 'buli-shoes',
    category: 'fashion-sneakers',
    brand: 'fashion-buli',
    title: { zh: '步里 复古德训风拼接休闲运动鞋 2023旧款', en: 'Buli Retro Panelled Trainers, 2023 Edition' },
    selling: { zh: '麂皮拼网布，旧款整理中', en: 'Suede and mesh panels from an earlier season' },
    icon: '1f45f',
    tint: 120,
    price: 27900,
    listPrice: 35900,
    axes: [],
    attributes: {
      'fashion-material': 'leather',
      'fashion-season': 'spring-autumn',
      'fashion-wearer': 'unisex',
      'fashion-scene': 'casual',
    },
    story: [
      {
        zh: '鞋头与鞋跟用牛反绒，侧面露出一块网布，配色取自七十年代的训练鞋。鞋底薄而贴地，走路的脚感直接。',
        en: 'Cow suede covers the toe and heel, with mesh showing along the side in colours borrowed from seventies training shoes. The low sole gives a direct feel of the ground.',
      },
      {
        zh: '这是前一季的款式，目前暂停销售，等待新一批皮料到厂后再上架，已购的顾客照常享受换底服务。',
        en: 'This is a style from an earlier season. Sales are paused until the next batch of leather arrives, while existing owners can still use our resoling service.',
      },
    ],
    facts: [
      { name: { zh: '鞋面', en: 'Upper' }, value: { zh: '牛反绒、网布', en: 'Cow suede and mesh' } },
      { name: { zh: '鞋底', en: 'Sole' }, value: { zh: '橡胶', en: 'Rubber' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '295 g（41 码单只）', en: '295 g each in EU 41' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '福建晋江', en: 'Jinjiang, Fujian' } },
    ],
    sales: 4170,
    score: 408,
    ageDays: 386,
    state: 'PUT_OFF',
  },
  {
    code: 'buli-derby-shoes',
    shop: 'buli-shoes',
    category: 'fashion-leather-shoes',
    brand: 'fashion-buli',
    title: {
      zh: '步里 固特异工艺德比鞋 头层牛皮三孔系带男鞋',
      en: 'Buli Goodyear-Welted Derby Shoes in Full-Grain Leather',
    },
    selling: { zh: '可换底，越穿越合脚', en: 'Resoleable, and moulds to the foot with wear' },
    icon: '1f45e',
    tint: 25,
    price: 89900,
    listPrice: 109900,
    axes: [
      {
        name: { zh: '鞋码', en: 'Shoe size' },
        values: [
          { code: '41', name: { zh: '41', en: '41' } },
          { code: '42', name: { zh: '42', en: '42' } },
          { code: '43', name: { zh: '43', en: '43' } },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'leather',
      'fashion-season': 'all-year',
      'fashion-wearer': 'men',
      'fashion-scene': 'commute',
    },
    story: [
      {
        zh: '鞋面一张头层牛皮，经固特异沿条与大底缝合，中间填软木。穿两三周后，软木会压出自己的脚印。',
        en: 'A full-grain calf upper is stitched to the sole through a Goodyear welt over a bed of cork. After two or three weeks the cork takes the print of your own foot.',
      },
      {
        zh: '开放式襟片对高脚背友好，松紧好调。鞋跟钉有橡胶片，走石板路不打滑，磨薄了送回即可更换。',
        en: 'The open lacing is kind to a high instep and easy to adjust. Rubber top pieces on the heels grip on stone, and we replace them when they wear thin.',
      },
    ],
    facts: [
      { name: { zh: '鞋面', en: 'Upper' }, value: { zh: '头层牛皮', en: 'Full-grain cowhide' } },
      { name: { zh: '里料', en: 'Lining' }, value: { zh: '猪皮', en: 'Pigskin' } },
      { name: { zh: '鞋底', en: 'Sole' }, value: { zh: '牛皮大底贴橡胶', en: 'Leather with rubber inserts' } },
      { name: { zh: '跟高', en: 'Heel height' }, value: { zh: '2.5 cm', en: '2.5 cm' } },
      { name: { zh: '工艺', en: 'Method' }, value: { zh: '固特异沿条', en: 'Goodyear welt' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江温州', en: 'Wenzhou, Zhejiang' } },
    ],
    sales: 1960,
    score: 487,
    ageDays: 344,
  },
  {
    code: 'buli-moc-work-shoes',
    shop: 'buli-shoes',
    category: 'fashion-leather-shoes',
    brand: 'fashion-buli',
    title: { zh: '步里 油蜡皮低帮工装鞋 圆头厚底耐磨休闲', en: 'Buli Waxed-Leather Low Work Shoes with Round Toe' },
    selling: { zh: '油蜡变色皮，划痕可抹平', en: 'Pull-up leather that rubs back from scuffs' },
    icon: '1f45e',
    tint: 195,
    price: 45900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'brown', name: { zh: '油棕', en: 'Oiled brown' }, paint: { hue: 0 } },
          { code: 'black', name: { zh: '黑色', en: 'Black' }, paint: { hue: 254, saturation: 0.13, brightness: 0.56 } },
        ],
      },
      {
        name: { zh: '鞋码', en: 'Shoe size' },
        values: [
          { code: '40', name: { zh: '40', en: '40' } },
          { code: '42', name: { zh: '42', en: '42' } },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'leather',
      'fashion-season': 'spring-autumn',
      'fashion-wearer': 'men',
      'fashion-scene': 'casual',
    },
    story: [
      {
        zh: '油蜡皮在弯折处会泛浅，手指一抹颜色又回来，日常小划痕也这样处理。鞋头内垫硬衬，踢到台阶不塌。',
        en: 'Waxed leather lightens where it bends and darkens again when rubbed, which also takes care of small scratches. A firm toe puff holds its shape against kerbs and steps.',
      },
      {
        zh: '厚底是轻质橡胶，比外表看起来轻。鞋口包了一圈软皮，新鞋不磨脚踝。建议每两月上一次无色鞋油。',
        en: 'The thick sole is light rubber, easier on the foot than it looks. Soft leather binds the collar so new shoes do not rub. Apply neutral wax every couple of months.',
      },
    ],
    facts: [
      { name: { zh: '鞋面', en: 'Upper' }, value: { zh: '油蜡牛皮', en: 'Waxed cowhide' } },
      { name: { zh: '鞋底', en: 'Sole' }, value: { zh: '轻质橡胶', en: 'Light rubber' } },
      { name: { zh: '跟高', en: 'Heel height' }, value: { zh: '3.2 cm', en: '3.2 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '410 g（42 码单只）', en: '410 g each in EU 42' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江温州', en: 'Wenzhou, Zhejiang' } },
    ],
    sales: 3320,
    score: 472,
    ageDays: 112,
  },
  {
    code: 'buli-pointed-heels',
    shop: 'buli-shoes',
    category: 'fashion-womens-shoes',
    brand: 'fashion-buli',
    title: { zh: '步里 尖头细跟女鞋 七厘米羊皮浅口单鞋', en: 'Buli Pointed Stiletto Pumps in Sheepskin, 7 cm Heel' },
    selling: { zh: '前掌垫厚四毫米，站得住', en: 'Four millimetres of padding under the ball' },
    icon: '1f460',
    tint: 350,
    price: 39900,
    listPrice: 49900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '正红', en: 'True red' }, paint: { hue: 0 } },
          { code: 'black', name: { zh: '黑色', en: 'Black' }, paint: { hue: 268, saturation: 0.05, brightness: 0.57 } },
          {
            code: 'apricot',
            name: { zh: '杏色', en: 'Apricot' },
            paint: { hue: 60, saturation: 0.35, brightness: 1.55 },
          },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'leather',
      'fashion-season': 'all-year',
      'fashion-wearer': 'women',
      'fashion-scene': 'occasion',
    },
    story: [
      {
        zh: '鞋面羊皮柔软，脚趾处不卡硬边。前掌鞋垫下加了四毫米乳胶，站着敬一圈酒也不至于只想脱鞋。',
        en: 'The sheepskin upper is soft with no hard edge across the toes. Four millimetres of latex under the ball of the foot help you through an evening of standing and toasts.',
      },
      {
        zh: '鞋跟七厘米，钢芯细跟，跟掌可替换，随鞋附一对。常穿平底的话，建议按平时尺码选大半码。',
        en: 'The seven-centimetre heel has a steel core and replaceable tips, with a spare pair in the box. If you usually wear flats, consider going up half a size.',
      },
    ],
    facts: [
      { name: { zh: '鞋面', en: 'Upper' }, value: { zh: '羊皮', en: 'Sheepskin' } },
      { name: { zh: '里料', en: 'Lining' }, value: { zh: '猪皮', en: 'Pigskin' } },
      { name: { zh: '跟高', en: 'Heel height' }, value: { zh: '7 cm', en: '7 cm' } },
      { name: { zh: '鞋底', en: 'Sole' }, value: { zh: '橡胶贴片', en: 'Rubber' } },
      {
        name: { zh: '尺寸', en: 'Dimensions' },
        value: { zh: '35–40 码，下单备注鞋码', en: 'EU 35–40, note size at checkout' },
      },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '四川成都', en: 'Chengdu, Sichuan' } },
    ],
    sales: 4480,
    score: 449,
    ageDays: 158,
  },
  {
    code: 'buli-block-heel-sandals',
    shop: 'buli-shoes',
    category: 'fashion-womens-shoes',
    brand: 'fashion-buli',
    title: { zh: '步里 一字宽带粗跟凉拖 夏季外穿高跟拖鞋', en: 'Buli Block-Heel Mules with a Wide Single Strap' },
    selling: { zh: '粗跟稳当，一脚蹬', en: 'A steady heel you can simply step into' },
    icon: '1f461',
    tint: 100,
    price: 23900,
    axes: [],
    attributes: {
      'fashion-material': 'leather',
      'fashion-season': 'summer',
      'fashion-wearer': 'women',
      'fashion-scene': 'casual',
    },
    story: [
      {
        zh: '一条宽带斜过脚背，内里贴了薄海绵，走快了也不勒。跟是方正的木纹粗跟，落地有一声轻响。',
        en: 'One wide strap crosses the instep at an angle, backed with thin foam so it does not cut in. The squared block heel in a wood finish lands with a quiet click.',
      },
      {
        zh: '鞋床是微微下凹的牛皮面，脚跟有了落点，不会往前滑。宽脚背可以顺利穿入，偏瘦脚建议选小半码。',
        en: 'The leather footbed is slightly cupped so the heel has a place to rest and does not slide forward. It suits a broad instep; for slim feet go down half a size.',
      },
    ],
    facts: [
      { name: { zh: '鞋面', en: 'Upper' }, value: { zh: '牛皮', en: 'Cowhide' } },
      { name: { zh: '跟高', en: 'Heel height' }, value: { zh: '6 cm', en: '6 cm' } },
      { name: { zh: '鞋底', en: 'Sole' }, value: { zh: '防滑橡胶', en: 'Non-slip rubber' } },
      {
        name: { zh: '尺寸', en: 'Dimensions' },
        value: { zh: '35–40 码，下单备注鞋码', en: 'EU 35–40, note size at checkout' },
      },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '四川成都', en: 'Chengdu, Sichuan' } },
    ],
    sales: 2740,
    score: 461,
    ageDays: 33,
  },
  {
    code: 'buli-soft-ballet-flats',
    shop: 'buli-shoes',
    category: 'fashion-womens-shoes',
    brand: 'fashion-buli',
    title: { zh: '步里 绑带软底芭蕾舞鞋 室内练功形体课', en: 'Buli Soft-Sole Ballet Slippers with Crossed Straps' },
    selling: { zh: '分片软底，绷脚不打褶', en: 'Split soft sole that follows a pointed foot' },
    icon: '1fa70',
    tint: 325,
    price: 5900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'pink', name: { zh: '练功粉', en: 'Ballet pink' }, paint: { hue: 0 } },
          { code: 'black', name: { zh: '黑色', en: 'Black' }, paint: { hue: 296, saturation: 0.06, brightness: 0.53 } },
          {
            code: 'ivory',
            name: { zh: '象牙白', en: 'Ivory' },
            paint: { hue: 106, saturation: 0.19, brightness: 1.55 },
          },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'cotton',
      'fashion-season': 'all-year',
      'fashion-wearer': 'women',
      'fashion-scene': 'casual',
    },
    story: [
      {
        zh: '棉帆布鞋面薄而结实，前后两片式软底，绷脚背时足弓处贴着皮肤，不会在脚心拱出一个包。',
        en: 'The cotton canvas upper is thin and strong. A two-piece split sole lets the arch of the shoe lie against the foot when you point, without bunching underneath.',
      },
      {
        zh: '交叉松紧带已经缝好，穿上即可上课。底皮是磨毛牛皮，适合木地板与地胶，不建议穿到室外。',
        en: 'Crossed elastics are already sewn on, so the shoes are ready for class. The napped leather sole suits wood and vinyl floors and should be kept off the street.',
      },
    ],
    facts: [
      { name: { zh: '鞋面', en: 'Upper' }, value: { zh: '棉帆布', en: 'Cotton canvas' } },
      { name: { zh: '鞋底', en: 'Sole' }, value: { zh: '磨毛牛皮两片底', en: 'Napped leather, split sole' } },
      {
        name: { zh: '尺寸', en: 'Dimensions' },
        value: { zh: '34–41 码，下单备注鞋码', en: 'EU 34–41, note size at checkout' },
      },
      { name: { zh: '洗护', en: 'Care' }, value: { zh: '冷水手洗，阴干', en: 'Hand wash cold, dry in shade' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '河北石家庄', en: 'Shijiazhuang, Hebei' } },
    ],
    sales: 11820,
    score: 474,
    ageDays: 221,
  },
  {
    code: 'buli-western-ankle-boots',
    shop: 'buli-shoes',
    category: 'fashion-womens-shoes',
    brand: 'fashion-buli',
    title: { zh: '步里 方跟及踝短靴 侧拉链牛皮秋冬女靴', en: 'Buli Leather Ankle Boots with Block Heel and Side Zip' },
    selling: { zh: '侧拉链好穿脱，靴筒不卡腿', en: 'Side zip on and off, with ease at the shaft' },
    icon: '1f462',
    tint: 45,
    price: 52900,
    listPrice: 69900,
    axes: [
      {
        name: { zh: '内里', en: 'Lining' },
        values: [
          { code: 'leather', name: { zh: '单里', en: 'Unlined' } },
          { code: 'fleece', name: { zh: '加绒', en: 'Fleece-lined' }, extra: 3000 },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'leather',
      'fashion-season': 'winter',
      'fashion-wearer': 'women',
      'fashion-scene': 'commute',
    },
    story: [
      {
        zh: '靴面用纹理紧密的牛皮，踝部留出两指的余量，裤脚可以收进去。侧拉链加了护皮，不会夹到袜子。',
        en: 'Tight-grained cowhide leaves two fingers of room at the ankle, enough to tuck in a trouser leg. A leather guard behind the side zip keeps it from catching socks.',
      },
      {
        zh: '方跟五厘米，鞋底有深纹，雨后的砖路也踩得稳。加绒版内里是短绒，比单里版略紧，建议选大半码。',
        en: 'The five-centimetre heel and deep tread are steady on wet brick. The fleece-lined version is a touch snugger, so take half a size more than usual.',
      },
    ],
    facts: [
      { name: { zh: '鞋面', en: 'Upper' }, value: { zh: '牛皮', en: 'Cowhide' } },
      { name: { zh: '跟高', en: 'Heel height' }, value: { zh: '5 cm', en: '5 cm' } },
      { name: { zh: '鞋底', en: 'Sole' }, value: { zh: '橡胶', en: 'Rubber' } },
      { name: { zh: '闭合方式', en: 'Closure' }, value: { zh: '侧拉链', en: 'Side zip' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '四川成都', en: 'Chengdu, Sichuan' } },
    ],
    sales: 5230,
    score: 478,
    ageDays: 94,
  },
  {
    code: 'buli-foldable-flats',
    shop: 'buli-shoes',
    category: 'fashion-womens-shoes',
    brand: 'fashion-buli',
    title: { zh: '步里 软底羊皮平底单鞋 通勤可折叠便携', en: 'Buli Foldable Sheepskin Flats for Work and Travel' },
    selling: { zh: '可以对折放进包里', en: 'Folds in half and fits in a handbag' },
    icon: '1f97f',
    tint: 200,
    price: 19900,
    listPrice: 26900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '雾霾蓝', en: 'Dusty blue' }, paint: { hue: 0 } },
          { code: 'black', name: { zh: '黑色', en: 'Black' }, paint: { hue: 7, saturation: 0.08, brightness: 0.48 } },
          { code: 'oat', name: { zh: '燕麦', en: 'Oat' }, paint: { hue: 172, saturation: 0.18, brightness: 1.44 } },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'leather',
      'fashion-season': 'spring-autumn',
      'fashion-wearer': 'women',
      'fashion-scene': 'travel',
    },
    story: [
      {
        zh: '鞋底在足弓处断开，只由软皮相连，整只鞋能对折。附一只抽绳小袋，通勤路上换鞋、出差备用都方便。',
        en: 'The sole breaks at the arch and is joined by soft leather alone, so the whole shoe folds in two. A drawstring pouch makes it easy to carry as a second pair.',
      },
      {
        zh: '羊皮薄而有韧性，鞋口包入细松紧，走路不掉跟。脚掌下有三毫米海绵，适合一天里短途的走动。',
        en: 'Thin, supple sheepskin with fine elastic at the topline keeps the heel in place. Three millimetres of foam underfoot suit a day of short walks between desks and trains.',
      },
    ],
    facts: [
      { name: { zh: '鞋面', en: 'Upper' }, value: { zh: '羊皮', en: 'Sheepskin' } },
      { name: { zh: '鞋底', en: 'Sole' }, value: { zh: '橡胶分体底', en: 'Split rubber sole' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '130 g（37 码单只）', en: '130 g each in EU 37' } },
      { name: { zh: '包装内容', en: 'In the box' }, value: { zh: '鞋一双、收纳袋', en: 'One pair of shoes, pouch' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '四川成都', en: 'Chengdu, Sichuan' } },
    ],
    sales: 7190,
    score: 465,
    ageDays: 11,
  },
];
