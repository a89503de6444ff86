import type { Voice } from '../types.ts';

/** Presents to look at, and what a party needs. */
export const keepsakes: readonly Voice[] = [
  {
    fits: ['gifts-hourglass'],
    zh: {
      good: [
        '细沙流得匀，没有卡住。',
        '黄铜盖有分量，放着稳。',
        '翻过来就专心做事，比手机计时安静。',
        '玻璃透，没有气泡。',
      ],
      middling: ['好看，时间会差几秒。'],
      bad: ['有一头的盖子没粘正。'],
    },
    en: {
      good: [
        'The sand runs evenly and never sticks.',
        'Heavy brass ends that stand firmly.',
        'I turn it over and get to work; quieter than a phone.',
        'Clear glass without bubbles.',
      ],
      middling: ['Pretty, a few seconds off.'],
      bad: ['One end was fitted askew.'],
    },
  },
  {
    fits: ['gifts-tokens'],
    zh: {
      good: ['黄铜有分量，越摸越亮。', '刻的日期很清楚。', '两个人都很喜欢，收得好好的。'],
      middling: ['有意义，比想的小。'],
      bad: ['边上有一点砂眼。'],
    },
    en: {
      good: ['Solid brass that shines more with every touch.', 'The date is clearly engraved.', 'We both treasure it.'],
      middling: ['Meaningful, smaller than I thought.'],
      bad: ['The casting has a few pits.'],
    },
  },
  {
    fits: ['gifts-dried-bouquet', 'gifts-preserved-rose'],
    zh: {
      good: ['颜色没有褪，花瓣软软的。', '花型饱满，一片都没掉。', '手写卡的字很好看。', '放了三周还是刚到的样子。'],
      middling: ['花好看，味道有点重。'],
      bad: ['路上压了一下，花边卷了。'],
      added: ['两个月了，花还是那个颜色。'],
    },
    en: {
      good: [
        'The colour has not faded and the petals are soft.',
        'Full blooms, and not a petal lost.',
        'The handwritten card is lovely.',
        'Three weeks later it looks just as it came.',
      ],
      middling: ['Pretty flowers with rather a strong scent.'],
      bad: ['It was squashed and the petals curled.'],
      added: ['Two months on the flowers still have their colour.'],
    },
  },
  {
    fits: ['gifts-surprise-box', 'gifts-heart-box'],
    zh: {
      good: [
        '盒子厚实，压一下不变形。',
        '开合顺，合缝很齐。',
        '里面铺得好看，放什么都显贵。',
        '不用另包，直接就能送。',
      ],
      middling: ['盒子好看，里面的空间比想的小。'],
      bad: ['到手盒角瘪了，换了一个。'],
    },
    en: {
      good: [
        'A sturdy box that keeps its shape.',
        'It opens and closes neatly.',
        'Whatever lies in it looks precious.',
        'No wrapping needed.',
      ],
      middling: ['A pretty box with less room than I thought.'],
      bad: ['A corner was crushed; they sent another.'],
    },
  },
  {
    fits: ['gifts-red-envelope'],
    zh: {
      good: ['纸厚，装一叠也不鼓破。', '烫金亮，不掉粉。', '红得正，长辈一看就喜欢。', '封口好粘，大小放百元钞正好。'],
      middling: ['红包好看，一包的数量再多点就好了。'],
      bad: ['有两个印歪了。'],
      added: ['过年又买了一包。'],
    },
    en: {
      good: [
        'Thick paper that holds a whole stack.',
        'Bright gold that does not rub off.',
        'A proper red; my parents loved them.',
        'Just the size for banknotes.',
      ],
      middling: ['Lovely envelopes; I wish there were more in a pack.'],
      bad: ['Two were printed askew.'],
      added: ['Bought another pack for New Year.'],
    },
  },
  {
    fits: ['gifts-paper-lantern'],
    zh: {
      good: ['一拉就开，两分钟挂好。', '光暖，晚上特别有气氛。', '纸面厚，风吹没有破。', '折回去还能明年用。'],
      middling: ['灯笼好看，电池要自己备。'],
      bad: ['有一个的骨架弹不开。'],
    },
    en: {
      good: [
        'Pull it open and hang it up: two minutes.',
        'A warm glow that makes the evening.',
        'Strong paper; the wind has not torn it.',
        'It folds away for next year.',
      ],
      middling: ['A pretty lantern; batteries are extra.'],
      bad: ['One would not spring open.'],
    },
  },
  {
    fits: ['gifts-balloon-set'],
    zh: {
      good: [
        '颜色搭得好看，布置起来很出片。',
        '厚，打足气也没爆。',
        '打气筒好用，一个人半小时打完。',
        '挂了三天还没怎么瘪。',
      ],
      middling: ['好看，胶带要自己准备。'],
      bad: ['三十个里爆了四个。'],
      added: ['第二次买了，孩子每年生日都用。'],
    },
    en: {
      good: [
        'Colours that go so well together in photos.',
        'Thick: none burst, even filled right up.',
        'With the pump I did them all in half an hour.',
        'Still round after three days.',
      ],
      middling: ['Pretty; bring your own tape.'],
      bad: ['Four of thirty burst.'],
      added: ['Bought again for the next birthday.'],
    },
  },
  {
    fits: ['gifts-carousel-box'],
    zh: {
      good: [
        '曲子清脆，转起来很稳。',
        '发条顺，一次能响两分多钟。',
        '小马雕得细，木头没有味道。',
        '放在床头，睡前转一次。',
      ],
      middling: ['好听，声音比想的小。'],
      bad: ['转的时候有一点咔咔声。'],
    },
    en: {
      good: [
        'A clear tune and a steady turn.',
        'Winds smoothly and plays for two minutes.',
        'A finely carved little horse.',
        'She winds it up every night.',
      ],
      middling: ['Sweet, quieter than I thought.'],
      bad: ['It clicks as it turns.'],
    },
  },
  {
    fits: ['gifts-night-globe'],
    zh: {
      good: [
        '摇一摇亮片慢慢落，看着很治愈。',
        '灯光很柔和，关了大灯刚好。',
        '玻璃球没有气泡。',
        '插上线就亮，放床头正好。',
      ],
      middling: ['好看，线有点短。'],
      bad: ['球里有一小段气泡。'],
    },
    en: {
      good: [
        'Shake it and watch the flakes sink. So soothing.',
        'A soft light, just right at night.',
        'Flawless glass.',
        'Plug it in and it glows by the bed.',
      ],
      middling: ['Pretty, with a short cable.'],
      bad: ['There is a bubble in the globe.'],
    },
  },
  {
    fits: ['gifts-amphora-vase'],
    zh: {
      good: ['陶的质感很好，插两枝枯枝就有意境。', '底稳，不容易倒。', '刻线匀，手工的味道。', '玄关一下子有了样子。'],
      middling: ['瓶子好看，装水会有点渗。'],
      bad: ['瓶口有一个小缺。'],
    },
    en: {
      good: [
        'Lovely matt clay; two twigs are enough.',
        'It stands firmly.',
        'Even lines, clearly cut by hand.',
        'Our hall looks quite different.',
      ],
      middling: ['A pretty vase that sweats a little with water.'],
      bad: ['The rim of the vase was nicked.'],
    },
  },
];
