import type { DemoSection } from '../types.ts';
import { products as artProducts } from './culture/art.ts';
import { products as booksProducts } from './culture/books.ts';
import { products as musicProducts } from './culture/music.ts';
import { products as playProducts } from './culture/play.ts';
import { products as stationery1Products } from './culture/stationery-1.ts';
import { products as stationery2Products } from './culture/stationery-2.ts';

export const section: DemoSection = {
  category: {
    code: 'culture',
    name: { zh: '图书文具', en: 'Books & stationery' },
    about: {
      zh: '有人读的书、好写的笔、耐用的本子，按年龄和用途挑。',
      en: 'Books worth reading, pens that write well and notebooks that last, sorted by age and use.',
    },
    children: [
      {
        code: 'culture-books',
        name: { zh: '图书', en: 'Books' },
        children: [
          { code: 'culture-fiction', name: { zh: '文学小说', en: 'Fiction' } },
          { code: 'culture-kids', name: { zh: '童书绘本', en: 'Picture books' } },
          { code: 'culture-living', name: { zh: '生活艺术', en: 'Living & arts' } },
        ],
      },
      {
        code: 'culture-stationery',
        name: { zh: '文具', en: 'Stationery' },
        children: [
          { code: 'culture-notebooks', name: { zh: '本册日历', en: 'Notebooks & calendars' } },
          { code: 'culture-pens', name: { zh: '书写工具', en: 'Writing tools' } },
          { code: 'culture-desk', name: { zh: '桌面用品', en: 'Desk supplies' } },
        ],
      },
      {
        code: 'culture-art',
        name: { zh: '画材书法', en: 'Art & calligraphy' },
        children: [
          { code: 'culture-painting', name: { zh: '绘画画材', en: 'Painting' } },
          { code: 'culture-scholar', name: { zh: '书房雅物', en: 'Study room' } },
        ],
      },
      {
        code: 'culture-music',
        name: { zh: '乐器', en: 'Musical instruments' },
        children: [
          { code: 'culture-strings', name: { zh: '弦乐器', en: 'Strings' } },
          { code: 'culture-winds', name: { zh: '管乐器', en: 'Winds' } },
          { code: 'culture-keys', name: { zh: '键盘手风琴', en: 'Keyboards' } },
          { code: 'culture-drums', name: { zh: '打击乐器', en: 'Percussion' } },
        ],
      },
      {
        code: 'culture-play',
        name: { zh: '益智科普', en: 'Puzzles & science' },
        children: [
          { code: 'culture-games', name: { zh: '拼图棋类', en: 'Puzzles & board games' } },
          { code: 'culture-science', name: { zh: '科普观测', en: 'Science & observation' } },
        ],
      },
    ],
  },
  brands: [
    { code: 'culture-mojian', name: { zh: '墨笺社', en: 'Mojian Press' } },
    { code: 'culture-beanpod', name: { zh: '豆荚绘本', en: 'Beanpod Picture Books' } },
    { code: 'culture-paperhart', name: { zh: '纸鹿', en: 'Paperhart' } },
    { code: 'culture-whitequill', name: { zh: '白翎', en: 'Whitequill' } },
    { code: 'culture-yanshan', name: { zh: '砚山堂', en: 'Yanshan Studio' } },
    { code: 'culture-pinetone', name: { zh: '松音', en: 'Pinetone' } },
    { code: 'culture-wildgaze', name: { zh: '望野', en: 'Wildgaze' } },
    { code: 'culture-pawnjar', name: { zh: '棋罐', en: 'Pawn & Jar' } },
  ],
  attributes: [
    {
      code: 'culture-material',
      name: { zh: '主要材质', en: 'Main material' },
      values: [
        { code: 'paper', name: { zh: '纸', en: 'Paper' } },
        { code: 'wood', name: { zh: '木', en: 'Wood' } },
        { code: 'metal', name: { zh: '金属', en: 'Metal' } },
        { code: 'resin', name: { zh: '树脂塑料', en: 'Resin & plastic' } },
        { code: 'leather', name: { zh: '皮革', en: 'Leather' } },
        { code: 'hair', name: { zh: '毛料', en: 'Animal or synthetic hair' } },
      ],
    },
    {
      code: 'culture-reader',
      name: { zh: '适用人群', en: 'For whom' },
      values: [
        { code: 'child', name: { zh: '儿童', en: 'Children' } },
        { code: 'student', name: { zh: '学生', en: 'Students' } },
        { code: 'adult', name: { zh: '成人', en: 'Adults' } },
        { code: 'all', name: { zh: '皆可', en: 'Everyone' } },
      ],
    },
    {
      code: 'culture-level',
      name: { zh: '使用阶段', en: 'Level' },
      values: [
        { code: 'starter', name: { zh: '入门', en: 'Starter' } },
        { code: 'daily', name: { zh: '日常', en: 'Everyday' } },
        { code: 'advanced', name: { zh: '进阶', en: 'Advanced' } },
      ],
    },
    {
      code: 'culture-origin',
      name: { zh: '产地', en: 'Origin' },
      values: [
        { code: 'beijing', name: { zh: '北京', en: 'Beijing' } },
        { code: 'zhejiang', name: { zh: '浙江', en: 'Zhejiang' } },
        { code: 'anhui', name: { zh: '安徽', en: 'Anhui' } },
        { code: 'guangdong', name: { zh: '广东', en: 'Guangdong' } },
        { code: 'jiangsu', name: { zh: '江苏', en: 'Jiangsu' } },
      ],
    },
  ],
  products: [
    ...booksProducts,
    ...stationery1Products,
    ...stationery2Products,
    ...artProducts,
    ...musicProducts,
    ...playProducts,
  ],
};
