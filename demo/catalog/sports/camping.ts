import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'yequ-ridge-tent',
    shop: 'yequ-outdoor',
    category: 'sports-tents',
    brand: 'sports-yequ',
    title: {
      zh: '野趣 山脊双层帐篷 铝杆轻量防雨徒步露营',
      en: 'Yequ Ridge Double-Wall Backpacking Tent with Alloy Poles',
    },
    selling: { zh: '单人七分钟搭好，内外帐可分开用', en: 'Up in seven minutes, inner and fly work separately' },
    icon: '26fa',
    tint: 140,
    price: 59900,
    listPrice: 79900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'green', name: { zh: '松林绿', en: 'Pine green' }, paint: { hue: 0 } },
          {
            code: 'orange',
            name: { zh: '落日橙', en: 'Sunset orange' },
            paint: { hue: 288, saturation: 0.88, brightness: 1.07 },
          },
        ],
      },
      {
        name: { zh: '人数', en: 'Sleeps' },
        values: [
          { code: '2p', name: { zh: '双人', en: 'Two' } },
          { code: '3p', name: { zh: '三人', en: 'Three' }, extra: 14000 },
        ],
      },
    ],
    soldOut: ['orange/3p'],
    attributes: {
      'sports-activity': 'camping',
      'sports-place': 'outdoor',
      'sports-user': 'adult',
      'sports-level': 'regular',
    },
    story: [
      {
        zh: '内帐上半幅是密目网纱，外帐拉起后两端有通风窗，夜里帐内不容易凝水。铝合金杆用挂钩固定，不必穿管。',
        en: 'Fine mesh covers the upper half of the inner tent, and vents at both ends of the fly keep condensation down at night. Alloy poles clip on, with no sleeves to thread.',
      },
      {
        zh: '前厅宽 70 厘米，两双鞋和一个背包可以放在雨里淋不到的地方。地布涂层厚，碎石营地也能直接铺开。',
        en: 'The vestibule is 70 centimetres deep, enough to keep two pairs of boots and a pack out of the rain. The floor coating is thick enough for gravelly pitches.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '210T 涤纶外帐，7001 铝杆', en: '210T polyester fly, 7001 alloy poles' },
      },
      {
        name: { zh: '尺寸', en: 'Dimensions' },
        value: { zh: '双人内帐 210 × 135 × 110 cm', en: 'Two-person inner 210 × 135 × 110 cm' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '双人 2.3 kg', en: '2.3 kg for two' } },
      {
        name: { zh: '防水', en: 'Waterproofing' },
        value: { zh: '外帐 3000 mm，底布 5000 mm', en: 'Fly 3000 mm, floor 5000 mm' },
      },
      { name: { zh: '收纳尺寸', en: 'Packed size' }, value: { zh: '45 × 15 cm', en: '45 × 15 cm' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江衢州', en: 'Quzhou, Zhejiang' } },
    ],
    sales: 6870,
    score: 484,
    ageDays: 214,
  },
  {
    code: 'yequ-family-cabin-tent',
    shop: 'yequ-outdoor',
    category: 'sports-tents',
    brand: 'sports-yequ',
    title: {
      zh: '野趣 林间自动充气屋式帐篷 四至五人家庭露营',
      en: 'Yequ Woodland Inflatable Cabin Tent for Family Camping',
    },
    selling: { zh: '打气八分钟，站得直身', en: 'Eight minutes with the pump, and room to stand' },
    icon: '1f3d5-fe0f',
    tint: 60,
    price: 189900,
    listPrice: 239900,
    axes: [],
    attributes: {
      'sports-activity': 'camping',
      'sports-place': 'outdoor',
      'sports-user': 'family',
      'sports-level': 'beginner',
    },
    story: [
      {
        zh: '三根气柱各自独立，打气八分钟便能立起，一根漏气其余仍可支撑。室内高 1.95 米，换衣服不用弯腰。',
        en: 'Three air beams inflate separately in about eight minutes, and the tent still stands if one loses pressure. At 1.95 metres inside, adults can change without crouching.',
      },
      {
        zh: '门帘可撑成两米宽的遮阳檐，配两根支杆。收起时先开放气阀再卷，帐布能自己把余气压出去。',
        en: 'The door props up as a two-metre awning with the poles supplied. To pack, open the valves first and the canvas pushes out the remaining air as you roll.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '棉涤混纺布，TPU 气柱', en: 'Cotton-polyester canvas, TPU beams' },
      },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '300 × 240 × 195 cm', en: '300 × 240 × 195 cm' } },
      { name: { zh: '适用人数', en: 'Sleeps' }, value: { zh: '4–5 人', en: '4–5 people' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '15.8 kg', en: '15.8 kg' } },
      { name: { zh: '防水', en: 'Waterproofing' }, value: { zh: '2000 mm', en: '2000 mm' } },
      {
        name: { zh: '包装内容', en: 'In the box' },
        value: { zh: '帐篷、打气筒、地钉、风绳、支杆', en: 'Tent, pump, pegs, guy lines, awning poles' },
      },
    ],
    sales: 742,
    score: 479,
    ageDays: 98,
  },
  {
    code: 'yequ-pocket-torch',
    shop: 'yequ-outdoor',
    category: 'sports-camp-gear',
    brand: 'sports-yequ',
    title: { zh: '野趣 手掌大小充电手电筒 五档强光防水防摔', en: 'Yequ Palm-Size Rechargeable Torch with Five Modes' },
    selling: { zh: '一千流明，充电口在筒身', en: '1,000 lumens with charging built into the body' },
    icon: '1f526',
    tint: 225,
    price: 12900,
    listPrice: 16900,
    axes: [],
    attributes: { 'sports-activity': 'camping', 'sports-place': 'outdoor', 'sports-user': 'adult' },
    story: [
      {
        zh: '筒身铝合金一体车制，握在手里有细密的滚花。尾按一键开关，长按进入微光档，起夜看路不刺眼。',
        en: 'Turned from a single piece of aluminium with fine knurling for grip. The tail switch turns it on, and a long press starts a moonlight mode that is gentle at night.',
      },
      {
        zh: 'Type-C 口藏在旋盖下，两小时充满。反光杯做了橘皮纹，光斑边缘柔和，照近处的锅碗也不晃眼。',
        en: 'The Type-C port sits under a screw collar and fills the cell in two hours. An orange-peel reflector softens the edge of the beam for close work at camp.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '6061 铝合金', en: '6061 aluminium' } },
      {
        name: { zh: '尺寸', en: 'Dimensions' },
        value: { zh: '长 118 mm，直径 25 mm', en: '118 mm long, 25 mm across' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '92 g（含电池）', en: '92 g with cell' } },
      { name: { zh: '亮度', en: 'Brightness' }, value: { zh: '5–1000 流明', en: '5–1,000 lumens' } },
      { name: { zh: '续航', en: 'Run time' }, value: { zh: '中档 6 小时', en: '6 hours on medium' } },
      { name: { zh: '防水', en: 'Waterproofing' }, value: { zh: 'IPX7', en: 'IPX7' } },
    ],
    sales: 24100,
    score: 487,
    ageDays: 301,
  },
  {
    code: 'yequ-camp-hatchet',
    shop: 'yequ-outdoor',
    category: 'sports-camp-gear',
    brand: 'sports-yequ',
    title: { zh: '野趣 碳钢营地手斧 白蜡木柄劈柴带皮套', en: 'Yequ Forged Camp Hatchet with Ash Handle and Sheath' },
    selling: { zh: '整锻斧头，出厂已开刃', en: 'A forged head that arrives sharp' },
    icon: '1fa93',
    tint: 110,
    price: 18900,
    axes: [],
    attributes: {
      'sports-activity': 'camping',
      'sports-place': 'outdoor',
      'sports-user': 'adult',
      'sports-level': 'advanced',
    },
    story: [
      {
        zh: '斧头由一块 1055 碳钢锻打成形，刃部淬火，斧背可以敲地钉。刃口开到二十五度，劈引火柴很顺手。',
        en: 'The head is forged from one piece of 1055 carbon steel with a hardened edge, and the poll drives tent pegs. A 25-degree grind suits splitting kindling.',
      },
      {
        zh: '柄是顺纹白蜡木，表面只上亚麻籽油，出汗也不滑。用后擦干抹油，长期不用请套好皮套放在干处。',
        en: 'The straight-grained ash handle is finished only with linseed oil, so it stays grippy in damp hands. Dry and oil it after use, and store it in the leather sheath.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '1055 碳钢、白蜡木', en: '1055 carbon steel, ash' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '36 cm', en: '36 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '780 g，斧头 520 g', en: '780 g, head 520 g' } },
      { name: { zh: '包装内容', en: 'In the box' }, value: { zh: '手斧、牛皮套', en: 'Hatchet, leather sheath' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江金华', en: 'Jinhua, Zhejiang' } },
    ],
    sales: 2180,
    score: 468,
    ageDays: 176,
  },
  {
    code: 'yequ-gear-case',
    shop: 'yequ-outdoor',
    category: 'sports-camp-gear',
    brand: 'sports-yequ',
    title: {
      zh: '野趣 户外工具收纳箱 双扣提手分层地钉炉具盒',
      en: 'Yequ Two-Latch Gear Case for Pegs, Stoves and Tools',
    },
    selling: { zh: '上层托盘可提出来', en: 'A lift-out tray keeps small parts in sight' },
    icon: '1f9f0',
    tint: 0,
    price: 7900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '铁皮红', en: 'Tin red' }, paint: { hue: 0 } },
          {
            code: 'olive',
            name: { zh: '军绿', en: 'Army green' },
            paint: { hue: 92, saturation: 0.48, brightness: 0.89 },
          },
          {
            code: 'charcoal',
            name: { zh: '炭灰', en: 'Charcoal' },
            paint: { hue: 267, saturation: 0.06, brightness: 0.71 },
          },
        ],
      },
    ],
    attributes: { 'sports-activity': 'camping', 'sports-place': 'both', 'sports-user': 'family' },
    story: [
      {
        zh: '箱盖下是可提起的分格托盘，放地钉、营绳和电池；下层净深 16 厘米，立得下气罐和小炉头。',
        en: 'Under the lid a divided tray holds pegs, cord and batteries and lifts straight out. The lower space is 16 centimetres deep, enough for a gas can and a small stove.',
      },
      {
        zh: '箱体用加厚 PP 注塑，搭扣是钢丝的，冬天不发脆。盖面平整，合上后坐一个成年人也没有问题。',
        en: 'The body is moulded from thick polypropylene and the latches are steel wire, so they do not turn brittle in frost. The flat lid takes the weight of a seated adult.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '聚丙烯、钢扣', en: 'Polypropylene, steel latches' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '42 × 23 × 25 cm', en: '42 × 23 × 25 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '1.7 kg', en: '1.7 kg' } },
      { name: { zh: '承重', en: 'Load limit' }, value: { zh: '坐重 90 kg', en: '90 kg seated' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '17 L', en: '17 L' } },
    ],
    sales: 9230,
    score: 472,
    ageDays: 63,
  },
  {
    code: 'yequ-mid-hiking-boots',
    shop: 'yequ-outdoor',
    category: 'sports-hiking',
    brand: 'sports-yequ',
    title: {
      zh: '野趣 中帮防水徒步靴 反绒皮耐磨大底登山鞋',
      en: 'Yequ Mid-Cut Waterproof Hiking Boots in Suede Leather',
    },
    selling: { zh: '防水内靴，踩过溪水不湿袜', en: 'A waterproof bootie for stream crossings' },
    icon: '1f97e',
    tint: 45,
    price: 49900,
    listPrice: 64900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'mustard', name: { zh: '麦黄', en: 'Wheat' }, paint: { hue: 0 } },
          {
            code: 'forest',
            name: { zh: '墨绿', en: 'Forest green' },
            paint: { hue: 77, saturation: 0.59, brightness: 0.62 },
          },
        ],
      },
      {
        name: { zh: '鞋码', en: 'Shoe size' },
        values: [
          { code: '40', name: { zh: '40', en: '40' } },
          { code: '42', name: { zh: '42', en: '42' } },
          { code: '44', name: { zh: '44', en: '44' } },
        ],
      },
    ],
    attributes: {
      'sports-activity': 'hiking',
      'sports-place': 'outdoor',
      'sports-user': 'adult',
      'sports-level': 'regular',
    },
    story: [
      {
        zh: '鞋面反绒牛皮厚 1.8 毫米，里面套一层防水透气膜，浅溪里走几步袜子仍是干的。鞋头包橡胶护片。',
        en: 'Under the 1.8-millimetre suede sits a waterproof, breathable bootie that keeps socks dry on a few steps through a shallow stream. A rubber rand guards the toe against rock.',
      },
      {
        zh: '中帮高度裹住踝骨，负重下坡更稳。大底齿深五毫米，后跟有刹车槽，泥地里抬脚能自己甩掉泥。',
        en: 'The mid cut wraps the ankle bone for steadier descents under a pack. Five-millimetre lugs with a heel brake bite into the trail and shed mud as you step.',
      },
    ],
    facts: [
      { name: { zh: '鞋面', en: 'Upper' }, value: { zh: '1.8 mm 反绒牛皮', en: '1.8 mm suede' } },
      { name: { zh: '鞋底', en: 'Sole' }, value: { zh: '橡胶，齿深 5 mm', en: 'Rubber, 5 mm lugs' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '560 g（42 码单只）', en: '560 g each in EU 42' } },
      { name: { zh: '防水', en: 'Waterproofing' }, value: { zh: '内置防水膜', en: 'Waterproof membrane' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '福建晋江', en: 'Jinjiang, Fujian' } },
    ],
    sales: 11400,
    score: 481,
    ageDays: 189,
  },
  {
    code: 'buli-trail-boots-lite',
    shop: 'buli-shoes',
    category: 'sports-hiking',
    brand: 'fashion-buli',
    title: {
      zh: '步里 轻装徒步短靴 网布拼皮透气城郊两穿',
      en: 'Buli Lightweight Trail Boots for Park Paths and Hills',
    },
    selling: { zh: '像运动鞋一样软，像靴子一样稳', en: 'Soft like a trainer, steady like a boot' },
    icon: '1f97e',
    tint: 200,
    price: 35900,
    axes: [
      {
        name: { zh: '鞋码', en: 'Shoe size' },
        values: [
          { code: '37', name: { zh: '37', en: '37' } },
          { code: '39', name: { zh: '39', en: '39' } },
          { code: '41', name: { zh: '41', en: '41' } },
        ],
      },
    ],
    attributes: {
      'sports-activity': 'hiking',
      'sports-place': 'outdoor',
      'sports-user': 'adult',
      'sports-level': 'beginner',
    },
    story: [
      {
        zh: '鞋面以网布为主，受力的鞋头与后跟用磨砂皮加固，单只 395 克，出门走十公里不觉得腿沉。',
        en: 'Mostly mesh with nubuck at the toe and heel, where it needs strength, each boot weighs 395 grams and does not drag on a ten-kilometre walk.',
      },
      {
        zh: '中底两层密度，脚跟软、脚掌略硬，碎石路上不硌。下山时把鞋带系到顶扣，脚趾便不会往前顶。',
        en: 'A dual-density midsole is softer at the heel and firmer under the forefoot to blunt sharp stones. Lace to the top hook going downhill and toes stay clear.',
      },
    ],
    facts: [
      { name: { zh: '鞋面', en: 'Upper' }, value: { zh: '网布、磨砂牛皮', en: 'Mesh and nubuck' } },
      { name: { zh: '鞋底', en: 'Sole' }, value: { zh: '橡胶', en: 'Rubber' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '395 g（39 码单只）', en: '395 g each in EU 39' } },
      { name: { zh: '闭合方式', en: 'Closure' }, value: { zh: '快系鞋带', en: 'Speed laces' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '福建晋江', en: 'Jinjiang, Fujian' } },
    ],
    sales: 4820,
    score: 469,
    ageDays: 46,
  },
  {
    code: 'cloudridge-day-pack',
    shop: 'yequ-outdoor',
    category: 'sports-hiking',
    brand: 'sports-cloudridge',
    title: { zh: '云脊 徒步轻装背包 22升水袋仓附防雨罩', en: 'Cloudridge 22 L Hiking Day Pack with Rain Cover' },
    selling: { zh: '背板镂空，后背留一层风', en: 'A vented back panel that lets air through' },
    icon: '1f392',
    tint: 320,
    price: 23900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'rose', name: { zh: '映山红', en: 'Azalea red' }, paint: { hue: 0 } },
          {
            code: 'forest',
            name: { zh: '墨绿', en: 'Forest green' },
            paint: { hue: 138, saturation: 0.42, brightness: 0.7 },
          },
          { code: 'blue', name: { zh: '蓝色', en: 'Blue' }, paint: { hue: 268, saturation: 0.67, brightness: 0.96 } },
        ],
      },
    ],
    attributes: {
      'sports-activity': 'hiking',
      'sports-place': 'outdoor',
      'sports-user': 'adult',
      'sports-level': 'beginner',
    },
    story: [
      {
        zh: '背板中间开槽，两侧泡棉贴住肩胛，爬坡时后背能透风。胸带带口哨，腰带上的小袋正好放一条能量棒。',
        en: 'A channel down the back panel lets air move while foam rests against the shoulder blades. The chest strap has a whistle and the hip belt a snack pocket.',
      },
      {
        zh: '内有两升水袋仓与走管口，底部拉链藏一只防雨罩。两侧网兜深，一升水壶弯腰时也不会掉出来。',
        en: 'There is a sleeve and port for a two-litre reservoir, and a rain cover zipped into the base. Deep side pockets hold a one-litre bottle even when you bend.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '210D 防撕裂锦纶', en: '210D ripstop nylon' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '22 L', en: '22 L' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '690 g', en: '690 g' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '48 × 27 × 18 cm', en: '48 × 27 × 18 cm' } },
      { name: { zh: '防水', en: 'Waterproofing' }, value: { zh: '附防雨罩', en: 'Rain cover included' } },
    ],
    sales: 7560,
    score: 478,
    ageDays: 15,
  },
  {
    code: 'yequ-old-trail-pack',
    shop: 'yequ-outdoor',
    category: 'sports-hiking',
    brand: 'sports-yequ',
    title: {
      zh: '野趣 初代30升徒步双肩包 停产整理暂不出售',
      en: 'Yequ First-Generation 30 L Trail Pack, Discontinued',
    },
    selling: { zh: '初代版型，已停产', en: 'The original cut, no longer made' },
    icon: '1f392',
    tint: 80,
    price: 21900,
    axes: [],
    attributes: {
      'sports-activity': 'hiking',
      'sports-place': 'outdoor',
      'sports-user': 'adult',
      'sports-level': 'regular',
    },
    story: [
      {
        zh: '这是店里早期的三十升徒步包，翻盖双扣，帆布底。后来的背板换成了镂空结构，这一款便停了产。',
        en: 'This was our early thirty-litre pack, with a buckled lid and canvas base. Later packs moved to a vented back panel, and this one was retired.',
      },
      {
        zh: '商品页保留给老顾客查阅配件尺寸：肩带宽 6.5 厘米，腰扣为 38 毫米规格，仍可联系客服寄补。',
        en: 'The page stays up for owners who need part sizes: straps are 6.5 centimetres wide and the hip buckle is 38 millimetres. Spares can still be posted on request.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '420D 锦纶、帆布底', en: '420D nylon, canvas base' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '30 L', en: '30 L' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '960 g', en: '960 g' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '52 × 30 × 20 cm', en: '52 × 30 × 20 cm' } },
    ],
    sales: 5930,
    score: 410,
    ageDays: 400,
    state: 'PUT_OFF',
  },
];
