import type { ChangeView } from '#contract/documents/schema.ts';
import { STATUS } from '#contract/enums.ts';
import { isPreset } from '#contract/operator/roles.values.ts';
import type { Translate } from '../../../lib/shared/i18n/fill.ts';

type Value = Record<string, unknown>;
type InWords = (value: Value, t: Translate) => Value;

function operatorInWords({ role, roleId: _, roleName, shopId, status, ...others }: Value, t: Translate): Value {
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

function roleInWords({ rights, ...others }: Value, t: Translate): Value {
  const levels = Object.entries((rights ?? {}) as Record<string, string>);
  return {
    ...others,
    ...Object.fromEntries(levels.map(([area, level]) => [t(`deskroles:area.${area}`), t(`deskroles:level.${level}`)])),
  };
}

const IN_WORDS: Partial<Record<string, InWords>> = { operator: operatorInWords, role: roleInWords };

/** Codes of people and roles as the words that the desk has for them. */
export function inWords(kind: ChangeView['kind'], value: unknown, t: Translate): unknown {
  const write = IN_WORDS[kind];
  return write && value instanceof Object ? write(value as Value, t) : value;
}
