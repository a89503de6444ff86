import { atom } from 'nanostores';
import type { CodeSent } from '#contract/account/schema.ts';
import * as calls from '#contract/store/calls.ts';
import { NO_STORE } from '#contract/store/empty.values.ts';
import { isEditable } from '#contract/store/flow.values.ts';
import { storeError } from '#contract/store/rules.values.ts';
import type { StoreApplication, StoreData } from '#contract/store/schema.ts';
import {
  type PaperKind,
  STEP_NAMES,
  STORE_FIELDS,
  STORE_STEPS,
  type StoreField,
  type StoreStep,
} from '#contract/store/values.ts';
import { uploadPicture } from '#contract/upload/calls.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { encryptForMall } from '../../lib/browser/api/password.ts';
import { withWait } from '../../lib/browser/code-wait.ts';
import { formOf, pictureForm } from '../../lib/browser/form-data.ts';
import { shrunkPicture } from '../../lib/browser/shrink-picture.ts';
import { type Failure, type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';
import type { Resource } from '../../lib/shared/api/resource.ts';
import { createAction } from '../public/action.ts';
import { createForm } from '../public/form.ts';
import { createResource } from '../public/resource.ts';
import { createStoreReceiver } from './store-receiver.ts';

const SAVE_AFTER_MS = 1_000;
const RECEIVER_STEP: StoreStep = 'contact';

const RECEIVER_FIELDS: readonly string[] = ['kind', 'holder', 'bank', 'branch', 'number'];

export const stepOf = (field: string): StoreStep | undefined =>
  RECEIVER_FIELDS.includes(field)
    ? RECEIVER_STEP
    : STEP_NAMES.find((step) => STORE_STEPS[step].some((one) => one === field));

export function createStore(words: FailureWords, text: (key: string) => string) {
  const list = createResource(() => mall.call(calls.viewApplication), words);
  const form = createForm(words);
  const sending = createAction(words);
  const withdrawing = createAction(words);
  const receiver = createStoreReceiver(text);
  const $data = atom<StoreData>(NO_STORE);
  const $step = atom<StoreStep>('store');
  const $saved = atom<'saved' | 'saving' | 'failed' | undefined>(undefined);
  const $shown = atom<Partial<Record<PaperKind, string>>>({});
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function load(): Promise<void> {
    await list.reload();
    const now = list.value();
    if (now) fill(now);
  }

  function start(first: Resource<StoreApplication>): void {
    list.$state.set(first);
    if (first.value) fill(first.value);
  }

  function fill({ data, status, reasons }: StoreApplication): void {
    $data.set(data);
    if (!isEditable(status)) return;
    const [refused] = Object.keys(reasons);
    const missing = storeError(data, STORE_FIELDS)?.field;
    $step.set(stepOf(refused ?? missing ?? 'agree') ?? 'store');
  }

  function set(change: Partial<StoreData>): void {
    $data.set({ ...$data.get(), ...change });
    const field = form.$failure.get()?.field;
    if (!field || field in change) form.$failure.set(undefined);
    clearTimeout(timer);
    $saved.set('saving');
    timer = setTimeout(() => void save(), SAVE_AFTER_MS);
  }

  /** Saves the draft. What cannot be saved now is saved with the next change. */
  async function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const data = $data.get();
    try {
      await mall.call(calls.saveApplication, { body: data });
      if (data === $data.get()) $saved.set('saved');
    } catch {
      $saved.set('failed');
    }
  }

  const wrongIn = (fields: readonly StoreField[]): Failure | undefined => {
    const found = storeError($data.get(), fields);
    return found && { field: found.field, text: text(found.error) };
  };

  const go = (step: StoreStep): void => {
    form.$failure.set(undefined);
    $step.set(step);
  };

  /** Waits for a picture on its way: without it, the step would be refused for a field that is about to be filled. */
  function next(): boolean {
    if (sending.$busy.get()) return false;
    const step = $step.get();
    const wrong = wrongIn(STORE_STEPS[step]);
    form.$failure.set(wrong);
    if (wrong) return false;
    if (step === RECEIVER_STEP && receiver.isTyped()) {
      void saveReceiver(step);
      return false;
    }
    if (timer) void save();
    leaveStep(step);
    return true;
  }

  function leaveStep(step: StoreStep): void {
    const after = STEP_NAMES[STEP_NAMES.indexOf(step) + 1];
    if (after) $step.set(after);
  }

  /** After the draft, whose names it may be in. */
  async function saveReceiver(step: StoreStep): Promise<boolean> {
    const done = await form.submit(receiver.wrong($data.get()), async () => {
      await save();
      const saved = await receiver.send($data.get());
      const now = list.value();
      if (now) list.put({ ...now, receiver: saved });
    });
    if (done) leaveStep(step);
    return done;
  }

  async function submit(): Promise<boolean> {
    const wrong = wrongIn(STORE_FIELDS);
    clearTimeout(timer);
    const done = await form.submit(wrong, async () =>
      list.put(await mall.call(calls.submitApplication, { body: $data.get() })),
    );
    const field = form.$failure.get()?.field;
    const step = field ? stepOf(field) : undefined;
    if (!done && step) $step.set(step);
    return done;
  }

  const withdraw = (): Promise<boolean> =>
    withdrawing.run(async () => {
      const draft = await mall.call(calls.withdrawApplication).catch(async (error: unknown) => {
        // The mall may have decided meanwhile.
        await load();
        throw error;
      });
      list.put(draft);
      $saved.set(undefined);
      fill(draft);
    });

  async function put(field: PaperKind | 'logo', file: Blob): Promise<boolean> {
    const small = await shrunkPicture(file);
    if (!small) {
      form.$failure.set({ field, text: text('imageTooLarge') });
      return false;
    }
    return sending.run(async () => {
      try {
        if (field === 'logo') set({ logo: (await mall.call(uploadPicture, { body: pictureForm(small) })).url });
        else {
          const body = formOf({ kind: field }, small, 'paper');
          set({ [field]: (await mall.call(calls.sendPaper, { body })).id });
          $shown.set({ ...$shown.get(), [field]: URL.createObjectURL(file) });
        }
      } catch (error) {
        form.$failure.set({ field, text: failureOf(error, words).text });
        throw error;
      }
    });
  }

  return {
    $state: list.$state,
    reload: load,
    start,
    receiver,
    ...{ $data, $step, $saved, $shown, set, save, go, next, submit, withdraw, put },
    $busy: form.$busy,
    $failure: form.$failure,
    $sending: sending.$busy,
    $withdrawing: withdrawing.$busy,
  };
}

export type Store = ReturnType<typeof createStore>;

export const sendStoreCode = async (): Promise<CodeSent> => withWait(await mall.call(calls.sendStoreCode));

export const setStorePassword = async (code: string, password: string): Promise<null> =>
  mall.call(calls.setStorePassword, { body: { code, passWord: await encryptForMall(password) } });
