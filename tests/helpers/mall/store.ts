import sharp from 'sharp';
import type { Envelope } from '#contract/envelope.ts';
import { NO_STORE } from '#contract/store/empty.values.ts';
import type { StoreApplication, StoreData } from '#contract/store/schema.ts';
import { PAPER_KINDS, type PaperKind } from '#contract/store/values.ts';
import { addShopper } from '../people/add.ts';
import { makeOperator, need } from './buying.ts';
import type { TestMall } from './mall.ts';

export const APPLICATION = '/api/shop/p/application';
export const PAPERS = '/api/shop/p/papers';
export const STORES = '/api/desk/p/stores';

export const pictureOf = (size = 40) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#c84028' } })
    .png()
    .toBuffer();

let stores = 0;

/** A shopper who wants to open a store. */
export async function makeApplicant(mall: TestMall) {
  const { accountId, mobile, token } = await addShopper(mall.db, mall.now.now);

  async function upload<T>(path: string, bytes: Uint8Array, more: Record<string, string> = {}, own = token) {
    const body = new FormData();
    for (const [name, value] of Object.entries(more)) body.append(name, value);
    body.append('file', new File([new Uint8Array(bytes)], 'a.png'));
    const response = await mall.fetch(
      new Request(`http://mall${path}`, { method: 'POST', body, headers: { authorization: own } }),
    );
    return { status: response.status, headers: response.headers, envelope: (await response.json()) as Envelope<T> };
  }
  const sendPaper = async (kind: PaperKind) =>
    need(await upload<{ id: string }>(PAPERS, await pictureOf(), { kind })).id;

  /** An application with all that it needs. */
  async function filled(change: Partial<StoreData> = {}): Promise<StoreData> {
    stores += 1;
    const { url } = need(await upload<{ url: string }>('/api/p/file/uploadImFile', await pictureOf()));
    const [licence, idFront, idBack] = await Promise.all(PAPER_KINDS.map(sendPaper));
    const [category] = (await application()).categories;
    return {
      ...NO_STORE,
      ...{ name: `绿茶小铺 ${stores}`, text: '只卖自家茶园当年采的绿茶。', logo: url, category: category?.code ?? '' },
      ...{ legalName: '林小茶', licence: licence ?? null, idFront: idFront ?? null, idBack: idBack ?? null },
      ...{ contact: '林小茶', mobile, region: ['440000', '440300', '440305'], detail: '科苑路15号', agree: true },
      ...change,
    };
  }

  const application = async () => need(await mall.call<StoreApplication>('GET', APPLICATION, { token }));
  const save = (body: unknown) => mall.call('PUT', APPLICATION, { token, body });
  const submit = (body: unknown) => mall.call<StoreApplication>('POST', `${APPLICATION}/submit`, { token, body });

  const withdraw = () => mall.call<StoreApplication>('POST', `${APPLICATION}/withdraw`, { token, body: {} });

  return { accountId, mobile, token, upload, sendPaper, filled, application, save, submit, withdraw };
}

/** One who looks at applications. */
export async function makeReviewer(mall: TestMall) {
  const { id: operatorId, token } = await makeOperator(mall, null, 'admin');
  const get = <T>(path = '') => mall.call<T>('GET', `${STORES}${path}`, { token });
  const move = (id: number, name: string, body: unknown) =>
    mall.call('POST', `${STORES}/${id}/${name}`, { token, body });
  return { operatorId, token, get, move };
}
