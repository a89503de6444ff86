import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Language } from '#contract/language.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createTranslate, type Translate, type Words } from '../../lib/shared/i18n/fill.ts';

type Island = { language: Language; t: Translate; failureWords: FailureWords };
const IslandContext = createContext<Island | undefined>(undefined);

export function IslandProvider({ words, children }: { words: Words; children: ReactNode }) {
  const island = useMemo(() => {
    const t = createTranslate(words);
    return {
      language: words.language,
      t,
      failureWords: { network: t('error.network'), internal: t('error.internal') },
    };
  }, [words]);
  return <IslandContext value={island}>{children}</IslandContext>;
}

export function useIsland(): Island {
  const island = useContext(IslandContext);
  if (!island) throw new Error('an island is outside IslandProvider');
  return island;
}
