import { describe, expect, it } from 'vitest';
import { contentSlug, withMallName } from '#src/lib/server/content.ts';

describe('a content page', () => {
  it('names the mall as text, not as markup', () => {
    expect(withMallName('<p>{{mall}} and {{mall}}</p>', '<b>A&B $& "C"</b>')).toBe(
      '<p>&lt;b&gt;A&amp;B $&amp; &quot;C&quot;&lt;/b&gt; and &lt;b&gt;A&amp;B $&amp; &quot;C&quot;&lt;/b&gt;</p>',
    );
  });
  it('is known by its slug alone', () => {
    expect(['faq', 'about', null, undefined].map(contentSlug)).toEqual(['faq', undefined, undefined, undefined]);
  });
});
