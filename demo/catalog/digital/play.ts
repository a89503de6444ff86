import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'youye-pad',
    shop: 'jiyin-audio',
    category: 'digital-game',
    brand: 'dg-youye',
    title: {
      zh: '游野 P3 无线游戏手柄 霍尔摇杆 双模连接 可编程',
      en: 'Youye P3 Wireless Game Controller, Hall Sticks, Two Connections',
    },
    selling: { zh: '霍尔摇杆不易漂移，电脑电视都能连', en: 'Drift-resistant sticks for the PC and the living-room TV' },
    icon: '1f3ae',
    tint: 15,
    price: 23900,
    listPrice: 29900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'violet', name: { zh: '夜紫', en: 'Night violet' }, paint: { hue: 0 } },
          {
            code: 'black',
            name: { zh: '纯黑', en: 'Plain black' },
            paint: { hue: 0, saturation: 0.15, brightness: 0.6 },
          },
          { code: 'red', name: { zh: '赤红', en: 'Crimson' }, paint: { hue: 85, brightness: 1.2 } },
          { code: 'teal', name: { zh: '青碧', en: 'Teal' }, paint: { hue: -65 } },
        ],
      },
    ],
    attributes: { 'dg-connect': 'bluetooth', 'dg-power': 'builtin', 'dg-scene': 'home', 'dg-origin': 'shenzhen' },
    story: [
      {
        zh: '摇杆用磁感应代替碳膜，用久了中心点不容易跑偏。扳机行程可以用背后的拨片切成短行程，射击游戏反应更快。',
        en:
          'Magnetic sensing replaces carbon tracks, so the sticks keep their centre over time. A switch on the back ' +
          'shortens the trigger travel for faster shots.',
      },
      {
        zh: '背键两枚，可以把常用组合录进去。1200mAh 电池约可玩十八小时，充电时照常使用。',
        en:
          'Two back keys can hold recorded combinations. The 1200 mAh battery lasts about eighteen hours, and you ' +
          'can simply carry on playing while it charges.',
      },
    ],
    facts: [
      {
        name: { zh: '连接方式', en: 'Connectivity' },
        value: { zh: '蓝牙、2.4G、USB-C 有线', en: 'Bluetooth, 2.4 GHz, USB-C cable' },
      },
      { name: { zh: '电池', en: 'Battery' }, value: { zh: '1200mAh，约 18 小时', en: '1200 mAh, about 18 hours' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '226 g', en: '226 g' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '154 × 106 × 62 mm', en: '154 × 106 × 62 mm' } },
      {
        name: { zh: '包装清单', en: 'In the box' },
        value: { zh: '手柄、接收器、充电线', en: 'Controller, receiver, cable' },
      },
    ],
    sales: 31560,
    score: 475,
    ageDays: 140,
  },
  {
    code: 'youye-stick',
    shop: 'jiyin-audio',
    category: 'digital-game',
    brand: 'dg-youye',
    title: {
      zh: '游野街机摇杆 实木底板 可换八角门 支持面板刻名',
      en: 'Youye Arcade Joystick with Swappable Gate and Engraved Name Plate',
    },
    selling: { zh: '老街机的手感，刻上自己的玩家名', en: 'An arcade feel, with your player name on the plate' },
    icon: '1f579-fe0f',
    tint: 235,
    price: 49900,
    axes: [],
    attributes: { 'dg-connect': 'wired', 'dg-power': 'usb', 'dg-scene': 'home', 'dg-origin': 'shenzhen' },
    story: [
      {
        zh: '球头直径 35 毫米，摇杆四角门与八角门都在盒子里，格斗和射击各取所需。底板里加了 1.2 公斤配重，搓招时不会移位。',
        en:
          'The ball top is 35 mm across, and both square and octagonal gates come in the box. A 1.2 kg weight in ' +
          'the base keeps it still through quick motions.',
      },
      {
        zh: '前面板有一块拉丝铝牌，可以免费刻上玩家名。按键用的是标准插片，松了以后拔下换新，不需要工具。',
        en:
          'A brushed aluminium plate on the front can carry your player name free of charge. Buttons use standard ' +
          'tabs, so a worn one pulls out and is replaced without tools.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '胡桃木、铝板', en: 'Walnut, aluminium' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '240 × 200 × 150 mm', en: '240 × 200 × 150 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '2.6 kg', en: '2.6 kg' } },
      { name: { zh: '线长', en: 'Cable length' }, value: { zh: '2.5 m', en: '2.5 m' } },
      { name: { zh: '制作周期', en: 'Lead time' }, value: { zh: '刻名加 3 天', en: 'Engraving adds 3 days' } },
    ],
    sales: 870,
    score: 482,
    ageDays: 64,
    custom: [
      { code: 'player', name: { zh: '玩家名', en: 'Player name' }, mode: 'INPUT', maxLength: 12, required: true },
      {
        code: 'gate',
        name: { zh: '预装限位门', en: 'Gate fitted' },
        mode: 'SELECT',
        choices: [
          { zh: '四角门', en: 'Square' },
          { zh: '八角门', en: 'Octagonal' },
        ],
        required: true,
      },
    ],
  },
  {
    code: 'yuexin-cells',
    shop: 'jiyin-audio',
    category: 'digital-power',
    brand: 'dg-yuexin',
    title: {
      zh: '跃芯五号充电电池 2600mAh 低自放电 一年余七成',
      en: 'Yuexin AA Rechargeable Cells, 2600 mAh with Low Self-Discharge',
    },
    selling: {
      zh: '话筒、手柄、玩具通用，循环约千次',
      en: 'For microphones, controllers and toys, about a thousand cycles',
    },
    icon: '1f50b',
    tint: 145,
    price: 4900,
    listPrice: 5990,
    axes: [
      {
        name: { zh: '规格', en: 'Pack' },
        values: [
          { code: '4pcs', name: { zh: '4 节', en: '4 cells' } },
          { code: '8pcs', name: { zh: '8 节', en: '8 cells' }, extra: 3500 },
          { code: '8pcs-charger', name: { zh: '8 节 + 充电器', en: '8 cells + charger' }, extra: 7500 },
        ],
      },
    ],
    attributes: { 'dg-power': 'dry', 'dg-scene': 'home', 'dg-origin': 'chongqing' },
    story: [
      {
        zh: '低自放电配方，充满放一年后仍保留约七成电量，遥控器和手电里放着也不用总换。每节外皮印有容量和批次。',
        en:
          'The low self-discharge mix keeps about seventy per cent after a year on the shelf, which suits remotes ' +
          'and torches. Capacity and batch are printed on each cell.',
      },
      {
        zh: '带充电器的套装有四个独立槽位，新旧电池可以混着充。充满后指示灯由红转绿，自动转入涓流。',
        en:
          'The charger set has four independent bays, so older and newer cells can share it. Lights turn from red ' +
          'to green when full and it drops to a trickle.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '2600mAh', en: '2600 mAh' } },
      { name: { zh: '电压', en: 'Voltage' }, value: { zh: '1.2V', en: '1.2 V' } },
      { name: { zh: '循环次数', en: 'Cycles' }, value: { zh: '约 1000 次', en: 'About 1000' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '30 g / 节', en: '30 g each' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '五号（14.5 × 50.5 mm）', en: 'AA (14.5 × 50.5 mm)' } },
      { name: { zh: '质保', en: 'Warranty' }, value: { zh: '一年', en: 'One year' } },
    ],
    sales: 74800,
    score: 480,
    ageDays: 288,
  },
  {
    code: 'yuexin-cord',
    shop: 'xingguang-digital',
    category: 'digital-power',
    brand: 'dg-yuexin',
    title: {
      zh: '跃芯两芯电源线 纯铜线芯 通用八字尾 加粗护套',
      en: 'Yuexin Two-Core Power Cord, Pure Copper with a Figure-Eight Plug',
    },
    selling: { zh: '显示器、打印机、音箱都能替换', en: 'Replaces the lead on monitors, printers and speakers' },
    icon: '1f50c',
    tint: 300,
    price: 2990,
    axes: [
      {
        name: { zh: '线长', en: 'Length' },
        values: [
          { code: '1-2m', name: { zh: '1.2 米', en: '1.2 m' } },
          { code: '1-8m', name: { zh: '1.8 米', en: '1.8 m' }, extra: 600 },
          { code: '3m', name: { zh: '3 米', en: '3 m' }, extra: 1500 },
        ],
      },
    ],
    attributes: { 'dg-connect': 'wired', 'dg-power': 'mains', 'dg-scene': 'office' },
    story: [
      {
        zh: '线芯为无氧铜，截面 0.75 平方毫米，长时间带打印机也只是微温。护套比常见的厚 0.3 毫米，从桌沿垂下来不容易折痕。',
        en:
          'Oxygen-free copper of 0.75 square millimetres stays only slightly warm under a printer. The jacket is ' +
          '0.3 mm thicker than usual and resists kinks over a desk edge.',
      },
      {
        zh: '插头尾部做了六节防折护套，反复弯折的位置受力更均匀。买之前请先看一眼设备背后的插口，两孔八字形才适用。',
        en:
          'Six flexible ribs at the plug spread the bending. Please look at the back of your device before ' +
          'ordering: this lead fits the two-hole, figure-eight inlet.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '无氧铜、PVC', en: 'Oxygen-free copper, PVC' } },
      { name: { zh: '额定', en: 'Rating' }, value: { zh: '2.5A 250V', en: '2.5 A, 250 V' } },
      { name: { zh: '截面', en: 'Cross-section' }, value: { zh: '0.75 mm²', en: '0.75 mm²' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB/T 2099', en: 'GB/T 2099' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '85 g 起', en: 'From 85 g' } },
    ],
    sales: 320,
    score: 445,
    ageDays: 5,
    state: 'TO_AUDIT',
  },
];
