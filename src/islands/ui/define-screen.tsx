import type { ComponentType, ReactNode } from 'react';
import type { Words } from '../../lib/shared/i18n/fill.ts';
import { IslandProvider } from './IslandContext.tsx';

type Provider = ComponentType<{ words: Words; children: ReactNode }>;

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

export const defineScreen = screensWithin(IslandProvider);
