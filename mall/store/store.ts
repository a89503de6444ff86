export { forgetPapers, paperBytes } from './paper.ts';
export { findShops } from './quick-find.ts';
