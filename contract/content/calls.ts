import { get, post } from '../call.ts';
import type { HomeGoods } from '../catalog/schema.ts';
import { DICTIONARY_CODES, FOOTER_CODES } from '../response-codes.ts';
import type * as schema from './schema.ts';
import { MENU_ENTRIES } from './values.ts';
import { OWN_VISIT_PATH, VISIT_PATH } from './visit.values.ts';

export const viewWebConfig = get<{ data: schema.WebConfig }>('/api/app/webConfig/getPcWebConfig');
export const viewFooter = get<{ data: schema.BottomItem[] }>('/api/app/p/home/config/bottomTree', {
  codes: FOOTER_CODES,
});
export const listDictionaries = post<{ body: schema.DictQuery; data: schema.Dictionaries }>(
  '/api/admin/sys/dict/type/listByCodes',
  { codes: DICTIONARY_CODES },
);
export const viewHome = get<{ data: schema.HomePage }>('/api/app/home');
export const viewHomeGoods = get<{ data: HomeGoods }>('/api/pms/home');
export const listHotWords = get<{ data: string[] }>('/api/app/hotWords');
export const viewMenu = get<{ data: schema.SiteMenu }>('/api/app/menu', { codes: { entries: { MENU_ENTRIES } } });
export const listNewestNotices = get<{ data: schema.NewestNotices }>('/api/app/notices');
export const listNotices = get<{ query: { page: number }; data: schema.NoticePage }>('/api/app/p/noticeList');
export const viewNotice = get<{ params: 'id'; data: schema.NoticeView }>('/api/app/p/noticeList/{id}');
export const viewContent = get<{ params: 'slug'; data: schema.ContentPage }>('/api/app/content/{slug}');
export const viewFooterEntry = get<{ params: 'id'; data: schema.FooterEntry }>('/api/app/footer/{id}');
export const recordVisit = post<{ body: schema.FlowVisit; data: null }>(VISIT_PATH);
export const recordOwnVisit = post<{ body: schema.FlowVisit; data: null }>(OWN_VISIT_PATH);
