import { NUMBERS } from '#contract/settings/numbers.values.ts';
import { DAY_MS, MINUTE_MS } from '#contract/time.ts';
import type { TextPair } from '../../db/columns.ts';

export type StarterPage = { title: TextPair; html: TextPair };

export const SAID = {
  payMinutes: NUMBERS.unpaidOrder / MINUTE_MS,
  receiptDays: NUMBERS.autoReceipt / DAY_MS,
  pointsPerYuan: NUMBERS.pointsPerYuan,
  pointsShare: `${NUMBERS.pointsShare / 100}%`,
  addresses: NUMBERS.addressBook,
} as const;

export const TO_ADAPT: TextPair = {
  zh: '<blockquote><p>这是商城软件附带的起始文本，尚未经运营者审定。运营者：请在后台“内容页面”中按实际经营情况修改（【】中的内容须填写），并删除本段。</p></blockquote>',
  en: '<blockquote><p>This is a starter text that came with the software and has not been reviewed by the operator of this mall. Operator: adapt it at the desk under “Content pages”, fill in what is in [brackets], and delete this paragraph.</p></blockquote>',
};

export const CONTACT: TextPair = {
  zh: '<p>【公司名称】　【注册地址】　客服电话【号码】　邮箱【地址】　服务时间【时间】</p>',
  en: '<p>[Company name], [registered address]. Phone [number], email [address], open [hours].</p>',
};
