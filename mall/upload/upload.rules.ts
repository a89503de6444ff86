export { uploadName } from '../account/account.rules.ts';
