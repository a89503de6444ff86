import { CHAT, CHAT_CLOSE } from '#contract/chat/values.ts';
import { onSessionChange } from '../account/session-changes.ts';
import type { Deps } from '../deps.ts';
import { claimBy, type Identify } from './identify.ts';
import { endSession, hangUp, idOf, type Peer, type TextOf } from './peers.ts';

const SWEEP_MS = 10_000;
const BATCH = 500;

export type Sweep = {
  now(): void;
  close(): Promise<void>;
};

/**
 * Closes sockets that are silent or whose session has ended: at once when that is announced, otherwise (a session that expired, Redis down)
 * with the next sweep.
 */
export function createSweep(deps: Deps, peers: ReadonlySet<Peer>, identify: Identify, textOf: TextOf): Sweep {
  let turn = Promise.resolve();
  let waiting = false;

  async function check(peer: Peer): Promise<void> {
    const who = await identify(claimBy(peer.who), false);
    if (who) {
      peer.who = who;
      peer.checkedAt = performance.now();
    } else endSession(peer, textOf);
  }

  async function checkAll(some: Peer[]): Promise<void> {
    for (let from = 0; from < some.length; from += BATCH)
      await Promise.all(some.slice(from, from + BATCH).map((peer) => check(peer)));
  }

  const after = (work: () => Promise<void>): void => {
    turn = turn.then(work).catch((err: unknown) => deps.log.warn({ err }, 'chat sessions'));
  };

  function checkEverybody(): void {
    if (waiting) return;
    waiting = true;
    after(() => {
      waiting = false;
      return checkAll([...peers]);
    });
  }

  const timer = setInterval(() => {
    const gone = performance.now() - CHAT.silence;
    for (const peer of peers) if (peer.heardAt < gone) hangUp(peer, CHAT_CLOSE.silent);
    checkEverybody();
  }, SWEEP_MS);
  timer.unref();

  const unlisten = onSessionChange(deps, ({ side, id }) => {
    const own = [...peers].filter(({ who }) => who.side === side && idOf(who) === id);
    if (own.length) after(() => checkAll(own));
  });

  return {
    now: checkEverybody,
    async close() {
      clearInterval(timer);
      unlisten();
      await turn;
    },
  };
}
