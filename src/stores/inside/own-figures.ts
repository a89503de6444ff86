import { quietMall } from '../../lib/browser/api/browser.ts';
import { type OwnFigures, readOwnFigures } from '../../lib/browser/order/own-figures.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createResource } from '../public/resource.ts';

export const createOwnFigures = (words: FailureWords) =>
  createResource<OwnFigures>(() => readOwnFigures(quietMall), words);
