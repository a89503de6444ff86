import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'tingyu-h7',
    shop: 'jiyin-audio',
    category: 'digital-headphone',
    brand: 'dg-tingyu',
    title: {
      zh: '听屿 H7 头戴降噪耳机 蓝牙无线 45 小时续航',
      en: 'Tingyu H7 Wireless Noise-Cancelling Headphones, 45-Hour Battery',
    },
    selling: { zh: '地铁里把音量调低，也听得清人声', en: 'Turn it down on the train and still hear every word' },
    icon: '1f3a7',
    tint: 345,
    price: 89900,
    listPrice: 119900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'silver', name: { zh: '月银', en: 'Moon silver' }, paint: { hue: 0 } },
          {
            code: 'black',
            name: { zh: '夜黑', en: 'Night black' },
            paint: { hue: 0, saturation: 0.2, brightness: 0.4 },
          },
          { code: 'blue', name: { zh: '湖蓝', en: 'Lake blue' }, paint: { hue: -50, saturation: 4 } },
          { code: 'pink', name: { zh: '暖粉', en: 'Warm pink' }, paint: { hue: 65, saturation: 4 } },
        ],
      },
    ],
    soldOut: ['pink'],
    attributes: { 'dg-connect': 'bluetooth', 'dg-power': 'builtin', 'dg-scene': 'commute', 'dg-origin': 'dongguan' },
    story: [
      {
        zh: '降噪分四档，通勤、办公、机舱和关闭。每侧各有三枚麦克风收集环境声，戴着走路时风噪也压低了不少。',
        en:
          'Noise cancelling has four settings: commute, office, cabin and off. Three microphones on each side ' +
          'listen to your surroundings, which also tames wind as you walk.',
      },
      {
        zh: '耳罩内径 6.2 厘米，多数人的耳朵可以整个放进去，不夹耳廓。折叠后厚度约 8 厘米，收纳盒能塞进双肩包前袋。',
        en:
          'The ear cups are 6.2 cm inside, so most ears fit without pinching. Folded, they are about 8 cm thick, ' +
          'and the case slips into the front pocket of a backpack.',
      },
    ],
    facts: [
      { name: { zh: '发声单元', en: 'Drivers' }, value: { zh: '40 mm 动圈', en: '40 mm dynamic' } },
      {
        name: { zh: '续航', en: 'Battery life' },
        value: { zh: '45 小时（关闭降噪 60 小时）', en: '45 hours, 60 with ANC off' },
      },
      { name: { zh: '连接方式', en: 'Connectivity' }, value: { zh: '蓝牙 5.3、3.5mm', en: 'Bluetooth 5.3, 3.5 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '254 g', en: '254 g' } },
      {
        name: { zh: '包装清单', en: 'In the box' },
        value: { zh: '耳机、收纳盒、音频线、充电线', en: 'Headphones, case, audio and charging cables' },
      },
    ],
    sales: 23450,
    score: 473,
    ageDays: 104,
  },
  {
    code: 'tingyu-ref',
    shop: 'jiyin-audio',
    category: 'digital-headphone',
    brand: 'dg-tingyu',
    title: {
      zh: '听屿 Ref 监听耳机 开放式 有线 可换线可刻名',
      en: 'Tingyu Ref Open-Back Wired Studio Headphones with Name Engraving',
    },
    selling: {
      zh: '声音不加修饰，刻上名字不怕录音室拿错',
      en: 'Unflavoured sound, and your name so nobody walks off with it',
    },
    icon: '1f3a7',
    tint: 25,
    price: 69900,
    axes: [],
    attributes: { 'dg-connect': 'wired', 'dg-scene': 'creator' },
    story: [
      {
        zh: '开放式腔体声场宽，混音时左右位置好分辨，长时间佩戴也不闷。频响曲线逐副测量，附在说明书末页。',
        en:
          'The open-back design gives a wide stage that makes panning easy to judge and stays airy over long ' +
          'sessions. Each pair is measured and its curve printed at the end of the manual.',
      },
      {
        zh: '左侧插口可换线，随附 1.2 米直线和 3 米弹簧线。铭牌支持激光刻字，八个字以内，常见的做法是刻名字和录音室编号。',
        en:
          'The detachable cable comes in 1.2 m straight and 3 m coiled lengths. The nameplate can be laser engraved ' +
          'with a short text, most often a name and a studio number.',
      },
    ],
    facts: [
      { name: { zh: '发声单元', en: 'Drivers' }, value: { zh: '50 mm 动圈', en: '50 mm dynamic' } },
      { name: { zh: '频率响应', en: 'Frequency response' }, value: { zh: '12 Hz–32 kHz', en: '12 Hz–32 kHz' } },
      { name: { zh: '阻抗', en: 'Impedance' }, value: { zh: '80 Ω', en: '80 Ω' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '288 g', en: '288 g' } },
      { name: { zh: '制作周期', en: 'Lead time' }, value: { zh: '刻字加 2 天', en: 'Engraving adds 2 days' } },
    ],
    sales: 2870,
    score: 485,
    ageDays: 266,
    custom: [
      { code: 'text', name: { zh: '铭牌刻字', en: 'Nameplate engraving' }, mode: 'INPUT', maxLength: 16 },
      {
        code: 'font',
        name: { zh: '字体', en: 'Lettering' },
        mode: 'SELECT',
        choices: [
          { zh: '楷体', en: 'Kai script' },
          { zh: '无衬线', en: 'Sans serif' },
        ],
      },
    ],
  },
  {
    code: 'tingyu-kids',
    shop: 'jiyin-audio',
    category: 'digital-headphone',
    brand: 'dg-tingyu',
    title: {
      zh: '听屿小耳朵儿童耳机 85 分贝限音量 网课头戴式',
      en: "Tingyu Little Ears Kids' Headphones with an 85 dB Limit",
    },
    selling: { zh: '音量封顶，网课和动画都能安心听', en: 'A fixed volume ceiling for lessons and cartoons' },
    icon: '1f3a7',
    tint: 205,
    price: 15900,
    listPrice: 19900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'white', name: { zh: '奶白', en: 'Milk white' }, paint: { hue: 0 } },
          { code: 'yellow', name: { zh: '鹅黄', en: 'Duckling yellow' }, paint: { hue: 150, saturation: 4 } },
          { code: 'green', name: { zh: '青草绿', en: 'Grass green' }, paint: { hue: -150, saturation: 4 } },
        ],
      },
    ],
    attributes: { 'dg-connect': 'wired', 'dg-power': 'usb', 'dg-scene': 'kids', 'dg-origin': 'dongguan' },
    story: [
      {
        zh: '音量上限做在电路里，换什么播放器都不会超过 85 分贝。头梁可调八档，三岁到十二岁基本都能戴。',
        en:
          'The volume limit is built into the circuit, so no player can push it past 85 dB. Eight headband ' +
          'positions fit most children from three to twelve.',
      },
      {
        zh: '线身外面包了编织层，拉扯时先从插头处脱开。耳垫可以拆下来擦洗，备用的一对放在盒底。',
        en:
          'The cable is braided and pulls free at the plug before anything breaks. Ear pads come off for wiping, ' +
          'with a spare pair at the bottom of the box.',
      },
    ],
    facts: [
      { name: { zh: '发声单元', en: 'Drivers' }, value: { zh: '30 mm 动圈', en: '30 mm dynamic' } },
      { name: { zh: '限音量', en: 'Volume limit' }, value: { zh: '85 dB', en: '85 dB' } },
      { name: { zh: '线长', en: 'Cable length' }, value: { zh: '1.2 m', en: '1.2 m' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '142 g', en: '142 g' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '食品级硅胶、ABS', en: 'Food-grade silicone, ABS' } },
    ],
    sales: 10980,
    score: 464,
    ageDays: 171,
  },
  {
    code: 'tingyu-horn',
    shop: 'jiyin-audio',
    category: 'digital-speaker',
    brand: 'dg-tingyu',
    title: {
      zh: '听屿号角 USB 桌面小音箱 即插即用 单只近场',
      en: 'Tingyu Horn USB Desktop Speaker, Plug and Play for Near Listening',
    },
    selling: { zh: '插上电脑就响，会议人声听得清', en: 'Plug it in and voices in meetings come through clearly' },
    icon: '1f50a',
    tint: 95,
    price: 12900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'white', name: { zh: '瓷白', en: 'Porcelain white' }, paint: { hue: 0 } },
          { code: 'sand', name: { zh: '暖沙', en: 'Warm sand' }, paint: { hue: 150, saturation: 3, brightness: 0.9 } },
        ],
      },
    ],
    attributes: { 'dg-connect': 'wired', 'dg-power': 'usb', 'dg-scene': 'office' },
    story: [
      {
        zh: '号角形的开口把人声往前推，坐在半米远的地方听得清楚，不必开大音量。供电和声音走同一根 USB 线，桌上少一个电源。',
        en:
          'A horn-shaped mouth pushes voices forward, so half a metre away you hear clearly at low volume. Power ' +
          'and sound share one USB cable, which saves a plug on the desk.',
      },
      {
        zh: '背后的旋钮既是音量也是静音，按下去就静。底部垫了一圈硅胶，低频多的时候不会在桌面上走动。',
        en:
          'The knob on the back is both volume and mute: press to silence. A silicone ring underneath keeps the ' +
          'speaker from wandering when the bass comes up.',
      },
    ],
    facts: [
      { name: { zh: '功率', en: 'Power' }, value: { zh: '5W', en: '5 W' } },
      { name: { zh: '发声单元', en: 'Drivers' }, value: { zh: '52 mm 全频', en: '52 mm full range' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '118 × 110 × 105 mm', en: '118 × 110 × 105 mm' } },
      { name: { zh: '线长', en: 'Cable length' }, value: { zh: '1.5 m', en: '1.5 m' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '410 g', en: '410 g' } },
    ],
    sales: 4630,
    score: 449,
    ageDays: 222,
  },
  {
    code: 'tingyu-radio',
    shop: 'jiyin-audio',
    category: 'digital-speaker',
    brand: 'dg-tingyu',
    title: {
      zh: '听屿长廊收音机 FM/AM 蓝牙音箱 木纹提手 可充电',
      en: 'Tingyu Gallery FM/AM Radio and Bluetooth Speaker, Rechargeable',
    },
    selling: { zh: '拧一下旋钮就有声音，厨房和阳台都合适', en: 'Turn one knob and the kitchen or balcony has company' },
    icon: '1f4fb',
    tint: 160,
    price: 25900,
    listPrice: 32900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'grey', name: { zh: '浅灰', en: 'Light grey' }, paint: { hue: 0 } },
          { code: 'green', name: { zh: '薄荷绿', en: 'Mint green' }, paint: { hue: -140, saturation: 4 } },
          { code: 'cream', name: { zh: '奶油黄', en: 'Cream' }, paint: { hue: 150, saturation: 3, brightness: 1.05 } },
        ],
      },
    ],
    attributes: { 'dg-connect': 'bluetooth', 'dg-power': 'builtin', 'dg-scene': 'home', 'dg-origin': 'shenzhen' },
    story: [
      {
        zh: '调台用的是带阻尼的旋钮，转到台位时手上能感觉到微微的停顿。天线拉开有 68 厘米，靠窗收听远台更清楚。',
        en:
          'Tuning is by a damped knob that pauses slightly on a station. The aerial extends to 68 cm, and a spot by ' +
          'the window brings in distant broadcasts.',
      },
      {
        zh: '切到蓝牙后就是一只 8W 的小音箱，充满电可以连续听约十五小时。常用的五个电台可以存到正面按键上。',
        en:
          'Switched to Bluetooth it is an 8 W speaker that plays for about fifteen hours per charge. Five favourite ' +
          'stations can be stored on the front keys.',
      },
    ],
    facts: [
      { name: { zh: '功率', en: 'Power' }, value: { zh: '8W', en: '8 W' } },
      { name: { zh: '电池', en: 'Battery' }, value: { zh: '2600mAh，约 15 小时', en: '2600 mAh, about 15 hours' } },
      {
        name: { zh: '频率响应', en: 'Frequency response' },
        value: { zh: 'FM 64–108 MHz，AM 522–1710 kHz', en: 'FM 64–108 MHz, AM 522–1710 kHz' },
      },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '210 × 130 × 72 mm', en: '210 × 130 × 72 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '890 g', en: '890 g' } },
    ],
    sales: 7260,
    score: 478,
    ageDays: 116,
  },
  {
    code: 'tingyu-radio-mini',
    shop: 'jiyin-audio',
    category: 'digital-speaker',
    brand: 'dg-tingyu',
    title: {
      zh: '听屿晨报便携收音机 五号电池供电 大字频率窗口',
      en: 'Tingyu Morning Portable Radio on AA Batteries with a Big Dial',
    },
    selling: { zh: '装两节电池，晨练路上听半个月', en: 'Two batteries, half a month of morning walks' },
    icon: '1f4fb',
    tint: 5,
    price: 8900,
    axes: [],
    attributes: { 'dg-power': 'dry', 'dg-scene': 'outdoor', 'dg-origin': 'shenzhen' },
    story: [
      {
        zh: '操作只有三样：开关、音量、调台。频率窗口字高 6 毫米，清早出门不戴老花镜也看得清。',
        en:
          'There are three controls: switch, volume and tuning. Numbers in the dial window stand 6 mm high, so you ' +
          'can read them without glasses on your morning round.',
      },
      {
        zh: '用两节五号电池，每天听一小时大约可用半个月。天线折进机身侧面，放进外套口袋不会勾到布料。',
        en:
          'It runs on two AA cells for about half a month at an hour a day. The aerial folds into the side, so it ' +
          'does not snag the pocket of a coat.',
      },
    ],
    facts: [
      { name: { zh: '电池', en: 'Battery' }, value: { zh: '五号电池 2 节', en: '2 × AA' } },
      { name: { zh: '频率响应', en: 'Frequency response' }, value: { zh: 'FM 76–108 MHz', en: 'FM 76–108 MHz' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '120 × 74 × 28 mm', en: '120 × 74 × 28 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '165 g（不含电池）', en: '165 g without batteries' } },
      { name: { zh: '连接方式', en: 'Connectivity' }, value: { zh: '3.5mm 耳机孔', en: '3.5 mm headphone jack' } },
    ],
    sales: 13240,
    score: 454,
    ageDays: 355,
  },
  {
    code: 'tingyu-studio-mic',
    shop: 'jiyin-audio',
    category: 'digital-mic',
    brand: 'dg-tingyu',
    title: {
      zh: '听屿 S1 USB 电容麦克风 心形指向 播客配音带支架',
      en: 'Tingyu S1 USB Condenser Microphone, Cardioid, with Desk Stand',
    },
    selling: { zh: '插电脑就录，键盘声收得少', en: 'Plug into a laptop and record, with less keyboard noise' },
    icon: '1f399-fe0f',
    tint: 240,
    price: 45900,
    listPrice: 55900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'silver', name: { zh: '亮银', en: 'Bright silver' }, paint: { hue: 0 } },
          {
            code: 'black',
            name: { zh: '哑黑', en: 'Matte black' },
            paint: { hue: 0, saturation: 0.2, brightness: 0.4 },
          },
        ],
      },
    ],
    attributes: { 'dg-connect': 'wired', 'dg-power': 'usb', 'dg-scene': 'creator' },
    story: [
      {
        zh: '心形指向只收正前方的声音，键盘放在后侧，敲击声会低不少。顶部触摸静音，静音时灯变红，录播客不会误操作。',
        en:
          'The cardioid pattern listens to the front, so a keyboard placed behind it is much quieter. Touch the top ' +
          'to mute; a red light tells you so while you record.',
      },
      {
        zh: '采样 24 位 96 千赫，耳机孔可以零延迟监听。支架拧下来是标准螺纹，日后可以接悬臂。',
        en:
          'It samples at 24-bit, 96 kHz, with a headphone socket for direct monitoring. The stand unscrews to a ' +
          'standard thread, so a boom arm can come later.',
      },
    ],
    facts: [
      { name: { zh: '指向', en: 'Pattern' }, value: { zh: '心形', en: 'Cardioid' } },
      { name: { zh: '采样', en: 'Sampling' }, value: { zh: '24 bit / 96 kHz', en: '24 bit / 96 kHz' } },
      { name: { zh: '接口', en: 'Ports' }, value: { zh: 'USB-C、3.5mm', en: 'USB-C, 3.5 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '520 g（含支架）', en: '520 g with stand' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '锌合金', en: 'Zinc alloy' } },
    ],
    sales: 6890,
    score: 470,
    ageDays: 81,
  },
  {
    code: 'tingyu-karaoke',
    shop: 'jiyin-audio',
    category: 'digital-mic',
    brand: 'dg-tingyu',
    title: {
      zh: '听屿欢唱无线话筒 手持家庭唱歌 可充电 U 段接收',
      en: 'Tingyu Sing-along Wireless Handheld Microphone, Rechargeable',
    },
    selling: { zh: '接上电视或音箱，客厅就能开唱', en: 'Plug into the TV or a speaker and start singing' },
    icon: '1f3a4',
    tint: 320,
    price: 19900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'silver', name: { zh: '银色', en: 'Silver' }, paint: { hue: 0 } },
          {
            code: 'gold',
            name: { zh: '香槟金', en: 'Champagne gold' },
            paint: { hue: 130, saturation: 3, brightness: 1.1 },
          },
          { code: 'red', name: { zh: '酒红', en: 'Wine red' }, paint: { hue: 90, saturation: 4, brightness: 0.8 } },
        ],
      },
    ],
    attributes: { 'dg-connect': 'wireless', 'dg-power': 'builtin', 'dg-scene': 'home', 'dg-origin': 'shenzhen' },
    story: [
      {
        zh: '接收器插到电视或功放的话筒口即可配对，开阔处距离约四十米。话筒头内有海绵和金属网双层防喷，唱到爆破音也不刺耳。',
        en:
          'The receiver plugs into a TV or amplifier and pairs by itself, with about forty metres of range in the ' +
          'open. Foam and mesh soften plosives in the head.',
      },
      {
        zh: '充满电可唱约八小时，USB-C 接口藏在尾盖里。防滚圈是软硅胶做的，放在茶几上不会滚下去。',
        en:
          'A charge lasts about eight hours and the USB-C port hides under the tail cap. A soft silicone ring stops ' +
          'the microphone from rolling off the coffee table.',
      },
    ],
    facts: [
      { name: { zh: '频率响应', en: 'Frequency response' }, value: { zh: '60 Hz–15 kHz', en: '60 Hz–15 kHz' } },
      { name: { zh: '续航', en: 'Battery life' }, value: { zh: '约 8 小时', en: 'About 8 hours' } },
      {
        name: { zh: '连接方式', en: 'Connectivity' },
        value: { zh: 'U 段无线，6.35mm 接收器', en: 'UHF, 6.35 mm receiver' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '276 g', en: '276 g' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '255 mm', en: '255 mm' } },
    ],
    sales: 15870,
    score: 447,
    ageDays: 243,
  },
  {
    code: 'zhanmu-retro-tv',
    shop: 'jiyin-audio',
    category: 'digital-tv',
    brand: 'dg-zhanmu',
    title: {
      zh: '展幕复古小电视 24 英寸 木脚底座 卧室餐厅适用',
      en: 'Zhanmu Retro TV with Wooden Legs for Bedrooms and Dining Rooms',
    },
    selling: { zh: '外形像旧电视，里面是联网高清屏', en: 'Looks like an old set, with a connected HD screen inside' },
    icon: '1f4fa',
    tint: 50,
    price: 99900,
    listPrice: 129900,
    axes: [
      {
        name: { zh: '尺寸', en: 'Size' },
        values: [
          { code: '24in', name: { zh: '24 英寸', en: '24-inch' } },
          { code: '32in', name: { zh: '32 英寸', en: '32-inch' }, extra: 40000 },
          { code: '40in', name: { zh: '40 英寸', en: '40-inch' }, extra: 90000 },
        ],
      },
    ],
    attributes: { 'dg-connect': 'wifi', 'dg-power': 'mains', 'dg-scene': 'home' },
    story: [
      {
        zh: '机壳圆角、四只斜脚，放在餐边柜上很协调。两根天线并非摆设，接收地面数字信号时可以拉出来调整方向。',
        en:
          'Rounded corners and four splayed legs suit a sideboard. The two aerials are not just for show: pull them ' +
          'out and turn them to receive terrestrial digital channels.',
      },
      {
        zh: '右侧旋钮保留了换台和音量两种功能，找不到遥控器的时候可以用手拧。内置扬声器朝前，饭桌上说话声听得清。',
        en:
          'The knobs on the right still change channel and volume for when the remote goes missing. Speakers face ' +
          'forward, so dialogue carries to the dinner table.',
      },
    ],
    facts: [
      { name: { zh: '分辨率', en: 'Resolution' }, value: { zh: '1920 × 1080', en: '1920 × 1080' } },
      { name: { zh: '接口', en: 'Ports' }, value: { zh: 'HDMI × 2、USB × 1', en: '2 × HDMI, 1 × USB' } },
      { name: { zh: '功率', en: 'Power' }, value: { zh: '45W 起', en: 'From 45 W' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'ABS 机壳、榉木脚', en: 'ABS case, beech legs' } },
      { name: { zh: '连接方式', en: 'Connectivity' }, value: { zh: 'Wi-Fi、蓝牙', en: 'Wi-Fi, Bluetooth' } },
    ],
    sales: 1420,
    score: 465,
    ageDays: 12,
  },
  {
    code: 'zhanmu-dorm-tv',
    shop: 'jiyin-audio',
    category: 'digital-tv',
    brand: 'dg-zhanmu',
    title: {
      zh: '展幕租房小电视 19 英寸 轻便好搬 带电脑接口',
      en: 'Zhanmu Compact 19-Inch TV, Easy to Move, with a PC Input',
    },
    selling: { zh: '一只手提得动，搬家时放得进行李箱', en: 'One hand lifts it, and it fits a suitcase on moving day' },
    icon: '1f4fa',
    tint: 275,
    price: 59900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'grey', name: { zh: '灰色', en: 'Grey' }, paint: { hue: 0 } },
          { code: 'dark', name: { zh: '深灰', en: 'Dark grey' }, paint: { hue: 0, saturation: 0.6, brightness: 0.65 } },
        ],
      },
    ],
    attributes: { 'dg-connect': 'wired', 'dg-power': 'mains', 'dg-scene': 'kids', 'dg-origin': 'chongqing' },
    story: [
      {
        zh: '整机 2.7 公斤，提手做在背后，换房间看球不费力。电脑接口可以直接当显示器，白天上网课，晚上看剧。',
        en:
          'At 2.7 kg with a handle on the back, it follows you from room to room. The PC input turns it into a ' +
          'monitor for lessons by day and series by night.',
      },
      {
        zh: '四只脚可以拆下，改用壁挂孔固定。遥控器只有十六个键，常用的几个都放在拇指够得到的下方。',
        en:
          'The four feet unscrew if you would rather use the wall-mount holes. The remote has only sixteen keys, ' +
          'with the common ones under your thumb.',
      },
    ],
    facts: [
      { name: { zh: '屏幕', en: 'Display' }, value: { zh: '19 英寸，1366 × 768', en: '19-inch, 1366 × 768' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '2.7 kg', en: '2.7 kg' } },
      { name: { zh: '接口', en: 'Ports' }, value: { zh: 'HDMI、VGA、USB', en: 'HDMI, VGA, USB' } },
      { name: { zh: '功率', en: 'Power' }, value: { zh: '24W', en: '24 W' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '446 × 320 × 150 mm', en: '446 × 320 × 150 mm' } },
    ],
    sales: 4080,
    score: 438,
    ageDays: 318,
  },
  {
    code: 'zhanmu-film',
    shop: 'jiyin-audio',
    category: 'digital-tv',
    brand: 'dg-zhanmu',
    title: {
      zh: '展幕 8 毫米胶片放映机 老影像翻看 LED 冷光源',
      en: 'Zhanmu 8 mm Film Projector with a Cool LED Lamp for Old Reels',
    },
    selling: { zh: '让家里的老胶片重新转起来', en: 'Set the family reels turning again' },
    icon: '1f4fd-fe0f',
    tint: 110,
    price: 189900,
    axes: [],
    attributes: { 'dg-power': 'mains', 'dg-scene': 'home' },
    story: [
      {
        zh: '很多家庭留着七八十年代的 8 毫米胶片，却没有机器可看。这台放映机走片速度可调，遇到接片处可以放慢，减少断片的风险。',
        en:
          'Many families keep 8 mm reels from decades ago with nothing to play them on. This projector runs at ' +
          'adjustable speed and can slow down over splices to lower the risk of a break.',
      },
      {
        zh: '光源用 LED，片门温度低，停格看细节时不会烫伤胶片。随附一只空片盘、一把毛刷和中文操作手册。',
        en:
          'The LED lamp keeps the gate cool, so you can pause on a frame without scorching it. An empty reel, a ' +
          'brush and a bilingual manual are included.',
      },
    ],
    facts: [
      { name: { zh: '镜头', en: 'Lens' }, value: { zh: '20 mm F1.5', en: '20 mm f/1.5' } },
      { name: { zh: '走片速度', en: 'Film speed' }, value: { zh: '16 / 18 / 24 帧每秒', en: '16, 18 or 24 fps' } },
      { name: { zh: '功率', en: 'Power' }, value: { zh: '30W', en: '30 W' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '330 × 180 × 260 mm', en: '330 × 180 × 260 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '4.8 kg', en: '4.8 kg' } },
    ],
    sales: 132,
    score: 476,
    ageDays: 97,
  },
];
