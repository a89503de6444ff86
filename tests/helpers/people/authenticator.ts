import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { FactorProof, NewPasskey, PasskeyCreation, PasskeyRequest } from '#contract/operator/factor.schema.ts';

type Assertion = Extract<FactorProof, { way: 'passkey' }>['assertion'];

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);

/** A security key that signs for whatever page asks, and counts as it is told. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(16);
  const id = credential.toString('base64url');
  const rpId = new URL(origin).hostname;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  function authenticatorData(flags: number, counter: number, attested = Buffer.alloc(0)): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, attested]);
  }

  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
    return Buffer.concat([head, bytes(left), Buffer.from([0x22]), bytes(right)]);
  }

  const answer = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };

  function make({ challenge }: PasskeyCreation, { from = origin, counter = 0 } = {}): NewPasskey['attestation'] {
    const length = Buffer.from([0, credential.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, credential, coseKey()]);
    const data = authenticatorData(USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL, counter, attested);
    const parts = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(data)];
    const attestationObject = Buffer.concat([Buffer.from([0xa3]), ...parts]).toString('base64url');
    const clientDataJSON = clientData('webauthn.create', challenge, from).toString('base64url');
    return { ...answer, response: { clientDataJSON, attestationObject, transports: ['internal'] } };
  }

  function signed({ challenge }: PasskeyRequest, { from = origin, counter = 0 } = {}): Assertion {
    const client = clientData('webauthn.get', challenge, from);
    const data = authenticatorData(USER_PRESENT | USER_VERIFIED, counter);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url');
    const [clientDataJSON, authenticator] = [client.toString('base64url'), data.toString('base64url')];
    return { ...answer, response: { clientDataJSON, authenticatorData: authenticator, signature } };
  }

  return { id, make, signed };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
