import type { Text } from '../types.ts';

/** What a demo shop says on its front; goods, coupons and pictures are its own. */
export type DemoFront = {
  shop: string;
  banner: { title: Text; text: Text };
  /** Code of the category that the banner leads to. */
  leadsTo: string;
  picks: Text;
  categories: string[];
  /** Code of the category whose best seller is pictured beside the story. */
  pictured: string;
  story: { title: Text; text: Text };
};

export const fronts: DemoFront[] = [
  {
    shop: 'xingguang-digital',
    banner: {
      title: { zh: '验过机，再交到您手上', en: 'Checked before it reaches you' },
      text: {
        zh: '手机、电脑、相机逐台开封检测，序列号登记在册。',
        en: 'Every phone, computer and camera is opened, tested and recorded by serial number.',
      },
    },
    leadsTo: 'digital-phone',
    picks: { zh: '大家都在买', en: 'What people are buying' },
    categories: [
      'digital-phone',
      'digital-computer',
      'digital-wear',
      'digital-input',
      'digital-camera',
      'digital-video',
    ],
    pictured: 'digital-optics',
    story: {
      title: { zh: '一张订单号，就是保修卡', en: 'Your order number is your warranty card' },
      text: {
        zh: '2019 年，我们在深圳华强北旁租下第一间检测室。到今天，每台设备出库前仍由检测员逐台开封、通电、核对序列号。\n保修不看发票，报订单号即可；旧机想换新，把型号告诉客服，当天给您报价。',
        en: 'We rented our first test room beside Huaqiangbei, Shenzhen, in 2019. A technician still opens, powers up and records each device before it leaves.\nFor warranty service your order number is enough. Trading in an old device? Tell us the model and we quote the same day.',
      },
    },
  },
  {
    shop: 'jiyin-audio',
    banner: {
      title: { zh: '先听过，才上架', en: 'We list what we have listened to' },
      text: {
        zh: '耳机、音箱、麦克风，附实测曲线与适用场景。',
        en: 'Headphones, speakers and microphones with measured curves and honest advice.',
      },
    },
    leadsTo: 'digital-headphone',
    picks: { zh: '录音师常用', en: 'On our own desks' },
    categories: ['digital-headphone', 'digital-speaker', 'digital-mic', 'digital-tv', 'digital-game'],
    pictured: 'digital-mic',
    story: {
      title: { zh: '三位录音师开的店', en: 'A shop by three sound engineers' },
      text: {
        zh: '我们在上海做了十几年录音，受够了只看参数买器材。于是约定：没听过、没看过、没玩过的，一件也不卖。\n拿不准买哪款，把常听的三首歌告诉客服，我们替您选。',
        en: 'After years of recording in Shanghai we were tired of buying gear by its data sheet. Our rule since then: nothing is sold that we have not heard, watched or played ourselves.\nNot sure? Send us three songs you love and we will choose with you.',
      },
    },
  },
  {
    shop: 'muyu-home',
    banner: {
      title: { zh: '把木头的温度带回家', en: 'Bring the warmth of wood home' },
      text: {
        zh: '佛山自有木工坊，树种与产地写得明明白白。',
        en: 'From our own workshop in Foshan, with timber and origin named.',
      },
    },
    leadsTo: 'home-sofa',
    picks: { zh: '本店热卖', en: 'Our best sellers' },
    categories: ['home-sofa', 'home-bed', 'home-chair', 'home-lighting', 'home-wall', 'home-plant'],
    pictured: 'home-chair',
    story: {
      title: { zh: '大件送到家，陪您装好', en: 'Delivered to your door, put together with you' },
      text: {
        zh: '木屿的家具都出自佛山同一间木工坊：选料、开榫、打磨、上油，一件一件来。\n大件家具送货上门并协助安装，自己动手也不难，拼装说明每一步都有图。',
        en: 'All our furniture comes from one workshop in Foshan, where it is cut, joined, sanded and oiled piece by piece.\nLarge pieces are brought to your door and put together with you. Prefer to do it yourself? Every step of the instructions has a picture.',
      },
    },
  },
  {
    shop: 'taohuo-kitchen',
    banner: {
      title: { zh: '一口好锅，从第一顿饭用起', en: 'Good pots from the first meal on' },
      text: {
        zh: '锅具、刀具、瓷器、烘焙，破损拍照即补发。',
        en: 'Pots, knives, porcelain and baking gear. Send a photo of any breakage and we replace it.',
      },
    },
    leadsTo: 'kitchen-pan',
    picks: { zh: '厨房里的常客', en: 'Kitchen regulars' },
    categories: [
      'kitchen-pan',
      'kitchen-pot',
      'kitchen-knife',
      'kitchen-bowl',
      'kitchen-mug',
      'kitchen-teapot',
      'kitchen-glass',
    ],
    pictured: 'kitchen-teapot',
    story: {
      title: { zh: '从景德镇的窑，到您家的灶', en: 'From the kilns of Jingdezhen to your stove' },
      text: {
        zh: '我们的瓷器在景德镇烧成，出窑后逐只敲听、对光检查，有杂音的不发。\n瓷器怕路远，所以用三层缓冲包装；万一还是碎了，拍张照片，我们补发，不用退回。',
        en: 'Our porcelain is fired in Jingdezhen. Each piece is rung and held to the light, and any with a dull tone stays here.\nIt travels in triple-cushioned boxes. If one still breaks, a photo is enough: we send another, and nothing has to come back.',
      },
    },
  },
  {
    shop: 'tianye-fresh',
    banner: {
      title: { zh: '今早采收，明天上桌', en: 'Picked this morning, on the table tomorrow' },
      text: {
        zh: '二十七个产地合作社直供，坏果按重量赔付。',
        en: 'Straight from twenty-seven growers; spoiled produce is refunded by weight.',
      },
    },
    leadsTo: 'food-berry',
    picks: { zh: '当季好味', en: 'In season now' },
    categories: [
      'food-pome',
      'food-citrus',
      'food-berry',
      'food-greens',
      'food-roots',
      'food-meat',
      'food-dairy',
      'food-seafood',
    ],
    pictured: 'food-citrus',
    story: {
      title: { zh: '每一箱都说得出来自哪块地', en: 'Every box can name its field' },
      text: {
        zh: '我们与二十七个产地合作社直接签约，按天采收、冷链发货，箱上的批次码对应地块与采收日。\n收到有坏果，二十四小时内拍照，按重量赔付。',
        en: 'We buy directly from twenty-seven growers, picked daily and shipped chilled. The batch code on the box names the field and the day of harvest.\nFound a bad one? Send a photo within 24 hours and we refund it by weight.',
      },
    },
  },
  {
    shop: 'shanwu-tea',
    banner: {
      title: { zh: '三座茶山，一盏好茶', en: 'Three tea hills in one cup' },
      text: {
        zh: '武夷、安溪、云南自有茶园，随单附赠两泡尝样。',
        en: 'From our own gardens in Wuyi, Anxi and Yunnan, with a two-cup sample in every order.',
      },
    },
    leadsTo: 'drinks-green',
    picks: { zh: '老茶客常买', en: 'What our regulars drink' },
    categories: ['drinks-green', 'drinks-dark', 'drinks-flower', 'drinks-coffee', 'drinks-teaware', 'drinks-cups'],
    pictured: 'drinks-teaware',
    story: {
      title: { zh: '先尝，再拆大包', en: 'Taste first, then open the bag' },
      text: {
        zh: '每款茶都写明采摘季、海拔与焙火程度，买茶不必靠猜。\n随单附赠两泡尝样。喝了不合口味，大包未拆可以退回。',
        en: 'Season, altitude and roast are stated for each tea, so there is nothing to guess.\nA two-cup sample comes with every order. Not to your taste? Send the unopened bag back.',
      },
    },
  },
  {
    shop: 'mojian-books',
    banner: {
      title: { zh: '在老巷书店，慢慢挑一本', en: 'Take your time in an old-lane bookshop' },
      text: {
        zh: '图书、文具、乐器，纸与墨都说得清楚。',
        en: 'Books, stationery and instruments, with paper and ink described.',
      },
    },
    leadsTo: 'culture-fiction',
    picks: { zh: '店员推荐', en: 'Staff picks' },
    categories: [
      'culture-fiction',
      'culture-kids',
      'culture-living',
      'culture-notebooks',
      'culture-pens',
      'culture-painting',
      'culture-strings',
    ],
    pictured: 'culture-fiction',
    story: {
      title: { zh: '南京老巷里的小书店', en: 'A small bookshop in an old Nanjing lane' },
      text: {
        zh: '书用硬纸板和气柱包好，四角护住；文具写明纸张克重与墨水特性；乐器出库前逐把调音。\n拿不准给孩子买什么书，告诉我们年龄和最近的喜好，店员替您配一份书单。',
        en: 'Books travel corner-protected, papers and inks are described, and each instrument is tuned before it leaves us.\nChoosing for a child? Tell us the age and the latest passion, and we put a list together.',
      },
    },
  },
  {
    shop: 'qingyuan-garden',
    banner: {
      title: { zh: '给家里添一点绿', en: 'A little green for your home' },
      text: {
        zh: '昆明温室直发，活体保活到家。',
        en: 'Straight from our Kunming greenhouses, alive on arrival.',
      },
    },
    leadsTo: 'garden-indoor',
    picks: { zh: '好养又好看', en: 'Easy to keep, lovely to look at' },
    categories: ['garden-indoor', 'garden-flower', 'garden-succulent', 'garden-trees', 'garden-seeds', 'garden-tools'],
    pictured: 'garden-indoor',
    story: {
      title: { zh: '植物到家，养护也到家', en: 'Plants, and the care they need' },
      text: {
        zh: '鲜花与绿植从昆明温室直接发出，收货二十四小时内状态不佳，拍照即赔。\n每一盆都附养护卡，另有三次免费咨询：叶子黄了、长虫了，随时来问。',
        en: 'Flowers and houseplants leave our Kunming greenhouses for your door. Anything unwell within 24 hours of arrival is refunded on a photo.\nEach plant comes with a care card and three free consultations, for yellow leaves and the rest.',
      },
    },
  },
];
