import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { put } from '#contract/call.ts';
import { desk } from '#src/lib/browser/api/desk/client.ts';
import { $stepUp, answerStepUp, proveByPasskey, stepUpProver } from '#src/stores/desk/proof.ts';

type Sent = { path: string; body: unknown };
const sent: Sent[] = [];
let fresh = false;
const NEEDED = { success: false, code: 'A00001', msg: 'confirm', data: { code: 'STEP_UP_NEEDED', ways: ['passkey'] } };

beforeEach(() => {
  sent.length = 0;
  fresh = false;
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push({ path: url, body: body ? JSON.parse(String(body)) : undefined });
    if (url.endsWith('/numbers') && !fresh) return Response.json(NEEDED);
    return Response.json({ success: true, code: '00000', data: { challenge: 'AAAA', rpId: 'localhost' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const save = () => desk.call(put<{ body: object; data: unknown }>('/api/desk/p/numbers'), { body: { value: 1 } });
const asked = () => vi.waitFor(() => expect($stepUp.get()).toEqual(['passkey']));

describe('a call that needs a step-up', () => {
  it('asks once, and what was refused is sent again as it was', async () => {
    const both = Promise.all([save(), save()]);
    await asked();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    fresh = true;
    answerStepUp(true);
    await both;
    expect($stepUp.get()).toBeUndefined();
    expect(sent.map(({ body }) => body)).toEqual(Array.from({ length: 4 }, () => ({ value: 1 })));
  });

  it('that nobody proves stays refused', async () => {
    const refused = expect(save()).rejects.toMatchObject({ message: 'confirm' });
    await asked();
    answerStepUp(false);
    await refused;
    expect(sent).toHaveLength(1);
  });

  it('is asked for again when it took too long', async () => {
    const done = save();
    await asked();
    answerStepUp(true);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    await asked();
    fresh = true;
    answerStepUp(true);
    await done;
  });
});

describe('a proof', () => {
  it('by a code goes to the session', async () => {
    await stepUpProver(['totp', 'recovery']).send({ way: 'totp', code: '123456' });
    expect(sent).toEqual([{ path: '/api/desk/p/proof', body: { proof: { way: 'totp', code: '123456' } } }]);
  });

  it('by a passkey says so in words when the browser has none', async () => {
    await expect(proveByPasskey(stepUpProver(['passkey']), 'try again')).rejects.toMatchObject({
      kind: 'message',
      message: 'try again',
    });
    expect(sent.map(({ path }) => path)).toEqual(['/api/desk/p/proof/passkey']);
  });
});
