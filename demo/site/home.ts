/** The home page (hero, entries, floors, flash-sale sessions, shops, hot words), and search synonyms. */
import type { Text } from '../types.ts';

export type DemoHeroSlide = {
  picture: string;
  title: Text;
  subtitle: Text;
  button: Text;
  link: string;
  /** Colour of the text on the picture. */
  tone: 'dark' | 'light';
};

export type DemoEntry = {
  title: Text;
  /** The character of its seal. */
  seal: string;
  link: string;
};

export type DemoFloor = {
  /** Code of a top category. */
  category: string;
  title: Text;
  subtitle: Text;
  /** Hue, 0–359. */
  tint: number;
  link: string;
};

/** Minutes of the day in Asia/Shanghai; `end` is exclusive. */
export type DemoFlashSession = { start: number; end: number; title: Text };

export const heroSlides: DemoHeroSlide[] = [
  {
    picture: 'demo/site/hero-1.avif',
    title: { zh: '数码焕新季', en: 'The Digital Season' },
    subtitle: { zh: '手机、电脑、影音，换一台顺手的', en: 'Phones, computers and sound, ready for a new start' },
    button: { zh: '去看看', en: 'Explore' },
    link: '/goods?category=digital',
    tone: 'dark',
  },
  {
    picture: 'demo/site/hero-2.avif',
    title: { zh: '家，慢慢布置', en: 'Home, at Your Own Pace' },
    subtitle: { zh: '一盏灯、一把椅子，从一个角落开始', en: 'A lamp, a chair: begin with one corner' },
    button: { zh: '逛逛家居', en: 'Shop home' },
    link: '/goods?category=home',
    tone: 'dark',
  },
  {
    picture: 'demo/site/hero-3.avif',
    title: { zh: '产地直达的鲜', en: 'Fresh from the Field' },
    subtitle: { zh: '按天采收，冷链到家，坏果按重赔付', en: 'Picked daily, delivered cold, spoiled fruit refunded' },
    button: { zh: '挑点新鲜的', en: 'Fill your basket' },
    link: '/goods?category=food',
    tone: 'dark',
  },
  {
    picture: 'demo/site/hero-4.avif',
    title: { zh: '一杯茶的工夫', en: 'Time for Tea' },
    subtitle: { zh: '三处茶山，从采摘到焙火都写明白', en: 'Three tea mountains, every harvest and roast explained' },
    button: { zh: '选一款茶', en: 'Choose a tea' },
    link: '/goods?campaign=autumn-tea',
    tone: 'dark',
  },
  {
    picture: 'demo/site/hero-5.avif',
    title: { zh: '出门去', en: 'Out We Go' },
    subtitle: { zh: '球场、山路与湖边，装备先备好', en: 'Courts, trails and lakesides: get your kit ready' },
    button: { zh: '备齐装备', en: 'Gear up' },
    link: '/goods?category=sports',
    tone: 'dark',
  },
  {
    picture: 'demo/site/hero-6.avif',
    title: { zh: '刻上你的名字', en: 'Made with Your Name On It' },
    subtitle: { zh: '先看效果图，确认后由匠人开工', en: 'Approve the drawing, then our makers begin' },
    button: { zh: '开始定制', en: 'Start yours' },
    link: '/customized',
    tone: 'dark',
  },
];

export const entries: DemoEntry[] = [
  { title: { zh: '新品', en: 'New in' }, seal: '新', link: '/newlist' },
  { title: { zh: '秒杀', en: 'Flash sale' }, seal: '秒', link: '/flash-sale' },
  { title: { zh: '领券', en: 'Coupons' }, seal: '券', link: '/coupons' },
  { title: { zh: '折扣', en: 'Offers' }, seal: '折', link: '/special-discount' },
  { title: { zh: '拼团', en: 'Group-buy' }, seal: '团', link: '/group-buy' },
  { title: { zh: '热销', en: 'Best sellers' }, seal: '热', link: '/goods?sort=sales' },
];

const floor = (category: string, tint: number, title: Text, subtitle: Text): DemoFloor => ({
  category,
  title,
  subtitle,
  tint,
  link: `/goods?category=${category}`,
});

