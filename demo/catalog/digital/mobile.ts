import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'yunqiong-s3',
    shop: 'xingguang-digital',
    category: 'digital-phone',
    brand: 'dg-yunqiong',
    title: {
      zh: '云穹 S3 智能手机 6.5 英寸直屏 5500mAh 长续航',
      en: 'Yunqiong S3 Smartphone, 6.5-Inch Flat Display, 5500 mAh Battery',
    },
    selling: {
      zh: '直屏手感利落，一次充电可用一天半',
      en: 'A flat screen that sits well in the hand and a battery for a day and a half',
    },
    icon: '1f4f1',
    tint: 225,
    price: 369900,
    listPrice: 429900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          {
            code: 'black',
            name: { zh: '曜石黑', en: 'Obsidian black' },
            paint: { hue: 0, saturation: 0.15, brightness: 0.65 },
          },
          { code: 'violet', name: { zh: '烟霞紫', en: 'Dusk violet' }, paint: { hue: 20 } },
          { code: 'blue', name: { zh: '霁蓝', en: 'Clear-sky blue' }, paint: { hue: -35 } },
          { code: 'green', name: { zh: '松绿', en: 'Pine green' }, paint: { hue: -105, saturation: 0.8 } },
          {
            code: 'gold',
            name: { zh: '砂金', en: 'Sand gold' },
            paint: { hue: 150, saturation: 0.6, brightness: 1.2 },
          },
        ],
      },
      {
        name: { zh: '存储', en: 'Storage' },
        values: [
          { code: '8-128', name: { zh: '8GB+128GB', en: '8 GB + 128 GB' } },
          { code: '8-256', name: { zh: '8GB+256GB', en: '8 GB + 256 GB' }, extra: 30000 },
          { code: '12-256', name: { zh: '12GB+256GB', en: '12 GB + 256 GB' }, extra: 60000 },
          { code: '12-512', name: { zh: '12GB+512GB', en: '12 GB + 512 GB' }, extra: 100000 },
          { code: '16-512', name: { zh: '16GB+512GB', en: '16 GB + 512 GB' }, extra: 140000 },
          { code: '16-1t', name: { zh: '16GB+1TB', en: '16 GB + 1 TB' }, extra: 220000 },
        ],
      },
    ],
    soldOut: ['gold/8-128', 'green/16-1t', 'gold/16-1t'],
    attributes: { 'dg-connect': 'cellular', 'dg-power': 'builtin', 'dg-scene': 'commute', 'dg-origin': 'shenzhen' },
    story: [
      {
        zh: '中框收窄到 7.6 毫米，四角做了圆润过渡，单手打字时虎口不会被硌到。正面是一块 6.5 英寸直屏，刷新率可在 1 到 120 赫兹之间自动切换，看书时更省电。',
        en:
          'The frame is 7.6 mm thick with softened corners, so typing one-handed stays comfortable. Up front is a ' +
          '6.5-inch flat panel that moves between 1 and 120 Hz on its own and saves power while you read.',
      },
      {
        zh: '5500mAh 电池配合 80W 有线快充，早上洗漱的二十分钟可以补回六成多电量。后置主摄支持光学防抖，夜里拍街景时快门更从容。',
        en:
          'The 5500 mAh cell takes 80 W wired charging: twenty minutes while you get ready brings back over sixty ' +
          'per cent. The main camera has optical stabilisation, which helps with street scenes after dark.',
      },
    ],
    facts: [
      {
        name: { zh: '屏幕', en: 'Display' },
        value: { zh: '6.5 英寸 OLED，2700 × 1220', en: '6.5-inch OLED, 2700 × 1220' },
      },
      {
        name: { zh: '电池', en: 'Battery' },
        value: { zh: '5500mAh，80W 有线充电', en: '5500 mAh, 80 W wired charging' },
      },
      {
        name: { zh: '摄像头', en: 'Cameras' },
        value: { zh: '5000 万像素主摄 + 1200 万像素超广角', en: '50 MP main + 12 MP ultra-wide' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '189 g', en: '189 g' } },
      { name: { zh: '防水等级', en: 'Water resistance' }, value: { zh: 'IP68', en: 'IP68' } },
      {
        name: { zh: '包装清单', en: 'In the box' },
        value: { zh: '手机、数据线、取卡针、保护壳', en: 'Phone, cable, SIM tool, case' },
      },
    ],
    sales: 28640,
    score: 476,
    ageDays: 62,
  },
  {
    code: 'yunqiong-lite',
    shop: 'xingguang-digital',
    category: 'digital-phone',
    brand: 'dg-yunqiong',
    title: {
      zh: '云穹轻享版手机 6.1 英寸小屏 168 克轻薄机身',
      en: 'Yunqiong Lite, a Small 6.1-Inch Phone That Weighs Just 168 g',
    },
    selling: { zh: '口袋装得下的小屏手机，够用也好拿', en: 'A pocketable small-screen phone that does what you need' },
    icon: '1f4f1',
    tint: 20,
    price: 159900,
    listPrice: 189900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          {
            code: 'white',
            name: { zh: '云白', en: 'Cloud white' },
            paint: { hue: 0, saturation: 0.1, brightness: 1.6 },
          },
          {
            code: 'pink',
            name: { zh: '藕粉', en: 'Lotus pink' },
            paint: { hue: 90, saturation: 0.7, brightness: 1.3 },
          },
          { code: 'blue', name: { zh: '浅海蓝', en: 'Shallow sea blue' }, paint: { hue: -50, brightness: 1.2 } },
        ],
      },
      {
        name: { zh: '存储', en: 'Storage' },
        values: [
          { code: '8-128', name: { zh: '8GB+128GB', en: '8 GB + 128 GB' } },
          { code: '8-256', name: { zh: '8GB+256GB', en: '8 GB + 256 GB' }, extra: 25000 },
        ],
      },
    ],
    attributes: { 'dg-connect': 'cellular', 'dg-power': 'builtin', 'dg-scene': 'commute' },
    story: [
      {
        zh: '如今小屏手机不多见，这一款把屏幕控制在 6.1 英寸，拇指可以够到屏幕顶角。机身重 168 克，放进衬衫口袋也不会坠得变形。',
        en:
          'Small phones have become rare. This one keeps to 6.1 inches, so your thumb still reaches the top corner, ' +
          'and at 168 g it rides in a shirt pocket without dragging it down.',
      },
      {
        zh: '系统预装的应用只有十四个，其余都由你自己决定。侧面指纹键与电源键合一，湿手时也可以用图案解锁。',
        en:
          'Only fourteen apps come preinstalled and the rest is up to you. The fingerprint reader sits in the power ' +
          'key, and a pattern unlock is there for wet hands.',
      },
    ],
    facts: [
      {
        name: { zh: '屏幕', en: 'Display' },
        value: { zh: '6.1 英寸 OLED，2400 × 1080', en: '6.1-inch OLED, 2400 × 1080' },
      },
      {
        name: { zh: '电池', en: 'Battery' },
        value: { zh: '4300mAh，45W 有线充电', en: '4300 mAh, 45 W wired charging' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '168 g', en: '168 g' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '146 × 70 × 7.8 mm', en: '146 × 70 × 7.8 mm' } },
      { name: { zh: '防水等级', en: 'Water resistance' }, value: { zh: 'IP54', en: 'IP54' } },
    ],
    sales: 41200,
    score: 468,
    ageDays: 148,
  },
  {
    code: 'yunqiong-easy',
    shop: 'xingguang-digital',
    category: 'digital-phone',
    brand: 'dg-yunqiong',
    title: {
      zh: '云穹常青手机 大字大音量 实体 SOS 键 长者适用',
      en: 'Yunqiong Evergreen Phone, Large Type, Loud Speaker and an SOS Key',
    },
    selling: { zh: '图标大、铃声响，子女可以远程协助设置', en: 'Big icons, a loud ringer and remote help from family' },
    icon: '1f4f1',
    tint: 130,
    price: 99900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          {
            code: 'black',
            name: { zh: '墨黑', en: 'Ink black' },
            paint: { hue: 0, saturation: 0.15, brightness: 0.6 },
          },
          { code: 'red', name: { zh: '枣红', en: 'Jujube red' }, paint: { hue: 95, saturation: 0.9 } },
        ],
      },
    ],
    attributes: { 'dg-connect': 'cellular', 'dg-power': 'builtin', 'dg-scene': 'home', 'dg-origin': 'shenzhen' },
    story: [
      {
        zh: '桌面每页只放六个图标，字号比常规手机大一半。背面的 SOS 键长按三秒，会依次拨打预先存好的三位联系人。',
        en:
          'Each home page holds six icons, with type half as large again as usual. Hold the SOS key on the back for ' +
          'three seconds and it calls three stored contacts in turn.',
      },
      {
        zh: '充电底座随机附送，手机往上一放就开始充电，不必对准接口。子女在自己的手机上扫码绑定后，可以协助调整音量和联系人。',
        en:
          'A charging dock comes in the box: just set the phone down, no fiddling with a plug. Once paired by code, ' +
          'family members can adjust volume and contacts from their own phones.',
      },
    ],
    facts: [
      { name: { zh: '屏幕', en: 'Display' }, value: { zh: '6.6 英寸 LCD', en: '6.6-inch LCD' } },
      { name: { zh: '电池', en: 'Battery' }, value: { zh: '5000mAh，18W 充电', en: '5000 mAh, 18 W charging' } },
      { name: { zh: '内存与存储', en: 'Memory and storage' }, value: { zh: '6GB + 128GB', en: '6 GB + 128 GB' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '205 g', en: '205 g' } },
      {
        name: { zh: '包装清单', en: 'In the box' },
        value: { zh: '手机、充电底座、充电器', en: 'Phone, charging dock, charger' },
      },
    ],
    sales: 9350,
    score: 461,
    ageDays: 301,
  },
  {
    code: 'yunqiong-rock',
    shop: 'xingguang-digital',
    category: 'digital-phone',
    brand: 'dg-yunqiong',
    title: {
      zh: '云穹岩行三防手机 10000mAh 大电池 户外作业机',
      en: 'Yunqiong Rock Rugged Phone with a 10000 mAh Battery for Site Work',
    },
    selling: {
      zh: '戴手套也能操作，工地和山路上都放心',
      en: 'Works with gloves on, from building sites to mountain tracks',
    },
    icon: '1f4f1',
    tint: 285,
    price: 229900,
    listPrice: 269900,
    axes: [],
    attributes: { 'dg-connect': 'cellular', 'dg-power': 'builtin', 'dg-scene': 'outdoor', 'dg-origin': 'shenzhen' },
    story: [
      {
        zh: '机身四角包覆 2.5 毫米橡胶，从 1.5 米高处跌落到水泥地的测试做了二十六次。接口全部带塞子，进灰进水的机会更少。',
        en:
          'The corners wear 2.5 mm of rubber and the phone went through twenty-six drops from 1.5 metres onto ' +
          'concrete. Every port has a plug, so less dust and water gets in.',
      },
      {
        zh: '10000mAh 电池在常温待机下可以撑过一周，还能反向给头灯和对讲机补电。侧边多了一枚可自定义的按键，常用来开手电。',
        en:
          'The 10000 mAh battery lasts about a week on standby and can top up a head torch or a two-way radio. An ' +
          'extra programmable side key usually ends up as the torch switch.',
      },
    ],
    facts: [
      { name: { zh: '屏幕', en: 'Display' }, value: { zh: '6.4 英寸 LCD，550 尼特', en: '6.4-inch LCD, 550 nits' } },
      { name: { zh: '电池', en: 'Battery' }, value: { zh: '10000mAh，33W 充电', en: '10000 mAh, 33 W charging' } },
      { name: { zh: '内存与存储', en: 'Memory and storage' }, value: { zh: '8GB + 256GB', en: '8 GB + 256 GB' } },
      { name: { zh: '防水等级', en: 'Water resistance' }, value: { zh: 'IP68、IP69K', en: 'IP68 and IP69K' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '378 g', en: '378 g' } },
    ],
    sales: 1860,
    score: 455,
    ageDays: 233,
    state: 'PUT_OFF',
  },
  {
    code: 'yunqiong-watch-sport',
    shop: 'xingguang-digital',
    category: 'digital-wear',
    brand: 'dg-yunqiong',
    title: {
      zh: '云穹 W2 运动智能手表 双频定位 14 天续航',
      en: 'Yunqiong W2 Sports Watch with Dual-Band GPS and 14-Day Battery',
    },
    selling: {
      zh: '跑步、骑行、登山都能记，两周充一次电',
      en: 'Logs runs, rides and climbs, and charges twice a month',
    },
    icon: '231a',
    tint: 55,
    price: 79900,
    listPrice: 99900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '天青', en: 'Sky blue' }, paint: { hue: 0 } },
          { code: 'black', name: { zh: '石墨', en: 'Graphite' }, paint: { hue: 0, saturation: 0.1, brightness: 0.6 } },
          { code: 'green', name: { zh: '苔绿', en: 'Moss green' }, paint: { hue: -80, saturation: 0.8 } },
          { code: 'orange', name: { zh: '落日橙', en: 'Sunset orange' }, paint: { hue: 170 } },
        ],
      },
    ],
    soldOut: ['orange'],
    attributes: { 'dg-connect': 'bluetooth', 'dg-power': 'builtin', 'dg-scene': 'outdoor', 'dg-origin': 'dongguan' },
    story: [
      {
        zh: '双频定位在高楼之间也能画出比较干净的轨迹，起跑前大约十秒完成搜星。屏幕常亮时亮度会随环境光调整，正午也读得清配速。',
        en:
          'Dual-band positioning draws a clean track even between tall buildings and locks on in about ten seconds. ' +
          'The always-on screen follows the light, so you can read your pace at noon.',
      },
      {
        zh: '硅胶表带采用快拆结构，拨动卡扣就能换下来清洗。日常佩戴每天记录一小时运动，续航约十四天。',
        en:
          'The silicone strap comes off with a quick-release catch for washing. With an hour of recorded exercise a ' +
          'day, a charge lasts about fourteen days.',
      },
    ],
    facts: [
      { name: { zh: '屏幕', en: 'Display' }, value: { zh: '1.43 英寸 AMOLED', en: '1.43-inch AMOLED' } },
      { name: { zh: '直径', en: 'Diameter' }, value: { zh: '46 mm', en: '46 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '36 g（不含表带）', en: '36 g without strap' } },
      { name: { zh: '防水等级', en: 'Water resistance' }, value: { zh: '5 ATM', en: '5 ATM' } },
      { name: { zh: '续航', en: 'Battery life' }, value: { zh: '约 14 天', en: 'About 14 days' } },
      { name: { zh: '连接方式', en: 'Connectivity' }, value: { zh: '蓝牙 5.3', en: 'Bluetooth 5.3' } },
    ],
    sales: 16720,
    score: 472,
    ageDays: 96,
  },
  {
    code: 'yunqiong-watch-kids',
    shop: 'xingguang-digital',
    category: 'digital-wear',
    brand: 'dg-yunqiong',
    title: {
      zh: '云穹小豆儿童手表 可拆卸表盘 双向通话 课堂模式',
      en: "Yunqiong Little Bean Kids' Watch with Calls and Classroom Mode",
    },
    selling: { zh: '上课自动静音，放学就能打电话回家', en: 'Silent in class, ready to ring home after school' },
    icon: '231a',
    tint: 330,
    price: 49900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '晴空蓝', en: 'Sky blue' }, paint: { hue: 0 } },
          { code: 'pink', name: { zh: '莓果粉', en: 'Berry pink' }, paint: { hue: 100, brightness: 1.1 } },
        ],
      },
    ],
    attributes: { 'dg-connect': 'cellular', 'dg-power': 'builtin', 'dg-scene': 'kids', 'dg-origin': 'dongguan' },
    story: [
      {
        zh: '家长可以设定上课时段，这段时间里手表只显示时间，其他功能都会锁住。通讯录由家长管理，陌生号码打不进来。',
        en:
          'Parents set school hours, during which the watch shows only the time and locks everything else. The ' +
          'contact list is theirs to manage, so unknown numbers cannot get through.',
      },
      {
        zh: '表带孔位做了十一档，适合腕围 13 到 18 厘米的孩子。边框比屏幕高出 0.6 毫米，磕到桌角时先碰到的是边框。',
        en:
          'Eleven strap holes fit wrists from 13 to 18 cm. The bezel stands 0.6 mm above the glass, so it meets the ' +
          'table edge before the screen does.',
      },
    ],
    facts: [
      { name: { zh: '屏幕', en: 'Display' }, value: { zh: '1.3 英寸', en: '1.3-inch' } },
      { name: { zh: '电池', en: 'Battery' }, value: { zh: '700mAh', en: '700 mAh' } },
      { name: { zh: '防水等级', en: 'Water resistance' }, value: { zh: 'IPX8', en: 'IPX8' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '52 g', en: '52 g' } },
      { name: { zh: '连接方式', en: 'Connectivity' }, value: { zh: '4G、蓝牙、Wi-Fi', en: '4G, Bluetooth, Wi-Fi' } },
    ],
    sales: 1860,
    score: 459,
    ageDays: 18,
  },
  {
    code: 'yunqiong-watch-classic',
    shop: 'xingguang-digital',
    category: 'digital-wear',
    brand: 'dg-yunqiong',
    title: {
      zh: '云穹时序指针智能手表 真指针表盘 蓝宝石镜面',
      en: 'Yunqiong Shixu Hybrid Watch with Real Hands and Sapphire Glass',
    },
    selling: {
      zh: '看起来是一块腕表，提醒藏在指针后面',
      en: 'It looks like a watch; the reminders hide behind the hands',
    },
    icon: '231a',
    tint: 175,
    price: 129900,
    listPrice: 159900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '海军蓝', en: 'Navy blue' }, paint: { hue: 10, brightness: 0.8 } },
          {
            code: 'brown',
            name: { zh: '栗棕', en: 'Chestnut brown' },
            paint: { hue: 175, saturation: 0.6, brightness: 0.7 },
          },
          {
            code: 'black',
            name: { zh: '玄黑', en: 'Deep black' },
            paint: { hue: 0, saturation: 0.1, brightness: 0.5 },
          },
        ],
      },
    ],
    attributes: { 'dg-connect': 'bluetooth', 'dg-power': 'builtin', 'dg-scene': 'office' },
    story: [
      {
        zh: '时针和分针都是实体的，由两枚步进电机驱动，收到重要联系人的来电时会轻轻摆动一下。表盘下半部分藏有一块小屏，抬腕才会亮起。',
        en:
          'Hour and minute hands are physical, driven by two stepper motors, and sway gently when a chosen contact ' +
          'calls. A small display hides in the lower dial and lights only when you raise your wrist.',
      },
      {
        zh: '镜面为蓝宝石玻璃，表壳是 316L 不锈钢，经手工拉丝。表带宽 20 毫米，市面上的普通表带可以直接替换。',
        en:
          'The glass is sapphire and the case is hand-brushed 316L steel. Lugs are a standard 20 mm, so ordinary ' +
          'watch straps fit without any adapters.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '316L 不锈钢、蓝宝石玻璃', en: '316L steel, sapphire glass' },
      },
      { name: { zh: '直径', en: 'Diameter' }, value: { zh: '41 mm', en: '41 mm' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '11.2 mm', en: '11.2 mm' } },
      { name: { zh: '续航', en: 'Battery life' }, value: { zh: '约 20 天', en: 'About 20 days' } },
      { name: { zh: '防水等级', en: 'Water resistance' }, value: { zh: '5 ATM', en: '5 ATM' } },
    ],
    sales: 2380,
    score: 481,
    ageDays: 41,
  },
];
