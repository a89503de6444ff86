import type { Deps } from '../deps.ts';

/** Every node closes the sockets of sessions that ended. */

const TOPIC = 'session-changes';

/** Whose sessions ended, or lost rights: a shopper by account, an operator by id. */
export type SessionOwner = { side: 'shopper' | 'staff'; id: number };

/** To be called after the commit: listeners read the sessions again. */
export const announceSessionChange = ({ bus }: Pick<Deps, 'bus'>, owner: SessionOwner): void =>
  bus.publish(TOPIC, owner);

/** @returns unsubscribes */
export const onSessionChange = ({ bus }: Pick<Deps, 'bus'>, listener: (owner: SessionOwner) => void): (() => void) =>
  bus.subscribe(TOPIC, (message) => listener(message as SessionOwner));
