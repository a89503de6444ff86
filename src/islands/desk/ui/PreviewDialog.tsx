import { copyText } from '../../../stores/inside/copy.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useMoment } from './moment.ts';

type Props = { path: string; until: string; onClose: () => void };

export function PreviewDialog({ path, until, onClose }: Props) {
  const { t } = useIsland();
  const moment = useMoment();
  const address = location.origin + path;
  const copy = async () => {
    if (await copyText(address)) toast(t('deskcontent:draft.copied'), 'success');
  };
  return (
    <Dialog title={t('deskcontent:draft.preview')} onClose={onClose}>
      <p className="my-3 text-quiet">{t('deskcontent:draft.previewText', { until: moment(until) })}</p>
      <Field label={t('deskcontent:draft.link')} value={address} onValue={() => {}} readOnly />
      <p className="modal-action flex-wrap">
        <Button onClick={copy} data-first>
          {t('deskcontent:draft.copy')}
        </Button>
        <a className="btn btn-primary" href={path} target="_blank" rel="noopener">
          {t('deskcontent:draft.open')}
        </a>
      </p>
    </Dialog>
  );
}
