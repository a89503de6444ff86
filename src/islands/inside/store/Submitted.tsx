import type { StoreApplication } from '#contract/store/schema.ts';
import { PAPER_KINDS } from '#contract/store/values.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { PaperButton } from './PaperButton.tsx';

export function Submitted({ application: { data, regionNames, categories } }: { application: StoreApplication }) {
  const { t } = useIsland();
  const rows = [
    [t('store:field.name'), data.name],
    [t('store:field.text'), data.text],
    [t('store:field.category'), categories.find(({ code }) => code === data.category)?.name ?? ''],
    [t('store:field.owner'), t(`store:owner.${data.owner}`)],
    [t(`store:legalName.${data.owner}`), data.legalName],
    [t('store:field.contact'), `${data.contact} ${data.mobile}`],
    [t('store:field.detail'), `${regionNames.join(' ')} ${data.detail}`],
  ] as const;
  return (
    <div className="store-sent">
      <h2 className="my-2">{t('store:sent')}</h2>
      <img src={data.logo} alt={t('store:field.logo')} width="72" height="72" />
      <dl className="grid gap-2.5">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-quiet">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="text-quiet">{t('store:papers')}</dt>
          <dd className="wrap-anywhere">
            {PAPER_KINDS.map((kind) => (
              <span key={kind}>
                {t(`store:field.${kind}`)}
                {data[kind] && <PaperButton id={data[kind]} kind={kind} />}
              </span>
            ))}
          </dd>
        </div>
      </dl>
    </div>
  );
}
