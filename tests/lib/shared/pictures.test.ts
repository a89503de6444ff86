import { afterEach, expect, test } from 'vitest';
import { pictureUrl, scaledUrl, setPictureBase, sourceSet } from '#src/lib/shared/pictures.ts';
import { galleryPictures } from '#src/lib/shared/product/pictures.ts';

test('pictures of the mall are scaled; drawings and pictures of others come as they are', () => {
  expect(scaledUrl('goods/a.png', 320)).toBe('/media/320/goods/a.png.avif');
  expect(scaledUrl('goods/a.png', 320, 'webp')).toBe('/media/320/goods/a.png.webp');
  expect(scaledUrl('icons/a.svg', 320)).toBe('/media/icons/a.svg');
  for (const other of ['https://cdn.example/a.png', '//cdn.example/a.png', '/brand/a.png', 'data:image/png;base64,AA'])
    expect(scaledUrl(other, 320)).toBe(other);
  expect(sourceSet('a.png', [480, 960], 'avif')).toBe('/media/480/a.png.avif 480w, /media/960/a.png.avif 960w');
});

afterEach(() => setPictureBase(undefined));

test('pictures of the mall are shown from a CDN where there is one, whether named by address or by name', () => {
  setPictureBase('https://cdn.example/m/');
  expect(scaledUrl('goods/a.png', 320)).toBe('https://cdn.example/m/320/goods/a.png.avif');
  expect(sourceSet('a.png', [480], 'webp')).toBe('https://cdn.example/m/480/a.png.webp 480w');
  expect(scaledUrl('icons/a.svg', 80)).toBe('https://cdn.example/m/icons/a.svg');
  for (const path of ['a.png', '/media/a.png']) expect(pictureUrl(path)).toBe('https://cdn.example/m/a.png');
  for (const other of ['', '/brand/a.png', 'https://other.example/media/a.png'])
    expect(scaledUrl(other, 80)).toBe(other || '/brand/none.svg');
});

test('without a picture stands the built-in placeholder', () => {
  expect(scaledUrl('', 160)).toBe('/brand/none.svg');
});

test('a gallery shows six pictures at most, the one of the chosen SKU in the place of the first', () => {
  const seven = ['1', '2', '3', '4', '5', '6', '7'];
  expect(galleryPictures(seven, undefined)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(galleryPictures(seven, 'own')).toEqual(['own', '2', '3', '4', '5', '6']);
  expect(galleryPictures([], undefined)).toEqual([]);
});
