/** A page as a search engine reads it. */
export type Read = {
  path: string;
  status: number;
  title: string;
  canonical: string | undefined;
  noindex: boolean;
  alternates: Map<string, string>;
  headings: number;
  description: string;
  jsonLd: unknown[];
  links: string[];
  /** What a person sees or hears, without scripts, styles and markup. */
  text: string;
};

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' };
const decode = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
const first = (html: string, pattern: RegExp): string | undefined => {
  const found = pattern.exec(html)?.[1];
  return found === undefined ? undefined : decode(found);
};
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found]) => decode(found ?? ''));

/** Reads a path of the site; plain fetch, since a browser's tracing would record every answer. */
export type Reader = (path: string) => Promise<Read>;

export const reader =
  (origin: string, headers: Record<string, string>): Reader =>
  async (path) => {
    const response = await fetch(origin + path, { redirect: 'manual', headers });
    return parse(path, response.status, await response.text());
  };

export function parse(path: string, status: number, html: string): Read {
  const links = all(html, /<link rel="alternate" hreflang="[^"]+" href="([^"]+)"/g);
  const languages = all(html, /<link rel="alternate" hreflang="([^"]+)"/g);
  const visible = html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    // Names, and what people wrote in another language than the page's, as they say of themselves.
    .replace(/<(b|p|span)\b[^>]*\s(?:lang="\w+"|translate="no")[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*?\b(?:alt|title|placeholder|aria-label|content)="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ');
  return {
    path,
    status,
    title: first(html, /<title>([^<]*)<\/title>/) ?? '',
    canonical: first(html, /<link rel="canonical" href="([^"]+)"/),
    noindex: /<meta name="robots" content="noindex/.test(html),
    alternates: new Map(languages.map((language, n) => [language, links[n] ?? ''])),
    headings: all(html, /<h1[\s>]()/g).length,
    description: first(html, /<meta name="description" content="([^"]*)"/) ?? '',
    jsonLd: all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map((json) => JSON.parse(json)),
    links: all(html, /<a\b[^>]*?\shref="([^"]*)"/g),
    text: decode(visible),
  };
}

/** Reads every page that can be reached from `starts` by links that `follows` lets through, some at a time. */
export async function crawl(
  read: Reader,
  starts: readonly string[],
  follows: (path: string) => boolean,
): Promise<Map<string, Read>> {
  const AT_ONCE = 8;
  const pages = new Map<string, Read>();
  const seen = new Set(starts);
  let next = [...starts];
  while (next.length) {
    const batch = next.splice(0, AT_ONCE);
    for (const page of await Promise.all(batch.map(read))) {
      pages.set(page.path, page);
      for (const link of page.links) {
        const path = internal(link);
        if (path && !seen.has(path) && follows(path)) {
          seen.add(path);
          next.push(path);
        }
      }
    }
    next = [...new Set(next)];
  }
  return pages;
}

/** Path and query of a link inside the site, without its fragment. */
export function internal(link: string): string | undefined {
  if (!link.startsWith('/') || link.startsWith('//')) return undefined;
  return link.split('#')[0];
}
