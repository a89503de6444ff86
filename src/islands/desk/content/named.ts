import { ORDER, type Path } from '../../../lib/desk/differences.ts';
import { useGround } from '../../ui/Ground.tsx';

/** What the fields of a document are called in comparisons: its own names, and those that documents share. */
export function useFieldName(document: string): (path: Path) => string {
  const { t } = useGround();
  const part = (key: string): string => {
    if (key === ORDER) return t('deskcontent:field.order');
    if (key.startsWith('#')) return key;
    for (const name of [`deskcontent:${document}.${key}`, `deskcontent:field.${key}`]) {
      const text = t(name);
      if (text !== name) return text;
    }
    return key;
  };
  return (path) => path.map(part).join(' · ');
}
