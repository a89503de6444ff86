import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { halfWidth } from '../text.ts';

/** Postgres stores no NUL in text. */
const NO_NUL = /^[^\0]*$/;
const shown = z.string().max(64).regex(NO_NUL, { error: 'signsUnreadable' });
/** Names, numbers and codes that are typed in letters and digits. */
const short = shown.overwrite(halfWidth);
const encrypted = z.string().max(1_024);
const captchaVerification = z.string().max(1_024);

/** RSA-OAEP-256 key (SPKI, base64) and a nonce for one use; a password travels as base64 of the encrypted `nonce + PASSWORD_SEPARATOR + password`. */
export const publicKey = z.object({
  key: z.string().describe('RSA public key (SPKI, base64) for RSA-OAEP with SHA-256.'),
  nonce: z.string().describe('Good for one password, for five minutes.'),
});
export type PublicKey = z.infer<typeof publicKey>;

/** Specification, section 7. In `smsLogin` the `passWord` is the code, as it is. `userName` is the mobile number, or the account name. */
export const loginRequest = z.object({
  userName: short.describe('Mobile number, or the account name (by password only).'),
  passWord: encrypted.describe(
    'By password: the encrypted password, see "Passwords" in the introduction. By SMS: the code, as it is.',
  ),
  agree: z.boolean().describe('Whether the terms and the privacy policy were accepted; false is refused with A00002.'),
  captchaVerification: captchaVerification
    .optional()
    .describe('Proof of a solved captcha, good once for three minutes: see "Captcha" in the introduction.'),
});
export type LoginRequest = z.infer<typeof loginRequest>;
export const loginResult = z.object({
  accessToken: z
    .string()
    .describe('Opaque token for the `Authorization` header; it ends seven days after its last use.'),
});
export type LoginResult = z.infer<typeof loginResult>;

export const SMS_PURPOSES = [
  'login',
  'register',
  'reset',
  'changeOld',
  'changeNew',
  'store',
  'storeLogin',
  'export',
  'close',
] as const;
export type SmsPurpose = (typeof SMS_PURPOSES)[number];

export const sendLoginCode = z.object({
  mobile: short.describe('Mobile number in mainland China, 11 digits.'),
  captchaVerification: captchaVerification
    .optional()
    .describe(
      'Proof of a solved captcha, good once for three minutes: see "Captcha" in the introduction. A mall with SMS_CAPTCHA=off does without.',
    ),
});
export type SendLoginCode = z.input<typeof sendLoginCode>;
export const sendCode = z.object({
  mobile: short.describe('Mobile number in mainland China, 11 digits.'),
  purpose: z.enum(['register', 'reset']).describe('What the code is for; it serves no other purpose.'),
  captchaVerification: captchaVerification.describe(
    'Proof of a solved captcha, good once for three minutes: see "Captcha" in the introduction.',
  ),
});
export type SendCode = z.input<typeof sendCode>;
/** A code to the phone in use needs no number; a code to the new phone needs the number. */
export const sendOldPhoneCode = z.object({});
export const sendNewPhoneCode = z.object({
  mobile: short.describe('The new number. Mobile number in mainland China, 11 digits.'),
  captchaVerification: captchaVerification.describe(
    'Proof of a solved captcha, good once for three minutes: see "Captcha" in the introduction.',
  ),
});
export type SendNewPhoneCode = z.input<typeof sendNewPhoneCode>;
const email = z
  .string()
  .max(LIMITS.email)
  .regex(NO_NUL, { error: 'signsUnreadable' })
  .overwrite(halfWidth)
  .describe('E-mail address.');
export const sendEmailCode = z.object({ email });
export type SendEmailCode = z.input<typeof sendEmailCode>;
export const confirmEmail = z.object({ email, code: short.describe('The code from the e-mail, six digits.') });
export type ConfirmEmail = z.input<typeof confirmEmail>;
/** ms until another code may be asked for; a refusal because it is too early carries the same. */
export const codeSent = z.object({
  waitMs: z
    .number()
    .int()
    .describe('Time until another code can be sent, ms. A refusal because it is too early carries the same in `data`.'),
});
export type CodeSent = z.infer<typeof codeSent>;

export const verifyPhone = z.object({
  mobile: short.describe('Mobile number in mainland China, 11 digits.'),
  code: short.describe('The code from the SMS, six digits.'),
  purpose: z.enum(['register', 'reset']).describe('The purpose that the code was sent for.'),
});
export type VerifyPhone = z.input<typeof verifyPhone>;
export const phoneVerified = z.object({
  ticket: z.string().describe('Proves the phone to the next step, once, for ten minutes.'),
});
export type PhoneVerified = z.infer<typeof phoneVerified>;

