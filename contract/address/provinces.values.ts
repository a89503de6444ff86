import type { Language } from '../language.ts';

type Province = Record<Language, string>;

const PROVINCES: Record<string, Province> = {
  11: { zh: '北京市', en: 'Beijing' },
  12: { zh: '天津市', en: 'Tianjin' },
  13: { zh: '河北省', en: 'Hebei' },
  14: { zh: '山西省', en: 'Shanxi' },
  15: { zh: '内蒙古自治区', en: 'Inner Mongolia' },
  21: { zh: '辽宁省', en: 'Liaoning' },
  22: { zh: '吉林省', en: 'Jilin' },
  23: { zh: '黑龙江省', en: 'Heilongjiang' },
  31: { zh: '上海市', en: 'Shanghai' },
  32: { zh: '江苏省', en: 'Jiangsu' },
  33: { zh: '浙江省', en: 'Zhejiang' },
  34: { zh: '安徽省', en: 'Anhui' },
  35: { zh: '福建省', en: 'Fujian' },
  36: { zh: '江西省', en: 'Jiangxi' },
  37: { zh: '山东省', en: 'Shandong' },
  41: { zh: '河南省', en: 'Henan' },
  42: { zh: '湖北省', en: 'Hubei' },
  43: { zh: '湖南省', en: 'Hunan' },
  44: { zh: '广东省', en: 'Guangdong' },
  45: { zh: '广西壮族自治区', en: 'Guangxi' },
  46: { zh: '海南省', en: 'Hainan' },
  50: { zh: '重庆市', en: 'Chongqing' },
  51: { zh: '四川省', en: 'Sichuan' },
  52: { zh: '贵州省', en: 'Guizhou' },
  53: { zh: '云南省', en: 'Yunnan' },
  54: { zh: '西藏自治区', en: 'Tibet' },
  61: { zh: '陕西省', en: 'Shaanxi' },
  62: { zh: '甘肃省', en: 'Gansu' },
  63: { zh: '青海省', en: 'Qinghai' },
  64: { zh: '宁夏回族自治区', en: 'Ningxia' },
  65: { zh: '新疆维吾尔自治区', en: 'Xinjiang' },
  71: { zh: '台湾省', en: 'Taiwan' },
  81: { zh: '香港特别行政区', en: 'Hong Kong' },
  82: { zh: '澳门特别行政区', en: 'Macao' },
};

export const provinceOf = (code: string): Province | undefined => PROVINCES[code.slice(0, 2)];

export const regionName = (name: string, language: Language): string =>
  Object.values(PROVINCES).find(({ zh }) => zh === name)?.[language] ?? name;

export const provinceNames = (): string[] => Object.values(PROVINCES).map(({ zh }) => zh);

export const DELIVERY_DAYS = { near: [2, 4], far: [4, 7] } as const;
const FAR = ['15', '46', '54', '62', '63', '64', '65', '71', '81', '82'];
export const FAR_PROVINCES = Object.entries(PROVINCES).flatMap(([code, { zh }]) => (FAR.includes(code) ? zh : []));
export const deliveryDays = (code: string): readonly [from: number, to: number] =>
  FAR.includes(code.slice(0, 2)) ? DELIVERY_DAYS.far : DELIVERY_DAYS.near;
