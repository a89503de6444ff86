import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { openDatabase } from '#mall/db/open.ts';
import en from '../../public/locales/en/chat.json' with { type: 'json' };
import desk from '../../public/locales/en/deskchat.json' with { type: 'json' };
import { setLanguage } from '../helpers/browser/browser.ts';
import { addOperator, addShopper } from '../helpers/people/add.ts';
import { workAs } from '../helpers/people/operators.ts';
import { makeMall } from '../helpers/server/filled-mall.ts';
import { freePort, type Site, startSite } from '../helpers/server/site.ts';

// A site of its own is started twice.
test.describe.configure({ timeout: 240_000 });

/** A mall of its own: it is killed, and comes again. */
let mall: Awaited<ReturnType<typeof makeMall>>;
let site: Site;
let shopper: Awaited<ReturnType<typeof addShopper>>;
let operators: { token: string }[];
let env: Record<string, string>;

test.beforeAll(async () => {
  mall = await makeMall();
  env = { DATABASE_URL: mall.url, DEMO: '0', PORT: String(await freePort()) };
  const database = await openDatabase(mall.url);
  const now = new Date();
  shopper = await addShopper(database.db, now);
  operators = [
    await addOperator(database.db, now, { role: 'service', name: 'Ann' }),
    await addOperator(database.db, now, { role: 'service', name: 'Ben' }),
  ];
  await database.close();
  site = await startSite(env);
});
test.afterAll(async () => {
  await site.stop();
  await mall.drop();
});

const log = (page: Page) => page.getByRole('log');
async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: en.write });
  await field.fill(text);
  await field.press('Enter');
  await expect(log(page).getByText(text, { exact: true })).toBeVisible();
}

test('in English: handed over to a colleague, and no word is lost when the server is killed', async ({ browser }) => {
  const contexts: BrowserContext[] = [];
  async function openAs(path: string, logIn: (context: BrowserContext) => Promise<void>): Promise<Page> {
    const context = await browser.newContext({ baseURL: site.url });
    contexts.push(context);
    await setLanguage(context, 'en', site.url);
    await logIn(context);
    const page = await context.newPage();
    await page.goto(path);
    return page;
  }
  const chat = await openAs('/chat', (context) =>
    context.addCookies([{ name: TOKEN_COOKIE, value: shopper.token, url: site.url }]),
  );
  const consoleOf = (at: number) =>
    openAs('/desk/chat', (context) => workAs(context, operators[at]?.token ?? '', site.url));
  await say(chat, 'Where is my parcel?');
  const ann = await consoleOf(0);
  await ann.locator('.chat-list button').first().click();
  await ann.getByRole('button', { name: desk.take }).click();
  await expect(chat.getByText('Ann is here for you')).toBeVisible();
  await say(ann, 'I hand you over to a colleague');

  const ben = await consoleOf(1);
  await ann.getByRole('button', { name: desk.hand }).click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Ben' }).click();
  await expect(chat.getByText('Ben is here for you')).toBeVisible();
  await expect(ann.getByText(desk.notMine).or(ann.getByText(desk.choose))).toBeVisible();
  await ben.getByRole('navigation', { name: desk.tabsLabel }).getByRole('button', { name: desk.tabs.mine }).click();
  await ben.locator('.chat-list button').first().click();
  await expect(log(ben).getByText('Where is my parcel?')).toBeVisible();
  await say(ben, 'It comes tomorrow');
  await expect(log(chat).getByText('It comes tomorrow')).toBeVisible();

  await site.stop('SIGKILL');
  await expect(chat.getByText(en.down)).toBeVisible();
  await say(chat, 'Before noon?');
  await expect(log(chat).getByRole('button', { name: en.resend })).toBeVisible();
  site = await startSite(env);
  // As when the network is back: a heartbeat may connect them just before a press of "reconnect".
  for (const page of [chat, ben]) await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(chat.getByText(en.down)).toBeHidden();
  await log(chat).getByRole('button', { name: en.resend }).click();
  await expect(log(ben).getByText('Before noon?')).toHaveCount(1);
  await say(ben, 'At ten');
  await expect(log(chat).getByText('At ten')).toBeVisible();
  await expect(log(chat).getByText('Before noon?')).toHaveCount(1);
  for (const context of contexts) await context.close();
});
