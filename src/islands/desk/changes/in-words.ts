import type { ChangeView } from '#contract/documents/schema.ts';
import { STATUS } from '#contract/enums.ts';
import type { Language } from '#contract/language.ts';
import { isPreset } from '#contract/operator/roles.values.ts';
import { ORDER_STATUS_NAMES } from '#contract/order/sheet.values.ts';
import { PUBLISH_STATUS_NAMES } from '#contract/product/sheet.values.ts';
import { REFUND_STATUS_NAMES } from '#contract/refund/sheet.values.ts';
import type { Difference, Path } from '../../../lib/browser/desk/differences.ts';
import { percent } from '../../../lib/browser/desk/figures.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import type { Translate } from '../../../lib/shared/i18n/fill.ts';
import { signedPrice } from '../../../lib/shared/price.ts';
import { documentOf, fieldName } from './field-name.ts';

type Value = Record<string, unknown>;
type As = { kind: string; t: Translate; language: Language };
type InWords = (value: Value, as: As) => Value;

function operatorInWords({ role, roleId: _, roleName, shopId, status, ...others }: Value, { t }: As): Value {
  return {
    ...others,
    ...(isPreset(String(role))
      ? { role: t(`desk:role.${role}`) }
      : role
        ? { role: roleName ?? t('desk:role.custom') }
        : {}),
    ...(shopId === undefined ? {} : { shopId: shopId ?? t('desk:staff.mall') }),
    ...(status === undefined
      ? {}
      : { status: t(status === STATUS.NORMAL ? 'desk:staff.active' : 'desk:staff.disabled') }),
  };
}

function roleInWords({ rights, ...others }: Value, { t }: As): Value {
  const levels = Object.entries((rights ?? {}) as Record<string, string>);
  return {
    ...others,
    ...Object.fromEntries(levels.map(([area, level]) => [t(`deskroles:area.${area}`), t(`deskroles:level.${level}`)])),
  };
}

type StateName = (code: number | string, as: As) => string | undefined;
const ofStore: StateName = (code, { t }) => t(`deskstores:state.${code}`);
const ofProduct: StateName = (code, { language }) => PUBLISH_STATUS_NAMES[Number(code)]?.[language];

/** The name of a state, where a kind has states. */
const STATES: Readonly<Record<string, StateName>> = {
  order: (code, { language }) => ORDER_STATUS_NAMES[Number(code)]?.[language],
  refund: (code, { language }) => REFUND_STATUS_NAMES[Number(code)]?.[language],
  product: ofProduct,
  'product-state': ofProduct,
  store: ofStore,
  shop: ofStore,
  statement: (code, { t }) => t(`desksettlement:status.${code}`),
  'flash-item': (code, { t }) => t(`deskflash:itemState.${code}`),
};

const MONEY = new Set([
  ...[
    'price',
    'listPrice',
    'cost',
    'prices',
    'flashPrice',
    'amount',
    'payable',
    'threshold',
    'cap',
    'money',
    'fee',
    'freeFrom',
  ],
  ...['topUpMin', 'topUpMax', 'adjustmentLimit', 'smsPrice', 'smsDailyCap'],
]);
const RATES = new Set(['rate', 'off', 'commission', 'pointsShare']);
const STATE_FIELDS = new Set(['status', 'state']);
/** States, money and rates are replaced, not edited. */
export const isReplaced = (path: Path): boolean => {
  const field = path.findLast((key) => !/^#?\d+$/.test(key)) ?? '';
  return STATE_FIELDS.has(field) || MONEY.has(field) || RATES.has(field);
};
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const isTree = (value: unknown): value is Value => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param field the nearest name above the value that says what it is */
function leafInWords(value: unknown, field: string, as: As): unknown {
  if (typeof value === 'number' && MONEY.has(field)) return signedPrice(value);
  if (typeof value === 'number' && RATES.has(field)) return percent(value);
  if (STATE_FIELDS.has(field) && (typeof value === 'number' || typeof value === 'string'))
    return STATES[documentOf(as.kind)]?.(value, as) ?? value;
  return typeof value === 'string' && TIME.test(value) ? dateTime(value, as.language) : value;
}

const isLeaf = (item: unknown): boolean => typeof item !== 'object' || item === null;

/** A thing of a list, on one line. */
const onOneLine = (value: Value, as: As): string =>
  Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([key, part]) => `${fieldName(as.kind, [key], as.t)}: ${isTree(part) ? onOneLine(part, as) : String(part)}`)
    .join(', ');

function valueInWords(value: unknown, field: string, as: As): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => valueInWords(item, field, as));
    const identified = value.every((item) => isTree(item) && (item.id ?? item.code) !== undefined);
    return identified ? items : items.map((item) => (isTree(item) ? onOneLine(item, as) : item));
  }
  if (!isTree(value)) return leafInWords(value, field, as);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      valueInWords(part, /^\d+$/.test(key) && isLeaf(part) ? field : key, as),
    ]),
  );
}

const IN_WORDS: Partial<Record<string, InWords>> = { operator: operatorInWords, role: roleInWords };

/** Codes, money and times as the words that the desk has for them; a draft as what it is a draft of. */
export function inWords({ kind }: Pick<ChangeView, 'kind'>, value: unknown, t: Translate, language: Language): unknown {
  if (!isTree(value)) return {};
  const as = { kind, t, language };
  const { value: drafted, ...about } = value;
  const whole = documentOf(kind) !== kind && isTree(drafted) ? { ...about, ...drafted } : value;
  return valueInWords(IN_WORDS[kind]?.(whole, as) ?? whole, '', as);
}

const isEmpty = (value: unknown): boolean => value == null || value === '';
/** A field that stayed empty did not change. */
export const isChange = ({ base, mine }: Pick<Difference, 'base' | 'mine'>): boolean =>
  !(isEmpty(base) && isEmpty(mine));

/** What was not there yet, with the same parts empty, so that each part of what is new is shown by its name. */
export function emptyLike(value: unknown, like: unknown): unknown {
  if (Array.isArray(like)) return value ?? [];
  if (!isTree(like) || (value != null && !isTree(value))) return value;
  const own = value ?? {};
  const parts = Object.entries(like).map(([key, part]) => [key, emptyLike(own[key], part)]);
  return { ...own, ...Object.fromEntries(parts) };
}
