import { z } from '@hono/zod-openapi';
import { homeGoods } from '#contract/catalog/schema.ts';
import {
  bottomTree,
  contentPage,
  dictionaries,
  dictQuery,
  flowVisit,
  footerEntry,
  homePage,
  hotWords,
  newestNotices,
  noticePage,
  noticeView,
  webConfig,
} from '#contract/content/schema.ts';
import { CONTENT_SLUGS } from '#contract/content/values.ts';
import { idText, pageText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { addPathCall, type CallContext, type createCalls } from '../http/call.ts';
import { callerOf } from '../http/caller.ts';
import * as content from './content.ts';
import { createVisits } from './visits.ts';

const tag = 'Site';

export function contentRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const {
    database: { db },
    clock,
  } = deps;
  const visits = createVisits(deps);
  const reader = (c: CallContext) => ({ db, language: c.get('language'), now: clock() });
  const one = z.object({ id: idText });

  addPathCall(
    app,
    { method: 'get', path: '/api/app/webConfig/getPcWebConfig', summary: 'Branding of the site', tag, data: webConfig },
    () => content.webConfig(db),
  );
  addPathCall(
    app,
    {
      method: 'get',
      path: '/api/app/p/home/config/bottomTree',
      summary: 'Footer tree; the token is optional',
      tag,
      data: bottomTree,
    },
    ({ c }) => content.footer(db, c.get('language')),
  );
  addPathCall(
    app,
    {
      method: 'post',
      path: '/api/admin/sys/dict/type/listByCodes',
      summary: 'Dictionaries by code',
      tag,
      body: dictQuery,
      data: dictionaries,
    },
    ({ c, body }) => content.dictionaries(db, body.dictTypeList, c.get('language')),
  );
  addPathCall(
    app,
    { method: 'get', path: '/api/app/home', summary: 'Home page as arranged', tag, data: homePage },
    ({ c }) => content.homePage(db, c.get('language')),
  );
  addPathCall(
    app,
    {
      method: 'get',
      path: '/api/pms/home',
      summary: 'Goods and shops of the home page',
      tag: 'Goods',
      data: homeGoods,
    },
    ({ c }) => content.goodsOfHome(reader(c)),
  );
  addPathCall(
    app,
    { method: 'get', path: '/api/app/hotWords', summary: 'Words of the search box', tag, data: hotWords },
    ({ c }) => content.hotWords(db, c.get('language')),
  );
  addPathCall(
    app,
    { method: 'get', path: '/api/app/notices', summary: 'Newest announcements', tag, data: newestNotices },
    ({ c }) => content.newestNotices(reader(c)),
  );
  addPathCall(
    app,
    {
      method: 'get',
      path: '/api/app/p/noticeList',
      summary: 'All announcements',
      tag,
      query: z.object({ page: pageText.default(1) }),
      data: noticePage,
    },
    ({ c, query }) => content.listNotices(reader(c), query.page),
  );
  addPathCall(
    app,
    {
      method: 'get',
      path: '/api/app/p/noticeList/{id}',
      summary: 'One announcement',
      tag,
      params: one,
      data: noticeView,
    },
    ({ c, params }) => content.viewNotice(reader(c), params.id),
  );
  addPathCall(
    app,
    {
      method: 'get',
      path: '/api/app/content/{slug}',
      summary: 'A content page',
      tag,
      params: z.object({ slug: z.enum(CONTENT_SLUGS).describe('Which content page.') }),
      data: contentPage,
    },
    ({ c, params }) => content.contentPage(db, c.get('language'), params.slug),
  );
  addPathCall(
    app,
    {
      method: 'get',
      path: '/api/app/footer/{id}',
      summary: 'An information item',
      tag,
      params: one,
      data: footerEntry,
    },
    ({ c, params }) => content.footerEntry(db, c.get('language'), params.id),
  );
  for (const path of ['/api/app/flowAnalysisLog', '/api/app/p/flowAnalysisLog']) {
    addPathCall(
      app,
      { method: 'post', path, summary: 'A page visit', tag, body: flowVisit, data: z.null() },
      async ({ c, body }) => {
        const { address, language } = callerOf(c);
        await visits.record(body, { userId: c.get('accountId'), origin: c.req.header('origin'), address, language });
        return null;
      },
    );
  }
}
