import type { DeskSetup } from '#contract/dashboard/setup.schema.ts';
import { isRealPayment, isRealSms } from '../connection/connection.ts';
import { isFilled } from '../demo/demo.ts';
import type { Deps } from '../deps.ts';
import * as queries from './setup.queries.ts';

const LOCAL = /^(localhost|127\.|\[::1\]|mall$)/;

export async function deskSetup({ database: { db }, pay, sms }: Deps, host: string): Promise<DeskSetup> {
  const there = await queries.whatIsThere(db);
  return {
    done: {
      ...there,
      payment: pay.some(isRealPayment),
      sms: isRealSms(sms),
      domain: !LOCAL.test(host),
    },
    demo: await isFilled(db),
  };
}
