import type { DemoSection } from '../types.ts';
import { products as baby } from './toys/baby.ts';
import { products as learning } from './toys/learning.ts';
import { products as play } from './toys/play.ts';
import { products as plush } from './toys/plush.ts';
import { products as vehicles } from './toys/vehicles.ts';

export const section: DemoSection = {
  category: {
    code: 'toys',
    name: { zh: '母婴玩具', en: 'Baby & toys' },
    about: {
      zh: '看年龄标识，三岁以下避开小零件；木制玩具擦净再给宝宝。',
      en: 'Check the age mark, no small parts under three, and wipe wooden toys before the first play.',
    },
    children: [
      {
        code: 'toys-baby',
        name: { zh: '婴幼用品', en: 'Baby care' },
        children: [
          { code: 'toys-feeding', name: { zh: '喂养餐具', en: 'Feeding' } },
          { code: 'toys-bath', name: { zh: '洗漱与戏水', en: 'Washing & bath play' } },
        ],
      },
      {
        code: 'toys-plush',
        name: { zh: '毛绒玩具', en: 'Soft toys' },
        children: [
          { code: 'toys-dolls', name: { zh: '毛绒玩偶', en: 'Plush animals' } },
          { code: 'toys-cushions', name: { zh: '公仔抱枕', en: 'Cushions & puppets' } },
        ],
      },
      {
        code: 'toys-learning',
        name: { zh: '益智启蒙', en: 'Learning & games' },
        children: [
          { code: 'toys-puzzles', name: { zh: '拼图与计数', en: 'Puzzles & counting' } },
          { code: 'toys-board', name: { zh: '桌游棋牌', en: 'Board games & cards' } },
          { code: 'toys-science', name: { zh: '科学探索', en: 'Science kits' } },
        ],
      },
      {
        code: 'toys-vehicles-robots',
        name: { zh: '车模机器人', en: 'Vehicles & robots' },
        children: [
          { code: 'toys-vehicles', name: { zh: '玩具车', en: 'Toy vehicles' } },
          { code: 'toys-robots', name: { zh: '火箭与机器人', en: 'Rockets & robots' } },
        ],
      },
      {
        code: 'toys-arts-play',
        name: { zh: '艺术与户外', en: 'Music, art & outdoors' },
        children: [
          { code: 'toys-music', name: { zh: '儿童乐器', en: 'Musical toys' } },
          { code: 'toys-art', name: { zh: '绘画涂鸦', en: 'Drawing & painting' } },
          { code: 'toys-outdoor', name: { zh: '户外玩具', en: 'Outdoor play' } },
        ],
      },
    ],
  },
  brands: [
    { code: 'toys-tongqu', name: { zh: '童趣', en: 'Tongqu' } },
    { code: 'toys-cloudlet', name: { zh: '小云舟', en: 'Cloudlet' } },
    { code: 'toys-tuantuan', name: { zh: '团团绒', en: 'Tuantuan' } },
    { code: 'toys-muduo', name: { zh: '木朵', en: 'Muduo' } },
    { code: 'toys-starbean', name: { zh: '星豆', en: 'Starbean' } },
    { code: 'toys-tanzhi', name: { zh: '探知', en: 'Tanzhi' } },
    { code: 'toys-yinguo', name: { zh: '音果', en: 'Yinguo' } },
    { code: 'toys-huamao', name: { zh: '画猫', en: 'Huamao' } },
  ],
  attributes: [
    {
      code: 'toys-age',
      name: { zh: '适用年龄', en: 'Age' },
      values: [
        { code: '0-1', name: { zh: '0–1 岁', en: '0–1 year' } },
        { code: '1-3', name: { zh: '1–3 岁', en: '1–3 years' } },
        { code: '3-6', name: { zh: '3–6 岁', en: '3–6 years' } },
        { code: '6-9', name: { zh: '6–9 岁', en: '6–9 years' } },
        { code: '8-plus', name: { zh: '8 岁以上', en: '8 years and up' } },
      ],
    },
    {
      code: 'toys-material',
      name: { zh: '材质', en: 'Material' },
      values: [
        { code: 'plastic', name: { zh: '塑料', en: 'Plastic' } },
        { code: 'wood', name: { zh: '木质', en: 'Wood' } },
        { code: 'plush', name: { zh: '毛绒', en: 'Plush' } },
        { code: 'silicone', name: { zh: '硅胶', en: 'Silicone' } },
        { code: 'glass', name: { zh: '玻璃', en: 'Glass' } },
        { code: 'paper', name: { zh: '纸与蜡', en: 'Paper & wax' } },
        { code: 'metal', name: { zh: '金属', en: 'Metal' } },
      ],
    },
    {
      code: 'toys-skill',
      name: { zh: '玩法', en: 'Kind of play' },
      values: [
        { code: 'motor', name: { zh: '动手', en: 'Hands-on' } },
        { code: 'logic', name: { zh: '思考', en: 'Thinking' } },
        { code: 'pretend', name: { zh: '扮演', en: 'Pretend' } },
        { code: 'science', name: { zh: '科学', en: 'Science' } },
        { code: 'music', name: { zh: '音乐', en: 'Music' } },
        { code: 'art', name: { zh: '绘画', en: 'Art' } },
      ],
    },
    {
      code: 'toys-power',
      name: { zh: '电源', en: 'Power' },
      values: [
        { code: 'none', name: { zh: '无需电池', en: 'No battery' } },
        { code: 'battery', name: { zh: '电池', en: 'Batteries' } },
        { code: 'rechargeable', name: { zh: '充电', en: 'Rechargeable' } },
      ],
    },
  ],
  products: [...baby, ...plush, ...learning, ...vehicles, ...play],
};
