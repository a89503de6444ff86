/** The public AJ-Captcha protocol as its clients speak it (specification, sections 3, 8 and 9); without zod, for browsers. */

/** The protocol has an envelope of its own: its calls are none of `calls.ts`. */
export const CAPTCHA_PATHS = { get: '/api/admin/captcha/get', check: '/api/admin/captcha/check' } as const;

export const CAPTCHA_TYPES = ['blockPuzzle', 'clickWord'] as const;
export type CaptchaType = (typeof CAPTCHA_TYPES)[number];

export const CAPTCHA = {
  /** Size of the picture, and of the piece; coordinates are in these pixels. */
  width: 310,
  height: 155,
  pieceWidth: 47,
  blockY: 5,
  blockTolerance: 5,
  clickTolerance: 25,
  wordsDrawn: 4,
  clicks: 3,
  /** Life of a token, and then of a verification, in ms. */
  tokenLife: 120_000,
  verificationLife: 180_000,
  /** How long a client waits for an answer, ms (specification, section 9). */
  clientTimeout: 30_000,
  separator: '---',
} as const;

const MINUTE_S = 60;
/** Of one client. */
export const CAPTCHA_LIMITS = {
  get: { times: 120, seconds: MINUTE_S },
  check: { times: 120, seconds: MINUTE_S },
  /** The fifth wrong answer locks. */
  wrong: { times: 4, seconds: MINUTE_S, blockSeconds: 300 },
} as const;

export const REP_CODES = {
  ok: '0000',
  missing: '0011',
  invalid: '6110',
  wrong: '6111',
  getLimit: '6201',
  locked: '6202',
  checkLimit: '6204',
  /** Used by malls whose servers verify with each other; ours verifies within the call that needs the captcha. */
  verifyLimit: '6205',
  error: '9999',
} as const;
export type RepCode = (typeof REP_CODES)[keyof typeof REP_CODES];

/** PNGs in base64 without a `data:` prefix. */
export type CaptchaPicture = {
  captchaType: CaptchaType;
  originalImageBase64: string;
  jigsawImageBase64?: string;
  token: string;
  /** Sixteen characters: the AES-128-ECB key of `pointJson` and of the verification. */
  secretKey: string;
  wordList?: string[];
};

export type CaptchaChecked = { captchaType: CaptchaType; token: string; pointJson: string; result: true };

export type CaptchaAnswer<T> = {
  success: boolean;
  code: string;
  repCode: RepCode;
  repMsg: string | null;
  repData: T | null;
};
