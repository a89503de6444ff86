// @ts-check
/** The process that works on passwords for `hashers.ts`. Plain JavaScript and nothing but argon2, so that it starts fast and stays small. */
import { hash, verify } from '@node-rs/argon2';
import { answerJobs } from '../worker-child.mjs';

/**
 * @param {import('./hashers.ts').Job} job
 * @returns {Promise<string | boolean>}
 */
const work = ({ password, against, options }) =>
  against === undefined ? hash(password, options) : verify(against, password);

answerJobs(work);
