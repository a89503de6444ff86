import type { IncomingMessage } from 'node:http';

/** By what the mall limits a client: the address that we see, or the whole header of a trusted proxy before us. */
export const forwardedFor = (
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: boolean,
): string => String((trustProxy ? headers['x-forwarded-for'] : undefined) ?? socket.remoteAddress ?? '');
