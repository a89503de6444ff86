import type { DemoSection } from '../types.ts';
import { products as growProducts } from './garden/grow.ts';
import { products as petcareProducts } from './garden/petcare.ts';
import { products as petfoodProducts } from './garden/petfood.ts';
import { products as plants1Products } from './garden/plants-1.ts';
import { products as plants2Products } from './garden/plants-2.ts';

export const section: DemoSection = {
  category: {
    code: 'garden',
    name: { zh: '花植宠物', en: 'Plants & pets' },
    about: {
      zh: '先看家里的光：朝南养花，朝北养叶。宠物用品按体重选。',
      en: 'Look at your light first: flowers for south windows, leaves for north. Choose pet supplies by weight.',
    },
    children: [
      {
        code: 'garden-plants',
        noReturns: true,
        name: { zh: '绿植花卉', en: 'Living plants' },
        children: [
          { code: 'garden-indoor', name: { zh: '室内绿植', en: 'Indoor plants' } },
          { code: 'garden-flower', name: { zh: '观花盆栽', en: 'Flowering plants' } },
          { code: 'garden-succulent', name: { zh: '多肉仙人掌', en: 'Succulents & cacti' } },
          { code: 'garden-trees', name: { zh: '庭院苗木', en: 'Garden trees' } },
        ],
      },
      {
        code: 'garden-grow',
        name: { zh: '园艺种植', en: 'Gardening' },
        children: [
          { code: 'garden-seeds', name: { zh: '种子种苗', en: 'Seeds & seedlings' } },
          { code: 'garden-tools', name: { zh: '园艺工具', en: 'Garden tools' } },
          { code: 'garden-scape', name: { zh: '造景资材', en: 'Landscape & stone' } },
        ],
      },
      {
        code: 'garden-petfood',
        name: { zh: '宠物食品', en: 'Pet food' },
        children: [
          { code: 'garden-staple', name: { zh: '主粮罐头', en: 'Meals & feed' } },
          { code: 'garden-treats', name: { zh: '零食磨牙', en: 'Treats & chews' } },
        ],
      },
      {
        code: 'garden-petcare',
        name: { zh: '宠物用品', en: 'Pet supplies' },
        children: [
          { code: 'garden-toys', name: { zh: '宠物玩具', en: 'Pet toys' } },
          { code: 'garden-homes', name: { zh: '窝屋', en: 'Beds & houses' } },
          { code: 'garden-daily', name: { zh: '日常护理', en: 'Everyday care' } },
          { code: 'garden-aqua', name: { zh: '水族用品', en: 'Aquarium' } },
        ],
      },
    ],
  },
  brands: [
    { code: 'garden-moor', name: { zh: '青原里', en: 'Greenmoor' } },
    { code: 'garden-soil', name: { zh: '土壤日记', en: 'Soil Diary' } },
    { code: 'garden-hoe', name: { zh: '锄月', en: 'Moonhoe' } },
    { code: 'garden-pawfolk', name: { zh: '爪印集', en: 'Pawfolk' } },
    { code: 'garden-tail', name: { zh: '麦尾', en: 'Wheattail' } },
    { code: 'garden-weed', name: { zh: '水草间', en: 'Waterweed' } },
    { code: 'garden-moss', name: { zh: '苔屿', en: 'Mossisle' } },
  ],
  attributes: [
    {
      code: 'garden-light',
      name: { zh: '光照', en: 'Light' },
      values: [
        { code: 'sun', name: { zh: '全日照', en: 'Full sun' } },
        { code: 'bright', name: { zh: '明亮散射光', en: 'Bright indirect' } },
        { code: 'shade', name: { zh: '耐阴', en: 'Shade tolerant' } },
      ],
    },
    {
      code: 'garden-season',
      name: { zh: '适种季节', en: 'Season' },
      values: [
        { code: 'spring', name: { zh: '春', en: 'Spring' } },
        { code: 'summer', name: { zh: '夏', en: 'Summer' } },
        { code: 'autumn', name: { zh: '秋', en: 'Autumn' } },
        { code: 'all', name: { zh: '四季', en: 'All year' } },
      ],
    },
    {
      code: 'garden-pet',
      name: { zh: '适用宠物', en: 'For' },
      values: [
        { code: 'dog', name: { zh: '狗', en: 'Dogs' } },
        { code: 'cat', name: { zh: '猫', en: 'Cats' } },
        { code: 'bird', name: { zh: '鸟', en: 'Birds' } },
        { code: 'fish', name: { zh: '鱼', en: 'Fish' } },
        { code: 'any', name: { zh: '猫狗通用', en: 'Cats & dogs' } },
      ],
    },
    {
      code: 'garden-care',
      name: { zh: '养护难度', en: 'Care' },
      values: [
        { code: 'easy', name: { zh: '省心', en: 'Easy' } },
        { code: 'medium', name: { zh: '适中', en: 'Moderate' } },
        { code: 'keen', name: { zh: '需用心', en: 'For keen growers' } },
      ],
    },
    {
      code: 'garden-material',
      name: { zh: '材质', en: 'Material' },
      values: [
        { code: 'plant', name: { zh: '天然植物', en: 'Natural plant' } },
        { code: 'ceramic', name: { zh: '陶瓷玻璃石材', en: 'Ceramic, glass & stone' } },
        { code: 'metal', name: { zh: '金属', en: 'Metal' } },
        { code: 'textile', name: { zh: '布艺', en: 'Fabric' } },
        { code: 'resin', name: { zh: '树脂塑料', en: 'Resin & plastic' } },
        { code: 'wood', name: { zh: '木草', en: 'Wood & straw' } },
        { code: 'meat', name: { zh: '肉类谷物', en: 'Meat & grain' } },
      ],
    },
  ],
  products: [...plants1Products, ...plants2Products, ...growProducts, ...petfoodProducts, ...petcareProducts],
};
