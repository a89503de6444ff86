/** What the viewer says, as `product:viewer` calls it. */
export const viewerKeys = ['label', 'close', 'previous', 'next', 'zoomIn', 'zoomOut', 'rotate', 'slide'] as const;
