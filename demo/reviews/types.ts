/** Sentences of one language: what those say who like it, who are of two minds, and who do not. */
export type Voice = { good: string[]; middling: string[]; bad: string[] };
export type Voices = { zh: Voice; en: Voice };
