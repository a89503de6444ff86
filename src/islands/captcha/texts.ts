export type CaptchaKey =
  | 'captcha:title'
  | 'captcha:close'
  | 'captcha:refresh'
  | 'captcha:loading'
  | 'captcha:checking'
  | 'captcha:right'
  | 'captcha:wrong'
  | 'captcha:failed'
  | 'captcha:picture'
  | 'captcha:slide'
  | 'captcha:slider'
  | 'captcha:keys'
  | 'captcha:words'
  | 'captcha:grid'
  | 'captcha:cell'
  | 'captcha:chosen';

export type CaptchaTexts = (key: CaptchaKey, n?: number) => string;

/** Fetched on use: pages carry no texts of a captcha that most visits never see. */
export async function loadTexts(): Promise<CaptchaTexts> {
  const language = document.documentElement.lang.startsWith('en') ? 'en' : 'zh';
  const response = await fetch(`/locales/${language}/captcha.json`);
  const texts = (await response.json()) as Record<string, string>;
  return (key, n) => (texts[key.slice('captcha:'.length)] ?? '').replace('{{n}}', String(n ?? ''));
}
