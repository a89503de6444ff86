import type { Voice } from '../types.ts';

export const stationery: readonly Voice[] = [
  {
    fits: ['culture-coil-notebook', 'culture-band-journal', 'culture-year-diary', 'culture-memo-pad'],
    zh: {
      good: ['纸张厚，写钢笔不洇。', '翻页很顺，摊得平。', '封面有质感，放包里不折角。', '格线浅，写满了也清爽。'],
      middling: ['本子好，比想的重一点。'],
      bad: ['有几页裁得不齐。'],
    },
    en: {
      good: [
        'Thick paper that takes fountain pen without bleeding.',
        'The pages turn easily and lie flat.',
        'A cover that survives my bag.',
        'Faint lines that do not get in the way.',
      ],
      middling: ['A good notebook, rather heavy.'],
      bad: ['Some pages were badly cut.'],
    },
  },
  {
    fits: ['culture-desk-calendar'],
    zh: {
      good: [
        '格子大，一天能写好几件事。',
        '节气的画每张都好看。',
        '立得稳，翻页不卡。',
        '放在桌上，看一眼就知道几号。',
      ],
      middling: ['台历好看，纸再厚一点就好了。'],
      bad: ['有一页印歪了。'],
    },
    en: {
      good: [
        'Big boxes with room for a whole day.',
        'Every month has a lovely picture.',
        'Stands firmly and turns smoothly.',
        'One glance and I know the date.',
      ],
      middling: ['Pretty; the paper could be thicker.'],
      bad: ['One page was printed askew.'],
    },
  },
  {
    fits: ['culture-fountain-pen', 'culture-gel-pen', 'culture-dip-nib-set'],
    zh: {
      good: ['笔尖很顺，没有断墨。', '写一页作业手不酸。', '粗细均匀，字都好看了。', '重心合适，握着舒服。'],
      middling: ['好写，墨水颜色比想的浅。'],
      bad: ['放包里漏了一点墨。'],
    },
    en: {
      good: [
        'Writes smoothly page after page.',
        'My hand does not tire.',
        'An even line that flatters my handwriting.',
        'Well balanced.',
      ],
      middling: ['It writes well in rather pale ink.'],
      bad: ['It leaked a little in my bag.'],
    },
  },
  {
    fits: ['culture-sketch-pencil', 'culture-oil-crayon'],
    zh: {
      good: [
        '不容易断，用得很省。',
        '深浅都出得来，叠色干净。',
        '握着舒服，画久了不硌手。',
        '孩子的美术课要用，正合适。',
      ],
      middling: ['好用，盒子有点软。'],
      bad: ['到手就断了一支。'],
    },
    en: {
      good: [
        'They do not break and last well.',
        'Light and dark both come easily.',
        'Comfortable to hold for a long drawing.',
        'Just what he needed for art class.',
      ],
      middling: ['Good, in a flimsy box.'],
      bad: ['One was broken in the box.'],
    },
  },
  {
    fits: ['culture-push-pins', 'culture-paper-clips'],
    zh: {
      good: ['结实，不变形。', '数量足，办公室够用半年。', '表面光滑，不刮手。', '小东西，天天都用得上。'],
      middling: ['好用，盒子的盖有点松。'],
      bad: ['到手就弯了几个。'],
    },
    en: {
      good: [
        'Strong, and they keep their shape.',
        'Enough for half a year in our office.',
        'A small thing that I use every day.',
      ],
      middling: ['Good; the lid of the box is a bit loose.'],
      bad: ['A few were bent.'],
    },
  },
  {
    fits: ['culture-card-box'],
    zh: {
      good: ['装满文件也不变形。', '标签框实用，找东西快。', '放在桌上整齐多了。', '板材厚，拿着有分量。'],
      middling: ['好用，颜色选择少了点。'],
      bad: ['有一角磕瘪了。'],
    },
    en: {
      good: [
        'It keeps its shape even when full.',
        'The label frame saves me a lot of looking.',
        'My desk has never been so tidy.',
      ],
      middling: ['Useful; I wish there were more colours.'],
      bad: ['One corner was dented.'],
    },
  },
  {
    fits: ['culture-desk-scissors'],
    zh: {
      good: ['剪胶带真的不粘。', '刃口利，剪纸一刀到底。', '手柄圆，左手也能用。', '合起来没有声音。'],
      middling: ['剪刀好用，剪厚纸板费劲。'],
      bad: ['螺丝有点松，自己拧了一下。'],
    },
    en: {
      good: [
        'Tape really does not stick to them.',
        'Sharp: one cut goes right through.',
        'Comfortable handles, even for the left hand.',
        'They close without a sound.',
      ],
      middling: ['Good scissors, not for thick card.'],
      bad: ['The screw was loose.'],
    },
  },
  {
    fits: ['culture-gouache-palette', 'culture-brush-set', 'huamao-paint-palette-set'],
    zh: {
      good: [
        '画起来很顺，叠色也干净。',
        '美术课用的，老师说可以。',
        '好洗，水一冲就干净。',
        '新手够用了，不用再添。',
        '一笔下去很匀，边缘也齐。',
      ],
      middling: ['好用，收起来没有地方插笔。'],
      bad: ['盒子到手就裂了一条。'],
    },
    en: {
      good: [
        'Even strokes that layer cleanly.',
        'For art class, and the teacher approves.',
        'Rinses clean under the tap.',
        'All that a beginner needs.',
      ],
      middling: ['Good, with nowhere to put the brushes.'],
      bad: ['The box was cracked.'],
    },
  },
  {
    fits: ['culture-rice-scroll'],
    zh: {
      good: ['墨不乱洇，浓淡都出得来。', '颜色古雅，写小楷特别好看。', '纸面匀，没有草屑。', '卷得紧，一点没受潮。'],
      middling: ['纸好，裁边要自己来。'],
      bad: ['最外面一段有折痕。'],
    },
    en: {
      good: [
        'Ink spreads just as it should.',
        'A lovely old tone for small characters.',
        'Even paper without specks.',
        'Tightly rolled and perfectly dry.',
      ],
      middling: ['Good paper that you trim yourself.'],
      bad: ['The outer end was creased.'],
    },
  },
  {
    fits: ['culture-leather-bookmark'],
    zh: {
      good: ['烫的字清楚，位置也正。', '皮子越摸越亮。', '夹在书里不厚，不硌页。', '送书友的，她说舍不得用。'],
      middling: ['好看，刚到手有点硬。'],
      bad: ['字烫得比预览浅。'],
    },
    en: {
      good: [
        'The lettering is crisp and straight.',
        'The leather gets better with every touch.',
        'Thin enough not to mark the page.',
        'My friend says it is too good to use.',
      ],
      middling: ['Pretty, a bit stiff at first.'],
      bad: ['The letters are fainter than in the preview.'],
    },
  },
];
