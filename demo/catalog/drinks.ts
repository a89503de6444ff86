import type { DemoSection } from '../types.ts';
import { products as brew } from './drinks/brew.ts';
import { products as cellar } from './drinks/cellar.ts';
import { products as soft } from './drinks/soft.ts';
import { products as tea } from './drinks/tea.ts';
import { products as ware } from './drinks/ware.ts';

export const section: DemoSection = {
  category: {
    code: 'drinks',
    name: { zh: '茶酒饮料', en: 'Tea, coffee & drinks' },
    about: {
      zh: '绿茶趁新，白茶耐存，咖啡看烘焙日期。拿不准，先买小包装。',
      en: 'Green tea fresh, white tea for keeping, coffee by roast date. Not sure? Start with a small pack.',
    },
    children: [
      {
        code: 'drinks-tea',
        name: { zh: '茗茶花茶', en: 'Tea & tisanes' },
        children: [
          { code: 'drinks-green', name: { zh: '绿茶白茶', en: 'Green & white tea' } },
          { code: 'drinks-dark', name: { zh: '乌龙红茶普洱', en: 'Oolong, black & pu-er' } },
          { code: 'drinks-flower', name: { zh: '花草茶', en: 'Flower & fruit teas' } },
        ],
      },
      {
        code: 'drinks-brew',
        name: { zh: '咖啡冲饮', en: 'Coffee & hot drinks' },
        children: [
          { code: 'drinks-coffee', name: { zh: '咖啡', en: 'Coffee' } },
          { code: 'drinks-powder', name: { zh: '冲饮谷物', en: 'Cereal, honey & cocoa' } },
          { code: 'drinks-milk', name: { zh: '奶茶牛乳', en: 'Milk tea & milk' } },
        ],
      },
      {
        code: 'drinks-soft',
        name: { zh: '果汁饮料', en: 'Juice & soft drinks' },
        children: [
          { code: 'drinks-juice', name: { zh: '果汁', en: 'Juices & mocktails' } },
          { code: 'drinks-water', name: { zh: '饮用水与气泡饮', en: 'Water, fizz & ice' } },
        ],
      },
      {
        code: 'drinks-cellar',
        name: { zh: '酒类', en: 'Wine, beer & spirits' },
        children: [
          { code: 'drinks-rice', name: { zh: '米酒黄酒果酒', en: 'Rice & fruit wines' } },
          { code: 'drinks-grape', name: { zh: '葡萄酒', en: 'Grape wines' } },
          { code: 'drinks-beer', name: { zh: '啤酒与调酒', en: 'Beer & cocktails' } },
        ],
      },
      {
        code: 'drinks-ware',
        name: { zh: '茶具杯具', en: 'Teaware & cups' },
        children: [
          { code: 'drinks-teaware', name: { zh: '茶壶茶罐', en: 'Teapots & caddies' } },
          { code: 'drinks-cups', name: { zh: '杯子', en: 'Cups & tumblers' } },
        ],
      },
    ],
  },
  brands: [
    { code: 'drinks-wuling', name: { zh: '雾岭', en: 'Misty Ridge' } },
    { code: 'drinks-banmu', name: { zh: '半亩茶事', en: 'Banmu Tea' } },
    { code: 'drinks-huaxin', name: { zh: '花信', en: 'Huaxin Botanicals' } },
    { code: 'drinks-zaoban', name: { zh: '早班', en: 'Early Shift Coffee' } },
    { code: 'drinks-qidao', name: { zh: '汽岛', en: 'Fizz Isle' } },
    { code: 'drinks-guliwu', name: { zh: '谷粒屋', en: 'Grainroom' } },
    { code: 'drinks-shijiao', name: { zh: '石窖', en: 'Shijiao Cellar' } },
    { code: 'drinks-daocheng', name: { zh: '稻埕', en: 'Paddy Court' } },
    { code: 'drinks-suyao', name: { zh: '素窑', en: 'Plain Kiln' } },
  ],
  attributes: [
    {
      code: 'drinks-origin',
      name: { zh: '产地', en: 'Origin' },
      values: [
        { code: 'fujian', name: { zh: '福建', en: 'Fujian' } },
        { code: 'zhejiang', name: { zh: '浙江', en: 'Zhejiang' } },
        { code: 'yunnan', name: { zh: '云南', en: 'Yunnan' } },
        { code: 'sichuan', name: { zh: '四川', en: 'Sichuan' } },
        { code: 'ningxia', name: { zh: '宁夏', en: 'Ningxia' } },
        { code: 'hainan', name: { zh: '海南', en: 'Hainan' } },
        { code: 'jingdezhen', name: { zh: '景德镇', en: 'Jingdezhen' } },
      ],
    },
    {
      code: 'drinks-form',
      name: { zh: '形态', en: 'Form' },
      values: [
        { code: 'loose', name: { zh: '散茶', en: 'Loose leaf' } },
        { code: 'bag', name: { zh: '袋泡', en: 'Bags' } },
        { code: 'bottle', name: { zh: '瓶装罐装', en: 'Bottled' } },
        { code: 'powder', name: { zh: '冲粉', en: 'Powder' } },
        { code: 'ware', name: { zh: '器具', en: 'Ware' } },
      ],
    },
    {
      code: 'drinks-caffeine',
      name: { zh: '咖啡因', en: 'Caffeine' },
      values: [
        { code: 'none', name: { zh: '不含', en: 'None' } },
        { code: 'low', name: { zh: '低', en: 'Low' } },
        { code: 'regular', name: { zh: '常规', en: 'Regular' } },
      ],
    },
    {
      code: 'drinks-sweetness',
      name: { zh: '甜度', en: 'Sweetness' },
      values: [
        { code: 'unsweetened', name: { zh: '无糖', en: 'Unsweetened' } },
        { code: 'light', name: { zh: '微甜', en: 'Lightly sweet' } },
        { code: 'sweet', name: { zh: '甜', en: 'Sweet' } },
      ],
    },
    {
      code: 'drinks-material',
      name: { zh: '材质', en: 'Material' },
      values: [
        { code: 'porcelain', name: { zh: '瓷', en: 'Porcelain' } },
        { code: 'glass', name: { zh: '玻璃', en: 'Glass' } },
        { code: 'metal', name: { zh: '金属', en: 'Metal' } },
        { code: 'natural', name: { zh: '葫芦木竹', en: 'Gourd & wood' } },
      ],
    },
  ],
  products: [...tea, ...brew, ...soft, ...cellar, ...ware],
};
