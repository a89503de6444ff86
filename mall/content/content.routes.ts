import { z } from '@hono/zod-openapi';
import { bottomTree, dictionaries, dictQuery, flowVisit, homePage, noticeBrief, webConfig } from '../../contract/site.ts';
import type { Deps } from '../app.ts';
import { addCall, type createCalls } from '../http/call.ts';
import * as content from './content.ts';

const tag = 'Site';

export function contentRoutes(app: ReturnType<typeof createCalls>, { database: { db } }: Deps): void {
  addCall(
    app,
    { method: 'get', path: '/api/app/webConfig/getPcWebConfig', summary: 'Branding of the site', tag, data: webConfig },
    () => content.webConfig(db),
  );
  addCall(
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
  addCall(
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
  addCall(app, { method: 'get', path: '/api/app/home', summary: 'Home page as arranged', tag, data: homePage }, ({ c }) =>
    content.homePage(db, c.get('language')),
  );
  addCall(
    app,
    { method: 'get', path: '/api/app/notices', summary: 'Newest announcements', tag, data: z.array(noticeBrief) },
    ({ c }) => content.newestNotices(db, c.get('language')),
  );
  for (const path of ['/api/app/flowAnalysisLog', '/api/app/p/flowAnalysisLog']) {
    addCall(app, { method: 'post', path, summary: 'A page visit', tag, body: flowVisit, data: z.null() }, async ({ c, body }) => {
      await content.recordVisit(db, body, c.get('language'), c.get('accountId'));
      return null;
    });
  }
}
