/** What the limit shows and the page showed: pictures, text, style sheet. What it does not do: run anything. */
export function toLimit(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="later"[^>]*>/g, '')
    .replace(/<\/?astro-(island|slot)\b[^>]*>/g, '')
    .replace(/<template\b[\s\S]*?<\/template>/g, '');
}

/** Limit pages of a running site, by address. */
export async function limitPages(origin: string, paths: readonly string[]): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const path of paths) pages[path] = toLimit(await (await fetch(origin + path)).text());
  return pages;
}
