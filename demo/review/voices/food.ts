import type { Voice } from '../types.ts';

export const food: readonly Voice[] = [
  {
    fits: ['food'],
    zh: {
      good: ['家里老人孩子都爱吃。', '比超市便宜，品相还更好。', '分量足，包得也干净。'],
      middling: ['味道可以，一个人要吃很久。'],
      bad: ['口感和上次买的不太一样，不太合我家口味。'],
      added: ['已经吃完了，又下了一单。', '第二次买，还是一样好吃。'],
    },
    en: {
      good: [
        'Loved by old and young at our table.',
        'Cheaper than the supermarket and better looking.',
        'A generous weight, cleanly packed.',
      ],
      middling: ['Tasty, but a lot for one person.'],
      bad: ['Not the taste I remember from last time.'],
      added: ['All eaten, and I have ordered again.'],
    },
  },
  {
    fits: ['food-fruit'],
    not: ['food-garden-lemon'],
    zh: {
      good: ['个头均匀，没有坏的。', '打开箱子就闻到果香。', '甜得很自然，回购第三次了。', '汁水足，冰一下更好吃。'],
      middling: ['有两个磕碰了，切掉一点还能吃。'],
      bad: ['有几个已经软了，联系客服赔了一部分。'],
    },
    en: {
      good: [
        'Even in size and every piece was sound.',
        'You smell the fruit as soon as you open the box.',
        'Juicy and fragrant. My third order.',
        'Even better straight from the fridge.',
      ],
      middling: ['Good, though two were bruised.'],
      bad: ['Several had gone soft. Customer service refunded part.'],
    },
  },
  {
    fits: ['food-citrus'],
    not: ['food-garden-lemon'],
    zh: { good: ['皮薄肉厚，几乎没有浪费。', '熟度刚好，到家就能吃。'] },
    en: { good: ['Thin skin, plenty of flesh.'] },
  },
  {
    fits: ['food-garden-lemon'],
    zh: {
      good: ['皮有光泽，切开籽少汁多。', '泡水清香，放冰箱两周还新鲜。', '烤鱼挤几滴，味道一下就亮了。'],
      middling: ['比想的酸，泡水两片就够。'],
      bad: ['有两个皮上有黑点，客服赔了一部分。'],
    },
    en: {
      good: [
        'Glossy, few pips, plenty of juice.',
        'A slice in water smells wonderful.',
        'Still fresh after two weeks in the fridge.',
      ],
      middling: ['More sour than I thought.'],
      bad: ['Two had dark spots. Customer service refunded part.'],
    },
  },
  {
    fits: ['food-berry'],
    zh: {
      good: ['果子饱满，没有干瘪的。', '装得仔细，没有压坏。'],
      middling: ['味道好，底下几颗被压了一下。'],
    },
    en: { good: ['Plump, and packed so that nothing was crushed.'] },
  },
  {
    fits: ['food-veg'],
    not: ['food-grain'],
    zh: {
      good: [
        '还带着水汽，像刚从地里摘的。',
        '大小匀称，没有烂的。',
        '洗洗切切就能做，一点不浪费。',
        '味道浓，是小时候吃的那种。',
      ],
      middling: ['新鲜是新鲜，表面要多洗两遍。'],
      bad: ['路上压坏了两个。'],
    },
    en: {
      good: [
        'As crisp as if picked this morning.',
        'Even in size, not one bad piece.',
        'They taste the way vegetables used to.',
      ],
      middling: ['Fresh, but they need a good wash.'],
      bad: ['Two were squashed on the way.'],
    },
  },
  {
    fits: ['food-roots'],
    zh: { good: ['放阳台一周也没有发芽变软。', '怎么做都好吃。'] },
    en: { good: ['Kept for a week without going soft.'] },
  },
  {
    fits: ['food-sweet-corn'],
    zh: { good: ['一咬爆汁，孩子一次能吃两根。', '真空单支，蒸十分钟就能吃。'] },
    en: { good: ['So sweet that my son eats two at a time.'] },
  },
  {
    fits: ['food-grain'],
    zh: {
      good: [
        '颗粒干净，没有碎的和杂质。',
        '真空包装，打开有粮食的香味。',
        '煮出来很香，一家人吃得干干净净。',
        '一次囤够一个月，省得跑。',
      ],
      middling: ['好吃，煮的时间要比说明长一点。'],
      bad: ['有一袋漏气了，客服补了一袋。'],
    },
    en: {
      good: [
        'Clean, with nothing broken or foreign in it.',
        'Sealed tight; it smells of the harvest when opened.',
        'Cooks up fragrant. Not a bite was left.',
      ],
      middling: ['Good, but it cooks longer than the packet says.'],
      bad: ['One bag had lost its seal and was replaced.'],
    },
  },
  {
    fits: ['food-hand-noodle'],
    zh: { good: ['面很劲道，煮久一点也不烂。', '拌面酱香，下班十分钟就能吃上。'] },
    en: { good: ['Springy noodles that never go mushy.'] },
  },
  {
    fits: ['food-meat', 'food-sea-prawn', 'food-lake-crab', 'food-shell-oyster'],
    zh: {
      good: ['冰袋还没化就到了，冷链做得不错。', '肉质紧实，没有腥味。', '分量准，称过没有少。', '简单做一下就很鲜。'],
      middling: ['味道好，就是价格不算低。'],
      bad: ['到的时候冰袋已经化了，有点担心。'],
    },
    en: {
      good: [
        'The ice packs were still frozen when it came.',
        'Firm, with no smell at all.',
        'The weight is exact; I checked.',
        'Needs hardly any cooking to taste good.',
      ],
      middling: ['Good, but not cheap.'],
      bad: ['The ice packs had melted, which worried me.'],
    },
  },
  {
    fits: ['food-meadow-egg'],
    zh: {
      good: ['三十枚一个都没碎。', '蛋黄颜色正，煎出来很香。', '蛋壳上有日期，吃着放心。', '蛋清稠，打蛋羹特别嫩。'],
      middling: ['蛋好，大小不太一样。'],
      bad: ['碎了两枚，客服很快赔了。'],
    },
    en: {
      good: [
        'Thirty eggs and not one broken.',
        'Deep yellow yolks and a real taste.',
        'The date is printed on each shell.',
        'Wonderful for steamed egg.',
      ],
      middling: ['Good eggs in mixed sizes.'],
      bad: ['Two eggs were broken; refunded at once.'],
    },
  },
  {
    fits: ['food-young-cheese'],
    zh: {
      good: ['奶香柔和，不咸。', '切片夹面包正好，孩子也爱吃。', '烤一下拉丝很漂亮。', '小块包装，吃完再开不浪费。'],
      middling: ['味道偏淡，喜欢重口的要选别的。'],
      bad: ['有一块封口不严，边上干了。'],
    },
    en: {
      good: [
        'Mild and milky, not salty.',
        'Perfect on bread; the children like it too.',
        'Melts beautifully.',
        'Small blocks, so nothing dries out.',
      ],
      middling: ['Rather mild cheese.'],
      bad: ['One block was not sealed and its edge had dried.'],
    },
  },
  {
    fits: ['food-nuts'],
    zh: {
      good: ['颗颗饱满，没有坏果。', '火候正好，香而不焦。', '追剧的时候停不下来。', '密封好，放久了也不潮。'],
      middling: ['好吃，一打开就停不下来，容易上火。'],
      bad: ['有几颗不太好，挑出来扔了。'],
    },
    en: {
      good: [
        'Plump, and not one bad one.',
        'Roasted just right.',
        'Impossible to stop in front of the television.',
        'Well sealed, still good weeks later.',
      ],
      middling: ['Too easy to eat too many.'],
      bad: ['Some were bad and had to be picked out.'],
    },
  },
  {
    fits: ['food-sweets'],
    zh: {
      good: [
        '不是那种齁甜，味道很自然。',
        '孩子拿到就舍不得放手。',
        '带去办公室分给同事，一抢而空。',
        '入口很舒服，没有怪味。',
      ],
      middling: ['好吃，比想象中甜。'],
      bad: ['路上颠得形状不太好看了。'],
    },
    en: {
      good: [
        'Sweet without being sugary.',
        'I took them to the office and they were gone by noon.',
        'A clean, honest taste.',
        'The children hide them from each other.',
      ],
      middling: ['Good, a little sweeter than I like.'],
      bad: ['They had been shaken out of shape.'],
    },
  },
  {
    fits: ['food-crisps'],
    zh: {
      good: [
        '酥脆不油，一不小心吃掉一半。',
        '打开就是香味。',
        '罐子密封好，放一周还是脆的。',
        '甜度正好，配茶吃不腻。',
      ],
      middling: ['好吃，底下碎了一些。'],
      bad: ['有点受潮，不够脆。'],
    },
    en: {
      good: [
        'Crisp, not greasy. Half of it went with one film.',
        'The lid is tight: still crunchy after a week.',
        'Just sweet enough.',
        'It smells wonderful when you open it.',
      ],
      middling: ['Good, though the bottom layer was broken.'],
      bad: ['A little soft, not crisp.'],
    },
  },
  {
    fits: ['food-cakes'],
    zh: {
      good: [
        '不腻，老人也吃了两个。',
        '香味正好，不齁。',
        '送到时还是冷的，形状一点没坏。',
        '甜度刚好，孩子吃完还要。',
        '样子和图片一样漂亮。',
      ],
      middling: ['好吃，个头比图片小一点。'],
      bad: ['送到时边上压塌了一点。'],
    },
    en: {
      good: [
        'Not too rich; even Grandma had two pieces.',
        'Still cold when it came, and not dented at all.',
        'Just sweet enough, and the children asked for more.',
        'As pretty as in the picture.',
      ],
      middling: ['Good, a bit smaller than it looks.'],
      bad: ['One side was squashed on arrival.'],
    },
  },
];
