export { forgetPapers, paperBytes } from './paper.ts';
