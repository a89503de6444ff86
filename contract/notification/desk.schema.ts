import { z } from 'zod';
import { CHANNELS } from '../message/channels.values.ts';
import { countedPage } from '../paging.schema.ts';
import { pageText } from '../query.schema.ts';
import { typed } from '../typed.schema.ts';
import { NOTIFICATION_STATES } from './values.ts';

const state = z.enum(NOTIFICATION_STATES);

export const deskNotificationQuery = z.object({
  state: state.default('failed').describe('Those that wait, were sent, or were given up.'),
  page: pageText.default(1).describe('Page number, from 1.'),
});
export const deskNotifications = z.object({
  items: z
    .array(
      z.object({
        id: z.number().int().describe('Id of the notification.'),
        event: z.string().describe('What it tells.'),
        channel: z.enum(CHANNELS).describe('`mail` or `sms`.'),
        shopper: z.string().describe('Nickname of the shopper; empty: the account is gone.'),
        attempts: z.number().int().describe('How often it was tried.'),
        reason: z.string().describe('Why the last attempt failed; empty: none did.'),
        at: z.iso.datetime().describe('When it was written.'),
        nextAt: z.iso.datetime().describe('When it is tried next, while it waits.'),
        sentAt: z.iso.datetime().nullable().describe('When it was sent; null: it was not.'),
      }),
    )
    .describe('The newest first.'),
  counts: z
    .record(state, z.number().int().describe('Number of notifications.'))
    .describe('How many there are, by state.'),
  ...countedPage('Number of notifications in this state.'),
});
export type DeskNotifications = z.infer<typeof deskNotifications>;

export const notificationId = z.object({
  id: typed(/^[1-9]\d{0,14}$/, 'idWrong')
    .transform(Number)
    .describe('Id of the notification.'),
});
export const retried = z.object({ n: z.number().int().describe('Number of notifications that are retried.') });
export type Retried = z.infer<typeof retried>;
