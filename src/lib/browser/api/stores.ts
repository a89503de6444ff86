import type { CodeSent, PublicKey } from '#contract/account/schema.ts';
import { STORE_CODES } from '#contract/response-codes.ts';
import type { PaperBytes, StoreApplication, StoreData } from '#contract/store/schema.ts';
import type { PaperKind } from '#contract/store/values.ts';
import { checking } from '../check-codes.ts';
import { withWait } from '../code-wait.ts';
import { encryptPassword } from '../encrypt-password.ts';
import { mall as anyMall } from './browser.ts';

const mall = checking(anyMall, STORE_CODES);

/** Calls about opening a store (`contract/store/schema.ts`). The password goes in as it is and leaves encrypted. */

const OWN = '/shop/p';

export const application = (): Promise<StoreApplication> => mall.get(`${OWN}/application`);
export const saveApplication = (data: StoreData): Promise<null> => mall.put(`${OWN}/application`, data);
export const submitApplication = (data: StoreData): Promise<StoreApplication> =>
  mall.post(`${OWN}/application/submit`, data);

export const sendPaper = (kind: PaperKind, file: Blob): Promise<{ id: string }> => {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', file, 'paper');
  return mall.post(`${OWN}/papers`, form);
};
export const paper = (id: string): Promise<PaperBytes> => mall.get(`${OWN}/papers/${id}`);

export const sendStoreCode = (): Promise<CodeSent> =>
  mall.post<CodeSent | null>(`${OWN}/account/code`, {}).then(withWait);
export const setStorePassword = async (code: string, password: string): Promise<null> => {
  const key = await mall.get<PublicKey>('/app/security/publicKey');
  return mall.put(`${OWN}/account/password`, { code, passWord: await encryptPassword(key, password) });
};
