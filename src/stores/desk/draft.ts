import { atom } from 'nanostores';
import type { DraftState } from '../../../contract/desk-content.ts';
import { documentCalls } from '../../lib/api/desk/documents.ts';
import { draftCalls } from '../../lib/api/desk/drafts.ts';
import { createAction } from '../action.ts';
import type { FailureWords } from '../form.ts';
import { conflictOf, createDocument } from './document.ts';

/** A document that is edited as a draft: saved apart from what is live, previewed, and published now or by the clock. */
export function createDraft<V>(name: string, words: FailureWords) {
  const live = documentCalls<V>(name);
  const calls = draftCalls<V>(name);
  const $state = atom<DraftState | undefined>(undefined);
  const action = createAction(words);
  /** The live version that is being brought in: the draft is made from that one once it is settled. */
  let over: number | undefined;

  const document = createDocument<V>(
    {
      ...live,
      name: `${name}/draft`,
      async open() {
        const { value, ...state } = await calls.open();
        $state.set(state);
        return { value, version: state.version };
      },
      async save({ value, version }) {
        const saved = await calls.save({ value, version, base: over ?? $state.get()?.base ?? 0 });
        over = undefined;
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
      await calls.publish(version());
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
    const done = await action.run(() => calls.schedule(version(), at));
    if (done) await document.load();
    return done;
  }

  async function drop(): Promise<boolean> {
    const done = await action.run(() => calls.drop(version()));
    if (done) {
      document.revert();
      await document.load();
    }
    return done;
  }

  return {
    document: {
      ...document,
      putOff() {
        over = undefined;
        document.putOff();
      },
    },
    $state,
    $busy: action.$busy,
    publish,
    schedule,
    drop,
    /** Of what is saved; what is not is saved first. */
    key: async () => ((await saved()) ? calls.key() : undefined),
  };
}

export type Draft<V> = ReturnType<typeof createDraft<V>>;
