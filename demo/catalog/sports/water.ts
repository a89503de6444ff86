import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'lanqian-panel-dive-mask',
    shop: 'yequ-outdoor',
    category: 'sports-swimming',
    brand: 'sports-lanqian',
    title: { zh: '澜潜 浮潜面镜呼吸管套装 液态硅胶宽视野', en: 'Lanqian Snorkel Mask Set with Liquid Silicone Skirt' },
    selling: { zh: '干式呼吸管，浪打来不灌水', en: 'A dry-top snorkel that shuts out waves' },
    icon: '1f93f',
    tint: 190,
    price: 15900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '珊瑚红', en: 'Coral red' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '蓝色', en: 'Blue' }, paint: { hue: 284, saturation: 0.74, brightness: 0.95 } },
          {
            code: 'charcoal',
            name: { zh: '炭灰', en: 'Charcoal' },
            paint: { hue: 289, saturation: 0.06, brightness: 0.69 },
          },
        ],
      },
    ],
    attributes: {
      'sports-activity': 'water',
      'sports-place': 'outdoor',
      'sports-user': 'adult',
      'sports-level': 'beginner',
    },
    story: [
      {
        zh: '面镜裙边是液态硅胶，贴住脸颊和鼻下，含着管子笑一下也不漏水。双面钢化玻璃，掉在船板上不易碎。',
        en: 'The liquid silicone skirt seals along cheeks and under the nose, even if you smile around the mouthpiece. Tempered glass survives a drop onto the boat deck.',
      },
      {
        zh: '呼吸管顶部有浮球阀，低头入水自动封闭。下端排水口一吹就清。首次使用请用牙膏轻擦镜片内侧。',
        en: 'A float valve closes the snorkel when you duck under, and a purge valve clears it with one breath. Rub toothpaste lightly inside the lens before first use.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '液态硅胶、钢化玻璃', en: 'Liquid silicone, tempered glass' },
      },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '均码，适合成人', en: 'One size for adults' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '面镜 198 g', en: 'Mask 198 g' } },
      {
        name: { zh: '包装内容', en: 'In the box' },
        value: { zh: '面镜、呼吸管、网袋', en: 'Mask, snorkel, mesh bag' },
      },
    ],
    sales: 7920,
    score: 473,
    ageDays: 103,
  },
  {
    code: 'lanqian-wide-swim-goggles',
    shop: 'yequ-outdoor',
    category: 'sports-swimming',
    brand: 'sports-lanqian',
    title: { zh: '澜潜 大框游泳镜 防雾宽视野一体硅胶男女', en: 'Lanqian Wide-View Swim Goggles with Anti-Fog Coating' },
    selling: { zh: '大框不压眼眶', en: 'A large frame that sits off the eye socket' },
    icon: '1f97d',
    tint: 215,
    price: 6900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'sky', name: { zh: '冰蓝', en: 'Ice blue' }, paint: { hue: 0 } },
          { code: 'lilac', name: { zh: '藕荷紫', en: 'Lilac' }, paint: { hue: 53, saturation: 0.7, brightness: 1.02 } },
        ],
      },
    ],
    attributes: {
      'sports-activity': 'water',
      'sports-place': 'indoor',
      'sports-user': 'adult',
      'sports-level': 'beginner',
    },
    story: [
      {
        zh: '镜框与垫圈一体成型，压力落在颧骨与额头，游一小时摘下来眼眶也没有深印。侧面视野宽，看得到邻道。',
        en: 'Frame and gasket are moulded as one, resting on brow and cheekbone, so an hour in the pool leaves little mark. The side view takes in the next lane.',
      },
      {
        zh: '内侧防雾层遇水自行铺开，请勿用手指擦拭。后带宽扣可以戴着调松紧，长头发也不容易缠住。',
        en: 'The anti-fog layer inside spreads when wet and should not be wiped. A wide rear buckle adjusts while worn and does not tangle long hair. Rinse in fresh water after use.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '硅胶、PC 镜片', en: 'Silicone, polycarbonate lens' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '镜框宽 17 cm', en: 'Frame width 17 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '86 g', en: '86 g' } },
      { name: { zh: '镜片', en: 'Lenses' }, value: { zh: '防雾，UV 防护', en: 'Anti-fog, UV protection' } },
      {
        name: { zh: '包装内容', en: 'In the box' },
        value: { zh: '泳镜、收纳盒、耳塞', en: 'Goggles, case, ear plugs' },
      },
    ],
    sales: 14600,
    score: 468,
    ageDays: 219,
  },
  {
    code: 'lanqian-belted-swimsuit',
    shop: 'yequ-outdoor',
    category: 'sports-swimming',
    brand: 'sports-lanqian',
    title: { zh: '澜潜 连体泳衣 腰带拼色抗氯面料温泉游泳女', en: 'Lanqian One-Piece Swimsuit with Contrast Waistband' },
    selling: { zh: '抗氯面料，常游不易松', en: 'Chlorine-resistant fabric for regular swimmers' },
    icon: '1fa71',
    tint: 330,
    price: 13900,
    listPrice: 18900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'pink', name: { zh: '海棠粉', en: 'Begonia pink' }, paint: { hue: 0 } },
          { code: 'navy', name: { zh: '藏青', en: 'Navy' }, paint: { hue: 302, saturation: 0.49, brightness: 0.51 } },
          { code: 'teal', name: { zh: '黛青', en: 'Teal' }, paint: { hue: 222, saturation: 0.49, brightness: 0.83 } },
        ],
      },
    ],
    attributes: { 'sports-activity': 'water', 'sports-place': 'both', 'sports-user': 'adult' },
    story: [
      {
        zh: '面料含 47% 聚对苯二甲酸丁二醇酯纤维，在泳池水里泡得久也不易松垮褪色。胸垫可取，背部 U 形。',
        en: 'With 47 percent PBT fibre, the fabric resists slackening and fading in pool water. Removable cups and a U-shaped back keep it simple to put on. The straps stay put on turns.',
      },
      {
        zh: '腰间一条拼色带，内侧加宽弹力，转身蹬壁不卷边。均码适合身高 155–170 厘米、体重 45–62 公斤。',
        en: 'A contrast band with wider elastic inside keeps the waist from rolling on push-offs. One size suits 155 to 170 centimetres and 45 to 62 kilograms.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '53% 聚酯 47% PBT', en: '53% polyester, 47% PBT' } },
      { name: { zh: '里料', en: 'Lining' }, value: { zh: '聚酯纤维', en: 'Polyester' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '均码', en: 'One size' } },
      {
        name: { zh: '洗护', en: 'Care' },
        value: { zh: '清水冲洗，阴凉处晾干', en: 'Rinse in fresh water, dry in shade' },
      },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '福建晋江', en: 'Jinjiang, Fujian' } },
    ],
    sales: 6230,
    score: 464,
    ageDays: 29,
  },
  {
    code: 'lanqian-day-canoe',
    shop: 'yequ-outdoor',
    category: 'sports-boating',
    brand: 'sports-lanqian',
    title: {
      zh: '澜潜 双人木纹独木舟 聚乙烯滚塑湖泊漂流附桨',
      en: 'Lanqian Two-Person Lake Canoe in Rotomoulded Polyethylene',
    },
    selling: { zh: '船身一体滚塑，磕石头不裂', en: 'One-piece hull that shrugs off rocks' },
    icon: '1f6f6',
    tint: 205,
    price: 329900,
    listPrice: 389900,
    axes: [],
    attributes: {
      'sports-activity': 'water',
      'sports-place': 'outdoor',
      'sports-user': 'family',
      'sports-level': 'regular',
    },
    story: [
      {
        zh: '船壳一次滚塑成形，没有接缝，浅滩刮擦只留白痕。座位为藤面硬木，前后距可调，配重更容易摆平。',
        en: 'The hull is rotomoulded in one piece without seams, so shallows leave only pale scratches. Cane-seated hardwood benches slide to help you trim the load.',
      },
      {
        zh: '两端有发泡浮舱，进水后仍能浮在水面。请穿好救生衣，在平静水域划行，风大时尽早靠岸。',
        en: 'Foam chambers at both ends keep it afloat if swamped. Wear life jackets, stay on calm water, and head for the bank when the wind rises. Delivered by freight to the kerb.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '高密度聚乙烯、硬木', en: 'High-density polyethylene, hardwood' },
      },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '430 × 88 × 38 cm', en: '430 × 88 × 38 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '36 kg', en: '36 kg' } },
      { name: { zh: '承重', en: 'Load limit' }, value: { zh: '260 kg', en: '260 kg' } },
      {
        name: { zh: '包装内容', en: 'In the box' },
        value: { zh: '船体、木桨两支、绳', en: 'Hull, two paddles, rope' },
      },
    ],
    sales: 47,
    score: 470,
    ageDays: 187,
  },
  {
    code: 'lanqian-life-ring',
    shop: 'yequ-outdoor',
    category: 'sports-boating',
    brand: 'sports-lanqian',
    title: {
      zh: '澜潜 加厚聚乙烯救生圈 反光带四面抓绳船用泳池',
      en: 'Lanqian Ring Buoy with Reflective Tape and Grab Line',
    },
    selling: { zh: '四段反光带，夜里也看得见', en: 'Reflective on four sides for the dark' },
    icon: '1f6df',
    tint: 355,
    price: 8900,
    axes: [],
    attributes: { 'sports-activity': 'water', 'sports-place': 'both', 'sports-user': 'family' },
    story: [
      {
        zh: '外壳一体吹塑，内填聚氨酯泡沫，碰到船舷破了口子也不会进水下沉。四面贴反光带，夜间手电一照就亮。',
        en: 'A one-piece shell filled with polyurethane foam does not take on water even if cut against a hull. Four bands of reflective tape light up in a torch beam.',
      },
      {
        zh: '抓绳绕圈一周，粗 9.5 毫米，戴手套也抓得住。自带挂孔，可固定在泳池边、码头或船舱外壁。',
        en: 'The 9.5-millimetre grab line runs all the way round and can be held with gloves on. A mounting hole fixes it at a pool, jetty or cabin wall.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '聚乙烯、聚氨酯', en: 'Polyethylene, polyurethane' } },
      {
        name: { zh: '尺寸', en: 'Dimensions' },
        value: { zh: '外径 72 cm，内径 44 cm', en: 'Outer 72 cm, inner 44 cm' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '2.5 kg', en: '2.5 kg' } },
      { name: { zh: '承重', en: 'Load limit' }, value: { zh: '浮力 145 N', en: '145 N buoyancy' } },
    ],
    sales: 2650,
    score: 461,
    ageDays: 365,
  },
  {
    code: 'lanqian-stream-rod',
    shop: 'yequ-outdoor',
    category: 'sports-boating',
    brand: 'sports-lanqian',
    title: {
      zh: '澜潜 碳素路亚竿套装 直柄纺车轮新手淡水',
      en: 'Lanqian Carbon Spinning Rod and Reel Set for Freshwater',
    },
    selling: { zh: '竿、轮、线、饵配齐', en: 'Rod, reel, line and lures in one case' },
    icon: '1f3a3',
    tint: 165,
    price: 26900,
    listPrice: 34900,
    axes: [
      {
        name: { zh: '竿长', en: 'Length' },
        values: [
          { code: '1-8m', name: { zh: '1.8 米', en: '1.8 m' } },
          { code: '2-1m', name: { zh: '2.1 米', en: '2.1 m' }, extra: 2000 },
          { code: '2-4m', name: { zh: '2.4 米', en: '2.4 m' }, extra: 4000 },
        ],
      },
    ],
    attributes: {
      'sports-activity': 'water',
      'sports-place': 'outdoor',
      'sports-user': 'adult',
      'sports-level': 'beginner',
    },
    story: [
      {
        zh: '两节插接碳素竿，调性偏快，抛五到十五克的饵比较舒服。导环内圈是陶瓷，收线顺滑不割线。',
        en: 'A two-piece carbon blank with a fairly fast action is happiest with lures of five to fifteen grams. Ceramic guides let line run smoothly without wear.',
      },
      {
        zh: '纺车轮七轴承，出厂绕好 100 米编织线。硬壳竿包里还有八枚软饵和一把剪线钳，到水边就能开钓。',
        en: 'The seven-bearing reel is spooled with a hundred metres of braid. Eight soft lures and line cutters wait in the hard case, so you can start at the water.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '碳纤维竿身，铝线杯', en: 'Carbon blank, alloy spool' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '2.1 m 竿 118 g', en: 'Rod 118 g in 2.1 m' } },
      { name: { zh: '收纳尺寸', en: 'Packed size' }, value: { zh: '2.1 m 款 110 cm', en: '110 cm in 2.1 m' } },
      { name: { zh: '适用水平', en: 'Level' }, value: { zh: '新手', en: 'Beginner' } },
      {
        name: { zh: '包装内容', en: 'In the box' },
        value: { zh: '竿、轮、线、软饵、竿包', en: 'Rod, reel, line, lures, case' },
      },
    ],
    sales: 4310,
    score: 471,
    ageDays: 6,
  },
];
