import { useIsland } from '../../ui/IslandContext.tsx';

type Props = {
  label: string;
  none: string;
  pictures: readonly string[];
  value: string;
  onValue: (path: string) => void;
};

export function PictureChoice({ label, none, pictures, value, onValue }: Props) {
  const { t } = useIsland();
  return (
    <select className="select w-40" aria-label={label} value={value} onChange={({ target }) => onValue(target.value)}>
      <option value="">{none}</option>
      {pictures.map((path, n) => (
        <option key={path} value={path}>
          {t('deskgoods:pictures.one', { n: n + 1 })}
        </option>
      ))}
    </select>
  );
}
