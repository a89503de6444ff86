import { ACCOUNT } from '#contract/account/limits.values.ts';
import { CAPTCHA } from '#contract/captcha/values.ts';
import { CODES } from '#contract/envelope.ts';
import { BODY_BYTES } from '#contract/limits.ts';
import { MINUTE_MS } from '#contract/time.ts';

export const INTRODUCTION = `
The calls behind the storefront. Another back end takes the place of this one by answering them (\`MALL_URL\`);
\`docs/own-back-end.md\` says which of them are required.

## Envelope

Every response is \`{ "success": boolean, "code": string, "msg"?: string, "data"?: … }\`. The schema of each call shows \`data\` of a success.

| code | HTTP status | meaning |
| --- | --- | --- |
| \`${CODES.ok}\` | 200 | success; \`200\`, as text or number, is taken too |
| \`${CODES.message}\` | 200, or 403, 404, 413, 429 | a rule was broken; \`msg\` is shown as it is, in the caller's language |
| \`${CODES.invalid}\` | 200 | validation failed; \`data\` is a list of \`{ "field", "msg" }\` |
| \`${CODES.session}\` | 401 | the token is missing, invalid or expired |
| \`${CODES.internal}\` | 500 | the server failed; \`msg\` says nothing of why |

## Conventions

Money is an integer of fen. Points are integers. Ratings are hundredths of a star. Shares are basis points. Times are UTC in ISO 8601.
Durations are ms. Codes in capitals (\`ORDER_STATUS\`) are the numbers of \`contract/enums.ts\`. Texts are in the language of
\`Accept-Language\` (\`zh\` or \`en\`; \`zh\` without it). A JSON body has at most ${BODY_BYTES / 1024} KB.

Calls with \`/p/\` in their path need the token in the \`Authorization\` header, bare or after \`Bearer \`; only
\`/api/app/p/home/config/bottomTree\` is open to visitors. Tokens of shoppers open nothing under \`/api/desk\`, nor the other way round.

Calls that create or pay something need an \`Idempotency-Key\`: the same key with the same body gets the first response,
the same key with another body is refused.

## Passwords

A password travels encrypted: get a key and a nonce from \`/api/app/security/publicKey\`, encrypt \`nonce + "\\n" + password\` with
RSA-OAEP and SHA-256, and send it as base64. A nonce is good for one password, for ${ACCOUNT.nonceLife / MINUTE_MS} minutes.

## Captcha

The AJ-Captcha protocol. \`/api/admin/captcha/get\` gives a picture of ${CAPTCHA.width} × ${CAPTCHA.height} pixels, a token and a secret key;
\`/api/admin/captcha/check\` takes \`pointJson\`: the JSON of the point (\`blockPuzzle\`, always with \`y\` ${CAPTCHA.blockY}) or of
${CAPTCHA.clicks} points (\`clickWord\`) in the picture's pixels, encrypted by AES-128-ECB with the secret key, base64. \`repCode\` \`0000\` means
solved. The call that needs it then takes \`captchaVerification\`: \`token + "${CAPTCHA.separator}" + pointJson before encryption\`, encrypted the same
way. It is good once, for ${CAPTCHA.verificationLife / MINUTE_MS} minutes.

## Chat

Messages travel by a socket; \`/api/asyncapi.json\` describes its frames.

## Pictures

A picture is an absolute address, or a path below \`/media/\`. A path \`a/b.png\` is shown as \`/media/a/b.png\` and, in other widths and
formats, as \`/media/<width>/a/b.png.<avif|webp|jpg>\`. A back end that does not scale may answer both with the same picture.

## Caching

The storefront caches responses and pages until something they were made of changes: call \`POST /revalidate\` of each of its nodes with the
tags that changed (\`docs/architecture.md\` lists them). A response with \`freshUntil\` is not used after that time; every other response
is used for a day at most.
`.trim();

export const DESK_INTRODUCTION = `
The calls behind \`/desk\`, where operators and shops run this mall. Another back end brings a desk of its own and needs none of them.

Envelope, units, languages and passwords are those of the storefront's calls: \`/api/openapi.json\`, for reading at \`/api/docs\`.
\`POST /api/desk/login\` gives the token; what an operator may call follows from the role: a call names the areas that it looks at and changes (\`x-access\`; of several, any; \`mall\`: the mall's people alone; \`shop\`: a shop's), and whoever lacks them gets a 403. What is another shop's is not found.

A login may need a second factor: it is refused with \`{ code: 'FACTOR_NEEDED', ticket, ways }\` as data, and \`POST /api/desk/login/proof\`
finishes it. A call with \`x-step-up\` needs a proof of the last ten minutes: without one it is refused with
\`{ code: 'STEP_UP_NEEDED', ways }\`; \`POST /api/desk/p/proof\` gives one, and the call is repeated.

A thing that is edited whole carries a \`version\`: a save that comes after another one's is refused, and answers with what stands now.
`.trim();
