import { vi } from 'vitest';
import { CODES } from '#contract/envelope.ts';

type Sent = { call: string; body: unknown; headers: Headers };
/** An answer's data, or what makes it. */
type Answer = unknown | ((body: unknown) => unknown);

/** What a refusal sends beside its words; errors of fields are an array. */
export class Refusal {
  readonly msg: string;
  readonly data: unknown;
  readonly status: number;
  constructor(msg: string, data?: unknown, status = 200) {
    this.msg = msg;
    this.data = data;
    this.status = status;
  }
}

/** Puts answers in the place of the mall, by method and path. A call that nobody answers fails as a network does. */
export function stubMall() {
  const sent: Sent[] = [];
  const answers: Record<string, Answer> = {};
  vi.stubGlobal('fetch', async (url: string, { method, body, headers }: RequestInit) => {
    const call = `${method} ${url.replace('/api', '')}`;
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    sent.push({ call, body: parsed, headers: new Headers(headers) });
    if (!(call in answers)) throw new TypeError(`nobody answers ${call}`);
    const given = answers[call];
    const data: unknown = typeof given === 'function' ? await given(parsed) : given;
    if (!(data instanceof Refusal)) return Response.json({ success: true, code: '00000', data });
    const code = Array.isArray(data.data) ? CODES.invalid : CODES.message;
    const refusal = { success: false, code, msg: data.msg, data: data.data };
    return Response.json(refusal, { status: data.status });
  });
  return { sent, answers, calls: () => sent.map(({ call }) => call), last: () => sent.at(-1) };
}
