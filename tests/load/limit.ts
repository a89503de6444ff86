import type { Browser } from 'playwright';

/** What the limit page shows as our page does: its document and pictures, with the styles that it uses. It runs nothing. */
function toLimit(html: string, styles: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(modulepreload|prefetch|stylesheet)"[^>]*>/g, '')
    .replace(/<style\b[\s\S]*?<\/style>/g, '')
    .replace(/<\/?astro-(island|slot)\b[^>]*>/g, '')
    .replace(/<template\b[\s\S]*?<\/template>/g, '')
    .replace('</head>', () => `<style>${styles}</style></head>`);
}

/** Runs in the page: the rules of its style sheets that match something. */
function usedStyles(): string {
  const PSEUDO = /::?[a-z-]+(\((?:[^()]|\([^()]*\))*\))?/g;
  const matches = (selector: string): boolean => {
    try {
      return document.querySelector(selector.replace(PSEUDO, '') || '*') !== null;
    } catch {
      return true;
    }
  };
  const used = (rule: CSSRule): string => {
    if (rule instanceof CSSStyleRule) return matches(rule.selectorText) ? rule.cssText : '';
    if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
    const inner = [...rule.cssRules].map(used).join('');
    return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
  };
  return [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(used)).join('');
}

/** Limit pages of a running site, by address. @param cookie of whose pages they are, as `name=value` */
export async function limitPages(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  cookie = '',
): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const [name = '', value = ''] = cookie.split('=');
  if (cookie) await context.addCookies([{ name, value, url: origin }]);
  for (const path of paths) {
    const page = await context.newPage();
    await page.goto(origin + path);
    const styles = await page.evaluate(usedStyles);
    pages[path] = toLimit(await (await fetch(origin + path, { headers: { cookie } })).text(), styles);
    await page.close();
  }
  await context.close();
  return pages;
}
