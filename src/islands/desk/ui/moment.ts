import { dateTime } from '../../../lib/shared/format.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

/** For a table: a date that does not fit is not broken, but begins a line. */
export function useMoment(): (iso: string) => string {
  const { language } = useIsland();
  return (iso) => dateTime(iso, language).replaceAll(' ', '\u00a0');
}
