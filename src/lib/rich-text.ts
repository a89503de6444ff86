import { createHash } from 'node:crypto';
import type { Config, DOMPurify, WindowLike } from 'dompurify';
import { cleanStyle, isPictureAddress, isSafeLink } from './rich-text.rules.ts';

/** What merchants' and editors' texts may consist of; everything else is taken out and its text kept. */
const CONFIG = {
  ALLOWED_TAGS: [
    ...[
      'p',
      'br',
      'hr',
      'div',
      'span',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'blockquote',
      'pre',
      'code',
    ],
    ...[
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'del',
      'ins',
      'mark',
      'small',
      'sub',
      'sup',
      'a',
      'img',
      'figure',
      'figcaption',
    ],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: [
    'href',
    'src',
    'alt',
    'title',
    'width',
    'height',
    'style',
    'colspan',
    'rowspan',
    'scope',
    'start',
    'loading',
    'rel',
    'target',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  FORBID_CONTENTS: [
    'script',
    'style',
    'template',
    'noscript',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'textarea',
    'select',
    'title',
    'xmp',
  ],
  KEEP_CONTENT: true,
} satisfies Config;

const SIZE = /^[1-9]\d{0,3}$/;
const KEPT = 1_000;
const kept = new Map<string, string>();
let purifier: Promise<DOMPurify> | undefined;

/** Rich text out of the database as it may stand in a page: cleaned by whitelist, results kept by content. */
export async function richText(html: string): Promise<string> {
  const key = createHash('sha256').update(html).digest('base64');
  const known = kept.get(key);
  if (known !== undefined) return known;
  purifier ??= createPurifier();
  const clean = (await purifier).sanitize(html, CONFIG);
  const [oldest] = kept.keys();
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, clean);
  return clean;
}

/** jsdom is heavy and needed only once a text is not known yet. */
async function createPurifier(): Promise<DOMPurify> {
  const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const purify = createDOMPurify(new JSDOM('').window as unknown as WindowLike);
  purify.addHook('uponSanitizeAttribute', (element, event) => {
    event.keepAttr = isAllowed(element.tagName, event.attrName, event.attrValue);
    if (event.attrName !== 'style') return;
    event.attrValue = cleanStyle(event.attrValue);
    event.keepAttr = event.attrValue !== '';
  });
  purify.addHook('afterSanitizeAttributes', finish);
  return purify;
}

function isAllowed(tag: string, name: string, value: string): boolean {
  if (name === 'href') return tag === 'A' && isSafeLink(value);
  if (name === 'src') return tag === 'IMG' && isPictureAddress(value);
  if (name === 'width' || name === 'height' || name === 'colspan' || name === 'rowspan' || name === 'start')
    return SIZE.test(value);
  return name !== 'rel' && name !== 'target';
}

/** Pictures load late, an image without an address goes, and links leave without a trace of the page. */
function finish(element: Element): void {
  if (element.tagName === 'IMG') {
    if (!element.hasAttribute('src')) element.remove();
    element.setAttribute('loading', 'lazy');
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  }
  if (element.tagName === 'A' && element.hasAttribute('href')) {
    const outside = /^https?:/i.test(element.getAttribute('href') ?? '');
    element.setAttribute('rel', outside ? 'noopener noreferrer nofollow' : 'noopener');
    if (outside) element.setAttribute('target', '_blank');
  }
}
