import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'shanming-indoor-basketball',
    shop: 'yequ-outdoor',
    category: 'sports-big-balls',
    brand: 'sports-shanming',
    title: {
      zh: '山鸣 超纤室内篮球 吸湿手感比赛训练用球',
      en: 'Shanming Microfibre Indoor Basketball for Match and Training',
    },
    selling: { zh: '吸湿超纤皮，手汗不打滑', en: 'A moisture-absorbing cover that grips in sweaty hands' },
    icon: '1f3c0',
    tint: 20,
    price: 19900,
    listPrice: 25900,
    axes: [
      {
        name: { zh: '规格', en: 'Size' },
        values: [
          { code: '7', name: { zh: '7 号', en: 'Size 7' } },
          { code: '6', name: { zh: '6 号', en: 'Size 6' } },
          { code: '5', name: { zh: '5 号', en: 'Size 5' } },
        ],
      },
    ],
    attributes: {
      'sports-activity': 'ball',
      'sports-place': 'indoor',
      'sports-user': 'adult',
      'sports-level': 'advanced',
    },
    story: [
      {
        zh: '外皮是吸湿超细纤维，颗粒细密，出汗后反而更涩手。球道深一些，投篮时指尖容易找到位置。',
        en: 'The microfibre cover has a fine pebble that becomes grippier with sweat. Slightly deeper channels help fingertips find the seam before a shot. It breaks in after a few sessions.',
      },
      {
        zh: '内胆缠纱绕足两千米，弹跳均匀，从 1.8 米落下反弹 1.25 米左右。只建议在木地板或塑胶场使用。',
        en: 'Two kilometres of thread are wound around the bladder for an even bounce of roughly 1.25 metres from a 1.8-metre drop. Keep it to wood or synthetic courts.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '超细纤维', en: 'Microfibre' } },
      { name: { zh: '内胆', en: 'Bladder' }, value: { zh: '丁基橡胶', en: 'Butyl rubber' } },
      { name: { zh: '适用场地', en: 'Surface' }, value: { zh: '木地板、塑胶', en: 'Wood, synthetic' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '7 号 600 g', en: '600 g in size 7' } },
      { name: { zh: '包装内容', en: 'In the box' }, value: { zh: '篮球、气针、网兜', en: 'Ball, needle, net bag' } },
    ],
    sales: 13900,
    score: 483,
    ageDays: 255,
  },
  {
    code: 'shanming-street-basketball',
    shop: 'yequ-outdoor',
    category: 'sports-big-balls',
    brand: 'sports-shanming',
    title: { zh: '山鸣 橡胶耐磨街头篮球 室外水泥地七号', en: 'Shanming Street Rubber Basketball for Outdoor Courts' },
    selling: { zh: '水泥地也经得住磨', en: 'Made to live on concrete' },
    icon: '1f3c0',
    tint: 265,
    price: 8900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'orange', name: { zh: '经典橙', en: 'Classic orange' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '蓝色', en: 'Blue' }, paint: { hue: 233, saturation: 0.72, brightness: 0.99 } },
          {
            code: 'purple',
            name: { zh: '紫色', en: 'Purple' },
            paint: { hue: 270, saturation: 0.75, brightness: 0.87 },
          },
        ],
      },
    ],
    attributes: {
      'sports-activity': 'ball',
      'sports-place': 'outdoor',
      'sports-user': 'adult',
      'sports-level': 'regular',
    },
    story: [
      {
        zh: '外皮用高耐磨橡胶，颗粒粗一点，沾灰之后依然抓得住。在粗糙水泥地每周打三次，可用一年以上。',
        en: 'A hard-wearing rubber cover with a coarser pebble still grips when dusty. Played three times a week on rough concrete, it lasts well over a year.',
      },
      {
        zh: '气嘴改成内凹式，运球不会碰到硬点。出厂充六成气，到手后按球面标注的气压补足即可。',
        en: 'The recessed valve leaves no hard spot when dribbling. It ships at sixty percent pressure; simply top it up to the figure printed on the ball before playing.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '耐磨橡胶', en: 'Wear-resistant rubber' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '7 号，周长 75–76 cm', en: 'Size 7, 75–76 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '620 g', en: '620 g' } },
      {
        name: { zh: '适用场地', en: 'Surface' },
        value: { zh: '水泥、沥青、塑胶', en: 'Concrete, asphalt, synthetic' },
      },
      { name: { zh: '包装内容', en: 'In the box' }, value: { zh: '篮球、气针', en: 'Ball, needle' } },
    ],
    sales: 31700,
    score: 466,
    ageDays: 338,
  },
  {
    code: 'shanming-thermo-football',
    shop: 'yequ-outdoor',
    category: 'sports-big-balls',
    brand: 'sports-shanming',
    title: {
      zh: '山鸣 热贴合无缝足球 训练比赛蓝白经典',
      en: 'Shanming Thermally Bonded Football, Classic Blue and White',
    },
    selling: { zh: '无缝热贴合，雨天不吃水', en: 'Bonded panels that stay light in the rain' },
    icon: '26bd',
    tint: 130,
    price: 12900,
    listPrice: 16900,
    axes: [
      {
        name: { zh: '规格', en: 'Size' },
        values: [
          { code: '5', name: { zh: '5 号', en: 'Size 5' } },
          { code: '4', name: { zh: '4 号', en: 'Size 4' } },
        ],
      },
    ],
    attributes: {
      'sports-activity': 'ball',
      'sports-place': 'outdoor',
      'sports-user': 'adult',
      'sports-level': 'regular',
    },
    story: [
      {
        zh: '三十二片热贴合，没有针孔，雨天踢完增重不到百分之五。表面有细网纹，脚内侧推球更好控制。',
        en: 'Thirty-two panels are bonded by heat with no stitch holes, so the ball gains under five percent in the rain. A fine texture helps with side-foot control.',
      },
      {
        zh: '皮下垫一层三毫米发泡，头球不疼。真草、人造草都可用，沙土场会磨掉印花，但不影响飞行。',
        en: 'Three millimetres of foam under the cover take the sting out of headers. It suits grass and artificial turf; gravel will wear the print but not the flight.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'TPU 面皮', en: 'TPU cover' } },
      { name: { zh: '内胆', en: 'Bladder' }, value: { zh: '丁基橡胶', en: 'Butyl rubber' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '5 号 430 g', en: '430 g in size 5' } },
      { name: { zh: '适用场地', en: 'Surface' }, value: { zh: '天然草、人造草', en: 'Grass, artificial turf' } },
      { name: { zh: '包装内容', en: 'In the box' }, value: { zh: '足球、气针、网兜', en: 'Ball, needle, net bag' } },
    ],
    sales: 9480,
    score: 475,
    ageDays: 167,
  },
  {
    code: 'shanming-soft-volleyball',
    shop: 'yequ-outdoor',
    category: 'sports-big-balls',
    brand: 'sports-shanming',
    title: {
      zh: '山鸣 软式排球 五号PU发泡中考学生训练用',
      en: 'Shanming Soft-Touch Volleyball, Size 5 for School Practice',
    },
    selling: { zh: '垫球不红手腕', en: 'Kind to forearms during long practice' },
    icon: '1f3d0',
    tint: 215,
    price: 7900,
    axes: [],
    attributes: {
      'sports-activity': 'ball',
      'sports-place': 'both',
      'sports-user': 'adult',
      'sports-level': 'beginner',
    },
    story: [
      {
        zh: '面皮是加厚发泡 PU，垫球时触感软，连续练四十分钟手腕也不会通红。白色球面在傍晚也看得清。',
        en: 'Thick foamed PU gives a soft contact, so forearms are not glowing after forty minutes of digging practice. The white surface is easy to follow at dusk.',
      },
      {
        zh: '重量与周长按学生考试常用的规格制作，考前换球没有落差。随球附手压气筒，放学路上补气也方便。',
        en: 'Weight and girth follow the specification commonly used in school tests, so there is no surprise on the day. A small hand pump is included for quick top-ups.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '发泡 PU', en: 'Foamed PU' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '5 号，周长 65–67 cm', en: 'Size 5, 65–67 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '270 g', en: '270 g' } },
      { name: { zh: '适用场地', en: 'Surface' }, value: { zh: '室内、室外', en: 'Indoor and outdoor' } },
      { name: { zh: '包装内容', en: 'In the box' }, value: { zh: '排球、气筒、气针', en: 'Ball, hand pump, needle' } },
    ],
    sales: 42600,
    score: 471,
    ageDays: 290,
  },
  {
    code: 'jiyu-carbon-tennis-racket',
    shop: 'yequ-outdoor',
    category: 'sports-rackets',
    brand: 'sports-jiyu',
    title: {
      zh: '疾羽 碳铝一体网球拍 大拍面初学单人套装',
      en: 'Jiyu Carbon-Alloy Tennis Racket Set with Oversize Head',
    },
    selling: { zh: '大拍面，甜区更宽', en: 'A larger head with a more forgiving sweet spot' },
    icon: '1f3be',
    tint: 355,
    price: 21900,
    listPrice: 28900,
    axes: [
      {
        name: { zh: '握把', en: 'Grip' },
        values: [
          { code: 'g1', name: { zh: '1 号柄', en: 'Grip 1' } },
          { code: 'g2', name: { zh: '2 号柄', en: 'Grip 2' } },
          { code: 'g3', name: { zh: '3 号柄', en: 'Grip 3' } },
        ],
      },
    ],
    attributes: {
      'sports-activity': 'ball',
      'sports-place': 'outdoor',
      'sports-user': 'adult',
      'sports-level': 'beginner',
    },
    story: [
      {
        zh: '拍面 105 平方英寸，没打到正中也能过网。碳铝一体框比全铝更稳，挥起来不震手腕，适合刚开始打球的头一年。',
        en: 'A 105-square-inch head gets off-centre hits over the net. The carbon-alloy frame shakes less than plain aluminium, which suits a first year of regular play.',
      },
      {
        zh: '出厂已穿好 24 磅聚酯线，拆开就能上场。套装含一只带弹力绳的练习球，一个人也能对着墙练节奏。',
        en: 'It arrives strung at 24 pounds, ready to play. The set includes a practice ball on an elastic cord, so you can work on rhythm alone in any open space.',
      },
    ],
    facts: [
      { name: { zh: '框架', en: 'Frame' }, value: { zh: '碳纤维与铝合金', en: 'Carbon fibre and alloy' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '270 g（空拍）', en: '270 g unstrung' } },
      {
        name: { zh: '尺寸', en: 'Dimensions' },
        value: { zh: '拍面 105 平方英寸，长 68.5 cm', en: 'Head 105 sq in, length 68.5 cm' },
      },
      { name: { zh: '适用水平', en: 'Level' }, value: { zh: '初学', en: 'Beginner' } },
      {
        name: { zh: '包装内容', en: 'In the box' },
        value: { zh: '球拍、练习球、拍包', en: 'Racket, practice ball, cover' },
      },
    ],
    sales: 8420,
    score: 474,
    ageDays: 81,
  },
  {
    code: 'jiyu-featherline-badminton',
    shop: 'yequ-outdoor',
    category: 'sports-rackets',
    brand: 'sports-jiyu',
    title: {
      zh: '疾羽 5U全碳素羽毛球拍 轻量速度型已穿线',
      en: 'Jiyu Featherline 5U Full-Carbon Badminton Racket, Strung',
    },
    selling: { zh: '78 克，双打抢网更快', en: 'At 78 g, quick hands at the net' },
    icon: '1f3f8',
    tint: 190,
    price: 29900,
    listPrice: 38900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '海岸蓝', en: 'Coast blue' }, paint: { hue: 0 } },
          { code: 'red', name: { zh: '红色', en: 'Red' }, paint: { hue: 98, saturation: 1.33, brightness: 0.87 } },
          {
            code: 'charcoal',
            name: { zh: '炭灰', en: 'Charcoal' },
            paint: { hue: 350, saturation: 0.08, brightness: 0.67 },
          },
        ],
      },
    ],
    soldOut: ['charcoal'],
    attributes: {
      'sports-activity': 'ball',
      'sports-place': 'indoor',
      'sports-user': 'adult',
      'sports-level': 'advanced',
    },
    story: [
      {
        zh: '整支高模量碳素，空拍 78 克，平衡点 290 毫米，抬拍快，封网和接杀不拖手。中杆偏软，发力省劲。',
        en: 'Full high-modulus carbon at 78 grams with a 290-millimetre balance point lifts fast for net kills and drives. The softer shaft asks less of your swing.',
      },
      {
        zh: '风槽拍框减少侧向风阻，穿线孔 76 个。出厂 24 磅，框身可承受 28 磅，进阶后可以自行加磅重穿。',
        en: 'A grooved frame cuts drag and carries 76 string holes. It ships at 24 pounds and takes up to 28, so you can restring tighter as your game grows.',
      },
    ],
    facts: [
      { name: { zh: '框架', en: 'Frame' }, value: { zh: '高模量碳素', en: 'High-modulus carbon' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '78 g（5U）', en: '78 g (5U)' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '675 mm', en: '675 mm' } },
      { name: { zh: '承重', en: 'Load limit' }, value: { zh: '可穿 28 磅', en: 'Up to 28 lb tension' } },
      { name: { zh: '包装内容', en: 'In the box' }, value: { zh: '球拍、手胶、拍套', en: 'Racket, overgrip, cover' } },
    ],
    sales: 15100,
    score: 485,
    ageDays: 120,
  },
  {
    code: 'jiyu-family-badminton-set',
    shop: 'yequ-outdoor',
    category: 'sports-rackets',
    brand: 'sports-jiyu',
    title: {
      zh: '疾羽 家庭羽毛球对拍套装 附尼龙球与折叠球网',
      en: 'Jiyu Family Badminton Set with Shuttles and Folding Net',
    },
    selling: { zh: '两支拍、六个球、一张网', en: 'Two rackets, six shuttles and a net' },
    icon: '1f3f8',
    tint: 75,
    price: 15900,
    axes: [],
    attributes: {
      'sports-activity': 'ball',
      'sports-place': 'outdoor',
      'sports-user': 'family',
      'sports-level': 'beginner',
    },
    story: [
      {
        zh: '铁铝一体拍经得住孩子磕碰，拍柄缠了吸汗带。尼龙球比羽毛球重一点，小区里有微风也能打起来。',
        en: 'Steel-alloy rackets survive children and hard ground, with absorbent grips. Nylon shuttles are slightly heavier than feather, so a light breeze does not end the game.',
      },
      {
        zh: '球网展开三米宽，支架一插即立，不用打地钉，草地、水泥地都能摆。全部收进一只长条布袋。',
        en: 'The three-metre net stands on its own feet with no pegs, on grass or on concrete. Everything packs into one long cloth bag that fits behind the car seats.',
      },
    ],
    facts: [
      { name: { zh: '框架', en: 'Frame' }, value: { zh: '铁铝合金', en: 'Steel alloy' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '球拍 110 g', en: '110 g per racket' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '球网 300 × 155 cm', en: 'Net 300 × 155 cm' } },
      {
        name: { zh: '包装内容', en: 'In the box' },
        value: { zh: '球拍两支、尼龙球六只、折叠网、布袋', en: 'Two rackets, six shuttles, folding net, bag' },
      },
    ],
    sales: 6390,
    score: 462,
    ageDays: 230,
  },
  {
    code: 'jiyu-seven-ply-bat',
    shop: 'yequ-outdoor',
    category: 'sports-rackets',
    brand: 'sports-jiyu',
    title: { zh: '疾羽 七层纯木乒乓球拍 双面反胶成品拍', en: 'Jiyu Seven-Ply Table Tennis Bat with Inverted Rubbers' },
    selling: { zh: '底板有弹性，胶皮有黏性', en: 'A lively blade with tacky rubber' },
    icon: '1f3d3',
    tint: 330,
    price: 13900,
    listPrice: 17900,
    axes: [
      {
        name: { zh: '握法', en: 'Grip style' },
        values: [
          { code: 'shakehand', name: { zh: '横拍', en: 'Shakehand' } },
          { code: 'penhold', name: { zh: '直拍', en: 'Penhold' } },
        ],
      },
    ],
    attributes: {
      'sports-activity': 'ball',
      'sports-place': 'indoor',
      'sports-user': 'adult',
      'sports-level': 'regular',
    },
    story: [
      {
        zh: '底板七层纯木，奥古曼面材配阿尤斯大芯，拉弧圈时吃得住球。出厂正反贴红黑反胶，边缘已裁齐。',
        en: 'Seven plies of wood with okoume faces and an ayous core hold the ball well on loops. Red and black inverted rubbers come glued and trimmed. No assembly is needed.',
      },
      {
        zh: '海绵 2.1 毫米，正手偏快、反手略软，适合练过半年以上的球友。附拍套与两只三星训练球。',
        en: 'The 2.1-millimetre sponge is quicker on the forehand and softer on the backhand, right for players past their first half-year. A cover and two balls are included.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '七层纯木、反胶', en: 'Seven-ply wood, inverted rubber' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '178 g', en: '178 g' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '海绵 2.1 mm', en: 'Sponge 2.1 mm' } },
      { name: { zh: '适用水平', en: 'Level' }, value: { zh: '进阶', en: 'Intermediate' } },
      {
        name: { zh: '包装内容', en: 'In the box' },
        value: { zh: '成品拍、拍套、球两只', en: 'Bat, cover, two balls' },
      },
    ],
    sales: 10260,
    score: 477,
    ageDays: 58,
  },
  {
    code: 'yequ-soft-edge-disc',
    shop: 'yequ-outdoor',
    category: 'sports-throwing',
    brand: 'sports-yequ',
    title: { zh: '野趣 175克竞技飞盘 软边练习户外草地', en: 'Yequ 175 g Flying Disc with Soft Rim for Park Games' },
    selling: { zh: '边缘柔软，新手接盘不疼', en: 'A softer rim for first-time catchers' },
    icon: '1f94f',
    tint: 170,
    price: 4900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'sky', name: { zh: '湖蓝', en: 'Lake blue' }, paint: { hue: 0 } },
          {
            code: 'orange',
            name: { zh: '橙色', en: 'Orange' },
            paint: { hue: 174, saturation: 1.57, brightness: 0.88 },
          },
          { code: 'green', name: { zh: '绿色', en: 'Green' }, paint: { hue: 254, saturation: 1.26, brightness: 0.8 } },
          { code: 'rose', name: { zh: '玫红', en: 'Rose' }, paint: { hue: 119, saturation: 1.16, brightness: 0.77 } },
        ],
      },
    ],
    attributes: {
      'sports-activity': 'ball',
      'sports-place': 'outdoor',
      'sports-user': 'family',
      'sports-level': 'beginner',
    },
    story: [
      {
        zh: '重 175 克，直径 27.3 厘米，飞行轨迹稳。盘缘比硬盘多一成弹性，接偏了打在手指上也不太疼。',
        en: 'At 175 grams and 27.3 centimetres it flies true. The rim flexes a tenth more than a hard disc, so a missed catch does not sting as much.',
      },
      {
        zh: '盘面有同心细纹，出手时拇指有着力点。聚乙烯耐弯折，被狗叼过会留牙印，但不会裂开。',
        en: 'Concentric ridges on top give the thumb something to push against. The polyethylene bends without cracking; a dog may leave tooth marks but will not split it.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '聚乙烯', en: 'Polyethylene' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '直径 27.3 cm', en: '27.3 cm across' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '175 g', en: '175 g' } },
      { name: { zh: '适用场地', en: 'Surface' }, value: { zh: '草地、沙滩', en: 'Grass, beach' } },
    ],
    sales: 17300,
    score: 480,
    ageDays: 26,
  },
  {
    code: 'yequ-felt-dart-set',
    shop: 'yequ-outdoor',
    category: 'sports-throwing',
    brand: 'sports-yequ',
    title: {
      zh: '野趣 家用飞镖靶套装 双面植绒静音附六支镖',
      en: 'Yequ Home Dart Board Set, Quiet Flocked Face with Six Darts',
    },
    selling: { zh: '植绒靶面，扎上去声音很轻', en: 'A flocked face that takes darts quietly' },
    icon: '1f3af',
    tint: 5,
    price: 8900,
    listPrice: 11900,
    axes: [],
    attributes: {
      'sports-activity': 'ball',
      'sports-place': 'indoor',
      'sports-user': 'family',
      'sports-level': 'beginner',
    },
    story: [
      {
        zh: '靶面高密度植绒，镖扎入时只有轻轻一声，拔出后绒面自己合上。正面标准计分，背面是同心环。',
        en: 'The dense flocked face takes a dart with a soft tap and closes again when it is pulled. One side has the standard scoring layout, the other plain rings.',
      },
      {
        zh: '六支镖分两色，重 18 克，钢尖长度略短，木墙上不会扎得太深。请装在背后无人经过的墙面。',
        en: 'Six 18-gram darts come in two colours, with slightly short steel points that do not dig deep into a wooden wall. Hang it where nobody walks behind.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '植绒压缩纸、金属圈', en: 'Flocked compressed paper, metal rim' },
      },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '直径 43 cm', en: '43 cm across' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '2.1 kg', en: '2.1 kg' } },
      { name: { zh: '适用年龄', en: 'Recommended age' }, value: { zh: '14 岁以上', en: '14 years and up' } },
      {
        name: { zh: '包装内容', en: 'In the box' },
        value: { zh: '靶盘、镖六支、挂件', en: 'Board, six darts, wall fitting' },
      },
    ],
    sales: 5720,
    score: 463,
    ageDays: 143,
  },
  {
    code: 'shanming-cork-baseball',
    shop: 'yequ-outdoor',
    category: 'sports-throwing',
    brand: 'sports-shanming',
    title: { zh: '山鸣 牛皮硬式棒球 软木羊毛芯投打训练', en: 'Shanming Leather Baseball with Cork and Wool Core' },
    selling: { zh: '双针手缝，108 针红线', en: 'Hand-stitched with 108 red double stitches' },
    icon: '26be',
    tint: 235,
    price: 3990,
    axes: [
      {
        name: { zh: '规格', en: 'Pack' },
        values: [
          { code: '1', name: { zh: '单只', en: 'Single' } },
          { code: '6', name: { zh: '六只装', en: 'Six-pack' }, extra: 17900 },
        ],
      },
    ],
    attributes: {
      'sports-activity': 'ball',
      'sports-place': 'outdoor',
      'sports-user': 'adult',
      'sports-level': 'regular',
    },
    story: [
      {
        zh: '软木芯外缠三层羊毛线，再包两片牛皮，手缝 108 针。握变化球时指节能卡住缝线，出手有旋转。',
        en: 'A cork core is wound in three layers of wool and covered with two pieces of cowhide, sewn with 108 stitches that stand proud enough to grip for breaking balls.',
      },
      {
        zh: '重量 145 克，周长 23 厘米，符合成人训练规格。初学的孩子请改用软式球，并佩戴好护具。',
        en: 'It weighs 145 grams and measures 23 centimetres round, in line with adult training balls. Beginners and children should start with a soft ball and wear protection.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '牛皮、软木、羊毛线', en: 'Cowhide, cork, wool yarn' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '周长 23 cm', en: '23 cm round' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '145 g', en: '145 g' } },
      { name: { zh: '适用场地', en: 'Surface' }, value: { zh: '土场、草地', en: 'Dirt and grass' } },
    ],
    sales: 1890,
    score: 458,
    ageDays: 208,
  },
];
