import type { GroupPerson } from '#contract/group-buy/schema.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Picture } from '../../ui/Picture.tsx';

export function Person({ person: { name, picture, opener, self } }: { person: GroupPerson }) {
  const { t } = useIsland();
  return (
    <span className="group-person flex gap-2 items-center min-w-0 text-sm">
      {picture ? (
        <Picture
          className="grid flex-none place-items-center size-10 not-italic bg-base-200 rounded-full"
          path={picture}
          width={80}
        />
      ) : (
        <i
          className="grid flex-none place-items-center size-10 not-italic bg-base-200 rounded-full border border-dashed border-base-300"
          aria-hidden="true"
        >
          {[...name][0]}
        </i>
      )}
      <b className="font-medium">{self ? t('group:you') : name}</b>
      {opener && <span className="tag tag-quiet">{t('group:opener')}</span>}
    </span>
  );
}
