import type { DemoSection } from '../types.ts';
import { products as fruit } from './food/fruit.ts';
import { products as protein } from './food/protein.ts';
import { products as snacks } from './food/snacks.ts';
import { products as vegetables } from './food/vegetables.ts';

export const section: DemoSection = {
  category: {
    code: 'food',
    name: { zh: '食品生鲜', en: 'Food & fresh' },
    about: {
      zh: '产地直发，标明产季与保质期；生鲜坏果包赔，收到请当天验看。',
      en: 'Sent from where it grows, with season and shelf life stated. Check fresh goods the day they arrive.',
    },
    children: [
      {
        code: 'food-fruit',
        noReturns: true,
        name: { zh: '时令水果', en: 'Seasonal fruit' },
        children: [
          { code: 'food-pome', name: { zh: '苹果梨桃', en: 'Apples, pears & peaches' } },
          { code: 'food-citrus', name: { zh: '柑橘瓜果', en: 'Citrus, melons & tropical' } },
          { code: 'food-berry', name: { zh: '浆果葡萄', en: 'Berries, grapes & kiwis' } },
        ],
      },
      {
        code: 'food-veg',
        name: { zh: '蔬菜粮油', en: 'Vegetables & grain' },
        children: [
          { code: 'food-greens', noReturns: true, name: { zh: '新鲜蔬菜', en: 'Fresh vegetables' } },
          { code: 'food-roots', noReturns: true, name: { zh: '根茎薯类', en: 'Roots & tubers' } },
          { code: 'food-grain', name: { zh: '米面杂粮', en: 'Rice, noodles & pulses' } },
        ],
      },
      {
        code: 'food-protein',
        noReturns: true,
        name: { zh: '肉蛋水产', en: 'Meat, eggs & seafood' },
        children: [
          { code: 'food-meat', name: { zh: '鲜肉禽肉', en: 'Meat & poultry' } },
          { code: 'food-dairy', name: { zh: '蛋品乳酪', en: 'Eggs & cheese' } },
          { code: 'food-seafood', name: { zh: '海鲜水产', en: 'Fish & seafood' } },
        ],
      },
      {
        code: 'food-snack',
        name: { zh: '零食烘焙', en: 'Snacks & bakery' },
        children: [
          { code: 'food-nuts', name: { zh: '坚果炒货', en: 'Nuts & roasts' } },
          { code: 'food-sweets', name: { zh: '糖果甜点', en: 'Sweets & chocolate' } },
          { code: 'food-crisps', name: { zh: '饼干膨化', en: 'Biscuits & popcorn' } },
          { code: 'food-cakes', noReturns: true, name: { zh: '面包蛋糕', en: 'Bread & cakes' } },
        ],
      },
    ],
  },
  brands: [
    { code: 'food-tianlong', name: { zh: '田垄记', en: 'Fieldridge' } },
    { code: 'food-xishan', name: { zh: '溪山果园', en: 'Xishan Orchard' } },
    { code: 'food-heitu', name: { zh: '黑土仓', en: 'Heitu Granary' } },
    { code: 'food-muye', name: { zh: '牧也', en: 'Muye Pastures' } },
    { code: 'food-haixun', name: { zh: '海汛', en: 'Haixun Seafood' } },
    { code: 'food-lixiang', name: { zh: '栗巷', en: 'Chestnut Lane' } },
    { code: 'food-tangjing', name: { zh: '糖小径', en: 'Sugar Path' } },
    { code: 'food-maihang', name: { zh: '麦行', en: 'Maihang Bakery' } },
  ],
  attributes: [
    {
      code: 'food-origin',
      name: { zh: '产地', en: 'Origin' },
      values: [
        { code: 'shandong', name: { zh: '山东', en: 'Shandong' } },
        { code: 'yunnan', name: { zh: '云南', en: 'Yunnan' } },
        { code: 'xinjiang', name: { zh: '新疆', en: 'Xinjiang' } },
        { code: 'northeast', name: { zh: '东北', en: 'Northeast China' } },
        { code: 'zhejiang', name: { zh: '浙江', en: 'Zhejiang' } },
        { code: 'fujian', name: { zh: '福建', en: 'Fujian' } },
        { code: 'overseas', name: { zh: '海外', en: 'Overseas' } },
      ],
    },
    {
      code: 'food-storage',
      name: { zh: '贮存方式', en: 'Storage' },
      values: [
        { code: 'room', name: { zh: '常温', en: 'Room temperature' } },
        { code: 'chilled', name: { zh: '冷藏', en: 'Chilled' } },
        { code: 'frozen', name: { zh: '冷冻', en: 'Frozen' } },
      ],
    },
    {
      code: 'food-pack',
      name: { zh: '包装形式', en: 'Packaging' },
      values: [
        { code: 'carton', name: { zh: '纸箱', en: 'Carton' } },
        { code: 'bag', name: { zh: '袋装', en: 'Bag' } },
        { code: 'tin', name: { zh: '罐装', en: 'Tin' } },
        { code: 'gift', name: { zh: '礼盒', en: 'Gift box' } },
      ],
    },
    {
      code: 'food-taste',
      name: { zh: '口味', en: 'Taste' },
      values: [
        { code: 'sweet', name: { zh: '清甜', en: 'Sweet' } },
        { code: 'sour-sweet', name: { zh: '酸甜', en: 'Sweet and tart' } },
        { code: 'savoury', name: { zh: '咸香', en: 'Savoury' } },
        { code: 'plain', name: { zh: '原味', en: 'Plain' } },
      ],
    },
  ],
  products: [...fruit, ...vegetables, ...protein, ...snacks],
};
