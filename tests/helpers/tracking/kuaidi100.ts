import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TRACKING_NOTICE_PATH } from '#contract/order/tracking.values.ts';
import { HOUR_MS } from '#contract/time.ts';
import { createKuaidi100 } from '#mall/ports/tracking-kuaidi100.ts';
import type { TestMall } from '../mall/mall.ts';

export const SETTINGS = {
  key: 'key-of-the-mall',
  customer: 'CUSTOMER',
  salt: 'salt-of-this-mall',
  siteUrl: 'http://mall',
};
type Row = { time: string; context: string; statusCode?: string; status?: string };
type Known = { state?: string; data: Row[]; courierInfo?: object };

const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase();

/** What is pushed, signed as kuaidi100 does. */
export function pushOf(com: string, nu: string, known: Known, salt = SETTINGS.salt): string {
  const param = JSON.stringify({ status: 'polling', lastResult: { com, nu, ...known } });
  return new URLSearchParams({ param, sign: md5(param + salt) }).toString();
}

/** Sends a mall what the provider pushes, of things that happened some hours from now. */
export function pushesTo({ fetch, now }: Pick<TestMall, 'fetch' | 'now'>) {
  /** As the provider writes times: those of China. */
  const at = (hours: number) =>
    new Date(now.now.getTime() + (hours + 8) * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');
  return {
    at,
    push: async (body: string): Promise<number> => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return (await fetch(new Request(`http://mall${TRACKING_NOTICE_PATH}`, { method: 'POST', body, headers }))).status;
    },
    picked: () => ({ time: at(-3), context: '已揽收', statusCode: '103' }),
    moving: () => ({ time: at(-2), context: '到达上海转运中心', statusCode: '1002' }),
    delivered: () => ({ time: at(-1), context: '已签收', statusCode: '301' }),
  };
}

/** A server that speaks the protocol of kuaidi100, and remembers what it was asked. */
export async function openKuaidi100() {
  const subscribed: Record<string, unknown>[] = [];
  const asked: Record<string, unknown>[] = [];
  const answers = { subscribe: '200', hangs: false, key: SETTINGS.key, known: new Map<string, Known>() };
  const server = createServer(async (request, response) => {
    if (answers.hangs) return;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const text = form.get('param') ?? '';
    const param = JSON.parse(text);
    if (request.url === '/poll') {
      subscribed.push(param);
      return void response.end(JSON.stringify({ result: true, returnCode: answers.subscribe, message: '' }));
    }
    if (form.get('sign') !== md5(text + answers.key + SETTINGS.customer)) {
      return void response.end(JSON.stringify({ result: false, returnCode: '503', message: '验证签名失败' }));
    }
    asked.push(param);
    const known = answers.known.get(param.num);
    const nothing = { result: false, returnCode: '500', message: '查询无结果' };
    response.end(JSON.stringify(known ? { message: 'ok', com: param.com, nu: param.num, ...known } : nothing));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tracking = createKuaidi100({ ...SETTINGS, endpoint });
  const close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { tracking, endpoint, subscribed, asked, answers, close };
}
