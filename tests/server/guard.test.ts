import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../helpers/server/http.ts';
import { PRIVATE_ROUTES } from '../helpers/server/routes.ts';
import { type Site, startSite } from '../helpers/server/site.ts';

const DESK = ['/desk', '/desk/web', '/desk/orders', '/desk/staff'];

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
const encoded = (path: string, sign = hex) => path.replace(/[a-z](?=[a-z-]*$)/, sign);
/** Other ways of writing the address of a page. */
const WRITTEN: Record<string, (path: string) => string> = {
  'a letter encoded': (path) => encoded(path),
  'all letters encoded': (path) => path.replace(/[a-z]/g, hex),
  'a letter encoded in capitals': (path) => encoded(path, (letter) => hex(letter).toUpperCase()),
  'a letter encoded twice': (path) => encoded(path, (letter) => hex(letter).replace('%', '%25')),
  'a letter encoded three times': (path) => encoded(path, (letter) => hex(letter).replace('%', '%2525')),
  'other case': (path) => path.toUpperCase(),
  'one capital': (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  'two slashes before': (path) => `/${path}`,
  'two slashes within': (path) => path.replaceAll('/', '//'),
  'two slashes behind': (path) => `${path}//`,
  'slashes encoded': (path) => `/${path.slice(1).replaceAll('/', '%2F')}`,
  'the first slash encoded': (path) => `/%2F${path.slice(1)}`,
  'a slash encoded behind': (path) => `${path}%2F`,
  'a backslash': (path) => path.replaceAll('/', '\\'),
  'a backslash encoded': (path) => `/%5C${path.slice(1)}`,
  'a dot': (path) => `/.${path}`,
  'a dot encoded': (path) => `/%2e${path}`,
  'a way back': (path) => `/other/..${path}`,
  'a way back encoded': (path) => `/other/%2e%2e${path}`,
  'a way back with its slash encoded': (path) => `/other/..%2F${path.slice(1)}`,
  'a semicolon': (path) => `${path};a=1`,
  'a null': (path) => `${path}%00`,
  'a space': (path) => `${path}%20`,
  'an ending': (path) => `${path}.html`,
  'an index': (path) => `${path}/index.html`,
  'wide letters': (path) =>
    encoded(path, (letter) => encodeURIComponent(String.fromCharCode(letter.charCodeAt(0) + 0xfee0))),
  'half an encoding': (path) => encoded(path, () => '%'),
};

/** Where somebody without a login ends, who is led on from one address to the next. */
async function endOf(path: string, login: string): Promise<'login' | 'refused' | `shown ${number} ${string}`> {
  let at = path;
  for (let led = 0; led < 4; led += 1) {
    const { status, headers } = await ask(site.url, at);
    if (status >= 400 && status < 500) return 'refused';
    const { location } = headers;
    if (status < 300 || status >= 400 || !location) return `shown ${status} ${at}`;
    const to = new URL(location, site.url);
    if (to.origin !== site.url) return `shown ${status} ${location}`;
    if (to.pathname === login) return 'login';
    at = to.pathname + to.search;
  }
  return `shown 0 ${at}`;
}

async function shown(paths: readonly string[], login: string): Promise<string[]> {
  const list: string[] = [];
  for (const path of paths) {
    const end = await endOf(path, login);
    if (end !== 'login' && end !== 'refused') list.push(`${path} ${end}`);
  }
  return list;
}

describe.each(Object.entries(WRITTEN))('no page behind a login is shown without one: %s', (_, write) => {
  it('of shoppers', async () => expect(await shown(PRIVATE_ROUTES.map(write), '/login')).toEqual([]));
  it('of the desk', async () => expect(await shown(DESK.map(write), '/desk/login')).toEqual([]));
});

it('calls of shoppers and of the desk are closed, however they are written', async () => {
  for (const path of ['/api/app/p/user', '/api/oms/p/order/list', '/api/desk/p/me', '/api/desk/p/orders'])
    for (const write of Object.values(WRITTEN)) {
      const { status } = await ask(site.url, write(path));
      expect([write(path), status >= 300 && status < 500]).toEqual([write(path), true]);
    }
});