export const registerRequest = z.object({
  ticket: z.string().max(128).describe('Of the proved phone.'),
  userName: short.describe('Account name: 4 to 16 letters, digits or underscores, and not a mobile number.'),
  passWord: encrypted.describe(
    'Encrypted password, base64: see "Passwords" in the introduction. 8 to 20 characters of at least two kinds.',
  ),
  nickName: shown.describe('1 to 15 characters.'),
  agree: z.boolean().describe('Whether the terms and the privacy policy were accepted; false is refused with A00002.'),
});
export type RegisterRequest = z.input<typeof registerRequest>;
export const resetPassword = z.object({
  ticket: z.string().max(128).describe('Of the proved phone.'),
  passWord: encrypted.describe(
    'Encrypted password, base64: see "Passwords" in the introduction. 8 to 20 characters of at least two kinds.',
  ),
});
export type ResetPassword = z.input<typeof resetPassword>;

/** With the refusal of a login that was right, of an account that is being closed. */
export const accountClosing = z.object({
  closing: z.object({
    ticket: z.string().describe('Opens the account again by `reopen`, once, for ten minutes.'),
    closesAt: z.iso.datetime().describe('When the account is erased.'),
  }),
});
export type AccountClosing = z.infer<typeof accountClosing>;
export const reopenAccount = z.object({ ticket: z.string().max(128).describe('Of the refused login.') });
export type ReopenAccount = z.input<typeof reopenAccount>;

export const ticketRefused = z.object({
  ticket: z.literal('invalid').describe('The phone has to be verified again.'),
});

export const userInfo = z.object({
  userId: z.number().int().describe('Id of the shopper.'),
  nickName: z.string().describe('Shown in the header.'),
  pic: z.string().nullable().describe('Picture: a path below `/media/`, or an absolute address. Null: none.'),
});
export type UserInfo = z.infer<typeof userInfo>;

export const accountView = z.object({
  userId: z.number().int().describe('Id of the shopper.'),
  userName: z.string().describe('Account name.'),
  mobile: z.string().describe('Middle digits hidden: `138****8000`.'),
  email: z.string().nullable().describe('Confirmed, most of it hidden: `x***@example.com`. Null: none.'),
  nickName: z.string().describe('1 to 15 characters.'),
  pic: z.string().nullable().describe('Picture: a path below `/media/`, or an absolute address. Null: none.'),
  gender: z.number().int().describe('0 unsaid, 1 male, 2 female.'),
  birthday: z.iso.date().nullable().describe('Null: not given.'),
  createdAt: z.iso.datetime().describe('When the account was opened.'),
});
export type AccountView = z.infer<typeof accountView>;

export const accountChange = z.object({
  nickName: shown.optional().describe('1 to 15 characters; left out: unchanged.'),
  gender: z
    .union([z.literal(0), z.literal(1), z.literal(2)])
    .optional()
    .describe('0 unsaid, 1 male, 2 female; left out: unchanged.'),
  birthday: z.iso.date().nullable().optional().describe('Null removes it; left out: unchanged.'),
  pic: z.string().max(200).optional().describe('Address of an uploaded picture, as the upload call returned it.'),
});
export type AccountChange = z.infer<typeof accountChange>;

export const uploaded = z.object({ url: z.string().describe('Address of the picture, which starts with `/media/`.') });
export type Uploaded = z.infer<typeof uploaded>;

export const passwordChange = z.object({
  oldPassWord: encrypted.describe('Encrypted password, base64: see "Passwords" in the introduction.'),
  passWord: encrypted.describe(
    'Encrypted password, base64: see "Passwords" in the introduction. Encrypted with another nonce than the old one.',
  ),
});
export type PasswordChange = z.input<typeof passwordChange>;
export const phoneChange = z.object({
  oldCode: short.describe('The code that was sent to the number in use.'),
  mobile: short.describe('The new number. Mobile number in mainland China, 11 digits.'),
  newCode: short.describe('The code that was sent to the new number.'),
});
export type PhoneChange = z.input<typeof phoneChange>;

export const sessionId = z.object({ id: z.uuid().describe('Of a session in the list.') });
export const sessionView = z.object({
  id: z.string().describe('Names the session; not its token.'),
  device: z.string().describe('Browser and system in words, such as `Chrome · Windows`.'),
  createdAt: z.iso.datetime().describe('When it was opened by a login.'),
  seenAt: z.iso.datetime().describe('When it was last used, to within five minutes.'),
  current: z.boolean().describe('Whether it is the session of this call.'),
});
export type SessionView = z.infer<typeof sessionView>;
