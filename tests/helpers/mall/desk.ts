import type { Envelope } from '#contract/envelope.ts';
import type { Preset } from '#contract/operator/roles.values.ts';
import { TAGS_TOPIC } from '#mall/ports/bus.ts';
import { makeOperator, need } from './buying.ts';
import type { TestMall } from './mall.ts';

export type Document<V> = { value: V; version: number };

/** One of the desk at work, and the tags that fell since `forget`. */
export async function makeEditor(mall: TestMall, role: Preset = 'editor') {
  const { id, token } = await makeOperator(mall, role === 'shop' ? 1 : null, role);
  const dropped: string[] = [];
  mall.bus.subscribe(TAGS_TOPIC, (tags) => void dropped.push(...(tags as string[])));
  const call = <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    mall.call<T>(method, `/api/desk/p/${path}`, { token, ...(body ? { body } : {}), ...(headers ? { headers } : {}) });

  return {
    id,
    token,
    call,
    get: async <T>(path: string) => need(await call<T>('GET', path)),
    put: <V>(path: string, body: Document<V>) => call<Document<V>>('PUT', path, body),
    post: <T>(path: string, body: unknown = {}) => call<T>('POST', path, body),
    /** Changes a document, however it stands. */
    async edit<V>(path: string, change: (value: V) => V): Promise<Document<V>> {
      const { value, version } = need(await call<Document<V>>('GET', path));
      return need(await call<Document<V>>('PUT', path, { value: change(value), version }));
    },
    /** What fell out of the caches while this ran. */
    async dropping(work: () => Promise<unknown>): Promise<string[]> {
      dropped.length = 0;
      await work();
      return [...dropped];
    },
  };
}

/** The first field that an answer names as wrong. */
export function errorOf({ envelope }: { envelope: Envelope<unknown> }): string | undefined {
  const [first] = Array.isArray(envelope.data) ? (envelope.data as { field: string }[]) : [];
  return envelope.code === 'A00002' ? first?.field : envelope.code;
}
