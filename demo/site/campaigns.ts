import type { Text } from '../types.ts';

export type DemoCampaign = {
  code: string;
  title: Text;
  intro: Text;
  /** `leadsTo`: code of a category. */
  banner: { picture: string; title: Text; text: Text; leadsTo: string };
  /** The best sellers of these categories, one category after the other. */
  picks: { title: Text; of: string[]; most: number }[];
  coupons: Text;
  ways: { title: Text; categories: string[] };
  story: { picture: string; title: Text; text: Text };
};

export const autumnTea: DemoCampaign = {
  code: 'autumn-tea',
  title: { zh: '秋茶上新', en: 'Autumn tea' },
  intro: {
    zh: '乌龙转香，红茶正醇，配一把顺手的壶，慢慢喝到冬天。',
    en: 'Fragrant oolongs, mellow black teas and a pot that pours well, enough to last until winter.',
  },
  banner: {
    picture: 'demo/site/hero-4.avif',
    title: { zh: '一叶知秋，一壶知味', en: 'The season, in a pot' },
    text: {
      zh: '秋茶不争早，胜在香高水柔。采摘季、海拔与焙火，每一款都写得明白。',
      en: 'Autumn leaf is picked for aroma, not for haste. Season, altitude and roast are stated for every tea.',
    },
    leadsTo: 'drinks-dark',
  },
  picks: [
    { title: { zh: '入秋先喝这几款', en: 'What to drink first' }, of: ['drinks-dark', 'drinks-green'], most: 5 },
    { title: { zh: '一把壶，几只杯', en: 'A pot and a few cups' }, of: ['drinks-teaware', 'drinks-cups'], most: 8 },
    {
      title: { zh: '花草茶与热饮，晚上也能喝', en: 'Tisanes and hot drinks for the evening' },
      of: ['drinks-flower', 'drinks-powder', 'drinks-milk'],
      most: 5,
    },
  ],
  coupons: { zh: '先领券，再选茶', en: 'Take a coupon before you choose' },
  ways: {
    title: { zh: '接着逛', en: 'Keep browsing' },
    categories: ['drinks-green', 'drinks-dark', 'drinks-flower', 'drinks-coffee', 'drinks-teaware', 'drinks-cups'],
  },
  story: {
    picture: 'demo/p/drinks-ridge-green~3.avif',
    title: { zh: '秋茶怎么泡', en: 'How to brew autumn tea' },
    text: {
      zh: '乌龙用滚水，七克茶配一百毫升，头一泡十秒就出汤。\n红茶水温放到九十度，香气留得住，也不发涩。\n喝不完的茶密封避光，绿茶进冰箱，普洱只要通风干燥。',
      en: 'Oolong takes boiling water: seven grams to 100 ml, and ten seconds for the first infusion.\nLet the water cool to 90 degrees for black tea. It keeps the aroma and never turns bitter.\nStore what is left sealed and dark; green tea in the fridge, pu-er anywhere dry and airy.',
    },
  },
};
