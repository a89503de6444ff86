import { z } from '@hono/zod-openapi';
import * as calls from '#contract/content/desk.calls.ts';
import { deskDictionaries, deskNoticePage, goodsIds, homeOptions, namedGoods } from '#contract/content/desk.schema.ts';
import { untranslated } from '#contract/content/untranslated.schema.ts';
import { pageText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { documentRoutes } from '../documents/documents.routes.ts';
import { draftRoutes } from '../documents/drafts.routes.ts';
import { additionRoute, removalRoute } from '../documents/many.routes.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { content } from './documents/article.ts';
import { dictionary, listDictionaries } from './documents/dictionary.ts';
import { footer } from './documents/footer.ts';
import { goodsNamed, home, homeOptions as listHomeOptions } from './documents/home-page.ts';
import { words } from './documents/hot-words.ts';
import { listDeskNotices, notice } from './documents/notice.ts';
import { numbers } from './documents/numbers.ts';
import { security } from './documents/security.ts';
import { web } from './documents/web-config.ts';
import { listUntranslated } from './untranslated.ts';

const tag = 'Desk';

export function contentDeskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  documentRoutes(app, deps, web);
  documentRoutes(app, deps, footer);
  documentRoutes(app, deps, content);
  documentRoutes(app, deps, home);
  documentRoutes(app, deps, words);
  documentRoutes(app, deps, dictionary);
  documentRoutes(app, deps, numbers);
  documentRoutes(app, deps, security);
  documentRoutes(app, deps, notice);
  draftRoutes(app, deps, content);
  draftRoutes(app, deps, home);
  draftRoutes(app, deps, footer);
  noticeRoutes(app, deps);
  homeRoutes(app, deps);

  addCall(
    app,
    calls.listDictionaries,
    {
      summary: 'Dictionaries',
      tag,
      data: deskDictionaries,
    },
    () => listDictionaries(deps.database.db),
  );
  addCall(
    app,
    calls.listUntranslated,
    {
      summary: 'Texts without English',
      tag,
      data: untranslated,
    },
    ({ c }) => listUntranslated(deps.database.db, operatorOf(c)),
  );
}

function homeRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const call = { tag } as const;
  const { db } = deps.database;

  addCall(
    app,
    calls.listHomeOptions,
    { ...call, summary: 'Categories and shops of a home page', data: homeOptions },
    ({ c }) => listHomeOptions(db, c.get('language')),
  );
  addCall(
    app,
    calls.listHomeGoods,
    { ...call, summary: 'Goods by number, as a home page names them', query: goodsIds, data: namedGoods },
    ({ c, query }) => goodsNamed({ db, language: c.get('language'), now: deps.clock() }, query.ids),
  );
}

function noticeRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  addCall(
    app,
    calls.listNotices,
    {
      summary: 'Announcements, those to come too',
      tag,
      query: z.object({ page: pageText.default(1) }),
      data: deskNoticePage,
    },
    ({ query }) => listDeskNotices(deps.database.db, query.page),
  );
  additionRoute(app, deps, { kind: notice, add: { call: calls.addNotice, summary: 'Add an announcement' } });
  removalRoute(app, deps, notice, calls.removeNotice, 'Take an announcement out');
}
