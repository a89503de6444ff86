import type { BrowserContext, Page } from '@playwright/test';
import type { PublicKey } from '../../../contract/account.ts';
import type { Envelope } from '../../../contract/envelope.ts';
import { encryptPassword } from '../../../src/lib/browser/encrypt-password.ts';
import { workAs } from '../people/operators.ts';
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
export async function enterByCall(context: BrowserContext, origin: string, { userName, password }: Who): Promise<void> {
  const key = await dataOf<PublicKey>(await fetch(`${origin}/api/app/security/publicKey`));
  const body = JSON.stringify({ userName, passWord: await encryptPassword(key, password) });
  const headers = { 'content-type': 'application/json' };
  const sent = await fetch(`${origin}/api/desk/login`, { method: 'POST', headers, body });
  const { accessToken } = await dataOf<{ accessToken: string }>(sent);
  await workAs(context, accessToken, origin);
}

async function dataOf<T>(response: Response): Promise<T> {
  const { data, msg } = (await response.json()) as Envelope<T>;
  if (!data) throw new Error(`${response.url}: ${msg}`);
  return data;
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
