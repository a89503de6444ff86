import type { Voices } from './types.ts';

export const fashion: Voices = {
  zh: {
    good: [
      '版型很正，显瘦，平时穿 M 这次也是 M。',
      '面料柔软有垂感，洗了两次没有变形。',
      '走线整齐，没有线头，这个价位很难得。',
      '颜色耐看，配牛仔裤和半裙都可以。',
      '鞋底软，走了一天路脚不累。',
      '包的容量刚好，电脑和水杯都放得下。',
      '保暖又不臃肿，零下也扛得住。',
      '上脚就合适，不磨后跟。',
      '透气，夏天穿不贴身。',
      '同事都来问链接，已经推荐给三个人了。',
    ],
    middling: ['衣服不错，袖子对我来说长了一点。', '颜色和手机上看有色差，偏灰。', '容易皱，出门前要熨一下。'],
    bad: ['洗了一次就缩水了，建议买大一码。', '拉链卡，用力才拉得上。'],
  },
  en: {
    good: [
      'True to size and very flattering.',
      'Soft with a nice drape, and it survived two washes unchanged.',
      'Neat seams, no loose threads. Rare at this price.',
      'Walked all day in them and my feet were fine.',
      'Room for a laptop and a bottle, and it still looks slim.',
      'Warm without the bulk.',
    ],
    middling: ['Good quality, sleeves a bit long for me.', 'It creases easily.'],
    bad: ['Shrank in the first wash. Size up.'],
  },
};

export const sports: Voices = {
  zh: {
    good: [
      '两个人十分钟就搭好了，下了一夜雨没有漏。',
      '防滑做得好，出汗也不打滑。',
      '轻，背着爬了一天山肩膀不疼。',
      '弹性和支撑都够，跑十公里没问题。',
      '尺寸准，戴着不勒，跑起来不晃。',
      '手感扎实，打了一个月还像新的。',
      '收起来很小，塞进后备箱不占地方。',
      '刹车灵敏，骑行很稳，孩子也能上手。',
      '防水是真的防水，下水两次里面还是干的。',
      '质量比健身房的还好，在家练够用了。',
    ],
    middling: ['好用，就是收纳袋太紧，每次都塞半天。', '有一点橡胶味，晾几天会好。', '尺码偏小，建议大一号。'],
    bad: ['第二次用搭扣就断了。', '充气阀漏气，一晚上就瘪了。'],
  },
  en: {
    good: [
      'Two of us had it up in ten minutes and it stayed dry all night.',
      'Good grip even with sweaty hands.',
      'Carried it all day uphill and my shoulders were fine.',
      'Plenty of support. Ten kilometres, no trouble.',
      'Packs down to nothing.',
      'Properly waterproof. I tested it the hard way.',
    ],
    middling: ['Great, if only the bag were a little larger.', 'Runs small, so go up a size.'],
    bad: ['The buckle broke on the second trip.'],
  },
};

export const toys: Voices = {
  zh: {
    good: [
      '孩子一到手就不肯放下，自己能玩一下午。',
      '边角圆润，没有异味，给一岁多的宝宝也放心。',
      '毛绒很软，洗过还是蓬松的。',
      '零件咬合紧，拼好以后不会散。',
      '说明书有图，五岁的孩子自己就拼出来了。',
      '声音不刺耳，家长也受得了。',
      '能学到东西，识字卡他每天都要翻一遍。',
      '做工比想象的精细，大人也想玩。',
      '电池很耐用，玩了两周还没换。',
      '送给外甥的生日礼物，他抱着睡觉。',
    ],
    middling: ['好玩，零件有点多，收拾起来费劲。', '三岁玩有点难，大一点再拿出来。', '颜色比图片浅。'],
    bad: ['少了两个零件，补发等了好几天。', '玩了一周轮子就掉了。'],
  },
  en: {
    good: [
      'It has not left her hands since it arrived.',
      'Smooth edges and no smell, fine for a toddler.',
      'Still fluffy after the wash.',
      'My five-year-old built it alone from the pictures.',
      'Not too loud. Parents will be grateful.',
      'He takes it to bed. Best birthday present this year.',
    ],
    middling: [
      'Fun, but there are many small parts to tidy up.',
      'A bit hard for three; we will keep it for next year.',
    ],
    bad: ['Two pieces were missing.'],
  },
};

export const culture: Voices = {
  zh: {
    good: [
      '纸张厚，写钢笔不洇，翻页很顺。',
      '印刷清楚，装帧比想象中好，送人也合适。',
      '出墨流畅，写一页作业手不酸。',
      '颜色饱和，叠色也干净，画水彩很舒服。',
      '音准不错，初学够用，老师也说可以。',
      '棋子有分量，落子声音好听。',
      '规则不难，一家人周末玩了三个小时。',
      '封面有质感，内页排版舒服，看着不累。',
      '笔尖很顺，没有断墨，已经囤了一盒。',
      '孩子的美术课要用，老师推荐的就是这种。',
    ],
    middling: ['内容很好，快递把书角压弯了。', '颜色不错，管子有点小，用得快。', '做工可以，琴弦要自己再调一下。'],
    bad: ['有几页印得发虚，看着费眼。', '笔帽合不紧，放包里漏墨。'],
  },
  en: {
    good: [
      'Thick paper that takes fountain pen without bleeding.',
      'Beautifully bound, good enough to give away.',
      'Writes smoothly page after page.',
      'Rich colours that layer cleanly.',
      'Holds its tune, and my teacher approves.',
      'Easy to learn. We played for three hours.',
    ],
    middling: ['Lovely book, bent corner.', 'Good paint, small tubes.'],
    bad: ['Some pages are printed faintly.'],
  },
};
