import { describe, expect, it } from 'vitest';
import { bind } from '#src/islands/desk/ui/bind.ts';
import { errorsOf, partOf, refusedOf } from '#src/islands/desk/ui/refused.tsx';

const refused = refusedOf({ field: 'value.blocks.2.title.en', text: 'too long' });

describe('what is refused of a document', () => {
  it('is found part by part', () => {
    const row = partOf(partOf(refused, 'blocks'), '2');
    expect(errorsOf(row)('title')).toBe('too long');
    expect(errorsOf(row)('title.en')).toBe('too long');
    expect(errorsOf(row)('title.zh')).toBeUndefined();
    expect(partOf(partOf(refused, 'blocks'), '1')).toBeUndefined();
    expect(partOf(refused, '')).toBeUndefined();
  });

  it('is an error of the list that it is in, and of no name that begins alike', () => {
    expect(errorsOf(refused)('blocks')).toBe('too long');
    expect(errorsOf(refused)('block')).toBeUndefined();
    expect(errorsOf(undefined)('')).toBeUndefined();
  });

  it('is nothing where the mall names no field', () => {
    expect(refusedOf({ text: 'no network' })).toBeUndefined();
    expect(refusedOf(undefined)).toBeUndefined();
  });

  it('stands at the language that it is about', () => {
    const errorIn = (field: string) =>
      bind({ title: { zh: '', en: '' } }, () => {}, String, errorsOf(refusedOf({ field, text: 'x' })))('title');
    expect(errorIn('title.en')).toMatchObject({ error: 'x', errorIn: 'en' });
    expect(errorIn('title.zh')).toEqual(expect.not.objectContaining({ errorIn: 'en' }));
  });
});
