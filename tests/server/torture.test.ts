import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgres, dropPostgres } from '../helpers/mall/postgres.ts';
import { chatKilled } from '../torture/chat.ts';
import * as members from '../torture/member.ts';
import * as scenarios from '../torture/scenarios.ts';
import { openWorld, type World } from '../torture/world.ts';

const SERVER = process.env.TEST_DATABASE_URL;

/** What `npm run torture` does at length, in short. */
describe.runIf(SERVER)('two server processes on one Postgres', () => {
  let url: string;
  let world: World;
  beforeAll(async () => {
    url = await createPostgres(SERVER ?? '');
    world = await openWorld(url, 2);
  }, 120_000);
  afterAll(async () => {
    await world?.close();
    await dropPostgres(url);
  });

  it.each([
    scenarios.crowd(60, 10),
    scenarios.sameKey(20),
    scenarios.flashLimit(20),
    scenarios.balanceTwice(10),
    scenarios.pointsTwice(20),
    scenarios.callbacks(20),
    scenarios.cancelRacesPay(10),
    members.signInRace(4, 20),
    members.midnight(6),
    members.exchangeRace(20, 5),
    members.pointsInTwoCheckouts(6),
    members.membershipRace(4),
    scenarios.killed(2),
    chatKilled(4, 2),
  ])('$name', async (scenario) => {
    expect(await scenarios.errorsOf(scenario, world)).toEqual([]);
  });
});
