import { expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { testMailOf } from '#mall/connection/test-mail.rules.ts';

it.each(LANGUAGES)('a test mail in %s leads to the mall', (language) => {
  const mail = testMailOf('me@example.com', language, 'https://mall.example');
  expect(mail.html).toContain('href="https://mall.example/"');
  expect(mail.text).toContain('mall.example');
});
