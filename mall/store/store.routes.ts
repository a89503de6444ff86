import { z } from '@hono/zod-openapi';
import { codeSent } from '#contract/account/schema.ts';
import { applicantReceiver, receiverShown } from '#contract/payout/desk.schema.ts';
import * as calls from '#contract/store/calls.ts';
import { paperBytes, paperId, paperSent, storeApplication, storeData, storePassword } from '#contract/store/schema.ts';
import { PAPER_KINDS } from '#contract/store/values.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls, shopperOf } from '../http/call.ts';
import { callerOf } from '../http/caller.ts';
import { sendPasswordCode, setPassword } from './account.ts';
import { saveDraft, saveReceiver, submitApplication, viewApplication, withdrawApplication } from './apply.ts';
import { ownPaper, savePaper } from './paper.ts';

const tag = 'Stores';
const shopper = (c: CallContext) => ({ accountId: shopperOf(c).accountId, language: c.get('language') });
const form = z.object({
  kind: z.enum(PAPER_KINDS).describe('What it is of.'),
  file: z
    .instanceof(File)
    .openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or GIF of at most 2 MB.' }),
});

export function storeRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.viewApplication,
    { tag, summary: 'How an application to open a store stands', data: storeApplication },
    ({ c }) => viewApplication(deps, shopper(c)),
  );
  addCall(
    app,
    calls.saveApplication,
    { tag, summary: 'Keep what was filled in so far', body: storeData, data: z.null() },
    ({ c, body }) => saveDraft(deps, shopper(c), body),
  );
  addCall(
    app,
    calls.submitApplication,
    {
      tag,
      summary: 'Send an application',
      body: storeData,
      data: storeApplication,
      done: 'storeSent',
    },
    ({ c, body }) => submitApplication(deps, shopper(c), body),
  );
  addCall(
    app,
    calls.withdrawApplication,
    { tag, summary: 'Withdraw an application that waits', data: storeApplication, done: 'storeWithdrawn' },
    ({ c }) => withdrawApplication(deps, shopper(c)),
  );
  addCall(
    app,
    calls.saveReceiver,
    {
      tag,
      summary: 'Where the shop is to be paid, while the application can be changed',
      body: applicantReceiver,
      data: receiverShown.nullable(),
    },
    ({ c, body }) => saveReceiver(deps, shopper(c), body),
  );
  addPaperCalls(app, deps);
  addCall(
    app,
    calls.sendStoreCode,
    {
      tag,
      summary: 'A code to set the store password with',
      data: codeSent,
      done: 'codeSent',
    },
    ({ c }) => sendPasswordCode(deps, shopperOf(c).accountId, callerOf(c)),
  );
  addCall(
    app,
    calls.setStorePassword,
    {
      tag,
      summary: 'Set the store password; sessions of the store account end',
      body: storePassword,
      data: z.null(),
      guarded: true,
      done: 'storePasswordSaved',
    },
    ({ c, body }) => setPassword(deps, shopperOf(c).accountId, body, callerOf(c)),
  );
}

function addPaperCalls(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.sendPaper,
    { tag, summary: 'Send a licence or an identity card in', form, data: paperSent },
    ({ c, form: { kind, file } }) => savePaper(deps, shopperOf(c).accountId, kind, file),
  );
  addCall(
    app,
    calls.viewPaper,
    { tag, summary: 'Look at a paper', params: paperId, data: paperBytes },
    ({ c, params }) => ownPaper(deps, shopperOf(c).accountId, params.id),
  );
}
