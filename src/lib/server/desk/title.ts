import type { OperatorInfo } from '#contract/operator/schema.ts';
import type { Translator } from '../i18n/t.ts';

/** A shop's people know the desk as the merchant centre. @param operator undefined: nobody is logged in yet */
export const deskTitle = (t: Translator, mall: string, operator: Pick<OperatorInfo, 'shopId'> | undefined): string =>
  t(operator && operator.shopId !== null ? 'desk:shopTitle' : 'desk:title', { mall });

export const roleTitle = (t: Translator, { role, roleName }: Pick<OperatorInfo, 'role' | 'roleName'>): string =>
  roleName ?? t(`desk:role.${role}`);
