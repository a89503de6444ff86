import type { Voice } from './types.ts';

/** Parcel, shop and price: of any goods. */
export const anyGoods: readonly Voice[] = [
  {
    zh: {
      middling: ['东西不错，就是发货慢了两天。', '和想的差不多，没有惊喜也没有失望。'],
      bad: ['等了五天才发货，客服也没主动说一声。', '外箱破了一个口，看着像被拆过。'],
      added: ['追评：又买了一份送人。', '追加一下，家里人也都说不错。'],
    },
    en: {
      middling: ['Good, though it shipped two days late.', 'About what I had expected, no more and no less.'],
      bad: ['It took five days to ship, without a word from the shop.', 'The outer box was torn open.'],
      added: ['Update: I bought a second one as a present.', 'Everybody at home likes it, too.'],
    },
  },
];

/** Follows praise, of any goods. */
export const MORE = {
  zh: [
    '物流很快，第二天就到了。',
    '客服回复及时，问什么都耐心。',
    '包装很严实，没有磕碰。',
    '价格也合适，活动时买更划算。',
    '和描述一致，没有失望。',
    '已经推荐给朋友了。',
    '下次还来这家。',
    '快递小哥送上楼，态度很好。',
  ],
  en: [
    'Delivered the next day.',
    'The shop answered all my questions.',
    'Very well packed.',
    'Good value, too.',
    'Exactly as described.',
    'I have already told my friends.',
    'Would buy again.',
  ],
} as const;

export const ANSWERS = {
  good: {
    zh: [
      '感谢您的认可，期待您再次光临。',
      '谢谢您这么用心的评价，祝您生活愉快。',
      '您的喜欢是我们继续做好的动力，谢谢。',
    ],
    en: [
      'Thank you for your kind words. We look forward to seeing you again.',
      'Thank you for taking the time to write.',
    ],
  },
  bad: {
    zh: [
      '很抱歉给您带来不便，客服已与您联系，会尽快处理好。',
      '非常抱歉，您反映的问题我们已转给仓库改进，可以联系客服补发或退换。',
    ],
    en: ['We are sorry about this. Our service team has written to you and will put it right.'],
  },
} as const;

/** Nicknames of buyers. */
export const NAMES = [
  ...['晚风', '小满', '阿柚', '江南雨', '青梅', '老周', '橙子汽水', '木木', '云上', '晓雯', '大鹏', '茉莉'],
  ...['山里人', '南瓜粥', '小鹿', '胖虎', '秋水', '向阳', '豆豆妈', '建国', '一只猫', '白露', '文竹', '阿杰'],
  ...['琳琳', '北方的海', '可乐', '麦田', '西瓜皮', '静静', '石头', '星河', '燕子', '老陈', '桂花糕', '冬至'],
  ...['Mia', 'Tom', 'Grace L', 'Ben', 'Oliver', 'Sophie', 'Jack W', 'Hannah', 'Leo', 'Emma', 'Noah', 'Ruby'],
  ...['Alice', 'Max', 'Chloe', 'Daniel', 'Lucy', 'Sam', 'Ivy', 'Henry', 'Zoe', 'George', 'Ella', 'Oscar'],
] as const;
