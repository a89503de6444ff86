import type { APIRoute } from 'astro';
import { renderSVG } from 'uqr';

const HOUR_S = 3_600;
/** Modules of quiet around the code; the white card around it adds the rest. */
const BORDER = 2;

/** The built-in QR image: the address of the site. */
export const GET: APIRoute = ({ locals }) =>
  new Response(renderSVG(locals.origin, { ecc: 'M', border: BORDER }), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${HOUR_S}` },
  });
