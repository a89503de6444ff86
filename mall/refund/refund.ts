/** The folder's door: what the clock needs of refunds. */
export { moveDueRefunds } from './overdue.ts';
