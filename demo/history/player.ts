import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Envelope } from '#contract/envelope.ts';
import { MEDIA, PICTURE_BYTES } from '#contract/picture.values.ts';
import { session } from '#mall/account/account.tables.ts';
import { createMall } from '#mall/app.ts';
import type { Opened, Tx } from '#mall/db/open.ts';
import type { Deps } from '#mall/deps.ts';
import { createMetrics } from '#mall/http/metrics.ts';
import { hashToken } from '#mall/http/token.ts';
import { createLog } from '#mall/log.ts';
import { notification } from '#mall/notification/notification.tables.ts';
import { operatorSession } from '#mall/operator/operator.tables.ts';
import { sendRefunds } from '#mall/payment/payment.ts';
import { createLocalBus } from '#mall/ports/bus.ts';
import type { Files } from '#mall/ports/files.ts';
import { createLimits } from '#mall/ports/limits.ts';
import { createMailOutbox } from '#mall/ports/mail.ts';
import { createSandbox } from '#mall/ports/payment-sandbox.ts';
import { createOutbox } from '#mall/ports/sms.ts';
import { createLocalStore } from '#mall/ports/store.ts';
import { createWebPictures } from '#mall/ports/web-pictures.ts';

const YEAR_MS = 365 * 86_400_000;
const ORIGIN = 'http://mall';

/**
 * Replays what people did in the past by the calls that they would have made, with the clock set back: the mall itself writes all of it, in
 * the seed's transaction.
 */
export function createPlayer(database: Opened, tx: Tx, files: Files) {
  let now = new Date();
  const clock = () => now;
  const own = { ...database, db: tx };
  const sandbox = createSandbox({ db: tx, clock, origin: ORIGIN });
  const store = createLocalStore(() => now.getTime());
  const deps: Deps = {
    ...{ database: own, bus: createLocalBus(), files, store, limits: createLimits(store) },
    ...{
      sms: createOutbox(() => {}, clock),
      mail: createMailOutbox(() => {}, clock),
      smsCaptcha: true,
      origin: 'http://mall',
      mediaUrl: MEDIA,
      papersKey: undefined,
      pay: [sandbox],
    },
    webPictures: createWebPictures({ mostBytes: PICTURE_BYTES.sent }),
    ...{
      trustProxy: false,
      siteUrl: undefined,
      isPublic: false,
      log: createLog('error'),
      metrics: createMetrics(),
      clock,
      random: Math.random,
    },
  };
  const mall = createMall(deps);
  const opened: string[] = [];

  /** @throws Error when the mall refuses */
  async function send<T>(method: string, path: string, token: string, body?: unknown): Promise<T> {
    const init: RequestInit = { method, headers: { authorization: token, 'idempotency-key': randomUUID() } };
    if (body instanceof FormData) init.body = body;
    else if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { ...init.headers, 'content-type': 'application/json' };
    }
    const response = await mall.fetch(new Request(ORIGIN + path, init));
    const { success, code, msg, data } = (await response.json()) as Envelope<T>;
    if (!success) throw new Error(`the demo's history: ${method} ${path}: ${code} ${msg}`);
    return data as T;
  }

  const open = (): { token: string; tokenHash: string; expiresAt: Date } => {
    const token = randomUUID();
    const tokenHash = hashToken(token);
    opened.push(tokenHash);
    return { token, tokenHash, expiresAt: new Date(Date.now() + YEAR_MS) };
  };

  return {
    send,
    deps,
    now: clock,
    at(time: Date): void {
      now = time;
    },
    /** @returns a token, valid until the end of the history */
    async shopper(accountId: number): Promise<string> {
      const { token, ...row } = open();
      await tx.insert(session).values({ ...row, accountId, seenAt: row.expiresAt, balanceOpen: true });
      return token;
    },
    async operator(operatorId: number): Promise<string> {
      const { token, ...row } = open();
      await tx.insert(operatorSession).values({ ...row, operatorId, createdAt: now, provedAt: row.expiresAt });
      return token;
    },
    /** Pays at the cashier of the sandbox. @param redirect where the mall sent the shopper */
    async atCashier(redirect: string | null): Promise<void> {
      const acted = await sandbox.act(redirect?.split('/').at(-1) ?? '', 'pay');
      for (const { path, ...notice } of acted?.notices ?? [])
        await mall.fetch(new Request(ORIGIN + path, { method: 'POST', ...notice }));
    },
    /** What the mall does by the clock. */
    job: (run: (deps: Deps) => Promise<number>): Promise<number> => run(deps),
    /** Carries out online refunds. */
    sendMoneyBack: () => sendRefunds(deps),
    /** Ends all sessions. What would have gone to phones and mailboxes is long past. */
    async close(): Promise<void> {
      await tx.delete(notification);
      await tx.delete(session).where(inArray(session.tokenHash, opened));
      await tx.delete(operatorSession).where(inArray(operatorSession.tokenHash, opened));
      await mall.close();
      await store.close();
    },
  };
}

export type Player = ReturnType<typeof createPlayer>;
