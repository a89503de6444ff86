export { moveDueRefunds } from './overdue.ts';
