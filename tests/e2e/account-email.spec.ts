import { LANGUAGES } from '#contract/language.ts';
import en from '../../public/locales/en/account.json' with { type: 'json' };
import zh from '../../public/locales/zh/account.json' with { type: 'json' };
import { mailedCode } from '../helpers/browser/account-pages.ts';
import { axeInThemeOf, expect, test, toasted } from '../helpers/browser/browser.ts';
import { openShopper } from '../helpers/browser/shopper.ts';

const WORDS = { zh, en };
const WRONG = { zh: '验证码错误或已失效', en: 'This code is incorrect or has expired' };

for (const language of LANGUAGES) {
  test(`an e-mail address is entered, confirmed by a code, shown in part and changed, ${language}`, async ({
    page,
  }, info) => {
    const t = WORDS[language];
    await openShopper(page.context(), info, { language, address: false });
    const name = `${language}${Date.now()}.${info.workerIndex}`;
    await page.goto('/user-center/uc-account');
    const facts = page.locator('#main dl.facts');
    await expect(facts).toContainText(t.form.noEmail);
    const field = page.getByLabel(t.email.email, { exact: true });
    const code = page.getByLabel(t.email.code, { exact: true });
    const get = page.locator('[data-code=email]');
    const confirm = page.getByRole('button', { name: t.email.submit });
    await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);

    await get.click();
    await expect(page.getByText(t.error.emailRequired)).toBeVisible();
    await field.fill('no address');
    await get.click();
    await expect(page.getByText(t.error.emailInvalid)).toBeVisible();
    await field.fill(`${name}@example.com`);
    await get.press('Enter');
    await expect(get).toBeDisabled();
    const mailed = await mailedCode(page, `${name}@example.com`);
    await code.fill(mailed === '000000' ? '000001' : '000000');
    await confirm.click();
    await expect(page.getByText(WRONG[language])).toBeVisible();
    await code.fill(mailed);
    await code.press('Enter');
    await toasted(page, t.email.confirmed);
    await expect(facts).toContainText(`${name.slice(0, 1)}***@example.com`);
    await expect(field).toHaveValue('');
    await axeInThemeOf(page, language);

    await field.fill(`other.${name}@example.com`);
    await get.click();
    await code.fill(await mailedCode(page, `other.${name}@example.com`));
    await confirm.click();
    await expect(facts).toContainText('o***@example.com');
    await page.reload();
    await expect(facts).toContainText('o***@example.com');
  });
}
