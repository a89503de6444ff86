export { forgetPapers } from './paper.ts';
