import { atom, computed } from 'nanostores';
import type { DraftState, PreviewKey } from '#contract/content/desk.schema.ts';
import type { DocumentKind, DocumentName } from '#contract/documents/areas.values.ts';
import * as calls from '#contract/documents/desk.calls.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';
import { conflictOf, createDocumentFrom } from './document.ts';
import { savedDocument } from './document-source.ts';

export function createDraft<V>(name: DocumentName, words: FailureWords) {
  const $state = atom<DraftState | undefined>(undefined);
  const action = createAction(words);
  /** The live version that is being merged; once the conflict is settled, the draft is based on it. */
  let over: number | undefined;

  const document = createDocumentFrom<V>(
    {
      ...savedDocument<V>(name),
      name: `${name as DocumentKind}/draft`,
      async open() {
        const { value, ...state } = await desk.call(calls.openDraft<V>(name));
        $state.set(state);
        return { value, version: state.version };
      },
      async save({ value, version }) {
        const state = $state.get();
        const base = over ?? state?.base ?? 0;
        const saved = await desk.call(calls.saveDraft<V>(name), { body: { value, version, base } });
        over = undefined;
        if (state) $state.set({ ...state, base, version: saved.version });
        return saved;
      },
    },
    words,
  );

  const version = (): number => $state.get()?.version ?? 0;
  const saved = async (): Promise<boolean> => !document.$dirty.get() || document.save();

  /** @returns whether it is live now; where somebody has changed that meanwhile, the clash is shown */
  async function publish(): Promise<boolean> {
    if (!(await saved())) return false;
    let done = false;
    await action.run(async () => {
      done = await published();
    });
    if (done) await document.load();
    return done;
  }

  async function published(): Promise<boolean> {
    try {
      await desk.call(calls.publishDraft<V>(name), { body: { version: version() } });
      return true;
    } catch (error) {
      const conflict = conflictOf(error);
      if (!conflict) throw error;
      over = conflict.version;
      document.clash({ ...conflict, version: version() });
      return false;
    }
  }

  /** @param at null: not by the clock */
  async function schedule(at: string | null): Promise<boolean> {
    if (!(await saved())) return false;
    const done = await action.run(() => desk.call(calls.scheduleDraft(name), { body: { version: version(), at } }));
    if (done) await document.load();
    return done;
  }

  async function drop(): Promise<boolean> {
    const done = await action.run(() => desk.call(calls.dropDraft(name), { query: { version: version() } }));
    if (done) {
      document.revert();
      await document.load();
    }
    return done;
  }

  /** The key shows the saved draft, so unsaved changes are saved first. */
  async function key(): Promise<PreviewKey | undefined> {
    if (!(await saved())) return undefined;
    let made: PreviewKey | undefined;
    await action.run(async () => {
      made = await desk.call(calls.makeDraftKey(name));
    });
    return made;
  }

  return {
    document: {
      ...document,
      putOff() {
        over = undefined;
        document.dismiss();
      },
    },
    $state,
    $busy: computed([action.$busy, document.$busy], (acts, saves) => acts || saves),
    publish,
    schedule,
    drop,
    key,
  };
}

export type Draft<V> = ReturnType<typeof createDraft<V>>;
