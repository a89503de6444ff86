export { endMemberships, tellEnding } from './ending.ts';
