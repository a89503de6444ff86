import type { Voice } from '../types.ts';

export const kitchen: readonly Voice[] = [
  {
    fits: ['kitchen'],
    zh: {
      good: ['用料好，天天都在用。', '一家人都说选对了。'],
      middling: ['东西好用，盒子简单了点。'],
      bad: ['收到有一处磕碰，补发的等了好几天。'],
      added: ['用了一段时间再来说说：和刚到手时一样好。'],
    },
    en: {
      good: ['Well made, and in daily use at our house.', 'Everybody at home approves.'],
      middling: ['Works well, in rather a plain box.'],
      bad: ['It arrived with a flaw and the replacement took days.'],
      added: ['Some weeks on: as good as on the first day.'],
    },
  },
  {
    fits: ['kitchen-pan'],
    zh: {
      good: [
        '煎鱼不粘，皮是整的。',
        '受热匀，中间和边上一样熟。',
        '倒汁的时候不挂锅边。',
        '洗起来省事，热水冲一下就干净。',
      ],
      middling: ['锅很好，比想象中沉一点。'],
      bad: ['锅底有点不平，在电磁炉上会转。'],
    },
    en: {
      good: [
        'Fish comes off with its skin whole.',
        'Heats evenly right to the edge.',
        'Nothing runs down the side when I pour.',
        'Hot water and a wipe, and the pan is clean.',
      ],
      middling: ['A good pan, heavier than I thought.'],
      bad: ['The base of the pan is not quite flat.'],
    },
  },
  {
    fits: ['kitchen-pot'],
    not: ['zaohe-fondue'],
    zh: {
      good: [
        '炖汤不糊底，小火也能一直咕嘟。',
        '锅盖严，水汽跑得少。',
        '一家三口吃一顿正好。',
        '端上桌好看，吃到最后还是热的。',
      ],
      middling: ['锅好用，盖子的提钮有点烫。'],
      bad: ['锅耳边上有一点毛刺。'],
    },
    en: {
      good: [
        'Soup simmers for hours without catching.',
        'The lid sits tight and keeps the steam in.',
        'Right for a meal for three.',
        'Goes straight to the table and stays hot to the end.',
      ],
      middling: ['A good pot, but mind the hot knob.'],
      bad: ['One handle had a rough edge.'],
    },
  },
  {
    fits: ['zaohe-fondue'],
    zh: {
      good: [
        '芝士化得匀，不糊底。',
        '六支叉子颜色不同，不会拿混。',
        '火大小好调，一顿饭一直是热的。',
        '周末四个人围着吃，气氛特别好。',
      ],
      middling: ['小火锅好看，人多了不够吃。'],
      bad: ['炉架有一点歪，垫了纸才平。'],
    },
    en: {
      good: [
        'Cheese melts evenly and does not catch.',
        'Six forks in six colours, so nobody mixes them up.',
        'The flame is easy to set and dinner stays hot.',
        'Four of us round it at the weekend: perfect.',
      ],
      middling: ['Pretty, but small for a party.'],
      bad: ['The stand was a little crooked.'],
    },
  },
  {
    fits: ['kitchen-knife'],
    zh: {
      good: [
        '刀口很利，切番茄不出水。',
        '重心舒服，切一大盆菜手不酸。',
        '用了一个月还没磨过，一样好切。',
        '刀柄握着不滑。',
      ],
      middling: ['刀是好刀，洗完要马上擦干。'],
      bad: ['刀刃中间有一个小缺口。'],
    },
    en: {
      good: [
        'Sharp out of the box and still sharp a month later.',
        'Well balanced; my hand does not tire.',
        'Goes through a tomato without a drop of juice.',
        'The handle does not slip, even wet.',
      ],
      middling: ['A good knife, but dry it at once.'],
      bad: ['There was a tiny nick in the blade.'],
    },
  },
  {
    fits: ['liangchu-timer'],
    zh: {
      good: ['旋一下就开始，比手机方便。', '铃声够响，在客厅也听得见。', '吸在冰箱上很牢。', '不用电池，省心。'],
      middling: ['走得准，滴答声比想的大。'],
      bad: ['六十分钟会差一分多。'],
    },
    en: {
      good: [
        'One twist and it runs. Easier than a phone.',
        'I can hear the bell in the next room.',
        'Clings firmly to the fridge.',
        'No batteries to think of.',
      ],
      middling: ['Accurate, but it ticks loudly.'],
      bad: ['An hour on it is a minute too long.'],
    },
  },
  {
    fits: ['liangchu-balance'],
    zh: {
      good: [
        '称香料很准，砝码也齐。',
        '黄铜擦亮以后特别好看。',
        '两边回中很快，不会晃半天。',
        '摆着是风景，用着也顺手。',
      ],
      middling: ['好看，称重的东西要少放一点。'],
      bad: ['有一个小砝码的数字刻歪了。'],
    },
    en: {
      good: [
        'Accurate for spices, and all the weights are there.',
        'Polished brass that I leave on show.',
        'The pans settle quickly.',
        'Pretty enough to display, and we use it.',
      ],
      middling: ['Lovely, for small amounts only.'],
      bad: ['One weight is stamped crookedly.'],
    },
  },
  {
    fits: ['liangchu-mitts'],
    zh: {
      good: [
        '端刚出炉的烤盘一点都不烫。',
        '五个手指分开，拿小东西也稳。',
        '里面是棉的，出汗不粘手。',
        '袖口长，手腕也护住了。',
      ],
      middling: ['隔热好，刚戴有点硬。'],
      bad: ['一只的指尖开了线。'],
    },
    en: {
      good: [
        'Straight from the oven and I feel no heat.',
        'Five fingers, so I can grip even a small dish.',
        'Cotton inside, and long enough for my wrists.',
        'The grip does not slip on a hot tray.',
      ],
      middling: ['They keep the heat off but are stiff at first.'],
      bad: ['A fingertip came unstitched.'],
    },
  },
  {
    fits: ['kitchen-season', 'drinks-seal-caddy'],
    zh: {
      good: [
        '盖子严，放了半个月没有受潮。',
        '口子大，好装也好洗。',
        '摆成一排，橱柜整齐多了。',
        '拿着有分量，不容易碰倒。',
      ],
      middling: ['好用，盖子有点紧。'],
      bad: ['盖子有一点歪，压下去才严。'],
    },
    en: {
      good: [
        'The lid is tight: nothing has gone damp in two weeks.',
        'A wide mouth, easy to fill and wash.',
        'The cupboard has never looked so tidy.',
        'Heavy enough not to tip over.',
      ],
      middling: ['Good, but the lid is stiff.'],
      bad: ['The lid sits a little askew.'],
    },
  },
];
