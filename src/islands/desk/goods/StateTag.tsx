import { useGround } from '../../ui/Ground.tsx';

/** The publish state of a product. */
export function StateTag({ status }: { status: number }) {
  const { t } = useGround();
  return (
    <span className="goods-state" data-status={status}>
      {t(`deskgoods:status.${status}`)}
    </span>
  );
}
