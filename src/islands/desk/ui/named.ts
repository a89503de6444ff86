import { useIsland } from '../../ui/IslandContext.tsx';

export function useNamed(): (group: 'action' | 'kind', name: string) => string {
  const { t } = useIsland();
  return (group, name) => {
    const key = group === 'action' ? `desk:action.${name}` : `desk:kind.${name}`;
    const text = t(key);
    return text === key ? name : text;
  };
}
