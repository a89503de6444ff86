import { regionPath } from '#contract/address/regions.values.ts';
import type { account } from '#mall/account/account.tables.ts';
import { regionNames } from '#mall/address/regions.ts';
import type { OrderAddress } from '#mall/order/order.tables.ts';
import type { Chance } from '../draw/random.ts';

const NICKS = [
  ...[
    '山止川行',
    '七月的风',
    '陈皮',
    '夏末',
    '阿拾',
    '云朵工厂',
    '不吃香菜',
    '十里',
    '鱼丸粗面',
    '柠檬不酸',
    '豆浆',
    '长安',
  ],
  ...['小熊软糖', '苏打', '林间', '知更', '一粒米', '海盐', '松果', '半糖', '远山', '阿布', '糯米', '清欢'],
  ...['Peter', 'Nina', 'Victor', 'Amy', 'Kevin', 'Laura', 'Simon', 'Tina'],
] as const;
const FAMILY = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗'];
const GIVEN = [
  '子涵',
  '雨桐',
  '浩然',
  '梓萱',
  '俊杰',
  '思远',
  '佳怡',
  '晨曦',
  '志强',
  '丽华',
  '建平',
  '晓东',
  '海燕',
  '文博',
];
const STREETS = ['人民路', '解放路', '中山路', '文化路', '建设路', '和平街', '新华路', '学府路', '滨江路', '长江路'];
const DISTRICTS = [
  ...['330106', '310115', '440305', '110105', '510107', '320106', '420106', '610113'],
  ...['350203', '370202', '430104', '500103', '340104', '210202', '410105', '120101'],
];

/** They never log in. */
export const crowd = (passwordHash: string): (typeof account.$inferInsert)[] =>
  NICKS.map((nickName, n) => ({
    userName: `demo_crowd${n + 1}`,
    mobile: `199000020${String(n).padStart(2, '0')}`,
    ...{ nickName, passwordHash },
  }));

/** @param n number of the shopper, for a telephone number of their own */
export function homeOf(n: number, { pick, between }: Chance): OrderAddress {
  const region = regionPath(pick(DISTRICTS));
  return {
    recipient: pick(FAMILY) + pick(GIVEN),
    mobile: `199000020${String(n).padStart(2, '0')}`,
    region,
    regionNames: { zh: regionNames(region, 'zh').join(''), en: regionNames(region, 'en').toReversed().join(', ') },
    detail: `${pick(STREETS)}${Math.floor(between(1, 400))}号${Math.floor(between(1, 28))}栋${Math.floor(between(101, 2_400))}室`,
  };
}
