import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'dengya-bulb',
    shop: 'muyu-home',
    category: 'home-lighting',
    brand: 'hm-dengya',
    title: {
      zh: '灯芽暖光灯泡 E27 螺口 复古球泡 无可视频闪',
      en: 'Dengya Warm LED Bulb, E27 Screw Base with a Vintage Globe Shape',
    },
    selling: { zh: '饭桌上的菜看起来更有食欲', en: 'Makes dinner on the table look as good as it tastes' },
    icon: '1f4a1',
    tint: 50,
    price: 2900,
    listPrice: 3900,
    axes: [
      {
        name: { zh: '功率', en: 'Power' },
        values: [
          { code: '5w', name: { zh: '5 瓦', en: '5 W' } },
          { code: '9w', name: { zh: '9 瓦', en: '9 W' }, extra: 600 },
        ],
      },
    ],
    attributes: { 'hm-material': 'glass', 'hm-room': 'living', 'hm-style': 'vintage' },
    story: [
      {
        zh: '色温 2700K，接近老式钨丝灯的颜色，显色指数 95，红烧肉和青菜的颜色都不会发灰。玻壳为透明玻璃，灯丝清楚可见。',
        en:
          'At 2700 K it is close to an old tungsten lamp, and a colour rendering of 95 keeps reds and greens ' +
          'lively. The clear glass lets you see the filament.',
      },
      {
        zh: '恒流驱动，用手机相机对着看不到滚动条纹。不支持墙壁调光开关，请装在普通开关的灯座上。',
        en:
          'A constant-current driver means no rolling bands when you film with a phone. It does not work with wall ' +
          'dimmers, so please fit it on an ordinary switch.',
      },
    ],
    facts: [
      { name: { zh: '色温', en: 'Colour temperature' }, value: { zh: '2700K', en: '2700 K' } },
      {
        name: { zh: '光通量', en: 'Luminous flux' },
        value: { zh: '5W 450 lm、9W 806 lm', en: '5 W 450 lm, 9 W 806 lm' },
      },
      { name: { zh: '灯头', en: 'Base' }, value: { zh: 'E27', en: 'E27' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '60 × 105 mm', en: '60 × 105 mm' } },
      { name: { zh: '显色指数', en: 'CRI' }, value: { zh: 'Ra 95', en: 'Ra 95' } },
    ],
    sales: 48900,
    score: 472,
    ageDays: 330,
  },
  {
    code: 'dengya-torch',
    shop: 'jingri-daily',
    category: 'home-lighting',
    brand: 'hm-dengya',
    title: {
      zh: '灯芽家用强光手电筒 USB-C 充电 变焦 停电夜路备用',
      en: 'Dengya Home Torch with USB-C Charging and Adjustable Beam',
    },
    selling: { zh: '床头放一支，停电起夜都用得上', en: 'Keep one by the bed for power cuts and dark stairs' },
    icon: '1f526',
    tint: 225,
    price: 5900,
    axes: [],
    attributes: { 'hm-material': 'metal', 'hm-room': 'hall' },
    story: [
      {
        zh: '前端推拉即可变焦，近处照一片，远处照一束。三档亮度从 60 到 600 流明，弱光档可以连续亮约三十小时。',
        en:
          'Slide the head to go from a wide pool to a narrow beam. Three levels run from 60 to 600 lumens, and the ' +
          'low one lasts about thirty hours.',
      },
      {
        zh: '尾部的荧光圈在黑暗中能看见十来分钟，摸黑也找得到。充电口在筒身中段，有硅胶塞挡住水气。',
        en:
          'A glowing ring on the tail stays visible for ten minutes or so after dark, so you can find it. The ' +
          'charging port sits mid-body behind a silicone plug.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '6061 铝合金', en: '6061 aluminium' } },
      { name: { zh: '光通量', en: 'Luminous flux' }, value: { zh: '60 / 250 / 600 lm', en: '60 / 250 / 600 lm' } },
      { name: { zh: '电池', en: 'Battery' }, value: { zh: '2600mAh 可更换', en: '2600 mAh, replaceable' } },
      { name: { zh: '防水等级', en: 'Water resistance' }, value: { zh: 'IPX5', en: 'IPX5' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '135 × 34 mm', en: '135 × 34 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '168 g', en: '168 g' } },
    ],
    sales: 17650,
    score: 463,
    ageDays: 240,
  },
  {
    code: 'dengya-lantern',
    shop: 'muyu-home',
    category: 'home-lighting',
    brand: 'hm-dengya',
    title: {
      zh: '灯芽手工绢面灯笼 竹骨 LED 灯芯 节庆门廊挂饰',
      en: 'Dengya Handmade Silk Lantern with Bamboo Ribs and LED Core',
    },
    selling: { zh: '竹骨是手劈的，点亮后光很匀', en: 'Hand-split ribs and an even glow once lit' },
    icon: '1f3ee',
    tint: 345,
    price: 8900,
    listPrice: 10900,
    axes: [
      {
        name: { zh: '直径', en: 'Diameter' },
        values: [
          { code: '20cm', name: { zh: '20 厘米', en: '20 cm' } },
          { code: '30cm', name: { zh: '30 厘米', en: '30 cm' }, extra: 4000 },
        ],
      },
    ],
    attributes: { 'hm-material': 'fabric', 'hm-room': 'hall', 'hm-style': 'oriental' },
    story: [
      {
        zh: '灯面用仿真丝绢，刷过一层防泼水涂料，屋檐下偶尔淋到雨不要紧。骨架由二十四根竹篾扎成，可以压扁收纳。',
        en:
          'The silk-like cloth is brushed with a splash-proof coat, so a little rain under the eaves does no harm. ' +
          'Twenty-four bamboo ribs fold flat for storage.',
      },
      {
        zh: 'LED 灯芯用五号电池供电，也留有 USB 接口。遥控器可以定时六小时，节日里每晚自动亮起。',
        en:
          'The LED core runs on AA cells or from USB. A remote sets a six-hour timer, so it comes on each evening ' +
          'through the holidays without being touched.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '仿真丝绢、竹篾、ABS', en: 'Silk-like cloth, bamboo, ABS' },
      },
      { name: { zh: '电池', en: 'Battery' }, value: { zh: '五号电池 3 节（不含）', en: '3 × AA (not included)' } },
      { name: { zh: '功率', en: 'Power' }, value: { zh: '3W', en: '3 W' } },
      { name: { zh: '色温', en: 'Colour temperature' }, value: { zh: '2200K', en: '2200 K' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '260 g 起', en: 'From 260 g' } },
    ],
    sales: 9870,
    score: 470,
    ageDays: 52,
  },
  {
    code: 'muzhe-mantel-clock',
    shop: 'muyu-home',
    category: 'home-clock',
    brand: 'hm-muzhe',
    title: {
      zh: '木辙拱形座钟 胡桃木外壳 扫秒静音 整点报时可关',
      en: 'Muzhe Arched Mantel Clock in Walnut with Silent Sweep Hands',
    },
    selling: { zh: '秒针不走格，整点的铃可以关掉', en: 'A gliding hand and an hourly chime you can switch off' },
    icon: '1f570-fe0f',
    tint: 20,
    price: 32900,
    axes: [],
    attributes: { 'hm-material': 'wood', 'hm-room': 'living', 'hm-style': 'vintage', 'hm-origin': 'caoxian' },
    story: [
      {
        zh: '外壳由整片胡桃木弯成拱形，底座用黄铜色金属条收边。表盘刻度加粗，在三米外的沙发上也看得清。',
        en:
          'The case is walnut bent into an arch, edged at the base with a brass-coloured strip. Bold markers can be ' +
          'read from a sofa three metres away.',
      },
      {
        zh: '扫秒机芯走起来没有滴答声，卧室里也能放。背后有报时开关，夜里十点到早上六点自动静音。',
        en:
          'The sweep movement has no tick, so it can live in a bedroom. A switch on the back turns the chime off, ' +
          'and it is silent by itself from ten to six.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '胡桃木、玻璃镜面', en: 'Walnut, glass' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '24 × 9 × 21 cm', en: '24 × 9 × 21 cm' } },
      { name: { zh: '电池', en: 'Battery' }, value: { zh: '五号电池 2 节', en: '2 × AA' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '1.1 kg', en: '1.1 kg' } },
      { name: { zh: '质保', en: 'Warranty' }, value: { zh: '机芯两年', en: 'Two years on the movement' } },
    ],
    sales: 1320,
    score: 477,
    ageDays: 183,
  },
  {
    code: 'dengya-alarm',
    shop: 'jingri-daily',
    category: 'home-clock',
    brand: 'hm-dengya',
    title: {
      zh: '灯芽双铃闹钟 金属机身 学生起床 夜光指针 无极静音',
      en: 'Dengya Twin-Bell Alarm Clock, Metal Body and Glowing Hands',
    },
    selling: { zh: '铃声够响，赖床的人也会坐起来', en: 'Loud enough to sit even late sleepers up' },
    icon: '23f0',
    tint: 185,
    price: 6900,
    listPrice: 8900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '番茄红', en: 'Tomato red' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '海蓝', en: 'Sea blue' }, paint: { hue: -140 } },
          {
            code: 'green',
            name: { zh: '橄榄绿', en: 'Olive green' },
            paint: { hue: 90, saturation: 0.7, brightness: 0.9 },
          },
          {
            code: 'pink',
            name: { zh: '浅粉', en: 'Pale pink' },
            paint: { hue: -10, saturation: 0.6, brightness: 1.2 },
          },
        ],
      },
    ],
    attributes: { 'hm-material': 'metal', 'hm-room': 'bedroom', 'hm-style': 'vintage' },
    story: [
      {
        zh: '小锤敲打两只钢铃，在枕边大约 85 分贝。没有贪睡键，要停铃得伸手按下顶部的拨杆，人也就醒了一半。',
        en:
          'A hammer strikes two steel bells at roughly 85 dB by the pillow. There is no snooze: you must reach up ' +
          'for the lever, and by then you are half awake.',
      },
      {
        zh: '走时机芯是无极扫秒的，除了闹铃没有别的声音。指针涂有蓄光材料，关灯后约五个小时看得见。',
        en:
          'The movement sweeps silently, so the alarm is the only sound it makes. Luminous paint on the hands stays ' +
          'readable for about five hours after lights out.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '钢壳、玻璃镜面', en: 'Steel, glass' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '12 × 6 × 17 cm', en: '12 × 6 × 17 cm' } },
      { name: { zh: '电池', en: 'Battery' }, value: { zh: '五号电池 1 节', en: '1 × AA' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '310 g', en: '310 g' } },
      { name: { zh: '铃声', en: 'Alarm' }, value: { zh: '约 85 dB', en: 'About 85 dB' } },
    ],
    sales: 26400,
    score: 459,
    ageDays: 311,
  },
  {
    code: 'zhijian-photo-frame',
    shop: 'muyu-home',
    category: 'home-wall',
    brand: 'hm-zhijian',
    title: {
      zh: '植间定制实木画框 照片冲印装裱 客厅卧室挂画',
      en: 'Zhijian Custom Wooden Frame with Your Photo Printed and Mounted',
    },
    selling: { zh: '发来照片，装好框、配好挂钩再寄给你', en: 'Send a photo and it comes back framed, hooks included' },
    icon: '1f5bc-fe0f',
    tint: 95,
    price: 12900,
    listPrice: 15900,
    axes: [
      {
        name: { zh: '尺寸', en: 'Size' },
        values: [
          { code: '8in', name: { zh: '8 寸', en: '8-inch' } },
          { code: '12in', name: { zh: '12 寸', en: '12-inch' }, extra: 6000 },
          { code: '20in', name: { zh: '20 寸', en: '20-inch' }, extra: 16000 },
        ],
      },
    ],
    attributes: { 'hm-material': 'wood', 'hm-room': 'living', 'hm-style': 'country', 'hm-origin': 'caoxian' },
    story: [
      {
        zh: '下单后通过消息发送原图，我们核对像素和裁切，再给你看一张效果图。确认后用微喷打印，颜色比普通冲印更细。',
        en:
          'Message us the original file after ordering. We check resolution and cropping and show you a preview, ' +
          'then print it by fine-art inkjet for smoother colour than ordinary prints.',
      },
      {
        zh: '框条是橡胶木，四角燕尾拼接，不用钉子。附送两枚无痕挂钩与一张定位纸，按纸上的点贴好就能挂平。',
        en:
          'The frame is rubberwood with dovetailed corners and no nails. Two adhesive hooks and a paper template ' +
          'come along, so it hangs level the first time.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '橡胶木、亚克力面板', en: 'Rubberwood, acrylic glazing' } },
      { name: { zh: '框宽', en: 'Moulding' }, value: { zh: '2.2 cm', en: '2.2 cm' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '2.5 cm', en: '2.5 cm' } },
      { name: { zh: '制作周期', en: 'Lead time' }, value: { zh: '约 3 个工作日', en: 'About 3 working days' } },
      {
        name: { zh: '包装清单', en: 'In the box' },
        value: { zh: '画框、挂钩 2 枚、定位纸', en: 'Frame, 2 hooks, template' },
      },
    ],
    sales: 5230,
    score: 481,
    ageDays: 66,
    custom: [
      {
        code: 'mount',
        name: { zh: '卡纸颜色', en: 'Mount colour' },
        mode: 'SELECT',
        choices: [
          { zh: '白色', en: 'White' },
          { zh: '米色', en: 'Cream' },
          { zh: '不要卡纸', en: 'No mount' },
        ],
        required: true,
      },
      { code: 'caption', name: { zh: '画框下方文字', en: 'Caption under the picture' }, mode: 'INPUT', maxLength: 30 },
    ],
  },
  {
    code: 'zhijian-hill-print',
    shop: 'muyu-home',
    category: 'home-wall',
    brand: 'hm-zhijian',
    title: {
      zh: '植间山野风景装饰画 实木外框 玄关餐厅成品挂画',
      en: 'Zhijian Hills Landscape Print in a Wooden Frame, Ready to Hang',
    },
    selling: { zh: '一扇看得见山的小窗', en: 'A small window onto the hills' },
    icon: '1f5bc-fe0f',
    tint: 240,
    price: 9900,
    axes: [],
    attributes: { 'hm-material': 'wood', 'hm-room': 'hall', 'hm-style': 'country' },
    story: [
      {
        zh: '画面来自浙南一处茶山的速写，由插画师整理成平涂色块。颜色偏清亮，挂在没有窗的玄关会显得开阔些。',
        en:
          'The picture began as a sketch of a tea hill in the south of Zhejiang, redrawn in flat colour. Its clear ' +
          'palette opens up a hallway with no window.',
      },
      {
        zh: '画芯 230 克艺术纸，前面加了一层防反光亚克力。背后挂件已经装好，横竖两个方向都留有挂点。',
        en:
          'It is printed on 230 g art paper behind an anti-glare acrylic sheet. Fittings are already on the back, ' +
          'with hanging points for either direction.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '42 × 32 cm', en: '42 × 32 cm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '艺术纸、松木框', en: 'Art paper, pine frame' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '0.9 kg', en: '0.9 kg' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '2 cm', en: '2 cm' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东曹县', en: 'Caoxian, Shandong' } },
    ],
    sales: 2890,
    score: 453,
    ageDays: 292,
  },
  {
    code: 'zhijian-mirror',
    shop: 'muyu-home',
    category: 'home-wall',
    brand: 'hm-zhijian',
    title: {
      zh: '植间花瓣边壁挂镜 树脂边框 高清银镜 梳妆玄关',
      en: 'Zhijian Petal-Edged Wall Mirror for Dressing Table or Hall',
    },
    selling: { zh: '六瓣花形边框，挂一面墙就亮了', en: 'Six petals around the glass brighten a whole wall' },
    icon: '1fa9e',
    tint: 310,
    price: 15900,
    listPrice: 19900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'gold', name: { zh: '暖金', en: 'Warm gold' }, paint: { hue: 0 } },
          { code: 'pink', name: { zh: '豆沙粉', en: 'Dusty pink' }, paint: { hue: -50, saturation: 0.7 } },
          { code: 'green', name: { zh: '鼠尾草', en: 'Sage' }, paint: { hue: 60, saturation: 0.5 } },
        ],
      },
    ],
    attributes: { 'hm-material': 'glass', 'hm-room': 'bath', 'hm-style': 'country' },
    story: [
      {
        zh: '镜面为 5 毫米银镜，背后涂两层防潮漆，浴室门外也可以使用。边框是树脂倒模后手工上色，每一片花瓣深浅略有不同。',
        en:
          'The 5 mm silvered glass has two coats of damp-proof paint behind, so it can hang by the bathroom. The ' +
          'resin frame is coloured by hand, each petal slightly different.',
      },
      {
        zh: '背面有一高一低两只挂孔，正挂斜挂都平稳。打包时夹了 3 厘米泡沫板，路上破损可以直接补发。',
        en:
          'Two holes on the back let it hang upright or at a tilt. It is packed between 3 cm foam boards, and if it ' +
          'breaks on the way we send another.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '45 × 60 cm', en: '45 × 60 cm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '银镜、树脂', en: 'Silvered glass, resin' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '镜面 5 mm', en: 'Glass 5 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '3.4 kg', en: '3.4 kg' } },
      { name: { zh: '安装方式', en: 'Assembly' }, value: { zh: '膨胀螺丝 2 颗（附）', en: '2 wall plugs (included)' } },
    ],
    sales: 4760,
    score: 468,
    ageDays: 145,
  },
  {
    code: 'zhijian-potted',
    shop: 'muyu-home',
    category: 'home-plant',
    brand: 'hm-zhijian',
    title: {
      zh: '植间榕苗红陶盆栽 好养耐阴 桌面绿植 带托盘',
      en: 'Zhijian Potted Fig Seedling in Terracotta, Easy in Low Light',
    },
    selling: { zh: '一周浇一次水，窗边或书桌都能长', en: 'Water once a week, by the window or on a desk' },
    icon: '1fab4',
    tint: 130,
    price: 5900,
    listPrice: 7900,
    axes: [
      {
        name: { zh: '盆径', en: 'Pot' },
        values: [
          { code: '12cm', name: { zh: '12 厘米', en: '12 cm' } },
          { code: '16cm', name: { zh: '16 厘米', en: '16 cm' }, extra: 3000 },
        ],
      },
    ],
    attributes: { 'hm-material': 'glass', 'hm-room': 'study', 'hm-style': 'country' },
    story: [
      {
        zh: '苗高约 20 到 28 厘米，出圃前在同样的盆里养了两个月，根系已经长稳。红陶盆透气，浇多了水也容易干。',
        en:
          'The seedling stands about 20 to 28 cm and has spent two months in this same pot, so its roots have ' +
          'settled. Terracotta breathes and forgives too much water.',
      },
      {
        zh: '运输时盆土用纸杯固定，叶片外套网袋。到家先放在散光处缓三天，再浇透水，头一周掉一两片叶属于正常。',
        en:
          'Soil is held by a paper collar and leaves by a net sleeve on the way. Give it three days in soft light, ' +
          'then water well; losing a leaf or two is normal.',
      },
    ],
    facts: [
      { name: { zh: '高度', en: 'Height' }, value: { zh: '含盆 32–40 cm', en: '32–40 cm with pot' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '红陶盆与托盘', en: 'Terracotta pot and saucer' } },
      { name: { zh: '光照', en: 'Light' }, value: { zh: '散射光', en: 'Indirect light' } },
      { name: { zh: '浇水', en: 'Watering' }, value: { zh: '每周一次', en: 'Once a week' } },
      { name: { zh: '耐温', en: 'Temperature range' }, value: { zh: '8–32 ℃', en: '8–32 °C' } },
    ],
    sales: 1920,
    score: 462,
    ageDays: 15,
  },
  {
    code: 'zhijian-bouquet',
    shop: 'muyu-home',
    category: 'home-plant',
    brand: 'hm-zhijian',
    title: {
      zh: '植间仿真花束 百合小菊 绢布手工 不用换水摆件',
      en: 'Zhijian Silk Bouquet of Lilies and Daisies, No Water Needed',
    },
    selling: { zh: '花瓣用绢布烫出弧度，远看像刚买回来', en: 'Pressed silk petals that look freshly bought' },
    icon: '1f490',
    tint: 275,
    price: 7900,
    axes: [],
    attributes: { 'hm-material': 'fabric', 'hm-room': 'living', 'hm-style': 'country' },
    story: [
      {
        zh: '花瓣是绢布热压成型，边缘手工晕色，叶脉用细铜丝撑住，可以掰出想要的姿态。绿色包纸一并附送，插进花瓶或直接送人都行。',
        en:
          'Petals are heat-pressed silk, shaded at the edges by hand, with fine wire in the leaves so you can bend ' +
          'them. It comes in green wrap, for a vase or as a gift.',
      },
      {
        zh: '落了灰用冷风吹一吹，或者用软刷轻扫。避免放在正午暴晒的窗台，三五年内颜色变化不明显。',
        en:
          'Blow dust off with cool air or use a soft brush. Keep it out of the midday sun, and the colours hold ' +
          'well for three to five years.',
      },
    ],
    facts: [
      { name: { zh: '高度', en: 'Height' }, value: { zh: '42 cm', en: '42 cm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '绢布、铜丝、PE 花杆', en: 'Silk cloth, wire, PE stems' } },
      { name: { zh: '数量', en: 'Quantity' }, value: { zh: '11 枝', en: '11 stems' } },
      { name: { zh: '清洁保养', en: 'Care' }, value: { zh: '冷风除尘', en: 'Dust with cool air' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '210 g', en: '210 g' } },
    ],
    sales: 6110,
    score: 449,
    ageDays: 219,
    state: 'PUT_OFF',
  },
  {
    code: 'dengya-candle',
    shop: 'muyu-home',
    category: 'home-scent',
    brand: 'hm-dengya',
    title: {
      zh: '灯芽大豆蜡香薰蜡烛 手工灌注 居家氛围 约燃 35 小时',
      en: 'Dengya Soy-Wax Scented Candle, Hand Poured, About 35 Hours',
    },
    selling: { zh: '吹灭后房间里还会留一点淡香', en: 'A trace of scent stays in the room after you blow it out' },
    icon: '1f56f-fe0f',
    tint: 35,
    price: 4900,
    listPrice: 6900,
    axes: [
      {
        name: { zh: '香型', en: 'Scent' },
        values: [
          { code: 'osmanthus', name: { zh: '桂花', en: 'Osmanthus' }, paint: { hue: 0 } },
          { code: 'cedar', name: { zh: '雪松', en: 'Cedar' }, paint: { hue: 70, saturation: 0.7 } },
          { code: 'fig', name: { zh: '无花果', en: 'Fig' }, paint: { hue: -80, saturation: 0.7 } },
        ],
      },
    ],
    attributes: { 'hm-room': 'bedroom', 'hm-style': 'minimal', 'hm-material': 'plant' },
    story: [
      {
        zh: '蜡体为大豆蜡混少量蜂蜡，香精占 7%，点燃二十分钟后香味铺满约十五平方米的房间。棉芯不含铅，修到 5 毫米再点烟更少。',
        en:
          'Soy wax with a little beeswax carries seven per cent fragrance, enough for a room of fifteen square ' +
          'metres after twenty minutes. Trim the cotton wick to 5 mm for less smoke.',
      },
      {
        zh: '初次点燃的时候，请等表面融满一圈再熄灭，以后就不会中间烧出坑。盒内附一只灭烛盖，不用嘴吹。',
        en:
          'The first time, let the whole surface melt before putting it out, and it will not tunnel later. A ' +
          'snuffer lid is included so you need not blow.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '大豆蜡、蜂蜡、棉芯', en: 'Soy wax, beeswax, cotton wick' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '180 g', en: '180 g' } },
      { name: { zh: '燃烧时间', en: 'Burn time' }, value: { zh: '约 35 小时', en: 'About 35 hours' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '6 × 10 cm', en: '6 × 10 cm' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' } },
    ],
    sales: 15380,
    score: 473,
    ageDays: 83,
  },
  {
    code: 'zhijian-chime',
    shop: 'muyu-home',
    category: 'home-scent',
    brand: 'hm-zhijian',
    title: {
      zh: '植间玻璃风铃 手绘金鱼 和纸短册 阳台窗边挂饰',
      en: 'Zhijian Hand-Painted Glass Wind Chime with Goldfish and a Card',
    },
    selling: { zh: '一阵穿堂风，就听见夏天', en: 'One draught through the hall and you hear summer' },
    icon: '1f390',
    tint: 200,
    price: 6900,
    axes: [],
    attributes: { 'hm-material': 'glass', 'hm-room': 'hall', 'hm-style': 'oriental' },
    story: [
      {
        zh: '玻璃罩由师傅一口气吹成，口沿故意不磨平，碰撞时声音更清亮。金鱼画在内壁，雨水淋到也不会褪色。',
        en:
          'Each globe is blown in one breath and its rim left unground for a brighter ring. The goldfish are ' +
          'painted on the inside, where rain cannot wear them away.',
      },
      {
        zh: '纸片用的是厚和纸，可以自己写一句话再挂上。挂绳长 30 厘米，末端有一只小铜环，挂上就好。',
        en:
          'The hanging card is heavy handmade paper, so you can write a line of your own on it first. The cord is ' +
          '30 cm long and ends in a small brass ring.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '手工玻璃、和纸', en: 'Hand-blown glass, paper' } },
      { name: { zh: '直径', en: 'Diameter' }, value: { zh: '8 cm', en: '8 cm' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '30 cm', en: '30 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '120 g', en: '120 g' } },
      { name: { zh: '包装清单', en: 'In the box' }, value: { zh: '风铃、备用纸片 2 张', en: 'Chime, 2 spare cards' } },
    ],
    sales: 365,
    score: 476,
    ageDays: 4,
  },
];
