export { endMemberships, notifyEnding } from './ending.ts';
