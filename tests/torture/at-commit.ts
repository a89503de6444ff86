import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Stands between a node and its Postgres and swallows what the server answers to the first commit of a transaction that
 * announced a tag: it is committed, and its node never learns of it. Jobs of the node announce tags of their own.
 * @param onCommit at that moment, as to kill the node
 */
export async function proxyUntilCommit(databaseUrl: string, tag: string, onCommit: () => void) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    let wrote = false;
    let committing = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (chunk) => {
      wrote ||= chunk.includes(`["${tag}"`);
      committing ||= wrote && chunk.includes('commit');
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (committing && chunk.includes('COMMIT')) onCommit();
      else client.write(chunk);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
