import type { NoticePage, NoticeView } from '#contract/content/schema.ts';
import { mall } from './browser.ts';

export const listNotices = (page: number): Promise<NoticePage> => mall.get(`/app/p/noticeList?page=${page}`);
export const viewNotice = (id: string): Promise<NoticeView> => mall.get(`/app/p/noticeList/${encodeURIComponent(id)}`);
