import type { ComponentType, ReactNode } from 'react';
import type { Words } from '../../lib/shared/i18n/fill.ts';
import { IslandProvider } from './IslandContext.tsx';

type Provider = ComponentType<{ words: Words; children: ReactNode }>;

/** Makes islands of screens: what a page renders, with `words` beside the screen's own properties. */
export const screensWithin =
  (Provider: Provider) =>
  <P extends object>(Screen: ComponentType<P>) =>
    function Island(props: P & { words: Words }) {
      return (
        <Provider words={props.words}>
          <Screen {...props} />
        </Provider>
      );
    };

/** An island of the shop; its page gives `islandWords`. */
export const defineScreen = screensWithin(IslandProvider);
