import type { Voice } from '../types.ts';

const SEEDS = ['garden-sunflower-seed', 'garden-tulip-bulbs', 'garden-hyacinth-bulb', 'garden-bowl-lotus'];
const YOUNG = ['garden-balcony-tomato', 'garden-strawberry-plants', 'garden-kitchen-herbs'];
const FLOWERS = ['garden-hibiscus-pot', 'garden-patio-rose', 'garden-marguerite'];

export const garden: readonly Voice[] = [
  {
    fits: ['garden-indoor', 'garden-succulent', 'garden-trees', ...FLOWERS, ...YOUNG, 'zhijian-potted'],
    zh: {
      good: [
        '植株很精神，比图片还壮。',
        '土包得严实，一点没散。',
        '浇水说明写得清楚，我这种新手也养活了。',
        '根系很健康，换盆以后长得更快了。',
        '到家缓了两天就开始冒新芽。',
        '没有虫，根部干净。',
      ],
      middling: ['比图片小一些，要养一阵才有那个样子。', '路上闷了两天，缓过来了。'],
      bad: ['到的时候有一处断了，有点心疼。'],
      added: ['一个月了，长得很好。', '换了大盆，长得更快了。'],
    },
    en: {
      good: [
        'A strong plant, even bigger than in the picture.',
        'Packed with such care that nothing was bent.',
        'Even I managed to keep it alive with the care card.',
        'Healthy roots; it took off after repotting.',
        'New shoots after two days.',
      ],
      middling: ['Smaller than pictured, but healthy.', 'Tired from the journey, then it recovered.'],
      bad: ['It was broken in one place when I opened the box.'],
      added: ['A month later it has grown a good deal.'],
    },
  },
  {
    fits: FLOWERS,
    zh: { good: ['带着花苞来的，一周就开了。', '花色和图片一致，开得很勤。'] },
    en: { good: ['It came with buds and was in flower a week later.'] },
  },
  {
    fits: SEEDS,
    zh: {
      good: [
        '饱满硬实，没有发霉的。',
        '种下去十天就出芽，几乎都发了。',
        '说明写得细，什么时候种、埋多深都有。',
        '阳台盆里就能种，孩子每天去看。',
        '分装干净，数量只多不少。',
        '第一次种就开了花，很有成就感。',
      ],
      middling: ['发得慢一点，天暖和了才长起来。'],
      bad: ['发芽的不到一半，季节也对。'],
      added: ['开花了，和图片上一样好看。'],
    },
    en: {
      good: [
        'Firm and sound, no mould.',
        'Sprouted in ten days, nearly all of them.',
        'Clear notes on when and how deep to plant.',
        'Grows in a pot on the balcony; the children look every day.',
        'My first attempt, and it flowered.',
      ],
      middling: ['Slow to start until the weather warmed.'],
      bad: ['Fewer than half came up, and in season, too.'],
      added: ['It is in flower now, as lovely as in the picture.'],
    },
  },
  {
    fits: ['garden-rose-gloves'],
    zh: {
      good: [
        '修月季真的扎不透。',
        '背面透气，戴一上午不闷。',
        '湿了也不滑，搬盆稳。',
        '大小合手，捏小苗也行。',
        '水一冲就干净。',
        '掌面厚，拔草不磨手。',
      ],
      middling: ['手套好用，刚拆开有点胶味。'],
      bad: ['指尖用了两周就磨薄了。'],
      added: ['修了一个春天，还没破。'],
    },
    en: {
      good: [
        'Rose thorns really do not get through.',
        'Airy on the back, so I wear them all morning.',
        'No slipping, even when wet.',
        'Close-fitting enough for seedlings.',
      ],
      middling: ['Good gloves, though they smelt of rubber at first.'],
      bad: ['The fingertips wore thin in two weeks.'],
      added: ['A whole spring of pruning and not a hole.'],
    },
  },
  {
    fits: ['garden-bypass-pruner'],
    zh: {
      good: [
        '刃口利，手指粗的枝一下就断。',
        '切口平，不撕皮。',
        '弹簧顺，剪一下午手不酸。',
        '安全锁扣得牢，放兜里放心。',
        '握着不滑。',
        '擦油以后一点没锈。',
      ],
      middling: ['剪刀好用，手小的人握着偏大。'],
      bad: ['用了两次锁扣就松了。'],
      added: ['剪完一整季，还是很利。'],
    },
    en: {
      good: [
        'Sharp: branches as thick as a finger go at once.',
        'A clean cut that does not tear.',
        'A smooth spring that spares my hand.',
        'The catch holds, so it is safe in my pocket.',
      ],
      middling: ['Good pruners, large for a small hand.'],
      bad: ['The catch came loose after two days.'],
      added: ['A whole season and still sharp.'],
    },
  },
  {
    fits: [
      'garden-basin-fountain',
      'garden-scape-rock',
      'garden-stump-stand',
      'garden-coral-piece',
      'garden-scale-bucket',
    ],
    zh: {
      good: ['用料厚实，不是轻飘飘的那种。', '颜色自然，放着一点不突兀。', '包得很严，没有磕碰。'],
      middling: ['好看，比想的小一点。'],
      bad: ['边上磕掉了一小块。'],
      added: ['放了一个月，没有变色。'],
    },
    en: {
      good: ['Solid, not flimsy at all.', 'A natural colour that fits right in.', 'Very well protected on the way.'],
      middling: ['Nice, a little smaller than I thought.'],
      bad: ['A small piece was knocked off the edge.'],
      added: ['A month on and it has not changed colour.'],
    },
  },
  {
    fits: ['garden-basin-fountain'],
    zh: { good: ['水声轻轻的，坐着喝茶很惬意。', '水泵安静，晚上开着也不吵。', '插上电就能流，不用自己接管。'] },
    en: { good: ['A gentle trickle to sit beside.', 'The pump is quiet, even at night.'] },
  },
  {
    fits: ['garden-scape-rock'],
    zh: { good: ['棱角分明，叠两块就有山的样子。', '洗得干净，放进缸里水不浑。', '大小搭配好，够一个四十厘米的缸。'] },
    en: { good: ['Crisp edges: two of them make a mountain.', 'Clean, so the tank stayed clear.'] },
  },
  {
    fits: ['garden-stump-stand'],
    zh: { good: ['树皮完整，放盆花很有味道。', '底面磨平了，不晃。', '烘得干，没有虫眼。'] },
    en: { good: ['The bark is whole and it suits a pot of flowers.', 'Sanded flat underneath, so it does not rock.'] },
  },
  {
    fits: ['garden-coral-piece'],
    zh: { good: ['像真的一样，小鱼爱钻。', '泡了一个月没有掉色。', '底座稳，不会漂起来。'] },
    en: { good: ['Looks real, and the fish hide in it.', 'A month under water and no fading.'] },
  },
];
