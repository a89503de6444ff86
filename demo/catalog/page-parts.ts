import type { DemoPageParts, Text } from '../types.ts';

const text = (zh: string, en: string): Text => ({ zh, en });
const figure = (value: Text, zh: string, en: string) => ({ value, name: text(zh, en) });
const same = (value: string): Text => ({ zh: value, en: value });
const question = (zh: [string, string], en: [string, string]) => ({
  question: text(zh[0], en[0]),
  answer: text(zh[1], en[1]),
});

const SHOES: DemoPageParts['sizeGuide'] = {
  columns: [text('鞋码', 'Size'), text('脚长', 'Foot length'), text('脚宽', 'Foot width')],
  rows: [
    ['37', '232 mm', '88 mm'],
    ['38', '238 mm', '90 mm'],
    ['39', '245 mm', '92 mm'],
    ['40', '252 mm', '95 mm'],
    ['41', '258 mm', '97 mm'],
    ['42', '265 mm', '100 mm'],
    ['43', '272 mm', '102 mm'],
    ['44', '278 mm', '104 mm'],
  ],
};
const TOPS: DemoPageParts['sizeGuide'] = {
  columns: [
    text('尺码', 'Size'),
    text('胸围', 'Chest'),
    text('肩宽', 'Shoulder'),
    text('衣长', 'Length'),
    text('建议身高', 'Your height'),
  ],
  rows: [
    ['XS', '92 cm', '41 cm', '62 cm', '150–158 cm'],
    ['S', '96 cm', '43 cm', '65 cm', '155–163 cm'],
    ['M', '102 cm', '45 cm', '68 cm', '160–168 cm'],
    ['L', '108 cm', '47 cm', '70 cm', '167–175 cm'],
    ['XL', '114 cm', '49 cm', '72 cm', '173–181 cm'],
    ['XXL', '120 cm', '51 cm', '74 cm', '178–186 cm'],
  ],
};

