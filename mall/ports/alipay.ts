import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';

export type AlipayAccess = {
  appId: string;
  privateKey: string;
  gateway: string;
  /** Whose answers are believed: Alipay's public key, or certificates, which Alipay asks for where money leaves the account. */
  trust: { publicKey: string } | AlipayCertificates;
};
/** PEM: of the application, of Alipay, and of who signed Alipay's. */
export type AlipayCertificates = { app: string; alipay: string; root: string };

const TIMEOUT_MS = 5_000;
const OK = '10000';

const basic = z.object({ code: z.string(), subCode: z.string().optional(), subMsg: z.string().optional() });

/** The official SDK is large and loaded only here. */
export async function openAlipay({ appId, privateKey, gateway, trust }: AlipayAccess) {
  const { AlipaySdk } = await import('alipay-sdk');
  const sdk = new AlipaySdk({
    ...{ appId, gateway, keyType: 'PKCS8', timeout: TIMEOUT_MS },
    privateKey: createPrivateKey(privateKey).export({ type: 'pkcs8', format: 'pem' }).toString(),
    ...('publicKey' in trust
      ? { alipayPublicKey: createPublicKey(trust.publicKey).export({ type: 'spki', format: 'pem' }).toString() }
      : {
          appCertContent: trust.app,
          alipayPublicCertContent: trust.alipay,
          alipayRootCertContent: trust.root,
        }),
  });

  /** @throws Error unless it succeeded, or failed with one of the `known` codes */
  async function ask<T extends z.ZodType>(method: string, bizContent: object, shape: T, known: readonly string[]) {
    const answer = await sdk.exec(method, { bizContent }, { validateSign: true });
    const { code, subCode, subMsg } = basic.parse(answer);
    const ok = code === OK;
    if (!ok && !known.includes(subCode ?? '')) throw new Error(`Alipay: ${method} ${code} ${subCode}`);
    return { ok, subCode: subCode ?? '', subMsg: subMsg ?? '', said: shape.parse(answer) };
  }

  return { sdk, ask };
}
