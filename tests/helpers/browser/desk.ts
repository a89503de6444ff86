import type { BrowserContext, Page } from '@playwright/test';
import { workAs } from '../people/operators.ts';
import { logInAtDesk } from '../people/shopping.ts';
import type { Site } from '../server/site.ts';
import { expect } from './browser.ts';

/** The first administrator of a site that was just started, out of what it said then. */
export function firstAdmin(site: Pick<Site, 'progress'>): { userName: string; password: string } {
  const [, userName = '', password = ''] = /shown only now: (\S+) \/ (\S+)/.exec(site.progress.join('\n')) ?? [];
  if (!password) throw new Error('the site named no administrator');
  return { userName, password };
}

type Who = { userName: string; password: string };

/** Logs a context in past the door of the desk. */
export async function enterByCall(context: BrowserContext, origin: string, who: Who): Promise<void> {
  await workAs(context, await logInAtDesk(context.request, origin, who), origin);
}

/** What a person does at the door of the desk. */
export async function enterDesk(page: Page, { userName, password }: Who) {
  await page.locator('[name=userName]').fill(userName);
  await page.locator('[name=passWord]').fill(password);
  await page.locator('[data-desk-login] [type=submit]').click();
}

/** The web configuration, read and ready to be changed. */
export async function openWeb(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/desk/web`);
  await expect(page.locator('.desk-save')).toBeVisible();
}

/** Saves what was changed, and waits until it is. */
export async function save(page: Page): Promise<void> {
  const unsaved = page.locator('.desk-unsaved');
  await expect(unsaved).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(unsaved).toBeHidden();
}
