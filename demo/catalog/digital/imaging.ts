import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'guanglan-m2',
    shop: 'xingguang-digital',
    category: 'digital-camera',
    brand: 'dg-guanglan',
    title: {
      zh: '光岚 M2 微单相机 复古机身 五轴防抖 2600 万像素',
      en: 'Guanglan M2 Mirrorless Camera, Retro Body and 5-Axis Stabiliser',
    },
    selling: { zh: '转盘都在手边，拍照的节奏慢下来', en: 'Dials under your fingers and a slower way to take pictures' },
    icon: '1f4f7',
    tint: 290,
    price: 549900,
    listPrice: 599900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'silver', name: { zh: '银黑', en: 'Silver and black' }, paint: { hue: 0 } },
          {
            code: 'brown',
            name: { zh: '棕皮', en: 'Brown leather' },
            paint: { hue: 125, saturation: 3, brightness: 0.9 },
          },
        ],
      },
    ],
    attributes: { 'dg-connect': 'wifi', 'dg-power': 'builtin', 'dg-scene': 'creator', 'dg-origin': 'suzhou' },
    story: [
      {
        zh: '快门、曝光补偿和感光度各有一个实体转盘，不开屏幕也知道现在的设置。机身防抖对低速快门有帮助，手持半秒也常能拍清楚。',
        en:
          'Shutter, exposure compensation and ISO each have their own dial, so you know the settings before the ' +
          'screen is on. In-body stabilisation often makes half-second handheld shots come out sharp.',
      },
      {
        zh: '内置六种胶片风格，直出的照片就能发给朋友看。蒙皮用的是带细颗粒的合成革，出汗时也不打滑。',
        en:
          'Six built-in film looks give pictures you can share straight from the camera. The body is wrapped in a ' +
          'finely grained synthetic leather that keeps its grip in sweaty hands.',
      },
    ],
    facts: [
      { name: { zh: '传感器', en: 'Sensor' }, value: { zh: 'APS-C，2600 万像素', en: 'APS-C, 26 MP' } },
      { name: { zh: '屏幕', en: 'Display' }, value: { zh: '3 英寸翻折触控屏', en: '3-inch tilting touchscreen' } },
      { name: { zh: '存储介质', en: 'Storage' }, value: { zh: 'SD 卡 × 1', en: '1 × SD card' } },
      { name: { zh: '电池', en: 'Battery' }, value: { zh: '约 420 张 / 次充电', en: 'About 420 shots per charge' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '435 g（机身）', en: '435 g, body only' } },
    ],
    sales: 4310,
    score: 483,
    ageDays: 1,
  },
  {
    code: 'guanglan-m2-kit',
    shop: 'xingguang-digital',
    category: 'digital-camera',
    brand: 'dg-guanglan',
    title: {
      zh: '光岚 M2 相机镜头套装 定焦变焦可选 入门直接用',
      en: 'Guanglan M2 Camera and Lens Kits, Ready for a First Photo Walk',
    },
    selling: { zh: '机身配镜头一次备齐，附赠清洁工具', en: 'Body and lens in one box, cleaning tools included' },
    icon: '1f4f7',
    tint: 120,
    price: 619900,
    axes: [
      {
        name: { zh: '镜头', en: 'Lens' },
        values: [
          { code: 'prime-35', name: { zh: '35mm 定焦', en: '35 mm prime' } },
          { code: 'zoom-16-50', name: { zh: '16-50mm 变焦', en: '16–50 mm zoom' }, extra: 20000 },
          { code: 'two-lens', name: { zh: '双镜头', en: 'Two lenses' }, extra: 120000 },
        ],
      },
    ],
    attributes: { 'dg-connect': 'wifi', 'dg-power': 'builtin', 'dg-scene': 'outdoor' },
    story: [
      {
        zh: '35mm 定焦光圈 F2，适合拍人和饭桌；16-50mm 变焦更适合旅途。拿不准的话，可以先选变焦，再按自己常用的焦段补定焦。',
        en:
          'The 35 mm f/2 suits people and tables of food; the 16–50 mm zoom is for travelling. If you are unsure, ' +
          'start with the zoom and see which focal length you use.',
      },
      {
        zh: '套装里有气吹、镜头布和一条 2 厘米宽的棉织背带。三样都放在同一个抽屉式内盒里，收纳不散乱。',
        en:
          'The kit adds a blower, a lens cloth and a 2 cm woven cotton strap, all in one drawer-style inner box ' +
          'that is easy to put away again.',
      },
    ],
    facts: [
      { name: { zh: '传感器', en: 'Sensor' }, value: { zh: 'APS-C，2600 万像素', en: 'APS-C, 26 MP' } },
      {
        name: { zh: '镜头', en: 'Lens' },
        value: { zh: '35mm F2 或 16-50mm F3.5-5.6', en: '35 mm f/2 or 16–50 mm f/3.5–5.6' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '含变焦镜头 560 g', en: '560 g with zoom' } },
      {
        name: { zh: '包装清单', en: 'In the box' },
        value: { zh: '机身、镜头、背带、清洁套装', en: 'Body, lens, strap, cleaning set' },
      },
      { name: { zh: '质保', en: 'Warranty' }, value: { zh: '两年', en: 'Two years' } },
    ],
    sales: 1580,
    score: 475,
    ageDays: 33,
  },
  {
    code: 'guanglan-flash-c',
    shop: 'xingguang-digital',
    category: 'digital-camera',
    brand: 'dg-guanglan',
    title: {
      zh: '光岚卡片相机 内置闪光灯 聚会旅行 直闪复古感',
      en: 'Guanglan Compact Camera with Built-in Flash for Parties and Trips',
    },
    selling: { zh: '口袋里的闪光灯，晚饭桌上也拍得亮', en: 'A flash in your pocket for dinners after dark' },
    icon: '1f4f8',
    tint: 45,
    price: 129900,
    listPrice: 159900,
    axes: [],
    attributes: { 'dg-connect': 'wifi', 'dg-power': 'builtin', 'dg-scene': 'commute', 'dg-origin': 'suzhou' },
    story: [
      {
        zh: '直闪拍出来的人物对比分明，背景暗下去，有早年卡片机的味道。闪光灯输出分三档，近距离拍脸时选弱档更自然。',
        en:
          'Direct flash gives crisp faces and dark backgrounds, much like the compacts of years past. Three power ' +
          'levels let you choose a softer one for close portraits.',
      },
      {
        zh: '开机约一秒，半按快门就能对焦。通过 Wi-Fi 把照片传到手机，选十张大约需要二十秒。',
        en:
          'It starts in about a second and focuses on a half press. Sending ten chosen pictures to a phone over ' +
          'Wi-Fi takes roughly twenty seconds.',
      },
    ],
    facts: [
      { name: { zh: '传感器', en: 'Sensor' }, value: { zh: '1 英寸，2000 万像素', en: '1-inch, 20 MP' } },
      { name: { zh: '镜头', en: 'Lens' }, value: { zh: '等效 24-72mm', en: '24–72 mm equivalent' } },
      { name: { zh: '存储介质', en: 'Storage' }, value: { zh: 'microSD 卡', en: 'microSD card' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '238 g', en: '238 g' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '101 × 60 × 34 mm', en: '101 × 60 × 34 mm' } },
    ],
    sales: 1480,
    score: 456,
    ageDays: 9,
  },
  {
    code: 'guanglan-cam-4k',
    shop: 'xingguang-digital',
    category: 'digital-video',
    brand: 'dg-guanglan',
    title: {
      zh: '光岚 4K 手持摄像机 20 倍光学变焦 家庭记录会议',
      en: 'Guanglan 4K Handheld Camcorder with 20x Optical Zoom',
    },
    selling: { zh: '孩子的演出坐在后排也拍得近', en: 'Film the school play from the back row' },
    icon: '1f4f9',
    tint: 255,
    price: 289900,
    listPrice: 349900,
    axes: [],
    attributes: { 'dg-connect': 'wired', 'dg-power': 'builtin', 'dg-scene': 'home' },
    story: [
      {
        zh: '20 倍光学变焦从座位后排可以拍到舞台上的半身。变焦杆力度分轻重，轻按慢推，画面过渡更平顺。',
        en:
          'The 20x optical zoom takes you from the back row to a half-length shot of the stage. The rocker is ' +
          'pressure sensitive, so a light touch gives a slow, smooth push.',
      },
      {
        zh: '一块电池连续录制约两小时四十分钟，支持边充边录。顶部有冷靴，可以加装小麦克风或补光灯。',
        en:
          'One battery records for about two hours and forty minutes, and you can film while charging. A cold shoe ' +
          'on top takes a small microphone or light.',
      },
    ],
    facts: [
      { name: { zh: '分辨率', en: 'Resolution' }, value: { zh: '3840 × 2160，30 帧', en: '3840 × 2160 at 30 fps' } },
      { name: { zh: '镜头', en: 'Lens' }, value: { zh: '20 倍光学变焦', en: '20x optical zoom' } },
      { name: { zh: '存储介质', en: 'Storage' }, value: { zh: 'SD 卡，支持 512GB', en: 'SD card up to 512 GB' } },
      { name: { zh: '电池', en: 'Battery' }, value: { zh: '约 160 分钟', en: 'About 160 minutes' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '560 g', en: '560 g' } },
    ],
    sales: 1260,
    score: 462,
    ageDays: 210,
  },
  {
    code: 'guanglan-cine',
    shop: 'xingguang-digital',
    category: 'digital-video',
    brand: 'dg-guanglan',
    title: {
      zh: '光岚 C1 电影摄影机 超 16 毫米画幅 短片拍摄',
      en: 'Guanglan C1 Cinema Camera with a Super 16 Frame for Short Films',
    },
    selling: {
      zh: '为小剧组准备的数字机，操作沿用老机器习惯',
      en: 'A digital body for small crews that handles like the old ones',
    },
    icon: '1f3a5',
    tint: 60,
    price: 1299900,
    axes: [],
    soldOut: ['*'],
    attributes: { 'dg-connect': 'wired', 'dg-power': 'builtin', 'dg-scene': 'creator', 'dg-origin': 'suzhou' },
    story: [
      {
        zh: '机身保留双片盒的外形，里面放的是两块可热插拔的固态盘，一块写满自动换到另一块。侧面按键按开机、快门、白平衡的顺序排列，戴手套也摸得到。',
        en:
          'The body keeps the twin-magazine outline, but inside are two hot-swap drives that take over from each ' +
          'other. Buttons run in shooting order along the side and can be found with gloves on.',
      },
      {
        zh: '记录 12 位 RAW，动态范围约十三档，暗部可以放心往上提。每台机器随附一份传感器噪点测试图，方便后期匹配。',
        en:
          'It records 12-bit RAW with around thirteen stops of range, so shadows can be lifted with confidence. A ' +
          'sensor noise chart comes with each unit to help with matching in post.',
      },
    ],
    facts: [
      { name: { zh: '传感器', en: 'Sensor' }, value: { zh: '超 16 毫米画幅', en: 'Super 16 format' } },
      { name: { zh: '分辨率', en: 'Resolution' }, value: { zh: '4096 × 2160，60 帧', en: '4096 × 2160 at 60 fps' } },
      { name: { zh: '存储介质', en: 'Storage' }, value: { zh: '双固态盘热插拔', en: 'Two hot-swap SSDs' } },
      { name: { zh: '接口', en: 'Ports' }, value: { zh: 'SDI × 2、XLR × 2', en: '2 × SDI, 2 × XLR' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '2.4 kg（机身）', en: '2.4 kg, body only' } },
    ],
    sales: 86,
    score: 488,
    ageDays: 55,
  },
  {
    code: 'guanglan-scope-80',
    shop: 'xingguang-digital',
    category: 'digital-optics',
    brand: 'dg-guanglan',
    title: {
      zh: '光岚 80mm 折射天文望远镜 带三脚架 观月入门',
      en: 'Guanglan 80 mm Refractor Telescope on a Tripod for Moon Gazing',
    },
    selling: { zh: '组装十分钟，当晚就能看见月面环形山', en: 'Ten minutes to set up, craters the same night' },
    icon: '1f52d',
    tint: 230,
    price: 69900,
    listPrice: 89900,
    axes: [
      {
        name: { zh: '套装', en: 'Set' },
        values: [
          { code: 'basic', name: { zh: '标准套装', en: 'Standard set' } },
          { code: 'phone', name: { zh: '含手机支架', en: 'With phone holder' }, extra: 6000 },
        ],
      },
    ],
    attributes: { 'dg-power': 'dry', 'dg-scene': 'outdoor', 'dg-origin': 'suzhou' },
    story: [
      {
        zh: '80 毫米口径在城郊就能看清月面环形山和木星的四颗卫星。寻星镜用红点式，对准亮星后，主镜里基本就有目标。',
        en:
          "An 80 mm objective shows lunar craters and Jupiter's four bright moons from the edge of town. The " +
          'red-dot finder, powered by a coin cell, puts the target close to centre.',
      },
      {
        zh: '三脚架可调到 72 至 120 厘米，大人站着、孩子坐着都能看。随附的星图卡按季节分四张，背面写着找星的路线。',
        en:
          'The tripod adjusts from 72 to 120 cm for a standing adult or a seated child. Four seasonal star cards ' +
          'are included, with routes for finding your way printed on the back.',
      },
    ],
    facts: [
      { name: { zh: '口径', en: 'Aperture' }, value: { zh: '80 mm', en: '80 mm' } },
      { name: { zh: '焦距', en: 'Focal length' }, value: { zh: '600 mm', en: '600 mm' } },
      { name: { zh: '倍率', en: 'Magnification' }, value: { zh: '30× / 60× / 120×', en: '30× / 60× / 120×' } },
      { name: { zh: '高度', en: 'Height' }, value: { zh: '三脚架 72–120 cm', en: 'Tripod 72–120 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '4.1 kg', en: '4.1 kg' } },
    ],
    sales: 3720,
    score: 467,
    ageDays: 127,
  },
  {
    code: 'guanglan-micro',
    shop: 'xingguang-digital',
    category: 'digital-optics',
    brand: 'dg-guanglan',
    title: {
      zh: '光岚学生显微镜 40-640 倍 双光源 附标本制片套装',
      en: 'Guanglan Student Microscope, 40–640x, Two Lights and Slide Kit',
    },
    selling: { zh: '洋葱表皮、池塘水，周末就能看', en: 'Onion skin and pond water, ready for the weekend' },
    icon: '1f52c',
    tint: 85,
    price: 25900,
    axes: [],
    attributes: { 'dg-power': 'dry', 'dg-scene': 'kids', 'dg-origin': 'chongqing' },
    story: [
      {
        zh: '上下各有一盏 LED，看玻片用底光，看硬币和树叶用顶光。载物台带游标刻度，找到的位置可以记下来再回去。',
        en:
          'LEDs above and below mean slides are lit from beneath and coins or leaves from the top. The stage has a ' +
          'scale, so you can note a spot and return to it.',
      },
      {
        zh: '套装里有十二张成品玻片、空白玻片和盖玻片，还有一本四十八页的观察手册。手册按由易到难排列，小学四年级起可以独立操作。',
        en:
          'In the box are twelve prepared slides, blanks and cover slips, and a 48-page guide that goes from easy ' +
          'to harder, suitable for children of about ten working alone.',
      },
    ],
    facts: [
      { name: { zh: '倍率', en: 'Magnification' }, value: { zh: '40×–640×', en: '40×–640×' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '金属镜臂、玻璃镜片', en: 'Metal arm, glass optics' } },
      { name: { zh: '电池', en: 'Battery' }, value: { zh: '五号电池 3 节', en: '3 × AA' } },
      { name: { zh: '高度', en: 'Height' }, value: { zh: '285 mm', en: '285 mm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '1.3 kg', en: '1.3 kg' } },
      {
        name: { zh: '包装清单', en: 'In the box' },
        value: { zh: '显微镜、玻片 12 张、手册', en: 'Microscope, 12 slides, guide' },
      },
    ],
    sales: 5140,
    score: 460,
    ageDays: 189,
  },
];
