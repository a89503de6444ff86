import type { Deps } from '../deps.ts';

/** Every node closes the sockets of sessions that ended. */

const TOPIC = 'session-changes';

/** Whose sessions ended, or may do less than before: a shopper by account, an operator by id. */
export type SessionOwner = { side: 'shopper' | 'staff'; id: number };

/** After the commit: who receives it reads the sessions again. */
export const announceSessionChange = ({ bus }: Pick<Deps, 'bus'>, owner: SessionOwner): void =>
  bus.publish(TOPIC, owner);

/** @returns how to stop it */
export const onSessionChange = ({ bus }: Pick<Deps, 'bus'>, listener: (owner: SessionOwner) => void): (() => void) =>
  bus.subscribe(TOPIC, (message) => listener(message as SessionOwner));
