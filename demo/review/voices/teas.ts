import type { Voice } from '../types.ts';

export const teas: readonly Voice[] = [
  {
    fits: ['drinks-green', 'drinks-dark'],
    zh: {
      good: [
        '茶汤清亮，回甘很明显。',
        '泡到第六泡还有味道。',
        '打开就是茶香，没有杂味。',
        '香气正，出差也带着喝。',
        '叶底完整，看得出用心。',
      ],
      middling: ['味道偏淡，喜欢浓的要多放一点。'],
      bad: ['碎茶有点多，泡出来不够清。'],
    },
    en: {
      good: [
        'Bright in the cup with a long, sweet finish.',
        'Still going at the sixth infusion.',
        'You smell the tea as soon as you open it.',
        'Whole leaves. Somebody cared.',
      ],
      middling: ['Rather mild; use a bit more than they say.'],
      bad: ['Too many broken leaves; the tea was cloudy.'],
    },
  },
  {
    fits: ['drinks-snow-daisy', 'drinks-ink-rose', 'drinks-ruby-roselle'],
    zh: {
      good: [
        '整朵的，泡开特别好看。',
        '没有硫味，香气很自然。',
        '加一点蜂蜜，下午喝正好。',
        '颜色透亮，办公室同事都来问。',
      ],
      middling: ['清淡，一杯要多放几朵。'],
      bad: ['瓶底的碎末有点多。'],
    },
    en: {
      good: [
        'Whole flowers that open beautifully in the glass.',
        'A natural scent, nothing artificial.',
        'Lovely with a little honey in the afternoon.',
        'A clear colour; my colleagues all ask about it.',
      ],
      middling: ['Delicate: it takes more flowers than I thought.'],
      bad: ['There was a lot of dust at the bottom of the jar.'],
    },
  },
  {
    fits: ['drinks-lemon-slice'],
    zh: {
      good: ['一片就是一杯，酸得清爽。', '独立小袋，带去公司很方便。', '片厚，泡开还有果肉。', '冷水也能泡出味道。'],
      middling: ['偏酸，要加点蜂蜜。'],
      bad: ['有几片碎了。'],
    },
    en: {
      good: [
        'One slice, one glass, pleasantly sharp.',
        'Single sachets that I keep at the office.',
        'Thick slices with real flesh.',
        'Works in cold water, too.',
      ],
      middling: ['Rather sour without honey.'],
      bad: ['Some slices were broken.'],
    },
  },
];
