import type { Voice } from '../types.ts';

const ENGRAVED = ['gifts-rings', 'gifts-engraved-watch', 'gifts-mantel-clock', 'gifts-tokens', 'muduo-photo-puzzle'];
const USED_UP = ['gifts-soy-candle', 'gifts-red-envelope', 'gifts-balloon-set', 'gifts-dried-bouquet'];

export const gifts: readonly Voice[] = [
  {
    fits: ['gifts'],
    zh: {
      good: ['细节处理得干净，送人体面。', '包得很用心，打开就想拍照。', '朋友收到很惊喜。'],
      middling: ['好看，就是比想象中小一点。', '盒子压了一个角，东西没事。'],
      bad: ['晚了两天，错过了生日。'],
    },
    en: {
      good: [
        'Cleanly made, and fit to give away.',
        'So nicely packed that I took a picture first.',
        'My friend was thrilled.',
      ],
      middling: [
        'Pretty, a little smaller than I had imagined.',
        'One corner of the box was dented; the gift was fine.',
      ],
      bad: ['It came two days after the birthday.'],
    },
  },
  {
    fits: ['gifts'],
    not: USED_UP,
    zh: { added: ['一个月了，还和刚到手时一样好。'] },
    en: { added: ['A month on: as good as on the first day.'] },
  },
  {
    fits: [...ENGRAVED, 'shizhu-gift-chopsticks', 'boqing-toast', 'taoxi-photo-mug'],
    zh: {
      good: ['做出来比效果图还好看。', '客服确认得很仔细，改了一次也不嫌烦。', '赶在纪念日前一天到了，谢谢店家加急。'],
      middling: ['成品和预览有一点点差别，能接受。'],
    },
    en: {
      good: [
        'Even better than the preview.',
        'They checked every detail with me.',
        'It came the day before our anniversary. Thank you!',
      ],
      middling: ['Slightly different from the preview, but fine.'],
    },
  },
  {
    fits: ['gifts-rings'],
    zh: {
      good: ['戴了一个月没有褪色，洗手也没摘过。', '内圈的字很小但很清楚。', '戒圈光滑，不硌手指。'],
      middling: ['戒指好看，圈口偏大半号。'],
      bad: ['镶口有点勾毛衣。'],
    },
    en: {
      good: [
        'Worn every day for a month and it has not tarnished.',
        'The words inside the ring are tiny but clear.',
        'Smooth all round.',
      ],
      middling: ['A pretty ring, half a size large.'],
      bad: ['The setting catches on my jumper.'],
    },
  },
  {
    fits: ['gifts-pendants'],
    zh: {
      good: ['长度合适，很衬肤色。', '吊坠精致，正反都好看。', '戴了一个月没有褪色。', '扣头紧，不会自己松开。'],
      middling: ['好看，戴着比想的轻。'],
      bad: ['扣子有点松，自己夹紧了才敢戴。'],
    },
    en: {
      good: [
        'Just the right length, and it flatters the skin.',
        'A delicate pendant, pretty from both sides.',
        'Worn for a month without tarnishing.',
        'A clasp that stays shut.',
      ],
      middling: ['Pretty, lighter than I had imagined.'],
      bad: ['The clasp was loose and I had to tighten it.'],
    },
  },
  {
    fits: ['gifts-bracelets'],
    zh: {
      good: ['珠子圆润，大小一致。', '松紧正好，戴着不勒。', '绳子结实，洗手没事。', '颜色正，很衬手腕。'],
      middling: ['好看，接头有点扎。'],
      bad: ['戴了一周绳子就松了。'],
    },
    en: {
      good: [
        'Round, even beads.',
        'A comfortable fit on the wrist.',
        'A strong cord that does not mind water.',
        'A lovely colour on the skin.',
      ],
      middling: ['Pretty, though the knot scratches a little.'],
      bad: ['The cord went slack within a week.'],
    },
  },
  {
    fits: ['gifts-birthday-crown'],
    zh: {
      good: [
        '珠子缝得牢，没掉一颗。',
        '头围能调，三岁到七岁都戴得上。',
        '软，戴一下午不硌头。',
        '拍照特别好看，孩子舍不得摘。',
      ],
      middling: ['好看，魔术贴有点粘头发。'],
      bad: ['有一边的珠子松了。'],
    },
    en: {
      good: [
        'The beads are firmly sewn on.',
        'It adjusts to any head between three and seven.',
        'Soft enough to wear all afternoon.',
        'Wonderful in photos; she would not take it off.',
      ],
      middling: ['Pretty; the tape catches the hair.'],
      bad: ['Some beads were loose.'],
    },
  },
  {
    fits: ['gifts-silk-fan'],
    zh: {
      good: [
        '扇骨光滑，开合顺。',
        '绢面平整，题的字很有味道。',
        '风不小，夏天真的用得上。',
        '流苏垂着好看，没有打结。',
      ],
      middling: ['扇子好看，开合要轻一点。'],
      bad: ['有一根扇骨有点歪。'],
    },
    en: {
      good: [
        'Smooth ribs; the fan opens and closes easily.',
        'Even silk with beautiful characters.',
        'A real breeze on hot days.',
        'The tassel hangs nicely.',
      ],
      middling: ['Pretty fan that wants a light hand.'],
      bad: ['One rib was slightly bent.'],
    },
  },
  {
    fits: ['gifts-engraved-watch'],
    zh: {
      good: ['走时准，一个月差不到十秒。', '背面的字刻得很漂亮。', '表带软，戴着不硌。', '表盘干净，配正装好看。'],
      middling: ['手表好看，表带孔要自己多打一个。'],
      bad: ['表带的扣有点毛边。'],
    },
    en: {
      good: [
        'Keeps time within seconds a month.',
        'Beautiful engraving on the back.',
        'A soft strap.',
        'A clean dial that goes with a suit.',
      ],
      middling: ['A handsome watch; the strap wanted one more hole.'],
      bad: ['The buckle has a rough edge.'],
    },
  },
];