/** What pages tell of some products beside their description. `view` is a picture of the product, 0 the main one. */
export const pageParts: Record<string, DemoPageParts> = {
  'drinks-ridge-green': {
    highlights: [
      figure(text('700 米', '700 m'), '茶园海拔', 'Garden altitude'),
      figure(text('一芽一叶', 'One bud, one leaf'), '采摘标准', 'Picking standard'),
      figure(text('85 ℃', '85 °C'), '适宜水温', 'Water temperature'),
    ],
    features: [
      {
        title: text('北坡的春天来得晚', 'Spring comes late to a north slope'),
        text: text(
          '天台山海拔七百米的北坡回暖慢，芽叶小而厚。清明前采下，摊放六小时再下锅。',
          'At 700 metres on Mount Tiantai the cold lingers, and buds stay small and thick. They are picked before Qingming and rest six hours before the wok.',
        ),
        view: 3,
      },
    ],
    questions: [
      question(
        ['怎么保存？', '密封后放冰箱冷藏，取出后先回到室温再开封，免得受潮。'],
        [
          'How do I keep it?',
          'Sealed, in the fridge. Let it come back to room temperature before you open it, so that no moisture settles.',
        ],
      ),
      question(
        ['一次放多少茶？', '三克茶配一百五十毫升八十五度的水，玻璃杯直接泡就好。'],
        ['How much tea per cup?', 'Three grams to 150 ml of water at 85 °C, straight in a glass.'],
      ),
    ],
  },
  'mojie-air-14': {
    highlights: [
      figure(same('1.19 kg'), '整机重量', 'Weight'),
      figure(same('2.8K'), '14 英寸高分屏', '14-inch display'),
      figure(text('13 小时', '13 h'), '本地视频播放', 'Local video playback'),
    ],
    features: [
      {
        title: text('比一瓶大矿泉水还轻', 'Lighter than a large bottle of water'),
        text: text(
          '镁合金机身，整机 1.19 公斤。背着不压肩，开会一整天不用找插座。',
          'A magnesium shell brings the whole machine to 1.19 kg: light on the shoulder, with a full day of meetings in the battery.',
        ),
        view: 3,
      },
      {
        title: text('多看三四行', 'Three or four more lines'),
        text: text(
          '16:10 的 14 英寸屏幕，2880 × 1800，120 Hz，写文档时比宽屏多显示三四行。',
          'The 16:10 panel, 2880 × 1800 at 120 Hz, shows three or four more lines of a document than a wide one.',
        ),
        view: 1,
      },
    ],
    questions: [
      question(
        ['两边的 USB-C 都能充电吗？', '可以，左右各有一个，插哪边都能充。'],
        ['Do both USB-C ports charge?', 'Yes. There is one on each side, and either charges.'],
      ),
      question(['质保多久？', '整机两年。'], ['How long is the warranty?', 'Two years for the whole machine.']),
    ],
  },
  'zaohe-fry-pan': {
    highlights: [
      figure(same('4.5 mm'), '三层复合锅底', 'Three-layer base'),
      figure(text('0 PFOA', '0 PFOA'), '水性涂层', 'Water-based coating'),
      figure(text('3 种炉具', '3 hobs'), '电磁炉、燃气灶、电陶炉', 'Induction, gas, ceramic'),
    ],
    features: [
      {
        title: text('晃一晃，鸡蛋就滑动', 'Shake it, and the egg slides'),
        text: text(
          '三层复合锅底，火力集中在中间时边缘也能热起来，煎蛋、煎饺翻面都利落。',
          'The layered base carries heat to the edge, so eggs and dumplings turn over cleanly.',
        ),
        view: 3,
      },
    ],
    questions: [
      question(
        ['电磁炉能用吗？', '可以，电磁炉、燃气灶、电陶炉都适用。'],
        ['Does it work on induction?', 'Yes, and on gas and ceramic hobs.'],
      ),
      question(
        ['可以用铁铲吗？', '不建议。用木铲或硅胶铲，涂层可以保持得更久。'],
        ['May I use a metal turner?', 'Better not. Wood or silicone keeps the coating in good shape for longer.'],
      ),
    ],
  },
  'food-navel-orange': {
    highlights: [
      figure(text('10 个月', '10 months'), '从开花到采收', 'From blossom to harvest'),
      figure(same('65–80 mm'), '果径', 'Fruit size'),
      figure(text('0 打蜡', 'No wax'), '不催熟', 'No forced ripening'),
    ],
    questions: [
      question(
        ['收到坏果怎么办？', '按比例退款，不需要寄回。'],
        ['What if some arrive spoiled?', 'We refund that share, and you send nothing back.'],
      ),
      question(
        ['能放多久？', '常温阴凉处能放两周，天气热就放冰箱。'],
        ['How long do they keep?', 'Two weeks in a cool room; in hot weather, use the fridge.'],
      ),
    ],
  },
  'yuexin-cells': {
    highlights: [
      figure(same('2600 mAh'), '每节容量', 'Per cell'),
      figure(text('约 1000 次', 'About 1000'), '循环', 'Cycles'),
      figure(same('70%'), '放一年后的电量', 'Charge after a year'),
    ],
  },
  'jingyou-roll': {
    highlights: [
      figure(text('4 层', '4 ply'), '加厚', 'Thick'),
      figure(same('160 g'), '每卷', 'Per roll'),
      figure(text('20 秒', '20 s'), '遇水散开', 'To break up in water'),
    ],
  },
  'gifts-surprise-box': {
    highlights: [
      figure(same('2 mm'), '灰板厚度', 'Board'),
      figure(same('2.5 cm'), '缎带宽', 'Ribbon'),
      figure(text('2 分钟', '2 min'), '装好', 'To put up'),
    ],
  },
  'mianlu-heavy-cotton-tee': { sizeGuide: TOPS },
  'lishi-mesh-training-vest': { sizeGuide: TOPS },
  'buli-daily-walker': { sizeGuide: SHOES },
  'buli-tempo-running-shoes': { sizeGuide: SHOES },
  'yequ-mid-hiking-boots': { sizeGuide: SHOES },
};
