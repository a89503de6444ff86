import type { Voice } from '../types.ts';

export const care: readonly Voice[] = [
  {
    fits: ['beauty-bubble-bath', 'beauty-sea-salts'],
    zh: {
      good: [
        '倒一点就够，香味一屋子。',
        '泡完身上滑滑的，睡得特别好。',
        '没有残留，浴缸一冲就干净。',
        '下班泡二十分钟，整个人都松了。',
      ],
      middling: ['舒服，香味散得快。'],
      bad: ['盖子没拧紧，洒了一点。'],
    },
    en: {
      good: [
        'A little scents the whole bathroom.',
        'My skin feels smooth and I sleep so well.',
        'Leaves no ring in the tub.',
        'Twenty minutes after work and the day is forgotten.',
      ],
      middling: ['Pleasant, but the scent fades quickly.'],
      bad: ['The lid was loose and some had spilled.'],
    },
  },
  {
    fits: ['beauty-scrub-gloves'],
    zh: {
      good: [
        '搓得干净，又不刮皮肤。',
        '五个手指都贴合，背后也够得着。',
        '挂起来干得快，没有味道。',
        '一周一次，身上滑溜溜的。',
      ],
      middling: ['力道偏软，喜欢重搓的不够劲。'],
      bad: ['一只的边开了线。'],
    },
    en: {
      good: [
        'Scrubs well without scratching.',
        'All five fingers fit.',
        'Dries fast and does not smell.',
        'Once a week and my skin is smooth.',
      ],
      middling: ['Gloves for a gentle scrub only.'],
      bad: ['One seam came undone.'],
    },
  },
  {
    fits: ['beauty-vial-perfume'],
    zh: {
      good: [
        '五支都好闻，挑到了喜欢的。',
        '留香到下午，不冲。',
        '小支随身带，放口袋里正好。',
        '滴管好用，不会漏。',
        '日期新，封口完整。',
        '送了朋友两支，她也问在哪里买的。',
      ],

      middling: ['好闻，量少，用几次就没了。'],
      bad: ['有一支的盖子松了，香味跑了一半。'],
      added: ['用完了，又买了喜欢的那一支。'],
    },
    en: {
      good: [
        'Five lovely scents, and I found my favourite.',
        'It lasts into the afternoon.',
        'Small enough for any pocket.',
        'The dropper does not leak.',
      ],
      middling: ['Nice, but soon used up.'],
      bad: ['One vial was loose and half empty.'],
      added: ['Used up, and I have ordered my favourite again.'],
    },
  },
  {
    fits: ['beauty-care-gift'],
    zh: {
      good: [
        '盒子很有质感，直接送人不用再包。',
        '三样都实用，朋友收到很惊喜。',
        '缎带打得漂亮，贺卡字迹也好看。',
        '香味统一，打开就很高级。',
        '日期新，三样都封得好好的。',
        '生日当天到的，时间刚好。',
      ],
      middling: ['好看，里面的东西比想的小。'],
      bad: ['盒子压了一个角，送人有点尴尬。'],
      added: ['朋友用完了，来问在哪里买的。'],
    },
    en: {
      good: [
        'The box is so nice that it needed no wrapping.',
        'Three things one really uses; my friend was delighted.',
        'A beautiful ribbon and a neat card.',
        'One scent throughout, and it smells wonderful when opened.',
      ],
      middling: ['Pretty, with smaller contents than I thought.'],
      bad: ['A corner of the box was crushed.'],
      added: ['My friend has used it all and asked where I got it.'],
    },
  },
  {
    fits: ['beauty-wide-comb'],
    zh: {
      good: ['卷发也一梳到底，不扯头皮。', '齿头圆，不刮。', '没有静电。', '湿头发也能用。'],
      middling: ['好梳，对短发来说大了一点。'],
      bad: ['有一根齿上有毛刺。'],
    },
    en: {
      good: [
        'Goes through my curls without pulling.',
        'Rounded teeth and no static.',
        'Works on wet hair, too.',
        'It does not scratch the scalp.',
      ],
      middling: ['A good comb, large for short hair.'],
      bad: ['One tooth had a rough edge.'],
    },
  },
  {
    fits: ['beauty-satin-bow', 'gifts-satin-bow'],
    zh: {
      good: [
        '缎面有光泽，夹上去很温柔。',
        '夹子紧，半天不往下滑。',
        '蝴蝶结立得住，不塌。',
        '头发多也夹得住。',
        '颜色正，配什么衣服都好看。',
      ],
      middling: ['好看，比想的大一点。'],
      bad: ['背面的胶没粘牢。'],
    },
    en: {
      good: [
        'A soft satin sheen that flatters the hair.',
        'The clip holds all day without slipping.',
        'The bow keeps its shape.',
        'Strong enough for thick hair.',
      ],
      middling: ['Pretty, larger than I thought.'],
      bad: ['The bow came away from its clip.'],
    },
  },
  {
    fits: ['beauty-shampoo-bar', 'beauty-night-hair-mask'],
    zh: {
      good: ['洗完头发蓬松，一整天不塌。', '发尾顺了，好梳。', '香味留得住，又不冲。', '头皮不痒了。'],
      middling: ['洗得舒服，细软发用少一点。'],
      bad: ['用完头发有点涩。'],
    },
    en: {
      good: [
        'My hair keeps its volume until the evening.',
        'The ends are smooth and easy to comb.',
        'A scent that stays, but quietly.',
        'My scalp no longer itches.',
      ],
      middling: ['Nice; fine hair needs very little.'],
      bad: ['My hair felt rough afterwards.'],
    },
  },
  {
    fits: ['beauty-sonic-brush'],
    zh: {
      good: ['刷完牙面滑滑的。', '最轻那档也不麻，适合刚换电动的人。', '充一次电用了快两个月。', '全身冲水，好清理。'],
      middling: ['好用，震动声比想的大。'],
      bad: ['底座充电有时接触不上。'],
    },
    en: {
      good: [
        'My teeth feel polished.',
        'Gentle enough for a first electric brush.',
        'One charge has lasted nearly two months.',
        'Rinses clean all over.',
      ],
      middling: ['Good brush, louder than I thought.'],
      bad: ['It does not always charge in its stand.'],
    },
  },
  {
    fits: ['beauty-shave'],
    zh: {
      good: ['贴着皮肤走，不拉不疼。', '一遍就干净，没有刮破。', '刀头好换，一按就下来。', '握着不滑，手湿也稳。'],
      middling: ['刮得干净，刀头不算便宜。'],
      bad: ['第三次就有点钝了。'],
    },
    en: {
      good: [
        'Glides without pulling.',
        'One pass and done, not a single nick.',
        'The heads change with one click.',
        'A sure grip in the shower.',
      ],
      middling: ['Shaves well; the heads are not cheap.'],
      bad: ['Blunt after the third shave.'],
    },
  },
  {
    fits: ['beauty-soft-pouch'],
    zh: {
      good: [
        '容量比看起来大，一套都装得下。',
        '口子开得大，找东西不用翻。',
        '里面一擦就干净。',
        '拉链顺，软软的不占包。',
      ],
      middling: ['好看，里面少个小夹层。'],
      bad: ['拉链头掉了漆。'],
    },
    en: {
      good: [
        'Holds far more than it seems to.',
        'Opens wide, so nothing gets lost.',
        'The lining wipes clean.',
        'A smooth zip, and it squeezes into any bag.',
      ],
      middling: ['Pretty; an inner pocket would help.'],
      bad: ['Paint came off the zip.'],
    },
  },
];
