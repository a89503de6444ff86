// @ts-check
/**
 * The process that works on passwords for `hashers.ts`. Plain JavaScript and nothing but argon2, so that it starts fast
 * and stays small. It ends with its parent, or when the parent lets go of it.
 */
import { hash, verify } from '@node-rs/argon2';

/** @typedef {import('./hashers.ts').Task} Task */

/** @param {Task} task */
const work = ({ password, against, options }) =>
  against === undefined ? hash(password, options) : verify(against, password);

process.on('message', (/** @type {Task} */ task) => {
  work(task).then(
    (result) => process.send?.({ id: task.id, result }),
    (error) => process.send?.({ id: task.id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
// From the terminal they reach parent and child; the parent first answers who is waiting.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
