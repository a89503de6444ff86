import { escapeHtml } from '#contract/escape-html.ts';
import { LANGUAGES } from '#contract/language.ts';
import { alternates, languageUrl } from './links.ts';

export type SitemapEntry = {
  path: string;
  /** ISO time. */
  changed?: string;
};

export function sitemapFile(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.flatMap(({ path, changed }) => {
    const links = alternates(path, origin)
      .map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}"/>`)
      .join('');
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return LANGUAGES.map(
      (language) => `<url><loc>${escapeHtml(languageUrl(path, origin, language))}</loc>${lastmod}${links}</url>`,
    );
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${spaces}>${urls.join('')}</urlset>`;
}

export function sitemapIndexFile(paths: readonly string[], origin: string): string {
  const files = paths.map((path) => `<sitemap><loc>${escapeHtml(new URL(path, origin).href)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>`;
}

export const xmlResponse = (xml: string): Response =>
  new Response(xml, { headers: { 'content-type': 'application/xml' } });
