import type { ChatSettings } from '#contract/chat/desk.schema.ts';
import { type ChatBody, chatContent, chatFrame } from '#contract/chat/schema.ts';
import { CHAT_SOCKET, clockOf, DESK_CHAT_SOCKET, type MessageType, MSG_TYPE } from '#contract/chat/values.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import { CHINA_MS, HOUR_MS, MINUTE_MS } from '#contract/time.ts';

export type Frame =
  | { kind: 'beat' }
  | { kind: 'message'; type: MessageType; conversation: number; id: string; body: ChatBody }
  | { kind: 'read'; conversation: number; upTo: number }
  | { kind: 'bad' };

export function frameOf(text: string): Frame {
  const frame = chatFrame.safeParse(jsonOf(text));
  if (!frame.success) return { kind: 'bad' };
  const { msgType, content } = frame.data;
  if (msgType === MSG_TYPE.BEAT) return { kind: 'beat' };
  if (msgType === MSG_TYPE.READ) {
    const read = chatContent[MSG_TYPE.READ].safeParse(jsonOf(content));
    return read.success
      ? { kind: 'read', conversation: read.data.conversation, upTo: read.data.body.upTo }
      : { kind: 'bad' };
  }
  const type = msgType as MessageType;
  const message = chatContent[type].safeParse(jsonOf(content));
  return message.success ? { kind: 'message', type, ...message.data } : { kind: 'bad' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type Claim = { side: 'shopper'; token: string; userId: number } | { side: 'staff'; token: string };

export function claimOf(path: string): Claim | undefined {
  const [, token = '', userId] = SHOPPER_PATH.exec(path) ?? [];
  const [, deskToken] = DESK_PATH.exec(path) ?? [];
  if (userId !== undefined) return { side: 'shopper', token: decoded(token), userId: Number(userId) };
  return deskToken === undefined ? undefined : { side: 'staff', token: decoded(deskToken) };
}

const SHOPPER_PATH = new RegExp(`^${CHAT_SOCKET}/([^/]{1,600})/(\\d{1,10})$`);
const DESK_PATH = new RegExp(`^${DESK_CHAT_SOCKET}/([^/]{1,600})$`);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

const DAY_MINUTES = 1_440;

export function isOpen({ opens, closes }: ChatSettings, now: Date): boolean {
  const minute = Math.floor((now.getTime() + CHINA_MS) / MINUTE_MS) % DAY_MINUTES;
  return minute >= opens && minute < closes;
}

export const hoursOf = ({ opens, closes }: ChatSettings): string => `${clockOf(opens)}–${clockOf(closes)}`;

const GREET_AGAIN_MS = 8 * HOUR_MS;

export function greetingOf(
  settings: ChatSettings,
  now: Date,
  before: { greetedAt: Date | null; operatorId: number | null },
): { zh: string; en: string } | undefined {
  if (before.operatorId !== null) return undefined;
  if (before.greetedAt && now.getTime() - before.greetedAt.getTime() < GREET_AGAIN_MS) return undefined;
  const text = isOpen(settings, now) ? settings.greeting : settings.away;
  if (!text.zh) return undefined;
  const said = (language: Language) => inLanguage(text, language).replaceAll('{time}', clockOf(settings.opens));
  return { zh: said('zh'), en: said('en') };
}
