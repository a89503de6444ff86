import type { Language } from '../language.ts';
import { halfWidth } from '../text.ts';

export type Carrier = { code: string; zh: string; en: string; also?: readonly string[]; number?: RegExp };

const LIST = [
  { code: 'SF', zh: '顺丰速运', en: 'SF Express', also: ['顺丰'], number: /^(SF)?\d{10,15}$/ },
  { code: 'ZTO', zh: '中通快递', en: 'ZTO Express', also: ['中通'], number: /^\d{10,16}$/ },
  { code: 'YTO', zh: '圆通速递', en: 'YTO Express', also: ['圆通', '圆通快递'], number: /^(YT)?[A-Z0-9]{10,18}$/ },
  { code: 'STO', zh: '申通快递', en: 'STO Express', also: ['申通'], number: /^\d{10,16}$/ },
  { code: 'YUNDA', zh: '韵达快递', en: 'Yunda Express', also: ['韵达'], number: /^\d{10,16}$/ },
  { code: 'JT', zh: '极兔速递', en: 'J&T Express', also: ['极兔', '极兔快递'], number: /^JT\d{10,16}$/ },
  { code: 'JD', zh: '京东快递', en: 'JD Logistics', also: ['京东', '京东物流'], number: /^JD[A-Z0-9-]{8,24}$/ },
  {
    code: 'EMS',
    zh: '邮政EMS',
    en: 'China Post EMS',
    also: ['ems', '邮政'],
    number: /^([A-Z]{2}\d{9}[A-Z]{2}|\d{11,14})$/,
  },
  { code: 'YZPY', zh: '邮政快递包裹', en: 'China Post parcel', number: /^([A-Z]{2}\d{9}[A-Z]{2}|\d{11,14})$/ },
  { code: 'DB', zh: '德邦快递', en: 'Deppon Express', also: ['德邦'], number: /^(DPK|DPL)?\d{8,16}$/ },
  { code: 'FENGWANG', zh: '丰网速运', en: 'Fengwang Express', also: ['丰网'] },
  { code: 'CAINIAO', zh: '菜鸟速递', en: 'Cainiao Express', also: ['菜鸟'] },
  { code: 'OTHER', zh: '其他物流', en: 'Another carrier', also: ['其他', 'other'] },
] as const satisfies readonly Carrier[];

export const CARRIERS: readonly Carrier[] = LIST;
/** Of the carriers themselves: a service that follows parcels has a name for each. */
export type CarrierCode = Exclude<(typeof LIST)[number]['code'], 'OTHER'>;

/** Where carriers show a parcel; `{number}` stands for its number. */
const LINKS: Readonly<Record<string, string>> = {
  SF: 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/{number}',
  JD: 'https://www.jdl.com/orderSearch/?waybillCodes={number}',
  EMS: 'https://www.ems.com.cn/queryList?mailNum={number}',
  YZPY: 'https://www.ems.com.cn/queryList?mailNum={number}',
};

/** @returns null: the carrier has no page that a link can lead to */
export const trackingLink = (code: string, number: string): string | null =>
  LINKS[code]?.replace('{number}', encodeURIComponent(number)) ?? null;

export function carrierOf(text: string): Carrier | undefined {
  const meant = text.trim().toLowerCase();
  return CARRIERS.find(({ code, zh, en, also = [] }) =>
    [code, zh, en, ...also].some((name) => name.toLowerCase() === meant),
  );
}

export const carrierName = (code: string, language: Language): string =>
  CARRIERS.find((carrier) => carrier.code === code)?.[language] ?? code;

export const toTracking = (text: string): string => halfWidth(text).replace(/\s+/g, '').toUpperCase();

export const TRACKING = /^[A-Z0-9-]{4,40}$/;

export const isTracking = (carrier: Carrier, number: string): boolean =>
  TRACKING.test(number) && (carrier.number?.test(number) ?? true);
