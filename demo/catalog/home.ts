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
    children: [
      {
        code: 'home-furniture',
        name: { zh: '家具', en: 'Furniture' },
        children: [
          { code: 'home-sofa', name: { zh: '沙发', en: 'Sofas' } },
          { code: 'home-bed', name: { zh: '床与床品', en: 'Beds & bedding' } },
          { code: 'home-chair', name: { zh: '椅凳柜梯', en: 'Chairs, cabinets & steps' } },
        ],
      },
      {
        code: 'home-decor',
        name: { zh: '灯饰摆件', en: 'Lighting & decoration' },
        children: [
          { code: 'home-lighting', name: { zh: '灯具照明', en: 'Lighting' } },
          { code: 'home-clock', name: { zh: '钟表', en: 'Clocks' } },
          { code: 'home-wall', name: { zh: '挂画与镜子', en: 'Pictures & mirrors' } },
          { code: 'home-plant', name: { zh: '绿植花艺', en: 'Plants & flowers' } },
          { code: 'home-scent', name: { zh: '蜡烛与风铃', en: 'Candles & wind chimes' } },
        ],
      },
      {
        code: 'home-clean',
        name: { zh: '清洁日用', en: 'Cleaning' },
        children: [
          { code: 'home-broom', name: { zh: '扫把水桶', en: 'Brooms & buckets' } },
          { code: 'home-paper', name: { zh: '纸品与海绵', en: 'Paper & sponges' } },
        ],
      },
      {
        code: 'home-bath',
        name: { zh: '卫浴洗护', en: 'Bathroom' },
        children: [
          { code: 'home-shower', name: { zh: '花洒浴缸', en: 'Showers & baths' } },
          { code: 'home-wash', name: { zh: '香皂与洗护器具', en: 'Soap & washing' } },
        ],
      },
      {
        code: 'home-store',
        name: { zh: '收纳与五金', en: 'Storage & hardware' },
        children: [
          { code: 'home-basket', name: { zh: '收纳篮筐', en: 'Baskets & bins' } },
          { code: 'home-tool', name: { zh: '五金与雨伞', en: 'Hardware & umbrellas' } },
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
