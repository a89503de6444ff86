/** What the editor of rich text would lose of a text: it knows less than the whitelist lets through. */

const TAGS = /<([a-z][a-z0-9]*)\b/gi;
/** Tags that mean the same, or that the mall sets itself. */
const EQUAL: Record<string, string> = { b: 'strong', i: 'em', del: 's', div: 'p' };
const PLAIN = new Set(['span', 'p', 'br', 'tbody', 'thead', 'colgroup', 'col']);

function count(html: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [, name = ''] of html.matchAll(TAGS)) {
    const tag = EQUAL[name.toLowerCase()] ?? name.toLowerCase();
    if (!PLAIN.has(tag)) found.set(tag, (found.get(tag) ?? 0) + 1);
  }
  return found;
}

export function lostTags(text: string, edited: string): string[] {
  const after = count(edited);
  return [...count(text)].filter(([tag, times]) => (after.get(tag) ?? 0) < times).map(([tag]) => tag);
}
