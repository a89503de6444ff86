export function markBrokenPictures(text: string): void {
  const mark = (image: HTMLImageElement) => {
    image.dataset.failed = text;
    image.classList.add('picture-failed');
    image.alt ||= text;
  };
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mark(target), true);
  for (const image of document.images) {
    // One that is held back (lib/seo/held.ts) shows nothing on purpose.
    const held = image.srcset.startsWith('data:');
    if (image.complete && image.naturalWidth === 0 && image.src && !held) mark(image);
  }
}
