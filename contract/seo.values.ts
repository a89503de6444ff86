/** What search engines show of a title and a description, characters. */
export const SEO = { title: 70, description: 200 } as const;
