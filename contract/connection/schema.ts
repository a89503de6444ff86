import { z } from 'zod';
import { LIMITS } from '../limits.ts';

/** The mall's payment providers and its SMS service, as the desk shows them. Secrets never leave the environment. */

export const CONNECTION_TESTS = 10;

export const deskConnections = z.object({
  sms: z
    .object({
      name: z.string().describe('Name of the service; `outbox`: codes go nowhere but to the page `/outbox`.'),
      real: z.boolean().describe('Whether messages reach phones.'),
    })
    .describe('What brings codes to phones.'),
  templates: z
    .array(
      z.object({
        event: z.string().describe('What the SMS tells.'),
        set: z.boolean().describe('Whether the service has an approved template for it.'),
      }),
    )
    .describe('News that can go by SMS.'),
  mail: z
    .object({
      name: z.string().describe('`smtp`; or `outbox`: mails go nowhere but to the page `/outbox`.'),
      real: z.boolean().describe('Whether mails reach mailboxes.'),
    })
    .describe('What brings mails to mailboxes.'),
  tracking: z
    .object({ name: z.string().describe('Name of the provider.') })
    .nullable()
    .describe('Who tells where parcels are; null: no service does.'),
  files: z
    .object({ name: z.string().describe('`folder`: of the machine, or shared; `bucket`: of an object storage.') })
    .describe('Where pictures and other files are.'),
  payments: z
    .array(
      z.object({
        name: z.string().describe('Name of the provider; `sandbox`: no money moves.'),
        real: z.boolean().describe('Whether money moves.'),
        ways: z.array(z.string()).describe('`wechat` or `wallet`: the ways to pay that it takes.'),
      }),
    )
    .describe('Who takes money, the preferred first.'),
  payout: z
    .object({
      name: z.string().describe('`by-hand`: runs are exported for the bank; `alipay`; `sandbox`: no money moves.'),
      real: z.boolean().describe('Whether money moves by itself.'),
      kinds: z.array(z.string()).describe('Receiving accounts that it pays to; the others are paid by hand.'),
    })
    .describe('Who pays the shops.'),
});
export type DeskConnections = z.infer<typeof deskConnections>;

export const smsTest = z.object({
  mobile: z
    .string()
    .trim()
    .max(LIMITS.mobile)
    .describe("Mobile number of the operator's own; it gets a code that opens nothing."),
});
export type SmsTest = z.infer<typeof smsTest>;
export const mailTest = z.object({
  email: z.string().trim().max(LIMITS.email).describe("E-mail address of the operator's own."),
});
export type MailTest = z.infer<typeof mailTest>;
export const paymentTest = z.object({ provider: z.string().max(40).describe('Name of the provider.') });
export type PaymentTest = z.infer<typeof paymentTest>;

export const connectionResult = z.object({
  ok: z.boolean().describe('Whether the service took the request.'),
  ms: z.number().int().describe('How long it took, ms.'),
  reason: z.string().describe('The code or words with which it refused; empty when it did not.'),
});
export type ConnectionResult = z.infer<typeof connectionResult>;
