import { createSign, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseYuan, yuanOf } from '#contract/money.ts';
import type { AlipayAccess } from '#mall/ports/alipay.ts';
import { certificate } from './certificate.ts';

export const APP_ID = '2021000000000001';
const OK = { code: '10000', msg: 'Success' };
type Biz = Record<string, string> & { payee_info?: Record<string, string> };
export type AlipayAsked = { method: string; fields: Record<string, string>; biz: Biz };
/** @returns what it says; undefined: nothing but status 502 */
export type AlipayAnswers = (asked: AlipayAsked) => object | undefined | Promise<object | undefined>;

export const canonical = (fields: readonly (readonly [string, string])[]) =>
  fields
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
export const signBy = (key: KeyObject, text: string) => createSign('RSA-SHA256').update(text).sign(key, 'base64');

const pem = (key: KeyObject, type: 'pkcs8' | 'spki') => String(key.export({ type, format: 'pem' } as never));

/** A stand-in for Alipay's gateway that speaks its wire protocol (RSA2 both ways), with keys of its own. */
export async function startAlipay(answers: AlipayAnswers) {
  const own = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const theirs = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const asked: AlipayAsked[] = [];
  const gateway = { forges: false };

  async function answer(req: IncomingMessage): Promise<string | undefined> {
    let body = '';
    for await (const chunk of req) body += chunk;
    const url = new URL(req.url ?? '/', 'http://fake');
    const fields = [...url.searchParams, ...new URLSearchParams(body)] as [string, string][];
    const given = Object.fromEntries(fields);
    const genuine = createVerify('RSA-SHA256')
      .update(canonical(fields))
      .verify(own.publicKey, given['sign'] ?? '', 'base64');
    const one = { method: given['method'] ?? '', fields: given, biz: JSON.parse(given['biz_content'] ?? '{}') as Biz };
    asked.push(one);
    const refused = { code: '40002', msg: 'no', sub_code: 'isv.invalid-signature' };
    const said = genuine && given['app_id'] === APP_ID ? await answers(one) : refused;
    if (!said) return undefined;
    const text = JSON.stringify(said);
    const sign = signBy(gateway.forges ? own.privateKey : theirs.privateKey, text);
    return `{"${one.method.replaceAll('.', '_')}_response":${text},"sign":"${sign}"}`;
  }

  const server = createServer(async (req, res) => {
    const text = await answer(req);
    if (text === undefined) res.statusCode = 502;
    res.end(text ?? '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const access: AlipayAccess = {
    appId: APP_ID,
    privateKey: pem(own.privateKey, 'pkcs8'),
    gateway: `http://127.0.0.1:${port}/gateway.do`,
    trust: { publicKey: pem(theirs.publicKey, 'spki') },
  };
  const life = { from: new Date('2026-01-01'), to: new Date('2046-01-01') };
  const trust = {
    app: certificate(own, { serial: '01', ...life }),
    alipay: certificate(theirs, { serial: '02', ...life }),
    root: certificate(theirs, { serial: '03', ...life }),
  };
  return {
    ...{ own, theirs, asked, gateway, access },
    /** Of an application that works by certificates. */
    certified: { ...access, trust } satisfies AlipayAccess,
    close: () => new Promise<void>((done) => void server.close(() => done())),
  };
}

/** `lost`: it never arrives. `unanswered`: it is done, and nobody says so. `unclear`: it is done, and the answer is SYSTEM_ERROR. */
export type TransferFault = 'lost' | 'unanswered' | 'unclear' | 'refused' | 'slow' | 'fails' | 'otherAmount' | 'silent';

const STATUS: Partial<Record<TransferFault, string>> = { slow: 'DEALING', fails: 'FAIL' };
const REFUSED = { code: '40004', msg: 'Business Failed', sub_code: 'PAYEE_NOT_EXIST', sub_msg: '收款账号不存在' };
const UNCLEAR = { code: '20000', msg: 'Service Unavailable', sub_code: 'SYSTEM_ERROR' };

/** The transfers of the stand-in: each number is carried out once. */
export function createTransferBook() {
  const paid = new Map<string, { identity: string; name: string; amount: number; status: string }>();
  const faults: TransferFault[] = [];

  function carryOut({ biz }: AlipayAsked, number: string, fault: TransferFault | undefined): void {
    if (paid.has(number)) return;
    const asked = parseYuan(biz['trans_amount'] ?? '') ?? 0;
    const { identity = '', name = '' } = biz.payee_info ?? {};
    const amount = fault === 'otherAmount' ? asked - 1 : asked;
    paid.set(number, { identity, name, amount, status: STATUS[fault ?? 'lost'] ?? 'SUCCESS' });
  }

  function send(asked: AlipayAsked): object | undefined {
    const fault = faults.shift();
    const number = asked.biz['out_biz_no'] ?? '';
    if (fault === 'lost') return undefined;
    if (fault === 'refused') return REFUSED;
    carryOut(asked, number, fault);
    if (fault === 'unanswered') return undefined;
    return fault === 'unclear' ? UNCLEAR : say(number);
  }

  function say(number: string): object {
    const found = paid.get(number);
    if (!found) return { code: '40004', msg: 'Business Failed', sub_code: 'ORDER_NOT_EXIST' };
    const { amount, status } = found;
    const failed = status === 'FAIL' ? { error_code: 'PAYEE_CARD_INFO_ERROR', fail_reason: '账户异常' } : {};
    return { ...OK, out_biz_no: number, order_id: `A${number}`, status, trans_amount: yuanOf(amount), ...failed };
  }

  function answer(asked: AlipayAsked): object | undefined {
    if (asked.method === 'alipay.fund.trans.uni.transfer') return send(asked);
    if (faults[0] !== 'silent') return say(asked.biz['out_biz_no'] ?? '');
    faults.shift();
    return undefined;
  }

  return {
    answer,
    /** What goes wrong with the next calls, in turn. */
    fault: (...next: TransferFault[]) => void faults.push(...next),
    settle: (status: 'SUCCESS' | 'FAIL') => {
      for (const one of paid.values()) if (one.status === 'DEALING') one.status = status;
    },
    /** Fen that left, by the account they went to. */
    paidTo: (identity: string) =>
      [...paid.values()]
        .filter((one) => one.identity === identity && one.status === 'SUCCESS')
        .reduce((sum, { amount }) => sum + amount, 0),
    numbers: () => [...paid.keys()],
  };
}
