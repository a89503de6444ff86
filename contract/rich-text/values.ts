/**
 * Values of rich text that are let through; pure, so that every hostile snippet can be tried on them. Texts are cleaned
 * by them twice, when they are written and when they are shown.
 */

/** Rich text that was cleaned by the whitelist; tables of rich text take no other. */
export type CleanHtml = string & { readonly cleaned: true };

const LENGTH = '-?(?:0|\\d{1,4}(?:\\.\\d{1,3})?(?:px|em|rem|%|pt))';
const POSITIVE = LENGTH.slice(2);
const COLOUR = '(?:#[0-9a-f]{3,8}|rgba?\\([\\d\\s.,%/]{1,40}\\)|hsla?\\([\\d\\s.,%/deg]{1,40}\\)|[a-z]{3,24})';
const boxes = (length: string) => `${length}(?: ${length}){0,3}`;
const LINE = '(?:none|solid|dashed|dotted|double)';

const PROPERTIES: Record<string, string> = {
  color: COLOUR,
  'background-color': COLOUR,
  'text-align': 'left|right|center|justify|start|end',
  'text-decoration': 'none|underline|line-through',
  'text-indent': POSITIVE,
  'font-weight': 'normal|bold|[1-9]00',
  'font-style': 'normal|italic',
  'font-size': POSITIVE,
  'line-height': `normal|\\d(?:\\.\\d{1,3})?|${POSITIVE}`,
  'letter-spacing': `normal|${POSITIVE}`,
  'vertical-align': 'baseline|top|middle|bottom|sub|super',
  'white-space': 'normal|pre-line|pre-wrap',
  'list-style-type': 'none|disc|circle|square|decimal|lower-alpha|lower-roman|cjk-ideographic',
  width: `auto|${POSITIVE}`,
  'max-width': `none|${POSITIVE}`,
  height: `auto|${POSITIVE}`,
  margin: `auto|${boxes(POSITIVE)}|${POSITIVE} auto`,
  'margin-left': `auto|${POSITIVE}`,
  'margin-right': `auto|${POSITIVE}`,
  'margin-top': POSITIVE,
  'margin-bottom': POSITIVE,
  padding: boxes(POSITIVE),
  'padding-left': POSITIVE,
  'padding-right': POSITIVE,
  'padding-top': POSITIVE,
  'padding-bottom': POSITIVE,
  border: `none|0|${POSITIVE} ${LINE} ${COLOUR}`,
  'border-color': COLOUR,
  'border-style': LINE,
  'border-width': boxes(POSITIVE),
  'border-radius': boxes(POSITIVE),
  'border-collapse': 'collapse|separate',
};

const RULES = new Map(Object.entries(PROPERTIES).map(([name, value]) => [name, new RegExp(`^(?:${value})$`)]));

export function cleanStyle(style: string): string {
  if (style.length > 2_000 || /[\\<>"'@{}]|\/\*/.test(style)) return '';
  return style
    .split(';')
    .map((declaration) => {
      const [name = '', ...rest] = declaration.split(':');
      return [name.trim().toLowerCase(), rest.join(':').trim().toLowerCase().replace(/\s+/g, ' ')] as const;
    })
    .filter(([name, value]) => RULES.get(name)?.test(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** C0 controls and white space, which browsers drop from addresses before they read the scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const HIDDEN = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff\\]/;

/** Pictures come from the mall's own media or over https; nothing else, so that a text can call no other path of the site. */
export const isPictureAddress = (src: string): boolean =>
  src.length <= 2_048 &&
  !HIDDEN.test(src) &&
  (/^\/media\/(?!.*\.\.)[^?#]+$/.test(src) || /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/i.test(src));

export const isSafeLink = (href: string): boolean =>
  href.length <= 2_048 &&
  !HIDDEN.test(href) &&
  (/^(?:#|\/(?!\/))/.test(href) || /^(?:https?:\/\/|mailto:|tel:)[^\s]+$/i.test(href));
