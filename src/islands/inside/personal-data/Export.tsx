import { useStore } from '@nanostores/react';
import type { DataExport, PersonalData } from '#contract/personal-data/schema.ts';
import { EXPORT_STATUS } from '#contract/personal-data/values.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { type PersonalDataStore, sendDataCode } from '../../../stores/inside/personal-data.ts';
import { type CodeValues, codeRules } from '../../../stores/public/rules.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { useMallForm } from '../../ui/form/use-form.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { store: PersonalDataStore; data: PersonalData };
const { DONE, FAILED } = EXPORT_STATUS;

export function Export({ store, data }: Props) {
  const { t } = useIsland();
  const made = data.export;
  const isUnderWay = made !== null && made.status !== DONE && made.status !== FAILED;
  return (
    <section className="mt-8" aria-labelledby="export-title">
      <h2 id="export-title">{t('personaldata:export.title')}</h2>
      <p>{t('personaldata:export.text')}</p>
      {isUnderWay && <Progress made={made} />}
      {made?.status === DONE && <Ready store={store} made={made} />}
      {made?.status === FAILED && (
        <p role="alert" className="field-error mt-4">
          {t('personaldata:export.failed')}
        </p>
      )}
      {!isUnderWay && <Ask store={store} data={data} />}
    </section>
  );
}

function Progress({ made: { done, total } }: { made: DataExport }) {
  const { t } = useIsland();
  const percent = total ? Math.floor((done / total) * 100) : 0;
  return (
    <div className="mt-5 grid gap-2" role="status">
      <p>{total ? t('personaldata:export.underWay', { percent }) : t('personaldata:export.waiting')}</p>
      <progress
        className="w-full accent-primary"
        value={percent}
        max="100"
        aria-label={t('personaldata:export.progress')}
      />
      <p className="text-sm text-quiet">{t('personaldata:export.leave')}</p>
    </div>
  );
}

const MB = 1_000_000;
const inMb = (bytes: number): string => Math.max(0.1, bytes / MB).toFixed(1);

function Ready({ store, made: { bytes, endsAt } }: { store: PersonalDataStore; made: DataExport }) {
  const { t, language } = useIsland();
  const busy = useStore(store.$busy);
  const save = async () => {
    const url = await store.link();
    if (url) location.assign(url);
  };
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 py-4 px-5 rounded-box bg-base-200" role="status">
      <p>
        {t('personaldata:export.ready', { size: inMb(bytes) })}
        {endsAt && (
          <small className="block text-sm text-quiet">
            {t('personaldata:export.until', { at: dateTime(endsAt, language) })}
          </small>
        )}
      </p>
      <Button look="primary" className="ml-auto" busy={busy} onClick={save}>
        {t('personaldata:export.download')}
      </Button>
    </div>
  );
}

function Ask({ store, data: { mobile, export: made } }: Props) {
  const { t } = useIsland();
  const form = useMallForm<CodeValues>({ rules: codeRules, send: ({ code }) => store.ask(code) });
  return (
    <form id="export" method="dialog" noValidate className="auth-form needs-js" onSubmit={form.submit}>
      <CodeField
        form={form}
        name="code"
        label={t('personaldata:code', { mobile })}
        purpose="export"
        needs={[]}
        ask={() => sendDataCode('export')}
      />
      <FormFoot form={form} look="outline" className="self-start px-8">
        {t(made?.status === DONE ? 'personaldata:export.again' : 'personaldata:export.ask')}
      </FormFoot>
    </form>
  );
}
