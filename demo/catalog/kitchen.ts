import type { DemoSection } from '../types.ts';
import { products as carry } from './kitchen/carry.ts';
import { products as cookware } from './kitchen/cookware.ts';
import { products as drink } from './kitchen/drink.ts';
import { products as prep } from './kitchen/prep.ts';
import { products as table } from './kitchen/table.ts';

export const section: DemoSection = {
  category: {
    code: 'kitchen',
    name: { zh: '厨具餐具', en: 'Kitchen & dining' },
    about: {
      zh: '一口好锅、一把好刀，再慢慢添。灶具类型看好再下单。',
      en: 'One good pan, one good knife, then the rest. Check that it suits your hob.',
    },
    children: [
      {
        code: 'kitchen-cookware',
        name: { zh: '锅具', en: 'Cookware' },
        children: [
          { code: 'kitchen-pan', name: { zh: '煎炒锅', en: 'Frying & sauté pans' } },
          { code: 'kitchen-pot', name: { zh: '汤锅火锅', en: 'Soup & hot pots' } },
        ],
      },
      {
        code: 'kitchen-prep',
        name: { zh: '刀具与小工具', en: 'Knives & tools' },
        children: [
          { code: 'kitchen-knife', name: { zh: '刀具', en: 'Knives' } },
          { code: 'kitchen-gadget', name: { zh: '厨房小工具', en: 'Kitchen gadgets' } },
          { code: 'kitchen-season', name: { zh: '调味储物罐', en: 'Jars & shakers' } },
        ],
      },
      {
        code: 'kitchen-table',
        name: { zh: '餐具', en: 'Tableware' },
        children: [
          { code: 'kitchen-bowl', name: { zh: '碗', en: 'Bowls' } },
          { code: 'kitchen-plate', name: { zh: '盘与刀叉', en: 'Plates & cutlery' } },
          { code: 'kitchen-chopstick', name: { zh: '筷子与勺', en: 'Chopsticks & spoons' } },
        ],
      },
      {
        code: 'kitchen-drink',
        name: { zh: '杯壶酒具', en: 'Cups, pots & glasses' },
        children: [
          { code: 'kitchen-mug', name: { zh: '咖啡杯与茶杯', en: 'Coffee & tea cups' } },
          { code: 'kitchen-teapot', name: { zh: '茶壶', en: 'Teapots' } },
          { code: 'kitchen-glass', name: { zh: '酒杯水杯', en: 'Glasses & barware' } },
        ],
      },
      {
        code: 'kitchen-carry',
        name: { zh: '便当与随行杯', en: 'Lunch boxes & tumblers' },
        children: [
          { code: 'kitchen-lunch', name: { zh: '便当盒', en: 'Lunch boxes' } },
          { code: 'kitchen-tumbler', name: { zh: '吸管杯与随行杯', en: 'Straw cups & tumblers' } },
        ],
      },
    ],
  },
  brands: [
    { code: 'kt-zaohe', name: { zh: '灶和', en: 'Zaohe' } },
    { code: 'kt-fenghe', name: { zh: '锋禾', en: 'Fenghe' } },
    { code: 'kt-taoxi', name: { zh: '陶汐', en: 'Taoxi' } },
    { code: 'kt-boqing', name: { zh: '玻青', en: 'Boqing' } },
    { code: 'kt-chayu', name: { zh: '茶屿', en: 'Chayu' } },
    { code: 'kt-shizhu', name: { zh: '食竹', en: 'Shizhu' } },
    { code: 'kt-liangchu', name: { zh: '量厨', en: 'Liangchu' } },
    { code: 'kt-xieshi', name: { zh: '携食', en: 'Xieshi' } },
  ],
  attributes: [
    {
      code: 'kt-material',
      name: { zh: '材质', en: 'Material' },
      values: [
        { code: 'steel', name: { zh: '不锈钢', en: 'Stainless steel' } },
        { code: 'iron', name: { zh: '铸铁与铁', en: 'Iron' } },
        { code: 'ceramic', name: { zh: '陶瓷', en: 'Ceramic' } },
        { code: 'glass', name: { zh: '玻璃', en: 'Glass' } },
        { code: 'wood', name: { zh: '竹木', en: 'Wood & bamboo' } },
        { code: 'silicone', name: { zh: '硅胶', en: 'Silicone' } },
        { code: 'pp', name: { zh: '塑料', en: 'Plastic' } },
      ],
    },
    {
      code: 'kt-use',
      name: { zh: '适用', en: 'Suitable for' },
      values: [
        { code: 'induction', name: { zh: '电磁炉', en: 'Induction hob' } },
        { code: 'gas', name: { zh: '明火', en: 'Gas hob' } },
        { code: 'microwave', name: { zh: '微波炉', en: 'Microwave' } },
        { code: 'dishwasher', name: { zh: '洗碗机', en: 'Dishwasher' } },
      ],
    },
    {
      code: 'kt-serves',
      name: { zh: '适用人数', en: 'Serves' },
      values: [
        { code: 'one', name: { zh: '1 人', en: 'One' } },
        { code: 'two', name: { zh: '2 人', en: 'Two' } },
        { code: 'family', name: { zh: '3–4 人', en: 'Three or four' } },
        { code: 'party', name: { zh: '5 人以上', en: 'Five or more' } },
      ],
    },
    {
      code: 'kt-origin',
      name: { zh: '产地', en: 'Origin' },
      values: [
        { code: 'jingdezhen', name: { zh: '江西景德镇', en: 'Jingdezhen' } },
        { code: 'chaozhou', name: { zh: '广东潮州', en: 'Chaozhou' } },
        { code: 'yangjiang', name: { zh: '广东阳江', en: 'Yangjiang' } },
        { code: 'yongkang', name: { zh: '浙江永康', en: 'Yongkang' } },
        { code: 'zibo', name: { zh: '山东淄博', en: 'Zibo' } },
      ],
    },
  ],
  products: [...cookware, ...prep, ...table, ...drink, ...carry],
};
