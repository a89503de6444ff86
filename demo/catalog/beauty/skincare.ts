import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'beauty-petal-soap',
    shop: 'baizhi-beauty',
    category: 'beauty-cleanse',
    brand: 'beauty-zhijian',
    title: {
      zh: '芷间 冷制洁面皂 甘油保留 三种植物配方 一百克',
      en: 'Zhijian Cold-Process Facial Soap with Natural Glycerin, 100 g',
    },
    selling: { zh: '晾够四十五天，洗完不发紧', en: 'Cured for forty-five days and never tight after rinsing' },
    icon: '1f9fc',
    tint: 202,
    price: 4900,
    listPrice: 5900,
    axes: [
      {
        name: { zh: '款式', en: 'Style' },
        values: [
          { code: 'rose', name: { zh: '玫瑰泥', en: 'Rose clay' }, paint: { hue: 0 } },
          { code: 'lavender', name: { zh: '薰衣草', en: 'Lavender' }, paint: { hue: -42, saturation: 0.8 } },
          { code: 'tea-tree', name: { zh: '茶树', en: 'Tea tree' }, paint: { hue: 170, saturation: 0.8 } },
        ],
      },
    ],
    attributes: { 'beauty-skin': 'combination', 'beauty-scent': 'floral', 'beauty-size': 'regular' },
    story: [
      {
        zh: '橄榄油、椰子油和蓖麻油在四十度以下皂化，甘油没有被提走。切块后在木架上晾四十五天，碱度降下来，皂体也更硬更耐用。',
        en: 'Olive, coconut and castor oils saponify below forty degrees and keep their glycerin. The bars rest forty-five days on wooden racks, growing milder, harder and longer lasting.',
      },
      {
        zh: '先打湿起泡网，揉出细泡再上脸，三十秒冲净。玫瑰泥适合日常，薰衣草偏温润，茶树清爽些。用后沥干，一块约用两个月。',
        en: 'Work up foam in a net first, then cleanse for thirty seconds. Rose clay is for every day, lavender is softer, tea tree fresher. Let it drain, and a bar lasts about two months.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '100 克', en: '100 g' } },
      {
        name: { zh: '成分', en: 'Key ingredients' },
        value: { zh: '橄榄油、椰子油、蓖麻油', en: 'Olive, coconut and castor oils' },
      },
      { name: { zh: '用法', en: 'How to use' }, value: { zh: '起泡后洁面', en: 'Lather, then cleanse' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '2 年', en: '2 years' } },
      { name: { zh: '开封后', en: 'After opening' }, value: { zh: '6 个月', en: '6 months' } },
    ],
    sales: 28700,
    score: 476,
    ageDays: 66,
  },
  {
    code: 'beauty-cloud-foam',
    shop: 'baizhi-beauty',
    category: 'beauty-cleanse',
    brand: 'beauty-zhijian',
    title: {
      zh: '芷间 氨基酸洁面慕斯 按压出泡 淡香 一百六十毫升',
      en: 'Zhijian Amino Acid Cleansing Mousse, Pump Foam, 160 ml',
    },
    selling: { zh: '按两下够洗一次脸，泡沫立得住', en: 'Two pumps wash a face, and the foam stands up' },
    icon: '1f9f4',
    tint: 339,
    price: 7900,
    listPrice: 9900,
    axes: [],
    attributes: { 'beauty-skin': 'all', 'beauty-scent': 'floral', 'beauty-size': 'regular' },
    story: [
      {
        zh: '表面活性剂以椰油酰甘氨酸钠为主，酸碱度在五点八左右，接近皮肤。泵头里有两层网，打出来的泡密得像奶盖。',
        en: 'The main cleanser is sodium cocoyl glycinate at about pH 5.8, close to skin. Two screens in the pump give foam as dense as milk froth.',
      },
      {
        zh: '早上一泵、晚上两泵，打圈四十秒冲净。防晒和淡妆可以一起洗掉，浓妆请先卸妆。瓶身可替换内芯，比买新瓶省塑料。',
        en: 'One pump in the morning, two at night, circled for forty seconds. It lifts sunscreen and light make-up, but remove heavier make-up first. The bottle takes refills.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '160 毫升', en: '160 ml' } },
      {
        name: { zh: '成分', en: 'Key ingredients' },
        value: { zh: '椰油酰甘氨酸钠、甘油', en: 'Sodium cocoyl glycinate, glycerin' },
      },
      { name: { zh: '质地', en: 'Texture' }, value: { zh: '细密泡沫', en: 'Dense foam' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
      { name: { zh: '开封后', en: 'After opening' }, value: { zh: '9 个月', en: '9 months' } },
    ],
    sales: 36100,
    score: 473,
    ageDays: 120,
  },
  {
    code: 'beauty-cotton-roll',
    shop: 'jingri-daily',
    category: 'beauty-cleanse',
    brand: 'beauty-rihe',
    title: {
      zh: '日和澡堂 一次性洗脸巾 纯棉卷式 加厚珍珠纹 三卷装',
      en: 'Fairday Disposable Cotton Face Towels, Pearl Weave, Three Rolls',
    },
    selling: { zh: '干湿两用，洗完脸还能擦一遍台面', en: 'Use wet or dry, then wipe the basin with it' },
    icon: '1f9fb',
    tint: 116,
    price: 2990,
    listPrice: 3990,
    axes: [],
    attributes: {
      'beauty-skin': 'all',
      'beauty-scent': 'unscented',
      'beauty-material': 'fabric',
      'beauty-size': 'family',
    },
    story: [
      {
        zh: '全棉水刺布，八十克重，湿水后扯不烂。珍珠纹那面用来带走残留洁面泡，平纹那面吸干水分，不掉絮。',
        en: 'Spunlace cotton of 80 gsm holds together wet. The pearl side lifts what is left of the foam, while the plain side dries the face without lint.',
      },
      {
        zh: '一卷八十抽，三卷大概用四个月。卷芯可以竖放在台面，也能套在纸巾架上。不要冲进马桶，用完丢进干垃圾桶。',
        en: 'Each roll has eighty sheets, about four months for three. Stand it on the counter or hang it on a holder. Please bin it rather than flush it.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '3 卷，每卷 80 张', en: '3 rolls of 80 sheets' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '全棉', en: 'Cotton' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '每张 20 × 22 厘米', en: '20 × 22 cm per sheet' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '80 克/平方米', en: '80 gsm' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
    ],
    sales: 71500,
    score: 482,
    ageDays: 200,
  },
  {
    code: 'beauty-daily-lotion',
    shop: 'baizhi-beauty',
    category: 'beauty-cream',
    brand: 'beauty-zhijian',
    title: {
      zh: '芷间 轻润保湿乳 角鲨烷神经酰胺 按压瓶 日夜可用',
      en: 'Zhijian Light Moisture Lotion with Squalane and Ceramides',
    },
    selling: { zh: '推开像水，三分钟后摸着不黏', en: 'Spreads like water and is not tacky three minutes later' },
    icon: '1f9f4',
    tint: 253,
    price: 12900,
    listPrice: 15900,
    axes: [
      {
        name: { zh: '容量规格', en: 'Volume' },
        values: [
          { code: '100ml', name: { zh: '100 毫升', en: '100 ml' } },
          { code: '200ml', name: { zh: '200 毫升', en: '200 ml' }, extra: 8000 },
        ],
      },
    ],
    attributes: { 'beauty-skin': 'combination', 'beauty-scent': 'unscented', 'beauty-size': 'regular' },
    story: [
      {
        zh: '油相只占百分之八，用角鲨烷和霍霍巴酯代替矿油，加了三种神经酰胺。没有香精，闻起来只有一点原料的淡味。',
        en: 'The oil phase is only eight per cent, squalane and jojoba esters rather than mineral oil, with three ceramides. There is no perfume, only a faint smell of its materials.',
      },
      {
        zh: '早晚各两泵，掌心温一温再按到脸上。夏天单用就够，冬天可以叠一层面霜。按压瓶是真空内胆，用到只剩几滴也按得出来。',
        en: 'Use two pumps morning and night, warmed in the palms. It is enough alone in summer, and in winter a cream goes on top. The airless bottle empties almost completely.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '100 毫升或 200 毫升', en: '100 ml or 200 ml' } },
      {
        name: { zh: '成分', en: 'Key ingredients' },
        value: { zh: '角鲨烷、神经酰胺、甘油', en: 'Squalane, ceramides, glycerin' },
      },
      { name: { zh: '质地', en: 'Texture' }, value: { zh: '轻乳液', en: 'Light lotion' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
      { name: { zh: '开封后', en: 'After opening' }, value: { zh: '12 个月', en: '12 months' } },
    ],
    sales: 15900,
    score: 470,
    ageDays: 80,
  },
  {
    code: 'beauty-shade-lotion',
    shop: 'baizhi-beauty',
    category: 'beauty-cream',
    brand: 'beauty-zhijian',
    title: {
      zh: '芷间 日常防晒乳 SPF50 PA+++ 轻薄不泛白 六十毫升',
      en: 'Zhijian Daily Sun Lotion SPF 50 PA+++, Light, No White Cast, 60 ml',
    },
    selling: {
      zh: '成膜快，涂完等两分钟再上妆不搓泥',
      en: 'Sets fast, and make-up does not pill over it after two minutes',
    },
    icon: '1f9f4',
    tint: 30,
    price: 9900,
    axes: [],
    attributes: { 'beauty-skin': 'oily', 'beauty-scent': 'unscented', 'beauty-size': 'regular' },
    story: [
      {
        zh: '用新一代化学防晒剂搭配少量氧化锌，流动性像牛奶。涂够量是两指节长，脸和脖子都要照顾到，室外每两小时补一次。',
        en: 'Modern filters with a little zinc oxide make it flow like milk. Two finger-lengths cover face and neck, and outdoors you renew it every two hours.',
      },
      {
        zh: '抗汗，不抗长时间游泳。日常洁面慕斯就能卸掉。瓶口是细滴头，倒出来好控制。已完成特殊用途化妆品注册，编号印在盒底。',
        en: 'It stands up to sweat but not to a long swim, and a cleansing mousse takes it off. The fine nozzle is easy to dose. The registration number is under the box.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '60 毫升', en: '60 ml' } },
      { name: { zh: '防晒指数', en: 'Sun protection' }, value: { zh: 'SPF50 PA+++', en: 'SPF 50 PA+++' } },
      { name: { zh: '质地', en: 'Texture' }, value: { zh: '流动乳液', en: 'Fluid lotion' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
      { name: { zh: '开封后', en: 'After opening' }, value: { zh: '12 个月', en: '12 months' } },
    ],
    sales: 25400,
    score: 465,
    ageDays: 14,
  },
  {
    code: 'beauty-dew-cream',
    shop: 'baizhi-beauty',
    category: 'beauty-cream',
    brand: 'beauty-zhijian',
    title: {
      zh: '芷间 凝露保湿霜 玻璃罐装 秋冬加润 五十克',
      en: 'Zhijian Dew Cream in a Glass Jar, Rich Moisture for Dry Months',
    },
    selling: { zh: '挖出来像慕斯，遇热化成水', en: 'Scoops like mousse and melts at skin warmth' },
    icon: '1fad9',
    tint: 167,
    price: 16800,
    listPrice: 19900,
    axes: [
      {
        name: { zh: '容量规格', en: 'Volume' },
        values: [
          { code: '50g', name: { zh: '50 克', en: '50 g' } },
          { code: '100g', name: { zh: '100 克', en: '100 g' }, extra: 12000 },
        ],
      },
    ],
    attributes: {
      'beauty-skin': 'dry',
      'beauty-scent': 'herbal',
      'beauty-material': 'glass',
      'beauty-size': 'regular',
    },
    story: [
      {
        zh: '乳木果和马鲁拉油做底，用液晶乳化把水包进去，抹开会出现细小的水珠。淡淡的洋甘菊和白芷气味，半小时后散去。',
        en: 'Shea and marula oils hold water in a liquid-crystal emulsion, so small beads appear as you spread it. A light scent of chamomile and angelica fades within half an hour.',
      },
      {
        zh: '晚上用黄豆大小，干燥的颊边可以多一层。玻璃罐附小勺，避免手指直接伸进去。空罐寄回可以抵扣二十元。',
        en: 'Use a pea at night and a second layer on dry cheeks. A spatula comes with the glass jar, and returning it empty earns twenty yuan off.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '50 克或 100 克', en: '50 g or 100 g' } },
      {
        name: { zh: '成分', en: 'Key ingredients' },
        value: { zh: '乳木果油、马鲁拉油、透明质酸', en: 'Shea, marula oil, hyaluronic acid' },
      },
      { name: { zh: '质地', en: 'Texture' }, value: { zh: '慕斯霜', en: 'Mousse cream' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
      { name: { zh: '开封后', en: 'After opening' }, value: { zh: '12 个月', en: '12 months' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '玻璃罐', en: 'Glass jar' } },
    ],
    sales: 9300,
    score: 478,
    ageDays: 215,
  },
  {
    code: 'beauty-garden-hand-cream',
    shop: 'jingri-daily',
    category: 'beauty-cream',
    brand: 'beauty-zhijian',
    title: {
      zh: '芷间 按压护手霜 三种花园香 清爽不粘手机 三百毫升',
      en: 'Zhijian Pump Hand Cream, Three Garden Scents, 300 ml',
    },
    selling: { zh: '洗手台边放一瓶，按一下刚好两只手', en: 'Keep it by the basin: one pump does both hands' },
    icon: '1f9f4',
    tint: 304,
    price: 4900,
    listPrice: 5900,
    axes: [
      {
        name: { zh: '香型', en: 'Scent' },
        values: [
          { code: 'rose', name: { zh: '玫瑰', en: 'Rose' }, paint: { hue: 0 } },
          { code: 'bergamot', name: { zh: '佛手柑', en: 'Bergamot' }, paint: { hue: 48, brightness: 1.1 } },
          { code: 'basil', name: { zh: '罗勒', en: 'Basil' }, paint: { hue: 112, saturation: 0.75 } },
        ],
      },
    ],
    attributes: { 'beauty-skin': 'dry', 'beauty-scent': 'floral', 'beauty-size': 'family' },
    story: [
      {
        zh: '甘油和尿素的比例参考了冬天常洗手的人，吸收大概四十秒，之后滑手机屏幕不会留指印。香气做得淡，吃东西也不串味。',
        en: 'Glycerin and urea are set for people who wash their hands all winter. It sinks in within forty seconds, leaves no marks on a phone and smells too lightly to follow you to lunch.',
      },
      {
        zh: '三百毫升大瓶，每天四次能用三个月。泵头可以旋转锁住，搬家、寄送不会漏。用完的瓶子换上补充袋接着用。',
        en: 'The 300 ml bottle lasts three months at four pumps a day. The pump locks for travel, and the empty bottle takes a refill pouch.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '300 毫升', en: '300 ml' } },
      {
        name: { zh: '成分', en: 'Key ingredients' },
        value: { zh: '甘油、尿素、乳木果油', en: 'Glycerin, urea, shea butter' },
      },
      { name: { zh: '质地', en: 'Texture' }, value: { zh: '轻霜', en: 'Light cream' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
      { name: { zh: '开封后', en: 'After opening' }, value: { zh: '12 个月', en: '12 months' } },
    ],
    sales: 40200,
    score: 477,
    ageDays: 41,
  },
  {
    code: 'beauty-drop-ampoule',
    shop: 'baizhi-beauty',
    category: 'beauty-mask',
    brand: 'beauty-zhijian',
    title: {
      zh: '芷间 次抛精华安瓶 单支一日一用 植物发酵液',
      en: 'Zhijian Single-Use Serum Ampoules, One a Day, Plant Ferment',
    },
    selling: { zh: '一支一天，开了就用完，不用防腐剂', en: 'One tube a day, used fresh, so no preservative is needed' },
    icon: '1f9ea',
    tint: 81,
    price: 18900,
    listPrice: 23900,
    axes: [
      {
        name: { zh: '装量', en: 'Quantity' },
        values: [
          { code: '15', name: { zh: '15 支', en: '15 tubes' } },
          { code: '30', name: { zh: '30 支', en: '30 tubes' }, extra: 15000 },
        ],
      },
    ],
    attributes: { 'beauty-skin': 'all', 'beauty-scent': 'unscented', 'beauty-size': 'set' },
    story: [
      {
        zh: '每支一点五毫升，刚好覆盖脸和脖子。发酵滤液来自黑麦和二裂酵母，加了烟酰胺百分之二，质地介于水和凝露之间。',
        en: 'Each 1.5 ml tube covers face and neck. The ferment comes from rye and bifida with two per cent niacinamide, in a texture between water and gel.',
      },
      {
        zh: '拧掉管帽，洗脸后分两次按压上脸，再跟乳液。初次使用请先在耳后试一天。开封后当天用完，剩下的涂手背。',
        en: 'Twist off the cap, press on in two layers after cleansing and follow with lotion. Patch-test behind the ear for a day first. Use an opened tube the same day.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '每支 1.5 毫升', en: '1.5 ml per tube' } },
      {
        name: { zh: '成分', en: 'Key ingredients' },
        value: { zh: '发酵滤液、烟酰胺 2%', en: 'Ferment filtrate, 2 % niacinamide' },
      },
      { name: { zh: '质地', en: 'Texture' }, value: { zh: '水凝露', en: 'Watery gel' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '2 年', en: '2 years' } },
      { name: { zh: '贮存', en: 'Storage' }, value: { zh: '阴凉避光', en: 'Cool and dark' } },
    ],
    sales: 7100,
    score: 468,
    ageDays: 28,
  },
  {
    code: 'beauty-river-clay',
    shop: 'baizhi-beauty',
    category: 'beauty-mask',
    brand: 'beauty-zhijian',
    title: {
      zh: '芷间 河泥清洁面膜 白陶土绿泥 涂抹式 一百二十克',
      en: 'Zhijian River Clay Cleansing Mask, Kaolin and Green Clay, 120 g',
    },
    selling: { zh: '八分干就洗，不会拉着脸', en: 'Rinse before it is quite dry, and it never pulls' },
    icon: '1fad9',
    tint: 218,
    price: 8800,
    axes: [],
    attributes: {
      'beauty-skin': 'oily',
      'beauty-scent': 'herbal',
      'beauty-material': 'glass',
      'beauty-size': 'regular',
    },
    story: [
      {
        zh: '白陶土和绿泥六比四，研磨到三百目以上，抹开没有砂感。里面保留了甘油和燕麦油，干得慢，洗的时候一抹就化。',
        en: 'Kaolin and green clay, six to four, are milled past 300 mesh and feel smooth. Glycerin and oat oil keep it from drying hard, so it melts away in water.',
      },
      {
        zh: '每周一到两次，避开眼周和唇边，厚度以遮住毛孔为准，八到十分钟冲净。之后记得补水。玻璃罐口径六厘米，挖取方便。',
        en: 'Once or twice a week, avoiding eyes and lips, thick enough to hide the pores, eight to ten minutes. Moisturise afterwards. The jar is six centimetres wide at the mouth.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '120 克', en: '120 g' } },
      {
        name: { zh: '成分', en: 'Key ingredients' },
        value: { zh: '高岭土、绿泥、燕麦油', en: 'Kaolin, green clay, oat oil' },
      },
      { name: { zh: '用法', en: 'How to use' }, value: { zh: '8–10 分钟冲净', en: 'Rinse after 8–10 minutes' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
      { name: { zh: '开封后', en: 'After opening' }, value: { zh: '6 个月', en: '6 months' } },
    ],
    sales: 11200,
    score: 457,
    ageDays: 180,
  },
];
