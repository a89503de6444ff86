/**
 * In the page: until what is on its way to another colour or place has come there. What turns for ever, or stands still,
 * does not count.
 */
export async function animationsEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
