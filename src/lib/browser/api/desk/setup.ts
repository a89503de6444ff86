import type { DeskSetup } from '#contract/dashboard/setup.schema.ts';
import { desk } from './client.ts';

/** What a new mall still needs; for administrators. */
export const loadSetup = (): Promise<DeskSetup> => desk.get('/desk/p/setup');
