import * as calls from '#contract/content/calls.ts';
import { siteMenu } from '#contract/content/schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls } from '../http/call.ts';
import { viewMenu } from './menu.ts';

export function menuRoutes(app: ReturnType<typeof createCalls>, { database: { db }, clock }: Deps): void {
  addCall(app, calls.viewMenu, { summary: 'Entries of the main menu', tag: 'Site', data: siteMenu }, () =>
    viewMenu(db, clock()),
  );
}
