const LEVEL = /mso-list:\s*\S+\s+level(\d)/i;
/** What is before items that are counted: `1.`, `(a)`, `iv)`, `一、`. */
const COUNTED = /^[（(]?(\d+|[a-z]{1,4}|[一二三四五六七八九十]+)[.)）、．]/i;

type Item = { level: number; counted: boolean; paragraph: HTMLElement };

export function wordLists(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  let before: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const item = itemOf(paragraph);
    if (!item) continue;
    if (!before || paragraph.previousElementSibling !== before) open = [];
    open = placed(open, item);
    before = open[0] ?? null;
  }
}

function itemOf(paragraph: HTMLElement): Item | undefined {
  const level = LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1];
  if (!level || paragraph.tagName !== 'P') return undefined;
  const sign = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = sign?.textContent?.trim() ?? '';
  sign?.remove();
  return { level: Number(level), counted: COUNTED.test(text), paragraph };
}

/** Puts an item into the lists that are open, outermost first. @returns the lists that are open now */
function placed(open: readonly HTMLElement[], { level, counted, paragraph }: Item): HTMLElement[] {
  const page = paragraph.ownerDocument;
  const lists = open.slice(0, level);
  const outermost = lists[0];
  if (!outermost) {
    lists.push(page.createElement(counted ? 'ol' : 'ul'));
    paragraph.before(...lists);
  }
  while (lists.length < level) {
    const inner = page.createElement(counted ? 'ol' : 'ul');
    const above = lists.at(-1);
    const last = above?.lastElementChild ?? above?.appendChild(page.createElement('li'));
    last?.append(inner);
    lists.push(inner);
  }
  const item = page.createElement('li');
  item.append(...paragraph.childNodes);
  lists.at(-1)?.append(item);
  paragraph.remove();
  return lists;
}
