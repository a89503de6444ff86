import { get } from 'node:http';

/** What the limit shows and the page showed: pictures, text, style sheet. What it does not do: run anything. */
export function toLimit(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<\/?astro-(island|slot)\b[^>]*>/g, '')
    .replace(/<template\b[\s\S]*?<\/template>/g, '');
}

/** Limit pages of a running site, by address. */
export async function limitPages(origin: string, paths: readonly string[]): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const path of paths) pages[path] = toLimit(await textOf(origin + path));
  return pages;
}

export const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

/** Bytes of an answer's body as sent, compressed if the server compresses. */
export function sentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (res) => {
      let size = 0;
      for await (const chunk of res) size += (chunk as Buffer).length;
      resolve(size);
    }).once('error', reject);
  });
}
