import { z } from '@hono/zod-openapi';
import { homeGoods } from '#contract/catalog/schema.ts';
import * as calls from '#contract/content/calls.ts';
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
import { addCall, type CallContext, type createCalls } from '../http/call.ts';
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

  addCall(app, calls.viewWebConfig, { summary: 'Branding of the site', tag, data: webConfig }, () =>
    content.webConfig(db),
  );
  addCall(
    app,
    calls.viewFooter,
    {
      summary: 'Footer tree; the token is optional',
      tag,
      data: bottomTree,
    },
    ({ c }) => content.footer(db, c.get('language')),
  );
  addCall(
    app,
    calls.listDictionaries,
    {
      summary: 'Dictionaries by code',
      tag,
      body: dictQuery,
      data: dictionaries,
    },
    ({ c, body }) => content.dictionaries(db, body.dictTypeList, c.get('language')),
  );
  addCall(app, calls.viewHome, { summary: 'Home page as arranged', tag, data: homePage }, ({ c }) =>
    content.homePage(db, c.get('language')),
  );
  addCall(
    app,
    calls.viewHomeGoods,
    {
      summary: 'Goods and shops of the home page',
      tag: 'Goods',
      data: homeGoods,
    },
    ({ c }) => content.goodsOfHome(reader(c)),
  );
  addCall(app, calls.listHotWords, { summary: 'Words of the search box', tag, data: hotWords }, ({ c }) =>
    content.hotWords(db, c.get('language')),
  );
  addCall(app, calls.listNewestNotices, { summary: 'Newest announcements', tag, data: newestNotices }, ({ c }) =>
    content.newestNotices(reader(c)),
  );
  addCall(
    app,
    calls.listNotices,
    {
      summary: 'All announcements',
      tag,
      query: z.object({ page: pageText.default(1) }),
      data: noticePage,
    },
    ({ c, query }) => content.listNotices(reader(c), query.page),
  );
  addCall(
    app,
    calls.viewNotice,
    {
      summary: 'One announcement',
      tag,
      params: one,
      data: noticeView,
    },
    ({ c, params }) => content.viewNotice(reader(c), params.id),
  );
  addCall(
    app,
    calls.viewContent,
    {
      summary: 'A content page',
      tag,
      params: z.object({ slug: z.enum(CONTENT_SLUGS).describe('Which content page.') }),
      data: contentPage,
    },
    ({ c, params }) => content.contentPage(db, c.get('language'), params.slug),
  );
  addCall(
    app,
    calls.viewFooterEntry,
    {
      summary: 'An information item',
      tag,
      params: one,
      data: footerEntry,
    },
    ({ c, params }) => content.footerEntry(db, c.get('language'), params.id),
  );
  for (const call of [calls.recordVisit, calls.recordOwnVisit]) {
    addCall(app, call, { summary: 'A page visit', tag, body: flowVisit, data: z.null() }, async ({ c, body }) => {
      const { address, language } = callerOf(c);
      await visits.record(body, { userId: c.get('accountId'), origin: c.req.header('origin'), address, language });
      return null;
    });
  }
}
