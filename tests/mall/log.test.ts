import { expect, it } from 'vitest';
import { account } from '#mall/account/account.tables.ts';
import { createLog } from '#mall/log.ts';
import { openTestMall } from '../helpers/mall/mall.ts';

const CANARIES = {
  token: 'canary-token-5f2a',
  accessToken: 'canary-access-77b1',
  password: 'canary-password-91c3',
  passWord: 'canary-passWord-14de',
  code: '482913',
  mobile: '13912345678',
  phone: '13787654321',
  authorization: 'canary-authorization-0a4c',
  cookie: 'b2cToken=canary-cookie-ee01',
};

it('cuts secrets out of what is logged, at the top and one level down', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.info(CANARIES, 'top');
  log.info({ body: CANARIES, headers: CANARIES, error: { ...CANARIES } }, 'below');
  const text = lines.join('');
  for (const canary of Object.values(CANARIES)) expect(text).not.toContain(canary);
  expect(text).toContain('[cut]');
});

it('cuts out of errors what a query or a refused row brought along', async () => {
  const mall = await openTestMall();
  const row = { userName: 'canary_name', mobile: CANARIES.mobile, nickName: 'n', passwordHash: 'canary-hash "\\n' };
  await mall.db.insert(account).values(row);
  const error = await mall.db
    .insert(account)
    .values(row)
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  mall.log.error({ err: error }, 'refused');
  const text = JSON.stringify(mall.logs);
  expect(text).toContain('Failed query');
  expect(text).toMatch(/ {4}at /);
  for (const canary of ['canary_name', CANARIES.mobile, 'canary-hash']) expect(text).not.toContain(canary);
  await mall.close();
});

it('hides the middle of mobile numbers wherever they stand, and no other number', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.info({ reason: `no such subscriber ${CANARIES.mobile}, at 1781524800000`, order: '202613912345678901' }, 'x');
  expect(JSON.parse(lines.join(''))).toMatchObject({
    reason: 'no such subscriber 139****5678, at 1781524800000',
    order: '202613912345678901',
  });
});

it('calls leave none of what they carried in the log', async () => {
  const mall = await openTestMall();
  const token = await mall.logIn();
  const query = `?token=${CANARIES.token}&mobile=${CANARIES.mobile}`;
  await mall.call('POST', `/api/app/p/flowAnalysisLog${query}`, { body: { path: '/', ...CANARIES }, token });
  await mall.call('POST', `/api/none${query}`, { body: CANARIES, token });
  await mall.call('POST', '/api/admin/sys/dict/type/listByCodes', { body: { dictTypeList: CANARIES }, token });
  const text = JSON.stringify(mall.logs);
  expect(mall.logs.length).toBeGreaterThanOrEqual(3);
  for (const canary of [token, ...Object.values(CANARIES)]) expect(text).not.toContain(canary);
  await mall.close();
});
