import type { Voice } from '../types.ts';

export const petFood: readonly Voice[] = [
  {
    fits: ['garden-cat-cans'],
    zh: {
      good: [
        '我家猫特别挑嘴，这个居然吃完还舔碗。',
        '肉质实在，打开就闻到肉香。',
        '吃了半个月，毛亮了。',
        '便便正常，没有软。',
        '一罐正好一顿，不浪费。',
        '拉环好开，不割手。',
      ],
      middling: ['猫不太感兴趣，可能是口味问题。'],
      bad: ['有一罐瘪了，没敢给猫吃。'],
      added: ['回购第三箱了，猫还没吃腻。'],
    },
    en: {
      good: [
        'My picky cat cleaned the bowl. That never happens.',
        'Real meat; you smell it at once.',
        'Two weeks in and her coat shines.',
        'One can is one meal.',
      ],
      middling: ['The cat was not impressed; a matter of taste.'],
      bad: ['One can was dented, so I did not use it.'],
      added: ['Our third case, and the cat still loves it.'],
    },
  },
  {
    fits: ['garden-millet-spray'],
    zh: {
      good: [
        '鹦鹉抱着啃，一上午不吵。',
        '穗子饱满，没有灰。',
        '文鸟换毛的时候很爱吃。',
        '挂在笼子里不占地方。',
        '干爽，没有受潮的味道。',
        '整穗的，啄着玩也解闷。',
      ],
      middling: ['鸟爱吃，渣掉得到处都是。'],
      bad: ['有几穗是空的。'],
      added: ['吃完又买了，鸟认这个。'],
    },
    en: {
      good: [
        'The parrot holds it and is quiet all morning.',
        'Full ears without dust.',
        'My finches love it when they moult.',
        'Hangs in the cage and takes no room.',
      ],
      middling: ['The birds love it and scatter it everywhere.'],
      bad: ['Some of the ears were empty.'],
      added: ['Bought again; my birds insist.'],
    },
  },
  {
    fits: ['garden-oat-biscuits', 'garden-chew-bone'],
    zh: {
      good: [
        '狗狗很喜欢，一拿出来就坐好等着。',
        '没有怪味，手上不油。',
        '吃了便便正常。',
        '拆家的时候给它，安静一下午。',
        '大小合适，咬得动又不噎。',
        '包装能封口，放着不潮。',
      ],
      middling: ['狗爱吃，小型犬要掰开给。'],
      bad: ['狗闻了闻就走了。'],
      added: ['又囤了，狗只认这个。'],
    },
    en: {
      good: [
        'The dog sits at once when she sees it.',
        'No smell, and my hands stay clean.',
        'It keeps the dog busy all afternoon.',
        'A good size: something to chew, nothing to choke on.',
      ],
      middling: ['The dog loves it; small dogs need it broken up.'],
      bad: ['My dog sniffed at it and walked off.'],
      added: ['Stocked up again; the dog takes nothing else.'],
    },
  },
  {
    fits: ['garden-chicken-leg-treat'],
    zh: {
      good: [
        '狗和猫都抢着吃。',
        '整只的，看得见是真的肉。',
        '酥，老狗也咬得动。',
        '罐子密封好，不受潮。',
        '训练的时候掰小块，特别管用。',
        '没有骨头，放心给。',
      ],
      middling: ['猫狗都爱吃，就是碎渣有点多。'],
      bad: ['罐底的碎了一半。'],
      added: ['吃完又买了两罐。'],
    },
    en: {
      good: [
        'Dog and cat both beg for it.',
        'You can see that it is real meat.',
        'Crisp enough for my old dog.',
        'Broken small, it works wonders in training.',
      ],
      middling: ['They love it, but it crumbles.'],
      bad: ['Half of it was broken.'],
      added: ['All gone; I bought two more.'],
    },
  },
];
