import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'gifts-wood-beads',
    shop: 'zhuoguang-gifts',
    category: 'gifts-bracelets',
    brand: 'gifts-muyou',
    title: {
      zh: '木友 桃木手串 流苏弹力绳 12mm圆珠 腕围定制',
      en: 'Peachwood Bead Bracelet with Tassel, Strung to Your Wrist',
    },
    selling: { zh: '按你的腕围增减珠子，一颗不紧一颗不松', en: 'Strung bead by bead to the wrist you measure' },
    icon: '1f4ff',
    tint: 26,
    price: 16800,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'peach', name: { zh: '桃木原色', en: 'Natural Peach' }, paint: { hue: 0 } },
          {
            code: 'walnut',
            name: { zh: '深胡桃', en: 'Dark Walnut' },
            paint: { hue: -8, saturation: 0.8, brightness: 0.65 },
          },
          { code: 'ash', name: { zh: '浅灰木', en: 'Pale Ash' }, paint: { hue: 5, saturation: 0.3, brightness: 1.1 } },
        ],
      },
    ],
    attributes: {
      'gifts-material': 'wood',
      'gifts-recipient': 'parents',
      'gifts-occasion': 'birthday',
      'gifts-craft': 'handmade',
    },
    story: [
      {
        zh: '木珠车圆后按纹理挑选，同一串取自同一根料，颜色接近。表面只擦木蜡油，不上漆，盘玩一段时间会出温润的光。',
        en: 'Beads are turned and matched from one branch so the grain agrees. They are waxed, never lacquered, and take on a soft glow with handling.',
      },
      {
        zh: '用双股弹力线，打结后藏进隔珠。下单请填写腕围，默认留出一厘米活动余量；流苏可拆，洗手时往上推即可。',
        en: 'Two strands of elastic are knotted inside a spacer bead. Give your wrist measurement and we add one centimetre of ease. The tassel comes off if you prefer it plain.',
      },
    ],
    facts: [
      { name: { zh: '珠径', en: 'Bead' }, value: { zh: '12 mm', en: '12 mm' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '桃木、棉流苏', en: 'Peachwood, cotton tassel' } },
      { name: { zh: '表面', en: 'Finish' }, value: { zh: '木蜡油', en: 'Wood wax' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '约 18 g', en: 'About 18 g' } },
      { name: { zh: '制作', en: 'Lead time' }, value: { zh: '2 天', en: '2 days' } },
    ],
    sales: 9640,
    score: 474,
    ageDays: 312,
    custom: [
      {
        code: 'wrist',
        name: { zh: '腕围（厘米）', en: 'Wrist in cm' },
        mode: 'INPUT',
        maxLength: 5,
        required: true,
      },
      {
        code: 'tassel',
        name: { zh: '流苏', en: 'Tassel' },
        mode: 'SELECT',
        choices: [
          { zh: '保留', en: 'Keep' },
          { zh: '去掉', en: 'Remove' },
        ],
      },
    ],
  },
  {
    code: 'gifts-blue-eye',
    shop: 'zhuoguang-gifts',
    category: 'gifts-bracelets',
    brand: 'gifts-zhuoguang',
    title: {
      zh: '琢光 琉璃蓝眼睛手链 编绳可调 手工灯工 送朋友',
      en: 'Lampwork Blue-Eye Bracelet on an Adjustable Braided Cord',
    },
    selling: {
      zh: '四层琉璃一圈圈烧出来，没有两颗一样',
      en: 'Four rings of glass made at the torch, never quite alike',
    },
    icon: '1f9ff',
    tint: 214,
    price: 8900,
    listPrice: 10900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '深海蓝', en: 'Deep Blue' }, paint: { hue: 0 } },
          { code: 'green', name: { zh: '湖水绿', en: 'Lagoon' }, paint: { hue: -55, saturation: 0.9 } },
        ],
      },
    ],
    attributes: {
      'gifts-material': 'glass',
      'gifts-recipient': 'friend',
      'gifts-occasion': 'birthday',
      'gifts-craft': 'handmade',
    },
    story: [
      {
        zh: '琉璃珠在灯火上一层层叠色，深蓝、白、浅蓝、黑，烧好后埋进保温砂里慢慢降温，不容易炸裂。',
        en: 'Glass is layered over a flame in deep blue, white, pale blue and black, then buried in warm sand to cool slowly so it does not crack.',
      },
      {
        zh: '编绳为上蜡棉线，打平结收尾，拉两端就能调长短，可带着洗澡。珠子直径约 16 毫米，圆度略有出入。',
        en: 'The waxed cotton cord ends in a sliding knot and may stay on in the shower. Beads measure about 16 mm and vary a little in roundness.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '琉璃、蜡线', en: 'Glass, waxed cotton' } },
      { name: { zh: '珠径', en: 'Bead' }, value: { zh: '约 16 mm', en: 'About 16 mm' } },
      { name: { zh: '绳长', en: 'Cord' }, value: { zh: '14–24 cm 可调', en: '14–24 cm adjustable' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '8 g', en: '8 g' } },
    ],
    sales: 12300,
    score: 465,
    ageDays: 366,
  },
  {
    code: 'gifts-satin-bow',
    shop: 'zhuoguang-gifts',
    category: 'gifts-accessories',
    brand: 'gifts-huajian',
    title: {
      zh: '花见时 缎面大蝴蝶结发夹 双层立体 弹簧夹 半扎发',
      en: 'Double-Layer Satin Bow Hair Clip for Half-Up Styles',
    },
    selling: { zh: '挺括不塌，一夹就是半扎发', en: 'Holds its shape and half your hair' },
    icon: '1f380',
    tint: 346,
    price: 3900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '石榴红', en: 'Pomegranate' }, paint: { hue: 0 } },
          {
            code: 'pink',
            name: { zh: '豆沙粉', en: 'Dusty Pink' },
            paint: { hue: -5, saturation: 0.5, brightness: 1.2 },
          },
          { code: 'navy', name: { zh: '藏青', en: 'Navy' }, paint: { hue: -125, saturation: 0.8, brightness: 0.6 } },
          { code: 'green', name: { zh: '墨绿', en: 'Forest' }, paint: { hue: 140, saturation: 0.8, brightness: 0.65 } },
        ],
      },
    ],
    soldOut: ['navy'],
    attributes: {
      'gifts-material': 'textile',
      'gifts-recipient': 'friend',
      'gifts-occasion': 'festival',
      'gifts-craft': 'handmade',
    },
    story: [
      {
        zh: '用双面缎裁片，内衬一层硬网，蝴蝶结立得住。两条飘带长 18 厘米，尾端斜剪后烫边，不会越戴越毛。',
        en: 'Cut from double-faced satin over stiff net, the bow stands by itself. The 18 cm tails are cut on the slant and heat-sealed so they do not fray.',
      },
      {
        zh: '背后是 8 厘米钢夹，齿距密，头发多也夹得牢。压变形时用挂烫机低温隔布熨一下就能恢复。',
        en: 'An 8 cm steel barrette with close teeth grips thick hair. If the bow is crushed in a bag, steam it on low through a cloth.',
      },
    ],
    facts: [
      { name: { zh: '面料', en: 'Fabric' }, value: { zh: '双面缎', en: 'Double-faced satin' } },
      { name: { zh: '宽度', en: 'Width' }, value: { zh: '15 cm', en: '15 cm' } },
      { name: { zh: '夹子', en: 'Clip' }, value: { zh: '8 cm 弹簧夹', en: '8 cm barrette' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '21 g', en: '21 g' } },
    ],
    sales: 27400,
    score: 471,
    ageDays: 113,
  },
  {
    code: 'gifts-birthday-crown',
    shop: 'zhuoguang-gifts',
    category: 'gifts-accessories',
    brand: 'gifts-huajian',
    title: {
      zh: '花见时 儿童生日皇冠 软胎绣珠 可调头围 拍照道具',
      en: 'Soft Birthday Crown with Beads, Adjustable for Children',
    },
    selling: { zh: '软的，不压额头，睡着了也不硌', en: 'Soft on the forehead, even after a long party' },
    icon: '1f451',
    tint: 44,
    price: 4900,
    listPrice: 6500,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'gold', name: { zh: '暖金', en: 'Warm Gold' }, paint: { hue: 0 } },
          {
            code: 'rose',
            name: { zh: '粉金', en: 'Rose Gold' },
            paint: { hue: -28, saturation: 0.6, brightness: 1.1 },
          },
        ],
      },
    ],
    attributes: { 'gifts-material': 'textile', 'gifts-recipient': 'child', 'gifts-occasion': 'birthday' },
    story: [
      {
        zh: '冠身是金色绒布包 4 毫米海绵，没有金属骨架，弯折后自己回弹。彩珠用线缝牢再点胶，孩子拽也不容易掉。',
        en: 'Gold velvet wraps 4 mm foam with no metal frame, so it springs back after bending. Beads are sewn and then glued to survive small hands.',
      },
      {
        zh: '脑后为魔术贴，头围 46 至 56 厘米都能戴，大人也能凑个热闹。脏了用湿布擦拭，不建议机洗。',
        en: 'The touch fastener at the back fits heads from 46 to 56 cm, grown-ups included. Wipe clean with a damp cloth rather than machine washing.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '绒布、海绵', en: 'Velvet, foam' } },
      { name: { zh: '头围', en: 'Fits' }, value: { zh: '46–56 cm', en: '46–56 cm' } },
      { name: { zh: '高度', en: 'Height' }, value: { zh: '9 cm', en: '9 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '36 g', en: '36 g' } },
      { name: { zh: '适用', en: 'Age' }, value: { zh: '3 岁以上', en: '3 and up' } },
    ],
    sales: 5840,
    score: 462,
    ageDays: 243,
  },
  {
    code: 'gifts-silk-fan',
    shop: 'zhuoguang-gifts',
    category: 'gifts-accessories',
    brand: 'gifts-hongqian',
    title: {
      zh: '红笺 绢面折扇 竹骨流苏 可题字 古风随身礼',
      en: 'Silk Folding Fan on Bamboo Ribs with Hand-Lettered Line',
    },
    selling: { zh: '写一句你定的话，扇开时才看得见', en: 'A line of your choosing, seen only when it opens' },
    icon: '1faad',
    tint: 356,
    price: 12800,
    listPrice: 15800,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '绛红', en: 'Crimson' }, paint: { hue: 0 } },
          {
            code: 'indigo',
            name: { zh: '靛青', en: 'Indigo' },
            paint: { hue: -130, saturation: 0.8, brightness: 0.85 },
          },
          {
            code: 'jade',
            name: { zh: '竹青', en: 'Bamboo Green' },
            paint: { hue: 130, saturation: 0.7, brightness: 0.85 },
          },
        ],
      },
    ],
    attributes: {
      'gifts-material': 'wood',
      'gifts-recipient': 'parents',
      'gifts-occasion': 'festival',
      'gifts-craft': 'printed',
    },
    story: [
      {
        zh: '扇面用 16 姆米真丝绢双层裱合，透风又不透骨。扇骨为五年生毛竹，水磨十八档，开合时声音清脆，手感不涩。',
        en: 'Two layers of silk are mounted over eighteen ribs of five-year bamboo, water-polished so the fan opens with a clean snap and never feels rough.',
      },
      {
        zh: '题字由店里的书写师傅用金墨写成，至多十四字，可选行书或小楷。写好后拍照给你确认，再配流苏装盒寄出。',
        en: 'Our calligrapher writes up to fourteen characters in gold ink, in running or small regular script. You approve a photograph before it is boxed with its tassel.',
      },
    ],
    facts: [
      { name: { zh: '扇面', en: 'Leaf' }, value: { zh: '真丝绢', en: 'Silk' } },
      { name: { zh: '扇骨', en: 'Ribs' }, value: { zh: '毛竹 18 档', en: 'Bamboo, 18 ribs' } },
      { name: { zh: '扇长', en: 'Length' }, value: { zh: '23 cm', en: '23 cm' } },
      { name: { zh: '展开', en: 'Open width' }, value: { zh: '42 cm', en: '42 cm' } },
      { name: { zh: '制作', en: 'Lead time' }, value: { zh: '4 天', en: '4 days' } },
    ],
    sales: 2260,
    score: 476,
    ageDays: 74,
    custom: [
      {
        code: 'verse',
        name: { zh: '题字内容', en: 'Line to letter' },
        mode: 'INPUT',
        maxLength: 14,
      },
      {
        code: 'script',
        name: { zh: '书体', en: 'Script' },
        mode: 'SELECT',
        choices: [
          { zh: '行书', en: 'Running' },
          { zh: '小楷', en: 'Small regular' },
        ],
      },
    ],
  },
  {
    code: 'gifts-kiss-purse',
    shop: 'zhuoguang-gifts',
    category: 'gifts-accessories',
    brand: 'gifts-huajian',
    title: {
      zh: '花见时 丝绒口金零钱包 复古小手包 硬币耳机收纳',
      en: 'Velvet Kiss-Lock Coin Purse for Change and Earbuds',
    },
    selling: { zh: '“嗒”一声扣上，里面是素色棉里布', en: 'A soft click and a plain cotton lining' },
    icon: '1f45b',
    tint: 332,
    price: 6900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'rose', name: { zh: '玫红', en: 'Rose' }, paint: { hue: 0 } },
          { code: 'violet', name: { zh: '堇紫', en: 'Violet' }, paint: { hue: -65, saturation: 0.9, brightness: 0.9 } },
          {
            code: 'teal',
            name: { zh: '孔雀蓝', en: 'Peacock' },
            paint: { hue: -155, saturation: 0.8, brightness: 0.8 },
          },
        ],
      },
    ],
    attributes: {
      'gifts-material': 'textile',
      'gifts-recipient': 'friend',
      'gifts-occasion': 'birthday',
      'gifts-craft': 'handmade',
    },
    story: [
      {
        zh: '口金为加厚铁镀浅金，扣珠略大，指甲短也好开。包身用韩国绒打褶缝入槽内，再用纸绳塞紧，不只靠胶水。',
        en: 'The frame is thick light-gold steel with beads large enough for short nails. Pleated velvet is packed into the channel with paper cord, not glue alone.',
      },
      {
        zh: '装得下硬币、钥匙、一副耳机和一支口红。里布为素色全棉，可以整个翻出来刷洗，附一枚小挂环。',
        en: 'It holds coins, keys, earbuds and a lipstick. The cotton lining turns out for cleaning, and a small ring lets it hang inside a bag.',
      },
    ],
    facts: [
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '12 × 10 × 5 cm', en: '12 × 10 × 5 cm' } },
      { name: { zh: '面料', en: 'Outer' }, value: { zh: '丝绒', en: 'Velvet' } },
      { name: { zh: '里布', en: 'Lining' }, value: { zh: '全棉', en: 'Cotton' } },
      { name: { zh: '口金', en: 'Frame' }, value: { zh: '铁镀浅金', en: 'Light-gold steel' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '62 g', en: '62 g' } },
    ],
    sales: 7780,
    score: 467,
    ageDays: 158,
  },
  {
    code: 'gifts-wool-scarf',
    shop: 'zhuoguang-gifts',
    category: 'gifts-accessories',
    brand: 'gifts-tingyu',
    title: {
      zh: '庭屿 绵羊毛流苏围巾 纯色长款 可绣姓名缩写 礼盒装',
      en: 'Lambswool Fringed Scarf with Embroidered Initials, Boxed',
    },
    selling: { zh: '一角绣上名字缩写，围起来刚好露出', en: 'Initials on one corner, just where they show' },
    icon: '1f9e3',
    tint: 6,
    price: 29900,
    listPrice: 36900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '正红', en: 'Bright Red' }, paint: { hue: 0 } },
          { code: 'camel', name: { zh: '驼色', en: 'Camel' }, paint: { hue: 36, saturation: 0.6 } },
          { code: 'navy', name: { zh: '海军蓝', en: 'Navy' }, paint: { hue: -135, saturation: 0.7, brightness: 0.6 } },
        ],
      },
    ],
    attributes: {
      'gifts-material': 'textile',
      'gifts-recipient': 'parents',
      'gifts-occasion': 'festival',
      'gifts-craft': 'embroidered',
    },
    story: [
      {
        zh: '百分之百绵羊毛，经过轻缩绒处理，蓬松不扎脖子。长 190 厘米，绕两圈后还能垂到腰间，手搓流苏不易散。',
        en: 'Pure lambswool is lightly milled until it is lofty and gentle on the neck. At 190 cm it goes round twice and still reaches the waist, with hand-rolled fringe.',
      },
      {
        zh: '可在右下角绣两到四个字母或汉字，绣线比底色深一度，低调耐看。手洗水温不超过 30 度，平铺晾干。',
        en: 'Two to four letters or characters can be stitched in the corner, one shade darker than the wool. Hand wash below 30 degrees and dry flat.',
      },
    ],
    facts: [
      { name: { zh: '成分', en: 'Fibre' }, value: { zh: '100% 绵羊毛', en: '100% lambswool' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '190 × 32 cm', en: '190 × 32 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '210 g', en: '210 g' } },
      { name: { zh: '洗护', en: 'Care' }, value: { zh: '30℃ 手洗', en: 'Hand wash 30℃' } },
      { name: { zh: '包装', en: 'Packaging' }, value: { zh: '抽屉礼盒', en: 'Drawer gift box' } },
    ],
    sales: 4480,
    score: 484,
    ageDays: 8,
    custom: [
      {
        code: 'initials',
        name: { zh: '刺绣缩写', en: 'Initials' },
        mode: 'INPUT',
        maxLength: 4,
      },
      {
        code: 'wrap',
        name: { zh: '礼盒颜色', en: 'Box colour' },
        mode: 'SELECT',
        choices: [
          { zh: '米白', en: 'Cream' },
          { zh: '墨绿', en: 'Forest' },
        ],
      },
    ],
  },
];