export const floors: DemoFloor[] = [
  floor(
    'digital',
    215,
    { zh: '手机数码', en: 'Phones & digital' },
    { zh: '开封检测，序列号随单登记', en: 'Checked and registered before it ships' },
  ),
  floor(
    'home',
    32,
    { zh: '家居日用', en: 'Home & living' },
    { zh: '住得舒服，收得整齐', en: 'Comfortable rooms, tidy shelves' },
  ),
  floor(
    'kitchen',
    14,
    { zh: '厨具餐具', en: 'Kitchen & dining' },
    { zh: '好好做饭，好好吃饭', en: 'Cook well, eat well' },
  ),
  floor(
    'food',
    96,
    { zh: '食品生鲜', en: 'Food & fresh' },
    { zh: '时令到了，就吃这一口', en: 'What the season brings to the table' },
  ),
  floor(
    'drinks',
    150,
    { zh: '茶酒饮料', en: 'Tea, coffee & drinks' },
    { zh: '清晨一杯咖啡，午后一壶茶', en: 'Coffee at dawn, tea in the afternoon' },
  ),
  floor(
    'beauty',
    340,
    { zh: '美妆个护', en: 'Beauty & care' },
    { zh: '成分看得懂，用着才安心', en: 'Ingredients you can read and trust' },
  ),
  floor(
    'fashion',
    265,
    { zh: '服饰鞋包', en: 'Clothing, shoes & bags' },
    { zh: '剪裁干净，四季常穿', en: 'Clean cuts for every season' },
  ),
  floor(
    'sports',
    190,
    { zh: '运动户外', en: 'Sports & outdoors' },
    { zh: '动起来，走远一点', en: 'Get moving, go a little further' },
  ),
  floor(
    'toys',
    48,
    { zh: '母婴玩具', en: 'Baby & toys' },
    { zh: '陪他玩，看他长大', en: 'Play together, grow together' },
  ),
  floor(
    'culture',
    230,
    { zh: '图书文具', en: 'Books, stationery & music' },
    { zh: '一本书，一支笔，一首曲子', en: 'A book, a pen, a piece of music' },
  ),
  floor('gifts', 2, { zh: '珠宝礼物', en: 'Jewellery & gifts' }, { zh: '把心意刻进去', en: 'Thoughts, engraved' }),
  floor(
    'garden',
    125,
    { zh: '花植宠物', en: 'Plants & pets' },
    { zh: '窗边添绿，脚边有伴', en: 'Green by the window, company at your feet' },
  ),
];

export const flashSessions: DemoFlashSession[] = [
  { start: 0, end: 480, title: { zh: '夜间场', en: 'Night' } },
  { start: 480, end: 720, title: { zh: '早市场', en: 'Morning' } },
  { start: 720, end: 960, title: { zh: '午间场', en: 'Midday' } },
  { start: 960, end: 1200, title: { zh: '下午场', en: 'Afternoon' } },
  { start: 1200, end: 1440, title: { zh: '晚间场', en: 'Evening' } },
];

/** Codes of `shops.ts`. */
export const featuredShops: string[] = [
  'xingguang-digital',
  'muyu-home',
  'tianye-fresh',
  'shanwu-tea',
  'baizhi-beauty',
  'yequ-outdoor',
  'mojian-books',
  'zhuoguang-gifts',
];

export const hotWords: Text[] = [
  { zh: '手机', en: 'phone' },
  { zh: '耳机', en: 'headphones' },
  { zh: '灯具', en: 'lamp' },
  { zh: '苹果', en: 'apple' },
  { zh: '乌龙', en: 'oolong' },
  { zh: '徒步', en: 'hiking' },
  { zh: '双肩包', en: 'backpack' },
  { zh: '积木', en: 'blocks' },
  { zh: '刻字', en: 'engraving' },
  { zh: '绿植', en: 'plant' },
];

