import type { DemoProduct } from '../../types.ts';

export const products: DemoProduct[] = [
  {
    code: 'garden-cat-cans',
    shop: 'qingyuan-garden',
    category: 'garden-staple',
    brand: 'garden-tail',
    title: { zh: '麦尾 猫主食罐 高肉含量 无谷配方 85g×6罐', en: 'Grain-Free Complete Wet Cat Food, 85 g, Six Cans' },
    selling: { zh: '肉丝看得见，汤冻留在底下', en: 'Visible shreds with jelly at the bottom' },
    icon: '1f96b',
    tint: 350,
    price: 5900,
    listPrice: 7200,
    axes: [
      {
        name: { zh: '口味', en: 'Flavour' },
        values: [
          { code: 'chicken', name: { zh: '鸡肉', en: 'Chicken' } },
          { code: 'tuna', name: { zh: '吞拿鱼', en: 'Tuna' }, extra: 300 },
          { code: 'duck', name: { zh: '鸭肉', en: 'Duck' }, extra: 300 },
        ],
      },
    ],
    soldOut: ['duck'],
    attributes: { 'garden-pet': 'cat', 'garden-material': 'meat' },
    story: [
      {
        zh: '肉与内脏占九成，按成猫营养标准配齐牛磺酸与矿物质，可以当主食。罐头现切手撕丝，一眼能看出是哪一块肉。',
        en: 'Ninety per cent meat and offal with taurine and minerals to the adult cat standard, so it serves as a full meal. The shreds are hand-pulled and easy to recognise.',
      },
      {
        zh: '三公斤的猫一天约两罐，与干粮混喂减半。开罐后密封冷藏，两天内吃完；换粮请用一周慢慢过渡。',
        en: 'A three-kilogram cat eats about two cans a day, half that with dry food. Seal and chill once opened and use within two days. Change foods over a week.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '85 g × 6', en: '85 g × 6' } },
      { name: { zh: '粗蛋白', en: 'Crude protein' }, value: { zh: '≥ 10%', en: '≥ 10%' } },
      { name: { zh: '水分', en: 'Moisture' }, value: { zh: '≤ 82%', en: '≤ 82%' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' } },
      { name: { zh: '适用', en: 'For' }, value: { zh: '成猫', en: 'Adult cats' } },
    ],
    sales: 36700,
    score: 477,
    ageDays: 120,
  },
  {
    code: 'garden-millet-spray',
    shop: 'qingyuan-garden',
    category: 'garden-staple',
    brand: 'garden-tail',
    title: {
      zh: '麦尾 谷穗鸟粮 整穗带秆 鹦鹉文鸟零食 阳光晒干',
      en: 'Whole Millet Sprays for Parrots and Finches, Sun-Dried',
    },
    selling: { zh: '自己剥，自己啄，忙上半天', en: "Half a morning's work for a small beak" },
    icon: '1f33e',
    tint: 50,
    price: 1590,
    axes: [
      {
        name: { zh: '净重', en: 'Weight' },
        values: [
          { code: 'g200', name: { zh: '200 克', en: '200 g' } },
          { code: 'g500', name: { zh: '500 克', en: '500 g' }, extra: 1800 },
        ],
      },
    ],
    attributes: { 'garden-pet': 'bird', 'garden-material': 'meat' },
    story: [
      {
        zh: '整穗收割，挂在棚架上晾晒十天，谷粒不脱落。穗长十五到二十五厘米，可以夹在笼边让鸟自己啄壳。',
        en: 'Cut whole and dried ten days on racks so the grain stays on the spray. At fifteen to twenty-five centimetres each clips to the cage for shelling.',
      },
      {
        zh: '经过筛尘和冷冻除虫，再真空小包装。作为零食喂，每只小型鹦鹉一周一到两穗，别替代日常主粮。',
        en: 'Dust is sieved off and each batch is frozen against insects before vacuum packing. Offer one or two a week to a small parrot, alongside its usual food.',
      },
    ],
    facts: [
      { name: { zh: '穗长', en: 'Spray' }, value: { zh: '15–25 cm', en: '15–25 cm' } },
      { name: { zh: '处理', en: 'Treatment' }, value: { zh: '除尘、冷冻除虫', en: 'Sieved, freeze-treated' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' } },
      { name: { zh: '产地', en: 'Origin' }, value: { zh: '山西', en: 'Shanxi' } },
    ],
    sales: 9870,
    score: 469,
    ageDays: 248,
  },
  {
    code: 'garden-oat-biscuits',
    shop: 'qingyuan-garden',
    category: 'garden-treats',
    brand: 'garden-tail',
    title: {
      zh: '麦尾 燕麦角豆狗饼干 低温烘烤 训练奖励 独立小包',
      en: 'Oat and Carob Dog Biscuits, Slow-Baked, Small Packs',
    },
    selling: { zh: '深色的是角豆，不是巧克力', en: 'The dark bits are carob, never chocolate' },
    icon: '1f36a',
    tint: 32,
    price: 2590,
    axes: [
      {
        name: { zh: '净重', en: 'Weight' },
        values: [
          { code: 'g200', name: { zh: '200 克', en: '200 g' } },
          { code: 'g600', name: { zh: '600 克', en: '600 g' }, extra: 4200 },
        ],
      },
    ],
    attributes: { 'garden-pet': 'dog', 'garden-material': 'meat' },
    story: [
      {
        zh: '燕麦粉、鸡胸肉和角豆粒揉匀，低温烘烤三小时。深色颗粒是角豆，狗可以吃；真正的巧克力一粒也不能给。',
        en: 'Oat flour, chicken breast and carob bake slowly for three hours. The dark bits are carob, safe for dogs. Real chocolate must never be given.',
      },
      {
        zh: '饼干直径四厘米，掰开是四小块，训练时一次给一块。不加盐糖与香精，拆小包后两周内喂完。',
        en: 'Each four-centimetre biscuit snaps into quarters for training. There is no added salt, sugar or flavouring. Once a pack is open, finish it within two weeks.',
      },
    ],
    facts: [
      { name: { zh: '原料', en: 'Ingredients' }, value: { zh: '燕麦、鸡胸、角豆', en: 'Oats, chicken, carob' } },
      { name: { zh: '直径', en: 'Size' }, value: { zh: '4 cm', en: '4 cm' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '12 个月', en: '12 months' } },
      { name: { zh: '适用', en: 'For' }, value: { zh: '3 月龄以上犬', en: 'Dogs over 3 months' } },
    ],
    sales: 14900,
    score: 470,
    ageDays: 60,
  },
  {
    code: 'garden-chew-bone',
    shop: 'qingyuan-garden',
    category: 'garden-treats',
    brand: 'garden-tail',
    title: {
      zh: '麦尾 牛皮压制磨牙骨 耐咬 单根装 大中小型犬',
      en: 'Pressed Rawhide Chew Bone for Small to Large Dogs',
    },
    selling: { zh: '一根啃半小时，沙发腿安全了', en: 'Half an hour of chewing and safer sofa legs' },
    icon: '1f9b4',
    tint: 236,
    price: 1990,
    listPrice: 2590,
    axes: [
      {
        name: { zh: '尺寸', en: 'Size' },
        values: [
          { code: 's', name: { zh: '小 10 cm', en: 'Small, 10 cm' } },
          { code: 'm', name: { zh: '中 16 cm', en: 'Medium, 16 cm' }, extra: 900 },
          { code: 'l', name: { zh: '大 22 cm', en: 'Large, 22 cm' }, extra: 2200 },
        ],
      },
    ],
    attributes: { 'garden-pet': 'dog', 'garden-material': 'meat' },
    story: [
      {
        zh: '用整张牛皮内层卷压成骨形，不漂白、不加胶。质地紧实，咬下来是细丝而不是碎块，吞咽时风险小。',
        en: 'Inner cowhide is rolled and pressed into shape without bleach or glue. It wears into fine strands rather than chunks, which are easier to swallow.',
      },
      {
        zh: '按犬只体重选尺寸，五公斤以下用小号。请在看护下啃咬，剩到拇指大小就收走，旁边备一盆清水。',
        en: 'Choose by weight, small for dogs under five kilograms. Supervise chewing, take away the last thumb-sized piece and leave a bowl of fresh water near.',
      },
    ],
    facts: [
      { name: { zh: '原料', en: 'Ingredients' }, value: { zh: '牛皮', en: 'Cowhide' } },
      { name: { zh: '长度', en: 'Length' }, value: { zh: '10 / 16 / 22 cm', en: '10 / 16 / 22 cm' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '24 个月', en: '24 months' } },
      { name: { zh: '适用', en: 'For' }, value: { zh: '4 月龄以上犬', en: 'Dogs over 4 months' } },
    ],
    sales: 19800,
    score: 465,
    ageDays: 175,
  },
  {
    code: 'garden-chicken-leg-treat',
    shop: 'qingyuan-garden',
    category: 'garden-treats',
    brand: 'garden-tail',
    title: {
      zh: '麦尾 冻干鸡小腿 整只去骨保形 猫狗零食 罐装',
      en: 'Freeze-Dried Boneless Chicken Drumstick Treats in a Jar',
    },
    selling: { zh: '样子是鸡腿，骨头已经拿掉', en: 'Shaped like a drumstick, with the bone taken out' },
    icon: '1f357',
    tint: 16,
    price: 3290,
    axes: [],
    attributes: { 'garden-pet': 'any', 'garden-material': 'meat' },
    story: [
      {
        zh: '选冷鲜鸡小腿去骨后保持原形，零下三十六度冻干二十小时，水分降到百分之五以下，手一捏就成肉松。',
        en: 'Chilled drumsticks are boned in shape and freeze-dried for twenty hours at minus thirty-six, down to five per cent moisture, so they crumble in the hand.',
      },
      {
        zh: '可以直接喂，也能泡温水还原成软肉拌粮。不加盐和防腐剂，罐内有脱氧包，开罐后一个月内吃完。',
        en: 'Feed as they are or soften in warm water over dinner. No salt or preservative is added. Finish the jar within a month of opening.',
      },
    ],
    facts: [
      { name: { zh: '净含量', en: 'Net weight' }, value: { zh: '90 g', en: '90 g' } },
      { name: { zh: '原料', en: 'Ingredients' }, value: { zh: '鸡腿肉', en: 'Chicken leg' } },
      { name: { zh: '粗蛋白', en: 'Crude protein' }, value: { zh: '≥ 70%', en: '≥ 70%' } },
      { name: { zh: '保质期', en: 'Shelf life' }, value: { zh: '18 个月', en: '18 months' } },
    ],
    sales: 7630,
    score: 472,
    ageDays: 27,
  },
];
