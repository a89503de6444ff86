import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { destroyStalledSockets } from '../../server/stalled-sockets.ts';

const PIECE = Buffer.alloc(256 * 1024);
let server: Server;
const clients: Socket[] = [];

afterEach(() => {
  for (const client of clients) client.destroy();
  server.closeAllConnections();
  server.close();
});

/** Sends pieces without end, each when the one before has left. @returns when the connection is over, from the server's side */
async function ask(everyMs: number): Promise<{ client: Socket; over: Promise<boolean> }> {
  server = createServer((_req, res) => {
    const more = () => void (res.destroyed || res.write(PIECE, more));
    more();
  });
  destroyStalledSockets(server, everyMs);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const over = new Promise<boolean>((done) => {
    server.once('connection', (socket) => socket.once('close', () => done(true)));
  });
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  clients.push(client);
  client.pause();
  client.write('GET / HTTP/1.1\r\nhost: mall.test\r\n\r\n');
  return { client, over };
}

it('ends the connection of a client that takes nothing any more', async () => {
  const { over } = await ask(50);
  expect(await over).toBe(true);
});

it('leaves one alone that takes its time', async () => {
  const { client, over } = await ask(400);
  let taken = 0;
  const enough = new Promise<string>((done) => {
    client.on('data', (piece) => {
      taken += piece.length;
      if (taken > 200 * PIECE.length) done('taken');
    });
  });
  client.resume();
  expect(await Promise.race([enough, over])).toBe('taken');
});
