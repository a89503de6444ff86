import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_STORE } from '#contract/store/empty.values.ts';
import { STORE_STATUS } from '#contract/store/flow.values.ts';
import type { PaperBytes } from '#contract/store/schema.ts';
import { PAPER_DAYS, PAPERS_PER_HOUR } from '#contract/store/values.ts';
import { decrypt, encrypt } from '#mall/encryption.ts';
import { change } from '#mall/operator/operator.tables.ts';
import { storeApplication, storePaper } from '#mall/store/store.tables.ts';
import { forgetPapers } from '#mall/store/store.ts';
import { need } from '../../helpers/mall/buying.ts';
import { errorOf } from '../../helpers/mall/desk.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';
import { makeApplicant, makeReviewer, PAPERS, pictureOf } from '../../helpers/mall/store.ts';
import { later } from '../../helpers/mall/time.ts';

const DAY = 86_400_000;
let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

describe('a draft', () => {
  it('is empty at first, and is kept, right or wrong', async () => {
    const shopper = await makeApplicant(mall);
    const first = await shopper.application();
    expect(first).toMatchObject({ status: STORE_STATUS.DRAFT, data: NO_STORE, account: null, submittedAt: null });
    expect(first.categories.length).toBeGreaterThan(3);
    const half = { ...NO_STORE, name: '茶@铺', region: ['440000', '440300', '440305'] };
    need(await shopper.save(half));
    need(await shopper.save({ ...half, text: '短' }));
    const now = await shopper.application();
    expect(now).toMatchObject({ data: { name: '茶@铺', text: '短' }, regionNames: ['广东省', '深圳市', '南山区'] });
  });

  it('needs a login', async () => {
    expect((await mall.call('GET', '/api/shop/p/application')).status).toBe(401);
  });

  it.each([
    ['a name too long to keep', { ...NO_STORE, name: 'a'.repeat(41) }],
    ['a paper that is none', { ...NO_STORE, licence: '../secret' }],
    ['half of it', { name: '茶' }],
  ])('does not take %s', async (_what, body) => {
    const shopper = await makeApplicant(mall);
    expect((await shopper.save(body)).envelope.code).toBe('A00002');
  });
});

