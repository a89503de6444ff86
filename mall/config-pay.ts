import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { AlipayCertificates } from './ports/alipay.ts';
import type { AlipaySettings } from './ports/payment-alipay.ts';
import type { WechatSettings } from './ports/payment-wechat.ts';

export const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

type Frame = 'PRIVATE KEY' | 'RSA PRIVATE KEY' | 'PUBLIC KEY' | 'RSA PUBLIC KEY';

/**
 * An RSA key as PEM, in one line of an environment file with line breaks as `\n`, or as the bare base64 that Alipay's tool gives.
 * @returns it as PEM
 */
const key = (parse: (text: string) => KeyObject, what: string, frames: readonly Frame[]) =>
  z
    .string()
    .transform((text, context) => {
      const found = pemsOf(text, frames).find((pem) => isRsa(parse, pem));
      if (found === undefined)
        context.addIssue({ code: 'custom', message: `must be ${what}, as PEM or its base64 alone` });
      return found ?? z.NEVER;
    })
    .optional();

function pemsOf(text: string, frames: readonly Frame[]): string[] {
  const whole = text.replaceAll('\\n', '\n');
  if (whole.includes('-----BEGIN')) return [whole];
  const lines = whole.replace(/\s+/g, '').replace(/.{64}(?=.)/g, '$&\n');
  return frames.map((frame) => `-----BEGIN ${frame}-----\n${lines}\n-----END ${frame}-----\n`);
}

function isRsa(parse: (text: string) => KeyObject, pem: string): boolean {
  try {
    return parse(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** Node would derive the public key from a private one, but a private key here is a mistake. */
function parsePublicKey(pem: string): KeyObject {
  if (pem.includes('PRIVATE KEY')) throw new Error('a private key');
  return createPublicKey(pem);
}

const privateKey = key(createPrivateKey, 'a private RSA key', ['PRIVATE KEY', 'RSA PRIVATE KEY']);
const publicKey = key(parsePublicKey, 'a public RSA key', ['PUBLIC KEY', 'RSA PUBLIC KEY']);

const certificate = z
  .string()
  .transform((text) => text.replaceAll('\\n', '\n'))
  .refine((text) => text.includes('-----BEGIN CERTIFICATE-----'), 'must be a certificate as PEM')
  .optional();

export const paySchema = {
  PAY_SANDBOX: flag.optional(),
  WECHAT_PAY_MCHID: z.string().optional(),
  WECHAT_PAY_APPID: z.string().optional(),
  WECHAT_PAY_SERIAL: z.string().optional(),
  WECHAT_PAY_PRIVATE_KEY: privateKey,
  WECHAT_PAY_API_V3_KEY: z
    .string()
    .refine((text) => Buffer.byteLength(text) === 32, 'needs exactly 32 bytes')
    .optional(),
  WECHAT_PAY_PUBLIC_KEY_ID: z.string().optional(),
  WECHAT_PAY_PUBLIC_KEY: publicKey,
  WECHAT_PAY_ENDPOINT: z.url().default('https://api.mch.weixin.qq.com'),
  ALIPAY_APP_ID: z.string().optional(),
  ALIPAY_PRIVATE_KEY: privateKey,
  ALIPAY_PUBLIC_KEY: publicKey,
  ALIPAY_APP_CERT: certificate,
  ALIPAY_CERT: certificate,
  ALIPAY_ROOT_CERT: certificate,
  ALIPAY_GATEWAY: z.url().default('https://openapi.alipay.com/gateway.do'),
};
const shape = z.object(paySchema);
type Value = z.infer<typeof shape> & { SITE_URL?: string | undefined };

export type PayConfig = { sandbox: boolean; wechat: WechatSettings | undefined; alipay: AlipaySettings | undefined };

const CERT_NAMES = ['ALIPAY_APP_CERT', 'ALIPAY_CERT', 'ALIPAY_ROOT_CERT'] as const;
const WECHAT_NAMES = ['MCHID', 'APPID', 'SERIAL', 'PRIVATE_KEY', 'API_V3_KEY', 'PUBLIC_KEY_ID', 'PUBLIC_KEY'] as const;

/**
 * A real provider as soon as any of its settings is given; then all of them are needed.
 * @param local the mall serves only this machine
 * @param missing makes the error for a setting that is needed
 */
export function payConfig(value: Value, local: boolean, missing: (name: string, why: string) => Error): PayConfig {
  const given = (name: keyof Value, why: string): string => {
    const text = value[name];
    if (typeof text !== 'string') throw missing(name, why);
    return text;
  };
  const siteUrl = (why: string) => given('SITE_URL', why).replace(/\/+$/, '');
  const wechat = (): WechatSettings => {
    const why = 'WeChat Pay';
    const key = value.WECHAT_PAY_PUBLIC_KEY_ID !== undefined || value.WECHAT_PAY_PUBLIC_KEY !== undefined;
    return {
      mchId: given('WECHAT_PAY_MCHID', why),
      appId: given('WECHAT_PAY_APPID', why),
      serial: given('WECHAT_PAY_SERIAL', why),
      privateKey: given('WECHAT_PAY_PRIVATE_KEY', why),
      apiKey: given('WECHAT_PAY_API_V3_KEY', why),
      publicKey: key
        ? { id: given('WECHAT_PAY_PUBLIC_KEY_ID', why), key: given('WECHAT_PAY_PUBLIC_KEY', why) }
        : undefined,
      endpoint: value.WECHAT_PAY_ENDPOINT.replace(/\/+$/, ''),
      siteUrl: siteUrl(why),
    };
  };
  const certificates = (): AlipayCertificates | undefined => {
    if (!CERT_NAMES.some((name) => value[name] !== undefined)) return undefined;
    const [app, alipay, root] = CERT_NAMES.map((name) => given(name, 'certificates of Alipay'));
    return { app: app as string, alipay: alipay as string, root: root as string };
  };
  const alipay = (): AlipaySettings => ({
    appId: given('ALIPAY_APP_ID', 'Alipay'),
    privateKey: given('ALIPAY_PRIVATE_KEY', 'Alipay'),
    trust: certificates() ?? { publicKey: given('ALIPAY_PUBLIC_KEY', 'Alipay') },
    gateway: value.ALIPAY_GATEWAY,
    siteUrl: siteUrl('Alipay'),
  });
  const hasWechat = WECHAT_NAMES.some((name) => value[`WECHAT_PAY_${name}`] !== undefined);
  const { ALIPAY_APP_ID, ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY, ALIPAY_CERT } = value;
  const hasAlipay = [ALIPAY_APP_ID, ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY, ALIPAY_CERT].some(Boolean);
  return {
    sandbox: value.PAY_SANDBOX ?? (local && !hasWechat && !hasAlipay),
    wechat: hasWechat ? wechat() : undefined,
    alipay: hasAlipay ? alipay() : undefined,
  };
}
