import { z } from 'zod';
import { chatContent, chatEvent, chatFrame, chatOnline, chatRefused, chatTaken } from '#contract/chat/schema.ts';
import { CHAT, CHAT_CLOSE, CHAT_CODES, CHAT_SOCKET, DESK_CHAT_SOCKET, MSG_TYPE } from '#contract/chat/values.ts';
import { CODES } from '#contract/envelope.ts';

const FROM_SERVER = {
  heartbeat: { code: CHAT_CODES.beat, summary: 'Answers a heartbeat.' },
  online: { code: CHAT_CODES.online, summary: 'Somebody came.', data: chatOnline },
  taken: {
    code: CHAT_CODES.taken,
    summary: 'The message is stored, with its place in the conversation.',
    data: chatTaken,
  },
  notYours: {
    code: CHAT_CODES.notYours,
    summary: 'The conversation is another one’s; `msg` says so.',
    data: chatRefused,
  },
  refused: { code: CODES.message, summary: 'The frame could not be taken; `msg` says why.', data: chatRefused },
  news: { code: CHAT_CODES.news, summary: 'Something happened.', data: chatEvent },
} as const;

const CONTENTS = [
  ['TEXT', 'A text.'],
  ['PICTURE', 'A picture that was uploaded before.'],
  ['PRODUCT', 'A product as a card.'],
  ['ORDER', 'An order as a card.'],
  ['READ', 'Up to which message the sender has read; is not answered.'],
] as const;

export function chatDocument(): object {
  const schemas: JsonSchema = {};
  const messages = { ...clientMessages(), ...serverMessages(schemas) };
  const sent = ['heartbeat', ...CONTENTS.map(([name]) => name.toLowerCase())];
  const answered = Object.keys(FROM_SERVER).map((name) => `server.${name}`);
  const channelMessages = Object.fromEntries(
    Object.keys(messages).map((name) => [name, { $ref: `#/components/messages/${name}` }]),
  );
  const operation = (action: 'send' | 'receive', channel: string, names: string[], summary: string) => ({
    action,
    channel: { $ref: `#/channels/${channel}` },
    summary,
    messages: names.map((name) => ({ $ref: `#/channels/${channel}/messages/${name}` })),
  });
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Liangji chat',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT' },
    },
    servers: { mall: { host: 'localhost', protocol: 'wss', description: 'The origin of the storefront.' } },
    channels: {
      shopper: {
        address: `${CHAT_SOCKET}/{token}/{userId}`,
        description: 'The socket of a shopper.',
        parameters: { token: { description: 'Token of the login.' }, userId: { description: 'Whose token it is.' } },
        messages: channelMessages,
      },
      desk: {
        address: `${DESK_CHAT_SOCKET}/{token}`,
        description: 'The socket of an operator.',
        parameters: { token: { description: 'Token of the login at the desk.' } },
        messages: channelMessages,
      },
    },
    operations: Object.fromEntries(
      ['shopper', 'desk'].flatMap((channel) => [
        [`${channel}Sends`, operation('receive', channel, sent, 'What the mall takes.')],
        [`${channel}Hears`, operation('send', channel, answered, 'What the mall sends.')],
      ]),
    ),
    components: { messages, schemas },
  };
}

const DESCRIPTION = `
Both sides send JSON text of at most ${CHAT.frameBytes / 1024} KB. A client sends \`{ "msgType", "content" }\`, where \`content\` is JSON as text; the
mall sends \`{ "code", "msg"?, "data"? }\`. A message that was not acknowledged with code ${CHAT_CODES.taken} is sent again under the same \`id\`:
it is stored once. A client sends a heartbeat at least each ${CHAT.silence / 5_000} s.

The mall closes with ${CHAT_CLOSE.again} (come again at once), ${CHAT_CLOSE.tooLarge} (a frame is too large), ${CHAT_CLOSE.session} (the session is over),
${CHAT_CLOSE.silent} (silent for ${CHAT.silence / 1_000} s), ${CHAT_CLOSE.rate} (too many frames) or ${CHAT_CLOSE.slow} (too slow).
`.trim();

type JsonSchema = Record<string, unknown>;

function schemaOf(schema: z.ZodType, named: JsonSchema = {}): JsonSchema {
  const { $schema: _, $defs = {}, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const referring = (part: object): JsonSchema =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
  Object.assign(named, referring($defs));
  return referring(json);
}

function clientMessages(): Record<string, object> {
  const contents = CONTENTS.map(([name, summary]) => {
    const content = schemaOf(chatContent[MSG_TYPE[name]]);
    const payload = {
      ...schemaOf(chatFrame.extend({ msgType: z.literal(MSG_TYPE[name]) })),
      description: `\`content\` is JSON of: ${JSON.stringify(content)}`,
    };
    return [name.toLowerCase(), { name: name.toLowerCase(), summary, payload }] as const;
  });
  const heartbeat = {
    name: 'heartbeat',
    summary: 'Still there; keeps the session.',
    payload: schemaOf(chatFrame.extend({ msgType: z.literal(MSG_TYPE.BEAT) })),
  };
  return { heartbeat, ...Object.fromEntries(contents) };
}

const serverMessages = (schemas: JsonSchema): Record<string, object> =>
  Object.fromEntries(
    Object.entries(FROM_SERVER).map(([name, { code, summary, ...rest }]) => {
      const data = 'data' in rest ? { data: rest.data } : {};
      const frame = z.object({ code: z.literal(code), msg: z.string().optional(), ...data });
      return [`server.${name}`, { name, summary, payload: schemaOf(frame, schemas) }];
    }),
  );
