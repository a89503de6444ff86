import type { GroupPerson } from '#contract/group-buy/schema.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** Who is in a group: a picture, or the first character of a name, and the name as far as others may read it. */
export function Person({ person: { name, picture, opener, self } }: { person: GroupPerson }) {
  const { t } = useIsland();
  return (
    <span className="group-person">
      {picture ? <Picture path={picture} width={80} /> : <i aria-hidden="true">{[...name][0]}</i>}
      <b>{self ? t('group:you') : name}</b>
      {opener && <span className="tag tag-quiet">{t('group:opener')}</span>}
    </span>
  );
}
