import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'qiuyan-ribbon-sun-hat',
    shop: 'suwen-apparel',
    category: 'fashion-hats',
    brand: 'fashion-qiuyan',
    title: {
      zh: '秋檐 拉菲草编遮阳帽 宽檐缎带可折叠渔夫帽',
      en: 'Qiuyan Woven Raffia Sun Hat with Ribbon, Foldable Brim',
    },
    selling: { zh: '手编草帽，卷起不断', en: 'Hand-woven straw that rolls without cracking' },
    icon: '1f452',
    tint: 110,
    price: 15900,
    axes: [],
    attributes: {
      'fashion-material': 'straw',
      'fashion-season': 'summer',
      'fashion-wearer': 'women',
      'fashion-scene': 'travel',
    },
    story: [
      {
        zh: '拉菲草泡软后由手工一圈圈编成，草丝柔韧，可以卷起放进行李箱，到地方抖开，用蒸汽熏一下就恢复。',
        en: 'Softened raffia is woven by hand, round after round. The fibre is supple enough to roll into a suitcase; shake it out on arrival and steam it back into shape.',
      },
      {
        zh: '帽檐宽 10 厘米，能遮住鼻尖与后颈。缎带是活系的，可以换成自己的丝巾。帽内有细绳调节头围。',
        en: 'A ten-centimetre brim shades the nose and the back of the neck. The ribbon is only tied on, so you can swap in a scarf, and an inner cord adjusts the fit.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '拉菲草', en: 'Raffia' } },
      {
        name: { zh: '尺寸', en: 'Dimensions' },
        value: { zh: '头围 55–59 cm，帽檐 10 cm', en: 'Head 55–59 cm, brim 10 cm' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '95 g', en: '95 g' } },
      {
        name: { zh: '洗护', en: 'Care' },
        value: { zh: '湿布擦拭，避免浸水', en: 'Wipe with a damp cloth, do not soak' },
      },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东临沂', en: 'Linyi, Shandong' } },
    ],
    sales: 2190,
    score: 473,
    ageDays: 118,
  },
  {
    code: 'suwen-embroidered-cap',
    shop: 'suwen-apparel',
    category: 'fashion-hats',
    brand: 'fashion-suwen',
    title: {
      zh: '素纹 水洗棉棒球帽 可定制刺绣文字软顶遮阳',
      en: 'Suwen Washed-Cotton Baseball Cap with Custom Embroidery',
    },
    selling: { zh: '绣上名字或短句，五天发货', en: 'Your name or a short line stitched on in five days' },
    icon: '1f9e2',
    tint: 195,
    price: 6900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'sky', name: { zh: '水洗蓝', en: 'Washed blue' }, paint: { hue: 0 } },
          { code: 'khaki', name: { zh: '卡其', en: 'Khaki' }, paint: { hue: 197, saturation: 0.51, brightness: 1.02 } },
          { code: 'black', name: { zh: '黑色', en: 'Black' }, paint: { hue: 27, saturation: 0.09, brightness: 0.45 } },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'cotton',
      'fashion-season': 'all-year',
      'fashion-wearer': 'unisex',
      'fashion-scene': 'casual',
    },
    story: [
      {
        zh: '软顶六片式，帽身不加硬衬，戴上贴着头型。棉布经过石洗，颜色略旧，帽檐弯度可以自己捏。',
        en: 'Six soft panels without stiffening follow the shape of the head. The cotton is stone-washed for a slightly faded look, and the brim can be bent as you like.',
      },
      {
        zh: '正面可绣中英文共八个字以内，线色由绣工按帽色搭配。绣字高度约两厘米，团队统一定制也可以。',
        en: 'Up to eight characters can be embroidered on the front, about two centimetres high, in thread our makers match to the cap. Team orders are welcome.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '100% 棉', en: '100% cotton' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '头围 55–61 cm 可调', en: 'Head 55–61 cm, adjustable' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '88 g', en: '88 g' } },
      { name: { zh: '制作周期', en: 'Lead time' }, value: { zh: '5 天', en: '5 days' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山东青岛', en: 'Qingdao, Shandong' } },
    ],
    sales: 8450,
    score: 478,
    ageDays: 203,
    custom: [
      { code: 'text', name: { zh: '刺绣文字', en: 'Embroidered text' }, mode: 'INPUT', maxLength: 8, required: true },
      {
        code: 'position',
        name: { zh: '刺绣位置', en: 'Position' },
        mode: 'SELECT',
        choices: [
          { zh: '正面居中', en: 'Front centre' },
          { zh: '左侧', en: 'Left side' },
          { zh: '后扣上方', en: 'Above the back strap' },
        ],
      },
    ],
  },
  {
    code: 'qiuyan-lambswool-scarf',
    shop: 'suwen-apparel',
    category: 'fashion-scarves-gloves',
    brand: 'fashion-qiuyan',
    title: { zh: '秋檐 澳洲羊羔毛围巾 流苏纯色加长男女同款', en: 'Qiuyan Lambswool Fringed Scarf, Long Plain Weave' },
    selling: { zh: '一米九长，可绕两圈', en: 'A full 190 cm, long enough to wrap twice' },
    icon: '1f9e3',
    tint: 0,
    price: 17900,
    listPrice: 23900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'red', name: { zh: '朱红', en: 'Vermilion' }, paint: { hue: 0 } },
          { code: 'camel', name: { zh: '驼色', en: 'Camel' }, paint: { hue: 55, saturation: 0.45, brightness: 1.28 } },
          {
            code: 'forest',
            name: { zh: '墨绿', en: 'Forest green' },
            paint: { hue: 128, saturation: 0.38, brightness: 0.8 },
          },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'wool',
      'fashion-season': 'winter',
      'fashion-wearer': 'unisex',
      'fashion-scene': 'commute',
    },
    story: [
      {
        zh: '羊羔毛纱先染后织，颜色从里到外一致。布面经过缩绒与起绒，纹路隐在短绒下面，贴着脖子不扎。',
        en: 'Lambswool yarn is dyed before weaving so the colour runs right through. Milling and brushing hide the weave under a short nap that is gentle on the neck.',
      },
      {
        zh: '两端流苏由手工搓成，每端 32 根。轻薄的日子对折穿扣，冷的时候绕两圈，塞进大衣也不臃肿。',
        en: 'The 32 tassels at each end are twisted by hand. Fold it through itself on mild days or wrap twice in the cold; it still lies flat under a coat.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '100% 羊羔毛', en: '100% lambswool' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '190 × 32 cm', en: '190 × 32 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '210 g', en: '210 g' } },
      {
        name: { zh: '洗护', en: 'Care' },
        value: { zh: '干洗或冷水手洗平晾', en: 'Dry clean or hand wash cold, dry flat' },
      },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '内蒙古鄂尔多斯', en: 'Ordos, Inner Mongolia' } },
    ],
    sales: 6780,
    score: 485,
    ageDays: 238,
  },
  {
    code: 'qiuyan-touch-gloves',
    shop: 'suwen-apparel',
    category: 'fashion-scarves-gloves',
    brand: 'fashion-qiuyan',
    title: {
      zh: '秋檐 羊毛针织触屏手套 加长袖口防风保暖',
      en: 'Qiuyan Knitted Wool Touchscreen Gloves with Long Cuffs',
    },
    selling: { zh: '三指触屏，不用脱手套', en: 'Three touch-ready fingertips on each hand' },
    icon: '1f9e4',
    tint: 280,
    price: 6990,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'purple', name: { zh: '葡萄紫', en: 'Grape' }, paint: { hue: 0 } },
          {
            code: 'charcoal',
            name: { zh: '炭灰', en: 'Charcoal' },
            paint: { hue: 320, saturation: 0.06, brightness: 0.79 },
          },
        ],
      },
    ],
    soldOut: ['*'],
    attributes: {
      'fashion-material': 'wool',
      'fashion-season': 'winter',
      'fashion-wearer': 'unisex',
      'fashion-scene': 'commute',
    },
    story: [
      {
        zh: '拇指、食指和中指的指尖织入导电纱，接电话、扫码都不用脱。织法偏密，骑车时风不容易钻进来。',
        en: 'Conductive yarn is knitted into thumb, index and middle fingertips, so calls and payments need no bare hands. The tight knit keeps wind out on a bicycle.',
      },
      {
        zh: '袖口加长到腕上六厘米，可以塞进衣袖。均码弹性好，掌围 17–23 厘米都合适，洗后平铺晾干即可。',
        en: 'Cuffs reach six centimetres past the wrist and tuck into a sleeve. One stretchy size fits palms of 17 to 23 centimetres; dry flat after washing.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '70% 羊毛 28% 腈纶 2% 导电纤维', en: '70% wool, 28% acrylic, 2% conductive fibre' },
      },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '均码，掌围 17–23 cm', en: 'One size, palm 17–23 cm' } },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '68 g', en: '68 g' } },
      { name: { zh: '洗护', en: 'Care' }, value: { zh: '冷水手洗，平铺晾干', en: 'Hand wash cold, dry flat' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江桐乡', en: 'Tongxiang, Zhejiang' } },
    ],
    sales: 12300,
    score: 464,
    ageDays: 272,
  },
  {
    code: 'buli-week-sock-box',
    shop: 'buli-shoes',
    category: 'fashion-socks',
    brand: 'fashion-buli',
    title: {
      zh: '步里 精梳棉中筒袜七双盒装 一周一色吸汗不勒',
      en: 'Buli Combed-Cotton Crew Socks, Box of Seven Pairs',
    },
    selling: { zh: '每天一双，盒子可回收', en: 'One pair a day in a recyclable box' },
    icon: '1f9e6',
    tint: 140,
    price: 5990,
    listPrice: 7990,
    axes: [],
    attributes: {
      'fashion-material': 'cotton',
      'fashion-season': 'all-year',
      'fashion-wearer': 'unisex',
      'fashion-scene': 'casual',
    },
    story: [
      {
        zh: '用精梳棉织成，袜头缝合用无骨工艺，趾尖没有凸起的线。袜口双层罗纹，压痕浅，坐一天也不滑落。',
        en: 'Knitted from combed cotton and closed by hand-linking, so there is no ridge at the toes. Double ribbing holds the sock up through the day with only a light mark.',
      },
      {
        zh: '七双颜色彼此协调，混着穿也不突兀。脚跟和脚尖加织锦纶线，常磨的位置更耐穿，穿旧了也先薄后破。',
        en: 'Seven related colours look fine even when mixed. Nylon yarn is knitted in at the heel and toe, the two places where socks usually give out.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '78% 棉 20% 锦纶 2% 氨纶', en: '78% cotton, 20% polyamide, 2% elastane' },
      },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '均码 38–43', en: 'One size, EU 38–43' } },
      { name: { zh: '包装内容', en: 'In the box' }, value: { zh: '中筒袜七双、纸盒', en: 'Seven pairs, paper box' } },
      { name: { zh: '洗护', en: 'Care' }, value: { zh: '40°C 机洗', en: 'Machine wash at 40 °C' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江诸暨', en: 'Zhuji, Zhejiang' } },
    ],
    sales: 73200,
    score: 489,
    ageDays: 358,
  },
  {
    code: 'buli-terry-wool-socks',
    shop: 'buli-shoes',
    category: 'fashion-socks',
    brand: 'fashion-buli',
    title: { zh: '步里 美丽诺羊毛毛圈厚袜 秋冬保暖徒步袜', en: 'Buli Merino Terry-Lined Boot Socks for Cold Days' },
    selling: { zh: '脚底毛圈加厚，冬天不冰脚', en: 'Terry loops underfoot for cold floors and boots' },
    icon: '1f9e6',
    tint: 70,
    price: 4590,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'green', name: { zh: '松绿', en: 'Pine green' }, paint: { hue: 0 } },
          {
            code: 'mustard',
            name: { zh: '芥黄', en: 'Mustard' },
            paint: { hue: 275, saturation: 0.85, brightness: 0.98 },
          },
          {
            code: 'burgundy',
            name: { zh: '酒红', en: 'Burgundy' },
            paint: { hue: 215, saturation: 0.58, brightness: 0.46 },
          },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'wool',
      'fashion-season': 'winter',
      'fashion-wearer': 'unisex',
      'fashion-scene': 'casual',
    },
    story: [
      {
        zh: '脚底整片织成毛圈，踩在地上像垫了一层薄毯。脚背保持单层，穿进皮鞋或短靴里不显得挤。',
        en: 'The whole sole is knitted in terry loops, like standing on a thin rug. The top of the foot stays single-layer, so the sock still fits easily inside a shoe.',
      },
      {
        zh: '美丽诺羊毛吸湿快，走出汗后脚底也不发凉。请用羊毛档或冷水洗，不要烘干，以免毡缩。',
        en: 'Merino takes up moisture quickly, so feet do not turn clammy after a walk. Use a wool cycle or cold water and skip the dryer to prevent felting.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '58% 美丽诺羊毛 38% 锦纶 4% 氨纶', en: '58% merino, 38% polyamide, 4% elastane' },
      },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '均码 37–43', en: 'One size, EU 37–43' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '脚底 4 mm', en: '4 mm underfoot' } },
      { name: { zh: '洗护', en: 'Care' }, value: { zh: '羊毛程序冷水洗', en: 'Cold wool cycle' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江诸暨', en: 'Zhuji, Zhejiang' } },
    ],
    sales: 9870,
    score: 476,
    ageDays: 23,
  },
  {
    code: 'qiuyan-acetate-frames',
    shop: 'suwen-apparel',
    category: 'fashion-eyewear',
    brand: 'fashion-qiuyan',
    title: {
      zh: '秋檐 板材方圆眼镜框 弹簧铰链可配平光镜片',
      en: 'Qiuyan Acetate Square-Round Frames with Spring Hinges',
    },
    selling: { zh: '手工抛光板材，可自行配镜', en: 'Hand-polished acetate, ready for your own lenses' },
    icon: '1f453',
    tint: 240,
    price: 25900,
    axes: [],
    attributes: { 'fashion-season': 'all-year', 'fashion-wearer': 'unisex', 'fashion-scene': 'commute' },
    story: [
      {
        zh: '用整块醋酸板材切出镜框，经三天滚筒抛光，边缘圆润。方中带圆的框形，脸型偏圆偏长都好搭。',
        en: 'Each frame is cut from a sheet of acetate and tumbled for three days until the edges are round. The softened square suits both round and longer faces.',
      },
      {
        zh: '出厂装平光片，可带到眼镜店换成自己的度数。铰链带弹簧，向外撑开一点也会自己弹回来。',
        en: 'It ships with plain lenses that any optician can replace with your prescription. Spring hinges flex outwards and return, which makes one-handed removal less of a worry.',
      },
    ],
    facts: [
      { name: { zh: '框架', en: 'Frame' }, value: { zh: '醋酸板材', en: 'Acetate' } },
      {
        name: { zh: '尺寸', en: 'Dimensions' },
        value: { zh: '镜面宽 49 mm，鼻梁 21 mm，镜腿 145 mm', en: 'Lens 49 mm, bridge 21 mm, temple 145 mm' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '27 g', en: '27 g' } },
      { name: { zh: '镜片', en: 'Lenses' }, value: { zh: '平光片，可更换', en: 'Plain, replaceable' } },
      { name: { zh: '包装内容', en: 'In the box' }, value: { zh: '镜框、镜盒、擦布', en: 'Frames, case, cloth' } },
    ],
    sales: 1690,
    score: 456,
    ageDays: 149,
  },
  {
    code: 'qiuyan-polarised-sunglasses',
    shop: 'suwen-apparel',
    category: 'fashion-eyewear',
    brand: 'fashion-qiuyan',
    title: {
      zh: '秋檐 TAC偏光太阳镜 宽边复古驾驶墨镜UV400',
      en: 'Qiuyan Polarised Retro Sunglasses with UV400 Lenses',
    },
    selling: { zh: '偏光片减少路面反光', en: 'Polarised lenses that cut glare from the road' },
    icon: '1f576-fe0f',
    tint: 270,
    price: 19900,
    listPrice: 25900,
    axes: [],
    attributes: { 'fashion-season': 'summer', 'fashion-wearer': 'unisex', 'fashion-scene': 'travel' },
    story: [
      {
        zh: '七层 TAC 偏光片，把水面和路面的横向反光挡下，看得清前车与车道线。镜片底色为中性灰，不偏色。',
        en: 'Seven-layer TAC lenses block the horizontal glare that comes off water and wet asphalt. The neutral grey tint leaves colours close to what they are.',
      },
      {
        zh: '框略宽，侧面来的光也能遮住一些。鼻托与镜框一体，出汗不夹头发。附硬盒与偏光测试卡。',
        en: 'The slightly wide front keeps out some light from the sides, and moulded nose rests do not pull hair. A hard case and a polarisation test card are included.',
      },
    ],
    facts: [
      { name: { zh: '框架', en: 'Frame' }, value: { zh: 'TR90', en: 'TR90' } },
      {
        name: { zh: '镜片', en: 'Lenses' },
        value: { zh: 'TAC 偏光，UV400，3 类', en: 'Polarised TAC, UV400, category 3' },
      },
      { name: { zh: '重量', en: 'Weight' }, value: { zh: '24 g', en: '24 g' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '镜面宽 54 mm', en: 'Lens width 54 mm' } },
      {
        name: { zh: '包装内容', en: 'In the box' },
        value: { zh: '眼镜、硬盒、擦布、测试卡', en: 'Sunglasses, hard case, cloth, test card' },
      },
    ],
    sales: 10950,
    score: 468,
    ageDays: 84,
  },
  {
    code: 'suwen-made-shirt-tie',
    shop: 'suwen-apparel',
    category: 'fashion-eyewear',
    brand: 'fashion-suwen',
    title: {
      zh: '素纹 量身定制条纹衬衫与桑蚕丝领带两件套装',
      en: 'Suwen Made-to-Measure Striped Shirt and Silk Tie Set',
    },
    selling: { zh: '按你的尺寸裁剪，附同色领带', en: 'Cut to your measurements, with a matching tie' },
    icon: '1f454',
    tint: 225,
    price: 49900,
    listPrice: 59900,
    axes: [],
    attributes: {
      'fashion-material': 'cotton',
      'fashion-season': 'all-year',
      'fashion-wearer': 'men',
      'fashion-scene': 'commute',
    },
    story: [
      {
        zh: '填写领围、胸围与袖长后单独裁剪，条纹在门襟、肩线与口袋处对齐。面料为 100 支双股精纺棉。',
        en: 'Give us collar, chest and sleeve and we cut the shirt for you alone, matching the stripes at placket, shoulder and pocket. The cloth is two-ply 100s cotton.',
      },
      {
        zh: '领带用同一色系的桑蚕丝，宽 7.5 厘米，内衬羊毛，打出的结饱满。首件不合身，可免费修改一次。',
        en: 'The tie is mulberry silk in the same family of blue, 7.5 centimetres wide with a wool interlining for a full knot. One free alteration is included if needed.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '衬衫 100% 棉，领带 100% 桑蚕丝', en: 'Shirt 100% cotton, tie 100% mulberry silk' },
      },
      { name: { zh: '版型', en: 'Fit' }, value: { zh: '量身裁剪', en: 'Made to measure' } },
      { name: { zh: '制作周期', en: 'Lead time' }, value: { zh: '12–15 天', en: '12–15 days' } },
      {
        name: { zh: '洗护', en: 'Care' },
        value: { zh: '衬衫 30°C 机洗，领带干洗', en: 'Shirt machine wash at 30 °C, tie dry clean' },
      },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江宁波', en: 'Ningbo, Zhejiang' } },
    ],
    sales: 412,
    score: 492,
    ageDays: 179,
    custom: [
      {
        code: 'measures',
        name: { zh: '领围、胸围、袖长（cm）', en: 'Collar, chest and sleeve (cm)' },
        mode: 'INPUT',
        maxLength: 40,
        required: true,
      },
      {
        code: 'collar',
        name: { zh: '领型', en: 'Collar' },
        mode: 'SELECT',
        choices: [
          { zh: '标准领', en: 'Classic' },
          { zh: '八字领', en: 'Spread' },
          { zh: '纽扣领', en: 'Button-down' },
        ],
        required: true,
      },
      { code: 'monogram', name: { zh: '袖口绣字', en: 'Cuff monogram' }, mode: 'INPUT', maxLength: 4 },
    ],
  },
];
