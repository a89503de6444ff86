import type { Voice } from '../types.ts';

/** For cleaning, washing, storing and mending at home. */
export const household: readonly Voice[] = [
  {
    fits: ['jingyou-bucket', 'jingyou-fold-bucket', 'garden-scale-bucket'],
    zh: {
      good: [
        '提手不勒手，装满水也稳。',
        '桶身厚，磕了几次没有裂。',
        '倒水口顺，不会洒一地。',
        '不用的时候不占地方，容量也够。',
        '颜色耐看，放在阳台也不难看。',
      ],
      middling: ['水桶好用，就是比想的重一点。'],
      bad: ['桶底磕了一道印，还好不漏水。'],
    },
    en: {
      good: [
        'The handle does not cut into my hand, even when the bucket is full.',
        'It has taken several knocks without a crack.',
        'Pours cleanly without splashing.',
      ],
      middling: ['A good bucket, a little heavier than I thought.'],
      bad: ['The bottom of the bucket was dented, though it does not leak.'],
    },
  },
  {
    fits: ['jingyou-broom'],
    zh: {
      good: [
        '扫得干净，头发和灰都带得走。',
        '扎得紧，扫了半个月没有掉穗。',
        '木柄光滑，长短正合适。',
        '院子里的落叶几下就归拢了。',
      ],
      middling: ['扫把好用，新的时候掉一点碎屑。'],
      bad: ['柄和扫把头接得有点松。'],
    },
    en: {
      good: [
        'Sweeps up hair and dust in one go.',
        'Tightly bound: nothing has come loose.',
        'Smooth handle, just the right length.',
      ],
      middling: ['A good broom that sheds a little at first.'],
      bad: ['The handle was loose in the head.'],
    },
  },
  {
    fits: ['jingyou-roll', 'jingyou-kitchen-roll'],
    zh: {
      good: [
        '纸厚实，沾水也不容易破。',
        '没有荧光和香味，用着放心。',
        '一卷能用很久，不掉纸屑。',
        '好撕，断口整齐。',
        '囤了一箱，比超市划算。',
        '包得严实，一卷都没有受潮。',
      ],
      middling: ['纸不错，卷芯有点大。'],
      bad: ['这一批纸比上次的薄。'],
      added: ['回购第二次了，还是一样厚。'],
    },
    en: {
      good: [
        'Thick paper that holds together when wet.',
        'No scent and no dust.',
        'Tears cleanly, and one roll lasts.',
        'Cheaper than the supermarket by the box.',
      ],
      middling: ['Good paper on rather large cores.'],
      bad: ['The paper is thinner than last time.'],
      added: ['Ordered again; just as thick.'],
    },
  },
  {
    fits: ['jingyou-sponge'],
    zh: {
      good: [
        '吸水快，一擦就干净。',
        '油一冲就掉，挂起来干得也快。',
        '洗玻璃不留划痕。',
        '用了两周没有烂边。',
        '大小刚好一手握住。',
        '没有味道，泡开以后很软。',
      ],
      middling: ['海绵好用，就是干了有点硬。'],
      bad: ['有一块的边没有切齐。'],
      added: ['回购了，家里一直用这个。'],
    },
    en: {
      good: [
        'Soaks up everything at once.',
        'Grease rinses right out and it dries fast.',
        'Leaves no scratches on glass.',
        'Two weeks on and the edges are still whole.',
      ],
      middling: ['Good sponge, rather hard when dry.'],
      bad: ['One sponge was cut askew.'],
      added: ['Ordered again; we use nothing else.'],
    },
  },
  {
    fits: ['muling-shower', 'muling-filter-shower'],
    zh: {
      good: [
        '水压一下子大了，冲头发快了不少。',
        '出水细密，打在身上不疼。',
        '自己拧上就好，不漏水。',
        '换档顺手，单手就能按。',
      ],
      middling: ['花洒好用，软管要自己另配长的。'],
      bad: ['接口的垫圈有点薄，多缠了生料带才不滴。'],
    },
    en: {
      good: [
        'Much better pressure; rinsing my hair takes half the time.',
        'A dense, gentle spray.',
        'Screwed on by hand and not a drop leaks.',
      ],
      middling: ['A good shower head, but I wanted a longer hose.'],
      bad: ['The washer is thin; mine dripped until I added tape.'],
    },
  },
  {
    fits: ['muling-tub'],
    zh: {
      good: [
        '水放满半小时还是热的。',
        '靠背的弧度正好，泡着不想起来。',
        '小卫生间也放得下。',
        '内壁光滑，擦一下就干净。',
      ],
      middling: ['浴缸很好，搬上楼费了大劲。'],
      bad: ['底部有一道划痕，师傅抛光才好。'],
    },
    en: {
      good: [
        'The water stays hot for half an hour.',
        'The slope of the back is perfect for a long bath.',
        'It fits even our small bathroom.',
      ],
      middling: ['A lovely tub, but getting it upstairs was hard work.'],
      bad: ['There was a scratch in the bottom of the tub.'],
    },
  },
  {
    fits: ['muling-bottle'],
    zh: {
      good: ['泵头出液顺，不滴漏。', '瓶口宽，灌洗手液不会洒。', '放在洗手台上很清爽。', '瓶身厚，手湿也拿得稳。'],
      middling: ['瓶子好看，标签要自己贴。'],
      bad: ['有一个泵头压下去回不来。'],
    },
    en: {
      good: [
        'The pump runs smoothly and does not drip.',
        'A wide neck, so filling it makes no mess.',
        'Tidies up the basin at once.',
      ],
      middling: ['Nice bottle; the label is yours to add.'],
      bad: ['One pump stuck.'],
    },
  },
  {
    fits: ['muling-soap', 'beauty-petal-soap', 'beauty-bath-bar'],
    zh: {
      good: [
        '泡沫细，洗完不紧绷。',
        '香味很淡，冲掉以后几乎闻不到。',
        '皂体硬实，用了三周还剩一半。',
        '换季皮肤干，用这个没有起皮。',
        '家里老人孩子都能用，很温和。',
        '切得方正，握着不滑手。',
      ],
      middling: ['洗得干净，皂盒不沥水的话容易软。'],
      bad: ['到手时皂角碎了一块。'],
      added: ['用到第三周了，还是很喜欢。'],
    },
    en: {
      good: [
        'A fine lather that does not leave my skin tight.',
        'The scent is faint and rinses away.',
        'A hard bar: half of it is left after three weeks.',
        'Gentle enough for all of us.',
      ],
      middling: ['Washes well, but the soap goes soft without a draining dish.'],
      bad: ['One corner of the bar was broken off.'],
      added: ['Three weeks in and I still love it.'],
    },
  },
  {
    fits: ['muling-toothbrush', 'beauty-soft-toothbrush', 'beauty-kids-toothbrush', 'cloudlet-soft-toothbrush'],
    zh: {
      good: [
        '刷毛很软，牙龈不出血了。',
        '刷头小，里面的牙也刷得到。',
        '握着不滑，角度顺手。',
        '用了一个月刷毛没有炸开。',
        '单独包装，看着干净。',
        '颜色分得清，一家人不会拿错。',
      ],
      middling: ['很软，喜欢用力刷的人会觉得不够劲。'],
      bad: ['有一支掉了几根毛。'],
    },
    en: {
      good: [
        'So soft that my gums have stopped bleeding.',
        'The small head reaches the back teeth.',
        'A good grip, even with wet hands.',
        'A month later the bristles have not splayed.',
      ],
      middling: ['Very soft; some will want more scrub.'],
      bad: ['A few bristles came out of one brush.'],
    },
  },
  {
    fits: ['home-basket'],
    zh: {
      good: ['做得细，没有毛刺。', '放在角落里很好看，也能装。', '够轻，一只手就提走了。', '底稳，不容易倒。'],
      middling: ['好看实用，再大一号就更好了。'],
      bad: ['边上压弯了一点。'],
    },
    en: {
      good: [
        'Neatly made, with no rough edges.',
        'Looks good in the corner and holds plenty.',
        'Light enough to carry in one hand.',
      ],
      middling: ['Pretty and useful; I wish there were a larger one.'],
      bad: ['The rim was bent on arrival.'],
    },
  },
  {
    fits: ['qiaochui-toolbox', 'qiaochui-driver', 'qiaochui-padlock'],
    zh: {
      good: ['金属件厚实，手感沉。', '家里的小活都够用了。', '开合顺滑，没有毛刺。', '放了一个雨季没有生锈。'],
      middling: ['东西好，油味有点重，晾几天就没了。'],
      bad: ['到手有一点锈迹，擦了才干净。'],
    },
    en: {
      good: [
        'Solid metal with a reassuring weight.',
        'All I need for small jobs at home.',
        'Moves smoothly, and not a spot of rust after the rains.',
      ],
      middling: ['Good stuff, though it smelt of oil for some days.'],
      bad: ['There was a little rust on it.'],
    },
  },
  {
    fits: ['naxu-umbrella', 'naxu-fold-umbrella'],
    zh: {
      good: [
        '大风天也没有翻过。',
        '伞面一甩就干，收起来不湿手。',
        '伞骨结实，开合顺。',
        '够大，两个人打也淋不着肩膀。',
        '手柄握着舒服。',
      ],
      middling: ['伞好用，比想的沉一点。'],
      bad: ['伞套的线开了。'],
    },
    en: {
      good: [
        'It has never turned inside out, even in a gale.',
        'One shake and the canopy is dry.',
        'Strong ribs, and it opens smoothly.',
        'Covers two without wet shoulders.',
      ],
      middling: ['A good umbrella, a little heavy.'],
      bad: ['A seam of the sleeve came undone.'],
    },
  },
  {
    fits: ['qiaochui-ladder'],
    zh: {
      good: ['踏板宽，站着换灯泡很踏实。', '折起来薄，塞进门后正好。', '木头干净，没有倒刺。', '当花架用也好看。'],
      middling: ['梯子稳，比铝的重一些。'],
      bad: ['有一级踏板有点松，自己拧紧了。'],
    },
    en: {
      good: [
        'Wide steps that feel safe.',
        'Folds flat and stands behind the door.',
        'Clean wood without splinters.',
        'It looks good with plants on it, too.',
      ],
      middling: ['Steady, though heavier than metal.'],
      bad: ['One step was loose until I tightened it.'],
    },
  },
];
