export async function openShots(shots: HTMLAnchorElement[], link: HTMLAnchorElement, texts = '{}'): Promise<void> {
  const slides = shots.map((shot) => ({ src: shot.href, alt: shot.querySelector('img')?.alt ?? '' }));
  const { openViewer } = await import('../islands/ui/viewer.tsx');
  await openViewer(slides, shots.indexOf(link), JSON.parse(texts), link);
}
