import type { z } from 'zod';
import { ACCOUNT } from '#contract/account/limits.values.ts';
import type {
  AccountView,
  sendEmailCode as asked,
  CodeSent,
  confirmEmail as confirmed,
} from '#contract/account/schema.ts';
import { cleanEmail, emailError } from '#contract/account/values.ts';
import { DAY_MS, MINUTE_MS } from '#contract/time.ts';
import type { Deps } from '../deps.ts';
import { fieldError, MallError } from '../error.ts';
import type { Caller } from '../http/caller.ts';
import { checkRate } from '../http/rate.ts';
import * as queries from './account.queries.ts';
import { checkCode, sendCode, takeCode, tryCode } from './codes.ts';
import { codeMail } from './email-mail.rules.ts';
import { ownAccount, viewAccount } from './profile.ts';

const DAY = { times: ACCOUNT.codesPerDay, seconds: DAY_MS / 1_000 };
const CODES_OF_ACCOUNT = { name: 'email-account', ...DAY };
const CODES_TO_MAILBOX = { name: 'email-mailbox', ...DAY };

const holderOf = (accountId: number, email: string): string => `${accountId}:${email.toLowerCase()}`;

function checkEmail(text: string): string {
  const error = emailError(text);
  if (error) throw fieldError('email', error);
  return cleanEmail(text);
}

/** Sent also to an address of another account, whose owner alone learns so: by confirming it. */
export async function sendEmailCode(
  deps: Deps,
  accountId: number,
  input: z.output<typeof asked>,
  { language, address }: Caller,
): Promise<CodeSent> {
  const email = checkEmail(input.email);
  const before = (await ownAccount(deps, accountId)).email;
  if (before?.toLowerCase() === email.toLowerCase()) throw fieldError('email', 'emailSame');
  await checkRate(deps, CODES_OF_ACCOUNT, String(accountId));
  await checkRate(deps, CODES_TO_MAILBOX, email.toLowerCase());
  const minutes = ACCOUNT.codeLife / MINUTE_MS;
  const send = (code: string) => deps.mail.send(codeMail(email, code, minutes, language));
  return sendCode(deps, {
    purpose: 'email',
    holder: holderOf(accountId, email),
    language,
    address,
    wanted: async () => true,
    mail: send,
  });
}

export async function removeEmail(deps: Deps, accountId: number): Promise<AccountView> {
  await queries.changeEmail(deps.database.db, accountId, null, deps.clock());
  return viewAccount(deps, accountId);
}

export async function confirmEmail(
  deps: Deps,
  accountId: number,
  input: z.output<typeof confirmed>,
  { address }: Caller,
): Promise<AccountView> {
  const email = checkEmail(input.email);
  const code = checkCode(input.code);
  const attempt = { purpose: 'email', holder: holderOf(accountId, email), code, address } as const;
  await tryCode(deps, attempt);
  await takeCode(deps, attempt);
  if (!(await queries.changeEmail(deps.database.db, accountId, email, deps.clock())))
    throw new MallError('message', 'emailInUse');
  return viewAccount(deps, accountId);
}
