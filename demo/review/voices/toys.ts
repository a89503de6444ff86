import type { Voice } from '../types.ts';

const USED_DAILY = ['toys-feeding', 'cloudlet-soft-toothbrush'];

export const toys: readonly Voice[] = [
  {
    fits: ['toys'],
    zh: {
      good: ['没有异味，给小孩子用也放心。', '做工比想象的精细。'],
      middling: ['不错，颜色比图片浅。'],
      bad: ['到手有一点瑕疵，补发等了好几天。'],
    },
    en: {
      good: ['No smell at all, fine for small children.', 'Better made than I expected.'],
      middling: ['Nice, paler than in the picture.'],
      bad: ['It arrived with a flaw and the replacement took days.'],
    },
  },
  {
    fits: ['toys'],
    not: USED_DAILY,
    zh: { good: ['孩子一到手就不肯放下。'], added: ['玩了一个月还没腻。'] },
    en: { good: ['It has not left her hands since it arrived.'], added: ['A month on and it is still a favourite.'] },
  },
  {
    fits: USED_DAILY,
    zh: { good: ['天天都用，很省心。'], added: ['用了一个月，和刚到手时一样好。'] },
    en: { good: ['In use every day without any trouble.'], added: ['A month on: as good as on the first day.'] },
  },
  {
    fits: ['cloudlet-ppsu-bottle', 'cloudlet-glass-bottle'],
    zh: {
      good: [
        '数字清楚，半夜冲奶也看得见。',
        '宽口好刷，煮过几次没有变形。',
        '宝宝含着不呛，也不胀气。',
        '瓶身握着刚好，不滑手。',
      ],
      middling: ['奶瓶好用，奶嘴要按月龄另配。'],
      bad: ['瓶盖拧紧了还渗一点奶。'],
    },
    en: {
      good: [
        'A scale I can read at night.',
        'A wide neck, easy to brush and boil.',
        'No choking and no wind.',
        'Just right to hold.',
      ],
      middling: ['A good bottle; teats for her age are extra.'],
      bad: ['It seeps a little milk at the collar.'],
    },
  },
  {
    fits: ['cloudlet-suction-bowl', 'taoxi-kid-bowl'],
    zh: {
      good: ['吸盘牢，他怎么掀都掀不翻。', '勺子软，不伤牙床。', '好洗，油一冲就掉。', '边缘圆，不硌嘴。'],
      middling: ['碗好用，粗糙的桌面吸不住。'],
    },
    en: {
      good: ['The suction holds, however hard he pulls.', 'A soft spoon that is kind to her gums.', 'Easy to wash.'],
      middling: ['A good bowl, on smooth tables only.'],
    },
  },
  {
    fits: ['tongqu-bath-time-playset', 'tongqu-whale-bath-toy'],
    zh: {
      good: [
        '以前一洗澡就哭，现在自己要进去。',
        '出水好玩，玩一个澡的时间都不够。',
        '拆开好晾，不积水。',
        '声音不大，浴室里不吵。',
      ],
      middling: ['好玩，电池要自己准备。'],
      bad: ['玩了两周出水就小了。'],
    },
    en: {
      good: [
        'Bath time used to mean tears. Now he asks for it.',
        'The water keeps her busy the whole bath.',
        'Comes apart to dry.',
        'Not too loud for a bathroom.',
      ],
      middling: ['Fun; batteries are not included.'],
      bad: ['The water grew weak after two weeks.'],
    },
  },
  {
    fits: ['toys-plush', 'gifts-teddy-bear'],
    zh: {
      good: [
        '毛绒很软，不掉毛。',
        '洗过还是蓬松的。',
        '填得饱满，抱着很舒服。',
        '送给外甥的生日礼物，他抱着睡觉。',
        '针脚密，眼睛缝得牢。',
      ],
      middling: ['可爱，比想象中小一点。'],
      bad: ['有一处开线，露出棉花了。'],
      added: ['抱了一个月，还是一样软。'],
    },
    en: {
      good: [
        'So soft, and it does not shed.',
        'Still fluffy after the wash.',
        'Well stuffed and lovely to hug.',
        'He takes it to bed. Best birthday present this year.',
      ],
      middling: ['Sweet, a little smaller than I thought.'],
      bad: ['A seam was open.'],
      added: ['A month of hugs and just as soft.'],
    },
  },
  {
    fits: ['toys-vehicles', 'gifts-wooden-train'],
    zh: {
      good: ['零件紧，摔了几次没有散。', '细节像真的，大人也想玩。', '自己能玩一下午。'],
      middling: ['好玩，比图片看着小一点。'],
      bad: ['玩了一周就松了一个零件。'],
      added: ['天天玩，一个零件也没掉。'],
    },
    en: {
      good: [
        'Dropped several times and still in one piece.',
        'So many details that grown-ups want a turn.',
        'He plays with it all afternoon.',
      ],
      middling: ['Fun, smaller than it looks.'],
      bad: ['A part came loose after a week.'],
      added: ['In use every day and nothing has come off.'],
    },
  },
  {
    fits: ['toys-vehicles', 'gifts-wooden-train'],
    not: ['starbean-rescue-helicopter'],
    zh: { good: ['轮子顺，推一下跑很远。'], middling: ['好玩，轮子在地毯上跑不动。'], bad: ['玩了一周轮子就掉了。'] },
    en: {
      good: ['One push and it rolls across the room.'],
      middling: ['Fun, but not on carpets.'],
      bad: ['A wheel came off after a week.'],
    },
  },
  {
    fits: ['toys-robots'],
    zh: {
      good: [
        '说明有图，七岁的孩子自己就弄好了。',
        '会动手也会动脑，玩了一个星期没放下。',
        '零件结实，反复拆装也不松。',
        '幼儿园小朋友来家里都抢着玩。',
      ],
      middling: ['好玩，头一次要大人陪着看说明。'],
      bad: ['少了一个小零件，补发等了几天。'],
    },
    en: {
      good: [
        'My seven-year-old managed it alone from the pictures.',
        'A week later she has not put it down.',
        'The parts stand being put together again and again.',
        'Every visiting child wants a turn.',
      ],
      middling: ['Fun; help with the instructions the first time.'],
      bad: ['A small part was missing.'],
    },
  },
  {
    fits: ['toys-music'],
    zh: {
      good: [
        '声音不刺耳，家长也受得了。',
        '声音清脆，节奏一敲就出来。',
        '大小合适，小手拿得住。',
        '跟着儿歌玩，节奏感好了很多。',
      ],
      middling: ['好玩，早上六点就开始响了。'],
      bad: ['到手有一处开胶。'],
    },
    en: {
      good: [
        'Not too loud. Parents will be grateful.',
        'A clear sound he can keep time with.',
        'The right size for small hands.',
        'She plays along to every song.',
      ],
      middling: ['Fun, from six in the morning.'],
      bad: ['The glue had given in one place.'],
    },
  },
  {
    fits: ['toys-art'],
    zh: {
      good: ['颜色鲜，画上去很顺。', '弄到衣服上真的洗得掉。', '没有刺鼻味道。', '一盒能画很久，颜色也全。'],
      middling: ['好用，盒子盖得不太紧。'],
      bad: ['有一个颜色到手就裂了。'],
    },
    en: {
      good: [
        'Bright colours that go on smoothly.',
        'It really does wash out of clothes.',
        'No smell.',
        'A box lasts long, and every colour is there.',
      ],
      middling: ['Good, but the box does not close tightly.'],
      bad: ['One colour was cracked.'],
    },
  },
  {
    fits: ['tongqu-diamond-kite'],
    zh: {
      good: ['一点风就飞起来了。', '线轮顺，收线不缠。', '骨架结实，摔了几次没断。', '飞得高，尾巴很漂亮。'],
      middling: ['风筝好，风大时要大人拉着。'],
      bad: ['有一根骨架的套子松了。'],
    },
    en: {
      good: [
        'Up it went in the lightest breeze.',
        'The reel runs without tangling.',
        'Several crashes and nothing has broken.',
        'Flies high, with a splendid tail.',
      ],
      middling: ['A good kite; in strong wind it wants a grown-up.'],
      bad: ['One joint of the frame was loose.'],
    },
  },
  {
    fits: ['tongqu-splash-blaster'],
    zh: {
      good: ['射得远，装一次能玩好一会儿。', '抽拉顺，孩子力气也够。', '不漏水，手把握着稳。', '漂流的时候全靠它。'],
      middling: ['好玩，装满有点沉。'],
      bad: ['活塞有点漏水。'],
    },
    en: {
      good: [
        'It shoots far and a filling lasts.',
        'Easy to pump, even for a child.',
        'No leaks.',
        'The hero of our rafting trip.',
      ],
      middling: ['Fun, a bit heavy when full.'],
      bad: ['The piston leaks.'],
    },
  },
  {
    fits: ['tongqu-garden-slide'],
    zh: {
      good: ['底座宽，怎么爬都不晃。', '滑面光，裤子不卡。', '不用工具就装好了。', '阳台放得下，下雨天也能玩。'],
      middling: ['滑梯好，占地方。'],
      bad: ['有一个卡扣要用锤子敲才进。'],
    },
    en: {
      good: [
        'A wide base that does not wobble.',
        'A smooth slide.',
        'Put together without tools.',
        'Fits the balcony, so rain is no matter.',
      ],
      middling: ['A good slide that takes up room.'],
      bad: ['One clip needed a hammer.'],
    },
  },
];
