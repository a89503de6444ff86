import type { DemoSection } from '../types.ts';
import { products as bath } from './home/bath.ts';
import { products as clean } from './home/clean.ts';
import { products as decor } from './home/decor.ts';
import { products as furniture } from './home/furniture.ts';
import { products as store } from './home/store.ts';

export const section: DemoSection = {
  category: {
    code: 'home',
    name: { zh: '家居日用', en: 'Home & living' },
    about: {
      zh: '大件先量门和电梯，再看尺寸图；小件看材质，常洗常换。',
      en: 'For large pieces, measure doors and lifts first. For small ones, choose a material that washes well.',
    },
    icon: '1f6cb-fe0f',
    children: [
      {
        code: 'home-furniture',
        name: { zh: '家具', en: 'Furniture' },
        icon: '1f6cb-fe0f',
        children: [
          { code: 'home-sofa', name: { zh: '沙发', en: 'Sofas' }, icon: '1f6cb-fe0f' },
          { code: 'home-bed', name: { zh: '床与床品', en: 'Beds & bedding' }, icon: '1f6cf-fe0f' },
          { code: 'home-chair', name: { zh: '椅凳柜梯', en: 'Chairs, cabinets & steps' }, icon: '1fa91' },
        ],
      },
      {
        code: 'home-decor',
        name: { zh: '灯饰摆件', en: 'Lighting & decoration' },
        icon: '1f5bc-fe0f',
        children: [
          { code: 'home-lighting', name: { zh: '灯具照明', en: 'Lighting' }, icon: '1f4a1' },
          { code: 'home-clock', name: { zh: '钟表', en: 'Clocks' }, icon: '1f570-fe0f' },
          { code: 'home-wall', name: { zh: '挂画与镜子', en: 'Pictures & mirrors' }, icon: '1f5bc-fe0f' },
          { code: 'home-plant', name: { zh: '绿植花艺', en: 'Plants & flowers' }, icon: '1fab4' },
          { code: 'home-scent', name: { zh: '蜡烛与风铃', en: 'Candles & wind chimes' }, icon: '1f56f-fe0f' },
        ],
      },
      {
        code: 'home-clean',
        name: { zh: '清洁日用', en: 'Cleaning' },
        icon: '1f9f9',
        children: [
          { code: 'home-broom', name: { zh: '扫把水桶', en: 'Brooms & buckets' }, icon: '1f9f9' },
          { code: 'home-paper', name: { zh: '纸品与海绵', en: 'Paper & sponges' }, icon: '1f9fb' },
        ],
      },
      {
        code: 'home-bath',
        name: { zh: '卫浴洗护', en: 'Bathroom' },
        icon: '1f6c1',
        children: [
          { code: 'home-shower', name: { zh: '花洒浴缸', en: 'Showers & baths' }, icon: '1f6bf' },
          { code: 'home-wash', name: { zh: '香皂与洗护器具', en: 'Soap & washing' }, icon: '1f9fc' },
        ],
      },
      {
        code: 'home-store',
        name: { zh: '收纳与五金', en: 'Storage & hardware' },
        icon: '1f9fa',
        children: [
          { code: 'home-basket', name: { zh: '收纳篮筐', en: 'Baskets & bins' }, icon: '1f9fa' },
          { code: 'home-tool', name: { zh: '五金与雨伞', en: 'Hardware & umbrellas' }, icon: '1f9f0' },
        ],
      },
    ],
  },
  brands: [
    { code: 'hm-muzhe', name: { zh: '木辙', en: 'Muzhe' } },
    { code: 'hm-mianxi', name: { zh: '眠溪', en: 'Mianxi' } },
    { code: 'hm-dengya', name: { zh: '灯芽', en: 'Dengya' } },
    { code: 'hm-zhijian', name: { zh: '植间', en: 'Zhijian' } },
    { code: 'hm-jingyou', name: { zh: '净柚', en: 'Jingyou' } },
    { code: 'hm-muling', name: { zh: '沐岭', en: 'Muling' } },
    { code: 'hm-naxu', name: { zh: '纳序', en: 'Naxu' } },
    { code: 'hm-qiaochui', name: { zh: '巧锤', en: 'Qiaochui' } },
  ],
  attributes: [
    {
      code: 'hm-material',
      name: { zh: '材质', en: 'Material' },
      values: [
        { code: 'wood', name: { zh: '木质', en: 'Wood' } },
        { code: 'metal', name: { zh: '金属', en: 'Metal' } },
        { code: 'fabric', name: { zh: '布艺', en: 'Fabric' } },
        { code: 'plastic', name: { zh: '塑料', en: 'Plastic' } },
        { code: 'glass', name: { zh: '玻璃陶瓷', en: 'Glass & ceramic' } },
        { code: 'plant', name: { zh: '植物纤维', en: 'Plant fibre' } },
      ],
    },
    {
      code: 'hm-room',
      name: { zh: '使用空间', en: 'Room' },
      values: [
        { code: 'living', name: { zh: '客厅', en: 'Living room' } },
        { code: 'bedroom', name: { zh: '卧室', en: 'Bedroom' } },
        { code: 'bath', name: { zh: '浴室', en: 'Bathroom' } },
        { code: 'study', name: { zh: '书房', en: 'Study' } },
        { code: 'kitchen', name: { zh: '厨房', en: 'Kitchen' } },
        { code: 'hall', name: { zh: '玄关阳台', en: 'Hall & balcony' } },
      ],
    },
    {
      code: 'hm-style',
      name: { zh: '风格', en: 'Style' },
      values: [
        { code: 'minimal', name: { zh: '简约', en: 'Minimal' } },
        { code: 'oriental', name: { zh: '新中式', en: 'Modern Chinese' } },
        { code: 'vintage', name: { zh: '复古', en: 'Vintage' } },
        { code: 'country', name: { zh: '田园', en: 'Country' } },
      ],
    },
    {
      code: 'hm-origin',
      name: { zh: '产地', en: 'Origin' },
      values: [
        { code: 'foshan', name: { zh: '广东佛山', en: 'Foshan' } },
        { code: 'anji', name: { zh: '浙江安吉', en: 'Anji' } },
        { code: 'nantong', name: { zh: '江苏南通', en: 'Nantong' } },
        { code: 'linyi', name: { zh: '山东临沂', en: 'Linyi' } },
        { code: 'caoxian', name: { zh: '山东曹县', en: 'Caoxian' } },
      ],
    },
  ],
  products: [...furniture, ...decor, ...clean, ...bath, ...store],
};
