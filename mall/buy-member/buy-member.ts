/** The folder's door: what the clock needs of memberships that are bought. */

export { endMemberships, tellEnding } from './ending.ts';
