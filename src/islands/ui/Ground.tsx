import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Language } from '../../../contract/language.ts';
import { createTranslate, type Translate, type Words } from '../../lib/i18n/fill.ts';
import type { FailureWords } from '../../stores/form.ts';

type Ground = { language: Language; t: Translate; failureWords: FailureWords };
const GroundContext = createContext<Ground | undefined>(undefined);

/** Stands around every React island of a page: its language and texts (`islandWords` on the page). */
export function Grounded({ words, children }: { words: Words; children: ReactNode }) {
  const ground = useMemo(() => {
    const t = createTranslate(words);
    return { language: words.language, t, failureWords: { network: t('error.network'), slip: t('error.slip') } };
  }, [words]);
  return <GroundContext value={ground}>{children}</GroundContext>;
}

export function useGround(): Ground {
  const ground = useContext(GroundContext);
  if (!ground) throw new Error('an island stands outside Grounded');
  return ground;
}
