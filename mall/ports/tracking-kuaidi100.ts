import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { CarrierCode } from '#contract/order/carriers.values.ts';
import { TRACKING_EVENTS, TRACKING_NOTICE_PATH, type TrackingState } from '#contract/order/tracking.values.ts';
import type { Tracked, TrackedParcel, Tracking } from './tracking.ts';

export type Kuaidi100Settings = {
  key: string;
  customer: string;
  /** Signs what is pushed to this mall. */
  salt: string;
  siteUrl: string;
  endpoint: string;
  timeoutMs?: number;
};

/** A provider that hangs costs no more. */
const TIMEOUT_MS = 2_000;

const NAMES: Readonly<Record<CarrierCode, string>> = {
  SF: 'shunfeng',
  ZTO: 'zhongtong',
  YTO: 'yuantong',
  STO: 'shentong',
  YUNDA: 'yunda',
  JT: 'jtexpress',
  JD: 'jd',
  EMS: 'ems',
  YZPY: 'youzhengguonei',
  DB: 'debangkuaidi',
  FENGWANG: 'fengwang',
  CAINIAO: 'danniao',
};
const CODES = new Map<string, string>(Object.entries(NAMES));
const CARRIER_OF = new Map([...CODES].map(([carrier, code]) => [code, carrier]));

const line = z.object({
  time: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  context: z.string(),
  statusCode: z.coerce.string().optional(),
  status: z.string().optional(),
});
const result = z.object({
  com: z.string(),
  nu: z.string(),
  state: z.coerce.string().optional(),
  data: z.array(line).max(TRACKING_EVENTS).default([]),
  courierInfo: z.object({ deliveryManName: z.string().nullish(), deliveryManPhone: z.string().nullish() }).nullish(),
});
const push = z.object({ lastResult: result });

const STATES: readonly [RegExp, TrackingState][] = [
  [/^10[12]$|下单|待揽/, 'accepted'],
  [/^1$|^103$|^揽收|已揽/, 'pickedUp'],
  [/^5(01)?$|派件|投柜/, 'outForDelivery'],
  [/^4(01)?$|^6$|退回|退签/, 'returned'],
  [/^3(0\d)?$|签收/, 'delivered'],
  [/^2(\d\d)?$|^14$|疑难|拒签/, 'exception'],
];
const stateOf = (code: string | undefined): TrackingState | undefined =>
  code === undefined ? undefined : STATES.find(([pattern]) => pattern.test(code))?.[1];

/** Times are those of China. */
const timeOf = (time: string): Date => new Date(`${time.replace(' ', 'T')}+08:00`);

const md5 = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase();

function trackedOf({ com, nu, state, data, courierInfo }: z.output<typeof result>): Tracked | undefined {
  const carrier = CARRIER_OF.get(com);
  if (!carrier) return undefined;
  const rows = data.filter(({ time }) => !Number.isNaN(timeOf(time).getTime()));
  const newest = rows
    .map(({ time }) => time)
    .toSorted()
    .at(-1);
  const events = rows.map(({ time, context, statusCode, status }) => ({
    at: timeOf(time),
    state: stateOf(statusCode) ?? stateOf(status) ?? (time === newest ? stateOf(state) : undefined) ?? 'inTransit',
    text: context.slice(0, 300),
  }));
  const mobile = courierInfo?.deliveryManPhone ?? '';
  const courier = /^[\d-]{7,20}$/.test(mobile)
    ? { name: (courierInfo?.deliveryManName ?? '').slice(0, 40), mobile }
    : null;
  return { carrier, number: nu.toUpperCase(), events, courier };
}

/** A parcel that does not exist, of a carrier that wants no telephone number. */
const UNKNOWN = { com: 'yuantong', num: 'YT0000000000000', resultv2: '4' };
/** A query that found nothing, or finds nothing yet: key and signature were taken. */
const TAKEN_CODES: readonly string[] = ['200', '500'];

export function createKuaidi100(settings: Kuaidi100Settings): Tracking {
  const { key, customer, salt, siteUrl, endpoint, timeoutMs = TIMEOUT_MS } = settings;

  async function post(path: string, form: Record<string, string>): Promise<unknown> {
    const signal = AbortSignal.timeout(timeoutMs);
    const init = { method: 'POST', body: new URLSearchParams(form), signal, redirect: 'error' as const };
    const response = await fetch(endpoint + path, init).catch((error: unknown) => {
      throw new Error(`kuaidi100: ${error instanceof Error ? error.name : 'failed'}`);
    });
    if (!response.ok) throw new Error(`kuaidi100: status ${response.status}`);
    return response.json();
  }
  const ask = (query: object): Promise<unknown> => {
    const param = JSON.stringify(query);
    return post('/poll/query.do', { customer, sign: md5(param + key + customer), param });
  };
  const codeOf = (carrier: string): string => {
    const code = CODES.get(carrier);
    if (!code) throw new Error(`kuaidi100: no carrier ${carrier}`);
    return code;
  };

  return {
    name: 'kuaidi100',
    taken: JSON.stringify({ result: true, returnCode: '200', message: '成功' }),
    knows: (carrier) => CODES.has(carrier),

    async subscribe({ carrier, number, mobile }: TrackedParcel) {
      const parameters = { callbackurl: `${siteUrl}${TRACKING_NOTICE_PATH}`, salt, resultv2: '4', phone: mobile };
      const param = JSON.stringify({ company: codeOf(carrier), number, key, parameters });
      const answer = z.object({ returnCode: z.coerce.string() }).parse(await post('/poll', { schema: 'json', param }));
      // 501: it is subscribed already.
      if (!['200', '501'].includes(answer.returnCode)) throw new Error(`kuaidi100: code ${answer.returnCode}`);
    },

    async query({ carrier, number, mobile }: TrackedParcel) {
      const answer = await ask({ com: codeOf(carrier), num: number, phone: mobile, resultv2: '4' });
      const found = result.safeParse(answer);
      const tracked = found.success ? trackedOf(found.data) : undefined;
      // Nothing is known of it yet.
      return tracked ?? { carrier, number, events: [], courier: null };
    },

    async check() {
      const answer = z.object({ status: z.coerce.string().optional(), returnCode: z.coerce.string().optional() });
      const { returnCode, status } = answer.parse(await ask(UNKNOWN));
      const code = returnCode ?? status ?? '';
      if (!TAKEN_CODES.includes(code)) throw new Error(`kuaidi100: code ${code}`);
    },

    read(body: string) {
      const form = new URLSearchParams(body);
      const [param, sign] = [form.get('param'), form.get('sign')?.toUpperCase()];
      if (!param || !sign || !/^[0-9A-F]{32}$/.test(sign)) return undefined;
      if (!timingSafeEqual(Buffer.from(md5(param + salt)), Buffer.from(sign))) return undefined;
      try {
        const told = push.safeParse(JSON.parse(param));
        return told.success ? trackedOf(told.data.lastResult) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
