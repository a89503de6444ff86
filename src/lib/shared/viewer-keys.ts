export const viewerKeys = ['label', 'close', 'previous', 'next', 'zoomIn', 'zoomOut', 'rotate', 'slide'] as const;
