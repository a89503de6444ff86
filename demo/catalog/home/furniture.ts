import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'muzhe-sofa-cloud',
    shop: 'muyu-home',
    category: 'home-sofa',
    brand: 'hm-muzhe',
    title: {
      zh: '木辙云栖双人沙发 可拆洗棉麻外套 送落地灯一盏',
      en: 'Muzhe Cloud Two-Seat Sofa in Washable Cotton-Linen, Lamp Included',
    },
    selling: { zh: '外套整套可拆，落地灯一起到家', en: 'Covers come off to wash, and a floor lamp comes with it' },
    icon: '1f6cb-fe0f',
    tint: 30,
    price: 269900,
    listPrice: 329900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '牛仔蓝', en: 'Denim blue' }, paint: { hue: 0 } },
          { code: 'green', name: { zh: '鼠尾草绿', en: 'Sage green' }, paint: { hue: -80, saturation: 0.6 } },
          { code: 'red', name: { zh: '砖红', en: 'Brick red' }, paint: { hue: 140, saturation: 0.8 } },
        ],
      },
    ],
    attributes: { 'hm-material': 'fabric', 'hm-room': 'living', 'hm-style': 'minimal', 'hm-origin': 'foshan' },
    story: [
      {
        zh: '座深 56 厘米，可以盘腿坐，也可以靠着扶手把脚放上来。坐垫内层是高密度海绵，外面裹一层羽绒棉，起身后十几秒会慢慢回平。',
        en:
          'The seat is 56 cm deep, enough to sit cross-legged or stretch out against an arm. Dense foam wrapped in ' +
          'soft fibre fills the cushions and settles flat again within seconds.',
      },
      {
        zh: '外套用隐形拉链连接，靠垫、坐垫、扶手都可以单独拆下机洗。随沙发附送一盏 1.6 米落地灯，灯头能转向，看书时不用另外买灯。',
        en:
          'Hidden zips let you take off the back, seat and arm covers separately for the machine. A 1.6 m floor ' +
          'lamp with a swivel head comes along for reading.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '168 × 86 × 82 cm', en: '168 × 86 × 82 cm' } },
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '棉麻外套、松木框架', en: 'Cotton-linen covers, pine frame' },
      },
      { name: { zh: '座高', en: 'Seat height' }, value: { zh: '43 cm', en: '43 cm' } },
      { name: { zh: '承重', en: 'Load limit' }, value: { zh: '240 kg', en: '240 kg' } },
      { name: { zh: '安装方式', en: 'Assembly' }, value: { zh: '只需安装四只脚', en: 'Fit four feet' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '广东佛山', en: 'Foshan, Guangdong' } },
    ],
    sales: 3120,
    score: 472,
    ageDays: 118,
  },
  {
    code: 'muzhe-sofa-leather',
    shop: 'muyu-home',
    category: 'home-sofa',
    brand: 'hm-muzhe',
    title: {
      zh: '木辙暮色皮艺沙发 头层牛皮坐感 小户型客厅双人位',
      en: 'Muzhe Dusk Leather Two-Seater Sofa for Small Living Rooms',
    },
    selling: { zh: '接触面用头层牛皮，越坐越柔和', en: 'Top-grain leather where you touch it, softer with use' },
    icon: '1f6cb-fe0f',
    tint: 195,
    price: 389900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          {
            code: 'navy',
            name: { zh: '夜航蓝', en: 'Night navy' },
            paint: { hue: 15, saturation: 0.7, brightness: 0.7 },
          },
          { code: 'tan', name: { zh: '焦糖', en: 'Caramel' }, paint: { hue: 170, saturation: 0.8 } },
        ],
      },
    ],
    attributes: { 'hm-material': 'fabric', 'hm-room': 'living', 'hm-style': 'vintage', 'hm-origin': 'foshan' },
    story: [
      {
        zh: '坐垫、靠背和扶手内侧用头层牛皮，背面用颜色相同的超纤，价格因此降下来一截。皮面未做厚涂层，毛孔纹理还能看见。',
        en:
          'Seat, back and inner arms are top-grain leather; the rear is matching microfibre, which keeps the price ' +
          'sensible. With no heavy coating, the grain of the hide still shows.',
      },
      {
        zh: '底部离地 12 厘米，扫地机器人可以进去。灯与沙发同箱发出，安装师傅会把包装一并带走。',
        en:
          'There are 12 cm of clearance beneath for a robot vacuum. The lamp travels with the sofa, and the fitters ' +
          'take the packaging away when they have finished setting it all up.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '172 × 88 × 80 cm', en: '172 × 88 × 80 cm' } },
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '头层牛皮、超纤、桦木框架', en: 'Top-grain leather, microfibre, birch frame' },
      },
      { name: { zh: '座深', en: 'Seat depth' }, value: { zh: '54 cm', en: '54 cm' } },
      { name: { zh: '承重', en: 'Load limit' }, value: { zh: '260 kg', en: '260 kg' } },
      { name: { zh: '质保', en: 'Warranty' }, value: { zh: '框架五年', en: 'Five years on the frame' } },
    ],
    sales: 940,
    score: 466,
    ageDays: 249,
  },
  {
    code: 'mianxi-bedding',
    shop: 'muyu-home',
    category: 'home-bed',
    brand: 'hm-mianxi',
    title: {
      zh: '眠溪水洗棉四件套 60 支长绒棉 床单被套枕套 亲肤',
      en: 'Mianxi Washed-Cotton Bedding Set in 60-Count Long-Staple Yarn',
    },
    selling: {
      zh: '洗过再出厂，铺上就是睡过几年的柔软',
      en: 'Washed before it leaves, so it feels slept-in from night one',
    },
    icon: '1f6cf-fe0f',
    tint: 260,
    price: 25900,
    listPrice: 35900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '湖水蓝', en: 'Lake blue' }, paint: { hue: 0 } },
          {
            code: 'green',
            name: { zh: '豆绿', en: 'Pea green' },
            paint: { hue: -100, saturation: 0.6, brightness: 1.1 },
          },
          {
            code: 'pink',
            name: { zh: '藕荷', en: 'Lotus pink' },
            paint: { hue: 110, saturation: 0.6, brightness: 1.2 },
          },
          { code: 'yellow', name: { zh: '麦黄', en: 'Wheat' }, paint: { hue: 170, saturation: 0.7, brightness: 1.2 } },
          { code: 'grey', name: { zh: '雾灰', en: 'Mist grey' }, paint: { hue: 0, saturation: 0.1, brightness: 1.1 } },
        ],
      },
      {
        name: { zh: '规格', en: 'Size' },
        values: [
          { code: '1-2m-flat', name: { zh: '1.2 米床 床单款', en: '1.2 m flat sheet' } },
          { code: '1-2m-fitted', name: { zh: '1.2 米床 床笠款', en: '1.2 m fitted sheet' }, extra: 1000 },
          { code: '1-5m-flat', name: { zh: '1.5 米床 床单款', en: '1.5 m flat sheet' }, extra: 4000 },
          { code: '1-5m-fitted', name: { zh: '1.5 米床 床笠款', en: '1.5 m fitted sheet' }, extra: 5000 },
          { code: '1-8m-flat', name: { zh: '1.8 米床 床单款', en: '1.8 m flat sheet' }, extra: 7000 },
          { code: '1-8m-fitted', name: { zh: '1.8 米床 床笠款', en: '1.8 m fitted sheet' }, extra: 8000 },
        ],
      },
    ],
    soldOut: ['yellow/1-2m-fitted', 'grey/1-8m-flat', 'grey/1-8m-fitted'],
    attributes: { 'hm-material': 'fabric', 'hm-room': 'bedroom', 'hm-style': 'minimal', 'hm-origin': 'nantong' },
    story: [
      {
        zh: '面料先织后染，再经过两次水洗，缩水在工厂里已经完成。刚拆封时闻不到浆味，摊开就能铺床。',
        en:
          'The cloth is woven, dyed, then washed twice, so the shrinking has happened at the mill. There is no ' +
          'starchy smell, and it can go straight onto the bed.',
      },
      {
        zh: '被套四角和两侧中段都缝了绑带，被芯不会滑到一头。床笠款松紧带绕满四周，适合厚度 15 到 28 厘米的床垫。',
        en:
          'Ties at the corners and halfway down each side keep the quilt from sliding to one end. The fitted sheet ' +
          'is elasticated all round for mattresses 15 to 28 cm thick.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '纯棉，60 支', en: 'All cotton, 60 count' } },
      {
        name: { zh: '件数', en: 'Pieces' },
        value: { zh: '床单或床笠 1、被套 1、枕套 2', en: '1 sheet, 1 duvet cover, 2 pillowcases' },
      },
      { name: { zh: '枕套', en: 'Pillowcase' }, value: { zh: '48 × 74 cm', en: '48 × 74 cm' } },
      { name: { zh: '清洁保养', en: 'Care' }, value: { zh: '40 ℃ 以下机洗', en: 'Machine wash up to 40 °C' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '江苏南通', en: 'Nantong, Jiangsu' } },
    ],
    sales: 34600,
    score: 478,
    ageDays: 90,
  },
  {
    code: 'mianxi-bed-frame',
    shop: 'muyu-home',
    category: 'home-bed',
    brand: 'hm-mianxi',
    title: {
      zh: '眠溪软包床架 棉麻床头 静音排骨架 卧室双人床',
      en: 'Mianxi Upholstered Bed Frame with Linen Headboard, Quiet Slats',
    },
    selling: { zh: '床头斜度 12 度，靠着看书不硌背', en: 'A headboard set at 12 degrees for reading in bed' },
    icon: '1f6cf-fe0f',
    tint: 105,
    price: 159900,
    listPrice: 199900,
    axes: [
      {
        name: { zh: '尺寸', en: 'Size' },
        values: [
          { code: '1-2m', name: { zh: '1.2 米', en: '1.2 m' } },
          { code: '1-5m', name: { zh: '1.5 米', en: '1.5 m' }, extra: 30000 },
          { code: '1-8m', name: { zh: '1.8 米', en: '1.8 m' }, extra: 50000 },
        ],
      },
    ],
    attributes: { 'hm-material': 'fabric', 'hm-room': 'bedroom', 'hm-style': 'minimal' },
    story: [
      {
        zh: '床头高 98 厘米，内衬 6 厘米厚海绵，斜度 12 度，睡前靠着翻几页书很合适。侧边留了一个插袋，放手机和眼镜。',
        en:
          'The 98 cm headboard has 6 cm of padding and leans at 12 degrees, just right for a few pages before ' +
          'sleep. A side pocket keeps your phone and glasses.',
      },
      {
        zh: '排骨架的每根木条两端都套了橡胶帽，翻身时木头不会互相摩擦。两个人用随附的扳手，大约四十分钟可以装好。',
        en:
          'Every slat end wears a rubber cap, so nothing rubs when you turn over. Two people with the wrench ' +
          'supplied can put it together in about forty minutes.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '棉麻软包、松木排骨架', en: 'Linen upholstery, pine slats' },
      },
      { name: { zh: '高度', en: 'Height' }, value: { zh: '床头 98 cm', en: 'Headboard 98 cm' } },
      { name: { zh: '承重', en: 'Load limit' }, value: { zh: '300 kg', en: '300 kg' } },
      { name: { zh: '安装方式', en: 'Assembly' }, value: { zh: '约 40 分钟', en: 'About 40 minutes' } },
      { name: { zh: '质保', en: 'Warranty' }, value: { zh: '三年', en: 'Three years' } },
    ],
    sales: 2260,
    score: 469,
    ageDays: 37,
  },
  {
    code: 'muzhe-chair',
    shop: 'muyu-home',
    category: 'home-chair',
    brand: 'hm-muzhe',
    title: {
      zh: '木辙弯背餐椅 白蜡木实木 圆角座面 可叠放四把',
      en: 'Muzhe Curved-Back Dining Chair in Solid Ash, Stacks Four High',
    },
    selling: {
      zh: '靠背托住腰，叠起来只占一把椅子的地',
      en: 'Supports the small of the back and stacks out of the way',
    },
    icon: '1fa91',
    tint: 330,
    price: 39900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'walnut', name: { zh: '胡桃色', en: 'Walnut stain' }, paint: { hue: 0 } },
          {
            code: 'natural',
            name: { zh: '原木色', en: 'Natural' },
            paint: { hue: 20, saturation: 0.9, brightness: 1.5 },
          },
        ],
      },
    ],
    attributes: { 'hm-material': 'wood', 'hm-room': 'living', 'hm-style': 'minimal', 'hm-origin': 'caoxian' },
    story: [
      {
        zh: '靠背由整块白蜡木蒸汽弯成，弧度刚好落在腰的位置。座面前缘向下倒圆 8 毫米，坐久了腿不麻。',
        en:
          'The back is steam-bent from one piece of ash, with the curve at the small of your back. The front edge ' +
          'of the seat is rounded down by 8 mm, easy on the legs.',
      },
      {
        zh: '四把可以叠放，叠高约 1.2 米，过年来客时再搬出来。椅脚贴了毛毡，拖动时地板上不会留痕。',
        en:
          'Four stack to about 1.2 m and wait in a corner until guests come for the holidays. Felt pads under the ' +
          'legs leave no marks when you pull the chair out.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '白蜡木，水性漆', en: 'Ash, water-based lacquer' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '48 × 50 × 78 cm', en: '48 × 50 × 78 cm' } },
      { name: { zh: '座高', en: 'Seat height' }, value: { zh: '45 cm', en: '45 cm' } },
      { name: { zh: '承重', en: 'Load limit' }, value: { zh: '120 kg', en: '120 kg' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '4.6 kg', en: '4.6 kg' } },
    ],
    sales: 8730,
    score: 474,
    ageDays: 205,
  },
  {
    code: 'muzhe-kid-chair',
    shop: 'muyu-home',
    category: 'home-chair',
    brand: 'hm-muzhe',
    title: {
      zh: '木辙儿童实木小椅 可刻名字 圆角防夹 幼儿园绘本角',
      en: "Muzhe Solid-Wood Child's Chair with the Name Carved on the Back",
    },
    selling: {
      zh: '椅背刻上名字，孩子会自己搬着走',
      en: 'With a name on the back, children carry it around themselves',
    },
    icon: '1fa91',
    tint: 80,
    price: 19900,
    listPrice: 25900,
    axes: [],
    attributes: { 'hm-material': 'wood', 'hm-room': 'living', 'hm-style': 'country', 'hm-origin': 'caoxian' },
    story: [
      {
        zh: '座高 26 厘米，适合两岁半到六岁。重量控制在 1.9 公斤，孩子两只手能搬动，又不容易被推翻。',
        en:
          'With a seat 26 cm high, it suits ages two and a half to six. At 1.9 kg a child can lift it in two hands, ' +
          'yet it does not tip over easily.',
      },
      {
        zh: '名字由数控刀在椅背上刻出 1.5 毫米深，再手工打磨边缘，不填色，可以用指尖摸到。表面涂木蜡油，气味很淡。',
        en:
          'The name is cut 1.5 mm deep into the back and sanded by hand, left unpainted so fingertips can trace it. ' +
          'The finish is a wood wax oil with very little smell.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '榉木，木蜡油', en: 'Beech, wood wax oil' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '30 × 30 × 52 cm', en: '30 × 30 × 52 cm' } },
      { name: { zh: '承重', en: 'Load limit' }, value: { zh: '60 kg', en: '60 kg' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '1.9 kg', en: '1.9 kg' } },
      { name: { zh: '制作周期', en: 'Lead time' }, value: { zh: '约 4 个工作日', en: 'About 4 working days' } },
    ],
    sales: 1540,
    score: 486,
    ageDays: 71,
    custom: [
      { code: 'name', name: { zh: '刻字姓名', en: 'Name to carve' }, mode: 'INPUT', maxLength: 8, required: true },
      {
        code: 'font',
        name: { zh: '字体', en: 'Lettering' },
        mode: 'SELECT',
        choices: [
          { zh: '圆体', en: 'Rounded' },
          { zh: '楷体', en: 'Kai script' },
        ],
      },
    ],
  },
  {
    code: 'muzhe-recliner',
    shop: 'muyu-home',
    category: 'home-chair',
    brand: 'hm-muzhe',
    title: {
      zh: '木辙阅读躺椅 可调靠背 带扶手脚踏 书房阳台单人',
      en: 'Muzhe Reading Recliner with Adjustable Back, Arms and Footrest',
    },
    selling: { zh: '五档靠背，看书和午睡各有角度', en: 'Five positions, from reading upright to a nap' },
    icon: '1f4ba',
    tint: 215,
    price: 119900,
    listPrice: 149900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '晴蓝', en: 'Clear blue' }, paint: { hue: 0 } },
          { code: 'green', name: { zh: '竹绿', en: 'Bamboo green' }, paint: { hue: -70, saturation: 0.8 } },
          { code: 'coral', name: { zh: '珊瑚', en: 'Coral' }, paint: { hue: 170 } },
        ],
      },
    ],
    soldOut: ['coral'],
    attributes: { 'hm-material': 'fabric', 'hm-room': 'study', 'hm-style': 'minimal', 'hm-origin': 'anji' },
    story: [
      {
        zh: '靠背分五档，从直坐到接近平躺，拨动右侧扶手下的拉杆即可。脚踏会随靠背一起抬起，收回时用小腿轻压。',
        en:
          'Five positions run from upright to nearly flat, set by a lever under the right arm. The footrest rises ' +
          'with the back and folds away with a gentle press of the calves.',
      },
      {
        zh: '面料是透气网布，夏天坐着不闷。转盘底座直径 60 厘米，读到一半转身取茶，不必起身。',
        en:
          'The breathable mesh stays comfortable in summer. A swivel base 60 cm across lets you turn round for your ' +
          'tea in the middle of a chapter without getting up.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '68 × 82 × 108 cm', en: '68 × 82 × 108 cm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '网布、钢架', en: 'Mesh, steel frame' } },
      { name: { zh: '承重', en: 'Load limit' }, value: { zh: '130 kg', en: '130 kg' } },
      { name: { zh: '靠背角度', en: 'Back angle' }, value: { zh: '105°–160°', en: '105°–160°' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '17 kg', en: '17 kg' } },
    ],
    sales: 1870,
    score: 461,
    ageDays: 158,
  },
  {
    code: 'naxu-cabinet',
    shop: 'muyu-home',
    category: 'home-chair',
    brand: 'hm-naxu',
    title: {
      zh: '纳序两层文件柜 冷轧钢 静音滑轨 带锁 桌下活动柜',
      en: 'Naxu Two-Drawer Steel Filing Cabinet, Soft Runners and a Lock',
    },
    selling: { zh: '放得进桌下，抽屉全拉出也不翻', en: 'Fits under a desk and stays upright fully open' },
    icon: '1f5c4-fe0f',
    tint: 285,
    price: 45900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'indigo', name: { zh: '靛紫', en: 'Indigo' }, paint: { hue: 0 } },
          { code: 'green', name: { zh: '军绿', en: 'Army green' }, paint: { hue: -120, saturation: 0.5 } },
          { code: 'grey', name: { zh: '浅灰', en: 'Light grey' }, paint: { hue: 0, saturation: 0.1, brightness: 1.4 } },
        ],
      },
    ],
    attributes: { 'hm-material': 'metal', 'hm-room': 'study', 'hm-style': 'minimal' },
    story: [
      {
        zh: '柜高 58 厘米，能推进常见的书桌下面。抽屉三节滑轨可以全拉出，靠里的文件夹也拿得到。',
        en:
          'At 58 cm high it rolls under an ordinary desk. Three-part runners let the drawers open all the way, so ' +
          'the folder at the very back is within reach.',
      },
      {
        zh: '一次只能拉开一只抽屉，是防止翻倒的联锁设计。挂捞式文件夹和 A4 平放都适用，标签框可以抽换纸片。',
        en:
          'An interlock allows one drawer open at a time so it cannot topple. It takes hanging files or A4 laid ' +
          'flat, and the label frames hold paper slips you can change.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '0.7 mm 冷轧钢', en: '0.7 mm cold-rolled steel' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '39 × 45 × 58 cm', en: '39 × 45 × 58 cm' } },
      { name: { zh: '承重', en: 'Load limit' }, value: { zh: '每抽 20 kg', en: '20 kg per drawer' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '16.5 kg', en: '16.5 kg' } },
      {
        name: { zh: '包装清单', en: 'In the box' },
        value: { zh: '柜体、钥匙 2 把、隔板 2 片', en: 'Cabinet, 2 keys, 2 dividers' },
      },
    ],
    sales: 3390,
    score: 458,
    ageDays: 277,
  },
  {
    code: 'qiaochui-ladder',
    shop: 'jingri-daily',
    category: 'home-chair',
    brand: 'hm-qiaochui',
    title: {
      zh: '巧锤松木折叠梯 家用置物两用 宽踏板 花架书架',
      en: 'Qiaochui Folding Pine Ladder for Reaching Up or Holding Plants',
    },
    selling: { zh: '平时当花架，取高处东西时打开就是梯', en: 'A plant stand most days and a ladder when you need one' },
    icon: '1fa9c',
    tint: 150,
    price: 16900,
    listPrice: 21900,
    axes: [
      {
        name: { zh: '高度', en: 'Height' },
        values: [
          { code: '3step', name: { zh: '三步 70cm', en: '3 steps 70 cm' } },
          { code: '4step', name: { zh: '四步 95cm', en: '4 steps 95 cm' }, extra: 5000 },
          { code: '5step', name: { zh: '五步 120cm', en: '5 steps 120 cm' }, extra: 10000 },
        ],
      },
    ],
    attributes: { 'hm-material': 'wood', 'hm-room': 'hall', 'hm-style': 'country', 'hm-origin': 'linyi' },
    story: [
      {
        zh: '踏板宽 13 厘米，脚掌能踩实大半。两侧拉绳限制开合角度，站上去之前会有一声轻响表示锁住。',
        en:
          'The treads are 13 cm wide, enough for most of your foot. Side cords limit the angle, and a soft click ' +
          'tells you it has locked before you climb.',
      },
      {
        zh: '木材为东北松木，烘干到含水率 12% 再加工，不容易变形。合起来厚 9 厘米，能塞进门背后。',
        en:
          'The pine is dried to twelve per cent moisture before it is worked, so it keeps its shape. Folded, it is ' +
          '9 cm thick and slips behind a door.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '松木，清漆', en: 'Pine, clear varnish' } },
      { name: { zh: '承重', en: 'Load limit' }, value: { zh: '100 kg', en: '100 kg' } },
      { name: { zh: '踏板', en: 'Tread' }, value: { zh: '13 cm', en: '13 cm' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '折叠后 9 cm', en: '9 cm folded' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东临沂', en: 'Linyi, Shandong' } },
    ],
    sales: 420,
    score: 467,
    ageDays: 11,
    state: 'TO_AUDIT',
  },
];
