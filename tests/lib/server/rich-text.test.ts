import { afterEach, expect, it, vi } from 'vitest';
import { richText } from '#src/lib/server/rich-text.ts';
import { setPictureBase } from '#src/lib/shared/pictures.ts';

const siteOf = (cleanHtml: (html: string) => Promise<string>) => ({ cleanHtml, log: { error: vi.fn() } });

it('is cleaned once more for a page', async () => {
  const site = siteOf(async (html) => html.toUpperCase());
  expect(await richText('<p>a</p>', site)).toBe('<P>A</P>');
  expect(site.log.error).not.toHaveBeenCalled();
});

afterEach(() => setPictureBase(undefined));

it('shows pictures of the mall from a CDN where there is one', async () => {
  const site = siteOf(async (html) => html);
  const html = '<p>src="/media/a.png"<img alt="1" src="/media/b.png"><img src="https://x.example/media/c.png"></p>';
  expect(await richText(html, site)).toBe(html);
  setPictureBase('https://cdn.example/m/');
  expect(await richText(html, site)).toBe(html.replace('"/media/b.png"', '"https://cdn.example/m/b.png"'));
});

it('is left out of the page when it would take long to clean', async () => {
  const cleanHtml = vi.fn();
  const site = siteOf(cleanHtml);
  expect(await richText('<div>'.repeat(4_000), site)).toBe('');
  expect(cleanHtml).not.toHaveBeenCalled();
  expect(site.log.error).toHaveBeenCalledOnce();
});

it('is left out of the page when it cannot be cleaned', async () => {
  const site = siteOf(async () => {
    throw new Error('too slow');
  });
  expect(await richText('<p>a</p>', site)).toBe('');
  expect(site.log.error).toHaveBeenCalledOnce();
});
