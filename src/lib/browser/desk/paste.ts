import { wordLists } from './word-lists.ts';

type Source = 'data' | 'linked' | 'lost' | 'own';

export type Pasted = {
  html: string;
  /** Pictures that are in the HTML itself, as data addresses, each once. */
  embedded: string[];
  /** How many pictures another site serves, and how many no page can reach: files of the computer, or of a program. */
  linked: number;
  lost: number;
};

const MICROSOFT = /urn:schemas-microsoft-com|mso-|class=["']?Mso/i;
const HIGHEST = 2;
const LOWEST = 4;

/** @param uploaded addresses of embedded pictures that are with the mall by now; the others go */
export function readPasted(html: string, uploaded: ReadonlyMap<string, string> = new Map()): Pasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (MICROSOFT.test(html)) wordLists(body);
  lowerHeadings(body);
  const found: Pasted = { html: '', embedded: [], linked: 0, lost: 0 };
  for (const picture of body.querySelectorAll('img')) {
    const src = picture.getAttribute('src') ?? '';
    const source = sourceOf(src);
    const address = uploaded.get(src);
    if (source === 'data') found.embedded.push(src);
    if (source === 'linked') found.linked += 1;
    if (source === 'lost') found.lost += 1;
    if (address !== undefined) picture.setAttribute('src', address);
    else if (source === 'data' || source === 'lost') picture.remove();
  }
  return { ...found, embedded: [...new Set(found.embedded)], html: body.innerHTML };
}

function sourceOf(src: string): Source {
  if (/^data:image\/[\w.+-]+;base64,[\w+/=\s]+$/i.test(src)) return 'data';
  if (/^https?:/i.test(src)) return new URL(src).origin === location.origin ? 'own' : 'linked';
  return /^\/(?!\/)/.test(src) ? 'own' : 'lost';
}

const DATA = /^data:(image\/[\w.+-]+);base64,(.*)$/is;

/** The picture in a data address; fetching one is against the content policy. What is none is an empty picture, which the mall refuses. */
export function blobOf(src: string): Blob {
  const [, type = '', text = ''] = DATA.exec(src) ?? [];
  const bytes = Uint8Array.from(atob(text.replace(/\s+/g, '')), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type });
}

/** A text that has a heading of the first level is a whole document: all of its headings go down by one. */
function lowerHeadings(body: HTMLElement): void {
  const step = body.querySelector('h1, p.MsoTitle') ? 1 : 0;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6, p.MsoTitle')) {
    const level = heading.tagName === 'P' ? 1 : Number(heading.tagName.slice(1));
    const to = Math.min(LOWEST, Math.max(HIGHEST, level + step));
    if (heading.tagName === `H${to}`) continue;
    const lower = heading.ownerDocument.createElement(`h${to}`);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

type Clipboard = Pick<DataTransfer, 'getData' | 'files'>;

/**
 * Picture files that were pasted or dropped for themselves. Office programs put a picture of the whole text beside it,
 * which nobody means.
 */
export function picturesOf(data: Clipboard): File[] {
  const { body } = new DOMParser().parseFromString(data.getData('text/html'), 'text/html');
  return body.textContent?.trim() ? [] : [...data.files].filter(({ type }) => type.startsWith('image/'));
}
