import type { Voice } from '../types.ts';

export const audioVideo: readonly Voice[] = [
  {
    fits: ['digital-headphone'],
    zh: {
      good: [
        '声音干净，人声很近，听一晚上不累。',
        '耳罩软，戴眼镜也不夹头。',
        '头梁松紧合适，大人孩子都能调到位。',
        '左右声音一致，没有杂音。',
      ],
      middling: ['声音好，夏天戴久了耳朵有点热。'],
      bad: ['右边耳罩的皮没多久就起皱了。'],
    },
    en: {
      good: [
        'Clean sound that does not tire me in the evening.',
        'Soft pads, and no squeeze even with glasses.',
        'Both sides match perfectly and there is no hiss.',
      ],
      middling: ['They sound good, but my ears get warm in summer.'],
      bad: ['The padding on one side soon creased.'],
    },
  },
  {
    fits: ['digital-speaker'],
    zh: {
      good: [
        '个头不大，声音却很饱满。',
        '开到最大也不破音。',
        '旋钮阻尼舒服，一拧就响，老人也会用。',
        '听新闻人声特别清楚。',
      ],
      middling: ['声音可以，低音少了一点。'],
      bad: ['有时候会有一点电流声。'],
    },
    en: {
      good: [
        'Small, yet the sound fills the room.',
        'No distortion even at full volume.',
        'One knob and it plays. My father loves it.',
      ],
      middling: ['Nice sound, a little short on bass.'],
      bad: ['There is a faint hum from time to time.'],
    },
  },
  {
    fits: ['digital-mic'],
    zh: {
      good: [
        '人声收得很清楚，周围的声音几乎听不到。',
        '拿来就能用，不用琢磨。',
        '拿起来有分量，底噪很低。',
        '声音没有延迟，录出来和真人一样。',
      ],
      middling: ['收音好，样子普通了点。'],
      bad: ['离得稍远声音就小了很多。'],
    },
    en: {
      good: [
        'My voice comes through clearly and the room does not.',
        'Works at once, no drivers to hunt for.',
        'Very little noise and no delay.',
      ],
      middling: ['Good sound, plain looks.'],
      bad: ['Step back a little and your voice gets lost.'],
    },
  },
  {
    fits: ['zhanmu-retro-tv', 'zhanmu-dorm-tv'],
    zh: {
      good: [
        '小房间放正合适，画面清楚，颜色不艳不灰。',
        '轻，一个人就搬得动。',
        '遥控器简单，开机就能看。',
        '样子小巧，来的朋友都问在哪里买的。',
      ],
      middling: ['画面不错，自带的喇叭声音一般。'],
      bad: ['屏幕一角有一个亮点。'],
    },
    en: {
      good: [
        'Just right for a small room, with a clear picture.',
        'Light enough to carry on my own.',
        'A simple remote: switch it on and watch.',
      ],
      middling: ['Good picture, so-so speakers.'],
      bad: ['There is one bright pixel in a corner of the screen.'],
    },
  },
  {
    fits: ['zhanmu-film'],
    zh: {
      good: [
        '家里三十年前的胶片又能看了，全家围着看了一晚。',
        '走片平稳，没有刮伤胶片。',
        '灯不烫，放久了也不担心。',
        '画面比想象中清楚，人脸都认得出来。',
      ],
      middling: ['能看，装胶片要练几次。'],
      bad: ['有一卷老胶片总是跳格。'],
    },
    en: {
      good: [
        'Our family films from thirty years ago live again.',
        'Feeds the film gently and leaves no scratches.',
        'The lamp stays cool however long we watch.',
      ],
      middling: ['It works well, but threading the film takes practice.'],
      bad: ['One old reel keeps skipping.'],
    },
  },
  {
    fits: ['digital-game'],
    zh: {
      good: ['摇杆跟手，搓招比以前稳多了。', '按键清脆，回弹快。', '玩一晚上手不酸。', '连上就能玩，没有延迟。'],
      middling: ['手感好，头两天要适应。'],
      bad: ['有一个键偶尔按下去没有反应。'],
    },
    en: {
      good: [
        'The stick follows every move.',
        'Crisp buttons with a quick return.',
        'A whole evening of games and my hands were fine.',
      ],
      middling: ['Feels good once you are used to it.'],
      bad: ['One button misses a press now and then.'],
    },
  },
  {
    fits: ['yuexin-cells'],
    zh: {
      good: [
        '充满了放两个月还有电，遥控器和玩具都在用。',
        '接触紧，不会松。',
        '用料足，同样大小拿着更沉。',
        '电量和标的差不多，没有虚标。',
        '不发烫，用着放心。',
        '家里的都换成这个了，省了不少钱。',
      ],
      middling: ['好用，就是没有送收纳盒。'],
      bad: ['到手时有一节没有电，客服补了一节。'],
      added: ['用了一个月，和刚到手时一样好。'],
    },
    en: {
      good: [
        'Still charged after two months in a cupboard.',
        'Fits tightly and stays cool.',
        'The capacity is really what it says.',
        'Everything at home runs on these now.',
      ],
      middling: ['Works well; a case would have been nice.'],
      bad: ['One was flat on arrival and had to be replaced.'],
      added: ['A month on: as good as on the first day.'],
    },
  },
  {
    fits: ['yuexin-cord'],
    zh: {
      good: [
        '线粗，弯着也不硬。',
        '插头紧，不会松。',
        '用了一晚上摸着不烫。',
        '长短正合适。',
        '接口一插到底，没有晃。',
        '护套厚，踩到也没事。',
      ],
      middling: ['好用，再长一点就更好了。'],
      bad: ['插头有一边偏紧。'],
      added: ['用了一个月，和刚到手时一样好。'],
    },
    en: {
      good: [
        'A thick cord that still bends easily.',
        'The plug sits tightly.',
        'Cool to the touch after a whole evening.',
        'Just the right length.',
      ],
      middling: ['Good; a little longer would be better.'],
      bad: ['The plug is tight on one side.'],
      added: ['A month on: as good as on the first day.'],
    },
  },
];
