import { atom } from 'nanostores';
import type { ChangeBrief, ChangeView } from '#contract/documents/schema.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { createResource } from '../public/resource.ts';
import type { DocumentSource } from './document-source.ts';

type Changes = Pick<DocumentSource<unknown>, 'history' | 'change'>;

export function createHistory({ history, change }: Changes, words: FailureWords) {
  const list = createResource(() => history(), words);
  const $open = atom<ChangeView | undefined>(undefined);
  const action = createAction(words);

  async function more(): Promise<void> {
    const now = list.value();
    const last = now?.items.at(-1);
    if (!now || !last) return;
    await action.run(async () => {
      const next = await history(last.id);
      list.put({ items: [...now.items, ...next.items], more: next.more });
    });
  }

  async function look({ id }: ChangeBrief): Promise<void> {
    if ($open.get()?.id === id) $open.set(undefined);
    else await action.run(async () => $open.set(await change(id)));
  }

  return {
    $state: list.$state,
    $open,
    $busy: action.$busy,
    reload: list.reload,
    more,
    look,
    close: () => $open.set(undefined),
  };
}

export type History = ReturnType<typeof createHistory>;
