import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutSlashes } from '#src/lib/shared/slashes.ts';

it('takes the slashes at the end away, and no others', () => {
  const path = fc.string({ unit: fc.constantFrom('/', 'a', '.'), maxLength: 12 });
  fc.assert(fc.property(path, (text) => void expect(withoutSlashes(text)).toBe(text.replace(/\/+$/, ''))));
});
