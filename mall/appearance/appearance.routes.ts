import { viewAppearance } from '#contract/appearance/calls.ts';
import { findBuiltInTexts } from '#contract/appearance/desk.calls.ts';
import { appearance, foundTexts, textSearch } from '#contract/appearance/schema.ts';
import type { Deps } from '../deps.ts';
import { documentRoutes } from '../documents/documents.routes.ts';
import { addCall, type createCalls } from '../http/call.ts';
import { findTexts, readAppearance } from './appearance.ts';
import { texts } from './texts.ts';
import { theme } from './theme.ts';

export function appearanceRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const { db } = deps.database;
  addCall(
    app,
    viewAppearance,
    {
      summary: 'Colours, font and own texts',
      tag: 'Site',
      data: appearance,
    },
    ({ c }) => readAppearance(db, c.get('language')),
  );
  documentRoutes(app, deps, theme);
  documentRoutes(app, deps, texts);
  addCall(
    app,
    findBuiltInTexts,
    {
      summary: 'Built-in texts by key or text',
      tag: 'Desk',
      query: textSearch,
      data: foundTexts,
    },
    ({ query }) => findTexts(db, query.q),
  );
}
