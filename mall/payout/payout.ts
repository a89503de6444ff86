export { rotateReceivers } from './receiver.ts';
