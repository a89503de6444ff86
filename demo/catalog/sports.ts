import type { DemoSection } from '../types.ts';
import { products as balls } from './sports/balls.ts';
import { products as camping } from './sports/camping.ts';
import { products as training } from './sports/training.ts';
import { products as water } from './sports/water.ts';
import { products as wheels } from './sports/wheels.ts';

export const section: DemoSection = {
  category: {
    code: 'sports',
    name: { zh: '运动户外', en: 'Sports & outdoors' },
    about: {
      zh: '按去的地方选装备：近郊求轻，长线求稳，先试背再出发。',
      en: 'Choose gear for where you go: light for a day out, sturdy for long trips. Try it on before you leave.',
    },
    children: [
      {
        code: 'sports-outdoor',
        name: { zh: '露营徒步', en: 'Camping & hiking' },
        children: [
          { code: 'sports-tents', name: { zh: '帐篷', en: 'Tents' } },
          { code: 'sports-camp-gear', name: { zh: '营地装备', en: 'Camp gear' } },
          { code: 'sports-hiking', name: { zh: '徒步鞋包', en: 'Hiking boots & packs' } },
        ],
      },
      {
        code: 'sports-ball-games',
        name: { zh: '球类运动', en: 'Ball games' },
        children: [
          { code: 'sports-big-balls', name: { zh: '篮足排球', en: 'Basketball, football, volleyball' } },
          { code: 'sports-rackets', name: { zh: '球拍', en: 'Rackets & bats' } },
          { code: 'sports-throwing', name: { zh: '飞盘与投掷', en: 'Discs, darts & baseball' } },
        ],
      },
      {
        code: 'sports-training',
        name: { zh: '健身训练', en: 'Training' },
        children: [
          { code: 'sports-boxing', name: { zh: '拳击武道', en: 'Boxing & martial arts' } },
          { code: 'sports-running', name: { zh: '跑步装备', en: 'Running' } },
          { code: 'sports-awards', name: { zh: '奖牌奖杯', en: 'Medals & trophies' } },
        ],
      },
      {
        code: 'sports-water',
        name: { zh: '水上运动', en: 'Water sports' },
        children: [
          { code: 'sports-swimming', name: { zh: '游泳浮潜', en: 'Swimming & snorkelling' } },
          { code: 'sports-boating', name: { zh: '划船垂钓', en: 'Boating & fishing' } },
        ],
      },
      {
        code: 'sports-wheels',
        name: { zh: '骑行与冰雪', en: 'Wheels & snow' },
        children: [
          { code: 'sports-cycling', name: { zh: '骑行代步', en: 'Bicycles & scooters' } },
          { code: 'sports-skating', name: { zh: '滑板轮滑冰鞋', en: 'Skateboards & skates' } },
          { code: 'sports-snow', name: { zh: '滑雪雪橇', en: 'Skis & sledges' } },
        ],
      },
    ],
  },
  brands: [
    { code: 'sports-yequ', name: { zh: '野趣', en: 'Yequ' } },
    { code: 'sports-cloudridge', name: { zh: '云脊', en: 'Cloudridge' } },
    { code: 'sports-shanming', name: { zh: '山鸣', en: 'Shanming' } },
    { code: 'sports-jiyu', name: { zh: '疾羽', en: 'Jiyu' } },
    { code: 'sports-lishi', name: { zh: '立石', en: 'Lishi' } },
    { code: 'sports-lanqian', name: { zh: '澜潜', en: 'Lanqian' } },
    { code: 'sports-jiexing', name: { zh: '街行', en: 'Jiexing' } },
    { code: 'sports-shuangdao', name: { zh: '霜道', en: 'Shuangdao' } },
  ],
  attributes: [
    {
      code: 'sports-activity',
      name: { zh: '运动类型', en: 'Activity' },
      values: [
        { code: 'camping', name: { zh: '露营', en: 'Camping' } },
        { code: 'hiking', name: { zh: '徒步', en: 'Hiking' } },
        { code: 'ball', name: { zh: '球类与竞技', en: 'Ball games & contests' } },
        { code: 'fitness', name: { zh: '健身', en: 'Fitness' } },
        { code: 'water', name: { zh: '水上', en: 'Water' } },
        { code: 'wheels', name: { zh: '轮上', en: 'Wheels' } },
        { code: 'snow', name: { zh: '冰雪', en: 'Ice & snow' } },
      ],
    },
    {
      code: 'sports-place',
      name: { zh: '使用场地', en: 'Place' },
      values: [
        { code: 'indoor', name: { zh: '室内', en: 'Indoor' } },
        { code: 'outdoor', name: { zh: '室外', en: 'Outdoor' } },
        { code: 'both', name: { zh: '室内外皆可', en: 'Indoor and outdoor' } },
      ],
    },
    {
      code: 'sports-user',
      name: { zh: '适用人群', en: 'For' },
      values: [
        { code: 'adult', name: { zh: '成人', en: 'Adults' } },
        { code: 'kids', name: { zh: '儿童', en: 'Children' } },
        { code: 'family', name: { zh: '亲子家庭', en: 'Families' } },
      ],
    },
    {
      code: 'sports-level',
      name: { zh: '水平', en: 'Level' },
      values: [
        { code: 'beginner', name: { zh: '入门', en: 'Beginner' } },
        { code: 'regular', name: { zh: '常玩', en: 'Regular' } },
        { code: 'advanced', name: { zh: '进阶', en: 'Advanced' } },
      ],
    },
  ],
  products: [...camping, ...balls, ...training, ...water, ...wheels],
};
