import { screensWithin } from '../../ui/define-screen.tsx';
import { DeskProvider } from './DeskProvider.tsx';

/** An island of the desk; its page gives `deskWords`. */
export const defineScreen = screensWithin(DeskProvider);
