import { get, post, put, remove } from '../call.ts';
import { FACTOR_CODES } from '../desk-response-codes.ts';
import type * as schema from './factor.schema.ts';
import type { OperatorToken } from './schema.ts';

type Made<D> = { data: D };

// After a password that was right.
export const askLoginPasskey = post<{ body: schema.LoginTicket; data: schema.PasskeyRequest }>(
  '/api/desk/login/passkey',
);
export const proveLogin = post<{ body: schema.LoginProof; data: OperatorToken }>('/api/desk/login/proof');

// Within a session, for calls that need a step-up.
export const askPasskey = post<Made<schema.PasskeyRequest>>('/api/desk/p/proof/passkey', { everybody: true });
export const prove = post<{ body: schema.ProofGiven; data: null }>('/api/desk/p/proof', { everybody: true });

export const listFactors = get<Made<schema.OwnFactors>>('/api/desk/p/factors', {
  codes: FACTOR_CODES,
  everybody: true,
});
export const startPasskey = post<Made<schema.PasskeyCreation>>('/api/desk/p/factors/passkey/start', {
  everybody: true,
  stepUp: true,
});
export const addPasskey = post<{ body: schema.NewPasskey; data: schema.FactorAdded }>('/api/desk/p/factors/passkey', {
  everybody: true,
  stepUp: true,
});
export const startTotp = post<Made<schema.TotpSecret>>('/api/desk/p/factors/totp/start', {
  everybody: true,
  stepUp: true,
});
export const addTotp = post<{ body: schema.NewTotp; data: schema.FactorAdded }>('/api/desk/p/factors/totp', {
  everybody: true,
  stepUp: true,
});
export const renameFactor = put<{ params: 'id'; body: schema.FactorName; data: null }>('/api/desk/p/factors/{id}', {
  everybody: true,
});
export const removeFactor = remove<{ params: 'id'; data: null }>('/api/desk/p/factors/{id}', {
  everybody: true,
  stepUp: true,
});
/** The earlier ones are good no more. */
export const makeRecoveryCodes = post<Made<schema.RecoveryCodes>>('/api/desk/p/factors/recovery', {
  everybody: true,
  stepUp: true,
});

export const listOwnSessions = get<Made<schema.DeskSession[]>>('/api/desk/p/sessions', { everybody: true });
export const endOwnSession = remove<{ params: 'session'; data: null }>('/api/desk/p/sessions/{session}', {
  everybody: true,
});
export const endOtherSessions = remove<Made<null>>('/api/desk/p/sessions', { everybody: true });

export const listOperatorSessions = get<{ params: 'id'; data: schema.DeskSession[] }>(
  '/api/desk/p/staff/{id}/sessions',
  { changes: 'staff' },
);
export const endOperatorSession = remove<{ params: 'id' | 'session'; data: null }>(
  '/api/desk/p/staff/{id}/sessions/{session}',
  { changes: 'staff' },
);
export const endOperatorSessions = remove<{ params: 'id'; data: null }>('/api/desk/p/staff/{id}/sessions', {
  changes: 'staff',
});
/** For who has lost every factor, or the time to set one up. */
export const resetFactors = post<{ params: 'id'; data: null }>('/api/desk/p/staff/{id}/factors/reset', {
  changes: 'staff',
  stepUp: true,
});
