import { atom } from 'nanostores';

export const $newMessage = atom(false);
