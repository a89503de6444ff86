import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'taoxi-coffee-cup',
    shop: 'taohuo-kitchen',
    category: 'kitchen-mug',
    brand: 'kt-taoxi',
    title: {
      zh: '陶汐窑变釉咖啡杯碟 手工杯耳 意式拿铁手冲系列',
      en: 'Taoxi Glazed Coffee Cup and Saucer Series, Espresso to Latte',
    },
    selling: { zh: '六种容量同一条弧线，成套也好看', en: 'Six sizes on one curve, handsome as a set' },
    icon: '2615',
    tint: 165,
    price: 4900,
    listPrice: 6500,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'lilac', name: { zh: '浅丁香', en: 'Pale lilac' }, paint: { hue: 0 } },
          {
            code: 'white',
            name: { zh: '素白', en: 'Plain white' },
            paint: { hue: 0, saturation: 0.1, brightness: 1.1 },
          },
          { code: 'rose', name: { zh: '藕粉', en: 'Dusty rose' }, paint: { hue: 45, saturation: 1.6 } },
          { code: 'plum', name: { zh: '梅紫', en: 'Plum' }, paint: { hue: 15, saturation: 2.2, brightness: 0.75 } },
          { code: 'iron', name: { zh: '铁灰', en: 'Iron grey' }, paint: { hue: 0, saturation: 0.2, brightness: 0.6 } },
        ],
      },
      {
        name: { zh: '容量', en: 'Capacity' },
        values: [
          { code: '80ml', name: { zh: '80 毫升 浓缩', en: '80 ml espresso' } },
          { code: '150ml', name: { zh: '150 毫升 澳白', en: '150 ml flat white' }, extra: 1000 },
          { code: '200ml', name: { zh: '200 毫升 卡布', en: '200 ml cappuccino' }, extra: 1600 },
          { code: '280ml', name: { zh: '280 毫升 拿铁', en: '280 ml latte' }, extra: 2200 },
          { code: '350ml', name: { zh: '350 毫升 美式', en: '350 ml americano' }, extra: 2800 },
          { code: '450ml', name: { zh: '450 毫升 早餐杯', en: '450 ml breakfast' }, extra: 3600 },
        ],
      },
    ],
    soldOut: ['iron/80ml', 'plum/450ml'],
    attributes: { 'kt-material': 'ceramic', 'kt-use': 'microwave', 'kt-serves': 'one', 'kt-origin': 'jingdezhen' },
    story: [
      {
        zh: '杯壁从口沿到杯底由 2.2 毫米渐厚到 4 毫米，嘴唇碰到的地方薄，手握的地方保温。杯耳逐只手工粘接，可以伸进两根手指。',
        en:
          'The wall goes from 2.2 mm at the rim to 4 mm at the base: thin where you drink, warm where you hold. ' +
          'Handles are fixed by hand and take two fingers.',
      },
      {
        zh: '六种容量用同一条弧线放大，叠放时杯底正好坐进下一只的杯口。釉里的细点来自铁元素，每一窑都会有些不同。',
        en:
          'All six sizes share one curve, so each base settles in the mouth of the next. The fine specks come from ' +
          'iron in the glaze and vary between firings.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '高温瓷，窑变釉', en: 'Porcelain, reactive glaze' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '80–450 毫升', en: '80–450 ml' } },
      { name: { zh: '微波炉', en: 'Microwave' }, value: { zh: '可用', en: 'Safe' } },
      { name: { zh: '洗碗机', en: 'Dishwasher' }, value: { zh: '可用', en: 'Safe' } },
      { name: { zh: '包装清单', en: 'In the box' }, value: { zh: '杯、碟各一', en: 'Cup and saucer' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '江西景德镇', en: 'Jingdezhen, Jiangxi' } },
    ],
    sales: 17890,
    score: 476,
    ageDays: 69,
  },
  {
    code: 'taoxi-photo-mug',
    shop: 'muyu-home',
    category: 'kitchen-mug',
    brand: 'kt-taoxi',
    title: {
      zh: '陶汐定制马克杯 照片文字烧印 生日同事伴手礼',
      en: 'Taoxi Custom Mug with Your Photo or Words Fired into the Glaze',
    },
    selling: { zh: '图案烧进釉里，经得起洗碗机', en: 'The picture is fired in and stands up to the dishwasher' },
    icon: '2615',
    tint: 315,
    price: 3900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          {
            code: 'white',
            name: { zh: '瓷白', en: 'Porcelain white' },
            paint: { hue: 0, saturation: 0.1, brightness: 1.1 },
          },
          { code: 'pink', name: { zh: '浅粉', en: 'Pale pink' }, paint: { hue: 45, saturation: 2 } },
        ],
      },
    ],
    attributes: { 'kt-material': 'ceramic', 'kt-use': 'dishwasher', 'kt-serves': 'one', 'kt-origin': 'chaozhou' },
    story: [
      {
        zh: '图案转印后以 800 摄氏度再烧一遍，颜色融进釉面，指甲刮不动。人像照片请提供 1500 像素以上的原图。',
        en:
          'Your picture is transferred and fired again at 800 °C, so colour melts into the glaze and nails cannot ' +
          'scratch it. For portraits please send at least 1500 pixels.',
      },
      {
        zh: '下单后通过消息发图，设计师排好版发给你看，确认了才会烧制。单只起做，同一图案满十只另有优惠。',
        en:
          'Send the image by message and a designer returns a layout; firing starts only after you approve. One mug ' +
          'is fine, and ten of the same design cost less.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '白瓷', en: 'Porcelain' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '350 毫升', en: '350 ml' } },
      { name: { zh: '洗碗机', en: 'Dishwasher' }, value: { zh: '可用', en: 'Safe' } },
      { name: { zh: '微波炉', en: 'Microwave' }, value: { zh: '可用', en: 'Safe' } },
      { name: { zh: '制作周期', en: 'Lead time' }, value: { zh: '约 3 个工作日', en: 'About 3 working days' } },
    ],
    sales: 6340,
    score: 461,
    ageDays: 94,
    custom: [
      {
        code: 'side',
        name: { zh: '图案位置', en: 'Picture position' },
        mode: 'SELECT',
        choices: [
          { zh: '单面', en: 'One side' },
          { zh: '双面', en: 'Both sides' },
          { zh: '环绕一周', en: 'All round' },
        ],
        required: true,
      },
      { code: 'words', name: { zh: '文字', en: 'Words to add' }, mode: 'INPUT', maxLength: 20 },
    ],
  },
  {
    code: 'chayu-tea-cup',
    shop: 'taohuo-kitchen',
    category: 'kitchen-mug',
    brand: 'kt-chayu',
    title: {
      zh: '茶屿白瓷泡茶杯 无耳厚壁 配胡桃木托 办公一人饮',
      en: 'Chayu White Porcelain Tea Cup without Handle, on a Walnut Tray',
    },
    selling: { zh: '放一只茶包，或者抓一撮散茶都好喝', en: 'Good for a tea bag or a pinch of loose leaves' },
    icon: '1f375',
    tint: 85,
    price: 3590,
    listPrice: 4590,
    axes: [
      {
        name: { zh: '套装', en: 'Set' },
        values: [
          { code: 'one', name: { zh: '单杯', en: 'One cup' } },
          { code: 'two', name: { zh: '对杯', en: 'Two cups' }, extra: 2800 },
        ],
      },
    ],
    attributes: { 'kt-material': 'ceramic', 'kt-use': 'microwave', 'kt-serves': 'one', 'kt-origin': 'chaozhou' },
    story: [
      {
        zh: '杯壁厚 5 毫米，握着不烫，茶汤降温也慢。口沿一侧有小凹槽，茶包的线可以卡住，不会掉进杯里。',
        en:
          'The 5 mm wall is comfortable to hold and slow to cool. A small notch in the rim catches the string of a ' +
          'tea bag before it slips in.',
      },
      {
        zh: '托盘是整块胡桃木挖出来的，边缘留着一点刀痕。上过木蜡油，水渍及时擦掉就不会留圈。',
        en:
          'The tray is hollowed from one piece of walnut with a trace of the tool left at the edge. It is waxed, so ' +
          'wipe up drips and no ring will form.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '白瓷、胡桃木', en: 'Porcelain, walnut' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '240 毫升', en: '240 ml' } },
      {
        name: { zh: '尺寸', en: 'Dimensions' },
        value: { zh: '杯 9 × 7 cm，托 14 cm', en: 'Cup 9 × 7 cm, tray 14 cm' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '310 g', en: '310 g' } },
      { name: { zh: '微波炉', en: 'Microwave' }, value: { zh: '可用（托除外）', en: 'Safe, except the tray' } },
    ],
    sales: 8930,
    score: 469,
    ageDays: 2,
  },
  {
    code: 'chayu-teapot',
    shop: 'taohuo-kitchen',
    category: 'kitchen-teapot',
    brand: 'kt-chayu',
    title: {
      zh: '茶屿圆肚陶瓷茶壶 700 毫升 不锈钢茶漏 出水不挂滴',
      en: 'Chayu Round Ceramic Teapot, 700 ml, with Strainer and Clean Pour',
    },
    selling: { zh: '断水利落，桌布上少一圈茶渍', en: 'A clean cut-off and fewer rings on the tablecloth' },
    icon: '1fad6',
    tint: 355,
    price: 9900,
    listPrice: 12900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '石榴红', en: 'Pomegranate' }, paint: { hue: 0 } },
          { code: 'blue', name: { zh: '钴蓝', en: 'Cobalt blue' }, paint: { hue: -130 } },
          { code: 'green', name: { zh: '翠绿', en: 'Emerald' }, paint: { hue: 170 } },
          { code: 'amber', name: { zh: '琥珀橙', en: 'Amber' }, paint: { hue: 65, brightness: 1.15 } },
        ],
      },
    ],
    soldOut: ['amber'],
    attributes: { 'kt-material': 'ceramic', 'kt-serves': 'family', 'kt-origin': 'chaozhou' },
    story: [
      {
        zh: '壶嘴内口削成斜面，停的时候水线一断就收回去，不会顺着壶身流。茶漏孔径 0.4 毫米，碎红茶也漏不出来。',
        en:
          'The inside of the spout is cut at an angle, so the stream breaks off and does not run down. The ' +
          "strainer's 0.4 mm holes hold back broken black tea.",
      },
      {
        zh: '壶盖有一个小卡扣，倾到底也不会掉。700 毫升大约够四小杯，配一只同色杯子可以单人用一下午。',
        en:
          'A small catch keeps the lid on when the pot is tipped right over. Its 700 ml pours about four small ' +
          "cups, or one person's whole afternoon.",
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '高温陶瓷、304 不锈钢茶漏', en: 'Ceramic, 304 steel strainer' },
      },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '700 毫升', en: '700 ml' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '22 × 13 × 14 cm', en: '22 × 13 × 14 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '620 g', en: '620 g' } },
      { name: { zh: '洗碗机', en: 'Dishwasher' }, value: { zh: '可用', en: 'Safe' } },
    ],
    sales: 10260,
    score: 473,
    ageDays: 103,
  },
  {
    code: 'chayu-court-pot',
    shop: 'taohuo-kitchen',
    category: 'kitchen-teapot',
    brand: 'kt-chayu',
    title: {
      zh: '茶屿手拉坯单柄茶壶 茶人签名款 一壶一证 礼盒装',
      en: 'Chayu Hand-Thrown Teapot Signed by Its Maker, in a Gift Box',
    },
    selling: { zh: '作者一个月只做二十把，售完等下一窑', en: 'Twenty a month from one pair of hands' },
    icon: '1fad6',
    tint: 195,
    price: 68900,
    axes: [],
    soldOut: ['*'],
    attributes: { 'kt-material': 'ceramic', 'kt-serves': 'two', 'kt-origin': 'jingdezhen' },
    story: [
      {
        zh: '坯体手拉而成，壶壁留有指腹的旋纹，壶底刻作者名款与窑次。容量 220 毫升，合两人对坐。',
        en:
          "Thrown by hand, it keeps the spiral of the maker's fingers in its wall, with name and firing cut in the " +
          'base. It holds 220 ml, right for two.',
      },
      {
        zh: '每把壶附一张手写卡片，记下泥料、釉方和烧成日期。卖完后可以收藏商品，下一窑出来时会收到提醒。',
        en:
          'A handwritten card records clay, glaze and date of firing. When it is sold out, save the item and you ' +
          'will hear from us when the next kiln is opened.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '手拉坯瓷', en: 'Hand-thrown porcelain' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '220 毫升', en: '220 ml' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '240 g', en: '240 g' } },
      {
        name: { zh: '包装清单', en: 'In the box' },
        value: { zh: '茶壶、证书、锦盒', en: 'Teapot, certificate, brocade box' },
      },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '江西景德镇', en: 'Jingdezhen, Jiangxi' } },
    ],
    sales: 96,
    score: 490,
    ageDays: 194,
  },
  {
    code: 'chayu-enamel-pot',
    shop: 'muyu-home',
    category: 'kitchen-teapot',
    brand: 'kt-chayu',
    title: {
      zh: '茶屿珐琅烧水壶 明火电磁炉通用 煮茶暖酒 防烫提手',
      en: 'Chayu Enamel Kettle for Gas or Induction, with a Cool Handle',
    },
    selling: { zh: '烧水、煮老白茶、温黄酒，一把就够', en: 'Boils water, simmers tea and warms rice wine' },
    icon: '1fad6',
    tint: 50,
    price: 15900,
    listPrice: 18900,
    axes: [
      {
        name: { zh: '容量', en: 'Capacity' },
        values: [
          { code: '1l', name: { zh: '1 升', en: '1 L' } },
          { code: '1-6l', name: { zh: '1.6 升', en: '1.6 L' }, extra: 3000 },
          { code: '2-2l', name: { zh: '2.2 升', en: '2.2 L' }, extra: 6000 },
        ],
      },
    ],
    attributes: { 'kt-material': 'iron', 'kt-use': 'induction', 'kt-serves': 'family' },
    story: [
      {
        zh: '碳钢外包两层珐琅，内壁光滑，煮过老茶也不留味。壶底平整，放上电磁炉就能直接识别。',
        en:
          "Two coats of enamel over carbon steel leave a smooth inside that holds no trace of yesterday's tea. The " +
          'base is flat and induction hobs recognise it at once.',
      },
      {
        zh: '提手包了榉木，水开时握着不烫。珐琅怕磕碰，搬动时请避开水龙头，掉瓷处及时擦干就不会生锈。',
        en:
          'A beech sleeve keeps the handle cool at the boil. Enamel dislikes knocks, so mind the tap; keep any chip ' +
          'dry and it will not rust.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '珐琅碳钢、榉木', en: 'Enamelled carbon steel, beech' } },
      { name: { zh: '适用炉具', en: 'Hob types' }, value: { zh: '各类炉具', en: 'All hobs' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '0.9 kg 起', en: 'From 0.9 kg' } },
      { name: { zh: '清洁保养', en: 'Care' }, value: { zh: '手洗擦干', en: 'Hand wash and dry' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '1.2 mm', en: '1.2 mm' } },
    ],
    sales: 3180,
    score: 458,
    ageDays: 262,
  },
  {
    code: 'boqing-wine-glass',
    shop: 'taohuo-kitchen',
    category: 'kitchen-glass',
    brand: 'kt-boqing',
    title: {
      zh: '玻青无铅水晶红酒杯 薄口圆肚 家用聚餐高脚杯',
      en: 'Boqing Lead-Free Crystal Wine Glass with a Thin Rim and Round Bowl',
    },
    selling: { zh: '杯口薄，酒入口更顺', en: 'A thin rim, and the wine arrives more smoothly' },
    icon: '1f377',
    tint: 270,
    price: 4900,
    listPrice: 6900,
    axes: [
      {
        name: { zh: '规格', en: 'Pack' },
        values: [
          { code: '1pc', name: { zh: '1 只', en: '1 glass' } },
          { code: '2pcs', name: { zh: '2 只', en: '2 glasses' }, extra: 4000 },
          { code: '6pcs', name: { zh: '6 只礼盒', en: '6 in a gift box' }, extra: 19000 },
        ],
      },
    ],
    attributes: { 'kt-material': 'glass', 'kt-use': 'dishwasher', 'kt-serves': 'party', 'kt-origin': 'zibo' },
    story: [
      {
        zh: '杯口厚度约 1 毫米，冷切后再用火焰抛光，碰杯声清亮。肚径 10 厘米，倒三分之一正好摇开香气。',
        en:
          'The rim is about 1 mm, cold cut and then flame polished, and it rings clearly. The bowl is 10 cm across; ' +
          'fill a third and swirl.',
      },
      {
        zh: '杯梗与杯身一体拉制，接缝处不容易断。洗碗机请放上层架，杯与杯之间请留出两指宽的空隙。',
        en:
          'Stem and bowl are drawn in one piece, so there is no joint to snap. In the dishwasher use the top rack ' +
          'and leave two fingers between the glasses.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '无铅水晶玻璃', en: 'Lead-free crystal' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '480 毫升', en: '480 ml' } },
      { name: { zh: '高度', en: 'Height' }, value: { zh: '22 cm', en: '22 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '150 g', en: '150 g' } },
      { name: { zh: '洗碗机', en: 'Dishwasher' }, value: { zh: '可用，上层', en: 'Safe, top rack' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东淄博', en: 'Zibo, Shandong' } },
    ],
    sales: 14350,
    score: 470,
    ageDays: 178,
  },
  {
    code: 'boqing-beer-mug',
    shop: 'taohuo-kitchen',
    category: 'kitchen-glass',
    brand: 'kt-boqing',
    title: {
      zh: '玻青加厚扎啤杯 500 毫升 带把玻璃杯 可冷冻',
      en: 'Boqing Thick 500 ml Beer Mug with a Handle, Freezer Friendly',
    },
    selling: { zh: '冷冻半小时，倒进去泡沫更绵', en: 'Half an hour in the freezer for a finer head' },
    icon: '1f37a',
    tint: 35,
    price: 3290,
    axes: [],
    attributes: { 'kt-material': 'glass', 'kt-use': 'dishwasher', 'kt-serves': 'one', 'kt-origin': 'zibo' },
    story: [
      {
        zh: '杯壁厚 6 毫米，压出八道竖棱，握住不打滑。放冰箱冷冻半小时，杯身结一层薄霜，啤酒能凉久一些。',
        en:
          'Walls 6 mm thick are pressed with eight flutes for grip. After half an hour in the freezer it frosts ' +
          'over and keeps beer cold for longer.',
      },
      {
        zh: '杯把可以伸进四根手指，端满杯也轻松。从冷冻室取出后请先回温片刻，不要马上倒热水。',
        en:
          'The handle takes four fingers, so a full mug is no strain. Please do not pour hot water into it straight ' +
          'from the freezer; give it time to warm up.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '钠钙玻璃', en: 'Soda-lime glass' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '500 毫升', en: '500 ml' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '13 × 9 × 15 cm', en: '13 × 9 × 15 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '780 g', en: '780 g' } },
      { name: { zh: '洗碗机', en: 'Dishwasher' }, value: { zh: '可用', en: 'Safe' } },
    ],
    sales: 9710,
    score: 455,
    ageDays: 306,
  },
  {
    code: 'boqing-toast',
    shop: 'muyu-home',
    category: 'kitchen-glass',
    brand: 'kt-boqing',
    title: {
      zh: '玻青香槟对杯 婚礼敬酒杯 可刻名字日期 礼盒装',
      en: 'Boqing Pair of Champagne Flutes, Engraved, for Weddings',
    },
    selling: { zh: '刻上两个人的名字和那一天', en: 'Two names and one date, cut into the glass' },
    icon: '1f942',
    tint: 140,
    price: 15900,
    listPrice: 19900,
    axes: [],
    attributes: { 'kt-material': 'glass', 'kt-serves': 'two' },
    story: [
      {
        zh: '杯身修长，容量 180 毫升，气泡能一路升到杯口。杯底内侧有一个磨点，气泡从那里连成一线。',
        en:
          'Slim and tall at 180 ml, they let the bubbles travel. A ground point inside the base starts a steady ' +
          'line of them towards the rim.',
      },
      {
        zh: '刻字用的是喷砂工艺，摸起来有细细的凹陷，不会被洗掉。礼盒里有绸布衬垫，可以平放也可以立着展示。',
        en:
          'The lettering is sandblasted, fine to the touch and permanent. A box lined with satin lets you lay the ' +
          'flutes flat or stand them on show.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '无铅水晶玻璃', en: 'Lead-free crystal' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '180 毫升 × 2', en: '2 × 180 ml' } },
      { name: { zh: '高度', en: 'Height' }, value: { zh: '24 cm', en: '24 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '130 g / 只', en: '130 g each' } },
      { name: { zh: '制作周期', en: 'Lead time' }, value: { zh: '约 3 个工作日', en: 'About 3 working days' } },
      { name: { zh: '清洁保养', en: 'Care' }, value: { zh: '手洗', en: 'Hand wash' } },
    ],
    sales: 2460,
    score: 479,
    ageDays: 39,
    custom: [
      { code: 'names', name: { zh: '刻字姓名', en: 'Names to engrave' }, mode: 'INPUT', maxLength: 24, required: true },
      { code: 'date', name: { zh: '日期', en: 'Date' }, mode: 'INPUT', maxLength: 12 },
      { code: 'card', name: { zh: '贺卡内容', en: 'Gift card message' }, mode: 'INPUT', maxLength: 50 },
    ],
  },
  {
    code: 'boqing-rocks',
    shop: 'taohuo-kitchen',
    category: 'kitchen-glass',
    brand: 'kt-boqing',
    title: { zh: '玻青方形威士忌杯 厚底 直壁 家用洛克杯', en: 'Boqing Square-Cut Whisky Tumbler with a Heavy Base' },
    selling: { zh: '杯底两厘米厚，放下去有一声闷响', en: 'A base 2 cm thick that lands with a quiet thud' },
    icon: '1f943',
    tint: 220,
    price: 3990,
    axes: [
      {
        name: { zh: '规格', en: 'Pack' },
        values: [
          { code: '1pc', name: { zh: '1 只', en: '1 tumbler' } },
          { code: '2pcs', name: { zh: '2 只', en: '2 tumblers' }, extra: 3500 },
        ],
      },
    ],
    attributes: { 'kt-material': 'glass', 'kt-use': 'dishwasher', 'kt-serves': 'two', 'kt-origin': 'zibo' },
    story: [
      {
        zh: '杯底厚 2 厘米，重心低，桌沿碰到也不容易倒。直壁方口，放得下一整块五厘米的方冰。',
        en:
          'A base 2 cm thick keeps the weight low, so a nudge will not tip it. The straight walls take a whole 5 cm ' +
          'cube of ice.',
      },
      {
        zh: '不喝酒的时候，拿来装冷萃咖啡或者果汁也合适。杯口做了火焰抛光，嘴唇碰到也没有锋利的边缘。',
        en:
          'When it is not whisky, cold brew or juice looks just as good in it. The rim is flame polished and has no ' +
          'sharp edge, so it is pleasant to drink from.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '无铅玻璃', en: 'Lead-free glass' } },
      { name: { zh: '容量', en: 'Capacity' }, value: { zh: '300 毫升', en: '300 ml' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '8.5 × 8.5 × 9 cm', en: '8.5 × 8.5 × 9 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '390 g', en: '390 g' } },
      { name: { zh: '洗碗机', en: 'Dishwasher' }, value: { zh: '可用', en: 'Safe' } },
    ],
    sales: 7120,
    score: 464,
    ageDays: 147,
  },
  {
    code: 'taoxi-sake-set',
    shop: 'taohuo-kitchen',
    category: 'kitchen-glass',
    brand: 'kt-taoxi',
    title: {
      zh: '陶汐温酒壶酒杯套装 蓝边白瓷 黄酒清酒 一壶四杯',
      en: 'Taoxi Porcelain Wine Flask and Four Cups with a Blue Rim',
    },
    selling: { zh: '隔水温五分钟，冬夜里慢慢喝', en: 'Five minutes in warm water, then a slow winter evening' },
    icon: '1f376',
    tint: 305,
    price: 8900,
    axes: [],
    attributes: { 'kt-material': 'ceramic', 'kt-use': 'microwave', 'kt-serves': 'family', 'kt-origin': 'jingdezhen' },
    story: [
      {
        zh: '酒壶收腰，单手握得住，隔水加热五分钟左右就温。壶口一圈蓝边是手工点釉，粗细略有起伏。',
        en:
          'The waisted flask sits in one hand and warms in about five minutes in hot water. Its blue rim is painted ' +
          'by hand, so the line varies a little.',
      },
      {
        zh: '四只小杯各 40 毫升，杯底微微内凹，叠起来不会卡住。壶身可以进微波炉，短时间加热就够。',
        en:
          'Four cups hold 40 ml each, with a slightly hollow base so they stack without jamming. The flask can go ' +
          'in the microwave for a short burst.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '高温白瓷', en: 'High-fired porcelain' } },
      {
        name: { zh: '容量', en: 'Capacity' },
        value: { zh: '壶 300 毫升、杯 40 毫升', en: 'Flask 300 ml, cups 40 ml' },
      },
      { name: { zh: '数量', en: 'Quantity' }, value: { zh: '一壶四杯', en: '1 flask, 4 cups' } },
      { name: { zh: '微波炉', en: 'Microwave' }, value: { zh: '可用', en: 'Safe' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '560 g', en: '560 g' } },
    ],
    sales: 2790,
    score: 468,
    ageDays: 73,
  },
];
