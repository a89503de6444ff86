import type { Deps } from '../deps.ts';

const TOPIC = 'session-changes';

export type SessionOwner = { side: 'shopper' | 'staff'; id: number };

/** To be called after the commit: listeners read the sessions again. */
export const announceSessionChange = ({ bus }: Pick<Deps, 'bus'>, owner: SessionOwner): void =>
  bus.publish(TOPIC, owner);

export const onSessionChange = ({ bus }: Pick<Deps, 'bus'>, listener: (owner: SessionOwner) => void): (() => void) =>
  bus.subscribe(TOPIC, (message) => listener(message as SessionOwner));
