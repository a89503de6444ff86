/**
 * In the page: brings what is on its way to another colour or place to where it ends, and what that sets going as well.
 * It does not wait for frames: a page that draws none for a while would hold a test until its end. What turns for ever,
 * or stands still, does not count.
 */
export async function animationsEnded(): Promise<void> {
  const running = () =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  for (let ending = running(); ending.length; ending = running()) {
    for (const animation of ending) animation.finish();
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
}
