import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'taoxi-kid-bowl',
    shop: 'taohuo-kitchen',
    category: 'kitchen-bowl',
    brand: 'kt-taoxi',
    title: {
      zh: '陶汐宝宝辅食碗勺套装 加厚防烫双层 带硅胶吸盘底',
      en: 'Taoxi Double-Walled Toddler Bowl with Spoon and Suction Base',
    },
    selling: { zh: '吸在餐椅上，掀不翻也不烫手', en: 'Sticks to the tray, hard to tip and cool to hold' },
    icon: '1f963',
    tint: 95,
    price: 5900,
    listPrice: 7900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '海蓝', en: 'Sea blue' }, paint: { hue: 0 } },
          { code: 'green', name: { zh: '嫩绿', en: 'Fresh green' }, paint: { hue: -95, brightness: 1.1 } },
          { code: 'coral', name: { zh: '珊瑚橘', en: 'Coral' }, paint: { hue: 150 } },
        ],
      },
    ],
    soldOut: ['coral'],
    attributes: { 'kt-material': 'silicone', 'kt-use': 'microwave', 'kt-serves': 'one' },
    story: [
      {
        zh: '双层碗壁之间有空气层，里面盛着热粥，外面摸起来只是温的。底部吸盘拉开小耳朵才能取下，一岁多的孩子不容易扯掉。',
        en:
          'Air between the walls keeps the outside just warm with hot porridge inside. The suction base lets go ' +
          'only when you pull a small tab, which foils most one-year-olds.',
      },
      {
        zh: '勺头是软硅胶，比成人勺浅一半，入口不用仰头。碗口内侧向里收 4 毫米，方便孩子自己刮起食物。',
        en:
          'The soft silicone spoon is half as deep as an adult one, so no tilting back. The rim curves in by 4 mm ' +
          'to help small hands scoop.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '食品级硅胶、PP', en: 'Food-grade silicone, PP' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '350 毫升', en: '350 ml' } },
      { name: { zh: '耐温', en: 'Temperature range' }, value: { zh: '-20–120 ℃', en: '-20 to 120 °C' } },
      { name: { zh: '微波炉', en: 'Microwave' }, value: { zh: '可用', en: 'Safe' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '210 g', en: '210 g' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB 4806.11', en: 'GB 4806.11' } },
    ],
    sales: 16540,
    score: 474,
    ageDays: 110,
  },
  {
    code: 'taoxi-rice-bowl',
    shop: 'taohuo-kitchen',
    category: 'kitchen-bowl',
    brand: 'kt-taoxi',
    title: {
      zh: '陶汐红釉饭碗 高足防烫 骨质瓷 家用吃饭小碗',
      en: 'Taoxi Red-Glazed Rice Bowl in Bone China with a Tall Foot',
    },
    selling: { zh: '碗足高一厘米，端起来不烫指腹', en: 'A tall foot keeps fingertips away from the heat' },
    icon: '1f35a',
    tint: 340,
    price: 2590,
    listPrice: 3290,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '霁红', en: 'Deep red' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '霁蓝', en: 'Deep blue' }, paint: { hue: -145 } },
        ],
      },
      {
        name: { zh: '规格', en: 'Pack' },
        values: [
          { code: '2pcs', name: { zh: '2 只', en: '2 bowls' } },
          { code: '4pcs', name: { zh: '4 只', en: '4 bowls' }, extra: 2200 },
        ],
      },
    ],
    attributes: { 'kt-material': 'ceramic', 'kt-use': 'microwave', 'kt-serves': 'family', 'kt-origin': 'jingdezhen' },
    story: [
      {
        zh: '碗足高 1 厘米，指腹扣在足圈上，盛着刚出锅的米饭也端得住。口径 11.5 厘米，一碗约三两饭。',
        en:
          'The foot is 1 cm high, so your fingers hook under it even with rice straight from the pot. At 11.5 cm ' +
          'across, it holds a sensible helping.',
      },
      {
        zh: '釉料不含金线，可以进微波炉。红与蓝都是高温色釉，长期放在洗碗机里洗也不容易发乌。',
        en:
          'There is no gold line, so it can go in the microwave. Both colours are high-fired glazes and stay clear ' +
          'through years of dishwasher cycles.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '骨质瓷', en: 'Bone china' } },
      { name: { zh: '直径', en: 'Diameter' }, value: { zh: '11.5 cm', en: '11.5 cm' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '300 毫升', en: '300 ml' } },
      { name: { zh: '微波炉', en: 'Microwave' }, value: { zh: '可用', en: 'Safe' } },
      { name: { zh: '洗碗机', en: 'Dishwasher' }, value: { zh: '可用', en: 'Safe' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '江西景德镇', en: 'Jingdezhen, Jiangxi' } },
    ],
    sales: 51800,
    score: 471,
    ageDays: 345,
  },
  {
    code: 'taoxi-noodle-bowl',
    shop: 'taohuo-kitchen',
    category: 'kitchen-bowl',
    brand: 'kt-taoxi',
    title: {
      zh: '陶汐日式拉面碗 8 英寸斗笠碗 大汤碗 配筷勺',
      en: 'Taoxi 8-Inch Ramen Bowl, Wide and Deep, with Chopsticks and Spoon',
    },
    selling: { zh: '汤、面、浇头都装得下的一只大碗', en: 'One big bowl for broth, noodles and everything on top' },
    icon: '1f35c',
    tint: 230,
    price: 4290,
    axes: [
      {
        name: { zh: '套装', en: 'Set' },
        values: [
          { code: 'single', name: { zh: '单碗', en: 'Bowl only' } },
          { code: 'set', name: { zh: '碗 + 筷勺', en: 'With chopsticks and spoon' }, extra: 1200 },
        ],
      },
    ],
    attributes: { 'kt-material': 'ceramic', 'kt-use': 'microwave', 'kt-serves': 'one', 'kt-origin': 'chaozhou' },
    story: [
      {
        zh: '斗笠形的碗壁向外斜开，热气散得快，面不容易坨。外红内白，清汤、浓汤的颜色都看得清楚。',
        en:
          'The conical wall opens outward, so steam leaves quickly and noodles do not clump. Red outside and white ' +
          'within, it shows off the colour of the broth.',
      },
      {
        zh: '碗沿厚 4 毫米，喝汤时嘴唇接触的感觉温和。底足宽 8 厘米，端在沙发上吃也放得稳。',
        en:
          'The rim is 4 mm thick and gentle on the lips. A foot 8 cm wide sits steadily, even if you are eating on ' +
          'the sofa with the bowl on a tray.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '高温白瓷', en: 'High-fired porcelain' } },
      { name: { zh: '直径', en: 'Diameter' }, value: { zh: '20 cm', en: '20 cm' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '1100 毫升', en: '1100 ml' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '560 g', en: '560 g' } },
      { name: { zh: '微波炉', en: 'Microwave' }, value: { zh: '可用', en: 'Safe' } },
    ],
    sales: 19870,
    score: 466,
    ageDays: 206,
  },
  {
    code: 'taoxi-plate',
    shop: 'taohuo-kitchen',
    category: 'kitchen-plate',
    brand: 'kt-taoxi',
    title: {
      zh: '陶汐宽边西餐盘 亚光白瓷 牛排意面盘 可叠放',
      en: 'Taoxi Wide-Rimmed Dinner Plate in Matte White Porcelain',
    },
    selling: { zh: '盘边留白宽，家常菜也显得清爽', en: 'A wide rim makes everyday food look fresh' },
    icon: '1f37d-fe0f',
    tint: 280,
    price: 2990,
    axes: [
      {
        name: { zh: '直径', en: 'Diameter' },
        values: [
          { code: '8in', name: { zh: '8 英寸', en: '8-inch' } },
          { code: '10in', name: { zh: '10 英寸', en: '10-inch' }, extra: 1500 },
          { code: '12in', name: { zh: '12 英寸', en: '12-inch' }, extra: 3500 },
        ],
      },
    ],
    attributes: { 'kt-material': 'ceramic', 'kt-use': 'dishwasher', 'kt-serves': 'one', 'kt-origin': 'chaozhou' },
    story: [
      {
        zh: '盘边宽 3.5 厘米，手端时不会碰到酱汁。盘心平整，切厚牛排的时候刀按下去也不会晃。',
        en:
          'The rim is 3.5 cm wide, so a thumb never meets the sauce. The well is level and does not rock under a ' +
          'knife when you cut into a thick piece of steak.',
      },
      {
        zh: '亚光釉面经过细磨，刀叉划过只留下很浅的金属痕，用牙膏擦一下就干净。十只叠放高度约 18 厘米。',
        en:
          'The matte glaze is finely polished; faint metal marks from cutlery rub off with a little toothpaste. Ten ' +
          'plates stack to about 18 cm in the cupboard.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '白瓷，亚光釉', en: 'Porcelain, matte glaze' } },
      { name: { zh: '高度', en: 'Height' }, value: { zh: '2.2 cm', en: '2.2 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '620 g（10 英寸）', en: '620 g (10-inch)' } },
      { name: { zh: '微波炉', en: 'Microwave' }, value: { zh: '可用', en: 'Safe' } },
      { name: { zh: '洗碗机', en: 'Dishwasher' }, value: { zh: '可用', en: 'Safe' } },
    ],
    sales: 22600,
    score: 468,
    ageDays: 251,
  },
  {
    code: 'taoxi-dinner-set',
    shop: 'muyu-home',
    category: 'kitchen-plate',
    brand: 'kt-taoxi',
    title: {
      zh: '陶汐四人份餐具十八件套 月白釉 骨碟汤碗 乔迁送礼',
      en: 'Taoxi 18-Piece Porcelain Dinner Set for Four in Moon-White Glaze',
    },
    selling: { zh: '搬进新家的那顿饭，就用这一套', en: 'The plates for your first meal in a new home' },
    icon: '1f37d-fe0f',
    tint: 70,
    price: 39900,
    listPrice: 49900,
    axes: [],
    attributes: { 'kt-material': 'ceramic', 'kt-use': 'dishwasher', 'kt-serves': 'family', 'kt-origin': 'jingdezhen' },
    story: [
      {
        zh: '套装有饭碗四只、平盘四只、小碟四只、汤勺四只，加上一只大汤碗和一只鱼盘。月白釉偏青，和木桌、石桌都协调。',
        en:
          'Four bowls, four plates, four small dishes, four spoons, one soup bowl and one fish plate. The ' +
          'moon-white glaze leans slightly blue and sits well on wood or stone.',
      },
      {
        zh: '碗口统一收成微微外翻的弧度，盛汤不挂边，叠放也稳当。打包用蜂窝纸逐只包裹，运输破损拍照即补。',
        en:
          'Every rim turns out by the same slight curve, so soup pours cleanly and bowls stack without wobbling. ' +
          'Every piece is wrapped in honeycomb paper, and breakages are replaced from a photo.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '高温白瓷', en: 'Porcelain' } },
      { name: { zh: '数量', en: 'Quantity' }, value: { zh: '18 件', en: '18 pieces' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '6.4 kg', en: '6.4 kg' } },
      { name: { zh: '微波炉', en: 'Microwave' }, value: { zh: '可用', en: 'Safe' } },
      { name: { zh: '洗碗机', en: 'Dishwasher' }, value: { zh: '可用', en: 'Safe' } },
    ],
    sales: 1430,
    score: 477,
    ageDays: 53,
  },
  {
    code: 'zaohe-cutlery',
    shop: 'taohuo-kitchen',
    category: 'kitchen-plate',
    brand: 'kt-zaohe',
    title: {
      zh: '灶和不锈钢刀叉两件套 加厚镜面 西餐牛排家用',
      en: 'Zaohe Stainless Knife and Fork Set, Heavy Mirror Finish',
    },
    selling: { zh: '握着有分量，切牛排不打滑', en: 'A good weight in the hand and a knife that bites' },
    icon: '1f374',
    tint: 190,
    price: 4900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'silver', name: { zh: '镜面银', en: 'Mirror silver' }, paint: { hue: 0 } },
          { code: 'gold', name: { zh: '香槟金', en: 'Champagne gold' }, paint: { hue: 150, saturation: 4 } },
          {
            code: 'black',
            name: { zh: '磨砂黑', en: 'Matte black' },
            paint: { hue: 0, saturation: 0.2, brightness: 0.4 },
          },
        ],
      },
    ],
    attributes: { 'kt-material': 'steel', 'kt-use': 'dishwasher', 'kt-serves': 'one', 'kt-origin': 'yongkang' },
    story: [
      {
        zh: '柄厚 4 毫米，刀身做了三厘米细齿，切牛排比平刃省力。叉齿根部打磨过，入口不刮嘴角。',
        en:
          'The handles are 4 mm thick, and 3 cm of fine serration make short work of steak. The roots of the fork ' +
          'tines are polished smooth.',
      },
      {
        zh: '金色与黑色为真空镀层，日常洗涤不易掉色，请不要用钢丝球。每套配一只亚麻收纳袋，露营时也方便带。',
        en:
          'Gold and black are vacuum plated and last through normal washing; please avoid steel wool. Each pair ' +
          'comes with a linen pouch that is handy for camping.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '304 不锈钢', en: '304 stainless steel' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '刀 23 cm、叉 20 cm', en: 'Knife 23 cm, fork 20 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '128 g / 套', en: '128 g per set' } },
      { name: { zh: '洗碗机', en: 'Dishwasher' }, value: { zh: '可用', en: 'Safe' } },
      { name: { zh: '包装清单', en: 'In the box' }, value: { zh: '刀、叉、亚麻袋', en: 'Knife, fork, linen pouch' } },
    ],
    sales: 12480,
    score: 463,
    ageDays: 140,
  },
  {
    code: 'shizhu-chopsticks',
    shop: 'taohuo-kitchen',
    category: 'kitchen-chopstick',
    brand: 'kt-shizhu',
    title: {
      zh: '食竹合金筷子 家用防滑防霉 耐高温 十双装 圆头',
      en: 'Shizhu Set of Ten Alloy Chopsticks, Non-Slip and Heat Resistant',
    },
    selling: { zh: '不吸水不变形，一人一色好分清', en: 'No soaking, no warping, and a colour for each person' },
    icon: '1f962',
    tint: 20,
    price: 2990,
    listPrice: 3990,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '朱红', en: 'Vermilion' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '黛蓝', en: 'Slate blue' }, paint: { hue: -130, saturation: 0.7 } },
          { code: 'green', name: { zh: '竹青', en: 'Bamboo green' }, paint: { hue: 140, saturation: 0.7 } },
        ],
      },
    ],
    attributes: { 'kt-material': 'pp', 'kt-use': 'dishwasher', 'kt-serves': 'party' },
    story: [
      {
        zh: '玻璃纤维合金制成，不吸水，洗完立起来就干。筷头前端有一圈细纹，夹粉丝和花生都不打滑。',
        en:
          'Made of a glass-fibre alloy that takes up no water and dries upright. Fine grooves near the tip hold on ' +
          'to noodles and peanuts alike.',
      },
      {
        zh: '筷尾是方的，放在桌上不会滚。可耐 180 摄氏度以内的热油，涮火锅没有问题，但不要当油炸长筷用。',
        en:
          'Square tops stop them rolling off the table. They stand up to 180 °C, fine for hot pot, but please do ' +
          'not use them for deep frying.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'PPS 玻纤合金', en: 'PPS glass-fibre alloy' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '24.2 cm', en: '24.2 cm' } },
      { name: { zh: '数量', en: 'Quantity' }, value: { zh: '10 双', en: '10 pairs' } },
      { name: { zh: '耐温', en: 'Temperature range' }, value: { zh: '180 ℃ 以内', en: 'Up to 180 °C' } },
      { name: { zh: '洗碗机', en: 'Dishwasher' }, value: { zh: '可用', en: 'Safe' } },
      { name: { zh: '执行标准', en: 'Standard' }, value: { zh: 'GB 4806.7', en: 'GB 4806.7' } },
    ],
    sales: 44100,
    score: 465,
    ageDays: 322,
  },
  {
    code: 'shizhu-gift-chopsticks',
    shop: 'muyu-home',
    category: 'kitchen-chopstick',
    brand: 'kt-shizhu',
    title: {
      zh: '食竹老枣木情侣对筷 可刻名字 螺钿尾饰 结婚礼盒',
      en: 'Shizhu Two Pairs of Jujube-Wood Chopsticks, Engraved, Gift Boxed',
    },
    selling: { zh: '刻两个名字，成双成对地用', en: 'Two names, one pair each, used together every day' },
    icon: '1f962',
    tint: 120,
    price: 12900,
    listPrice: 16900,
    axes: [],
    attributes: { 'kt-material': 'wood', 'kt-serves': 'two' },
    story: [
      {
        zh: '筷身用枣木，只打磨、上食用木蜡油，木纹看得清楚。筷尾嵌一小段天然螺钿，在灯下会泛出淡淡的虹彩。',
        en:
          'The sticks are jujube wood, sanded and waxed with food-safe oil so the grain shows. A short inlay of ' +
          'shell at the end gives off a soft sheen under the lamp.',
      },
      {
        zh: '名字用激光刻在方头的一面，每双不超过八个字。礼盒内附两枚同木料的筷枕，外面用棉绳系好。',
        en:
          'Names are lasered onto one flat side, a few characters each. Two rests in the same wood come in the box, ' +
          'which is tied with cotton cord.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '枣木、螺钿', en: 'Jujube wood, shell' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '25 cm', en: '25 cm' } },
      { name: { zh: '数量', en: 'Quantity' }, value: { zh: '2 双、筷枕 2 枚', en: '2 pairs, 2 rests' } },
      { name: { zh: '清洁保养', en: 'Care' }, value: { zh: '手洗擦干', en: 'Hand wash and dry' } },
      { name: { zh: '制作周期', en: 'Lead time' }, value: { zh: '约 2 个工作日', en: 'About 2 working days' } },
    ],
    sales: 3870,
    score: 484,
    ageDays: 17,
    custom: [
      { code: 'first', name: { zh: '甲双刻字', en: 'Text on pair one' }, mode: 'INPUT', maxLength: 8, required: true },
      { code: 'second', name: { zh: '乙双刻字', en: 'Text on pair two' }, mode: 'INPUT', maxLength: 8, required: true },
      { code: 'card', name: { zh: '贺卡内容', en: 'Gift card message' }, mode: 'INPUT', maxLength: 50 },
    ],
  },
  {
    code: 'zaohe-spoon',
    shop: 'taohuo-kitchen',
    category: 'kitchen-chopstick',
    brand: 'kt-zaohe',
    title: {
      zh: '灶和 304 不锈钢长柄勺 喝汤搅拌 加厚圆头 4 支装',
      en: 'Zaohe Set of Four Long-Handled 304 Stainless Steel Spoons',
    },
    selling: { zh: '柄长一点，够得到杯底和碗底', en: 'A longer handle that reaches the bottom' },
    icon: '1f944',
    tint: 245,
    price: 2290,
    axes: [
      {
        name: { zh: '款式', en: 'Style' },
        values: [
          { code: 'soup', name: { zh: '圆头汤勺', en: 'Soup spoon' } },
          { code: 'stir', name: { zh: '尖头搅拌勺', en: 'Stirring spoon' }, extra: 200 },
        ],
      },
    ],
    attributes: { 'kt-material': 'steel', 'kt-use': 'dishwasher', 'kt-serves': 'family', 'kt-origin': 'yongkang' },
    story: [
      {
        zh: '全长 20 厘米，泡一大杯麦片也能搅到底。勺口边缘抛得圆润，孩子含着也不硌牙龈。',
        en:
          'At 20 cm long it stirs to the bottom of a tall mug of oats. The edge of the bowl is polished round and ' +
          'easy on small mouths.',
      },
      {
        zh: '304 不锈钢整体冲压，没有焊点。柄尾有一只小圆孔，洗完以后可以挂在钩子上沥水。',
        en:
          'Pressed in one piece from 304 stainless steel, with no welds. A small hole at the end of the handle lets ' +
          'you hang the spoons to drain after washing up.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '304 不锈钢', en: '304 stainless steel' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '20 cm', en: '20 cm' } },
      { name: { zh: '数量', en: 'Quantity' }, value: { zh: '4 支', en: '4 spoons' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '42 g / 支', en: '42 g each' } },
      { name: { zh: '洗碗机', en: 'Dishwasher' }, value: { zh: '可用', en: 'Safe' } },
    ],
    sales: 30900,
    score: 460,
    ageDays: 283,
  },
];
