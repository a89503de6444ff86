import { z } from 'zod';
import { SESSION } from './page.ts';

/**
 * Calls about who someone is. Shapes only: what is wrong with a value is said by `rules.ts`, so that form and mall say
 * the same. Texts are bounded here because everything that comes in is.
 */

/** Databases take every character but this one. */
const NO_NUL = /^[^\0]*$/;
const short = z.string().max(64).regex(NO_NUL);
/** A password, encrypted: see `publicKey`. */
const sealed = z.string().max(1_024);
const captchaVerification = z.string().max(1_024);

/** RSA-OAEP-256 key (SPKI, base64) and a nonce for one use; a password travels as base64 of the sealed `nonce + SEAL_SEPARATOR + password`. */
export const publicKey = z.object({ key: z.string(), nonce: z.string() });
export type PublicKey = z.infer<typeof publicKey>;

/** Specification, section 7. In `smsLogin` the `passWord` is the code, as it is. `userName` is the mobile number, or the account name. */
export const loginRequest = z.object({
  userName: short,
  passWord: sealed,
  agree: z.boolean(),
  captchaVerification: captchaVerification.optional(),
});
export type LoginRequest = z.infer<typeof loginRequest>;
export const loginResult = z.object({ accessToken: z.string() });

/** What a code is asked for; a code of one purpose does not serve another. */
export const SMS_PURPOSES = ['login', 'register', 'reset', 'changeOld', 'changeNew'] as const;
export type SmsPurpose = (typeof SMS_PURPOSES)[number];

export const sendLoginCode = z.object({ mobile: short, captchaVerification: captchaVerification.optional() });
export const sendCode = z.object({
  mobile: short,
  purpose: z.enum(['register', 'reset']),
  captchaVerification,
});
/** To change phones: a code to the one in use goes without a number, it is known; a code to the new one needs both. */
export const sendOldPhoneCode = z.object({});
export const sendNewPhoneCode = z.object({ mobile: short, captchaVerification });
/** ms until another code may be asked for; a refusal because it is too early carries the same. */
export const codeSent = z.object({ waitMs: z.number().int() });
export type CodeSent = z.infer<typeof codeSent>;

/** Step 1 of registering: the phone is the caller's; answers with a ticket for step 2. */
export const verifyPhone = z.object({ mobile: short, code: short, purpose: z.enum(['register', 'reset']) });
export const phoneVerified = z.object({ ticket: z.string() });

export const registerRequest = z.object({
  ticket: z.string().max(128),
  userName: short,
  passWord: sealed,
  nickName: short,
  agree: z.boolean(),
});
export const resetPassword = z.object({ ticket: z.string().max(128), passWord: sealed });

export const userInfo = z.object({ userId: z.number().int(), nickName: z.string(), pic: z.string().nullable() });
export type UserInfo = z.infer<typeof userInfo>;

export const GENDERS = { UNSAID: 0, MALE: 1, FEMALE: 2 } as const;
export const accountView = z.object({
  userId: z.number().int(),
  userName: z.string(),
  /** Middle digits hidden: `138****8000`. */
  mobile: z.string(),
  nickName: z.string(),
  pic: z.string().nullable(),
  gender: z.number().int(),
  birthday: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
});
export type AccountView = z.infer<typeof accountView>;

export const accountChange = z.object({
  nickName: short.optional(),
  gender: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
  birthday: z.iso.date().nullable().optional(),
  /** As an upload answered it. */
  pic: z.string().max(200).optional(),
});
export type AccountChange = z.infer<typeof accountChange>;

/** A picture that was sent in: its address, which starts with `/media/`. */
export const uploaded = z.object({ url: z.string() });

/** Each password sealed with a nonce of its own. */
export const passwordChange = z.object({ oldPassWord: sealed, passWord: sealed });
/** Both phones prove themselves: a code to the one in use, a code to the new one. */
export const phoneChange = z.object({ oldCode: short, mobile: short, newCode: short });

export const sessionId = z.object({ id: z.uuid() });
export const sessionView = z.object({
  id: z.string(),
  /** Browser and system in words, such as `Chrome · Windows`. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  current: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;

/** Settings of the account (domain decisions, section 7); times in ms. */
export const ACCOUNT = {
  tokenSliding: SESSION.sliding,
  tokenAbsolute: SESSION.absolute,
  codeDigits: 6,
  codeLife: 5 * 60_000,
  codeTries: 5,
  /** Codes to one mobile in a day, and from one address in an hour. */
  codesPerDay: 10,
  codesPerAddress: 30,
  ticketLife: 10 * 60_000,
  nonceLife: 5 * 60_000,
  /** Wrong passwords for one account, and from one address, in the time that follows the first. */
  wrongPasswords: 10,
  wrongPasswordsPerAddress: 100,
  wrongPasswordWindow: 15 * 60_000,
  /** Pictures of one account in an hour. */
  uploadsPerHour: 100,
} as const;
