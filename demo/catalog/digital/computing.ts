import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'mojie-air-14',
    shop: 'xingguang-digital',
    category: 'digital-computer',
    brand: 'dg-mojie',
    title: {
      zh: '墨界 Air 14 轻薄笔记本电脑 1.19kg 2.8K 高分屏',
      en: 'Mojie Air 14 Thin-and-Light Laptop, 1.19 kg with a 2.8K Display',
    },
    selling: {
      zh: '背着不压肩，开会一整天不用找插座',
      en: 'Light on the shoulder, and a full day of meetings without a socket',
    },
    icon: '1f4bb',
    tint: 265,
    price: 459900,
    listPrice: 529900,
    axes: [
      {
        name: { zh: '内存硬盘', en: 'Memory' },
        values: [
          { code: '16-512', name: { zh: '16GB+512GB', en: '16 GB + 512 GB' } },
          { code: '16-1t', name: { zh: '16GB+1TB', en: '16 GB + 1 TB' }, extra: 40000 },
          { code: '32-1t', name: { zh: '32GB+1TB', en: '32 GB + 1 TB' }, extra: 100000 },
        ],
      },
    ],
    attributes: { 'dg-connect': 'wifi', 'dg-power': 'builtin', 'dg-scene': 'office', 'dg-origin': 'suzhou' },
    story: [
      {
        zh: '镁合金机身加上 14 英寸屏幕，整机 1.19 公斤，比一瓶大矿泉水还轻些。屏幕长宽比为 16:10，写文档时比宽屏多显示三四行。',
        en:
          'A magnesium shell and a 14-inch panel come to 1.19 kg, less than a large bottle of water. The 16:10 ' +
          'screen shows three or four more lines of a document than a wide one.',
      },
      {
        zh: '75Wh 电池在中等亮度下播放本地视频约十三小时。两侧各有一个 USB-C，左右都可以充电，不用绕线。',
        en:
          'The 75 Wh battery plays local video for about thirteen hours at medium brightness. There is a USB-C port ' +
          'on each side, so you can charge from whichever is nearer the wall.',
      },
    ],
    facts: [
      {
        name: { zh: '屏幕', en: 'Display' },
        value: { zh: '14 英寸，2880 × 1800，120 Hz', en: '14-inch, 2880 × 1800, 120 Hz' },
      },
      { name: { zh: '处理器', en: 'Processor' }, value: { zh: '8 核 16 线程', en: '8 cores, 16 threads' } },
      { name: { zh: '电池', en: 'Battery' }, value: { zh: '75Wh', en: '75 Wh' } },
      {
        name: { zh: '接口', en: 'Ports' },
        value: { zh: 'USB-C × 2、USB-A × 1、HDMI × 1', en: '2 × USB-C, 1 × USB-A, 1 × HDMI' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '1.19 kg', en: '1.19 kg' } },
      { name: { zh: '质保', en: 'Warranty' }, value: { zh: '整机两年', en: 'Two years' } },
    ],
    sales: 12480,
    score: 474,
    ageDays: 85,
  },
  {
    code: 'mojie-studio-16',
    shop: 'xingguang-digital',
    category: 'digital-computer',
    brand: 'dg-mojie',
    title: {
      zh: '墨界创作本 16 英寸 广色域屏 独立显卡 剪辑设计',
      en: 'Mojie Studio 16 Creator Laptop with Wide-Gamut Screen and GPU',
    },
    selling: {
      zh: '出厂逐台校色，剪 4K 视频不卡时间线',
      en: 'Colour-checked one by one, and smooth with 4K timelines',
    },
    icon: '1f4bb',
    tint: 100,
    price: 799900,
    axes: [
      {
        name: { zh: '内存', en: 'Memory' },
        values: [
          { code: '32g', name: { zh: '32GB', en: '32 GB' } },
          { code: '64g', name: { zh: '64GB', en: '64 GB' }, extra: 120000 },
        ],
      },
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'silver', name: { zh: '银灰', en: 'Silver grey' }, paint: { hue: 0 } },
          { code: 'dark', name: { zh: '深空灰', en: 'Dark grey' }, paint: { hue: 0, brightness: 0.65 } },
        ],
      },
    ],
    attributes: { 'dg-connect': 'wifi', 'dg-power': 'builtin', 'dg-scene': 'creator', 'dg-origin': 'suzhou' },
    story: [
      {
        zh: '每一台出厂前都用校色仪做过检测，平均色差小于 1，检测单随机附在盒子里。屏幕表面做了防眩光处理，靠窗坐着也不太反光。',
        en:
          'Each machine is measured with a colorimeter before it leaves, with an average delta E below 1, and the ' +
          'sheet is in the box. A matte coating keeps window reflections down.',
      },
      {
        zh: '机身右侧有全尺寸 SD 卡槽，相机卡不用转接就能读。两把风扇在剪辑时的噪声约为 38 分贝，安静房间里听得见但不刺耳。',
        en:
          'A full-size SD slot on the right reads camera cards without an adapter. While editing, the two fans make ' +
          'about 38 dB: audible in a quiet room but not harsh.',
      },
    ],
    facts: [
      {
        name: { zh: '屏幕', en: 'Display' },
        value: { zh: '16 英寸，3200 × 2000，覆盖 P3 色域', en: '16-inch, 3200 × 2000, full P3 gamut' },
      },
      { name: { zh: '处理器', en: 'Processor' }, value: { zh: '16 核 22 线程', en: '16 cores, 22 threads' } },
      { name: { zh: '存储介质', en: 'Storage' }, value: { zh: '1TB 固态硬盘', en: '1 TB SSD' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '2.15 kg', en: '2.15 kg' } },
      { name: { zh: '电池', en: 'Battery' }, value: { zh: '99Wh', en: '99 Wh' } },
      { name: { zh: '质保', en: 'Warranty' }, value: { zh: '整机两年', en: 'Two years' } },
    ],
    sales: 3260,
    score: 470,
    ageDays: 29,
  },
  {
    code: 'mojie-aio-24',
    shop: 'xingguang-digital',
    category: 'digital-computer',
    brand: 'dg-mojie',
    title: {
      zh: '墨界 24 英寸台式一体机 家用办公 无线键盘套装',
      en: 'Mojie 24-Inch All-in-One Desktop with a Matching Keyboard',
    },
    selling: { zh: '一根电源线就能开工，桌面清爽', en: 'One power cord and you are ready to work' },
    icon: '1f5a5-fe0f',
    tint: 190,
    price: 349900,
    listPrice: 399900,
    axes: [
      {
        name: { zh: '内存', en: 'Memory' },
        values: [
          { code: '16g', name: { zh: '16GB', en: '16 GB' } },
          { code: '32g', name: { zh: '32GB', en: '32 GB' }, extra: 50000 },
        ],
      },
    ],
    attributes: { 'dg-connect': 'wifi', 'dg-power': 'mains', 'dg-scene': 'home', 'dg-origin': 'suzhou' },
    story: [
      {
        zh: '主机全部收在显示屏背后，桌上只看得到一根电源线。底座可以前后俯仰，高个子和孩子轮流用时调一下就好。',
        en:
          'The whole computer sits behind the screen, leaving one power cord on the desk. The stand tilts, so a ' +
          'tall parent and a child can take turns comfortably.',
      },
      {
        zh: '随机附带同色键盘，用一个接收器连接。摄像头可以按进边框里，不开视频会议的时候镜头是藏起来的。',
        en:
          'A matching keyboard comes along on a single receiver. The webcam presses down into the frame, so the ' +
          'lens is out of sight when you are not in a call.',
      },
    ],
    facts: [
      { name: { zh: '屏幕', en: 'Display' }, value: { zh: '23.8 英寸，1920 × 1080', en: '23.8-inch, 1920 × 1080' } },
      { name: { zh: '处理器', en: 'Processor' }, value: { zh: '6 核 12 线程', en: '6 cores, 12 threads' } },
      { name: { zh: '存储介质', en: 'Storage' }, value: { zh: '512GB 固态硬盘', en: '512 GB SSD' } },
      {
        name: { zh: '接口', en: 'Ports' },
        value: { zh: 'USB-A × 4、USB-C × 1、HDMI × 1', en: '4 × USB-A, 1 × USB-C, 1 × HDMI' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '5.6 kg', en: '5.6 kg' } },
    ],
    sales: 5210,
    score: 463,
    ageDays: 177,
  },
  {
    code: 'mojie-tower-custom',
    shop: 'xingguang-digital',
    category: 'digital-computer',
    brand: 'dg-mojie',
    title: {
      zh: '墨界定制台式电脑 按需选配 整机装好测试后发货',
      en: 'Mojie Made-to-Order Desktop PC, Built and Tested Before It Ships',
    },
    selling: {
      zh: '告诉我们你用它做什么，配件由工程师核对',
      en: 'Tell us what it is for and an engineer checks the parts',
    },
    icon: '1f5a5-fe0f',
    tint: 310,
    price: 529900,
    axes: [],
    attributes: { 'dg-connect': 'wired', 'dg-power': 'mains', 'dg-scene': 'creator' },
    story: [
      {
        zh: '下单时选择主要用途、硬盘和系统安装方式，工程师会在一个工作日内核对兼容性，再通过消息发给你确认。显示器与键盘一并配齐。',
        en:
          'Choose the main use, the storage and how the system is installed. An engineer checks the parts within a ' +
          'working day and sends you a list to confirm. Monitor and keyboard are included.',
      },
      {
        zh: '装好的整机要连续跑满十二小时压力测试，温度曲线打印出来随机寄送。走线用可重复使用的扎带，日后自己加硬盘也方便。',
        en:
          'The finished machine runs a twelve-hour stress test and the temperature chart travels in the box. Cables ' +
          'are held with reusable ties, so adding a drive later is simple.',
      },
    ],
    facts: [
      { name: { zh: '处理器', en: 'Processor' }, value: { zh: '8 核起，可选配', en: 'From 8 cores, configurable' } },
      {
        name: { zh: '屏幕', en: 'Display' },
        value: { zh: '27 英寸显示器，2560 × 1440', en: '27-inch monitor, 2560 × 1440' },
      },
      {
        name: { zh: '内存与存储', en: 'Memory and storage' },
        value: { zh: '32GB 内存起', en: 'From 32 GB of memory' },
      },
      { name: { zh: '功率', en: 'Power' }, value: { zh: '650W 电源', en: '650 W power supply' } },
      { name: { zh: '制作周期', en: 'Lead time' }, value: { zh: '约 5 个工作日', en: 'About 5 working days' } },
      { name: { zh: '质保', en: 'Warranty' }, value: { zh: '整机三年', en: 'Three years' } },
    ],
    sales: 640,
    score: 479,
    ageDays: 120,
    custom: [
      {
        code: 'use',
        name: { zh: '主要用途', en: 'Main use' },
        mode: 'SELECT',
        choices: [
          { zh: '视频剪辑', en: 'Video editing' },
          { zh: '三维设计', en: '3D design' },
          { zh: '编程开发', en: 'Software development' },
          { zh: '日常办公', en: 'Everyday office work' },
        ],
        required: true,
      },
      {
        code: 'disk',
        name: { zh: '硬盘', en: 'Storage' },
        mode: 'SELECT',
        choices: [
          { zh: '1TB 固态', en: '1 TB SSD' },
          { zh: '2TB 固态', en: '2 TB SSD' },
          { zh: '2TB 固态 + 4TB 机械', en: '2 TB SSD + 4 TB hard disk' },
        ],
        required: true,
      },
      { code: 'note', name: { zh: '其他要求', en: 'Anything else' }, mode: 'INPUT', maxLength: 60 },
    ],
  },
  {
    code: 'qijian-k87',
    shop: 'xingguang-digital',
    category: 'digital-input',
    brand: 'dg-qijian',
    title: {
      zh: '启键 K87 机械键盘 热插拔轴体 三模连接 消音棉',
      en: 'Qijian K87 Hot-Swap Mechanical Keyboard with Three Connections',
    },
    selling: { zh: '轴体随手可换，宿舍里打字也不吵人', en: 'Swap switches by hand and type without waking the room' },
    icon: '2328-fe0f',
    tint: 35,
    price: 29900,
    listPrice: 36900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'white', name: { zh: '米白', en: 'Off-white' }, paint: { hue: 0 } },
          { code: 'black', name: { zh: '炭黑', en: 'Charcoal' }, paint: { hue: 0, saturation: 0.2, brightness: 0.4 } },
        ],
      },
      {
        name: { zh: '轴体', en: 'Switch' },
        values: [
          { code: 'linear', name: { zh: '线性轴', en: 'Linear' } },
          { code: 'tactile', name: { zh: '段落轴', en: 'Tactile' } },
          { code: 'silent', name: { zh: '静音轴', en: 'Silent' }, extra: 3000 },
        ],
      },
    ],
    soldOut: ['black/silent'],
    attributes: { 'dg-connect': 'bluetooth', 'dg-power': 'builtin', 'dg-scene': 'office', 'dg-origin': 'dongguan' },
    story: [
      {
        zh: '87 键布局去掉了数字小键盘，鼠标可以离身体近一些。轴座支持热插拔，用随附的拔轴器就能更换，不需要焊接。',
        en:
          'The 87-key layout drops the number pad, so the mouse sits closer to you. Sockets are hot-swappable: pull ' +
          'a switch with the tool provided and push in another, no soldering.',
      },
      {
        zh: '壳体里垫了三层不同密度的消音棉，敲击声短而闷。蓝牙可以记住三台设备，用组合键在电脑和平板之间切换。',
        en:
          'Three layers of foam of different densities make the sound short and muted. Bluetooth remembers three ' +
          'devices, with a key combination to move between computer and tablet.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'PBT 键帽、ABS 壳体', en: 'PBT keycaps, ABS case' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '358 × 139 × 38 mm', en: '358 × 139 × 38 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '890 g', en: '890 g' } },
      { name: { zh: '电池', en: 'Battery' }, value: { zh: '4000mAh', en: '4000 mAh' } },
      {
        name: { zh: '连接方式', en: 'Connectivity' },
        value: { zh: '蓝牙、2.4G、USB-C 有线', en: 'Bluetooth, 2.4 GHz, USB-C cable' },
      },
    ],
    sales: 18930,
    score: 477,
    ageDays: 134,
  },
  {
    code: 'qijian-slim',
    shop: 'xingguang-digital',
    category: 'digital-input',
    brand: 'dg-qijian',
    title: {
      zh: '启键薄声办公键盘 超薄剪刀脚 2.4G 无线 静音',
      en: 'Qijian Slim Quiet Office Keyboard with 2.4 GHz Wireless',
    },
    selling: { zh: '开放式办公室里也听不见的敲击声', en: 'Quiet enough for an open-plan office' },
    icon: '2328-fe0f',
    tint: 215,
    price: 12900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'grey', name: { zh: '浅灰', en: 'Light grey' }, paint: { hue: 0 } },
          { code: 'pink', name: { zh: '樱粉', en: 'Cherry pink' }, paint: { hue: 60, saturation: 4 } },
        ],
      },
    ],
    attributes: { 'dg-connect': 'wireless', 'dg-power': 'dry', 'dg-scene': 'office' },
    story: [
      {
        zh: '剪刀脚结构键程 1.6 毫米，按下去轻快但有回弹。键帽表面微微下凹，盲打时手指会自然落到中间。',
        en:
          'Scissor switches travel 1.6 mm with a light, springy return. Slightly dished keycaps guide your ' +
          'fingertips back to the middle when you type without looking.',
      },
      {
        zh: '两节七号电池可用约十八个月，电量低时指示灯会闪红光提醒。接收器收纳在电池仓里，出差不容易弄丢。',
        en:
          'Two AAA cells last about eighteen months and a red light warns when they run low. The receiver stows in ' +
          'the battery bay, so it does not go missing on trips.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '436 × 126 × 21 mm', en: '436 × 126 × 21 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '460 g', en: '460 g' } },
      { name: { zh: '电池', en: 'Battery' }, value: { zh: '七号电池 2 节（附赠）', en: '2 × AAA (included)' } },
      { name: { zh: '连接方式', en: 'Connectivity' }, value: { zh: '2.4G 接收器', en: '2.4 GHz receiver' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '广东东莞', en: 'Dongguan, Guangdong' } },
    ],
    sales: 22310,
    score: 458,
    ageDays: 260,
  },
  {
    code: 'qijian-m1',
    shop: 'xingguang-digital',
    category: 'digital-input',
    brand: 'dg-qijian',
    title: {
      zh: '启键 M1 无线鼠标 静音微动 双模连接 小手适用',
      en: 'Qijian M1 Silent Wireless Mouse, Dual-Mode, for Smaller Hands',
    },
    selling: { zh: '按键声轻，图书馆里也能安心用', en: 'Clicks soft enough for the library' },
    icon: '1f5b1-fe0f',
    tint: 155,
    price: 7900,
    listPrice: 9900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'white', name: { zh: '雾白', en: 'Mist white' }, paint: { hue: 0 } },
          { code: 'black', name: { zh: '墨黑', en: 'Ink black' }, paint: { hue: 0, saturation: 0.2, brightness: 0.4 } },
          { code: 'blue', name: { zh: '灰蓝', en: 'Dusty blue' }, paint: { hue: -50, saturation: 4 } },
          {
            code: 'pink',
            name: { zh: '豆沙粉', en: 'Dusty pink' },
            paint: { hue: 60, saturation: 4, brightness: 0.95 },
          },
        ],
      },
    ],
    attributes: { 'dg-connect': 'wireless', 'dg-power': 'dry', 'dg-scene': 'commute', 'dg-origin': 'dongguan' },
    story: [
      {
        zh: '机身长 10.2 厘米，手掌不大的人可以整只握住。左右按键用静音微动，滚轮带细密的段落感，翻长表格时不会滑过头。',
        en:
          'At 10.2 cm long, it fills a smaller palm. The buttons use silent switches and the wheel has fine steps, ' +
          'so long spreadsheets do not fly past.',
      },
      {
        zh: '一节五号电池约可使用一年。底部开关可以在接收器和蓝牙之间切换，一只鼠标管办公室和家里两台电脑。',
        en:
          'One AA cell lasts about a year. A switch underneath moves between receiver and Bluetooth, so one mouse ' +
          'serves the office and the home computer.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '102 × 60 × 36 mm', en: '102 × 60 × 36 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '68 g（不含电池）', en: '68 g without battery' } },
      { name: { zh: '分辨率', en: 'Resolution' }, value: { zh: '800 / 1200 / 1600 DPI', en: '800 / 1200 / 1600 DPI' } },
      { name: { zh: '电池', en: 'Battery' }, value: { zh: '五号电池 1 节', en: '1 × AA' } },
      { name: { zh: '连接方式', en: 'Connectivity' }, value: { zh: '2.4G、蓝牙 5.0', en: '2.4 GHz, Bluetooth 5.0' } },
    ],
    sales: 56320,
    score: 466,
    ageDays: 342,
  },
  {
    code: 'qijian-ball',
    shop: 'xingguang-digital',
    category: 'digital-input',
    brand: 'dg-qijian',
    title: {
      zh: '启键滚石轨迹球鼠标 拇指不累 剪辑制图适用',
      en: 'Qijian Rolling Stone Trackball Mouse for Editing and Drafting',
    },
    selling: { zh: '手腕不动，光标照样跑遍三块屏', en: 'Your wrist stays put while the cursor crosses three screens' },
    icon: '1f5b2-fe0f',
    tint: 10,
    price: 21900,
    axes: [],
    attributes: { 'dg-connect': 'wired', 'dg-power': 'usb', 'dg-scene': 'creator', 'dg-origin': 'dongguan' },
    story: [
      {
        zh: '红色球体直径 34 毫米，由三颗氧化锆珠子托住，转动时阻尼均匀。灵敏度可用侧键临时降到一半，对准时间线上的剪辑点更从容。',
        en:
          'The red ball is 34 mm across and rides on three zirconia beads for even drag. A side key halves the ' +
          'speed for a moment, which helps when you land on an edit point.',
      },
      {
        zh: '底座重一些，放在狭窄的工位上不会跑位。球体从底部轻推即可取出，每隔两周擦一次灰就好。',
        en:
          'The base is weighted so it stays put on a narrow desk. Push the ball out from below and wipe away dust ' +
          'every couple of weeks.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'ABS 壳体、聚酯球体', en: 'ABS body, polyester ball' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '125 × 78 × 44 mm', en: '125 × 78 × 44 mm' } },
      { name: { zh: '线长', en: 'Cable length' }, value: { zh: '1.8 m', en: '1.8 m' } },
      { name: { zh: '分辨率', en: 'Resolution' }, value: { zh: '400–2400 DPI', en: '400–2400 DPI' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '186 g', en: '186 g' } },
    ],
    sales: 2140,
    score: 471,
    ageDays: 14,
  },
  {
    code: 'mojie-print-home',
    shop: 'xingguang-digital',
    category: 'digital-print',
    brand: 'dg-mojie',
    title: {
      zh: '墨界家用彩色喷墨打印机 无线直连 作业照片两用',
      en: 'Mojie Home Colour Inkjet Printer, Wireless, for Homework and Photos',
    },
    selling: { zh: '手机选好页数就打，墨仓一目了然', en: 'Print from your phone, with ink levels you can see' },
    icon: '1f5a8-fe0f',
    tint: 245,
    price: 64900,
    listPrice: 79900,
    axes: [],
    attributes: { 'dg-connect': 'wifi', 'dg-power': 'mains', 'dg-scene': 'kids', 'dg-origin': 'chongqing' },
    story: [
      {
        zh: '墨仓在机身正面，透明窗口看得到余量，加墨时瓶口自动对准，不容易洒。一套墨水大约可以打四千页黑白作业。',
        en:
          'The tanks face the front with clear windows, and the bottles key into place so refilling stays tidy. One ' +
          'set of ink covers about four thousand pages of homework.',
      },
      {
        zh: '放置一周以上没有使用时，机器会自己做一次短清洗，减少堵头。照片纸从后进纸口走直线，厚纸也不会弯折。',
        en:
          'After a week of rest the printer runs a short clean by itself to keep nozzles clear. Photo paper feeds ' +
          'straight from the rear, so thick sheets are not bent.',
      },
    ],
    facts: [
      { name: { zh: '分辨率', en: 'Resolution' }, value: { zh: '4800 × 1200 dpi', en: '4800 × 1200 dpi' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '375 × 347 × 179 mm', en: '375 × 347 × 179 mm' } },
      { name: { zh: '连接方式', en: 'Connectivity' }, value: { zh: 'Wi-Fi、USB', en: 'Wi-Fi, USB' } },
      { name: { zh: '功率', en: 'Power' }, value: { zh: '12W（打印时）', en: '12 W while printing' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '4.3 kg', en: '4.3 kg' } },
      {
        name: { zh: '包装清单', en: 'In the box' },
        value: { zh: '打印机、四色墨水、电源线', en: 'Printer, four inks, power cord' },
      },
    ],
    sales: 8760,
    score: 452,
    ageDays: 199,
  },
  {
    code: 'mojie-fax',
    shop: 'xingguang-digital',
    category: 'digital-print',
    brand: 'dg-mojie',
    title: {
      zh: '墨界热敏传真电话一体机 自动切纸 中文液晶显示',
      en: 'Mojie Thermal Fax and Telephone in One with Automatic Cutter',
    },
    selling: { zh: '合同回传、单据留底，仍然少不了它', en: 'Still the one for signed contracts and paper records' },
    icon: '1f4e0',
    tint: 75,
    price: 89900,
    axes: [],
    attributes: { 'dg-connect': 'wired', 'dg-power': 'mains', 'dg-scene': 'office' },
    story: [
      {
        zh: '有些单位和码头仍以传真件为准，这台机器接上电话线就能收发。来电无人接听时自动转入接收，不需要守在旁边。',
        en:
          'Some offices and ports still go by fax, and this one works as soon as you plug in the line. Unanswered ' +
          'calls switch to receive, so nobody has to wait beside it.',
      },
      {
        zh: '热敏纸卷装填时不用穿轴，打开上盖放下去即可。每份传真收完后自动裁断，不会卷成一团。',
        en:
          'Thermal rolls drop straight in under the lid, with no spindle to thread. Each page is cut when it is ' +
          'done, so faxes do not curl into a heap.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '327 × 282 × 122 mm', en: '327 × 282 × 122 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '2.9 kg', en: '2.9 kg' } },
      { name: { zh: '纸张', en: 'Paper' }, value: { zh: '216 mm 热敏纸卷', en: '216 mm thermal roll' } },
      { name: { zh: '记忆容量', en: 'Page memory' }, value: { zh: '约 28 页', en: 'About 28 pages' } },
      { name: { zh: '功率', en: 'Power' }, value: { zh: '待机 1.5W', en: '1.5 W on standby' } },
    ],
    sales: 214,
    score: 428,
    ageDays: 388,
  },
  {
    code: 'yuexin-desk-phone',
    shop: 'xingguang-digital',
    category: 'digital-print',
    brand: 'dg-yuexin',
    title: {
      zh: '跃芯复古桌面电话机 按键座机 金属铃声 家用办公',
      en: 'Yuexin Retro Desk Telephone with Push Buttons and a Metal Bell',
    },
    selling: { zh: '真铃铛的声音，隔着院子也听得见', en: 'A real bell you can hear from across the yard' },
    icon: '260e-fe0f',
    tint: 200,
    price: 15900,
    listPrice: 18900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '胭脂红', en: 'Rouge red' }, paint: { hue: 0 } },
          {
            code: 'green',
            name: { zh: '墨绿', en: 'Dark green' },
            paint: { hue: 170, saturation: 0.6, brightness: 0.7 },
          },
          { code: 'blue', name: { zh: '雾霾蓝', en: 'Haze blue' }, paint: { hue: -130, saturation: 0.6 } },
        ],
      },
    ],
    attributes: { 'dg-connect': 'wired', 'dg-scene': 'home', 'dg-origin': 'chongqing' },
    story: [
      {
        zh: '听筒有 210 克，拿在手里稳稳的，挂回去时会有一声清脆的咔哒。铃声由小锤敲击双铃发出，底部拨片可以调成轻响。',
        en:
          'The receiver weighs 210 g and settles back with a clear click. A small hammer strikes two bells for the ' +
          'ring, and a lever underneath softens it.',
      },
      {
        zh: '外壳为整体注塑后喷漆，颜色均匀。接普通电话线即可使用，不需要电池，停电时也能通话。',
        en:
          'The shell is moulded in one piece and evenly lacquered. It runs from an ordinary phone line with no ' +
          'batteries, so it works in a power cut.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'ABS 喷漆外壳、铜铃', en: 'Lacquered ABS, brass bells' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '220 × 175 × 130 mm', en: '220 × 175 × 130 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '980 g', en: '980 g' } },
      { name: { zh: '线长', en: 'Cable length' }, value: { zh: '2 m', en: '2 m' } },
      { name: { zh: '连接方式', en: 'Connectivity' }, value: { zh: 'RJ11 电话线', en: 'RJ11 line' } },
    ],
    sales: 1930,
    score: 464,
    ageDays: 152,
  },
];
