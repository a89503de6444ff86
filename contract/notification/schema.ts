import { z } from 'zod';
import { CHANNELS, TOPICS } from '../message/channels.values.ts';

const topic = z.enum(TOPICS).describe('What the messages are about.');
const channel = z.enum(CHANNELS).describe('`mail` or `sms`.');

export const notificationSettings = z
  .object({
    email: z.string().nullable().describe('The confirmed address, most of it hidden; null: none, so no mail is sent.'),
    mobile: z.string().describe('The mobile number, most of it hidden.'),
    topics: z
      .array(
        z.object({
          topic,
          required: z.boolean().describe('Whether it is about money, invoices or safety, and cannot be switched off.'),
          channels: z
            .array(z.object({ channel, on: z.boolean().describe('Whether messages are sent.') }))
            .describe('The channels that it has.'),
        }),
      )
      .describe('All topics, in the order in which they are shown.'),
  })
  .meta({ id: 'NotificationSettings', description: 'What a shopper is sent outside the site.' });
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const notificationChange = z.object({ topic, channel, on: z.boolean().describe('Whether messages are sent.') });
export type NotificationChange = z.infer<typeof notificationChange>;

export const unsubscribeQuery = z.object({
  token: z.string().min(1).max(200).describe('The signed part of the link in a mail.'),
});
/** What mail programs send; nothing of it is needed. */
export const unsubscribeForm = z.object({
  'List-Unsubscribe': z.string().max(100).optional().describe('`One-Click`, from mail programs.'),
});
export const unsubscribeView = z.object({ topic, off: z.boolean().describe('Whether its mails are switched off.') });
export type UnsubscribeView = z.infer<typeof unsubscribeView>;
