import type { z } from 'zod';
import type { ChangeView, changePage } from '#contract/documents/schema.ts';
import { desk } from './client.ts';

/** Calls about one thing that is edited whole (`mall/documents/documents.routes.ts`). */

export type Versioned<V> = { value: V; version: number };
export type ChangePage = z.infer<typeof changePage>;

/** @param name kind of the document, with its reference where there are several: `web`, `notice/7` */
export function documentCalls<V>(name: string) {
  const path = `/desk/p/${name}`;
  return {
    name,
    open: (): Promise<Versioned<V>> => desk.get(path),
    save: (document: Versioned<V>): Promise<{ version: number }> => desk.put(path, document),
    history: (before?: number): Promise<ChangePage> =>
      desk.get(`${path}/history${before === undefined ? '' : `?before=${before}`}`),
    change: (id: number): Promise<ChangeView> => desk.get(`${path}/history/${id}`),
  };
}

export type DocumentCalls<V> = ReturnType<typeof documentCalls<V>>;
