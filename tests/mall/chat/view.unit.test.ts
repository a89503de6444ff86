import { expect, it } from 'vitest';
import { pictureUrl } from '#mall/chat/view.ts';

it('pictures of the mall are named by where it shows them, others by their own address', () => {
  const cdn = { mediaUrl: 'https://cdn.example/m/' };
  for (const path of ['upload/a.webp', '/media/upload/a.webp']) {
    expect(pictureUrl({ mediaUrl: '/media/' }, path)).toBe('/media/upload/a.webp');
    expect(pictureUrl(cdn, path)).toBe('https://cdn.example/m/upload/a.webp');
  }
  for (const other of ['https://other.example/a.png', '/brand/none.svg']) expect(pictureUrl(cdn, other)).toBe(other);
});
