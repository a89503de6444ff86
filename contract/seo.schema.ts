import { z } from 'zod';
import { SEO } from './seo.values.ts';

const forSearch = (most: number) => {
  const text = z.string().trim().max(most).describe('May be empty.');
  return z.object({ zh: text, en: text }).default({ zh: '', en: '' });
};

export const seoTitle = forSearch(SEO.title).describe(
  'Title of its page for search engines, in both languages; empty: its own.',
);
export const seoDescription = forSearch(SEO.description).describe(
  'Description of its page for search engines, in both languages; empty: made of its own texts.',
);

export const seoView = z
  .object({
    title: z.string().describe('Empty: its own title.'),
    description: z.string().describe('Empty: made of its own texts.'),
  })
  .optional()
  .describe('What search engines are told instead; left out: nothing else.');
