import { mayChange } from '#contract/operator/areas.values.ts';
import type { Deps } from '../deps.ts';
import { createLiveOperators } from '../operator/live-session.ts';
import type { Claim } from './chat.rules.ts';
import type { Who } from './peers.ts';

/** @param inUse the owner just did something, which extends the session */
export type AccountOf = (token: string, inUse: boolean) => Promise<number | undefined>;

export type Identify = (claim: Claim, inUse: boolean) => Promise<Who | undefined>;

const TOKEN_MOST = 200;

export function createIdentify(deps: Deps, accountOf: AccountOf): Identify {
  const operators = createLiveOperators(deps);
  return async (claim, inUse) => {
    const { token } = claim;
    if (!token || token.length > TOKEN_MOST) return undefined;
    if (claim.side === 'shopper') {
      const accountId = await accountOf(token, inUse);
      return accountId === claim.userId ? { side: 'shopper', accountId, token } : undefined;
    }
    const operator = await operators.of(token);
    return operator && mayChange(operator, 'chat') ? { side: 'staff', operator, token } : undefined;
  };
}

export const claimBy = (who: Who): Claim =>
  who.side === 'shopper'
    ? { side: 'shopper', token: who.token, userId: who.accountId }
    : { side: 'staff', token: who.token };
