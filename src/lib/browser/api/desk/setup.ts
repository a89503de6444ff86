import type { DeskSetup } from '#contract/desk-setup.ts';
import { desk } from './client.ts';

/** What a new mall still needs; for administrators. */
export const loadSetup = (): Promise<DeskSetup> => desk.get('/desk/p/setup');