/** Words of one group find the same goods. */
export const searchSynonyms: string[][] = [
  ['手机', '移动电话', '智能手机', 'mobile phone', 'phone', 'smartphone', 'cell phone'],
  ['电脑', '计算机', 'computer', 'pc'],
  ['笔记本电脑', '笔电', '手提电脑', 'laptop', 'notebook computer'],
  ['平板', '平板电脑', 'tablet'],
  ['耳机', '耳麦', '头戴式耳机', 'headphones', 'headset', 'earphones', 'earbuds'],
  ['音箱', '音响', '扬声器', 'speaker', 'loudspeaker'],
  ['相机', '照相机', 'camera'],
  ['电视', '电视机', 'television', 'tv'],
  ['手表', '腕表', 'watch', 'wristwatch'],
  ['游戏机', '手柄', 'game console', 'gamepad', 'controller'],
  ['沙发', '布艺沙发', 'sofa', 'couch'],
  ['椅子', '座椅', 'chair', 'seat'],
  ['台灯', '灯具', '灯', '照明', 'lamp', 'desk lamp', 'lighting'],
  ['床品', '床上用品', '四件套', 'bedding', 'bed linen'],
  ['毛巾', '浴巾', 'towel', 'bath towel'],
  ['收纳', '收纳盒', '整理箱', 'storage', 'organizer', 'organiser'],
  ['锅', '炒锅', '煎锅', 'pan', 'wok', 'frying pan', 'skillet'],
  ['刀', '刀具', '菜刀', 'knife', 'kitchen knife'],
  ['杯子', '马克杯', '水杯', 'mug', 'cup'],
  ['餐具', '碗筷', 'tableware', 'dinnerware'],
  ['水果', '鲜果', 'fruit', 'fresh fruit'],
  ['蔬菜', '青菜', 'vegetables', 'veg'],
  ['海鲜', '水产', 'seafood'],
  ['零食', '小吃', '点心', 'snacks', 'snack'],
  ['糕点', '蛋糕', '烘焙', 'pastry', 'cake', 'bakery'],
  ['巧克力', '朱古力', 'chocolate'],
  ['茶', '茶叶', 'tea', 'loose-leaf tea'],
  ['咖啡', '咖啡豆', 'coffee', 'coffee beans'],
  ['酒', '葡萄酒', '红酒', 'wine', 'red wine'],
  ['口红', '唇膏', 'lipstick'],
  ['洗面奶', '洁面乳', '洁面', 'cleanser', 'face wash'],
  ['防晒', '防晒霜', 'sunscreen', 'sun cream'],
  ['香皂', '肥皂', '手工皂', 'soap', 'soap bar'],
  ['T恤', '短袖', '体恤', 't-shirt', 'tee', 'tshirt'],
  ['连衣裙', '裙子', 'dress'],
  ['外套', '大衣', 'coat', 'jacket'],
  ['牛仔裤', '裤子', 'jeans', 'trousers', 'pants'],
  ['运动鞋', '跑鞋', '球鞋', 'sneakers', 'trainers', 'running shoes'],
  ['双肩包', '背包', '书包', 'backpack', 'rucksack'],
  ['帽子', '棒球帽', 'hat', 'cap'],
  ['帐篷', '露营', 'tent', 'camping'],
  ['自行车', '单车', 'bicycle', 'bike'],
  ['足球', 'football', 'soccer ball'],
  ['玩具', '玩偶', 'toy', 'toys'],
  ['积木', '拼装', 'building blocks', 'bricks'],
  ['毛绒玩具', '公仔', '泰迪熊', 'plush', 'soft toy', 'teddy bear'],
  ['婴儿', '宝宝', '母婴', 'baby', 'infant'],
  ['图书', '书', '书籍', 'book', 'books'],
  ['文具', '办公用品', 'stationery', 'office supplies'],
  ['笔记本', '本子', '手账', 'notebook', 'journal'],
  ['吉他', 'guitar'],
  ['戒指', '指环', 'ring'],
  ['项链', '吊坠', 'necklace', 'pendant'],
  ['礼物', '礼品', '伴手礼', 'gift', 'present'],
  ['定制', '刻字', '私人订制', 'custom', 'made to order', 'engraved', 'engraving', 'personalised', 'personalized'],
  ['鲜花', '花束', 'flowers', 'bouquet'],
  ['绿植', '盆栽', '植物', 'houseplant', 'potted plant', 'plant'],
  ['狗粮', '猫粮', '宠物食品', 'pet food', 'dog food', 'cat food'],
];
