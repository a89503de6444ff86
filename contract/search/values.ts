/** Search; ours. A text longer than `text` characters is cut, because every word of it would be looked up. */
export const SEARCH = { text: 100, terms: 12, suggestions: 6, history: 10, mentioned: 8 } as const;
