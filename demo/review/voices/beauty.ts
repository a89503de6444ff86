import type { Voice } from '../types.ts';

const TOOLS = ['beauty-tools', 'beauty-case', 'beauty-oral', 'beauty-shave'];
const THINGS = ['beauty-nail-scissors', 'beauty-scrub-gloves', 'beauty-wide-comb', 'beauty-satin-bow'];

export const beauty: readonly Voice[] = [
  {
    fits: ['beauty'],
    not: [...TOOLS, ...THINGS, 'beauty-nails', 'beauty-cotton-roll', 'beauty-fragrance'],
    zh: {
      good: ['日期新，封口完整。', '用着很舒服，没有刺激的感觉。'],
      middling: ['效果温和，急着见效的话可能会失望。'],
      bad: ['用了有点刺痛，可能和我的皮肤不合。'],
      added: ['用到第三周了，还是很喜欢。'],
    },
    en: {
      good: ['A recent date and an unbroken seal.', 'Pleasant to use, and it does not irritate.'],
      middling: ['Gentle, but do not expect wonders in a week.'],
      bad: ['It stung a little, so perhaps not for my skin.'],
      added: ['Three weeks in and I still love it.'],
    },
  },
  {
    fits: [...TOOLS, ...THINGS],
    zh: {
      good: ['做工干净，没有毛刺。', '大小合适，样子也好看。'],
      middling: ['东西好用，比图片看着小一点。'],
      bad: ['到手时外面有一点划痕。'],
      added: ['用了一个月，和刚到手时一样好。'],
    },
    en: {
      good: ['Neatly made.', 'The right size, and nice to look at.'],
      middling: ['Useful, a bit smaller than it looks.'],
      bad: ['There was a small scratch on it.'],
      added: ['A month on: as good as on the first day.'],
    },
  },
  {
    fits: ['beauty-velvet-lipstick', 'beauty-tint-balm', 'beauty-lip-crayon'],
    zh: {
      good: [
        '颜色很日常，显白，涂完气色好很多。',
        '滋润不拔干，唇纹不明显。',
        '吃完饭还留着一层淡淡的颜色。',
        '膏体细，一抹就匀。',
      ],
      middling: ['色号比图上偏橘一点。'],
      bad: ['膏体断了一截。'],
    },
    en: {
      good: [
        'A very wearable shade that brightens the whole face.',
        'Does not dry my lips.',
        'There is still colour after lunch.',
        'Glides on evenly.',
      ],
      middling: ['The shade is warmer than it looks on screen.'],
      bad: ['It had broken inside the tube.'],
    },
  },
  {
    fits: ['beauty-jelly-lip-mask'],
    zh: {
      good: [
        '敷十分钟嘴唇软了很多。',
        '贴得牢，走来走去也不掉。',
        '精华足，撕下来还能抹脖子。',
        '起皮的时候敷一片，第二天就好涂口红。',
      ],
      middling: ['舒服，就是一盒用得快。'],
      bad: ['有一片的精华漏光了。'],
    },
    en: {
      good: [
        'Ten minutes and my lips are soft again.',
        'Stays on while I walk about.',
        'Plenty of serum in every one.',
        'One the evening before, and lipstick goes on smoothly.',
      ],
      middling: ['Nice, but the box is soon empty.'],
      bad: ['One of them had dried out.'],
    },
  },
  {
    fits: ['beauty-eyes'],
    zh: {
      good: ['显色又不脏，新手也好上手。', '早上画的，到晚上没有晕。', '温水一洗就卸干净了。', '颜色通勤用正合适。'],
      middling: ['好用，颜色比图片淡。'],
      bad: ['到手时有一处磕碎了。'],
    },
    en: {
      good: [
        'Good colour that even a beginner can blend.',
        'On at eight, still there in the evening.',
        'Comes off with warm water.',
        'Shades I can wear to the office.',
      ],
      middling: ['Nice, paler than in the picture.'],
      bad: ['A corner was broken when it came.'],
    },
  },
  {
    fits: ['beauty-plain-polish', 'beauty-press-on'],
    zh: {
      good: [
        '颜色显手白，没有刺鼻的味道。',
        '上手快，自己在家就能做。',
        '做家务也没有掉。',
        '亮度好看，像在店里做的。',
        '薄薄一层，边缘不翘。',
        '换着用，一周一个心情。',
      ],
      middling: ['好看，第一次弄要练一下。'],
      bad: ['两天就翘边了一个。'],
      added: ['第二次买了，换了一种。'],
    },
    en: {
      good: [
        'A flattering colour without the smell.',
        'Quick to do at home.',
        'It survived a week of washing up.',
        'My nails look as if they were done at a salon.',
      ],
      middling: ['Pretty, with a little practice.'],
      bad: ['One nail lifted at the edge after two days.'],
      added: ['Bought another one in a different finish.'],
    },
  },
  {
    fits: ['beauty-nail-scissors'],
    zh: {
      good: ['刃口很细，倒刺一剪就掉。', '弯度贴着指甲，不会剪到肉。', '开合顺，不夹。', '皮套结实，放包里不怕扎。'],
      middling: ['剪得好，手大的人指孔有点紧。'],
      bad: ['两片刃有一点错位。'],
    },
    en: {
      good: [
        'Fine points that get every hangnail.',
        'The curve follows the nail.',
        'They open and close smoothly.',
        'The case keeps them safe in my bag.',
      ],
      middling: ['Good scissors, small finger holes.'],
      bad: ['The blades did not quite meet.'],
    },
  },
  {
    fits: ['beauty-tools'],
    zh: {
      good: ['不吃粉，上脸服帖。', '柔软不扎脸。', '洗过两次没有变形。', '一套够用，新手不用再买别的。'],
      middling: ['好用，干得有点慢。'],
      bad: ['有一个洗了一次就变形了。'],
    },
    en: {
      good: [
        'Picks up just enough and blends well.',
        'Soft, never scratchy.',
        'Two washes and they have kept their shape.',
        'The set is all a beginner needs.',
      ],
      middling: ['Good, but slow to dry.'],
      bad: ['One lost its shape in the first wash.'],
    },
  },
  {
    fits: ['beauty-cloud-foam'],
    zh: {
      good: [
        '泡沫细，按一下够洗一张脸。',
        '洗完不紧绷，换季也适合。',
        '敏感皮用了两周没有泛红。',
        '香味很淡，冲掉就没了。',
      ],
      middling: ['洗得干净，防晒要另外卸。'],
      bad: ['泵头按不出泡，只能拧开倒。'],
    },
    en: {
      good: [
        'A fine foam; one press does the whole face.',
        'My skin does not feel tight afterwards.',
        'Two weeks in and my sensitive skin has not complained once.',
        'Hardly any scent.',
      ],
      middling: ['Cleans well, but not sun cream.'],
      bad: ['The pump gave no foam.'],
    },
  },
  {
    fits: ['beauty-cotton-roll'],
    zh: {
      good: [
        '厚实，沾水不破。',
        '不掉絮，擦脸很软。',
        '擦完脸还能擦台面，不浪费。',
        '纹路细，洗得干净。',
        '一卷能用一个多月。',
        '出门抽几张带着很方便。',
      ],
      middling: ['好用，撕口有时不齐。'],
      bad: ['这一批比上次薄。'],
      added: ['一直回购，毛巾都不用了。'],
    },
    en: {
      good: [
        'Thick, and it does not tear when wet.',
        'Leaves no lint and is soft on the face.',
        'One roll lasts more than a month.',
        'I take a few along when travelling.',
      ],
      middling: ['Good, though it does not always tear straight.'],
      bad: ['Thinner than last time.'],
      added: ['I keep buying these; no more face towels.'],
    },
  },
  {
    fits: ['beauty-cream', 'beauty-drop-ampoule'],
    not: ['beauty-garden-hand-cream'],
    zh: {
      good: [
        '质地清爽，吸收快，夏天用也不闷。',
        '早上涂完再上妆不搓泥。',
        '敏感皮用了两周没有泛红，很温和。',
        '香味很淡，凑近才闻得到。',
      ],
      middling: ['滋润度一般，干皮冬天不够用。'],
      bad: ['用完有点黏，夏天不太喜欢。'],
    },
    en: {
      good: [
        'Light, sinks in fast.',
        'Make-up goes on over it without rolling.',
        'Two weeks in and my sensitive skin has not complained once.',
        'The scent is so faint you have to look for it.',
      ],
      middling: ['Not rich enough for dry skin in winter.'],
      bad: ['It stays sticky, which I dislike in summer.'],
    },
  },
  {
    fits: ['beauty-garden-hand-cream'],
    zh: {
      good: [
        '抹开就吸收，马上能拿手机。',
        '手上的干纹淡了一些，会坚持用完。',
        '按压瓶放在办公桌上，顺手就用。',
        '香味像花园，淡淡的。',
      ],
      middling: ['冬天洗手多的话要多抹几次。'],
      bad: ['泵头按不出来，只能拧开倒。'],
    },
    en: {
      good: [
        'Sinks in at once, and I can use my phone again.',
        'My hands are less dry after two weeks.',
        'The pump bottle lives on my desk.',
        'It smells faintly of a garden.',
      ],
      middling: ['In winter it takes several rounds.'],
      bad: ['The pump would not work.'],
    },
  },
  {
    fits: ['beauty-river-clay'],
    zh: {
      good: ['泥很细，涂开不干裂。', '敷完鼻子上的黑头浅了很多。', '好冲，不会糊一水池。', '敷十分钟，脸摸着很干净。'],
      middling: ['清洁力不错，干皮一周一次就够。'],
      bad: ['罐口的泥有点干了。'],
    },
    en: {
      good: [
        'Fine clay that does not crack as it dries.',
        'My pores look clearer after each use.',
        'Rinses off easily.',
        'Ten minutes and my face feels really clean.',
      ],
      middling: ['Cleans well; once a week is enough for dry skin.'],
      bad: ['The clay at the rim had dried out.'],
    },
  },
];
