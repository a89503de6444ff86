import { cleanStyle, isPictureAddress, isSafeLink } from './values.ts';

export const WHITELIST = {
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
};

const SIZE = /^[1-9]\d{0,3}$/;

type Attribute = { attrName: string; attrValue: string; keepAttr: boolean | undefined };
type Purifier = {
  addHook(point: 'uponSanitizeAttribute', hook: (element: Element, event: Attribute) => void): void;
  addHook(point: 'afterSanitizeAttributes', hook: (element: Element) => void): void;
};

export function addRules<T extends Purifier>(purify: T): T {
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

function finish(element: Element): void {
  if (element.tagName === 'IMG') {
    if (!element.hasAttribute('src')) element.remove();
    element.setAttribute('loading', 'lazy');
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  }
  const href = element.getAttribute('href');
  if (href !== null) {
    const outside = /^https?:/i.test(href);
    element.setAttribute('rel', outside ? 'noopener noreferrer nofollow' : 'noopener');
    if (outside) element.setAttribute('target', '_blank');
  }
}
