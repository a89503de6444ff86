import type { Voice } from '../types.ts';

export const home: readonly Voice[] = [
  {
    fits: ['home'],
    not: ['home-paper', 'zhijian-potted', 'dengya-candle', 'muling-soap'],
    zh: {
      good: ['东西结实，边角打磨得很光滑。', '样子和图片一致，家人都说好看。'],
      middling: ['样子不错，就是比想象中小一圈，买前看清尺寸。'],
      bad: ['边上磕掉了一点，客服补发等了一周。'],
      added: ['用了一段时间再来说说：和刚到手时一样好。'],
    },
    en: {
      good: ['Looks just like the pictures.', 'Sturdy, with neatly finished edges.'],
      middling: ['Nice, though smaller than I pictured. Check the size first.'],
      bad: ['It arrived chipped and the replacement took a week.'],
      added: ['Some weeks on: as good as on the first day.'],
    },
  },
  {
    fits: ['home-sofa'],
    zh: {
      good: [
        '坐下去有支撑，看一场电影腰不累。',
        '没有什么气味，通风两天就放心用了。',
        '尺寸标得准，进门和转角都没卡。',
        '两个人窝着正好，小客厅也不挤。',
      ],
      middling: ['坐感偏硬，喜欢软沙发的要想一想。'],
      bad: ['有一角不平，垫了纸才不晃。'],
    },
    en: {
      good: [
        'Good support: my back was fine after a whole film.',
        'No smell at all, which matters in a small flat.',
        'Seats two of us comfortably and leaves the room some air.',
      ],
      middling: ['On the firm side for a sofa.'],
      bad: ['One leg was uneven and needed a shim.'],
    },
  },
  {
    fits: ['mianxi-bedding'],
    zh: {
      good: [
        '棉布摸着很软，洗过一次没有起球。',
        '被套大小正好，四角有绑带不跑被。',
        '贴着皮肤舒服，夏天也不闷。',
        '颜色耐看，洗了没有掉色。',
      ],
      middling: ['睡着舒服，就是容易皱。'],
      bad: ['枕套的缝线开了一小段。'],
    },
    en: {
      good: [
        'Soft cotton that washes well and has not pilled.',
        'The quilt stays in place thanks to the ties.',
        'Cool against the skin even in summer.',
      ],
      middling: ['Comfortable to sleep in, but it creases.'],
      bad: ['A seam of one pillowcase came open.'],
    },
  },
  {
    fits: ['mianxi-bed-frame'],
    zh: {
      good: [
        '翻身没有一点声音，再也不会吵醒旁边的人。',
        '两个人一小时就装好了，孔位都对得上。',
        '床头软包靠着看书很舒服。',
        '没有气味，当天就睡上了。',
      ],
      middling: ['床很稳，床下的高度不够放大箱子。'],
      bad: ['少了一颗螺丝，等了几天才补到。'],
    },
    en: {
      good: [
        'Not a sound when one of us turns over.',
        'Two of us had the bed up in an hour.',
        'The headboard is lovely to lean on with a book.',
      ],
      middling: ['A steady bed, but the space under it is low.'],
      bad: ['One bolt was missing.'],
    },
  },
  {
    fits: ['muzhe-chair', 'muzhe-kid-chair', 'muzhe-recliner'],
    zh: {
      good: [
        '坐着很稳，怎么动都不响。',
        '椅背的弧度正好托住腰。',
        '木纹好看，没有刺鼻的味道。',
        '送到就能坐，孩子老人都说舒服。',
      ],
      middling: ['椅子好看，坐垫要另配才软。'],
      bad: ['有一条椅腿短一点，放着会晃。'],
    },
    en: {
      good: [
        'Rock steady and never creaks.',
        'The back of the chair supports you just where you need it.',
        'Beautiful grain and no smell of varnish.',
      ],
      middling: ['Handsome chair, but I would add a cushion.'],
      bad: ['One chair leg was a little short.'],
    },
  },
  {
    fits: ['naxu-cabinet'],
    zh: {
      good: [
        '抽屉滑得很顺，装满纸也拉得动。',
        '推进桌子下面一厘米不差。',
        '锁好用，资料放着安心。',
        '柜体厚实，敲着声音闷。',
      ],
      middling: ['柜子很好，就是送来太重，一个人搬不动。'],
      bad: ['抽屉面板上有一处掉漆。'],
    },
    en: {
      good: [
        'The drawers glide even when full of paper.',
        'Slides under my desk to the centimetre.',
        'The lock works well and the steel is thick.',
      ],
      middling: ['A fine cabinet, but too heavy to move alone.'],
      bad: ['Paint was chipped on one drawer.'],
    },
  },
  {
    fits: ['home-lighting', 'yequ-pocket-torch'],
    zh: {
      good: [
        '光线均匀，没有暗斑。',
        '亮度够，停电那晚全靠它。',
        '拿到就能用，没有闪。',
        '用料实在，不是轻飘飘的那种。',
      ],
      middling: ['亮是够亮，颜色比想象的偏黄一点。'],
      bad: ['用了半个月就暗了一截。'],
    },
    en: {
      good: [
        'An even light without dark spots.',
        'Bright enough to see us through a power cut.',
        'Works out of the box and does not flicker.',
      ],
      middling: ['Bright enough, though a bit yellower than I thought.'],
      bad: ['It grew dimmer after two weeks.'],
    },
  },
  {
    fits: ['home-clock', 'gifts-mantel-clock'],
    zh: {
      good: [
        '走时准，半个月没有差一分钟。',
        '夜里几乎听不到走针的声音。',
        '放在书架上很有味道。',
        '数字清楚，远远就看得见。',
      ],
      middling: ['钟很好看，调时间的旋钮有点紧。'],
      bad: ['一天慢两分钟，换了一台才准。'],
    },
    en: {
      good: [
        'Keeps time to the minute after two weeks.',
        'I cannot hear it tick at night.',
        'Looks splendid on the shelf.',
      ],
      middling: ['Handsome clock, stiff knob.'],
      bad: ['It lost two minutes a day until they replaced it.'],
    },
  },
  {
    fits: ['zhijian-photo-frame', 'zhijian-hill-print', 'culture-framed-print'],
    zh: {
      good: [
        '挂上墙整个房间都亮了。',
        '画面颜色准，没有偏色。',
        '框子边角严丝合缝，木纹也好看。',
        '配了挂钩，一个人十分钟就挂好了。',
      ],
      middling: ['画很好，框比图片看着细一点。'],
      bad: ['框角有一道细缝。'],
    },
    en: {
      good: [
        'It lifts the whole room.',
        'True colours, no cast at all.',
        'The corners of the frame are perfectly tight.',
        'Hooks were in the box; up in ten minutes.',
      ],
      middling: ['Lovely picture, thinner frame than I expected.'],
      bad: ['There was a hairline gap in one corner of the frame.'],
    },
  },
  {
    fits: ['zhijian-mirror', 'gifts-petal-mirror', 'beauty-flower-mirror', 'beauty-vanity-mirror'],
    zh: {
      good: [
        '镜面清楚，照人不变形。',
        '大小合适，拿来梳妆正好。',
        '擦一下就干净，不容易留印。',
        '镜框做得细，没有毛刺。',
      ],
      middling: ['镜子好看，就是有点沉。'],
      bad: ['镜面上有一个小黑点。'],
    },
    en: {
      good: [
        'A clear mirror with no distortion.',
        'The right size, and pretty with it.',
        'One wipe and it is spotless.',
      ],
      middling: ['Pretty mirror, a bit heavy.'],
      bad: ['There is a tiny black spot in the mirror.'],
    },
  },
  {
    fits: ['zhijian-bouquet'],
    zh: {
      good: [
        '不凑近看以为是真花。',
        '花枝能弯，自己调一下造型很自然。',
        '没有塑料味，擦灰也方便。',
        '颜色淡雅，放玄关正好。',
      ],
      middling: ['花好看，比图片少两枝的感觉。'],
      bad: ['有一朵花压扁了，整理不回来。'],
    },
    en: {
      good: [
        'You have to touch it to know it is not real.',
        'The stems bend, so it arranges easily.',
        'Soft colours, and no plastic smell.',
      ],
      middling: ['Pretty, if a little sparse.'],
      bad: ['One flower was crushed flat.'],
    },
  },
  {
    fits: ['zhijian-chime', 'gifts-wind-chime'],
    zh: {
      good: [
        '声音清脆，风大的时候也不吵。',
        '手绘的图案很灵，每一只都不太一样。',
        '玻璃薄而透，太阳一照特别好看。',
        '挂在窗边，一有风就想停下来听。',
      ],
      middling: ['声音好听，绳子短了一点。'],
      bad: ['玻璃口有一个小缺口。'],
    },
    en: {
      good: [
        'A clear ring, never too loud.',
        'The glass is thin and catches the sun.',
        'It makes me stop and listen at the window.',
      ],
      middling: ['Lovely sound, short string.'],
      bad: ['The rim of the glass was nicked.'],
    },
  },
  {
    fits: ['home-scent', 'gifts-soy-candle', 'beauty-low-candle'],
    not: ['zhijian-chime'],
    zh: {
      good: [
        '香味淡淡的，点一晚上也不熏。',
        '烧得平，没有黑烟。',
        '一屋子都是好闻的味道，睡前点半小时。',
        '蜡体光滑，没有裂纹。',
        '烛芯稳，火苗不跳。',
        '送给朋友当乔迁礼，她很喜欢。',
      ],
      middling: ['好闻，就是不点的时候几乎没味。'],
      bad: ['到手时蜡面裂了一道。'],
      added: ['点了大半了，香味一直没变。'],
    },
    en: {
      good: [
        'A quiet scent that never gets too much.',
        'Burns evenly, without smoke.',
        'Half an hour before bed and the whole room smells lovely.',
        'A steady flame and smooth wax.',
      ],
      middling: ['Nice, but there is hardly any scent until it burns.'],
      bad: ['The wax was cracked when it came.'],
      added: ['More than half burnt and the scent is still the same.'],
    },
  },
];
