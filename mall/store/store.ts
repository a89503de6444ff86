/** The door of the domain, for jobs. */
export { forgetPapers } from './paper.ts';
