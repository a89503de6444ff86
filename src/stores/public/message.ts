import { atom } from 'nanostores';

/** A message of customer service has come that was not read yet; the chat socket sets it. */
export const $newMessage = atom(false);
