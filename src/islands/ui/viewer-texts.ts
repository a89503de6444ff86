import type { Translate } from '../../lib/shared/i18n/fill.ts';
import { viewerKeys } from '../../lib/shared/viewer-keys.ts';
import type { ViewerTexts } from './viewer.tsx';

/** The viewer's words; its page has those of `product:viewer`. */
export const viewerTexts = (t: Translate): ViewerTexts =>
  Object.fromEntries(viewerKeys.map((key) => [key, t(`product:viewer.${key}`)])) as ViewerTexts;
