import type { APIRoute } from 'astro';

/** Search engines may read what visitors may; listings narrowed by filters add nothing to the categories themselves. */
export const GET: APIRoute = ({ locals }) => {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /im/',
    'Disallow: /index-preview',
    'Disallow: /goods-preview',
    'Disallow: /user-center',
    'Disallow: /desk',
    'Disallow: /goods?*brand=',
    'Disallow: /goods?*attr=',
    'Disallow: /goods?*sort=',
    `Sitemap: ${new URL('/sitemap.xml', locals.origin).href}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
