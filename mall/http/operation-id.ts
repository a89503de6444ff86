const SILENT = new Set(['api', 'p']);

/**
 * Stable as long as method and path are: `GET /api/pms/goods/{id}` is `getPmsGoodsById`. The `/p/` of calls that need a token is left out;
 * where both exist, `WithToken` is added.
 * @param twins paths without `/p/`
 */
export function operationId(method: string, path: string, twins: ReadonlySet<string>): string {
  const segments = path.split('/').filter((segment) => segment && !SILENT.has(segment));
  const words = segments.map((segment) =>
    segment.startsWith('{') ? `By${title(segment.slice(1, -1))}` : title(segment),
  );
  const suffix = path.includes('/p/') && twins.has(path.replace('/p/', '/')) ? 'WithToken' : '';
  return method + words.join('') + suffix;
}

const title = (text: string): string =>
  text.replace(/(?:^|[-_.])(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '');
