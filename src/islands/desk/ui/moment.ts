import { dateTime } from '../../../lib/format.ts';
import { useGround } from '../../ui/Ground.tsx';

/** Shows a time of the mall in the operator's language. */
export function useMoment(): (iso: string) => string {
  const { language } = useGround();
  return (iso) => dateTime(iso, language);
}
