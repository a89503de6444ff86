import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOKEN_COOKIE } from '#contract/language.ts';
import { type OwnAnswer, openForeignMall } from '../helpers/server/foreign-mall.ts';
import { ask } from '../helpers/server/http.ts';
import { type Site, startSite } from '../helpers/server/site.ts';

const told: string[] = [];
const logOut: OwnAnswer = (token) => {
  told.push(token);
  if (token === 'hanging') return undefined;
  return { status: 200, body: { success: true, code: 200, data: null } };
};

let mall: Awaited<ReturnType<typeof openForeignMall>>;
let site: Site;
beforeAll(async () => {
  mall = await openForeignMall({}, { '/api/app/logOut': logOut });
  site = await startSite({ MALL_URL: mall.url });
});
afterAll(async () => {
  await site.stop();
  mall.close();
});

const leave = (cookie: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  ask(site.url, '/logout', { method: 'POST', headers: { ...(cookie && { cookie }), ...headers } });

describe('the header’s form', () => {
  it.each(['of-somebody', 'hanging'])('ends the session of %s, and leads home', async (token) => {
    told.splice(0);
    const { status, headers } = await leave(`${TOKEN_COOKIE}=${token}; b2cLanguage=en`);
    expect([status, headers.location, headers['cache-control']]).toEqual([303, '/', 'no-store']);
    expect(String(headers['set-cookie'])).toMatch(
      new RegExp(`^${TOKEN_COOKIE}=(deleted)?;.*(Expires=Thu, 01 Jan 1970|Max-Age=0)`),
    );
    expect(headers['clear-site-data']).toBe('"storage"');
    expect(told).toEqual([token]);
  });

  it.each(['', `${TOKEN_COOKIE}=%0d%0a`])('leads home who has no token: %s', async (cookie) => {
    told.splice(0);
    const { status, headers } = await leave(cookie);
    expect([status, headers.location, told]).toEqual([303, '/', []]);
  });

  it('of another site is refused, and ends nothing', async () => {
    told.splice(0);
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://evil.example'],
    ] as const) {
      const { status, headers } = await leave(`${TOKEN_COOKIE}=of-somebody`, { [name]: value });
      expect([status, headers['set-cookie']]).toEqual([403, undefined]);
    }
    expect(told).toEqual([]);
  });

  it.each(['GET', 'HEAD'])('is nothing to be opened: %s', async (method) => {
    const cookie = `${TOKEN_COOKIE}=of-somebody`;
    const { status, headers } = await ask(site.url, '/logout', { method, headers: { cookie } });
    expect([status, headers.allow, headers['cache-control']]).toEqual([405, 'POST', 'no-store']);
    expect([headers['set-cookie'], told]).toEqual([undefined, []]);
  });
});
