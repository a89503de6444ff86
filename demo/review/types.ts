import type { Fitting } from '../fitting.ts';

/** Praise, mixed feelings, blame, and what is added weeks later. */
export type Mood = 'good' | 'middling' | 'bad' | 'added';
export type Sentences = Record<Mood, string[]>;
/** What buyers say of the goods that it fits. */
export type Voice = Fitting & { zh: Partial<Sentences>; en: Partial<Sentences> };
