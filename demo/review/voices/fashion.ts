import type { Voice } from '../types.ts';

export const fashion: readonly Voice[] = [
  {
    fits: ['fashion'],
    zh: {
      good: ['颜色耐看，和图片一致。', '同事都来问链接，已经推荐给三个人了。'],
      middling: ['颜色和照片有一点色差，偏灰。'],
      added: ['用了一段时间再来说说：和刚到手时一样好。'],
    },
    en: {
      good: ['The colour is just as pictured.', 'Three colleagues have already asked me for the link.'],
      middling: ['The colour is greyer than in the photos.'],
      added: ['Some weeks on: as good as on the first day.'],
    },
  },
  {
    fits: ['fashion'],
    not: ['fashion-luggage', 'qiuyan-acetate-frames', 'qiuyan-polarised-sunglasses'],
    zh: { good: ['走线整齐，没有线头，这个价位很难得。'], bad: ['收到有一处脱线，自己补了两针。'] },
    en: {
      good: ['Neat seams, no loose threads. Rare at this price.'],
      bad: ['A seam had come undone; I mended it myself.'],
    },
  },
  {
    fits: ['fashion-clothes', 'lishi-mesh-training-vest'],
    zh: {
      good: ['版型很正，显瘦。', '洗了两次没有变形。', '按尺码表选的，正合适。'],
      middling: ['衣服不错，就是容易皱，出门前要熨一下。'],
      bad: ['洗了一次就缩水了，建议买大一码。'],
    },
    en: {
      good: ['Flattering, and true to the size chart.', 'Survived two washes unchanged.'],
      middling: ['Good quality, but it creases easily.'],
      bad: ['Shrank in the first wash. Size up.'],
    },
  },
  {
    fits: ['fashion-tops'],
    zh: { good: ['贴身穿很舒服，不扎。', '领口不松，单穿外搭都行。', '透气，天热也不闷。'] },
    en: { good: ['Comfortable against the skin.', 'The neckline keeps its shape.'] },
  },
  {
    fits: ['fashion-dresses'],
    zh: { good: ['裙摆走起来很好看。', '上身效果好，拍照很出片。', '长度合适，不用另外改。'] },
    en: { good: ['The skirt moves beautifully.', 'Just the right length for me.'] },
  },
  {
    fits: ['fashion-outerwear'],
    zh: { good: ['挺括，穿上人很精神。', '里面能套一件毛衣，不紧。', '挡风，早晚出门正好。'] },
    en: { good: ['Smart and well cut.', 'Room for a jumper underneath, and it keeps the wind out.'] },
  },
  {
    fits: ['fashion-bottoms'],
    zh: { good: ['腰围和裤长都准，不用改。', '坐下不勒，蹲着也不紧。', '裤型好，配什么上衣都行。'] },
    en: { good: ['Waist and length are exact; no tailor needed.', 'Comfortable even sitting all day.'] },
  },
  {
    fits: ['fashion-shoes', 'yequ-mid-hiking-boots', 'buli-trail-boots-lite', 'buli-tempo-running-shoes'],
    zh: {
      good: [
        '上脚就合适，不磨脚。',
        '穿了一整天，脚不累。',
        '鞋面做工细，胶水没有溢出来。',
        '尺码准，按平时的买就行。',
        '轻，站久了也不酸。',
      ],
      middling: ['鞋子不错，头两天有点紧，穿开就好。'],
      bad: ['走了一个星期，鞋边的胶有点开。'],
    },
    en: {
      good: [
        'A perfect fit from the start, no blisters.',
        'A whole day in them and my feet did not ache.',
        'True to size.',
        'Clean work, no glue showing.',
      ],
      middling: ['Good shoes, tight for the first two days.'],
      bad: ['The glue at the edge of one shoe gave after a week.'],
    },
  },
  {
    fits: ['zhexing-two-tone-satchel', 'zhexing-mini-top-handle', 'zhexing-monogram-briefcase'],
    zh: {
      good: [
        '做工细，没有刺鼻的味道。',
        '包型挺，放下也不会塌。',
        '五金亮，拉链顺。',
        '容量刚好，每天要带的都放得下。',
      ],
      middling: ['包好看，背带再长一点就好了。'],
      bad: ['包角有一点磨痕。'],
    },
    en: {
      good: [
        'Finely made, without a harsh smell.',
        'The bag keeps its shape when you put it down.',
        'Smooth zips and solid fittings.',
        'Room for all I carry every day.',
      ],
      middling: ['Handsome bag; I wish the strap were longer.'],
      bad: ['One corner of the bag was scuffed.'],
    },
  },
  {
    fits: ['suwen-blush-pouch', 'gifts-kiss-purse'],
    zh: {
      good: ['小巧，放大包里不占地方。', '开合顺手，里子也平整。', '零碎东西都归到一处了。', '摸着软软的，很有质感。'],
      middling: ['好看，装得比想的少。'],
      bad: ['里子有一处没缝住。'],
    },
    en: {
      good: [
        'Small enough to slip into any bag.',
        'Opens smoothly, neatly lined.',
        'All my bits and bobs in one place.',
        'Lovely to the touch.',
      ],
      middling: ['Pretty, but it holds less than I thought.'],
      bad: ['The lining was not stitched at one spot.'],
    },
  },
  {
    fits: ['zhexing-city-daypack', 'zhexing-mini-backpack', 'cloudridge-day-pack', 'yequ-old-trail-pack'],
    zh: {
      good: ['背带宽，背一天肩膀不疼。', '隔层合理，水杯和伞都有地方。', '下小雨里面没有湿。', '看着小，其实很能装。'],
      middling: ['好背，刚拆开有一点味道，晾两天就没了。'],
      bad: ['侧袋太浅，水杯容易掉。'],
    },
    en: {
      good: [
        'Wide straps: my shoulders were fine all day.',
        'Sensible pockets, with room for a bottle and an umbrella.',
        'Dry inside after a shower of rain.',
        'Holds more than it seems to.',
      ],
      middling: ['Comfortable, though it smelt a little at first.'],
      bad: ['The side pocket is too shallow for a bottle.'],
    },
  },
  {
    fits: ['fashion-luggage'],
    zh: {
      good: [
        '轮子很静，半夜进小区也不吵。',
        '箱体硬，托运一次没有凹。',
        '里面分区好用，衣服不会乱。',
        '拉杆稳，不晃。',
      ],
      middling: ['箱子好，就是自重有点沉。'],
      bad: ['第一次托运就磕了一个角。'],
    },
    en: {
      good: [
        'The wheels are so quiet.',
        'A hard shell: checked in once and not a dent.',
        'Well divided inside; my clothes stay in order.',
        'The handle does not wobble.',
      ],
      middling: ['A good case, rather heavy in itself.'],
      bad: ['One corner was knocked on its first flight.'],
    },
  },
  {
    fits: ['fashion-hats'],
    zh: {
      good: ['帽型好看，不挑脸。', '透气，戴半天额头不闷。', '遮阳够，不用再打伞。', '折了也能恢复。'],
      middling: ['好看，头围大的要试试。'],
      bad: ['帽檐有一道折痕，熨了才好。'],
    },
    en: {
      good: [
        'A shape that suits everyone.',
        'Airy: no hot forehead after hours.',
        'Shades my whole face.',
        'Folds away and springs back.',
      ],
      middling: ['Nice hat, snug on a large head.'],
      bad: ['The brim came creased.'],
    },
  },
  {
    fits: ['qiuyan-lambswool-scarf', 'gifts-wool-scarf'],
    zh: {
      good: ['羊毛软，不扎脖子。', '够长，绕两圈还有余。', '暖和又不厚重。', '流苏整齐，没有掉毛。', '配大衣很好看。'],
      middling: ['围巾好，新的时候掉一点毛。'],
      bad: ['有一处勾丝。'],
    },
    en: {
      good: [
        'Soft wool that does not itch.',
        'Long enough to go round twice.',
        'Warm without the weight.',
        'Neat fringes, and no shedding.',
      ],
      middling: ['A good scarf that sheds a little at first.'],
      bad: ['There was a pulled thread.'],
    },
  },
  {
    fits: ['qiuyan-touch-gloves'],
    zh: {
      good: ['戴着能点手机，不用摘。', '袖口长，风灌不进去。', '薄薄的却很暖。', '手指长短合适。'],
      middling: ['暖和，触屏要用指尖点。'],
      bad: ['一只的食指点不了屏。'],
    },
    en: {
      good: [
        'I can use my phone without taking them off.',
        'Long cuffs that keep the wind out.',
        'Thin, yet warm.',
        'The fingers are just the right length.',
      ],
      middling: ['Warm gloves; the screen wants the very fingertip.'],
      bad: ['One forefinger does not work on the screen.'],
    },
  },
  {
    fits: ['fashion-socks'],
    zh: {
      good: ['袜口不勒，脱下来没有印。', '吸汗，穿一天不臭。', '脚底厚实，走路舒服。', '洗了几次没有起球。'],
      middling: ['袜子舒服，码数偏大一点。'],
      bad: ['有一只的脚趾处线头没剪。'],
    },
    en: {
      good: [
        'The cuffs leave no marks.',
        'They keep my feet dry all day.',
        'Pleasantly thick underfoot.',
        'Several washes and no pilling.',
      ],
      middling: ['Comfortable socks, a bit on the large side.'],
      bad: ['Loose threads at the toe of one sock.'],
    },
  },
  {
    fits: ['fashion-eyewear'],
    not: ['suwen-made-shirt-tie'],
    zh: {
      good: ['戴着轻，鼻梁没有压痕。', '镜腿弹性好，不夹头。', '镜片清楚，看东西不变色。', '脸型不挑，拍照也好看。'],
      middling: ['好看，镜盒小了一点。'],
      bad: ['一边的螺丝有点松。'],
    },
    en: {
      good: [
        'So light that they leave no marks.',
        'Springy arms that do not pinch.',
        'Clear lenses, true colours.',
        'They suit any face.',
      ],
      middling: ['Good glasses in a tight case.'],
      bad: ['A hinge screw was loose.'],
    },
  },
  {
    fits: ['suwen-made-shirt-tie'],
    zh: {
      good: [
        '按量的尺寸做，肩线刚好。',
        '领带的颜色配衬衫很正。',
        '面料挺，一天下来没怎么皱。',
        '面试穿的，自己都觉得精神。',
      ],
      middling: ['合身，等的时间长了一点。'],
      bad: ['袖子比报的长了一厘米。'],
    },
    en: {
      good: [
        'Made to my measurements, and the shoulders are perfect.',
        'The tie is a fine match for the shirt.',
        'Hardly a crease at the end of the day.',
        'I wore it to an interview and felt my best.',
      ],
      middling: ['A good fit, worth a rather long wait.'],
      bad: ['The sleeves are a centimetre too long.'],
    },
  },
];
