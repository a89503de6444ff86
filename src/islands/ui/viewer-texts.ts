import type { Translate } from '../../lib/shared/i18n/fill.ts';
import { viewerKeys } from '../../lib/shared/viewer-keys.ts';
import type { ViewerTexts } from './viewer.tsx';

export const viewerTexts = (t: Translate): ViewerTexts =>
  Object.fromEntries(viewerKeys.map((key) => [key, t(`product:viewer.${key}`)])) as ViewerTexts;
