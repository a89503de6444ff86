import type { Voice } from '../types.ts';

export const drinks: readonly Voice[] = [
  {
    fits: ['drinks'],
    not: ['drinks-ware'],
    zh: {
      good: ['日期新，密封也好。', '招待朋友正好，大家都说好。', '第二次买了，质量一直没变。'],
      middling: ['还可以，没有想象中那么惊艳。'],
      bad: ['和之前买的那批不太一样。'],
      added: ['很快就没了，又下了一单。'],
    },
    en: {
      good: [
        'A recent date and a good seal.',
        'I served it to friends and all of them approved.',
        'My second order, and just as good.',
      ],
      middling: ['Nice, but not as special as I had hoped.'],
      bad: ['Not quite like the last batch.'],
      added: ['All gone, and I have ordered again.'],
    },
  },
  {
    fits: ['drinks-coffee'],
    zh: {
      good: ['香气足，早上全靠这一杯。', '不酸不涩，加奶也压得住。', '省事，出差带着方便。', '冰着喝也很顺口。'],
      middling: ['偏酸，喜欢深烘的慎选。'],
      bad: ['味道有点淡，像兑了水。'],
    },
    en: {
      good: [
        'Full of aroma. My mornings depend on it.',
        'Neither sour nor bitter, and good with milk.',
        'No fuss, which makes it perfect for travelling.',
        'Just as smooth on ice.',
      ],
      middling: ['Slightly too acidic for me.'],
      bad: ['Rather thin, as if watered down.'],
    },
  },
  {
    fits: ['drinks-lotus-bowl', 'drinks-ginger-cube', 'drinks-melt-cocoa'],
    zh: {
      good: ['一搅就化，没有疙瘩。', '料足，喝完身上暖暖的。', '甜度刚好，不腻。', '冬天晚上来一杯，很舒服。'],
      middling: ['好喝，就是偏甜一点。'],
      bad: ['有一包漏了，粘了一盒。'],
    },
    en: {
      good: [
        'Dissolves at once, without lumps.',
        'Rich, and it warms me right through.',
        'Sweet enough and no more.',
        'Just the thing on a winter evening.',
      ],
      middling: ['Nice, a little on the sweet side.'],
      bad: ['One portion had leaked into the box.'],
    },
  },
  {
    fits: ['drinks-barley-pot'],
    zh: {
      good: [
        '麦香浓，晚上喝也不影响睡觉。',
        '冷泡一晚上，第二天带去公司，清爽。',
        '孩子老人都能喝。',
        '一袋能泡一大壶。',
      ],
      middling: ['好喝，热的比冷的香。'],
      bad: ['有两袋破了口。'],
    },
    en: {
      good: [
        'A deep barley taste and no caffeine at night.',
        'Left in cold water overnight it is wonderful.',
        'Everybody at home can drink it.',
        'One bag makes a whole jug.',
      ],
      middling: ['Good, better hot than cold.'],
      bad: ['Two bags had split.'],
    },
  },
  {
    fits: ['drinks-hillside-honey'],
    zh: {
      good: [
        '花香很足，不是那种糖水味。',
        '天冷会结晶，一看就是真的。',
        '早上一勺兑温水，嗓子舒服。',
        '罐子封得严，一点没漏。',
      ],
      middling: ['好吃，罐口有点小不好舀。'],
      bad: ['罐口渗了一点出来，粘手。'],
    },
    en: {
      good: [
        'Full of blossom, nothing like syrup.',
        'It sets in the cold, as real honey does.',
        'A spoonful in warm water does my throat good.',
        'Well sealed; not a drop had leaked.',
      ],
      middling: ['Good honey in a rather narrow jar.'],
      bad: ['A little had seeped out and the jar was sticky.'],
    },
  },
  {
    fits: ['drinks-boba-kit', 'drinks-pasture-milk'],
    zh: {
      good: ['奶味很浓，不水。', '冰过以后更好喝，孩子一天一杯。', '包得很好，一点没漏。', '喝完没有腻的感觉。'],
      middling: ['好喝，保质期短，要尽快喝完。'],
      bad: ['有一份的封口松了。'],
    },
    en: {
      good: [
        'Full and creamy, not watery.',
        'Best ice-cold; my son has a glass a day.',
        'Well packed, nothing had leaked.',
        'Rich without being heavy.',
      ],
      middling: ['Tasty, but it has to be used up quickly.'],
      bad: ['One seal was loose.'],
    },
  },
  {
    fits: ['drinks-juice'],
    zh: {
      good: ['就是水果的味道，不加糖也顺口。', '冰镇以后更好喝。', '孩子也喜欢喝。', '清爽，喝完不口渴。'],
      middling: ['好喝，喜欢甜的会觉得淡。'],
      bad: ['有一份到的时候漏了。'],
    },
    en: {
      good: [
        'It tastes of the fruit and nothing else.',
        'Better still on ice.',
        'The children like it, too.',
        'Refreshing, and it does not leave you thirsty.',
      ],
      middling: ['Nice, though not sweet enough for some.'],
      bad: ['One had leaked on the way.'],
    },
  },
  {
    fits: ['drinks-rock-spring', 'drinks-toast-sparkling'],
    zh: {
      good: [
        '口感清冽，没有怪味。',
        '整箱送到门口，省得自己搬。',
        '瓶盖紧，一瓶都没漏。',
        '聚会的时候大人小孩都能喝。',
      ],
      middling: ['好喝，箱子太沉了。'],
      bad: ['有一瓶漏了，箱子湿了一片。'],
    },
    en: {
      good: [
        'Clean and crisp, no aftertaste.',
        'A whole case at my door and nothing to carry.',
        'Tight caps: not one bottle had leaked.',
        'Fine for old and young at a party.',
      ],
      middling: ['Good, but the case is very heavy.'],
      bad: ['One bottle had leaked into the box.'],
    },
  },
  {
    fits: ['drinks-clear-ice'],
    zh: {
      good: ['真的透，放杯子里几乎看不见。', '化得慢，一杯喝完还剩大半块。', '没有冰箱味。', '到的时候一颗都没化。'],
      middling: ['冰很好，占冷冻室地方。'],
      bad: ['有两颗裂成了两半。'],
    },
    en: {
      good: [
        'So clear that it vanishes in the glass.',
        'Melts slowly: half the cube outlives the drink.',
        'No freezer taste.',
        'Not one had melted on the way.',
      ],
      middling: ['Lovely ice, but it fills the freezer.'],
      bad: ['Two cubes had cracked in half.'],
    },
  },
  {
    fits: ['drinks-cellar'],
    zh: {
      good: [
        '酒体干净，不上头。',
        '朋友聚会一打开就见底了，都说好。',
        '入口柔，后味长。',
        '包装好看，送人体面。',
        '度数不高，饭后小酌正好。',
      ],
      middling: ['酒不错，对我来说偏甜了一点。'],
      bad: ['封口有点渗，标签湿了。'],
    },
    en: {
      good: [
        'Clean, and no headache in the morning.',
        'It was gone within the hour when friends came round.',
        'Soft on the tongue with a long finish.',
        'Handsome enough to give away.',
        'Just right after dinner.',
      ],
      middling: ['A decent drink, a bit sweet for me.'],
      bad: ['The seal had seeped and the label was wet.'],
    },
  },
  {
    fits: ['drinks-ware'],
    zh: {
      good: ['做工细，摆着用着都喜欢。', '包得严实，一点磕碰都没有。'],
      middling: ['东西好，比图片看着小。'],
      bad: ['收到有一处磕碰，补发的等了好几天。'],
      added: ['用了一个月，越用越顺手。'],
    },
    en: {
      good: ['Finely made, a pleasure to use and to look at.', 'Packed so well that there is not a mark on it.'],
      middling: ['Nice, smaller than it looks in the pictures.'],
      bad: ['It arrived with a flaw and the replacement took days.'],
      added: ['A month on and I like it more every day.'],
    },
  },
  {
    fits: ['drinks-gourd-mate'],
    zh: {
      good: [
        '葫芦厚实，按说明养了两天就能用。',
        '吸管的滤网细，一点茶渣都吸不上来。',
        '配的茶叶够喝一个月。',
        '第一次喝马黛茶，比想的好喝。',
      ],
      middling: ['有趣，开葫芦要花点耐心。'],
      bad: ['葫芦口有一道细纹。'],
    },
    en: {
      good: [
        'A thick gourd, ready after two days of curing.',
        'The straw filters perfectly.',
        'The mate that comes with it lasts a month.',
      ],
      middling: ['Fun, but curing the gourd takes patience.'],
      bad: ['There was a fine crack at the rim of the gourd.'],
    },
  },
];
