import { useGround } from '../ui/Ground.tsx';

/** Said where JavaScript is off. */
export function NeedsScript() {
  const { t } = useGround();
  return <p className="no-js notice-box">{t('account:needsScript')}</p>;
}
