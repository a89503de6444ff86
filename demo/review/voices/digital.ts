import type { Voice } from '../types.ts';

export const digital: readonly Voice[] = [
  {
    fits: ['digital'],
    not: ['digital-power'],
    zh: {
      good: ['做工扎实，看得出用料不省。', '序列号和官网能对上，放心。', '同价位里对比了好几款，最后选这个没有后悔。'],
      middling: ['功能没问题，说明书写得太简单，摸索了半天。'],
      bad: ['外壳边缘有一道划痕，像是别人退回来的。'],
      added: ['用了一个月，和刚到手时一样好。'],
    },
    en: {
      good: [
        'Solid build, nothing creaks.',
        'The serial number checks out.',
        'Compared half a dozen at this price and do not regret this one.',
      ],
      middling: ['Fine for the price; the manual could be better.'],
      bad: ['There was a scratch on the casing, as if someone had sent it back.'],
      added: ['A month on: as good as on the first day.'],
    },
  },
  {
    fits: ['digital-phone'],
    zh: {
      good: [
        '换掉了用了四年的旧手机，速度差别一下就能感觉到。',
        '续航比宣传的还耐用一点，出门不用带充电宝。',
        '通话声音清楚，地铁里也听得见。',
        '给爸妈买的，教了一次他们自己就会用了。',
      ],
      middling: ['手机够用，就是拍夜景一般。'],
      bad: ['用了三天有一次自己重启，有点失望。'],
    },
    en: {
      good: [
        'My old phone was four years old; the difference in speed is huge.',
        'The battery easily lasts my day with some to spare.',
        'Calls are clear even on the underground.',
      ],
      middling: ['A decent phone, but night photos are so-so.'],
      bad: ['The phone restarted by itself on the third day.'],
    },
  },
  {
    fits: ['digital-wear'],
    zh: {
      good: [
        '戴着不硌手腕，睡觉也没有摘。',
        '表盘看得清，大太阳底下也不费眼。',
        '时间准，和手机连上就再没断过。',
        '表带孔位多，松紧正好。',
      ],
      middling: ['手表本身不错，表带再软一点就更好了。'],
      bad: ['表盖上没几天就有了细划痕。'],
    },
    en: {
      good: [
        'So light on the wrist that I sleep with it on.',
        'The dial is easy to read in full sun.',
        'Paired with my phone once and has stayed connected.',
      ],
      middling: ['Good watch, but the strap is a little stiff.'],
      bad: ['The watch glass picked up fine scratches within days.'],
    },
  },
  {
    fits: ['digital-computer'],
    zh: {
      good: [
        '开机设置很快，用了一周没有卡顿。',
        '屏幕看着舒服，写一天文档眼睛不酸。',
        '风扇声音很小，夜里用也不会吵到家人。',
        '接口够用，不用再带一堆转接头。',
      ],
      middling: ['性能够用，但是发热比预期明显，夏天有点烫。'],
      bad: ['连不上家里的无线网，找客服弄了半天才好。'],
    },
    en: {
      good: [
        'Set up in ten minutes and has not missed a beat since.',
        'Quiet even under load, which is why I bought it.',
        'Enough ports that I can leave the adapters at home.',
      ],
      middling: ['Does the job, but it runs warmer than I expected.'],
      bad: ['It would not find our Wi-Fi until support walked me through it.'],
    },
  },
  {
    fits: ['digital-input'],
    zh: {
      good: [
        '手感很好，用了一天手腕不酸。',
        '声音小，在办公室用不会吵到同事。',
        '一插上就能用，换电脑也不用再装驱动。',
        '大小正好，桌面一下子宽敞了。',
      ],
      middling: ['好用，就是刚换的头两天不太习惯。'],
      bad: ['偶尔会断开一下，重新插拔才好。'],
    },
    en: {
      good: [
        'Feels right, and my wrist no longer aches in the evening.',
        'Quiet enough for an open office.',
        'Plug it in and it works, on both of my computers.',
      ],
      middling: ['Good once you are used to it, which took me two days.'],
      bad: ['It drops the connection now and then.'],
    },
  },
  {
    fits: ['mojie-print-home', 'mojie-fax'],
    zh: {
      good: ['打出来的字很清楚，没有糊边。', '走纸顺，一次都没有卡过纸。', '按着说明连好，十分钟就用上了。'],
      middling: ['出纸有点慢，急用的时候要等。'],
      bad: ['头一个星期卡了两次纸。'],
    },
    en: {
      good: ['Crisp text, no smudges.', 'The paper feeds smoothly and has never jammed.'],
      middling: ['Pages come out rather slowly.'],
      bad: ['Two paper jams in the first week.'],
    },
  },
  {
    fits: ['yuexin-desk-phone'],
    zh: {
      good: ['铃声是真的金属声，隔两间屋子都听得见。', '按键大，老人拨号不会按错。', '插上电话线就能用，通话很清楚。'],
      middling: ['听筒线短了一点。'],
      bad: ['有一个按键要用力才按得动。'],
    },
    en: {
      good: ['A proper bell that I hear two rooms away.', 'Big keys, clear calls, nothing to set up.'],
      middling: ['The handset cord could be longer.'],
      bad: ['One key needs a hard push.'],
    },
  },
  {
    fits: ['digital-camera', 'digital-video'],
    zh: {
      good: [
        '对焦快，拍孩子跑来跑去也跟得上。',
        '颜色讨喜，直出就很好看。',
        '握着很稳，拍一下午手不酸。',
        '开机快，想拍的时候拿起来就拍。',
      ],
      middling: ['画面很好，菜单要花时间熟悉。'],
      bad: ['收到时镜头里有一点灰，换了一台才好。'],
    },
    en: {
      good: [
        'Focus is quick enough for running children.',
        'Lovely colours straight out of the camera.',
        'Sits steadily in the hand for a whole afternoon.',
      ],
      middling: ['Great pictures, but the menus take time to learn.'],
      bad: ['There was a speck of dust inside the lens of my first one.'],
    },
  },
  {
    fits: ['digital-optics', 'culture-science', 'tanzhi-first-telescope', 'tanzhi-bench-microscope'],
    zh: {
      good: [
        '成像清楚，孩子第一次看见的时候叫出了声。',
        '调焦顺滑，跟着说明一会儿就找到了。',
        '架子稳，碰一下不会晃半天。',
        '镜片干净，边缘也不发虚。',
        '新手能上手，说明里的步骤写得很细。',
      ],
      middling: ['看得清，就是第一次对焦要有耐心。'],
      bad: ['固定的螺丝有点松，要自己拧紧。'],
    },
    en: {
      good: [
        'Sharp view. My daughter gasped when she first looked.',
        'The focus turns smoothly and stays where you leave it.',
        'A steady stand that does not wobble at every touch.',
        'Clean optics, clear right to the edge.',
      ],
      middling: ['Good view, but the first focusing takes patience.'],
      bad: ['One screw of the stand kept coming loose.'],
    },
  },
];
