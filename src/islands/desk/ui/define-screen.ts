import { screensWithin } from '../../ui/define-screen.tsx';
import { DeskProvider } from './DeskProvider.tsx';

export const defineScreen = screensWithin(DeskProvider);
