import { codeSent } from '#contract/account/schema.ts';
import * as calls from '#contract/personal-data/calls.ts';
import { accountClosed, codeGiven, dataCode, downloadLink, personalData } from '#contract/personal-data/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, shopperOf } from '../http/call.ts';
import { callerOf } from '../http/caller.ts';
import { askExport, linkExport, openExport } from './export.ts';
import { closeAccount, sendDataCode, viewPersonalData } from './personal-data.ts';

const tag = 'Account';

export function personalDataRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.viewPersonalData,
    { tag, summary: 'The last export of own data, and what closing the account meets', data: personalData },
    ({ c }) => viewPersonalData(deps, shopperOf(c).accountId),
  );
  addCall(
    app,
    calls.sendDataCode,
    {
      tag,
      summary: 'A code to export own data, or to close the account',
      body: dataCode,
      data: codeSent,
      done: 'codeSent',
    },
    ({ c, body }) => sendDataCode(deps, shopperOf(c).accountId, body.purpose, callerOf(c)),
  );
  addCall(
    app,
    calls.askExport,
    { tag, summary: 'Ask for a file of all own data', body: codeGiven, data: personalData },
    async ({ c, body }) => {
      const { accountId } = shopperOf(c);
      await askExport(deps, accountId, body.code, callerOf(c));
      return viewPersonalData(deps, accountId);
    },
  );
  addCall(
    app,
    calls.linkExport,
    { tag, summary: 'An address to download the file from, for five minutes', data: downloadLink },
    ({ c }) => linkExport(deps, shopperOf(c).accountId),
  );
  addCall(
    app,
    calls.closeAccount,
    { tag, summary: 'Close the account; it is erased in seven days', body: codeGiven, data: accountClosed },
    ({ c, body }) => closeAccount(deps, shopperOf(c).accountId, body.code, callerOf(c)),
  );
  app.get('/api/app/export/:ticket', async (c) => {
    const { name, bytes, stream } = await openExport(deps, c.req.param('ticket'));
    return c.body(stream, 200, {
      'content-type': 'application/zip',
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });
}
