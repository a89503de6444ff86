import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'naxu-basket',
    shop: 'jingri-daily',
    category: 'home-basket',
    brand: 'hm-naxu',
    title: {
      zh: '纳序手编柳条提篮 野餐收纳两用 带棉布内衬',
      en: 'Naxu Hand-Woven Wicker Basket with a Lining, for Picnics or Storage',
    },
    selling: { zh: '去皮柳条编得紧，装水果装玩具都行', en: 'Tight peeled willow for fruit or toys' },
    icon: '1f9fa',
    tint: 40,
    price: 4590,
    listPrice: 5990,
    axes: [
      {
        name: { zh: '尺寸', en: 'Size' },
        values: [
          { code: 's', name: { zh: '小号', en: 'Small' } },
          { code: 'm', name: { zh: '中号', en: 'Medium' }, extra: 2000 },
          { code: 'l', name: { zh: '大号', en: 'Large' }, extra: 4000 },
        ],
      },
    ],
    attributes: { 'hm-material': 'plant', 'hm-room': 'living', 'hm-style': 'country', 'hm-origin': 'linyi' },
    story: [
      {
        zh: '柳条去皮后蒸煮，再由编工一根根绕紧，一只中号篮大约要编三个小时。提手穿到篮底，提五公斤水果也不会脱开。',
        en:
          'The willow is peeled, steamed and woven strand by strand; a medium basket takes around three hours. The ' +
          'handle runs down to the base, so five kilos of fruit is no trouble.',
      },
      {
        zh: '棉布内衬用绑带固定，可以解下来洗。不用的时候大中小三只可以套在一起，只占一只的地方。',
        en:
          'The cotton lining ties in and comes out for washing. When not in use, the three sizes nest together and ' +
          'take up the room of one.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '去皮柳条、棉布内衬', en: 'Peeled willow, cotton lining' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '中号 36 × 26 × 18 cm', en: 'Medium 36 × 26 × 18 cm' } },
      { name: { zh: '承重', en: 'Load limit' }, value: { zh: '6 kg', en: '6 kg' } },
      { name: { zh: '清洁保养', en: 'Care' }, value: { zh: '干布擦拭，避免久泡', en: 'Wipe dry, do not soak' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东临沂', en: 'Linyi, Shandong' } },
    ],
    sales: 14620,
    score: 475,
    ageDays: 101,
  },
  {
    code: 'naxu-wastebin',
    shop: 'jingri-daily',
    category: 'home-basket',
    brand: 'hm-naxu',
    title: {
      zh: '纳序镂空金属纸篓 书房办公 防锈烤漆 12 升',
      en: 'Naxu Openwork Metal Waste Basket, 12 litres, Rust-Resistant',
    },
    selling: { zh: '看得见纸的纸篓，满了自然会去倒', en: 'An open basket for paper that tells you when it is full' },
    icon: '1f5d1-fe0f',
    tint: 315,
    price: 3990,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'silver', name: { zh: '银白', en: 'Silver white' }, paint: { hue: 0 } },
          { code: 'mint', name: { zh: '薄荷绿', en: 'Mint green' }, paint: { hue: -110, saturation: 3.5 } },
        ],
      },
    ],
    attributes: { 'hm-material': 'metal', 'hm-room': 'study', 'hm-style': 'minimal' },
    story: [
      {
        zh: '铁条交叉焊接成镂空桶身，重量轻，风扇吹着也不会倒。口沿卷边磨圆，压垃圾袋或者不套袋都可以。',
        en:
          'Crossed iron strips are welded into a light, open bin that a fan will not tip over. The rolled rim is ' +
          'smooth, whether or not you use a liner.',
      },
      {
        zh: '表面静电喷涂后高温烤过，用湿布擦不会掉漆。底部有一块实心托板，铅笔屑不会漏到地上。',
        en:
          'Powder coating is baked on, so a damp cloth does not lift the finish. A solid plate in the base stops ' +
          'pencil shavings from falling through to the floor.',
      },
    ],
    facts: [
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '12 升', en: '12 litres' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '铁，静电喷涂', en: 'Iron, powder coated' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '26 × 30 cm', en: '26 × 30 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '720 g', en: '720 g' } },
      { name: { zh: '清洁保养', en: 'Care' }, value: { zh: '湿布擦拭', en: 'Wipe with a damp cloth' } },
    ],
    sales: 9240,
    score: 448,
    ageDays: 338,
  },
  {
    code: 'qiaochui-toolbox',
    shop: 'jingri-daily',
    category: 'home-tool',
    brand: 'hm-qiaochui',
    title: {
      zh: '巧锤家用工具箱 46 件套 螺丝刀扳手卷尺 铁皮箱',
      en: 'Qiaochui 46-Piece Household Tool Kit in a Red Steel Box',
    },
    selling: { zh: '装柜子、修椅子，常用的都在里面', en: 'What you need for flat packs and loose chairs' },
    icon: '1f9f0',
    tint: 5,
    price: 12900,
    listPrice: 17900,
    axes: [],
    attributes: { 'hm-material': 'metal', 'hm-room': 'hall', 'hm-origin': 'linyi' },
    story: [
      {
        zh: '四十六件按使用频率分两层，上层是螺丝刀、卷尺和美工刀，下层放锤子、钳子和活动扳手。每件都有对应的凹槽，缺了哪样一眼看出。',
        en:
          'Forty-six pieces lie in two layers: drivers, tape and knife on top, hammer, pliers and adjustable wrench ' +
          'below. Each has its own recess, so you notice at once when one is missing.',
      },
      {
        zh: '箱体为 0.6 毫米铁皮，边角卷圆。扣锁带自锁，提着下楼修自行车的时候，箱盖也不会弹开。',
        en:
          'The box is 0.6 mm sheet steel with rolled corners. Self-locking catches keep it from springing open ' +
          'while you carry it down to the bicycle.',
      },
    ],
    facts: [
      { name: { zh: '数量', en: 'Quantity' }, value: { zh: '46 件', en: '46 pieces' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '铬钒钢、铁皮箱', en: 'Chrome-vanadium steel, steel box' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '36 × 20 × 18 cm', en: '36 × 20 × 18 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '4.8 kg', en: '4.8 kg' } },
      { name: { zh: '质保', en: 'Warranty' }, value: { zh: '一年', en: 'One year' } },
    ],
    sales: 7480,
    score: 470,
    ageDays: 78,
  },
  {
    code: 'qiaochui-driver',
    shop: 'jingri-daily',
    category: 'home-tool',
    brand: 'hm-qiaochui',
    title: {
      zh: '巧锤双头螺丝刀 一字十字两用 带磁 防滑胶柄',
      en: 'Qiaochui Reversible Screwdriver, Slotted and Cross, Magnetic Tip',
    },
    selling: { zh: '抽出来换个方向，一字就变十字', en: 'Pull it out, turn it round, slot becomes cross' },
    icon: '1fa9b',
    tint: 230,
    price: 1890,
    axes: [],
    attributes: { 'hm-material': 'metal', 'hm-room': 'hall' },
    story: [
      {
        zh: '刀杆抽出来反插，就能在一字与十字之间切换，不用找第二把。杆身为铬钒钢，刀头经过热处理，拧紧大螺丝时不容易打滑。',
        en:
          'Pull the shaft and reverse it to change from slotted to cross, with no second driver to find. The ' +
          'chrome-vanadium blade is heat treated so it does not slip on large screws.',
      },
      {
        zh: '刀尖带磁，拧进窄缝的螺丝不会掉下去。手柄里层是硬胶、外层是软胶，手出汗也握得稳。',
        en:
          'The magnetic tip holds a screw on its way into a narrow gap. Hard plastic inside and soft rubber outside ' +
          'keep the handle steady in a sweaty hand.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '铬钒钢、TPR 手柄', en: 'Chrome-vanadium steel, TPR handle' },
      },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '210 mm', en: '210 mm' } },
      { name: { zh: '刀头', en: 'Tip' }, value: { zh: '一字 6 mm / 十字 PH2', en: '6 mm slotted / PH2 cross' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '124 g', en: '124 g' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东临沂', en: 'Linyi, Shandong' } },
    ],
    sales: 28900,
    score: 457,
    ageDays: 254,
  },
  {
    code: 'qiaochui-padlock',
    shop: 'jingri-daily',
    category: 'home-tool',
    brand: 'hm-qiaochui',
    title: {
      zh: '巧锤黄铜挂锁 叶片锁芯 院门柜门 配四把钥匙',
      en: 'Qiaochui Brass Padlock for Gates and Lockers, with Four Keys',
    },
    selling: { zh: '黄铜锁身不怕淋雨，钥匙多配两把', en: 'A brass body that shrugs off rain, and two extra keys' },
    icon: '1f512',
    tint: 75,
    price: 3590,
    listPrice: 4590,
    axes: [
      {
        name: { zh: '锁宽', en: 'Width' },
        values: [
          { code: '40mm', name: { zh: '40 毫米', en: '40 mm' } },
          { code: '50mm', name: { zh: '50 毫米', en: '50 mm' }, extra: 1500 },
        ],
      },
    ],
    attributes: { 'hm-material': 'metal', 'hm-room': 'hall', 'hm-style': 'vintage' },
    story: [
      {
        zh: '锁身由整块黄铜铣成，装在院门上淋雨也不会锈死。锁梁为淬硬钢，镀铬，直径 7 毫米。',
        en:
          'The body is milled from one block of brass and will not seize on a wet gate. The shackle is hardened, ' +
          'chromed steel, 7 mm thick.',
      },
      {
        zh: '叶片锁芯转动轻，冬天戴手套也能拧开。四把钥匙分别刻了编号，凭编号可以向客服补配。',
        en:
          'The disc cylinder turns lightly, even with gloves on in winter. Four keys are each stamped with a ' +
          'number, and we can cut more if you quote it.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '黄铜、淬硬钢锁梁', en: 'Brass, hardened steel shackle' } },
      { name: { zh: '锁梁', en: 'Shackle' }, value: { zh: '7 mm', en: '7 mm' } },
      { name: { zh: '数量', en: 'Quantity' }, value: { zh: '钥匙 4 把', en: '4 keys' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '230 g 起', en: 'From 230 g' } },
      { name: { zh: '清洁保养', en: 'Care' }, value: { zh: '每年滴一次机油', en: 'Oil once a year' } },
    ],
    sales: 10420,
    score: 463,
    ageDays: 186,
  },
  {
    code: 'naxu-umbrella',
    shop: 'jingri-daily',
    category: 'home-tool',
    brand: 'hm-naxu',
    title: {
      zh: '纳序弯柄长伞 十六骨抗风 木柄可刻字 晴雨两用',
      en: 'Naxu Sixteen-Rib Umbrella with a Curved Handle You Can Engrave',
    },
    selling: { zh: '风大也不翻面，木柄上可以刻名字', en: 'Stands up to wind, with your name on the handle' },
    icon: '2602-fe0f',
    tint: 265,
    price: 8900,
    listPrice: 11900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'purple', name: { zh: '鸢尾紫', en: 'Iris purple' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '深海蓝', en: 'Deep sea blue' }, paint: { hue: -45 } },
          {
            code: 'green',
            name: { zh: '墨绿', en: 'Dark green' },
            paint: { hue: -120, saturation: 0.7, brightness: 0.8 },
          },
          { code: 'red', name: { zh: '绛红', en: 'Deep red' }, paint: { hue: 85, saturation: 0.9 } },
        ],
      },
    ],
    soldOut: ['green'],
    attributes: { 'hm-material': 'fabric', 'hm-room': 'hall', 'hm-style': 'vintage' },
    story: [
      {
        zh: '十六根玻璃纤维伞骨受风时会先弯后弹，不容易翻面。伞面用高密拒水布，收伞前抖两下，水珠就落得差不多了。',
        en:
          'Sixteen fibreglass ribs bend before they spring back, so the canopy seldom turns inside out. Shake the ' +
          'tightly woven cloth twice and most of the drops are gone.',
      },
      {
        zh: '弯柄是一整段榉木，挂在手臂或椅背上都顺手。选择刻字时，激光刻在柄的外侧，两到十个字符都可以。',
        en:
          'The crook is one length of beech that hangs from an arm or a chair. If you choose engraving, it is ' +
          'lasered on the outside, from two to ten characters.',
      },
    ],
    facts: [
      { name: { zh: '直径', en: 'Diameter' }, value: { zh: '撑开 104 cm', en: '104 cm open' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '88 cm', en: '88 cm' } },
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '碰击布、玻璃纤维、榉木', en: 'Pongee, fibreglass, beech' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '540 g', en: '540 g' } },
      { name: { zh: '制作周期', en: 'Lead time' }, value: { zh: '刻字加 1 天', en: 'Engraving adds 1 day' } },
    ],
    sales: 16280,
    score: 474,
    ageDays: 57,
    custom: [{ code: 'text', name: { zh: '手柄刻字', en: 'Handle engraving' }, mode: 'INPUT', maxLength: 10 }],
  },
  {
    code: 'naxu-fold-umbrella',
    shop: 'jingri-daily',
    category: 'home-tool',
    brand: 'hm-naxu',
    title: {
      zh: '纳序自动折叠伞 黑胶防晒 便携晴雨伞 八骨加固',
      en: 'Naxu Automatic Folding Umbrella with Sun-Blocking Black Lining',
    },
    selling: { zh: '一键开合，放进通勤包的侧袋', en: "One button opens it, and it rides in a bag's side pocket" },
    icon: '1f302',
    tint: 125,
    price: 5900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'purple', name: { zh: '烟紫', en: 'Smoky purple' }, paint: { hue: 0, saturation: 0.8 } },
          { code: 'teal', name: { zh: '青碧', en: 'Teal' }, paint: { hue: -85 } },
          { code: 'rose', name: { zh: '玫红', en: 'Rose' }, paint: { hue: 60 } },
        ],
      },
    ],
    attributes: { 'hm-material': 'fabric', 'hm-room': 'hall' },
    story: [
      {
        zh: '按一次撑开，再按一次收拢，单手提着菜也能操作。伞面内侧涂黑胶，夏天走在太阳底下，脸上明显没那么晒。',
        en:
          'Press once to open and once to close, even with shopping in the other hand. A black coating inside ' +
          'blocks strong sun on summer walks.',
      },
      {
        zh: '收起后长 29 厘米，附一只吸水伞套，湿伞塞进包里不会弄湿书本。伞柄末端的绳环可以挂在手腕上。',
        en:
          'Folded it is 29 cm long, and an absorbent sleeve keeps a wet umbrella from soaking your books. The loop ' +
          'at the end goes round your wrist.',
      },
    ],
    facts: [
      { name: { zh: '直径', en: 'Diameter' }, value: { zh: '撑开 97 cm', en: '97 cm open' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '收起 29 cm', en: '29 cm folded' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '360 g', en: '360 g' } },
      { name: { zh: '伞骨', en: 'Ribs' }, value: { zh: '8 根，钢与玻璃纤维', en: '8, steel and fibreglass' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '碰击布、黑胶涂层', en: 'Pongee, black coating' } },
    ],
    sales: 2310,
    score: 462,
    ageDays: 8,
  },
];
