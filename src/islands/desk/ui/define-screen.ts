import type { Worker } from '#contract/operator/areas.values.ts';
import type { Words } from '../../../lib/shared/i18n/fill.ts';
import { screensWithin } from '../../ui/define-screen.tsx';
import { DeskProvider } from './DeskProvider.tsx';

export const defineScreen = screensWithin<{ words: Words; worker?: Worker }>(DeskProvider);
