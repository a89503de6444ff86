import { MEDIA } from '#contract/picture.values.ts';
import { richTextRefusal } from '#contract/rich-text/size.values.ts';
import { pictureBase } from '../shared/pictures.ts';
import type { SiteContext } from './site-context.ts';

type Site = Pick<SiteContext, 'cleanHtml' | 'log'>;

/**
 * Rich text of a mall as it may stand in a page: cleaned by whitelist. A mall of another origin may send what takes too long
 * to clean; the page is shown without it.
 */
export async function richText(html: string, { cleanHtml, log }: Site): Promise<string> {
  const refusal = richTextRefusal(html);
  if (refusal) {
    log.error({ ...refusal, characters: html.length }, 'a rich text is not shown');
    return '';
  }
  try {
    return withPictures(await cleanHtml(html));
  } catch (err) {
    log.error({ err, characters: html.length }, 'a rich text is not shown');
    return '';
  }
}

/** In what the cleaner writes, a `<` begins a tag and a quote ends an attribute. */
const PICTURE = new RegExp(`(<img\\b[^>]*? src=")${MEDIA}`, 'g');

const withPictures = (html: string): string => html.replace(PICTURE, (_, before: string) => before + pictureBase());
