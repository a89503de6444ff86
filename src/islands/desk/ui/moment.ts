import { dateTime } from '../../../lib/shared/format.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

/** Shows a time of the mall in the operator's language. */
export function useMoment(): (iso: string) => string {
  const { language } = useIsland();
  return (iso) => dateTime(iso, language);
}
