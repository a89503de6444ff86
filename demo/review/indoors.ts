import type { Voices } from './types.ts';

export const digital: Voices = {
  zh: {
    good: [
      '开机设置很快，用了一周没有卡顿，续航比宣传的还耐用一点。',
      '做工扎实，按键手感清脆，摆在桌上很有质感。',
      '换掉了用了四年的旧机器，速度差别一下就能感觉到。',
      '接口齐全，不用再带一堆转接头，出差省心。',
      '屏幕颜色很准，修图不用反复校色了。',
      '连接很稳，隔一堵墙也没有断过。',
      '序列号和官网能对上，包装没有拆过，放心。',
      '噪声很小，夜里用也不会吵到家人。',
      '给爸妈买的，字大、声音也大，他们自己就学会了。',
      '同价位里对比了好几款，最后选这个没有后悔。',
    ],
    middling: [
      '性能够用，但是发热比预期明显，夏天有点烫手。',
      '功能没问题，说明书写得太简单，摸索了半天。',
      '整体还行，充电头要另配，希望写得明显一点。',
    ],
    bad: ['用了三天就连不上了，重启才好，有点失望。', '外壳边缘有一道划痕，像是别人退回来的。'],
  },
  en: {
    good: [
      'Set up in ten minutes and has not missed a beat since.',
      'Battery easily lasts my working day with some to spare.',
      'Solid build, no creaks, and the buttons feel right.',
      'Screen is accurate enough for photo work straight out of the box.',
      'Sealed box, serial number checks out, exactly as described.',
      'Quiet even under load, which is why I bought it.',
    ],
    middling: ['Does the job, but it runs warmer than I expected.', 'Fine for the price; the manual could be better.'],
    bad: ['Lost its connection every few hours until I reset it.'],
  },
};

export const home: Voices = {
  zh: {
    good: [
      '颜色和图片一致，放在客厅刚刚好，家人都说好看。',
      '一个人半小时就装好了，螺丝孔位都对得上。',
      '没有什么气味，通风两天就放心用了。',
      '承重很稳，放满书也没有晃。',
      '边角打磨得很光滑，有小孩的家里放心。',
      '尺寸标得很准，塞进角落一厘米不差。',
      '面料摸起来舒服，洗过一次没有起球。',
      '收纳量比看起来大，换季的被子都放进去了。',
      '灯光很柔和，晚上看书眼睛不累。',
      '第二次买了，上次的用了两年还很好。',
    ],
    middling: [
      '样子不错，就是比想象中小一圈，买前量好尺寸。',
      '安装图画得不太清楚，装反了一次。',
      '颜色比图片深一点，还能接受。',
    ],
    bad: ['有一块板子的边磕掉了漆，客服补发等了一周。', '放上去有点晃，垫了纸才平。'],
  },
  en: {
    good: [
      'Looks just like the pictures and fits the corner to the centimetre.',
      'One person, one screwdriver, half an hour. Very sturdy.',
      'No smell at all, which matters in a small flat.',
      'The fabric washes well and has not pilled.',
      'Holds far more than it seems to from outside.',
      'Warm, soft light. My evenings are better for it.',
    ],
    middling: ['Nice, though smaller than I pictured. Measure first.', 'The colour is a shade darker than on screen.'],
    bad: ['One panel arrived chipped and the replacement took a week.'],
  },
};

export const kitchen: Voices = {
  zh: {
    good: [
      '煎蛋真的不粘，冲一下就干净，早上省了好多时间。',
      '分量刚好，不压手，炒菜翻得动。',
      '刀口很利，切番茄不出水，配的护套也实用。',
      '密封做得好，汤装进去倒过来都没漏。',
      '杯口很薄，喝茶喝咖啡口感都不一样。',
      '釉面均匀，颜色比图片还耐看，请客很有面子。',
      '保温一上午水还烫嘴，通勤够用。',
      '洗碗机洗过几次没有掉色。',
      '厚实，受热均匀，炖汤不糊底。',
      '收纳不占地方，叠起来正好一格抽屉。',
    ],
    middling: [
      '好用是好用，盖子有点紧，老人开着费劲。',
      '第一次用要多洗几遍，有一点味道。',
      '颜色好看，但是容易留指纹。',
    ],
    bad: ['用了一个月涂层边上起皮了。', '收到有一个缺了口，补发的等了好几天。'],
  },
  en: {
    good: [
      'Eggs slide right off and it wipes clean in seconds.',
      'Good balance in the hand, not too heavy to toss with.',
      'Sharp out of the box and still sharp a month later.',
      'I turned it upside down full of soup. Not a drop.',
      'The glaze is lovely, even nicer than in the photos.',
      'Keeps tea hot well past lunch.',
    ],
    middling: ['Works well, but the lid is stiff.', 'Pretty, though it shows every fingerprint.'],
    bad: ['The coating started to lift at the rim after a few weeks.'],
  },
};

export const garden: Voices = {
  zh: {
    good: [
      '植株很精神，带着花苞来的，一周就开了。',
      '土包得严实，叶子一片都没折，包装用心。',
      '种下去十天就出芽，发芽率很高。',
      '浇水说明写得清楚，我这种新手也养活了。',
      '我家猫特别挑嘴，这个居然吃完还舔碗。',
      '狗狗很喜欢，咬了半个月还没坏。',
      '猫砂结团快，不怎么起灰，味道也压得住。',
      '根系很健康，换盆以后长得更快了。',
      '工具结实，修枝很省力。',
      '颗粒大小合适，狗狗便便也正常，会回购。',
    ],
    middling: [
      '比图片小一些，要养一阵才有那个样子。',
      '路上闷了两天，掉了几片叶子，缓过来了。',
      '猫不太感兴趣，可能是口味问题。',
    ],
    bad: ['到的时候有两枝断了，有点心疼。', '发芽的不到一半，季节也对。'],
  },
  en: {
    good: [
      'Arrived with buds on it and was in flower a week later.',
      'Packed with such care that not one leaf was bent.',
      'Sprouted in ten days, nearly every seed.',
      'Even I managed to keep it alive with the care card.',
      'My picky cat cleaned the bowl. That never happens.',
      'The dog has been at it for two weeks and it is still whole.',
    ],
    middling: ['Smaller than pictured, but healthy.', 'Lost a few leaves on the way and recovered.'],
    bad: ['Two stems were broken when I opened the box.'],
  },
};
