import type { Voice } from '../types.ts';

export const pets: readonly Voice[] = [
  {
    fits: ['garden-tank-thermometer'],
    zh: {
      good: [
        '吸得牢，换水也没掉。',
        '红线清楚，站远一点也看得见。',
        '和家里的电子表对过，差不到半度。',
        '小小一支，不挡鱼。',
        '不用电池，省心。',
        '玻璃厚，碰到石头没碎。',
      ],
      middling: ['准是准，数字有点小。'],
      bad: ['吸盘用了一周就松了。'],
      added: ['用了一个月，读数一直准。'],
    },
    en: {
      good: [
        'The sucker holds, even when I change the water.',
        'A red line I can read from across the room.',
        'Within half a degree of my digital one.',
        'Small enough not to spoil the tank.',
      ],
      middling: ['Accurate, with small figures.'],
      bad: ['The sucker gave up after a week.'],
      added: ['A month on and it still reads true.'],
    },
  },
  {
    fits: ['garden-toys'],
    zh: {
      good: [
        '猫一下午都在追，运动量够了。',
        '线头收得好，咬不散。',
        '大小正好叼着走。',
        '平时不爱动的猫也玩起来了。',
        '抓了半个月还没坏。',
        '洗过晾干就恢复了。',
      ],
      middling: ['猫玩两天就不太理了。'],
      bad: ['一处缝线被猫咬开了。'],
      added: ['玩了一个月，还完整。'],
    },
    en: {
      good: [
        'The cat chases it all afternoon.',
        'No loose threads to swallow.',
        'Just the size to carry about.',
        'Even my lazy cat plays.',
      ],
      middling: ['The cat lost interest after two days.'],
      bad: ['The cat bit through a seam.'],
      added: ['A month of claws and it is still whole.'],
    },
  },
  {
    fits: ['garden-straw-hut'],
    zh: {
      good: [
        '猫自己就钻进去了，睡得打呼。',
        '编得密，抓了也不散。',
        '垫子能拆洗，方便。',
        '没有草腥味。',
        '顶尖尖的，摆着也好看。',
        '胖猫也转得开身。',
      ],
      middling: ['猫喜欢，刚来掉一点草屑。'],
      bad: ['草编有一处断了头。'],
      added: ['一个月了，成了猫的专属。'],
    },
    en: {
      good: [
        'The cat moved in at once and snored.',
        'Tightly woven: claws do it no harm.',
        'The cushion comes out for washing.',
        'Room enough for a fat cat.',
      ],
      middling: ['The cat loves it; it sheds a little at first.'],
      bad: ['One strand was broken.'],
      added: ['A month on it belongs to the cat.'],
    },
  },
  {
    fits: ['garden-dog-house'],
    zh: {
      good: [
        '木头厚，下了两场雨里面是干的。',
        '装起来不难，孔位都对得上。',
        '门牌的名字刻得很清楚。',
        '狗第一天就睡进去了。',
        '窗能打开，夏天不闷。',
        '漆没有味道。',
      ],
      middling: ['狗屋结实，一个人搬不动。'],
      bad: ['有一块板磕了角。'],
      added: ['放院子里一个月，狗天天睡。'],
    },
    en: {
      good: [
        'Thick wood: dry inside after two storms.',
        'Easy to put together; every hole lines up.',
        'The name plate is clearly engraved.',
        'The dog slept in it from the first night.',
      ],
      middling: ['A sturdy house, too heavy for one to carry.'],
      bad: ['A board had a broken corner.'],
      added: ['A month outdoors, and the dog loves it.'],
    },
  },
  {
    fits: ['garden-gentle-shampoo'],
    zh: {
      good: [
        '洗完毛蓬松，好几天没味道。',
        '泡沫少，两遍就冲干净了。',
        '猫洗着也没闹。',
        '狗皮肤敏感，用了没有抓。',
        '味道淡，人也不难受。',
        '泵头一按刚好，一瓶能用很久。',
      ],
      middling: ['洗得干净，留香短。'],
      bad: ['泵头到手就漏。'],
      added: ['快用完了，又下单了一瓶。'],
    },
    en: {
      good: [
        'A fluffy coat and no smell for days.',
        'Little foam, so it rinses out quickly.',
        'Even the cat put up with it.',
        'My dog has sensitive skin and did not scratch.',
      ],
      middling: ['Cleans well; the scent is soon gone.'],
      bad: ['The pump leaked.'],
      added: ['Nearly empty, and I have ordered another bottle.'],
    },
  },
  {
    fits: ['garden-shed-comb'],
    zh: {
      good: [
        '一梳下来一大把浮毛。',
        '齿头圆，狗不躲。',
        '打结的地方慢慢就开了。',
        '手柄握着舒服。',
        '毛好清，一撸就掉。',
        '猫也肯让梳。',
      ],
      middling: ['好用，短毛的梳不下来多少。'],
      bad: ['有一根齿歪了。'],
      added: ['梳了一个月，家里毛少多了。'],
    },
    en: {
      good: [
        'One stroke and out comes a handful of hair.',
        'Rounded teeth: the dog stays put.',
        'Knots come out little by little.',
        'Comfortable to hold.',
      ],
      middling: ['Good, but not for short coats.'],
      bad: ['One tooth was bent.'],
      added: ['A month of combing and far less hair about the house.'],
    },
  },
  {
    fits: ['garden-pet-bowl'],
    zh: {
      good: [
        '狗以前十秒吃完，现在要三分钟。',
        '底宽，推着吃也不跑。',
        '猫吃着不碰胡子。',
        '好洗，角落里不藏东西。',
        '没有味道，用着放心。',
        '量勺实用，每顿不会多。',
      ],
      middling: ['碗好用，大型犬要买大号。'],
      bad: ['防滑圈掉了一个。'],
      added: ['用了一个月，狗不再吐了。'],
    },
    en: {
      good: [
        'The dog used to bolt his food; now it takes three minutes.',
        'A wide base that does not slide.',
        'The cat eats without bending her whiskers.',
        'Easy to wash.',
      ],
      middling: ['A good bowl; get the large one for a big dog.'],
      bad: ['A rubber foot came off.'],
      added: ['A month on, the dog eats calmly.'],
    },
  },
  {
    fits: ['garden-id-tag'],
    zh: {
      good: [
        '字刻得深，不会磨掉。',
        '轻，小猫戴着也不碍事。',
        '静音圈有用，走路不叮当。',
        '电话号码清楚，心里踏实多了。',
        '边缘光滑，不勾毛。',
        '两天就做好寄来了。',
      ],
      middling: ['牌子好看，圈有点难掰开。'],
      bad: ['电话少刻了一位，重做了一个。'],
      added: ['戴了一个月，字还很清楚。'],
    },
    en: {
      good: [
        'Deeply engraved; it will not wear off.',
        'Light enough for a kitten.',
        'The ring keeps it from jingling.',
        'The number is clear, and I feel safer.',
      ],
      middling: ['A nice tag; the ring is hard to open.'],
      bad: ['A digit was missing, so they made another.'],
      added: ['A month on and the words are still clear.'],
    },
  },
];
