import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'garden-yarn-ball',
    shop: 'qingyuan-garden',
    category: 'garden-toys',
    brand: 'garden-pawfolk',
    title: {
      zh: '爪印集 猫咪毛线球 双针造型玩具 剑麻芯 耐抓不散线',
      en: 'Cat Yarn Ball Toy with Sisal Core, Claw-Proof Winding',
    },
    selling: { zh: '外面是毛线，里面藏着剑麻', en: 'Wool outside, sisal within' },
    icon: '1f9f6',
    tint: 222,
    price: 1990,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '湖蓝', en: 'Lake Blue' }, paint: { hue: 0 } },
          { code: 'red', name: { zh: '莓红', en: 'Berry' }, paint: { hue: 108, saturation: 0.9 } },
          { code: 'green', name: { zh: '草绿', en: 'Grass' }, paint: { hue: -122, saturation: 0.8, brightness: 0.9 } },
        ],
      },
    ],
    attributes: { 'garden-pet': 'cat', 'garden-material': 'textile' },
    story: [
      {
        zh: '球芯用剑麻绳绕紧，外层每圈毛线都用乳胶点固定，抓烂也不会拉出长线。两根“织针”其实是布条，咬得动。',
        en: 'A tight sisal core sits under yarn that is spot-fixed every turn, so no long thread pulls free. The two needles are soft cloth, good for biting.',
      },
      {
        zh: '直径九厘米，猫能抱着蹬。球里塞了一小袋木天蓼粉，每月换一次；线头松了就该换新球。',
        en: 'At nine centimetres it is right for hugging and kicking. A silvervine sachet inside can be swapped monthly. Replace the ball once ends come loose.',
      },
    ],
    facts: [
      { name: { zh: '直径', en: 'Diameter' }, value: { zh: '9 cm', en: '9 cm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '棉线、剑麻', en: 'Cotton yarn, sisal' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '64 g', en: '64 g' } },
      { name: { zh: '填充', en: 'Filled with' }, value: { zh: '木天蓼粉', en: 'Silvervine' } },
    ],
    sales: 13400,
    score: 462,
    ageDays: 139,
  },
  {
    code: 'garden-plush-fish',
    shop: 'qingyuan-garden',
    category: 'garden-toys',
    brand: 'garden-pawfolk',
    title: {
      zh: '爪印集 毛绒小鱼猫玩具 响纸夹层 可换猫薄荷包',
      en: 'Plush Fish Cat Toy with Crinkle Layer and Catnip Pocket',
    },
    selling: { zh: '尾巴里有响纸，肚子里有猫薄荷', en: 'A rustle in the tail, catnip in the belly' },
    icon: '1f41f',
    tint: 206,
    price: 2290,
    listPrice: 2900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '蓝鱼', en: 'Blue Fish' }, paint: { hue: 0 } },
          {
            code: 'coral',
            name: { zh: '珊瑚鱼', en: 'Coral Fish' },
            paint: { hue: 128, saturation: 0.9, brightness: 1.05 },
          },
        ],
      },
    ],
    attributes: { 'garden-pet': 'cat', 'garden-material': 'textile' },
    story: [
      {
        zh: '短绒面料耐咬，尾鳍夹了一层响纸，拍一下就有沙沙声。肚子侧面有小拉链，可以换猫薄荷袋，也可塞进零食。',
        en: 'The short plush stands up to teeth, and crinkle film in the tail rustles at a pat. A small zip at the side takes a catnip sachet or a treat.',
      },
      {
        zh: '眼睛是刺绣的，没有会掉的配件。全长二十厘米，猫抱在怀里刚好踢得到。换下香包后可以装网袋机洗。',
        en: 'The eyes are embroidered, so nothing comes off. Twenty centimetres is long enough to hold and kick. Take out the sachet and machine wash in a net.',
      },
    ],
    facts: [
      { name: { zh: '长度', en: 'Length' }, value: { zh: '20 cm', en: '20 cm' } },
      { name: { zh: '面料', en: 'Fabric' }, value: { zh: '短绒', en: 'Short plush' } },
      { name: { zh: '填充', en: 'Filling' }, value: { zh: 'PP 棉、响纸', en: 'Fibre, crinkle film' } },
      { name: { zh: '附件', en: 'Included' }, value: { zh: '猫薄荷 2 包', en: '2 catnip sachets' } },
    ],
    sales: 8830,
    score: 455,
    ageDays: 11,
  },
  {
    code: 'garden-straw-hut',
    shop: 'qingyuan-garden',
    category: 'garden-homes',
    brand: 'garden-pawfolk',
    title: {
      zh: '爪印集 编草尖顶猫屋 手工草窝 四季通用 可拆洗垫',
      en: 'Hand-Woven Straw Cat Hut with Pointed Roof and Washable Pad',
    },
    selling: { zh: '尖顶里一团草香，夏凉冬暖换垫子', en: 'A pointed roof, a smell of straw and a pad to swap' },
    icon: '1f6d6',
    tint: 34,
    price: 9900,
    axes: [
      {
        name: { zh: '尺寸', en: 'Size' },
        values: [
          { code: 'm', name: { zh: 'M 适合 5 kg 内', en: 'M, to 5 kg' } },
          { code: 'l', name: { zh: 'L 适合 8 kg 内', en: 'L, to 8 kg' }, extra: 4000 },
        ],
      },
    ],
    attributes: { 'garden-pet': 'cat', 'garden-material': 'wood' },
    story: [
      {
        zh: '屋身用香蒲草手工编，骨架是藤条，猫在上面磨爪也不散架。入口朝前收小，里面看得见外面，又有躲着的感觉。',
        en: 'The body is hand-woven cattail over a rattan frame that shrugs off scratching. A small doorway gives a view out and a feeling of being hidden.',
      },
      {
        zh: '底垫一面绒布、一面凉席，按季节翻面。新屋会有草味，通风两天就淡；别放在潮湿角落，避免发霉。',
        en: 'The pad has plush on one side and cool matting on the other. Air it two days for the new-straw smell to settle, and keep out of damp corners.',
      },
    ],
    facts: [
      {
        name: { zh: '尺寸', en: 'Size' },
        value: { zh: 'M 38 × 40 cm；L 46 × 48 cm', en: 'M 38 × 40 cm, L 46 × 48 cm' },
      },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '香蒲草、藤', en: 'Cattail, rattan' } },
      { name: { zh: '垫子', en: 'Pad' }, value: { zh: '双面可拆洗', en: 'Two-sided, washable' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '1.4 / 2.0 kg', en: '1.4 / 2.0 kg' } },
    ],
    sales: 3270,
    score: 470,
    ageDays: 81,
  },
  {
    code: 'garden-dog-house',
    shop: 'qingyuan-garden',
    category: 'garden-homes',
    brand: 'garden-pawfolk',
    title: {
      zh: '爪印集 实木狗屋 斜顶防雨 可开窗 刻名门牌 户外阳台',
      en: 'Solid Wood Dog House with Pitched Roof and Name Plate',
    },
    selling: { zh: '红屋顶，一扇窗，门口写着它的名字', en: 'A red roof, one window and its name over the door' },
    icon: '1f3e0',
    tint: 14,
    price: 32800,
    listPrice: 39900,
    axes: [
      {
        name: { zh: '尺寸', en: 'Size' },
        values: [
          { code: 'm', name: { zh: 'M 中型犬', en: 'M, medium dogs' } },
          { code: 'l', name: { zh: 'L 大型犬', en: 'L, large dogs' }, extra: 16000 },
        ],
      },
    ],
    attributes: { 'garden-pet': 'dog', 'garden-material': 'wood' },
    story: [
      {
        zh: '墙板为碳化杉木，榫槽拼装不用胶，屋顶铺红色沥青瓦，两侧伸出八厘米挡雨。地板离地六厘米，隔潮气。',
        en: 'Heat-treated fir slots together without glue. The pitched roof carries red shingle with an eight-centimetre overhang, and the floor stands six clear of the damp.',
      },
      {
        zh: '门楣有块木牌，下单写上名字，激光刻好再上漆。屋顶可整片掀开，冲洗和换垫子都方便，附六角扳手。',
        en: 'The plate above the door is laser-engraved with the name you give and then sealed. The roof lifts off for cleaning, and a hex key is supplied.',
      },
    ],
    facts: [
      {
        name: { zh: '尺寸', en: 'Size' },
        value: { zh: 'M 80 × 62 × 70 cm；L 100 × 75 × 85 cm', en: 'M 80 × 62 × 70 cm, L 100 × 75 × 85 cm' },
      },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '碳化杉木', en: 'Heat-treated fir' } },
      { name: { zh: '屋顶', en: 'Roof' }, value: { zh: '沥青瓦', en: 'Asphalt shingle' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '16 / 24 kg', en: '16 / 24 kg' } },
      { name: { zh: '制作', en: 'Lead time' }, value: { zh: '4 天', en: '4 days' } },
    ],
    sales: 1150,
    score: 468,
    ageDays: 150,
    custom: [
      {
        code: 'name',
        name: { zh: '门牌名字', en: 'Name on plate' },
        mode: 'INPUT',
        maxLength: 8,
      },
      {
        code: 'style',
        name: { zh: '字体', en: 'Lettering' },
        mode: 'SELECT',
        choices: [
          { zh: '圆体', en: 'Rounded' },
          { zh: '楷体', en: 'Regular script' },
        ],
      },
    ],
  },
  {
    code: 'garden-gentle-shampoo',
    shop: 'qingyuan-garden',
    category: 'garden-daily',
    brand: 'garden-pawfolk',
    title: {
      zh: '爪印集 猫狗通用沐浴露 弱酸性 低泡易冲 500ml',
      en: 'Cat and Dog Shampoo, Mildly Acidic, Low Foam, 500 ml',
    },
    selling: { zh: '泡沫不多，冲三遍就干净', en: 'Little foam and clean in three rinses' },
    icon: '1f9f4',
    tint: 190,
    price: 4900,
    axes: [],
    attributes: { 'garden-pet': 'any', 'garden-material': 'plant' },
    story: [
      {
        zh: '酸碱度调到 6.5，接近猫狗皮肤，不加色素。椰油来源的表活，泡沫细而少，胆小的猫少受一会儿水声。',
        en: 'Balanced to pH 6.5 for cats and dogs, with no added dye. Coconut-based cleansers foam little, which shortens the whole ordeal for a nervous cat.',
      },
      {
        zh: '按一比五兑温水再用，从背往下揉，避开眼耳。长毛洗后趁半干梳开，夏天两周一次、冬天一个月一次足够。',
        en: 'Dilute one to five in warm water and work down from the back, avoiding eyes and ears. Comb long coats while damp. Every two weeks in summer is plenty.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '500 ml', en: '500 ml' } },
      { name: { zh: '酸碱度', en: 'pH' }, value: { zh: '6.5', en: '6.5' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '36 个月', en: '36 months' } },
      { name: { zh: '适用', en: 'For' }, value: { zh: '3 月龄以上猫狗', en: 'Cats and dogs over 3 months' } },
    ],
    sales: 11600,
    score: 466,
    ageDays: 262,
  },
  {
    code: 'garden-shed-comb',
    shop: 'qingyuan-garden',
    category: 'garden-daily',
    brand: 'garden-pawfolk',
    title: {
      zh: '爪印集 宠物排梳 粗齿钝头 打结开毛 木纹握柄',
      en: 'Wide-Tooth Pet Comb with Rounded Tips for Tangled Coats',
    },
    selling: { zh: '先通开，再梳顺，不拽疼', en: 'Loosen first, then smooth, without a tug' },
    icon: '1faae',
    tint: 270,
    price: 2990,
    listPrice: 3900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'purple', name: { zh: '深紫', en: 'Deep Purple' }, paint: { hue: 0 } },
          { code: 'green', name: { zh: '墨绿', en: 'Dark Green' }, paint: { hue: -130, saturation: 0.8 } },
          {
            code: 'olive',
            name: { zh: '橄榄褐', en: 'Olive Brown' },
            paint: { hue: 130, saturation: 0.9, brightness: 1.2 },
          },
        ],
      },
    ],
    attributes: { 'garden-pet': 'any', 'garden-material': 'resin' },
    story: [
      {
        zh: '齿尖磨成圆头，贴着皮肤走不刮。齿距 4 毫米，适合长毛猫和卷毛犬先把结打开，再换细梳收尾。',
        en: 'The tips are rounded so they glide along the skin. A 4 mm gap opens knots in long-haired cats and curly dogs before a fine comb finishes.',
      },
      {
        zh: '整梳一体成型，静电小，毛不会粘满手。握柄末端有孔，洗澡间一挂就干；可用消毒液浸泡清洁。',
        en: 'Moulded in one piece with little static, so hair does not cling. A hole in the handle lets it hang to dry, and it can be soaked in disinfectant.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '95 × 135 mm', en: '95 × 135 mm' } },
      { name: { zh: '齿距', en: 'Tooth gap' }, value: { zh: '4 mm', en: '4 mm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '抗静电树脂', en: 'Anti-static resin' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '58 g', en: '58 g' } },
    ],
    sales: 9230,
    score: 474,
    ageDays: 98,
  },
  {
    code: 'garden-pet-bowl',
    shop: 'qingyuan-garden',
    category: 'garden-daily',
    brand: 'garden-pawfolk',
    title: {
      zh: '爪印集 防滑慢食碗 加宽底 圆弧内壁 附量勺 猫狗水粮碗',
      en: 'Non-Slip Pet Bowl with Curved Wall and Measuring Spoon',
    },
    selling: { zh: '推不走，也不藏粮', en: 'It stays put and hides no crumbs' },
    icon: '1f963',
    tint: 226,
    price: 3500,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '宝蓝', en: 'Royal Blue' }, paint: { hue: 0 } },
          { code: 'teal', name: { zh: '青碧', en: 'Teal' }, paint: { hue: -70, saturation: 0.8 } },
          { code: 'rose', name: { zh: '蔷薇', en: 'Rose' }, paint: { hue: 98, saturation: 0.8, brightness: 1.05 } },
        ],
      },
    ],
    attributes: { 'garden-pet': 'any', 'garden-material': 'resin' },
    story: [
      {
        zh: '碗壁下宽上窄，底部一圈硅胶，狗推不走。内壁是整段圆弧，没有死角，舌头能舔净，洗起来也省事。',
        en: 'Wide at the base with a ring of silicone, it will not be pushed along the floor. One unbroken curve inside leaves no corner for food to hide.',
      },
      {
        zh: '容量 600 毫升，随碗附一把 25 克量勺，定量喂食不用称。食品接触级材料，可用洗碗机上层清洗。',
        en: 'It holds 600 ml and comes with a 25 g scoop for measured meals. The food-contact material goes on the top rack of the dishwasher.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '600 ml', en: '600 ml' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '190 × 150 × 65 mm', en: '190 × 150 × 65 mm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'PP、硅胶', en: 'PP, silicone' } },
      { name: { zh: '量勺', en: 'Spoon' }, value: { zh: '25 g', en: '25 g' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '240 g', en: '240 g' } },
    ],
    sales: 15300,
    score: 478,
    ageDays: 46,
  },
  {
    code: 'garden-id-tag',
    shop: 'qingyuan-garden',
    category: 'garden-daily',
    brand: 'garden-pawfolk',
    title: {
      zh: '爪印集 宠物身份牌 激光刻字 防走失 狗牌猫牌 静音圈',
      en: 'Engraved Pet ID Tag for Collars, with Quiet Split Ring',
    },
    selling: { zh: '一面名字，一面电话', en: 'The name in front, your number behind' },
    icon: '1f3f7-fe0f',
    tint: 46,
    price: 1990,
    listPrice: 2690,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'gold', name: { zh: '金', en: 'Gold' }, paint: { hue: 0 } },
          {
            code: 'rose',
            name: { zh: '玫瑰金', en: 'Rose Gold' },
            paint: { hue: -28, saturation: 0.6, brightness: 1.05 },
          },
          { code: 'blue', name: { zh: '海蓝', en: 'Sea Blue' }, paint: { hue: 170, saturation: 0.9 } },
          {
            code: 'green',
            name: { zh: '叶绿', en: 'Leaf Green' },
            paint: { hue: 75, saturation: 0.8, brightness: 0.9 },
          },
        ],
      },
    ],
    attributes: { 'garden-pet': 'any', 'garden-material': 'metal' },
    story: [
      {
        zh: '用 1.5 毫米航空铝裁切，阳极氧化上色，边缘倒角不划毛。激光刻进金属表层，沾水磨蹭一年也看得清。',
        en: 'Cut from 1.5 mm aluminium, anodised and bevelled so it never snags fur. Laser marking goes into the metal and stays legible after a year of wear.',
      },
      {
        zh: '正面刻名字，背面刻两行电话。挂圈外套了硅胶管，走路不叮当响；下单后一天内刻好寄出。',
        en: 'A name goes in front and two lines of phone number behind. A silicone sleeve on the ring stops the jingle. Engraved and sent within a day.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '28 × 40 mm', en: '28 × 40 mm' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '1.5 mm', en: '1.5 mm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '阳极氧化铝', en: 'Anodised aluminium' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '5 g', en: '5 g' } },
      { name: { zh: '制作', en: 'Lead time' }, value: { zh: '1 天', en: '1 day' } },
    ],
    sales: 30200,
    score: 483,
    ageDays: 4,
    custom: [
      {
        code: 'name',
        name: { zh: '宠物名字', en: "Pet's name" },
        mode: 'INPUT',
        maxLength: 8,
        required: true,
      },
      {
        code: 'phone',
        name: { zh: '联系电话', en: 'Phone number' },
        mode: 'INPUT',
        maxLength: 15,
        required: true,
      },
      {
        code: 'second',
        name: { zh: '第二行（可选）', en: 'Second line, optional' },
        mode: 'INPUT',
        maxLength: 15,
      },
    ],
  },
  {
    code: 'garden-coral-piece',
    shop: 'qingyuan-garden',
    category: 'garden-aqua',
    brand: 'garden-weed',
    title: {
      zh: '水草间 仿真珊瑚摆件 食品级树脂 海水缸造景 不掉色',
      en: 'Replica Coral for Aquariums, Fade-Resistant Resin',
    },
    selling: { zh: '不采自然珊瑚，用模翻出来的枝', en: 'Branches cast from a mould, none taken from the reef' },
    icon: '1fab8',
    tint: 18,
    price: 4900,
    listPrice: 6500,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'orange', name: { zh: '橙珊瑚', en: 'Orange' }, paint: { hue: 0 } },
          { code: 'violet', name: { zh: '紫珊瑚', en: 'Violet' }, paint: { hue: -110, saturation: 0.8 } },
          { code: 'rose', name: { zh: '粉珊瑚', en: 'Pink' }, paint: { hue: -45, saturation: 0.8, brightness: 1.1 } },
        ],
      },
    ],
    attributes: { 'garden-pet': 'fish', 'garden-material': 'resin' },
    story: [
      {
        zh: '用食品级树脂翻模，颜色拌在料里，泡水不褪。枝杈末端磨圆，小鱼穿过不刮鳞，也可以给虾做躲避。',
        en: 'Cast in food-grade resin with the pigment mixed through, so it does not fade in water. Tips are rounded for passing fish and make a hiding place for shrimp.',
      },
      {
        zh: '底座带重量，直接压在砂上就稳。初次入缸前请用清水刷洗并泡一晚，海水、淡水都能用。',
        en: 'A weighted base sits firm on the gravel. Brush it clean and soak overnight before first use. It suits both salt and fresh water tanks.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '约 16 × 14 cm', en: 'About 16 × 14 cm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '食品级树脂', en: 'Food-grade resin' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '380 g', en: '380 g' } },
      { name: { zh: '适用', en: 'For' }, value: { zh: '海水、淡水缸', en: 'Salt or fresh water' } },
    ],
    sales: 2640,
    score: 446,
    ageDays: 165,
  },
  {
    code: 'garden-tank-thermometer',
    shop: 'qingyuan-garden',
    category: 'garden-aqua',
    brand: 'garden-weed',
    title: {
      zh: '水草间 鱼缸玻璃水温计 吸盘固定 红液柱 免电池',
      en: 'Glass Aquarium Thermometer with Suction Cup, No Battery',
    },
    selling: { zh: '隔着玻璃一眼看到度数', en: 'The reading is clear through the glass' },
    icon: '1f321-fe0f',
    tint: 352,
    price: 1290,
    axes: [],
    attributes: { 'garden-pet': 'fish', 'garden-material': 'ceramic' },
    story: [
      {
        zh: '红色液柱在白底上醒目，刻度从零到五十度，一格一度。不用电池，也不含水银，弄破了不会污染水体。',
        en: 'A red column on white runs from zero to fifty in single degrees. There is no battery and no mercury, so a broken tube will not poison the tank.',
      },
      {
        zh: '吸盘为软硅胶，泡久了也不硬。装在离加热棒远的一角，读到的才是全缸的温度；清洁时用软布，不用热水烫。',
        en: 'The soft silicone cup stays supple. Fix it away from the heater for a true reading, and clean with a cloth rather than hot water.',
      },
    ],
    facts: [
      { name: { zh: '量程', en: 'Range' }, value: { zh: '0–50℃', en: '0–50℃' } },
      { name: { zh: '精度', en: 'Accuracy' }, value: { zh: '±1℃', en: '±1℃' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '110 mm', en: '110 mm' } },
      { name: { zh: '液体', en: 'Liquid' }, value: { zh: '红色酒精，无汞', en: 'Red alcohol, mercury-free' } },
    ],
    sales: 5480,
    score: 417,
    ageDays: 233,
  },
];
