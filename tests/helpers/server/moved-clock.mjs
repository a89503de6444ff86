import { readFileSync } from 'node:fs';

/**
 * Loaded before everything else (`node --import`): moves `Date` by the milliseconds that the file named by `MOVED_CLOCK`
 * holds. It is read at every call, so a test moves the clock of a running server by writing the file.
 */
const file = process.env.MOVED_CLOCK ?? '';
const RealDate = Date;
const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length) super(...given);
    else super(now());
  }
  static now() {
    return now();
  }
};
