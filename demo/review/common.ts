import { digital, garden, home, kitchen } from './indoors.ts';
import { culture, fashion, sports, toys } from './outdoors.ts';
import { beauty, drinks, food, gifts } from './taste.ts';
import type { Voices } from './types.ts';

/** By the code of a top category. */
export const VOICES: Record<string, Voices> = {
  ...{ digital, home, kitchen, food, drinks, beauty },
  ...{ fashion, sports, toys, culture, gifts, garden },
};

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
    '家里人都很满意。',
    '细节看得出用心。',
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

export const ADDED = {
  zh: [
    '用了一段时间再来说说：和刚到手时一样好。',
    '追评：又买了一份送人。',
    '一个月了，没有出现任何问题。',
    '追加一下，家里人也都说不错。',
    '用久了才发现细节做得很到位。',
    '刚开始有点不习惯，现在离不开了。',
  ],
  en: [
    'Some weeks on: as good as on the first day.',
    'Update: I bought a second one as a present.',
    'A month later, no problems at all.',
    'It took some getting used to; now I would not be without it.',
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
