import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Ends connections of those who asked and take nothing of the answer: between two looks nothing left and something waits.
 * Node's own timeout would set a timer for each answer, which costs a twentieth of sending a kept page.
 */
export function dropStuck(server: Server, everyMs: number): void {
  /** How much had left at the last look, where something waited. */
  const open = new Map<Socket, number | undefined>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  });
  const look = () => {
    for (const [socket, before] of open) {
      const left = socket.writableLength > 0 ? socket.bytesWritten - socket.writableLength : undefined;
      if (left !== undefined && left === before) socket.destroy();
      else open.set(socket, left);
    }
  };
  setInterval(look, everyMs).unref();
}
