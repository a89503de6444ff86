import type { DemoSection } from '../types.ts';
import { products as av } from './digital/av.ts';
import { products as computing } from './digital/computing.ts';
import { products as imaging } from './digital/imaging.ts';
import { products as mobile } from './digital/mobile.ts';
import { products as play } from './digital/play.ts';

export const section: DemoSection = {
  category: {
    code: 'digital',
    name: { zh: '手机数码', en: 'Phones & digital' },
    about: {
      zh: '手机看续航，电脑看屏幕，耳机看佩戴。参数都在详情页里，买前可比一比。',
      en: 'Battery for phones, screen for laptops, comfort for headphones. Every product lists its figures.',
    },
    children: [
      {
        code: 'digital-mobile',
        name: { zh: '手机与穿戴', en: 'Phones & wearables' },
        children: [
          { code: 'digital-phone', name: { zh: '智能手机', en: 'Smartphones' } },
          { code: 'digital-wear', name: { zh: '智能手表', en: 'Smart watches' } },
        ],
      },
      {
        code: 'digital-computing',
        name: { zh: '电脑办公', en: 'Computing & office' },
        children: [
          { code: 'digital-computer', name: { zh: '笔记本与台式机', en: 'Laptops & desktops' } },
          { code: 'digital-input', name: { zh: '键盘鼠标', en: 'Keyboards & mice' } },
          { code: 'digital-print', name: { zh: '打印与通讯', en: 'Printers & office phones' } },
        ],
      },
      {
        code: 'digital-imaging',
        name: { zh: '摄影摄像', en: 'Photo & video' },
        children: [
          { code: 'digital-camera', name: { zh: '数码相机', en: 'Cameras' } },
          { code: 'digital-video', name: { zh: '摄像机', en: 'Camcorders' } },
          { code: 'digital-optics', name: { zh: '望远镜与显微镜', en: 'Telescopes & microscopes' } },
        ],
      },
      {
        code: 'digital-av',
        name: { zh: '影音设备', en: 'Audio & TV' },
        children: [
          { code: 'digital-headphone', name: { zh: '头戴耳机', en: 'Headphones' } },
          { code: 'digital-speaker', name: { zh: '音箱与收音机', en: 'Speakers & radios' } },
          { code: 'digital-mic', name: { zh: '麦克风', en: 'Microphones' } },
          { code: 'digital-tv', name: { zh: '电视与放映机', en: 'TVs & projectors' } },
        ],
      },
      {
        code: 'digital-play',
        name: { zh: '游戏与电源', en: 'Gaming & power' },
        children: [
          { code: 'digital-game', name: { zh: '游戏手柄与摇杆', en: 'Controllers & joysticks' } },
          { code: 'digital-power', name: { zh: '电池与电源线', en: 'Batteries & power cords' } },
        ],
      },
    ],
  },
  brands: [
    { code: 'dg-yunqiong', name: { zh: '云穹', en: 'Yunqiong' } },
    { code: 'dg-mojie', name: { zh: '墨界', en: 'Mojie' } },
    { code: 'dg-guanglan', name: { zh: '光岚', en: 'Guanglan' } },
    { code: 'dg-tingyu', name: { zh: '听屿', en: 'Tingyu' } },
    { code: 'dg-youye', name: { zh: '游野', en: 'Youye' } },
    { code: 'dg-zhanmu', name: { zh: '展幕', en: 'Zhanmu' } },
    { code: 'dg-yuexin', name: { zh: '跃芯', en: 'Yuexin' } },
    { code: 'dg-qijian', name: { zh: '启键', en: 'Qijian' } },
  ],
  attributes: [
    {
      code: 'dg-connect',
      name: { zh: '连接方式', en: 'Connectivity' },
      values: [
        { code: 'wired', name: { zh: '有线', en: 'Wired' } },
        { code: 'bluetooth', name: { zh: '蓝牙', en: 'Bluetooth' } },
        { code: 'wireless', name: { zh: '2.4G 无线', en: '2.4 GHz wireless' } },
        { code: 'wifi', name: { zh: 'Wi-Fi', en: 'Wi-Fi' } },
        { code: 'cellular', name: { zh: '移动网络', en: 'Mobile network' } },
      ],
    },
    {
      code: 'dg-power',
      name: { zh: '供电方式', en: 'Power source' },
      values: [
        { code: 'builtin', name: { zh: '内置锂电池', en: 'Built-in battery' } },
        { code: 'mains', name: { zh: '市电', en: 'Mains' } },
        { code: 'usb', name: { zh: 'USB 供电', en: 'USB powered' } },
        { code: 'dry', name: { zh: '干电池', en: 'Replaceable batteries' } },
      ],
    },
    {
      code: 'dg-scene',
      name: { zh: '使用场景', en: 'Made for' },
      values: [
        { code: 'commute', name: { zh: '通勤', en: 'Commuting' } },
        { code: 'home', name: { zh: '居家', en: 'Home' } },
        { code: 'office', name: { zh: '办公', en: 'Office' } },
        { code: 'outdoor', name: { zh: '户外', en: 'Outdoors' } },
        { code: 'creator', name: { zh: '创作', en: 'Creators' } },
        { code: 'kids', name: { zh: '学生儿童', en: 'Students & kids' } },
      ],
    },
    {
      code: 'dg-origin',
      name: { zh: '产地', en: 'Origin' },
      values: [
        { code: 'shenzhen', name: { zh: '广东深圳', en: 'Shenzhen' } },
        { code: 'dongguan', name: { zh: '广东东莞', en: 'Dongguan' } },
        { code: 'suzhou', name: { zh: '江苏苏州', en: 'Suzhou' } },
        { code: 'chongqing', name: { zh: '重庆', en: 'Chongqing' } },
      ],
    },
  ],
  products: [...mobile, ...computing, ...imaging, ...av, ...play],
};
