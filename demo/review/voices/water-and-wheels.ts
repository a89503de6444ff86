import type { Voice } from '../types.ts';

export const waterAndWheels: readonly Voice[] = [
  {
    fits: ['lanqian-panel-dive-mask', 'lanqian-wide-swim-goggles'],
    zh: {
      good: [
        '下水两次，一滴都没进。',
        '视野宽，两边都看得清。',
        '硅胶软，摘下来没有印。',
        '不起雾，游一个小时还清楚。',
      ],
      middling: ['好用，头带调起来有点费劲。'],
      bad: ['第二次就开始起雾了。'],
    },
    en: {
      good: [
        'Not a drop got in.',
        'A wide, clear view.',
        'Soft silicone that leaves no marks.',
        'No fog after an hour in the water.',
      ],
      middling: ['Good, though the strap is fiddly.'],
      bad: ['It fogged up the second time.'],
    },
  },
  {
    fits: ['lanqian-belted-swimsuit'],
    zh: {
      good: ['收腰好看，游起来不往上跑。', '下过几次泳池没有褪色。', '胸垫位置合适，不移位。', '弹性好，干得快。'],
      middling: ['泳衣好看，尺码偏小，建议大一号。'],
      bad: ['腰带扣的边有点刮。'],
    },
    en: {
      good: [
        'A flattering waist, and it stays in place.',
        'No fading after several visits to the pool.',
        'Stretchy and quick to dry.',
        'The pads keep where they belong.',
      ],
      middling: ['A pretty swimsuit that runs small.'],
      bad: ['The buckle has a rough edge.'],
    },
  },
  {
    fits: ['lanqian-day-canoe'],
    zh: {
      good: [
        '两个人坐着很稳，转身也不晃。',
        '船底厚，擦过石头没有破。',
        '桨握着顺手，划一下午不累。',
        '湖上直行不跑偏。',
      ],
      middling: ['船好，搬上车要两个人。'],
      bad: ['坐垫的扣子掉了一个。'],
    },
    en: {
      good: [
        'Steady with two, even when one turns round.',
        'The hull scraped over stones and is whole.',
        'A comfortable paddle for a whole afternoon.',
        'Keeps a straight line on the lake.',
      ],
      middling: ['A good canoe, but it takes two to lift it.'],
      bad: ['A seat buckle was missing.'],
    },
  },
  {
    fits: ['lanqian-life-ring'],
    zh: {
      good: ['浮力足，大人抓着也稳。', '反光带夜里看得很清楚。', '绳子粗，四面都好抓。', '材料厚，晒了一夏天没有裂。'],
      middling: ['救生圈好，颜色比图片深。'],
      bad: ['绳子的一个卡口松了。'],
    },
    en: {
      good: [
        'Carries even a grown man.',
        'The reflective tape is easy to see at night.',
        'A thick rope one can grab on any side.',
        'A summer in the sun and no cracks.',
      ],
      middling: ['Good, the colour is darker than pictured.'],
      bad: ['The rope came loose at one point.'],
    },
  },
  {
    fits: ['lanqian-stream-rod'],
    zh: {
      good: ['竿子轻，抛一上午手不酸。', '第一次用就钓上来三条。', '轮子顺，收线没有杂音。', '竿梢灵，小口也看得见。'],
      middling: ['入门够用，线要自己换好一点的。'],
      bad: ['有一个导环装歪了。'],
    },
    en: {
      good: [
        'So light that I cast all morning.',
        'Three fish on my first day.',
        'The reel runs smoothly.',
        'A lively tip that shows every bite.',
      ],
      middling: ['Fine for a start; I would change the line.'],
      bad: ['One guide was fitted askew.'],
    },
  },
  {
    fits: ['sports-cycling'],
    zh: {
      good: ['骑着轻，上坡也不费劲。', '刹车灵敏，很稳。', '装好就能骑，工具都送了。', '减震好，过坎不颠。'],
      middling: ['车好，安装图画得不太清楚。'],
      bad: ['刹车线要自己再调。'],
    },
    en: {
      good: [
        'Rides so lightly that hills are no trouble.',
        'Sharp, even brakes.',
        'Put together in half an hour with the tools in the box.',
        'Smooth over kerbs.',
      ],
      middling: ['A good ride with unclear assembly drawings.'],
      bad: ['I had to adjust the brakes myself.'],
    },
  },
  {
    fits: ['sports-skating'],
    zh: {
      good: ['入门够用，站上去很稳。', '滑起来顺，声音不大。', '做工细，边上没有毛刺。', '练了两周，已经能转弯了。'],
      middling: ['好用，护具要另外买。'],
      bad: ['有一颗螺丝没拧紧。'],
    },
    en: {
      good: [
        'Steady enough for a beginner.',
        'They roll and glide smoothly.',
        'Cleanly finished.',
        'Two weeks of practice and I can turn.',
      ],
      middling: ['Good; pads are extra.'],
      bad: ['One screw was loose.'],
    },
  },
  {
    fits: ['sports-snow'],
    zh: {
      good: ['滑起来又稳又直。', '雪地里一点不沉。', '做工细，没有毛刺。', '一家人在坡上玩了一下午。'],
      middling: ['好用，收起来占地方。'],
      bad: ['运过来有一处掉漆。'],
    },
    en: {
      good: [
        'Steady and straight on the snow.',
        'Light for its size.',
        'Cleanly finished.',
        'A whole afternoon of fun on the slope.',
      ],
      middling: ['Good, but bulky to store.'],
      bad: ['The paint was chipped.'],
    },
  },
];
