import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebConfig } from '#contract/content/schema.ts';
import type { ChangeView, Conflict } from '#contract/documents/schema.ts';
import { TAGS_TOPIC } from '#mall/ports/bus.ts';
import { makeOperator, need } from '../../helpers/mall/buying.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

type Document = { value: WebConfig; version: number };
type History = { items: { id: number; by: string; action: string; version: number }[]; more: boolean };

const PATH = '/api/desk/p/web';
let mall: TestMall;
let token: string;
const dropped: unknown[] = [];
beforeAll(async () => {
  mall = await openTestMall();
  ({ token } = await makeOperator(mall, null, 'editor'));
  mall.bus.subscribe(TAGS_TOPIC, (tags) => void dropped.push(tags));
});
afterAll(() => mall.close());

const read = async () => need(await mall.call<Document>('GET', PATH, { token }));
const save = (body: Document) => mall.call<{ version: number }>('PUT', PATH, { token, body });

describe('a document', () => {
  it('is saved over the version that was read, and what shows it is dropped', async () => {
    const { value, version } = await read();
    dropped.length = 0;
    expect(need(await save({ value: { ...value, pcWelcomeCn: '你好' }, version })).version).toBe(version + 1);
    expect(dropped).toEqual([['web-config']]);
    const shown = await mall.call<WebConfig>('GET', '/api/app/webConfig/getPcWebConfig');
    expect(shown.envelope.data?.pcWelcomeCn).toBe('你好');
  });

  it('is not saved over what somebody else wrote: they are told what, who and when', async () => {
    const first = await read();
    need(await save({ ...first, value: { ...first.value, pcWelcomeCn: '先' } }));
    dropped.length = 0;
    const { status, envelope } = await save({ ...first, value: { ...first.value, pcWelcomeCn: '后' } });
    expect(status).toBe(200);
    expect(envelope.code).toBe('A00001');
    const { conflict } = envelope.data as unknown as { conflict: Conflict };
    expect(conflict).toMatchObject({ version: first.version + 1, by: '店员', value: { pcWelcomeCn: '先' } });
    expect(dropped).toEqual([]);
    expect((await read()).value.pcWelcomeCn).toBe('先');
  });

  it('keeps every change, with before and after', async () => {
    const { items, more } = need(await mall.call<History>('GET', `${PATH}/history`, { token }));
    expect(more).toBe(false);
    expect(items.map(({ action, by }) => [action, by])).toEqual([
      ['save', '店员'],
      ['save', '店员'],
    ]);
    const change = need(await mall.call<ChangeView>('GET', `${PATH}/history/${items[0]?.id}`, { token }));
    expect(change).toMatchObject({ before: { pcWelcomeCn: '你好' }, after: { pcWelcomeCn: '先' } });
    expect((await mall.call('GET', `${PATH}/history/999999`, { token })).status).toBe(404);
  });

  it('takes no field that the specification does not have', async () => {
    const { version } = await read();
    const { envelope } = await save({ version, value: { nonsense: 'x' } as never });
    expect(envelope.code).toBe('A00002');
  });

  it('of two who save at once, one is refused', async () => {
    const first = await read();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save({ ...first, value: { ...first.value, pcWelcomeCn: `第${n}` } })),
    );
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
    expect((await read()).version).toBe(first.version + 1);
  });
});
