import { type ComponentType, memo, type ReactNode } from 'react';
import type { Words } from '../../lib/shared/i18n/fill.ts';
import { IslandProvider } from './IslandContext.tsx';

/** What every screen of a provider is given beside its own. */
type Provider<G> = ComponentType<G & { children: ReactNode }>;

/** A memo, because Astro knows one for React's: a function it would render once more, to find out what it is. */
export const screensWithin =
  <G extends { words: Words }>(Provider: Provider<G>) =>
  <P extends object>(Screen: ComponentType<P>) =>
    memo(function Island(props: P & G) {
      return (
        <Provider {...props}>
          <Screen {...props} />
        </Provider>
      );
    });

export const defineScreen = screensWithin<{ words: Words }>(IslandProvider);
