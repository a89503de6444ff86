import { z } from '@hono/zod-openapi';
import * as calls from '#contract/search/calls.ts';
import { pressedResult, searchedWords } from '#contract/search/log.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls } from '../http/call.ts';
import { callerOf } from '../http/caller.ts';
import { createSearchLog } from './log.ts';

const tag = 'Search';

export function searchLogRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const log = createSearchLog(deps);
  addCall(
    app,
    calls.recordSearch,
    { summary: 'Words were searched for', tag, body: searchedWords, data: z.null() },
    async ({ c, body }) => {
      await log.recordSearch(body, callerOf(c));
      return null;
    },
  );
  addCall(
    app,
    calls.recordPress,
    { summary: 'A result of a search was pressed', tag, body: pressedResult, data: z.null() },
    async ({ c, body }) => {
      await log.recordPress(body, callerOf(c));
      return null;
    },
  );
}
