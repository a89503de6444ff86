import { z } from 'zod';
import { sessionView } from '../account/schema.ts';
import { FACTOR, FACTOR_KINDS, FACTOR_NEEDED, FACTOR_RULES, PROOF_WAYS, STEP_UP_NEEDED } from './factor.values.ts';

const base64 = (most: number) => z.base64url().max(most);
const ticket = z.string().max(128).describe('Of the refused login.');
const ways = z.array(z.enum(PROOF_WAYS)).describe('How it can be proved, the best way first.');

/** Data of a refusal: the password was right, and a second factor is needed. */
export const factorNeeded = z.object({
  code: z.literal(FACTOR_NEEDED),
  ticket: z.string().describe('Stands for the password that was right; good for ten minutes.'),
  ways,
});
export type FactorNeeded = z.infer<typeof factorNeeded>;

/** Data of a refusal: the call can be repeated after a fresh proof. */
export const stepUpNeeded = z.object({ code: z.literal(STEP_UP_NEEDED), ways });
export type StepUpNeeded = z.infer<typeof stepUpNeeded>;

const publicKey = z.literal('public-key').describe('Always `public-key`.');
const credential = z.object({
  id: base64(1_500).describe('Of a passkey.'),
  type: publicKey,
  transports: z.array(z.string()).optional().describe('How the browser reaches it.'),
});
const challenge = z.string().describe('To be signed; good once, for five minutes.');
const preference = (what: string) => z.enum(['required', 'preferred', 'discouraged']).optional().describe(what);

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyRequest = z.object({
  challenge,
  timeout: z.number().optional().describe('How long the browser waits, ms.'),
  rpId: z.string().optional().describe('Domain of the mall.'),
  allowCredentials: z.array(credential).optional().describe('Passkeys of this operator.'),
  userVerification: preference('Whether the device asks for a PIN or a finger.'),
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreation = z.object({
  rp: z
    .object({ id: z.string().optional().describe('Its domain.'), name: z.string().describe('The same, for people.') })
    .describe('The mall.'),
  user: z
    .object({
      id: z.string().describe('Tells operators apart, and says no more.'),
      name: z.string().describe('Account name.'),
      displayName: z.string().describe('Name of the operator.'),
    })
    .describe('The operator.'),
  challenge,
  pubKeyCredParams: z
    .array(z.object({ alg: z.number().describe('Number of COSE.'), type: publicKey }))
    .describe('Algorithms of signatures.'),
  timeout: z.number().optional().describe('How long the browser waits, ms.'),
  excludeCredentials: z.array(credential).optional().describe('Passkeys that the operator has.'),
  authenticatorSelection: z
    .object({
      residentKey: preference('Whether the device lists it.'),
      requireResidentKey: z.boolean().optional().describe('The same, for older browsers.'),
      userVerification: preference('Whether it asks for a PIN or a finger.'),
    })
    .optional()
    .describe('What is asked of the device.'),
  attestation: z
    .enum(['none', 'indirect', 'direct', 'enterprise'])
    .optional()
    .describe('The mall does not ask what device it is.'),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

const answered = {
  id: base64(1_500).min(1).describe('Of the passkey.'),
  rawId: base64(1_500).min(1).describe('The same.'),
  type: publicKey,
  clientExtensionResults: z.record(z.string().max(64), z.unknown()).describe('Of the browser; not used.'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().describe('Of the browser; not used.'),
};
/** `AuthenticationResponseJSON` of WebAuthn. */
const assertion = z.object({
  ...answered,
  response: z
    .object({
      clientDataJSON: base64(8_192).min(1).describe('Challenge and origin, as the browser saw them.'),
      authenticatorData: base64(8_192).min(1).describe('What the device says of itself, with its counter.'),
      signature: base64(8_192).min(1).describe('Of both.'),
      userHandle: base64(128).optional().describe('Of the operator; not used.'),
    })
    .describe('What the device signed.'),
});
/** `RegistrationResponseJSON` of WebAuthn. */
const attestation = z.object({
  ...answered,
  response: z
    .object({
      clientDataJSON: base64(8_192).min(1).describe('Challenge and origin, as the browser saw them.'),
      attestationObject: base64(65_536).min(1).describe('The public key.'),
      transports: z.array(z.string().max(32)).max(10).optional().describe('How the browser reaches the device.'),
    })
    .describe('What the device made.'),
});

const byPasskey = z.object({
  way: z.literal('passkey').describe('By which of the ways.'),
  assertion: assertion.describe('The signed challenge.'),
});
const byTotp = z.object({
  way: z.literal('totp').describe('By which of the ways.'),
  code: z.string().max(64).describe('Six digits that an app shows.'),
});
const byRecovery = z.object({
  way: z.literal('recovery').describe('By which of the ways.'),
  code: z.string().max(64).describe('One of the recovery codes; each is good once.'),
});
const byPassword = z.object({
  way: z.literal('password').describe('By which of the ways.'),
  passWord: z.string().max(1_024).describe('Encrypted password, base64: see "Passwords" in the introduction.'),
});

export const factorProof = z.union([byPasskey, byTotp, byRecovery]);
export type FactorProof = z.infer<typeof factorProof>;
export const proof = z.union([byPasskey, byTotp, byRecovery, byPassword]);
export type Proof = z.infer<typeof proof>;
export const proofGiven = z.object({ proof: proof.describe('That it is the operator.') });
export type ProofGiven = z.infer<typeof proofGiven>;
export const loginTicket = z.object({ ticket });
export type LoginTicket = z.infer<typeof loginTicket>;
export const loginProof = z.object({ ticket, proof: factorProof.describe('That it is the operator.') });
export type LoginProof = z.infer<typeof loginProof>;

const name = z.string().trim().min(1).max(FACTOR.nameMost).describe('What the operator calls it.');
const id = z.number().int().positive().max(2_147_483_647);

export const ownFactors = z.object({
  factors: z
    .array(
      z.object({
        id: id.describe('Of the factor.'),
        kind: z.enum(FACTOR_KINDS).describe('`totp`: codes of an app.'),
        name,
        createdAt: z.iso.datetime().describe('When it was set up.'),
        usedAt: z.iso.datetime().nullable().describe('When it was last used; null: not yet.'),
      }),
    )
    .describe('Oldest first.'),
  recoveryCodes: z.number().int().describe('How many recovery codes are left.'),
  required: z.boolean().describe('Whether this operator needs a factor.'),
  due: z.iso.datetime().nullable().describe('Until when one has to be set up; null: nothing is due.'),
  passkeys: z.boolean().describe('Whether passkeys work at this address: they need HTTPS and a domain, or localhost.'),
});
export type OwnFactors = z.infer<typeof ownFactors>;
export type OwnFactor = OwnFactors['factors'][number];

export const totpSecret = z.object({
  secret: z.string().describe('Base32, to be typed into an app.'),
  uri: z.string().describe('The same as `otpauth://`, for a QR code.'),
});
export type TotpSecret = z.infer<typeof totpSecret>;
export const newPasskey = z.object({ name, attestation: attestation.describe('The passkey that was made.') });
export type NewPasskey = z.infer<typeof newPasskey>;
export const newTotp = z.object({ name, code: z.string().max(64).describe('Six digits that the app shows.') });
export type NewTotp = z.infer<typeof newTotp>;
export const factorName = z.object({ name });
export type FactorName = z.infer<typeof factorName>;

const recovery = z.array(z.string()).describe('Shown once; only their hashes are stored.');
export const factorAdded = z.object({
  recoveryCodes: recovery.nullable().describe('With the first factor; null: the operator has some already.'),
});
export type FactorAdded = z.infer<typeof factorAdded>;
export const recoveryCodes = z.object({ recoveryCodes: recovery });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const deskSession = sessionView.extend({
  address: z.string().describe('Network address of the login; empty: from before it was stored.'),
});
export type DeskSession = z.infer<typeof deskSession>;

export const securityDocument = z.object({
  secondFactor: z
    .enum(FACTOR_RULES)
    .describe('Who has money, staff or exports needs a second factor: in a public mall, always, or never.'),
});
export type Security = z.infer<typeof securityDocument>;
