import { ORDER, type Path } from '../../../lib/browser/desk/differences.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

export function useFieldName(document: string): (path: Path) => string {
  const { t } = useIsland();
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
