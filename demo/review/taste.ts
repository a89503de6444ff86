import type { Voices } from './types.ts';

export const food: Voices = {
  zh: {
    good: [
      '很新鲜，打开就闻到香味，家里老人孩子都爱吃。',
      '个头均匀，没有坏的，分量也足。',
      '冰袋还没化就到了，冷链做得不错。',
      '不是那种齁甜，甜得很自然，回购第三次了。',
      '独立小包装，带去办公室分给同事，一抢而空。',
      '肉质紧实，简单煎一下就很好吃。',
      '日期很新鲜，是上周刚生产的。',
      '酥脆不油，配茶正好，一不小心吃掉半袋。',
      '煮粥很香，米粒饱满，和小时候吃的味道一样。',
      '比超市便宜，品相还更好。',
    ],
    middling: [
      '味道可以，就是有两个磕碰了，切掉一点还能吃。',
      '比想象中甜，血糖高的慢点吃。',
      '包装有点大，一个人要吃很久。',
    ],
    bad: ['有几个已经软了，联系客服赔了一部分。', '口感偏干，不太合我家口味。'],
  },
  en: {
    good: [
      'Fresh, fragrant, and every piece was sound.',
      'The ice packs were still frozen when it came.',
      'Sweet without being sugary. My third order.',
      'Single packs are perfect for the office; they were gone by noon.',
      'Made only last week according to the date.',
      'Crisp, not greasy. I ate half the bag with my tea.',
    ],
    middling: ['Tasty, though two were bruised.', 'A little sweeter than I like.'],
    bad: ['Several had gone soft. Customer service refunded part.'],
  },
};

export const drinks: Voices = {
  zh: {
    good: [
      '茶汤清亮，回甘很明显，泡到第六泡还有味道。',
      '豆子烘得均匀，打开满屋子香，做拿铁特别好。',
      '不加糖也顺口，冰镇以后更好喝。',
      '酒体干净，不上头，朋友聚会开了两瓶。',
      '干茶条索整齐，没有碎末，看得出用心。',
      '冷泡一晚上，第二天带去公司，清爽。',
      '气泡很足，甜度低，减脂期也敢喝。',
      '茶具出水顺，不滴漏，手感温润。',
      '小罐装正好一次一包，出差带着方便。',
      '送长辈的，反馈说比他平时喝的还好。',
    ],
    middling: ['味道偏淡，喜欢浓的要多放一点。', '香气不错，就是有少量碎茶。', '偏酸，喜欢深烘的慎选。'],
    bad: ['收到时有一瓶漏了，箱子湿了一片。', '和之前买的那批味道不太一样。'],
  },
  en: {
    good: [
      'Bright in the cup and still going at the sixth infusion.',
      'Evenly roasted and wonderful with milk.',
      'Smooth without sugar, better still on ice.',
      'Clean finish. Two bottles went at dinner and nobody regretted it.',
      'Whole leaves, no dust. Somebody cared.',
      'Pours without a drip and feels lovely to hold.',
    ],
    middling: ['Rather mild; use a bit more than they say.', 'Good aroma, slightly too acidic for me.'],
    bad: ['One bottle had leaked into the box.'],
  },
};

export const beauty: Voices = {
  zh: {
    good: [
      '敏感皮用了两周没有泛红，很温和。',
      '质地清爽，吸收快，夏天用也不闷。',
      '颜色很日常，显白，涂完气色好很多。',
      '洗完头发蓬松，一整天不塌。',
      '香味很淡，不冲，凑近才闻得到。',
      '上脸服帖，带妆八小时没有卡粉。',
      '泡沫细，洗完不紧绷，换季也适合。',
      '刷毛柔软不掉毛，抓粉力刚好。',
      '按压泵好用，最后一点也能挤干净。',
      '手上的干纹淡了一些，会坚持用完。',
    ],
    middling: ['效果温和，急着见效的话可能会失望。', '色号比图上偏橘一点。', '滋润度一般，干皮冬天不够用。'],
    bad: ['用了有点刺痛，可能和我的皮肤不合。', '泵头按不出来，只能拧开倒。'],
  },
  en: {
    good: [
      'Two weeks in and my sensitive skin has not complained once.',
      'Light, sinks in fast, no shine by noon.',
      'A very wearable shade that brightens the whole face.',
      'My hair keeps its volume until the evening.',
      'The scent is so faint you have to look for it.',
      'Soft bristles, no shedding, picks up just enough.',
    ],
    middling: ['Gentle, but do not expect wonders in a week.', 'The shade is warmer than it looks on screen.'],
    bad: ['It stung a little, so perhaps not for my skin.'],
  },
};

export const gifts: Voices = {
  zh: {
    good: [
      '刻字很清晰，位置也正，女朋友拿到很惊喜。',
      '礼盒很有质感，直接送人不用再包。',
      '戴了一个月没有褪色，洗手也没摘过。',
      '做出来比效果图还好看，客服确认得很仔细。',
      '大小正好，链子长度也合适，很衬肤色。',
      '送给朋友的乔迁礼物，她当场就摆上了。',
      '气球颜色搭得好看，布置起来很出片。',
      '相册纸很厚，照片印得没有偏色。',
      '细节处理得干净，摸不到毛刺。',
      '赶在纪念日前一天到了，谢谢店家加急。',
    ],
    middling: ['好看，就是比想象中轻。', '盒子压了一个角，东西没事。', '刻字字体和预览有一点点差别。'],
    bad: ['晚了两天，错过了生日。', '扣子有点松，自己夹紧了才敢戴。'],
  },
  en: {
    good: [
      'The engraving is crisp and straight. She was thrilled.',
      'The box is so nice that it needed no wrapping.',
      'Worn every day for a month and it has not tarnished.',
      'Even better than the preview, and they checked every detail with me.',
      'Arrived the day before our anniversary. Thank you!',
      'Thick pages and true colours. A lovely album.',
    ],
    middling: ['Pretty, but lighter than I had imagined.', 'One corner of the box was dented; the gift was fine.'],
    bad: ['It came two days after the birthday.'],
  },
};
