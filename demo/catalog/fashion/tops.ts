import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'mianlu-heavy-cotton-tee',
    shop: 'suwen-apparel',
    category: 'fashion-tops',
    brand: 'fashion-mianlu',
    title: { zh: '棉麓 240g重磅纯棉短袖T恤 圆领宽松基础款', en: 'Mianlu 240 gsm Cotton Crew-Neck Tee, Relaxed Fit' },
    selling: { zh: '领口罗纹加密，五色六码可选', en: 'Tighter-ribbed collar, five colours and six sizes' },
    icon: '1f455',
    tint: 95,
    price: 5900,
    listPrice: 7900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'green', name: { zh: '苔绿', en: 'Moss green' }, paint: { hue: 0 } },
          { code: 'white', name: { zh: '白色', en: 'White' }, paint: { hue: 314, saturation: 0.07, brightness: 1.15 } },
          { code: 'black', name: { zh: '黑色', en: 'Black' }, paint: { hue: 144, saturation: 0.07, brightness: 0.45 } },
          { code: 'navy', name: { zh: '藏青', en: 'Navy' }, paint: { hue: 144, saturation: 0.56, brightness: 0.45 } },
          { code: 'brick', name: { zh: '砖红', en: 'Brick' }, paint: { hue: 266, saturation: 0.84, brightness: 0.6 } },
        ],
      },
      {
        name: { zh: '尺码', en: 'Size' },
        values: [
          { code: 'xs', name: { zh: 'XS', en: 'XS' } },
          { code: 's', name: { zh: 'S', en: 'S' } },
          { code: 'm', name: { zh: 'M', en: 'M' } },
          { code: 'l', name: { zh: 'L', en: 'L' } },
          { code: 'xl', name: { zh: 'XL', en: 'XL' } },
          { code: 'xxl', name: { zh: 'XXL', en: 'XXL' }, extra: 500 },
        ],
      },
    ],
    soldOut: ['white/xxl', 'brick/xs', 'navy/m'],
    attributes: {
      'fashion-material': 'cotton',
      'fashion-season': 'summer',
      'fashion-wearer': 'unisex',
      'fashion-scene': 'casual',
    },
    story: [
      {
        zh: '面料用新疆长绒棉纺成的 21 支双纱，克重 240g，穿在身上有分量却不闷，单穿不透，肩线不容易塌。',
        en: 'Knitted from 21-count double yarn of long-staple Xinjiang cotton at 240 gsm, it has real weight without feeling stuffy, does not show through, and keeps a clean line at the shoulder.',
      },
      {
        zh: '领口做了加密 1×1 罗纹并加一道肩部包条，反复水洗后领圈仍然服帖。出厂前已预缩，按平时的尺码选就好。',
        en: 'The 1×1 ribbed collar is knitted tighter and backed with a shoulder tape, so it still lies flat after many washes. The fabric is pre-shrunk, so simply take your usual size.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '100% 棉', en: '100% cotton' } },
      { name: { zh: '面料克重', en: 'Fabric weight' }, value: { zh: '240 g/m²', en: '240 g/m²' } },
      { name: { zh: '版型', en: 'Fit' }, value: { zh: '宽松直筒', en: 'Relaxed, straight' } },
      {
        name: { zh: '洗护', en: 'Care' },
        value: { zh: '30°C 机洗，反面晾晒', en: 'Machine wash at 30 °C, dry inside out' },
      },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江宁波', en: 'Ningbo, Zhejiang' } },
    ],
    sales: 46800,
    score: 488,
    ageDays: 310,
  },
  {
    code: 'mianlu-modal-lounge-tee',
    shop: 'suwen-apparel',
    category: 'fashion-tops',
    brand: 'fashion-mianlu',
    title: {
      zh: '棉麓 莫代尔混纺短袖T恤 柔软垂感居家通勤两穿',
      en: 'Mianlu Modal-Blend T-Shirt, Soft Drape for Home or Office',
    },
    selling: { zh: '手感细滑，垂而不贴', en: 'Silky to the touch, drapes without clinging' },
    icon: '1f455',
    tint: 190,
    price: 7900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'mint', name: { zh: '薄荷绿', en: 'Mint' }, paint: { hue: 29, saturation: 0.49, brightness: 1.07 } },
          { code: 'green', name: { zh: '绿色', en: 'Green' }, paint: { hue: 4, saturation: 0.91, brightness: 0.78 } },
          { code: 'grey', name: { zh: '灰色', en: 'Grey' }, paint: { hue: 134, saturation: 0.07, brightness: 0.83 } },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'cotton',
      'fashion-season': 'summer',
      'fashion-wearer': 'women',
      'fashion-scene': 'casual',
    },
    story: [
      {
        zh: '莫代尔与棉按六四混纺，触感比纯棉更细滑，垂落时自然贴合又不勒身，弯腰抬手都不受牵扯。',
        en: 'A sixty-forty blend of modal and cotton feels finer than plain cotton. It falls close to the body without hugging it, so bending and reaching stay comfortable all day.',
      },
      {
        zh: '后片下摆略长两厘米，塞进裤腰不容易跑出来。针脚用四针六线平缝，缝份平整，贴身穿不磨皮肤。',
        en: 'The back hem is cut two centimetres longer so it stays tucked in. Flat four-needle seams keep the inside smooth, which makes it easy to wear next to the skin.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '60% 莫代尔 40% 棉', en: '60% modal, 40% cotton' } },
      { name: { zh: '面料克重', en: 'Fabric weight' }, value: { zh: '170 g/m²', en: '170 g/m²' } },
      { name: { zh: '版型', en: 'Fit' }, value: { zh: '合身', en: 'Regular' } },
      { name: { zh: '洗护', en: 'Care' }, value: { zh: '手洗或装袋机洗', en: 'Hand wash or machine wash in a bag' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '江苏南通', en: 'Nantong, Jiangsu' } },
    ],
    sales: 8230,
    score: 476,
    ageDays: 128,
  },
  {
    code: 'suwen-linen-v-blouse',
    shop: 'suwen-apparel',
    category: 'fashion-tops',
    brand: 'fashion-suwen',
    title: { zh: '素纹 亚麻V领短袖上衣 落肩微宽松女士夏装', en: 'Suwen Linen V-Neck Blouse with Dropped Shoulders' },
    selling: { zh: '水洗亚麻，透气不扎', en: 'Washed linen that breathes and does not scratch' },
    icon: '1f45a',
    tint: 335,
    price: 15900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'pink', name: { zh: '樱粉', en: 'Blossom pink' }, paint: { hue: 0 } },
          {
            code: 'ivory',
            name: { zh: '象牙白', en: 'Ivory' },
            paint: { hue: 109, saturation: 0.17, brightness: 1.42 },
          },
        ],
      },
      {
        name: { zh: '尺码', en: 'Size' },
        values: [
          { code: 's', name: { zh: 'S', en: 'S' } },
          { code: 'm', name: { zh: 'M', en: 'M' } },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'linen',
      'fashion-season': 'summer',
      'fashion-wearer': 'women',
      'fashion-scene': 'commute',
    },
    story: [
      {
        zh: '选用法国亚麻纱在国内织造，成衣再经过一次酵素水洗，初上身就是柔软的状态，没有新麻料的刺痒。',
        en: 'Woven in China from French flax yarn and enzyme-washed after sewing, the blouse is soft from the first wear, with none of the itch that new linen often has.',
      },
      {
        zh: 'V 领开到锁骨下三厘米，配高腰裤或半裙都利落。亚麻会有自然褶皱，挂起来喷点水抚平即可。',
        en: 'The V stops three centimetres below the collarbone and sits neatly over high-waisted trousers or a skirt. Natural creases ease out with a light mist of water on the hanger.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '100% 亚麻', en: '100% linen' } },
      { name: { zh: '面料克重', en: 'Fabric weight' }, value: { zh: '155 g/m²', en: '155 g/m²' } },
      { name: { zh: '版型', en: 'Fit' }, value: { zh: '落肩微宽松', en: 'Slightly loose, dropped shoulder' } },
      {
        name: { zh: '洗护', en: 'Care' },
        value: { zh: '冷水轻柔洗，勿烘干', en: 'Cold gentle wash, do not tumble dry' },
      },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '江苏常州', en: 'Changzhou, Jiangsu' } },
    ],
    sales: 3120,
    score: 471,
    ageDays: 76,
  },
  {
    code: 'wanqingli-silk-blouse',
    shop: 'suwen-apparel',
    category: 'fashion-tops',
    brand: 'fashion-wanqing',
    title: {
      zh: '晚晴里 16姆米桑蚕丝V领短袖衬衫 通勤垂感',
      en: 'Wanqingli 16-Momme Mulberry Silk Short-Sleeve Blouse',
    },
    selling: { zh: '十六姆米素绉缎，光泽含蓄', en: 'Crepe satin at 16 momme with a quiet sheen' },
    icon: '1f45a',
    tint: 20,
    price: 32900,
    listPrice: 39900,
    axes: [
      {
        name: { zh: '尺码', en: 'Size' },
        values: [
          { code: 's', name: { zh: 'S', en: 'S' } },
          { code: 'm', name: { zh: 'M', en: 'M' } },
          { code: 'l', name: { zh: 'L', en: 'L' } },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'silk',
      'fashion-season': 'summer',
      'fashion-wearer': 'women',
      'fashion-scene': 'occasion',
    },
    story: [
      {
        zh: '16 姆米素绉缎，正面光泽柔和，背面微哑，走动时有轻轻的流动感。两侧开小衩，放出来穿也不显拖沓。',
        en: 'Sixteen-momme crepe satin shows a soft sheen outside and a matte face inside, moving lightly as you walk. Small side vents keep it tidy when worn untucked.',
      },
      {
        zh: '缝线用同色丝光线，内缝全部来去缝，里外看不到毛边。附一只小洗衣袋，方便日常手洗。',
        en: 'Seams are sewn with matching mercerised thread and finished as French seams, so no raw edge shows inside or out. A small wash bag is included for everyday hand washing.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '100% 桑蚕丝', en: '100% mulberry silk' } },
      { name: { zh: '厚度', en: 'Thickness' }, value: { zh: '16 姆米', en: '16 momme' } },
      { name: { zh: '版型', en: 'Fit' }, value: { zh: '合身', en: 'Regular' } },
      {
        name: { zh: '洗护', en: 'Care' },
        value: { zh: '中性洗涤剂冷水手洗', en: 'Hand wash cold with neutral detergent' },
      },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江湖州', en: 'Huzhou, Zhejiang' } },
    ],
    sales: 742,
    score: 482,
    ageDays: 14,
  },
  {
    code: 'suwen-tea-midi-dress',
    shop: 'suwen-apparel',
    category: 'fashion-dresses',
    brand: 'fashion-suwen',
    title: {
      zh: '素纹 收腰吊带中长连衣裙 挺括大摆可调肩带',
      en: 'Suwen Fit-and-Flare Midi Dress with Adjustable Straps',
    },
    selling: { zh: '腰线上移，裙摆有型', en: 'A raised waist and a skirt that holds its shape' },
    icon: '1f457',
    tint: 215,
    price: 26900,
    listPrice: 33900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'blue', name: { zh: '湖蓝', en: 'Lake blue' }, paint: { hue: 0 } },
          {
            code: 'burgundy',
            name: { zh: '酒红', en: 'Burgundy' },
            paint: { hue: 100, saturation: 0.7, brightness: 0.64 },
          },
        ],
      },
      {
        name: { zh: '尺码', en: 'Size' },
        values: [
          { code: 's', name: { zh: 'S', en: 'S' } },
          { code: 'm', name: { zh: 'M', en: 'M' } },
        ],
      },
    ],
    soldOut: ['burgundy/s'],
    attributes: {
      'fashion-material': 'cotton',
      'fashion-season': 'summer',
      'fashion-wearer': 'women',
      'fashion-scene': 'occasion',
    },
    story: [
      {
        zh: '面料是加捻府绸，挺而不硬，八片拼接的裙摆转身时能撑出弧度，坐下起身也不易皱成一团。',
        en: 'High-twist poplin is crisp without being stiff. Eight skirt panels open into a full sweep when you turn and recover well after a long dinner at the table.',
      },
      {
        zh: '肩带可调五档，胸口内侧有防滑硅胶条，侧边隐形拉链配一枚小挂钩。两侧留了插袋，放得下手机。',
        en: 'Straps adjust through five steps, a silicone strip keeps the neckline in place, and the hidden side zip closes with a hook. There are side pockets deep enough for a phone.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '97% 棉 3% 氨纶', en: '97% cotton, 3% elastane' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: 'M 码衣长 112 cm', en: '112 cm in size M' } },
      { name: { zh: '里料', en: 'Lining' }, value: { zh: '100% 棉', en: '100% cotton' } },
      { name: { zh: '洗护', en: 'Care' }, value: { zh: '冷水机洗，中温熨烫', en: 'Cold machine wash, medium iron' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '广东东莞', en: 'Dongguan, Guangdong' } },
    ],
    sales: 5410,
    score: 479,
    ageDays: 52,
  },
  {
    code: 'mianlu-cotton-sundress',
    shop: 'suwen-apparel',
    category: 'fashion-dresses',
    brand: 'fashion-mianlu',
    title: { zh: '棉麓 双层棉纱吊带裙 轻薄透气度假日常', en: 'Mianlu Double-Gauze Cotton Sundress, Light and Airy' },
    selling: { zh: '双层纱布，不必另穿衬裙', en: 'Two layers of gauze, no slip needed' },
    icon: '1f457',
    tint: 40,
    price: 16900,
    axes: [
      {
        name: { zh: '颜色', en: 'Colour' },
        values: [
          { code: 'sage', name: { zh: '豆青', en: 'Sage' }, paint: { hue: 213, saturation: 0.35, brightness: 1.35 } },
          {
            code: 'apricot',
            name: { zh: '杏色', en: 'Apricot' },
            paint: { hue: 150, saturation: 0.45, brightness: 1.55 },
          },
          {
            code: 'sky',
            name: { zh: '天蓝', en: 'Sky blue' },
            paint: { hue: 323, saturation: 0.56, brightness: 1.41 },
          },
        ],
      },
    ],
    attributes: {
      'fashion-material': 'cotton',
      'fashion-season': 'summer',
      'fashion-wearer': 'women',
      'fashion-scene': 'travel',
    },
    story: [
      {
        zh: '双层棉纱中间以细点连接，留出一层空气，贴身凉快又不透。布面天生带细皱，塞进行李箱也不用熨。',
        en: 'Two layers of cotton gauze are tacked together with a thin pocket of air between, cool on the skin yet opaque. The fabric is naturally crinkled, so it travels without ironing.',
      },
      {
        zh: '均码设计，后背做了一段松紧，适合胸围 82–94 厘米。下摆到小腿中段，风大也压得住。',
        en: 'One size with an elasticated back panel fits a bust of 82 to 94 centimetres. The hem falls to mid-calf and has enough weight to behave on a windy promenade.',
      },
    ],
    facts: [
      { name: { zh: '材质', en: 'Material' }, value: { zh: '100% 棉双层纱', en: '100% cotton double gauze' } },
      { name: { zh: '尺寸', en: 'Dimensions' }, value: { zh: '均码，胸围 82–94 cm', en: 'One size, bust 82–94 cm' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '108 cm', en: '108 cm' } },
      { name: { zh: '洗护', en: 'Care' }, value: { zh: '30°C 机洗', en: 'Machine wash at 30 °C' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '江苏南通', en: 'Nantong, Jiangsu' } },
    ],
    sales: 2260,
    score: 466,
    ageDays: 96,
  },
  {
    code: 'wanqingli-evening-dress',
    shop: 'suwen-apparel',
    category: 'fashion-dresses',
    brand: 'fashion-wanqing',
    title: {
      zh: '晚晴里 醋酸缎面礼服裙 方领大摆晚宴年会',
      en: 'Wanqingli Acetate Satin Evening Dress with Full Skirt',
    },
    selling: { zh: '缎面有筋骨，赴宴不张扬', en: 'Satin with body, dressed up without shouting' },
    icon: '1f457',
    tint: 290,
    price: 59900,
    listPrice: 79900,
    axes: [],
    attributes: { 'fashion-season': 'all-year', 'fashion-wearer': 'women', 'fashion-scene': 'occasion' },
    story: [
      {
        zh: '醋酸缎面光泽偏暖，灯下不泛白。胸前用鱼骨条支撑，腰部内藏一条罗缎腰带，站久了衣身也不下滑。',
        en: 'Acetate satin has a warm lustre that does not glare under lights. Boning supports the bodice and a hidden grosgrain waist stay keeps the dress from slipping through a long evening.',
      },
      {
        zh: '均码适合胸围 80–90 厘米，后背系带可以收放四厘米。随裙配防尘袋与一枚宽肩衣架。',
        en: 'One size suits a bust of 80 to 90 centimetres, with four centimetres of give in the laced back. It comes with a dust bag and a wide-shouldered hanger.',
      },
    ],
    facts: [
      {
        name: { zh: '材质', en: 'Material' },
        value: { zh: '72% 三醋酸 28% 聚酯', en: '72% triacetate, 28% polyester' },
      },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '118 cm', en: '118 cm' } },
      { name: { zh: '里料', en: 'Lining' }, value: { zh: '铜氨丝', en: 'Cupro' } },
      { name: { zh: '洗护', en: 'Care' }, value: { zh: '建议干洗', en: 'Dry clean recommended' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '浙江杭州', en: 'Hangzhou, Zhejiang' } },
    ],
    sales: 186,
    score: 468,
    ageDays: 205,
  },
];
