import type {
  DeskDictionaries,
  DeskNoticePage,
  HomeOptions,
  NamedGoods,
  NoticeDocument,
} from '#contract/content/desk.schema.ts';
import type { UntranslatedItem } from '#contract/content/untranslated.schema.ts';
import { DICTIONARY_CODES } from '#contract/response-codes.ts';
import type { SearchPage } from '#contract/search/schema.ts';
import { checkCodes } from '../../check-codes.ts';
import { quietMall } from '../browser.ts';
import { desk } from './client.ts';

const FOUND = 8;

export const listNotices = (page: number): Promise<DeskNoticePage> => desk.get(`/desk/p/notices?page=${page}`);
export const addNotice = (notice: NoticeDocument, key: string): Promise<{ id: string }> =>
  desk.post('/desk/p/notices', notice, { 'idempotency-key': key });
export const removeNotice = (id: number, version: number): Promise<null> =>
  desk.delete(`/desk/p/notice/${id}?version=${version}`);
export const listDictionaries = (): Promise<DeskDictionaries> =>
  desk.get<DeskDictionaries>('/desk/p/dictionaries').then(checkCodes(DICTIONARY_CODES));
export const listUntranslated = (): Promise<UntranslatedItem[]> => desk.get('/desk/p/untranslated');
export const homeOptions = (): Promise<HomeOptions> => desk.get('/desk/p/home-page/options');
export const goodsNamed = (ids: readonly number[]): Promise<NamedGoods> =>
  desk.get(`/desk/p/home-page/goods?ids=${ids.join()}`);
export const findGoods = async (text: string): Promise<NamedGoods> =>
  (await quietMall.get<SearchPage>(`/pms/search?searchText=${encodeURIComponent(text)}`)).items.slice(0, FOUND);
