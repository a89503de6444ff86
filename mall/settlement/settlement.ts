export { bookOrders } from './booking.ts';
export { closeStatements, confirmSilent } from './close.ts';
export { beginPayout, endPayout, lockPayable, payableNow, returnPayout } from './payable.ts';
export { bookLate, countEntries, releaseDue } from './release.ts';
export { freezeLine, pointsWorth, reduceLine } from './settlement.rules.ts';
