/** Sentences in one language: of praise, of mixed feelings, and of blame. */
export type Voice = { good: string[]; middling: string[]; bad: string[] };
export type Voices = { zh: Voice; en: Voice };
