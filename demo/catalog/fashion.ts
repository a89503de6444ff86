import type { DemoSection } from '../types.ts';
import { products as accessories } from './fashion/accessories.ts';
import { products as bags } from './fashion/bags.ts';
import { products as outerwear } from './fashion/outerwear.ts';
import { products as shoes } from './fashion/shoes.ts';
import { products as tops } from './fashion/tops.ts';

export const section: DemoSection = {
  category: {
    code: 'fashion',
    name: { zh: '服饰鞋包', en: 'Clothing, shoes & bags' },
    about: {
      zh: '每件都有尺码说明：量一件合身的旧衣，比身高体重更准。',
      en: 'Every piece has a size note. Measuring clothes that fit beats guessing from height and weight.',
    },
    children: [
      {
        code: 'fashion-clothes',
        name: { zh: '服装', en: 'Clothing' },
        children: [
          { code: 'fashion-tops', name: { zh: '上装', en: 'Tops' } },
          { code: 'fashion-dresses', name: { zh: '连衣裙', en: 'Dresses' } },
          { code: 'fashion-outerwear', name: { zh: '外套大衣', en: 'Coats & jackets' } },
          { code: 'fashion-bottoms', name: { zh: '裤装', en: 'Trousers & shorts' } },
        ],
      },
      {
        code: 'fashion-shoes',
        name: { zh: '鞋履', en: 'Shoes' },
        children: [
          { code: 'fashion-sneakers', name: { zh: '运动休闲鞋', en: 'Trainers' } },
          { code: 'fashion-leather-shoes', name: { zh: '皮鞋', en: 'Leather shoes' } },
          { code: 'fashion-womens-shoes', name: { zh: '女鞋', en: "Women's shoes" } },
        ],
      },
      {
        code: 'fashion-bags',
        name: { zh: '箱包', en: 'Bags & luggage' },
        children: [
          { code: 'fashion-handbags', name: { zh: '手提包', en: 'Handbags & pouches' } },
          { code: 'fashion-backpacks', name: { zh: '双肩包与公文包', en: 'Backpacks & briefcases' } },
          { code: 'fashion-luggage', name: { zh: '旅行箱', en: 'Luggage' } },
        ],
      },
      {
        code: 'fashion-accessories',
        name: { zh: '配饰', en: 'Accessories' },
        children: [
          { code: 'fashion-hats', name: { zh: '帽子', en: 'Hats & caps' } },
          { code: 'fashion-scarves-gloves', name: { zh: '围巾手套', en: 'Scarves & gloves' } },
          { code: 'fashion-socks', name: { zh: '袜子', en: 'Socks' } },
          { code: 'fashion-eyewear', name: { zh: '眼镜与领带', en: 'Eyewear & ties' } },
        ],
      },
    ],
  },
  brands: [
    { code: 'fashion-suwen', name: { zh: '素纹', en: 'Suwen' } },
    { code: 'fashion-buli', name: { zh: '步里', en: 'Buli' } },
    { code: 'fashion-mianlu', name: { zh: '棉麓', en: 'Mianlu' } },
    { code: 'fashion-wanqing', name: { zh: '晚晴里', en: 'Wanqingli' } },
    { code: 'fashion-qiuyan', name: { zh: '秋檐', en: 'Qiuyan' } },
    { code: 'fashion-dianfang', name: { zh: '靛坊', en: 'Indigo Row' } },
    { code: 'fashion-zhexing', name: { zh: '折行', en: 'Zhexing' } },
    { code: 'fashion-farcase', name: { zh: '远匣', en: 'Farcase' } },
  ],
  attributes: [
    {
      code: 'fashion-material',
      name: { zh: '材质', en: 'Material' },
      values: [
        { code: 'cotton', name: { zh: '棉', en: 'Cotton' } },
        { code: 'linen', name: { zh: '亚麻', en: 'Linen' } },
        { code: 'wool', name: { zh: '羊毛', en: 'Wool' } },
        { code: 'silk', name: { zh: '桑蚕丝', en: 'Silk' } },
        { code: 'leather', name: { zh: '真皮', en: 'Leather' } },
        { code: 'nylon', name: { zh: '锦纶与合成', en: 'Nylon & synthetics' } },
        { code: 'straw', name: { zh: '草编', en: 'Straw' } },
      ],
    },
    {
      code: 'fashion-season',
      name: { zh: '适用季节', en: 'Season' },
      values: [
        { code: 'spring-autumn', name: { zh: '春秋', en: 'Spring & autumn' } },
        { code: 'summer', name: { zh: '夏季', en: 'Summer' } },
        { code: 'winter', name: { zh: '冬季', en: 'Winter' } },
        { code: 'all-year', name: { zh: '四季', en: 'All year' } },
      ],
    },
    {
      code: 'fashion-wearer',
      name: { zh: '适用人群', en: 'Wearer' },
      values: [
        { code: 'women', name: { zh: '女士', en: 'Women' } },
        { code: 'men', name: { zh: '男士', en: 'Men' } },
        { code: 'unisex', name: { zh: '男女同款', en: 'Unisex' } },
      ],
    },
    {
      code: 'fashion-scene',
      name: { zh: '穿着场合', en: 'Occasion' },
      values: [
        { code: 'commute', name: { zh: '通勤', en: 'Work & commute' } },
        { code: 'casual', name: { zh: '日常休闲', en: 'Casual' } },
        { code: 'travel', name: { zh: '旅行', en: 'Travel' } },
        { code: 'occasion', name: { zh: '聚会宴请', en: 'Parties & dinners' } },
      ],
    },
  ],
  products: [...tops, ...outerwear, ...shoes, ...bags, ...accessories],
};
