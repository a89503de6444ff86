import type { Voice } from '../types.ts';

export const tableware: readonly Voice[] = [
  {
    fits: ['kitchen-bowl', 'taoxi-plate', 'taoxi-dinner-set'],
    zh: {
      good: [
        '大小顺手，天天吃饭都用它。',
        '表面光滑，油一冲就掉。',
        '颜色比图片还耐看。',
        '端着不烫手。',
        '包得严实，一个都没碎。',
      ],
      middling: ['样子好看，比想的小一圈。'],
      bad: ['底部有一圈没磨平，会刮桌面。'],
    },
    en: {
      good: [
        'A good size; we use it at every meal.',
        'So smooth that grease rinses off.',
        'The colour is even nicer than in the photos.',
        'Nothing broken, thanks to careful packing.',
      ],
      middling: ['Pretty, a little smaller than I thought.'],
      bad: ['The foot was left rough and scratches the table.'],
    },
  },
  {
    fits: ['zaohe-cutlery', 'zaohe-spoon'],
    zh: {
      good: ['厚实，用力也不弯。', '边缘打磨得圆滑，不刮嘴。', '抛光亮，洗了不留水印。', '长短合适，拿着顺手。'],
      middling: ['好用，容易留指纹。'],
      bad: ['有一支上有划痕。'],
    },
    en: {
      good: [
        'Thick steel that does not bend.',
        'Smooth edges, pleasant in the mouth.',
        'A fine polish without water marks.',
        'Just the right length in the hand.',
      ],
      middling: ['Good, though it shows fingerprints.'],
      bad: ['One piece was scratched.'],
    },
  },
  {
    fits: ['shizhu-chopsticks', 'shizhu-gift-chopsticks'],
    zh: {
      good: ['夹花生都不滑。', '筷子头圆，给孩子用也放心。', '直，没有一根是弯的。', '洗了一个月没有掉色。'],
      middling: ['好用，比平时用的重一点。'],
      bad: ['有一双长短差一点。'],
    },
    en: {
      good: [
        'They pick up even peanuts.',
        'Rounded tips and not one of them is bent.',
        'A month of washing and no fading.',
        'Good weight in the hand.',
      ],
      middling: ['Nice, a bit heavier than my old chopsticks.'],
      bad: ['One pair was not quite equal in length.'],
    },
  },
  {
    fits: ['kitchen-mug', 'drinks-matte-cup'],
    zh: {
      good: ['杯口顺嘴，喝起来舒服。', '釉面均匀，颜色耐看。', '保温比想的好，放一会儿还是热的。', '杯身握着贴手。'],
      middling: ['杯子好看，容量比想的小。'],
      bad: ['杯底有一个小气孔。'],
    },
    en: {
      good: [
        'The rim is a pleasure to drink from.',
        'The glaze is even and lovely.',
        'Keeps a drink warm longer than I expected.',
        'Sits well in the hand.',
      ],
      middling: ['A pretty cup, smaller than I thought.'],
      bad: ['There is a pinhole in the bottom of the cup.'],
    },
  },
  {
    fits: ['kitchen-teapot', 'drinks-kiln-teapot', 'drinks-iron-teapot', 'gifts-red-teapot'],
    zh: {
      good: [
        '出水顺，收水干脆，不滴桌面。',
        '壶盖贴合，倒水时不会掉。',
        '提着不烫手，装满也稳。',
        '朋友来了喝茶就用它。',
      ],
      middling: ['壶很好，第一次用要先煮一遍。'],
      bad: ['壶嘴有一点小磕碰。'],
    },
    en: {
      good: [
        'Pours cleanly without a drip.',
        'The lid stays put when I pour.',
        'The handle stays cool and it is steady when full.',
        'It comes out whenever friends drop in for tea.',
      ],
      middling: ['A good pot; boil it out before first use.'],
      bad: ['The spout was slightly chipped.'],
    },
  },
  {
    fits: ['kitchen-glass', 'gifts-crystal-wine'],
    not: ['taoxi-sake-set'],
    zh: {
      good: [
        '杯子透亮，没有气泡。',
        '拿着有分量，碰杯声音好听。',
        '杯口顺滑，不刮嘴。',
        '每一只都单独包着，没有碎的。',
      ],
      middling: ['好看，洗的时候要小心。'],
      bad: ['有一只杯口缺了一点。'],
    },
    en: {
      good: [
        'Brilliantly clear, without a bubble.',
        'A good weight, and a lovely ring when you toast.',
        'The rim is smooth.',
        'Each glass was wrapped on its own and none broke.',
      ],
      middling: ['Pretty glasses; be careful washing them.'],
      bad: ['One glass had a nick in the rim.'],
    },
  },
  {
    fits: ['taoxi-sake-set'],
    zh: {
      good: [
        '蓝边清爽，摆一桌很雅致。',
        '温酒快，倒完一圈还是热的。',
        '壶嘴不滴，杯子大小刚好一口。',
        '胎薄，拿着轻。',
      ],
      middling: ['好看，一壶只够两三个人。'],
      bad: ['有一只杯子的蓝边描得断了一截。'],
    },
    en: {
      good: [
        'Elegant white with a fresh blue rim.',
        'Warms wine quickly and keeps it warm for a round.',
        'Pours without a drip.',
        'Thin and light in the hand.',
      ],
      middling: ['Pretty, but one flask is enough for two or three only.'],
      bad: ['The blue line on one cup is broken.'],
    },
  },
  {
    fits: ['kitchen-lunch'],
    zh: {
      good: [
        '汤装进去倒过来都没漏。',
        '分格不串味，菜是菜饭是饭。',
        '大小正好，一顿吃得饱。',
        '扣子顺，单手就打开了。',
      ],
      middling: ['饭盒好用，密封圈缝里要多刷几下。'],
      bad: ['有一边的扣子偏紧。'],
    },
    en: {
      good: [
        'I turned it upside down full of soup. Not a drop.',
        'The dividers keep flavours apart.',
        'Just the size of my lunch.',
        'Opens with one hand.',
      ],
      middling: ['A good lunch box; the seal needs a brush.'],
      bad: ['One of the clips is too tight.'],
    },
  },
  {
    fits: ['kitchen-tumbler', 'drinks-straw-tumbler'],
    zh: {
      good: ['放包里一上午没有漏。', '冰块到下午还没化完。', '吸管粗细合适，好洗。', '杯架放得下，开车带着方便。'],
      middling: ['杯子好用，刚拆开有一点味道，洗两遍就没了。'],
      bad: ['盖子拧紧了还是会渗一点。'],
    },
    en: {
      good: [
        'A whole morning in my bag without a leak.',
        'Ice lasts until the afternoon.',
        'The straw is easy to clean.',
        'Fits the cup holder of my car.',
      ],
      middling: ['Good, but it smelt a little until washed twice.'],
      bad: ['The lid seeps a little even when tight.'],
    },
  },
];
