import type { APIContext } from 'astro';
import { setPersonal } from './api/page.ts';

export type Preview = {
  draft: boolean;
  /** PUBLISH_STATUS of a product. */
  status?: number;
  until: string;
};

type Context = Pick<APIContext, 'locals' | 'cache'> & { url: URL; response: { headers: Headers } };

/** The key in the address of a preview: its page is not cached, its address not sent as a referrer. */
export function previewKey(context: Context): string {
  setPersonal(context);
  context.response.headers.set('referrer-policy', 'no-referrer');
  return context.url.searchParams.get('key') ?? '';
}
