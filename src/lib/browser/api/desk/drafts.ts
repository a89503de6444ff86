import type { DraftState, PreviewKey } from '#contract/content/desk.schema.ts';
import { desk } from './client.ts';

type DraftView<V> = DraftState & { value: V };
type Named = { version: number };

/** Calls about the draft of a document (`mall/documents/drafts.routes.ts`). */
export function draftCalls<V>(name: string) {
  const path = `/desk/p/${name}/draft`;
  return {
    open: (): Promise<DraftView<V>> => desk.get(path),
    save: (draft: { value: V; version: number; base: number }): Promise<Named> => desk.put(path, draft),
    drop: (version: number): Promise<null> => desk.delete(`${path}?version=${version}`),
    schedule: (version: number, at: string | null): Promise<Named> => desk.post(`${path}/schedule`, { version, at }),
    publish: (version: number): Promise<unknown> => desk.post(`${path}/publish`, { version }),
    key: (): Promise<PreviewKey> => desk.post(`${path}/key`, {}),
  };
}
