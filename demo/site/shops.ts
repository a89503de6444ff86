/**
 * The sixteen shops of the demo mall. Scores are hundredths of a star around which those of orders are drawn, money is fen.
 */
import type { Text } from '../types.ts';

export type DemoShop = {
  code: string;
  name: Text;
  intro: Text;
  city: Text;
  logo: string;
  banner: string;
  goodsScore: number;
  serviceScore: number;
  deliveryScore: number;
  followers: number;
  openedOn: string;
  official: boolean;
  /** Goods amount from which freight is free; 0 is always free. */
  freeFreightFrom: number;
  freight: number;
  /** Provinces (in Chinese, as in the region table) the shop does not deliver to. */
  notDelivered: string[];
};

const far = ['西藏自治区', '新疆维吾尔自治区'];

/** The pictures of a shop follow from its code. */
const shop = (rest: Omit<DemoShop, 'logo' | 'banner'>): DemoShop => ({
  ...rest,
  logo: `demo/site/shop-${rest.code}.avif`,
  banner: `demo/site/shop-${rest.code}-banner.avif`,
});

export const shops: DemoShop[] = [
  shop({
    code: 'xingguang-digital',
    name: { zh: '星光数码', en: 'Starlight Digital' },
    intro: {
      zh: '手机、电脑与影像器材专营。每台设备出库前逐台开封检测并登记序列号，支持以旧换新询价，保修凭订单号即可办理，无需另寄发票。',
      en: 'Phones, computers and cameras. Every device is checked and its serial number recorded before it leaves us, and your order number is all you need for warranty service.',
    },
    city: { zh: '广东深圳', en: 'Shenzhen, Guangdong' },
    goodsScore: 486,
    serviceScore: 479,
    deliveryScore: 488,
    followers: 328600,
    openedOn: '2019-03-18',
    official: true,
    freeFreightFrom: 0,
    freight: 0,
    notDelivered: [],
  }),
  shop({
    code: 'jiyin-audio',
    name: { zh: '极音影音', en: 'Purist Audio & Video' },
    intro: {
      zh: '由三位录音师创办，只卖自己听过、看过、玩过的耳机、音箱、电视与游戏设备。商品页附实测曲线与使用场景，拿不准可以先找客服试听选型。',
      en: 'Founded by three sound engineers who sell only what they have listened to, watched and played. Product pages carry measured results, and our advisers will help you choose.',
    },
    city: { zh: '上海', en: 'Shanghai' },
    goodsScore: 482,
    serviceScore: 485,
    deliveryScore: 476,
    followers: 146200,
    openedOn: '2020-06-09',
    official: false,
    freeFreightFrom: 19900,
    freight: 1200,
    notDelivered: [],
  }),
  shop({
    code: 'muyu-home',
    name: { zh: '木屿家居', en: 'Isle & Oak Home' },
    intro: {
      zh: '在佛山有自己的木工坊，做实木家具、灯具与软装。板材写明树种与产地，大件送货上门并协助安装，拼装说明每一步都有图。',
      en: 'Solid-wood furniture, lamps and soft furnishings from our own workshop in Foshan. We name the timber and its origin, deliver large pieces to your door and help you put them together.',
    },
    city: { zh: '广东佛山', en: 'Foshan, Guangdong' },
    goodsScore: 478,
    serviceScore: 481,
    deliveryScore: 462,
    followers: 203400,
    openedOn: '2018-09-12',
    official: true,
    freeFreightFrom: 29900,
    freight: 2800,
    notDelivered: ['西藏自治区'],
  }),
  shop({
    code: 'jingri-daily',
    name: { zh: '净日百货', en: 'Clear Day Essentials' },
    intro: {
      zh: '清洁、沐浴、收纳与个人护理的日常补给站。成分与用量写在正面，常用品提供大包装与替换装，少买一个塑料瓶，也省一点钱。',
      en: 'Everyday supplies for cleaning, bathing, storage and personal care. Ingredients and doses are printed on the front, and most lines come in refills that save both plastic and money.',
    },
    city: { zh: '浙江杭州', en: 'Hangzhou, Zhejiang' },
    goodsScore: 475,
    serviceScore: 472,
    deliveryScore: 487,
    followers: 268900,
    openedOn: '2019-11-01',
    official: false,
    freeFreightFrom: 5900,
    freight: 800,
    notDelivered: [],
  }),
  shop({
    code: 'taohuo-kitchen',
    name: { zh: '陶火厨房', en: 'Kiln & Fire Kitchen' },
    intro: {
      zh: '景德镇的窑火，家里的灶火。锅具、刀具、餐具与烘焙器具，从第一次做饭到请客都够用。瓷器采用三层缓冲包装，破损拍照即补发。',
      en: 'Pots, knives, tableware and baking gear, from a first meal to a full dinner party. Our porcelain travels in triple-cushioned boxes; send a photo of any breakage and we replace it.',
    },
    city: { zh: '江西景德镇', en: 'Jingdezhen, Jiangxi' },
    goodsScore: 488,
    serviceScore: 483,
    deliveryScore: 471,
    followers: 187300,
    openedOn: '2018-04-26',
    official: false,
    freeFreightFrom: 9900,
    freight: 1200,
    notDelivered: [],
  }),
  shop({
    code: 'tianye-fresh',
    name: { zh: '田野鲜生', en: 'Open Field Fresh' },
    intro: {
      zh: '与二十七个产地合作社直接签约的水果、蔬菜、肉蛋、水产与粮油。按天采收，冷链发货，每箱附批次码；收到有坏果，二十四小时内拍照按重量赔付。',
      en: 'Fruit, vegetables, meat, seafood and grain bought directly from twenty-seven growers. Picked daily, shipped chilled and traceable by batch; spoiled produce is refunded by weight if you send a photo within 24 hours.',
    },
    city: { zh: '山东烟台', en: 'Yantai, Shandong' },
    goodsScore: 471,
    serviceScore: 476,
    deliveryScore: 480,
    followers: 412500,
    openedOn: '2019-05-20',
    official: true,
    freeFreightFrom: 7900,
    freight: 1500,
    notDelivered: far,
  }),
  shop({
    code: 'weixiang-snacks',
    name: { zh: '味巷零食', en: 'Flavour Lane Snacks' },
    intro: {
      zh: '把各地老巷子里的味道装进小包装：坚果、糕点、糖果、肉脯和饮品。生产日期均在三十天内，大包装内含独立小袋，办公室分享刚刚好。',
      en: 'Nuts, pastries, sweets, jerky and drinks inspired by old-town food streets across China. Packed within the last thirty days and in single-serve sachets that are easy to share.',
    },
    city: { zh: '湖南长沙', en: 'Changsha, Hunan' },
    goodsScore: 477,
    serviceScore: 470,
    deliveryScore: 484,
    followers: 356100,
    openedOn: '2020-01-08',
    official: false,
    freeFreightFrom: 4900,
    freight: 600,
    notDelivered: [],
  }),
  shop({
    code: 'shanwu-tea',
    name: { zh: '山雾茶舍', en: 'Mountain Mist Tea' },
    intro: {
      zh: '武夷、安溪、云南三处茶山的自有茶园，兼营手冲咖啡与茶具。每款茶标明采摘季、海拔与焙火程度，随单附赠两泡尝样，先喝再拆大包。',
      en: 'Tea from our own gardens in Wuyi, Anxi and Yunnan, with hand-brew coffee and teaware. Season, altitude and roast are stated for each tea, and a two-cup sample comes with every order so you can taste first.',
    },
    city: { zh: '福建武夷山', en: 'Wuyishan, Fujian' },
    goodsScore: 491,
    serviceScore: 488,
    deliveryScore: 474,
    followers: 129800,
    openedOn: '2017-10-15',
    official: false,
    freeFreightFrom: 9900,
    freight: 1000,
    notDelivered: [],
  }),
  shop({
    code: 'suwen-apparel',
    name: { zh: '素纹服饰', en: 'Plainweave Apparel' },
    intro: {
      zh: '剪裁干净、面料讲究的日常衣橱。尺码表按成衣平铺实测，模特身高体重逐款标注，试穿不合适可换码一次，换货运费由小店承担。',
      en: 'Clean cuts and good cloth for an everyday wardrobe. Sizes are measured flat on the finished garment, model details are listed, and your first size exchange ships at our expense.',
    },
    city: { zh: '江苏苏州', en: 'Suzhou, Jiangsu' },
    goodsScore: 469,
    serviceScore: 478,
    deliveryScore: 482,
    followers: 297700,
    openedOn: '2018-12-03',
    official: false,
    freeFreightFrom: 12900,
    freight: 1000,
    notDelivered: [],
  }),
  shop({
    code: 'buli-shoes',
    name: { zh: '步里鞋履', en: 'Stride Footwear' },
    intro: {
      zh: '通勤、跑步、徒步与居家，一双鞋走好一段路。每款提供脚长与脚宽对照表，鞋底耐磨数据公开，配套袜子、鞋垫与清洁用品一站配齐。',
      en: 'Shoes for the commute, the run, the trail and the living room. Length and width charts for every pair, published sole-wear data, and the socks, insoles and cleaners to go with them.',
    },
    city: { zh: '福建泉州', en: 'Quanzhou, Fujian' },
    goodsScore: 473,
    serviceScore: 468,
    deliveryScore: 479,
    followers: 174500,
    openedOn: '2019-08-22',
    official: false,
    freeFreightFrom: 9900,
    freight: 1000,
    notDelivered: [],
  }),
  shop({
    code: 'baizhi-beauty',
    name: { zh: '白芷美妆', en: 'Angelica Beauty' },
    intro: {
      zh: '护肤、彩妆与个护精选。全成分公开，备案编号可查，保质期剩余不少于十八个月；首次购买附试用装，试用后正装未拆封可以退货。',
      en: 'Carefully chosen skincare, make-up and personal care. Full ingredient lists, verifiable filing numbers, at least eighteen months of shelf life, and a sample to try before you open the bottle.',
    },
    city: { zh: '广东广州', en: 'Guangzhou, Guangdong' },
    goodsScore: 484,
    serviceScore: 480,
    deliveryScore: 483,
    followers: 385200,
    openedOn: '2019-02-14',
    official: true,
    freeFreightFrom: 8900,
    freight: 800,
    notDelivered: [],
  }),
  shop({
    code: 'tongqu-toys',
    name: { zh: '童趣玩具', en: 'Little Wonder Toys' },
    intro: {
      zh: '按年龄和玩法挑选的积木、毛绒、益智与母婴用品。玩具均有强制性产品认证，边角打磨、涂层检测报告随页公布，缺件七天内免费补寄。',
      en: 'Blocks, plush, puzzles and baby goods arranged by age and kind of play. Every toy holds the compulsory product certificate, test reports are published, and missing pieces are sent free within seven days.',
    },
    city: { zh: '广东汕头', en: 'Shantou, Guangdong' },
    goodsScore: 480,
    serviceScore: 486,
    deliveryScore: 477,
    followers: 221900,
    openedOn: '2018-06-01',
    official: false,
    freeFreightFrom: 7900,
    freight: 900,
    notDelivered: [],
  }),
  shop({
    code: 'yequ-outdoor',
    name: { zh: '野趣户外', en: 'Wildways Outdoor' },
    intro: {
      zh: '一群领队开的户外店，帐篷、背包、骑行、球类与健身装备。上架前都带上山用过一季，防水、克重、温标按实测填写，提供终身有偿维修。',
      en: 'An outdoor shop run by trip leaders: tents, packs, cycling, ball sports and fitness gear. Everything spends a season in the hills before we list it, with measured weights and ratings and a lifelong repair service.',
    },
    city: { zh: '四川成都', en: 'Chengdu, Sichuan' },
    goodsScore: 487,
    serviceScore: 484,
    deliveryScore: 465,
    followers: 48300,
    openedOn: '2025-09-10',
    official: false,
    freeFreightFrom: 19900,
    freight: 1500,
    notDelivered: [],
  }),
  shop({
    code: 'mojian-books',
    name: { zh: '墨间书文', en: 'Between Ink Books' },
    intro: {
      zh: '藏在南京老巷里的书店，也卖好用的文具与乐器。图书硬纸板加气柱包装，四角护好；文具写明纸张克重与墨水特性，乐器出库前逐把调音。',
      en: 'A bookshop in an old Nanjing lane, with good stationery and musical instruments. Books travel corner-protected, paper weights and inks are described, and each instrument is tuned before dispatch.',
    },
    city: { zh: '江苏南京', en: 'Nanjing, Jiangsu' },
    goodsScore: 492,
    serviceScore: 487,
    deliveryScore: 478,
    followers: 36700,
    openedOn: '2025-09-12',
    official: false,
    freeFreightFrom: 5900,
    freight: 600,
    notDelivered: [],
  }),
  shop({
    code: 'zhuoguang-gifts',
    name: { zh: '琢光礼物', en: 'Cut Light Gifts' },
    intro: {
      zh: '珠宝首饰与定制礼物工坊，刻字、刻图、配色均由驻店匠人完成。贵金属附检测证书，定制前先出效果图，您确认之后才开工。',
      en: 'A workshop for jewellery and made-to-order gifts, engraved and finished by our resident craftspeople. Precious metals come certified, and we start only after you approve the drawing.',
    },
    city: { zh: '北京', en: 'Beijing' },
    goodsScore: 490,
    serviceScore: 491,
    deliveryScore: 472,
    followers: 98400,
    openedOn: '2020-08-25',
    official: true,
    freeFreightFrom: 0,
    freight: 0,
    notDelivered: [],
  }),
  shop({
    code: 'qingyuan-garden',
    name: { zh: '青园花植', en: 'Green Court Garden' },
    intro: {
      zh: '昆明温室直发的鲜花、绿植、种子与园艺工具，兼顾猫狗日常。活体植物保活到家，收货二十四小时内状态不佳拍照即赔，附带养护卡与三次免费咨询。',
      en: 'Flowers, houseplants, seeds and garden tools straight from our Kunming greenhouses, with everyday goods for cats and dogs. Plants arrive alive or are refunded, with a care card and three free consultations.',
    },
    city: { zh: '云南昆明', en: 'Kunming, Yunnan' },
    goodsScore: 474,
    serviceScore: 482,
    deliveryScore: 458,
    followers: 41100,
    openedOn: '2025-09-15',
    official: false,
    freeFreightFrom: 6900,
    freight: 1200,
    notDelivered: far,
  }),
];
