import { dateTime } from '../../../lib/shared/format.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

export function useMoment(): (iso: string) => string {
  const { language } = useIsland();
  return (iso) => dateTime(iso, language);
}
