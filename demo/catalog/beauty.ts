import type { DemoSection } from '../types.ts';
import { products as bath } from './beauty/bath.ts';
import { products as care } from './beauty/care.ts';
import { products as makeup } from './beauty/makeup.ts';
import { products as skincare } from './beauty/skincare.ts';

export const section: DemoSection = {
  category: {
    code: 'beauty',
    name: { zh: '美妆个护', en: 'Beauty & care' },
    about: {
      zh: '先看肤质，再看成分：干皮选霜，油皮选露，新品先试耳后。',
      en: 'Start with your skin, then the ingredients: cream for dry skin, lotion for oily. Patch-test anything new.',
    },
    children: [
      {
        code: 'beauty-makeup',
        name: { zh: '彩妆', en: 'Make-up' },
        children: [
          { code: 'beauty-lips', name: { zh: '唇妆', en: 'Lips' } },
          { code: 'beauty-eyes', name: { zh: '眼妆眉妆', en: 'Eyes & brows' } },
          { code: 'beauty-nails', name: { zh: '美甲', en: 'Nails' } },
          { code: 'beauty-tools', name: { zh: '化妆工具', en: 'Brushes & sponges' } },
        ],
      },
      {
        code: 'beauty-skincare',
        name: { zh: '面部护肤', en: 'Skincare' },
        children: [
          { code: 'beauty-cleanse', name: { zh: '洁面卸妆', en: 'Cleansing' } },
          { code: 'beauty-cream', name: { zh: '面霜乳液', en: 'Creams & lotions' } },
          { code: 'beauty-mask', name: { zh: '精华面膜', en: 'Serums & masks' } },
        ],
      },
      {
        code: 'beauty-body',
        name: { zh: '沐浴香氛', en: 'Bath & fragrance' },
        children: [
          { code: 'beauty-bath', name: { zh: '沐浴', en: 'Bath & body' } },
          { code: 'beauty-fragrance', name: { zh: '香氛礼盒', en: 'Fragrance & gift sets' } },
        ],
      },
      {
        code: 'beauty-care',
        name: { zh: '个人护理', en: 'Personal care' },
        children: [
          { code: 'beauty-hair', name: { zh: '护发发饰', en: 'Hair care & accessories' } },
          { code: 'beauty-oral', name: { zh: '口腔护理', en: 'Oral care' } },
          { code: 'beauty-shave', name: { zh: '剃须刮毛', en: 'Shaving' } },
          { code: 'beauty-case', name: { zh: '镜子与化妆包', en: 'Mirrors & pouches' } },
        ],
      },
    ],
  },
  brands: [
    { code: 'beauty-jiangchun', name: { zh: '绛唇记', en: 'Crimson Note' } },
    { code: 'beauty-yunyan', name: { zh: '匀妍', en: 'Evenly' } },
    { code: 'beauty-zhijian', name: { zh: '芷间', en: 'Zhijian Botanics' } },
    { code: 'beauty-banye', name: { zh: '半页', en: 'Half Page' } },
    { code: 'beauty-rihe', name: { zh: '日和澡堂', en: 'Fairday Bathhouse' } },
    { code: 'beauty-zhuxia', name: { zh: '烛下', en: 'Under Candle' } },
    { code: 'beauty-muchi', name: { zh: '木齿', en: 'Muchi Combs' } },
    { code: 'beauty-chenshua', name: { zh: '晨刷', en: 'Morning Brush' } },
  ],
  attributes: [
    {
      code: 'beauty-skin',
      name: { zh: '适合肤质', en: 'Skin type' },
      values: [
        { code: 'all', name: { zh: '各种肤质', en: 'All' } },
        { code: 'dry', name: { zh: '干性', en: 'Dry' } },
        { code: 'oily', name: { zh: '油性', en: 'Oily' } },
        { code: 'combination', name: { zh: '混合性', en: 'Combination' } },
      ],
    },
    {
      code: 'beauty-scent',
      name: { zh: '香调', en: 'Scent' },
      values: [
        { code: 'unscented', name: { zh: '无香', en: 'Unscented' } },
        { code: 'floral', name: { zh: '花香', en: 'Floral' } },
        { code: 'citrus', name: { zh: '柑橘', en: 'Citrus' } },
        { code: 'woody', name: { zh: '木质', en: 'Woody' } },
        { code: 'herbal', name: { zh: '草本', en: 'Herbal' } },
      ],
    },
    {
      code: 'beauty-finish',
      name: { zh: '妆效', en: 'Finish' },
      values: [
        { code: 'matte', name: { zh: '哑光', en: 'Matte' } },
        { code: 'satin', name: { zh: '缎光', en: 'Satin' } },
        { code: 'gloss', name: { zh: '水光', en: 'Gloss' } },
        { code: 'shimmer', name: { zh: '珠光', en: 'Shimmer' } },
      ],
    },
    {
      code: 'beauty-material',
      name: { zh: '材质', en: 'Material' },
      values: [
        { code: 'wood', name: { zh: '木竹', en: 'Wood & bamboo' } },
        { code: 'metal', name: { zh: '金属', en: 'Metal' } },
        { code: 'fabric', name: { zh: '织物棉', en: 'Fabric & cotton' } },
        { code: 'synthetic', name: { zh: '合成材料', en: 'Synthetic' } },
        { code: 'glass', name: { zh: '玻璃', en: 'Glass' } },
      ],
    },
    {
      code: 'beauty-size',
      name: { zh: '规格', en: 'Size' },
      values: [
        { code: 'travel', name: { zh: '旅行装', en: 'Travel' } },
        { code: 'regular', name: { zh: '正装', en: 'Regular' } },
        { code: 'family', name: { zh: '家庭装', en: 'Family' } },
        { code: 'set', name: { zh: '套装', en: 'Set' } },
      ],
    },
  ],
  products: [...makeup, ...skincare, ...bath, ...care],
};
