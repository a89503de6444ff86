import type { Role } from '#contract/operator/values.ts';
import type { Translator } from '../i18n/t.ts';

/** A shop's people know the desk as the merchant centre. @param role undefined: nobody is logged in yet */
export const deskTitle = (t: Translator, mall: string, role: Role | undefined): string =>
  t(role === 'shop' ? 'desk:shopTitle' : 'desk:title', { mall });
