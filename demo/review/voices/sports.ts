import type { Voice } from '../types.ts';

export const sports: readonly Voice[] = [
  {
    fits: ['sports'],
    zh: {
      good: ['用料扎实，不是样子货。', '同伴看了也去买了。'],
      middling: ['东西不错，外包装简单了点。'],
      bad: ['到手有一处划痕，客服补偿了一点。'],
      added: ['用了两个月，还像新的。'],
    },
    en: {
      good: ['Well made, not just for show.', 'My friends have bought it, too.'],
      middling: ['Good, in rather plain packing.'],
      bad: ['It was scratched on arrival; they refunded a little.'],
      added: ['Two months on it still looks new.'],
    },
  },
  {
    fits: ['sports-tents'],
    zh: {
      good: [
        '两个人十分钟就搭好了。',
        '下了一夜雨没有漏。',
        '通风好，早上没有水珠。',
        '收起来不大，塞进后备箱不占地方。',
      ],
      middling: ['帐篷好，收纳袋太紧，每次都塞半天。'],
      bad: ['有一根地钉第一次就弯了。'],
    },
    en: {
      good: [
        'Two of us had it up in ten minutes.',
        'It stayed dry through a night of rain.',
        'Airy, with no drops inside in the morning.',
        'Packs down small enough for the boot.',
      ],
      middling: ['A great tent, if only the bag were a little larger.'],
      bad: ['One peg bent the first time.'],
    },
  },
  {
    fits: ['yequ-pocket-torch'],
    zh: { good: ['小小一支，照得很远。', '雨里用了一晚没有进水。', '充一次电够走两个夜路。'] },
    en: { good: ['Tiny, with a long reach.', 'A wet night outdoors did it no harm.'] },
  },
  {
    fits: ['yequ-camp-hatchet'],
    zh: {
      good: ['刃口利，劈小柴一下就开。', '木柄握着不震手。', '皮套扣得牢，背着走放心。', '重心合适，砍一会儿不累。'],
      middling: ['斧子好，到手要自己再磨一下。'],
      bad: ['皮套的扣子有点松。'],
    },
    en: {
      good: [
        'A keen edge: kindling splits at one blow.',
        'The handle does not jar my hand.',
        'The sheath buttons tight.',
        'Well balanced, so it does not tire me.',
      ],
      middling: ['A good hatchet that needed a little honing.'],
      bad: ['The sheath button is loose.'],
    },
  },
  {
    fits: ['yequ-gear-case'],
    zh: {
      good: [
        '装满一箱，提着也不变形。',
        '分层好用，炉具和地钉不再混在一起。',
        '盖子平，当小桌子用也行。',
        '扣子紧，颠一路没有开。',
      ],
      middling: ['箱子好用，空的时候也占地方。'],
      bad: ['一个扣子到手就裂了。'],
    },
    en: {
      good: [
        'It keeps its shape even when full.',
        'The tray keeps stove and pegs apart at last.',
        'The flat lid makes a small table.',
        'The latches held over miles of bad road.',
      ],
      middling: ['A useful case, but bulky when empty.'],
      bad: ['One latch was cracked.'],
    },
  },
  {
    fits: ['yequ-mid-hiking-boots', 'buli-trail-boots-lite'],
    zh: { good: ['下坡不顶脚，抓地也稳。', '走碎石路脚底不硌。'] },
    en: { good: ['Good grip, and my toes were fine downhill.'] },
  },
  {
    fits: ['sports-big-balls'],
    zh: {
      good: [
        '弹性正，气足，打一下午手感不变。',
        '表面颗粒清楚，不打滑。',
        '圆度好，滚起来不偏。',
        '练了一个月没有掉皮。',
      ],
      middling: ['球好，到手要自己再打点气。'],
      bad: ['放了两天有点瘪，可能气嘴漏气。'],
    },
    en: {
      good: [
        'A true bounce that does not change all afternoon.',
        'A surface with real grip.',
        'Perfectly round.',
        'A month of practice and it has not peeled.',
      ],
      middling: ['A good ball; it needed some air.'],
      bad: ['It went soft after two days.'],
    },
  },
  {
    fits: ['sports-rackets'],
    zh: {
      good: ['拍子轻，挥一晚上手腕不酸。', '握柄舒服，不打滑。', '甜区大，新手也打得到。', '很正，没有一点变形。'],
      middling: ['拍子好，拍套薄了一点。'],
      bad: ['握柄的边有一点毛。'],
    },
    en: {
      good: [
        'Light enough for a whole evening.',
        'The grip stays dry in the hand.',
        'Forgiving, even for a beginner.',
        'Perfectly true.',
      ],
      middling: ['A good one in a thin cover.'],
      bad: ['The handle had a rough edge.'],
    },
  },
  {
    fits: ['yequ-soft-edge-disc'],
    zh: {
      good: ['飞得稳，接着不疼手。', '边软，孩子也敢接。', '草地上扔了一个月没有裂。', '颜色亮，掉草里也好找。'],
      middling: ['飞盘好，新手要练一练才直。'],
      bad: ['到手有一点翘，压平才好。'],
    },
    en: {
      good: [
        'Flies steadily and does not hurt the hand.',
        'A soft edge, so the children catch it, too.',
        'A month in the park and not a crack.',
        'Bright enough to find in the grass.',
      ],
      middling: ['A good disc that takes some practice.'],
      bad: ['It was slightly bent and had to be flattened.'],
    },
  },
  {
    fits: ['yequ-felt-dart-set'],
    zh: {
      good: [
        '扎上去没有声音，晚上也能玩。',
        '镖尾稳，出手不飘。',
        '两面都能用，一家人轮着玩。',
        '挂钩结实，没有掉过。',
      ],
      middling: ['好玩，六支镖人多不够分。'],
      bad: ['有一支镖的尾翼松了。'],
    },
    en: {
      good: [
        'Hardly a sound, so we play in the evening.',
        'The darts fly straight.',
        'Both sides are used; the whole family takes turns.',
        'It hangs firmly.',
      ],
      middling: ['Fun, but six darts are few for a party.'],
      bad: ['The flight of one dart came off.'],
    },
  },
  {
    fits: ['shanming-cork-baseball'],
    zh: {
      good: ['缝线匀，握着很顺。', '打了几十下皮面没有开。', '软硬合适，训练正好。', '重量标准，投起来有感觉。'],
      middling: ['球好，草地上容易染绿。'],
      bad: ['有一个球的线头没收好。'],
    },
    en: {
      good: [
        'Even stitching that sits well in the fingers.',
        'Dozens of hits and the leather is whole.',
        'Just hard enough for practice.',
        'A proper weight for pitching.',
      ],
      middling: ['A good ball, soon green from the grass.'],
      bad: ['A stitch was loose.'],
    },
  },
  {
    fits: ['lishi-boxing-gloves', 'lishi-kids-gloves'],
    zh: {
      good: ['填充厚，打沙袋手不疼。', '护腕紧，手腕很稳。', '里面透气，打完不臭。', '大小合手，拇指位置舒服。'],
      middling: ['手套好，头几次有点硬。'],
      bad: ['粘扣用了两周就不太粘了。'],
    },
    en: {
      good: [
        'Thick padding; my knuckles are fine.',
        'Good support for the wrist.',
        'Airy inside, so they do not smell.',
        'A good fit with the thumb in the right place.',
      ],
      middling: ['Good gloves, stiff at first.'],
      bad: ['The strap stopped sticking after two weeks.'],
    },
  },
  {
    fits: ['lishi-canvas-gi'],
    zh: {
      good: ['帆布厚，拉扯也不开线。', '袖口裤脚长短正好。', '腰带绣的名字很清楚。', '洗两次就软了，很吸汗。'],
      middling: ['道服好，第一次穿有点硬。'],
      bad: ['裤腰的绳子短了一截。'],
    },
    en: {
      good: [
        'Thick canvas that stands any pulling.',
        'Sleeves and legs are just the right length.',
        'The name on the belt is neatly stitched.',
        'Two washes and it is soft.',
      ],
      middling: ['A good suit, stiff the first time.'],
      bad: ['The drawstring is too short.'],
    },
  },
  {
    fits: ['sports-running'],
    zh: { good: ['跑十公里没有不舒服。', '透气，出汗干得快。', '轻，几乎没感觉。'] },
    en: { good: ['Ten kilometres, no trouble.', 'Airy and quick to dry.', 'So light that I forget it.'] },
  },
  {
    fits: ['sports-awards', 'gifts-honours'],
    zh: {
      good: [
        '刻字很清晰，位置也正。',
        '拿在手里有分量，电镀匀。',
        '客服先发了样图，改了两遍都耐心。',
        '赶在比赛前一天到了，谢谢加急。',
        '发给大家都很喜欢，拍照好看。',
      ],
      middling: ['好看，比想象中轻一点。'],
      bad: ['有一块背面的电镀有斑点。'],
      added: ['放了一个月，颜色没有变。'],
    },
    en: {
      good: [
        'The engraving is crisp and straight.',
        'A good weight and an even finish.',
        'They sent a proof first and changed it twice without complaint.',
        'It came the day before the event. Thank you!',
      ],
      middling: ['Handsome, a little lighter than I thought.'],
      bad: ['The plating has spots on the back.'],
    },
  },
];
