import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Destroys sockets whose client stopped reading: no byte was flushed between two checks while data is buffered. Node's own timeout would
 * set a timer for each response, which costs a twentieth of sending a cached page.
 */
export function destroyStalledSockets(server: Server, everyMs: number): void {
  /** Bytes flushed at the last check, where data was buffered. */
  const open = new Map<Socket, number | undefined>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  });
  const check = () => {
    for (const [socket, before] of open) {
      const flushed = socket.writableLength > 0 ? socket.bytesWritten - socket.writableLength : undefined;
      if (flushed !== undefined && flushed === before) socket.destroy();
      else open.set(socket, flushed);
    }
  };
  setInterval(check, everyMs).unref();
}
