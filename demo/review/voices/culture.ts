import type { Voice } from '../types.ts';

export const culture: readonly Voice[] = [
  {
    fits: ['culture'],
    zh: {
      good: ['做工比想象中好，送人也合适。', '样子和图片一致，拿到就喜欢。'],
      middling: ['不错，就是比图片看着小一点。'],
      bad: ['盒子边角压坏了一点，等了几天才有人处理。'],
      added: ['用了一个月再来说说，没有失望。'],
    },
    en: {
      good: [
        'Better made than I expected, good enough to give away.',
        'Just like the pictures, and I took to it at once.',
      ],
      middling: ['Nice, a little smaller than it looks.'],
      bad: ['A corner of the box was crushed and it took days to get an answer.'],
      added: ['A month later I am still pleased with it.'],
    },
  },
  {
    fits: ['culture-books'],
    zh: {
      good: [
        '印刷清楚，内页排版舒服，看着不累。',
        '装帧漂亮，纸张手感好。',
        '一拿到就翻了一遍，内容扎实。',
        '包得仔细，书角一点没折。',
      ],
      middling: ['内容很好，快递把书角压弯了。'],
      bad: ['有几页印得发虚，看着费眼。'],
    },
    en: {
      good: [
        'Clear printing and an easy layout.',
        'Beautifully bound on good paper.',
        'I went through it in one sitting.',
        'Packed so that not a corner was bent.',
      ],
      middling: ['Lovely book, bent corner.'],
      bad: ['Some pages are printed faintly.'],
    },
  },
  {
    fits: ['culture-fiction'],
    zh: { good: ['一口气读到凌晨，结尾没想到。', '文字干净，人物像身边的人。'] },
    en: { good: ['I read until two in the morning.'] },
  },
  {
    fits: ['culture-kids'],
    zh: { good: ['每天睡前都要翻一遍。', '画得温柔，每一页都有小细节可找。'] },
    en: { good: ['We look at it every night before bed.'] },
  },
  {
    fits: ['culture-roadside-plants'],
    zh: { good: ['散步带着，终于叫得出路边的草木了。', '图画得细，对着就能认。'] },
    en: { good: ['At last I know what grows along my street.'] },
  },
  {
    fits: ['culture-weekday-kitchen'],
    zh: { good: ['照着做了三道，一次就成。', '用料都是超市买得到的。'] },
    en: { good: ['Three dishes so far, and all of them worked.'] },
  },
  {
    fits: ['culture-evening-scores'],
    zh: { good: ['曲子好听，难度一级一级上。', '线圈装放谱架上不会合上。'] },
    en: { good: ['Lovely pieces that get harder step by step.'] },
  },
  {
    fits: ['culture-music'],
    zh: {
      good: ['声音比想象的好，不闷。', '配件齐，拿到就能练。', '乐器店同样的贵一倍。', '做工细，摸着没有毛刺。'],
      middling: ['声音可以，到手要自己再调一下。'],
      bad: ['有一个配件松了，自己拧紧才好。'],
    },
    en: {
      good: [
        'The tone suits a beginner well.',
        'A fuller sound than I expected.',
        'Everything was in the box, so I could start at once.',
        'Twice the price at our music shop.',
      ],
      middling: ['A nice sound, once adjusted.'],
      bad: ['A fitting was loose and had to be tightened.'],
    },
  },
  {
    fits: ['culture-strings', 'culture-winds', 'culture-keys'],
    zh: { good: ['音准不错，初学够用，老师也说可以。'] },
    en: { good: ['In tune, and my teacher approves.'] },
  },
  {
    fits: ['culture-strings'],
    zh: { good: ['琴颈光滑，按弦不费力。'] },
    en: { good: ['A smooth neck that is easy to play.'] },
  },
  {
    fits: ['culture-keys'],
    zh: { good: ['琴键回弹快，力度跟手。'] },
    en: { good: ['The keys respond well.'] },
  },
  {
    fits: ['culture-drums'],
    zh: { good: ['鼓皮紧，敲下去干净利落。'] },
    en: { good: ['A tight head and a crisp stroke.'] },
  },
  {
    fits: ['culture-gradient-puzzle'],
    zh: {
      good: [
        '颜色渐变很美，拼的时候特别静心。',
        '咬合紧，拼好能整张提起来。',
        '没有碎屑，切口干净。',
        '拼了三个晚上，裱起来挂墙上了。',
      ],
      middling: ['好看，难度比想的大。'],
      bad: ['少了一片，正好在中间。'],
    },
    en: {
      good: [
        'Beautiful shades; piecing them together is so calming.',
        'The pieces lock so well that you can lift it.',
        'Clean cuts and no dust.',
        'Three evenings, and now it hangs on our wall.',
      ],
      middling: ['Pretty, and harder than I thought.'],
      bad: ['One piece was missing, right in the middle.'],
    },
  },
];
