import type { APIRoute } from 'astro';
import { SPECULATION_RULES } from '../lib/shared/fetched-ahead.ts';

/** Named by the `Speculation-Rules` header of the shop's pages. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(SPECULATION_RULES), {
    headers: { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' },
  });
