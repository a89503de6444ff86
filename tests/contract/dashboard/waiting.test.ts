import { expect, it } from 'vitest';
import { WAITING_KINDS, waitingKindsFor } from '#contract/dashboard/desk.waiting.values.ts';
import { PRESET_RIGHTS } from '#contract/operator/roles.values.ts';

it('waits for whom can do something about it', () => {
  const { admin, service, editor, owner, shipping, care } = PRESET_RIGHTS;
  const ofMall = waitingKindsFor({ rights: admin, shopId: null });
  const ofShop = waitingKindsFor({ rights: owner, shopId: 4 });
  expect(WAITING_KINDS.filter((kind) => !ofMall.includes(kind))).toEqual(['toPutOn', 'statements']);
  expect(ofShop).toEqual([
    ...['toAccept', 'producing', 'toSend', 'urged', 'refundsToAnswer', 'refundsToReceive', 'talks', 'invoices'],
    ...['toPutOn', 'lowStock', 'statements'],
  ]);
  expect(waitingKindsFor({ rights: service, shopId: null })).toEqual(['refundsToDecide', 'talks']);
  expect(waitingKindsFor({ rights: editor, shopId: null })).toEqual([]);
  expect(waitingKindsFor({ rights: shipping, shopId: 4 })).toEqual(['toAccept', 'producing', 'toSend', 'urged']);
  expect(waitingKindsFor({ rights: care, shopId: 4 })).toEqual(['refundsToAnswer', 'refundsToReceive', 'talks']);
});
