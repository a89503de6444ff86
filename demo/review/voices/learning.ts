import type { Voice } from '../types.ts';

/** Toys that teach. */
export const learning: readonly Voice[] = [
  {
    fits: ['toys-puzzles'],
    not: ['muduo-rainbow-abacus', 'muduo-nesting-dolls'],
    zh: {
      good: [
        '块与块咬合紧，拼好拿起来也不散。',
        '印刷清楚，颜色鲜亮。',
        '五岁的孩子自己就拼出来了。',
        '厚实，掰不弯。',
      ],
      middling: ['好玩，小块要收好，容易丢。'],
      bad: ['少了一块，补发等了好几天。'],
    },
    en: {
      good: [
        'The pieces lock so well that you can lift it.',
        'Clear, bright printing.',
        'My five-year-old did it alone.',
        'Thick pieces that do not bend.',
      ],
      middling: ['Fun; mind the small pieces.'],
      bad: ['One piece was missing.'],
    },
  },
  {
    fits: ['muduo-rainbow-abacus'],
    zh: {
      good: ['珠子滑动顺，不夹手。', '学加减法一看就懂。', '木架稳，不会倒。', '颜色分得清，数数很直观。'],
      middling: ['好用，珠子声音有点响。'],
      bad: ['有一根杆有点弯。'],
    },
    en: {
      good: [
        'The beads slide well and do not pinch.',
        'Sums make sense to her now.',
        'The frame stands firmly.',
        'Clear colours for counting.',
      ],
      middling: ['Useful, a bit noisy.'],
      bad: ['One rod was bent.'],
    },
  },
  {
    fits: ['muduo-nesting-dolls', 'gifts-nesting-dolls'],
    zh: {
      good: [
        '一层一层画得都不一样，很细。',
        '开合松紧正好。',
        '木头光滑，没有漆味。',
        '摆成一排特别好看。',
        '最小的那个也有表情。',
      ],
      middling: ['好看，最里面的太小，怕丢。'],
      bad: ['有一层合不太上。'],
    },
    en: {
      good: [
        'Every one is painted differently, and finely.',
        'They open and close just right.',
        'Smooth wood without a smell of paint.',
        'Lovely in a row on the shelf.',
      ],
      middling: ['Pretty; the smallest is easy to lose.'],
      bad: ['One of them does not close properly.'],
    },
  },
  {
    fits: ['starbean-dice-island', 'starbean-circus-cards'],
    zh: {
      good: [
        '规则不难，五分钟就能开局。',
        '一家人周末玩了三个小时。',
        '配件厚实，玩多了也不坏。',
        '孩子输了还要再来一局。',
      ],
      middling: ['好玩，两个人玩少点意思。'],
      bad: ['少了一个配件，客服说补寄。'],
    },
    en: {
      good: [
        'Easy to learn: we were playing in five minutes.',
        'The whole family played for three hours.',
        'Sturdy pieces that stand a lot of play.',
        'Even when he loses he wants another go.',
      ],
      middling: ['Fun, better with more than two.'],
      bad: ['One part was missing.'],
    },
  },
  {
    fits: ['muduo-travel-chess', 'culture-chess-set'],
    zh: {
      good: [
        '棋子有分量，落子声音好听。',
        '棋盘平整，折起来正好收纳。',
        '格子清楚，棋子底下有绒布。',
        '教孩子下棋，一晚上三盘。',
        '走到哪里都能下一盘。',
      ],
      middling: ['好用，棋子再大一点就好了。'],
      bad: ['有一个马的耳朵缺了一角。'],
    },
    en: {
      good: [
        'Weighted pieces with a pleasant sound on the board.',
        'The board folds flat and holds everything.',
        'Clear squares, felt under the pieces.',
        'We play three games an evening now.',
      ],
      middling: ['A good set; the pieces could be larger.'],
      bad: ['An ear of one knight was chipped.'],
    },
  },
  {
    fits: ['tanzhi-blue-globe'],
    zh: {
      good: [
        '山脉摸得出来，孩子特别爱摸。',
        '字印得清楚，中英文都有。',
        '转起来稳，不晃。',
        '每天指一个国家讲给他听。',
      ],
      middling: ['好看，字对老人来说小了点。'],
      bad: ['接缝处有一点没对齐。'],
    },
    en: {
      good: [
        'You can feel the mountains; the children love it.',
        'Clear names in both languages.',
        'Turns smoothly without wobbling.',
        'We visit one country a day.',
      ],
      middling: ['Nice globe, small print.'],
      bad: ['The seam is not quite aligned.'],
    },
  },
  {
    fits: ['tanzhi-horseshoe-magnet-kit'],
    zh: {
      good: [
        '磁力够，隔着木板也吸得动。',
        '实验卡写得清楚，自己就能做。',
        '盒子分格，收拾起来方便。',
        '科学课正好学到，他讲给全班听。',
      ],
      middling: ['好玩，铁屑要小心撒。'],
      bad: ['指南针的针有点卡。'],
    },
    en: {
      good: [
        'Strong enough to pull through a board.',
        'Clear cards; he did the experiments alone.',
        'Everything has its place in the box.',
        'Just what they were doing in science at school.',
      ],
      middling: ['Fun, but mind the iron filings.'],
      bad: ['The compass needle sticks a little.'],
    },
  },
];
