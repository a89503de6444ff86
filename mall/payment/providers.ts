import { PAY_WAYS } from '#contract/code-words.ts';
import type { PayWay } from '#contract/payment/schema.ts';
import type { Deps } from '../deps.ts';
import { MallError } from '../error.ts';
import type { PayProvider } from '../ports/payment.ts';

export const waysOf = ({ pay }: Deps): PayWay[] => PAY_WAYS.filter((way) => pay.some(({ ways }) => ways.includes(way)));

export function providerFor({ pay }: Deps, way: PayWay): PayProvider {
  const found = pay.find(({ ways }) => ways.includes(way));
  if (!found) throw new MallError('message', 'payUnavailable');
  return found;
}

export const providerNamed = ({ pay }: Deps, name: string): PayProvider | undefined =>
  pay.find((provider) => provider.name === name);
