import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'beauty-velvet-lipstick',
    shop: 'baizhi-beauty',
    category: 'beauty-lips',
    brand: 'beauty-jiangchun',
    title: {
      zh: '绛唇记 丝绒口红 六个色号五种质地 显色顺滑 可刻名',
      en: 'Crimson Note Velvet Lipstick, Six Shades, Five Textures, Engravable',
    },
    selling: {
      zh: '一抹显色，膏体斜切口好描唇峰',
      en: "Full colour in one stroke, with a slanted tip for the cupid's bow",
    },
    icon: '1f484',
    tint: 358,
    price: 11900,
    listPrice: 14900,
    axes: [
      {
        name: { zh: '色号', en: 'Shade' },
        values: [
          { code: 'rose', name: { zh: '玫瑰红', en: 'Rose' }, paint: { hue: 0 } },
          { code: 'coral', name: { zh: '珊瑚', en: 'Coral' }, paint: { hue: 28, brightness: 1.12 } },
          { code: 'brick', name: { zh: '砖红', en: 'Brick' }, paint: { hue: 22, saturation: 0.8, brightness: 0.72 } },
          { code: 'berry', name: { zh: '莓果', en: 'Berry' }, paint: { hue: -28, brightness: 0.75 } },
          { code: 'nude', name: { zh: '裸粉', en: 'Nude pink' }, paint: { saturation: 0.55, brightness: 1.2 } },
          { code: 'plum', name: { zh: '梅子', en: 'Plum' }, paint: { hue: -34, saturation: 0.7, brightness: 0.62 } },
        ],
      },
      {
        name: { zh: '质地', en: 'Texture' },
        values: [
          { code: 'matte', name: { zh: '哑光', en: 'Matte' } },
          { code: 'satin', name: { zh: '缎光', en: 'Satin' } },
          { code: 'velvet', name: { zh: '丝绒', en: 'Velvet' } },
          { code: 'gloss', name: { zh: '水光', en: 'Gloss' }, extra: 500 },
          { code: 'shimmer', name: { zh: '珠光', en: 'Shimmer' }, extra: 500 },
        ],
      },
    ],
    soldOut: ['plum/gloss', 'nude/shimmer', 'coral/matte'],
    attributes: { 'beauty-finish': 'matte', 'beauty-size': 'regular', 'beauty-scent': 'floral' },
    story: [
      {
        zh: '膏体用植物蜡和荷荷巴油打底，色粉研磨三遍，推开时没有颗粒感。同一个颜色做了五种质地，从不反光的哑光到带细闪的珠光。',
        en: 'Plant waxes and jojoba carry pigment milled three times, so it spreads without grain. Every shade comes in five textures, from flat matte to a fine shimmer.',
      },
      {
        zh: '管身是黄铜镀金，重二十八克，扣合有清脆的一声。下单可在管盖刻名字，十个字母以内，两天内完成，刻字款不影响质量退换。',
        en: 'The gilded brass case weighs 28 grams and shuts with a click. The lid takes up to ten engraved letters, ready in two days, and faulty pieces are exchanged as usual.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '3.5 克', en: '3.5 g' } },
      { name: { zh: '质地', en: 'Texture' }, value: { zh: '五种可选', en: 'Five to choose from' } },
      {
        name: { zh: '成分', en: 'Key ingredients' },
        value: { zh: '小烛树蜡、荷荷巴油', en: 'Candelilla wax, jojoba oil' },
      },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
      { name: { zh: '开封后', en: 'After opening' }, value: { zh: '12 个月', en: '12 months' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '黄铜管', en: 'Brass case' } },
    ],
    sales: 46800,
    score: 480,
    ageDays: 150,
    custom: [{ code: 'engraving', name: { zh: '管盖刻字', en: 'Engraving on the lid' }, mode: 'INPUT', maxLength: 10 }],
  },
  {
    code: 'beauty-tint-balm',
    shop: 'baizhi-beauty',
    category: 'beauty-lips',
    brand: 'beauty-jiangchun',
    title: {
      zh: '绛唇记 有色润唇膏 淡染水润 三色日常款 薄管便携',
      en: 'Crimson Note Tinted Lip Balm, Sheer Everyday Colour, Slim Case',
    },
    selling: { zh: '透出一点颜色，不照镜子也能涂', en: 'A sheer wash of colour you can put on without a mirror' },
    icon: '1f484',
    tint: 135,
    price: 5900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'cherry', name: { zh: '樱桃', en: 'Cherry' }, paint: { hue: 0 } },
          { code: 'apricot', name: { zh: '杏子', en: 'Apricot' }, paint: { hue: 38, brightness: 1.2 } },
          { code: 'fig', name: { zh: '无花果', en: 'Fig' }, paint: { hue: -38, saturation: 0.75, brightness: 0.75 } },
        ],
      },
    ],
    attributes: { 'beauty-finish': 'gloss', 'beauty-size': 'travel', 'beauty-skin': 'all' },
    story: [
      {
        zh: '乳木果油和蜂蜡的比例调得偏软，低温也能推开。色素只放了口红的五分之一，叠涂两遍接近咬唇妆的深浅。',
        en: 'Shea butter and beeswax are blended soft enough for cold days. It carries a fifth of the pigment of a lipstick, and two coats give a gentle bitten-lip look.',
      },
      {
        zh: '管径一厘米出头，能塞进牛仔裤的小口袋。饭后补一下就行，没有味道。含蜂蜡，纯素朋友请留意。',
        en: 'The tube is just over a centimetre across and fits a coin pocket. Touch up after meals, it has no taste. Note that it contains beeswax.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '2.2 克', en: '2.2 g' } },
      {
        name: { zh: '成分', en: 'Key ingredients' },
        value: { zh: '乳木果油、蜂蜡、角鲨烷', en: 'Shea butter, beeswax, squalane' },
      },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
      { name: { zh: '开封后', en: 'After opening' }, value: { zh: '12 个月', en: '12 months' } },
    ],
    sales: 19600,
    score: 467,
    ageDays: 12,
  },
  {
    code: 'beauty-lip-crayon',
    shop: 'baizhi-beauty',
    category: 'beauty-lips',
    brand: 'beauty-yunyan',
    title: {
      zh: '匀妍 旋转唇彩蜡笔 粗芯显色 不用削 四色可选',
      en: 'Evenly Twist-Up Lip Crayon, Thick Core, No Sharpening, Four Shades',
    },
    selling: { zh: '像蜡笔一样描边涂满，一支完成', en: 'Line and fill with a single crayon' },
    icon: '1f58d-fe0f',
    tint: 272,
    price: 4500,
    listPrice: 5900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          {
            code: 'red',
            name: { zh: '正红', en: 'True red' },
            paint: { hue: -100, saturation: 1.1, brightness: 0.85 },
          },
          {
            code: 'pink',
            name: { zh: '豆沙粉', en: 'Dusty pink' },
            paint: { hue: -125, saturation: 0.75, brightness: 0.95 },
          },
          {
            code: 'brown',
            name: { zh: '焦糖棕', en: 'Caramel' },
            paint: { hue: -68, saturation: 0.7, brightness: 0.7 },
          },
          {
            code: 'plum',
            name: { zh: '黑莓', en: 'Blackberry' },
            paint: { hue: -150, saturation: 0.7, brightness: 0.6 },
          },
        ],
      },
    ],
    attributes: { 'beauty-finish': 'satin', 'beauty-size': 'travel', 'beauty-skin': 'all' },
    story: [
      {
        zh: '笔芯直径八毫米，圆头可以描细线，侧过来一笔涂满下唇。里面加了硅弹性体，成膜后不容易沾杯。',
        en: 'The eight-millimetre core draws a fine line with its tip and fills the lower lip with its side. An elastomer sets the film, so little comes off on a cup.',
      },
      {
        zh: '尾部旋转出芯，不需要卷笔刀，用到剩两毫米为止。卸的时候用唇部卸妆油敷十秒。外壳可回收，拆下尾塞即可分类。',
        en: 'Twist the end for more, with nothing to sharpen down to the last two millimetres. Remove with oil after ten seconds. Pull off the end cap to recycle the barrel.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '1.6 克', en: '1.6 g' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '长 12.5 厘米', en: '12.5 cm long' } },
      { name: { zh: '质地', en: 'Texture' }, value: { zh: '半哑缎光', en: 'Soft satin' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
      { name: { zh: '开封后', en: 'After opening' }, value: { zh: '12 个月', en: '12 months' } },
    ],
    sales: 8800,
    score: 458,
    ageDays: 88,
  },
  {
    code: 'beauty-jelly-lip-mask',
    shop: 'baizhi-beauty',
    category: 'beauty-lips',
    brand: 'beauty-zhijian',
    title: {
      zh: '芷间 果冻唇膜贴 唇形凝胶 玫瑰花水 十片独立装',
      en: 'Zhijian Jelly Lip Masks, Lip-Shaped Gel with Rose Water, 10 Pack',
    },
    selling: { zh: '十五分钟贴一片，揭下来唇纹看着平一些', en: 'Fifteen minutes for lips that look smoother' },
    icon: '1f444',
    tint: 49,
    price: 3900,
    listPrice: 4900,
    axes: [],
    attributes: { 'beauty-size': 'set', 'beauty-scent': 'floral', 'beauty-skin': 'dry' },
    story: [
      {
        zh: '凝胶片做成嘴唇形状，厚两毫米，贴上有凉意，不滑落。里面是玫瑰花水、甘油和透明质酸钠，不含酒精。',
        en: 'The gel is cut to the shape of lips, two millimetres thick, cool and steady once on. It holds rose water, glycerin and sodium hyaluronate, with no alcohol.',
      },
      {
        zh: '洗净嘴唇之后贴，中间有一道开口，可以用吸管喝水。取下后按摩吸收余液，再涂口红更服帖。唇部有破损时请勿使用。',
        en: 'Apply to clean lips; a slit lets you drink through a straw. Pat in what is left and lipstick goes on more evenly. Do not use on broken skin.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '10 片', en: '10 pieces' } },
      {
        name: { zh: '成分', en: 'Key ingredients' },
        value: { zh: '玫瑰花水、甘油、透明质酸钠', en: 'Rose water, glycerin, sodium hyaluronate' },
      },
      { name: { zh: '用法', en: 'How to use' }, value: { zh: '敷 15 分钟', en: 'Leave on 15 minutes' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
    ],
    sales: 12400,
    score: 449,
    ageDays: 205,
  },
  {
    code: 'beauty-nine-palette',
    shop: 'baizhi-beauty',
    category: 'beauty-eyes',
    brand: 'beauty-yunyan',
    title: {
      zh: '匀妍 九色眼影盘 哑光珠光搭配 三种色系 带镜子',
      en: 'Evenly Nine-Shade Eyeshadow Palette with Mirror, Three Colour Stories',
    },
    selling: {
      zh: '六个哑光三个珠光，新手照着排布画就行',
      en: 'Six mattes and three shimmers, laid out in the order you use them',
    },
    icon: '1f3a8',
    tint: 186,
    price: 12900,
    listPrice: 16900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'peach', name: { zh: '蜜桃暖', en: 'Peach warm' }, paint: { hue: 0 } },
          { code: 'rose', name: { zh: '玫瑰冷', en: 'Rose cool' }, paint: { hue: -45 } },
          { code: 'forest', name: { zh: '森林', en: 'Forest' }, paint: { hue: 70, saturation: 0.85 } },
        ],
      },
    ],
    attributes: { 'beauty-finish': 'shimmer', 'beauty-size': 'regular', 'beauty-skin': 'all' },
    story: [
      {
        zh: '左边一列打底，中间一列铺色，右边一列压线和点亮，照着从左到右用就不会出错。粉体压得紧，刷子蘸一下不飞粉。',
        en: 'The left column is for base, the middle for colour, the right for lining and highlight, so working left to right is hard to get wrong. Firmly pressed powder gives no fallout.',
      },
      {
        zh: '盘面像一只小调色盘，开合处有磁铁，镜子占整个内盖。珠光三色建议用手指上，哑光用刷子晕染。',
        en: "The case looks like a small painter's palette, with a magnetic clasp and a mirror the full size of the lid. Use a fingertip for the shimmers and a brush for the mattes.",
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '9 克，9 色', en: '9 g, 9 shades' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '13 × 10 × 1.4 厘米', en: '13 × 10 × 1.4 cm' } },
      { name: { zh: '成分', en: 'Key ingredients' }, value: { zh: '云母、合成氟金云母', en: 'Mica, synthetic mica' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
      { name: { zh: '开封后', en: 'After opening' }, value: { zh: '18 个月', en: '18 months' } },
    ],
    sales: 21300,
    score: 474,
    ageDays: 55,
  },
  {
    code: 'beauty-ink-liner',
    shop: 'baizhi-beauty',
    category: 'beauty-eyes',
    brand: 'beauty-yunyan',
    title: {
      zh: '匀妍 按压眼线液笔 细尖出水稳 三色 温水可卸',
      en: 'Evenly Click Eyeliner Pen, Fine Tip, Steady Flow, Three Colours',
    },
    selling: { zh: '零点一毫米笔尖，按一下出一点墨', en: 'A 0.1 mm tip that gives a little ink at each click' },
    icon: '1f58a-fe0f',
    tint: 323,
    price: 5900,
    listPrice: 7900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'black', name: { zh: '黑', en: 'Black' }, paint: { saturation: 0.12, brightness: 0.42 } },
          {
            code: 'brown',
            name: { zh: '深棕', en: 'Dark brown' },
            paint: { hue: 155, saturation: 0.5, brightness: 0.5 },
          },
          { code: 'navy', name: { zh: '藏蓝', en: 'Navy' }, paint: { brightness: 0.75 } },
        ],
      },
    ],
    attributes: { 'beauty-finish': 'matte', 'beauty-size': 'travel', 'beauty-material': 'synthetic' },
    story: [
      {
        zh: '笔头是聚酯纤维，有弹性，画眼尾时能自然收细。墨水干得快，画完等二十秒再睁眼。浓淡靠按压控制，不会一下出太多。',
        en: 'The springy fibre tip thins by itself at the wing. Ink dries fast, so wait twenty seconds before opening your eyes. Each click meters the flow.',
      },
      {
        zh: '成膜型配方，出汗不晕，卸的时候用四十度温水敷三十秒，轻轻一推就成小片脱落。笔帽有密封圈，用完扣紧。',
        en: 'The film resists sweat and comes away in small pieces after thirty seconds of water at forty degrees. The cap has a seal, so press it home after use.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '0.6 毫升', en: '0.6 ml' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '长 14 厘米', en: '14 cm long' } },
      {
        name: { zh: '防水', en: 'Water resistance' },
        value: { zh: '防汗，温水卸', en: 'Sweat-proof, off with warm water' },
      },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
      { name: { zh: '开封后', en: 'After opening' }, value: { zh: '6 个月', en: '6 months' } },
    ],
    sales: 33500,
    score: 463,
    ageDays: 240,
  },
  {
    code: 'beauty-shadow-stick',
    shop: 'baizhi-beauty',
    category: 'beauty-eyes',
    brand: 'beauty-yunyan',
    title: {
      zh: '匀妍 眼影棒 一抹上色 两分钟成膜 三色通勤款',
      en: 'Evenly Eyeshadow Stick, Swipe and Blend, Sets in Two Minutes',
    },
    selling: { zh: '赶时间的早上，一支画完整个眼皮', en: 'One stick does the whole lid on a busy morning' },
    icon: '1f58d-fe0f',
    tint: 100,
    price: 4900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'olive', name: { zh: '橄榄金', en: 'Olive gold' }, paint: { saturation: 0.75, brightness: 0.9 } },
          {
            code: 'bronze',
            name: { zh: '古铜', en: 'Bronze' },
            paint: { hue: -60, saturation: 0.7, brightness: 0.65 },
          },
          { code: 'rose', name: { zh: '玫瑰金', en: 'Rose gold' }, paint: { hue: -95, saturation: 0.7 } },
        ],
      },
    ],
    attributes: { 'beauty-finish': 'shimmer', 'beauty-size': 'travel', 'beauty-skin': 'oily' },
    story: [
      {
        zh: '膏体里有细珠光，先沿睫毛根部画一道，再用指腹往上推，一分半钟之内都能调整，之后成膜不动。',
        en: 'The cream holds a fine shimmer. Draw along the lashes and push upward with a fingertip: you have ninety seconds to adjust before it sets for the day.',
      },
      {
        zh: '油皮可以先扑一点散粉。笔芯不硬，拉不到眼皮。附小卷笔刀，削下来的部分很少。卸妆用眼唇卸妆液。',
        en: 'Oily lids like a touch of powder first. The core is soft and does not drag. A small sharpener comes with it, and eye make-up remover takes it off.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '1.4 克', en: '1.4 g' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '长 13 厘米', en: '13 cm long' } },
      { name: { zh: '质地', en: 'Texture' }, value: { zh: '慕斯膏', en: 'Mousse cream' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
      { name: { zh: '开封后', en: 'After opening' }, value: { zh: '12 个月', en: '12 months' } },
    ],
    sales: 6200,
    score: 446,
    ageDays: 19,
  },
  {
    code: 'beauty-plain-polish',
    shop: 'baizhi-beauty',
    category: 'beauty-nails',
    brand: 'beauty-banye',
    title: {
      zh: '半页 水性指甲油 速干低味 三种光泽 平刷好上手',
      en: 'Half Page Water-Based Nail Polish, Low Odour, Three Finishes',
    },
    selling: {
      zh: '两层六分钟干透，味道像淡淡的水彩',
      en: 'Two coats dry in six minutes and smell faintly of watercolour',
    },
    icon: '1f485',
    tint: 237,
    price: 3900,
    listPrice: 4900,
    axes: [
      {
        name: { zh: '妆效', en: 'Finish' },
        values: [
          { code: 'gloss', name: { zh: '亮面', en: 'Gloss' } },
          { code: 'matte', name: { zh: '哑光', en: 'Matte' } },
          { code: 'shimmer', name: { zh: '细闪', en: 'Fine shimmer' }, extra: 300 },
        ],
      },
    ],
    attributes: { 'beauty-finish': 'gloss', 'beauty-size': 'regular', 'beauty-scent': 'unscented' },
    story: [
      {
        zh: '紫藤这个颜色我们做了三种光泽。水性配方不含甲苯和丙酮，味道轻，宿舍里涂也不呛人。刷毛扁而宽，一甲三笔。',
        en: 'We make this wisteria in three finishes. The water-based formula has no toluene or acetone, so it does not fill a small room, and the flat brush covers a nail in three strokes.',
      },
      {
        zh: '底层薄涂，等两分钟再上一层。大约能维持三到四天，想更久请加封层。卸的时候用温水泡五分钟可整片揭下。',
        en: 'Keep the first coat thin and wait two minutes. It lasts three to four days, longer under a top coat. Five minutes in warm water and it peels off whole.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '8 毫升', en: '8 ml' } },
      { name: { zh: '颜色', en: 'Colour' }, value: { zh: '紫藤', en: 'Wisteria' } },
      { name: { zh: '成分', en: 'Key ingredients' }, value: { zh: '水性树脂、云母', en: 'Water-based resin, mica' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '3 年', en: '3 years' } },
      { name: { zh: '开封后', en: 'After opening' }, value: { zh: '12 个月', en: '12 months' } },
    ],
    sales: 17200,
    score: 462,
    ageDays: 95,
  },
  {
    code: 'beauty-press-on',
    shop: 'baizhi-beauty',
    category: 'beauty-nails',
    brand: 'beauty-banye',
    title: {
      zh: '半页 穿戴甲片 手工涂层 短方杏仁两种甲型 二十四片',
      en: 'Half Page Press-On Nails, Hand-Finished, Two Shapes, Set of 24',
    },
    selling: { zh: '十分钟贴好，可反复用五次', en: 'On in ten minutes and good for five wears' },
    icon: '1f485',
    tint: 14,
    price: 5900,
    axes: [
      {
        name: { zh: '款式', en: 'Style' },
        values: [
          { code: 'square', name: { zh: '短方形', en: 'Short square' } },
          { code: 'almond', name: { zh: '杏仁形', en: 'Almond' }, extra: 600 },
        ],
      },
    ],
    attributes: { 'beauty-finish': 'satin', 'beauty-size': 'set', 'beauty-material': 'synthetic' },
    story: [
      {
        zh: '每副二十四片，十二个尺寸，甲根磨薄，贴上看不出接缝。涂层分三道手工上，紫色里有一点灰，平时上班也不突兀。',
        en: 'Each set has twenty-four in twelve sizes, thinned at the cuticle so no edge shows. The greyed purple is applied by hand in three coats and is quiet enough for the office.',
      },
      {
        zh: '附果冻胶和背胶两种贴法：果冻胶维持一天，背胶维持一周。取下来用酒精棉擦净，放回分格盒，下次再用。',
        en: 'Jelly tabs hold for a day and glue for a week, both included. Wipe the nails with alcohol and put them back in the sorted case for next time.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '24 片，12 个尺码', en: '24 nails in 12 sizes' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: 'ABS 甲片、光疗涂层', en: 'ABS tips, gel coating' } },
      {
        name: { zh: '部件', en: 'Contents' },
        value: { zh: '果冻胶、背胶、锉条、木棒', en: 'Tabs, glue, file, stick' },
      },
      { name: { zh: '用法', en: 'How to use' }, value: { zh: '磨毛甲面后粘贴', en: 'Buff, then press on' } },
    ],
    sales: 7400,
    score: 454,
    ageDays: 4,
  },
  {
    code: 'beauty-nail-scissors',
    shop: 'jingri-daily',
    category: 'beauty-nails',
    brand: 'beauty-banye',
    title: {
      zh: '半页 不锈钢弯头指甲剪刀 刃口细窄 修倒刺 附皮套',
      en: 'Half Page Curved Stainless Nail Scissors with Sleeve',
    },
    selling: { zh: '刃尖一毫米，能伸进甲沟边上', en: 'One-millimetre tips reach the corner of the nail' },
    icon: '2702-fe0f',
    tint: 151,
    price: 3600,
    listPrice: 4500,
    axes: [],
    attributes: { 'beauty-material': 'metal', 'beauty-size': 'regular' },
    story: [
      {
        zh: '420J2 不锈钢淬火，刃口手工研磨，合拢后对着光没有缝。弯度顺着指甲弧线，左手剪右手也能顺着走。',
        en: 'Hardened 420J2 steel is ground by hand, and no light shows between the closed blades. The curve follows the nail, even when the left hand cuts the right.',
      },
      {
        zh: '指环内径二十四毫米，大拇指放得进去。用完擦干，每半年在轴上滴一滴缝纫机油。皮套按扣收好，放进化妆包不划东西。',
        en: 'The rings are 24 mm inside, wide enough for a thumb. Wipe dry and oil the pivot twice a year. The snap sleeve keeps it from scratching things in your bag.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '420J2 不锈钢', en: '420J2 stainless steel' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '9.5 × 5 厘米', en: '9.5 × 5 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '28 克', en: '28 g' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '广东阳江', en: 'Yangjiang, Guangdong' } },
    ],
    sales: 13800,
    score: 471,
    ageDays: 310,
  },
  {
    code: 'beauty-brush-set',
    shop: 'baizhi-beauty',
    category: 'beauty-tools',
    brand: 'beauty-yunyan',
    title: {
      zh: '匀妍 柔软化妆刷套装 人造纤维毛 桦木柄 附刷帘',
      en: 'Evenly Soft Make-Up Brush Set, Vegan Fibre, Birch Handles with Roll',
    },
    selling: { zh: '毛尖逐支修圆，扫在眼皮上不刺', en: 'Every tip is rounded so that nothing prickles on the lid' },
    icon: '1f58c-fe0f',
    tint: 288,
    price: 9900,
    listPrice: 12900,
    axes: [
      {
        name: { zh: '套装', en: 'Set' },
        values: [
          { code: '5', name: { zh: '5 支日常', en: '5 everyday brushes' } },
          { code: '9', name: { zh: '9 支全套', en: '9-brush full set' }, extra: 6000 },
        ],
      },
    ],
    attributes: { 'beauty-material': 'wood', 'beauty-size': 'set', 'beauty-skin': 'all' },
    story: [
      {
        zh: '刷毛是可水洗的人造纤维，三种粗细混合，抓粉和晕染都照顾到。口管双道压铆，洗了五十次也没有掉毛松动。',
        en: 'Washable synthetic fibre in three thicknesses picks up powder and blends it. Double-crimped ferrules held through fifty washes in our test with no loose hair.',
      },
      {
        zh: '五支装有散粉、腮红、眼影大小各一和眉刷；九支装加上修容、高光、唇刷和睫毛梳。用中性皂液洗，平放阴干。',
        en: 'Five covers powder, blush, two eye brushes and a brow brush; nine adds contour, highlight, lip and lash. Wash with mild soap and dry flat in the shade.',
      },
    ],
    facts: [
      { name: { zh: '刷毛', en: 'Bristles' }, value: { zh: 'PBT 人造纤维', en: 'PBT fibre' } },
      { name: { zh: '手柄', en: 'Handle' }, value: { zh: '桦木', en: 'Birch' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '长 14–18 厘米', en: '14–18 cm long' } },
      { name: { zh: '部件', en: 'Contents' }, value: { zh: '刷子、棉麻刷帘', en: 'Brushes, cotton-linen roll' } },
      { name: { zh: '清洁', en: 'Cleaning' }, value: { zh: '中性皂液，平放阴干', en: 'Mild soap, dry flat' } },
    ],
    sales: 10900,
    score: 469,
    ageDays: 130,
  },
  {
    code: 'beauty-blend-sponge',
    shop: 'baizhi-beauty',
    category: 'beauty-tools',
    brand: 'beauty-yunyan',
    title: {
      zh: '匀妍 气垫粉扑海绵 干湿两用 不吃粉 三色四枚装',
      en: 'Evenly Make-Up Sponges, Wet or Dry, Low Absorption, Pack of Four',
    },
    selling: { zh: '泡水变大一倍，捏起来像棉花糖', en: 'Doubles in water and squeezes like a marshmallow' },
    icon: '1f9fd',
    tint: 65,
    price: 2900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'apricot', name: { zh: '杏橘', en: 'Apricot' }, paint: { hue: 0 } },
          { code: 'pink', name: { zh: '浅粉', en: 'Pink' }, paint: { hue: -60, brightness: 1.1 } },
          { code: 'green', name: { zh: '抹茶绿', en: 'Matcha' }, paint: { hue: 62, saturation: 0.8 } },
        ],
      },
    ],
    attributes: { 'beauty-material': 'synthetic', 'beauty-size': 'set', 'beauty-skin': 'all' },
    story: [
      {
        zh: '非乳胶聚氨酯，孔径均匀，吸进去的粉底少。湿用时先浸透，再用毛巾挤到八成干，点压着上底妆，边缘自然。',
        en: 'Latex-free foam with even pores takes in little foundation. For damp use soak it, squeeze in a towel and press the base on in dabs for soft edges.',
      },
      {
        zh: '一盒四枚，带透气收纳架。建议三天洗一次，用洗面皂揉搓冲净，放在架子上晾干。两到三个月更换一枚。',
        en: 'Four come on an airy stand. Wash every three days with facial soap, rinse and let them dry on the stand. Change each one after two or three months.',
      },
    ],
    facts: [
      { name: { zh: '规格', en: 'Pack' }, value: { zh: '4 枚', en: '4 sponges' } },
      { name: { zh: '材质', en: 'Material' }, value: { zh: '亲水非乳胶聚氨酯', en: 'Hydrophilic latex-free foam' } },
      { name: { zh: '尺寸', en: 'Size' }, value: { zh: '6 × 4 厘米', en: '6 × 4 cm' } },
      { name: { zh: '清洁', en: 'Cleaning' }, value: { zh: '每三天清洗', en: 'Wash every three days' } },
    ],
    sales: 52600,
    score: 460,
    ageDays: 170,
  },
];
