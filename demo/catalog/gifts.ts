import type { DemoSection } from '../types.ts';
import { products as jewellery1Products } from './gifts/jewellery-1.ts';
import { products as jewellery2Products } from './gifts/jewellery-2.ts';
import { products as livingProducts } from './gifts/living.ts';
import { products as memoryProducts } from './gifts/memory.ts';
import { products as partyProducts } from './gifts/party.ts';

export const section: DemoSection = {
  category: {
    code: 'gifts',
    name: { zh: '珠宝礼物', en: 'Jewellery & gifts' },
    about: {
      zh: '刻字与礼盒可选；项链看链长，戒指先量指围。',
      en: 'Engraving and gift boxes available. Mind the chain length, and measure before you order a ring.',
    },
    children: [
      {
        code: 'gifts-jewellery',
        name: { zh: '珠宝配饰', en: 'Jewellery & accessories' },
        children: [
          { code: 'gifts-rings', name: { zh: '戒指', en: 'Rings' } },
          { code: 'gifts-pendants', name: { zh: '项链吊坠', en: 'Necklaces & pendants' } },
          { code: 'gifts-bracelets', name: { zh: '手链手串', en: 'Bracelets' } },
          { code: 'gifts-accessories', name: { zh: '发饰配件', en: 'Hair & accessories' } },
        ],
      },
      {
        code: 'gifts-memory',
        name: { zh: '纪念定制', en: 'Keepsakes & engraving' },
        children: [
          { code: 'gifts-clocks', name: { zh: '钟表沙漏', en: 'Watches & clocks' } },
          { code: 'gifts-honours', name: { zh: '奖杯奖章', en: 'Trophies & medals' } },
          { code: 'gifts-tokens', name: { zh: '纪念信物', en: 'Tokens' } },
        ],
      },
      {
        code: 'gifts-party',
        name: { zh: '节日心意', en: 'Occasions' },
        children: [
          { code: 'gifts-flowers', name: { zh: '花礼香氛', en: 'Flowers & scent' } },
          { code: 'gifts-boxes', name: { zh: '礼盒包装', en: 'Gift boxes' } },
          { code: 'gifts-festive', name: { zh: '节庆布置', en: 'Festive décor' } },
        ],
      },
      {
        code: 'gifts-living',
        name: { zh: '摆件玩偶', en: 'Ornaments & toys' },
        children: [
          { code: 'gifts-toys', name: { zh: '玩偶木玩', en: 'Dolls & toys' } },
          { code: 'gifts-decor', name: { zh: '家居摆件', en: 'Ornaments' } },
          { code: 'gifts-table', name: { zh: '茶酒器', en: 'Tea & wine' } },
        ],
      },
    ],
  },
  brands: [
    { code: 'gifts-zhuoguang', name: { zh: '琢光', en: 'Zhuoguang' } },
    { code: 'gifts-yinhe', name: { zh: '银禾', en: 'Silvergrain' } },
    { code: 'gifts-tingyu', name: { zh: '庭屿', en: 'Tingyu Home' } },
    { code: 'gifts-muyou', name: { zh: '木友', en: 'Timberpal' } },
    { code: 'gifts-huajian', name: { zh: '花见时', en: 'Bloomhour' } },
    { code: 'gifts-shijing', name: { zh: '时静', en: 'Stillhour' } },
    { code: 'gifts-hongqian', name: { zh: '红笺', en: 'Hongqian' } },
  ],
  attributes: [
    {
      code: 'gifts-material',
      name: { zh: '材质', en: 'Material' },
      values: [
        { code: 'silver', name: { zh: '925 银', en: 'Sterling silver' } },
        { code: 'brass', name: { zh: '黄铜合金', en: 'Brass & alloy' } },
        { code: 'wood', name: { zh: '木', en: 'Wood' } },
        { code: 'textile', name: { zh: '布艺丝绒', en: 'Fabric' } },
        { code: 'glass', name: { zh: '玻璃陶瓷', en: 'Glass & ceramics' } },
        { code: 'paper', name: { zh: '纸', en: 'Paper' } },
        { code: 'natural', name: { zh: '花材蜡胶', en: 'Flowers, wax & latex' } },
      ],
    },
    {
      code: 'gifts-recipient',
      name: { zh: '送给谁', en: 'For' },
      values: [
        { code: 'partner', name: { zh: '恋人', en: 'Partner' } },
        { code: 'parents', name: { zh: '父母长辈', en: 'Parents & elders' } },
        { code: 'friend', name: { zh: '朋友', en: 'Friends' } },
        { code: 'child', name: { zh: '孩子', en: 'Children' } },
        { code: 'colleague', name: { zh: '同事客户', en: 'Colleagues' } },
      ],
    },
    {
      code: 'gifts-occasion',
      name: { zh: '场合', en: 'Occasion' },
      values: [
        { code: 'birthday', name: { zh: '生日', en: 'Birthday' } },
        { code: 'anniversary', name: { zh: '纪念日', en: 'Anniversary' } },
        { code: 'wedding', name: { zh: '婚礼', en: 'Wedding' } },
        { code: 'housewarming', name: { zh: '乔迁', en: 'Housewarming' } },
        { code: 'festival', name: { zh: '节日', en: 'Festival' } },
        { code: 'award', name: { zh: '表彰', en: 'Award' } },
      ],
    },
    {
      code: 'gifts-craft',
      name: { zh: '工艺', en: 'Craft' },
      values: [
        { code: 'handmade', name: { zh: '手工', en: 'Handmade' } },
        { code: 'engraved', name: { zh: '可刻字', en: 'Engravable' } },
        { code: 'embroidered', name: { zh: '可刺绣', en: 'Embroidery' } },
        { code: 'printed', name: { zh: '可印字', en: 'Printing' } },
      ],
    },
  ],
  products: [...jewellery1Products, ...jewellery2Products, ...memoryProducts, ...partyProducts, ...livingProducts],
};