describe('an application', () => {
  it('is sent as it was trimmed, and cannot be changed while it is looked at', async () => {
    const shopper = await makeApplicant(mall);
    const data = await shopper.filled();
    const sent = need(await shopper.submit({ ...data, name: ` ${data.name} `, mobile: `+86 ${data.mobile}` }));
    expect(sent).toMatchObject({ status: STORE_STATUS.UNDER_REVIEW, data, submittedAt: mall.now.now.toISOString() });
    expect((await shopper.save(data)).envelope).toMatchObject({ code: 'A00001', msg: '申请状态已变化，请刷新后重试' });
    expect((await shopper.submit(data)).envelope.code).toBe('A00001');
  });

  it('is sent once, however often at once', async () => {
    const shopper = await makeApplicant(mall);
    const data = await shopper.filled();
    const all = await Promise.all(Array.from({ length: 5 }, () => shopper.submit(data)));
    expect(all.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    const [row] = await mall.db
      .select()
      .from(storeApplication)
      .where(eq(storeApplication.accountId, shopper.accountId));
    expect(row).toMatchObject({ rounds: 1, status: STORE_STATUS.UNDER_REVIEW });
  });

  it('of a name that is taken is refused at it, whoever of two comes first', async () => {
    const [one, two] = await Promise.all([makeApplicant(mall), makeApplicant(mall)]);
    const [first, second] = await Promise.all([one.filled({ name: 'Same Tea' }), two.filled({ name: 'same tea' })]);
    const both = await Promise.all([one.submit(first), two.submit(second)]);
    expect(both.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect(both.map(errorOf).sort()).toEqual(['00000', 'name']);
  });

  it('of the name of a shop is refused', async () => {
    const shopper = await makeApplicant(mall);
    expect(errorOf(await shopper.submit(await shopper.filled({ name: 'STARLIGHT digital' })))).toBe('name');
  });

  it.each([
    ['logo', { logo: '/media/upload/2026/06/aaaaaaaaaaaaaaaaaaaaaaaa.webp' }],
    ['category', { category: 'nothing' }],
    ['region', { region: ['440000', '440300'] }],
    ['idBack', { idBack: 'b'.repeat(32) }],
    ['name', { name: '茶@铺' }],
    ['agree', { agree: false }],
  ])('is refused at %s', async (field, wrong) => {
    const shopper = await makeApplicant(mall);
    expect(errorOf(await shopper.submit(await shopper.filled(wrong)))).toBe(field);
    expect((await shopper.application()).status).toBe(STORE_STATUS.DRAFT);
  });

  it("does not take another shopper's papers, nor a paper of another kind", async () => {
    const [one, two] = await Promise.all([makeApplicant(mall), makeApplicant(mall)]);
    const data = await one.filled();
    expect(errorOf(await two.submit(await two.filled({ licence: data.licence })))).toBe('licence');
    expect(errorOf(await one.submit({ ...data, idFront: data.idBack }))).toBe('idFront');
  });
});

describe('a paper', () => {
  it('is stored encrypted, and shown to its owner alone, each look written down', async () => {
    const [shopper, other] = await Promise.all([makeApplicant(mall), makeApplicant(mall)]);
    const id = await shopper.sendPaper('licence');
    const [row] = await mall.db.select().from(storePaper).where(eq(storePaper.id, id));
    expect(row?.sealed.includes(Buffer.from('WEBP'))).toBe(false);
    const path = `${PAPERS}/${id}`;
    const { data, kind } = need(await mall.call<PaperBytes>('GET', path, { token: shopper.token }));
    expect(kind).toBe('licence');
    expect(Buffer.from(data, 'base64').subarray(8, 12).toString()).toBe('WEBP');
    expect((await mall.call('GET', path, { token: other.token })).status).toBe(404);
    expect((await mall.call('GET', path)).status).toBe(401);
    expect((await mall.fetch(new Request(`http://mall/media/${id}`))).status).toBe(404);
    const looks = await mall.db
      .select()
      .from(change)
      .where(eq(change.ref, String(shopper.accountId)));
    expect(looks.filter(({ kind: of }) => of === 'store-paper')).toMatchObject([
      { action: 'ownLook', operatorId: null },
    ]);
  });

  it('is a picture of at most 2 MB', async () => {
    const shopper = await makeApplicant(mall);
    const text = await shopper.upload(PAPERS, Buffer.from('%PDF-1.7'), { kind: 'licence' });
    expect(text.envelope.code).toBe('A00001');
    const large = await shopper.upload(PAPERS, Buffer.alloc(2 * 1024 * 1024 + 1), { kind: 'licence' });
    expect(large.status).toBe(413);
    expect((await shopper.upload(PAPERS, await pictureOf(), { kind: 'selfie' })).envelope.code).toBe('A00002');
  });

  it('is not sent in without end', async () => {
    const shopper = await makeApplicant(mall);
    for (let turn = 0; turn < PAPERS_PER_HOUR; turn += 1)
      await mall.store.count(`limit:papers:${shopper.accountId}`, DAY);
    expect((await shopper.upload(PAPERS, await pictureOf(), { kind: 'licence' })).status).toBe(429);
  });

  it('opens with the key that it was sealed with, as what it is, unchanged', async () => {
    const given = { ...mall, papersKey: Buffer.alloc(32, 7) };
    const own = await encrypt(mall, 'a', Buffer.from('paper'));
    const other = await encrypt(given, 'a', Buffer.from('paper'));
    expect(String(await decrypt(given, 'a', own))).toBe('paper');
    expect(String(await decrypt(given, 'a', other))).toBe('paper');
    await expect(decrypt(mall, 'a', other)).rejects.toThrow('another key');
    await expect(decrypt(mall, 'b', own)).rejects.toThrow();
    own.sealed[own.sealed.length - 1] = (own.sealed.at(-1) ?? 0) ^ 1;
    await expect(decrypt(mall, 'a', own)).rejects.toThrow();
  });

  it('goes when its application lay for a month after a refusal, and at once when nobody names it', async () => {
    const [shopper, waiting] = await Promise.all([makeApplicant(mall), makeApplicant(mall)]);
    const reviewer = await makeReviewer(mall);
    need(await waiting.submit(await waiting.filled()));
    need(await shopper.submit(await shopper.filled()));
    const spare = await shopper.sendPaper('idBack');
    const [row] = await mall.db
      .select()
      .from(storeApplication)
      .where(eq(storeApplication.accountId, shopper.accountId));
    const { id = 0, version = 0 } = row ?? {};
    need(await reviewer.move(id, 'refuse', { version, reasons: { licence: '看不清' } }));
    const papers = async (accountId: number) =>
      (await mall.db.select().from(storePaper).where(eq(storePaper.accountId, accountId))).map((paper) => paper.id);
    later(mall, 2 * DAY);
    await forgetPapers(mall);
    expect(await papers(shopper.accountId)).toHaveLength(3);
    expect(await papers(shopper.accountId)).not.toContain(spare);
    later(mall, (PAPER_DAYS - 1) * DAY);
    await forgetPapers(mall);
    expect(await papers(shopper.accountId)).toEqual([]);
    expect(await papers(waiting.accountId)).toHaveLength(3);
    expect(await shopper.application()).toMatchObject({ papersGone: true, data: { licence: null, idBack: null } });
    need(await shopper.save(await shopper.filled()));
    expect((await shopper.application()).papersGone).toBe(false);
  });
});
