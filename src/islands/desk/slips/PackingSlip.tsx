import type { Slip } from '#contract/order/desk.schema.ts';
import { date } from '../../../lib/shared/format.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Barcode } from './Barcode.tsx';

export function PackingSlip({ slip }: { slip: Slip }) {
  const { language, t } = useIsland();
  const { id, shop, createdAt, recipient, mobile, region, detail, remark, lines } = slip;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className="desk-slip print:last:break-after-auto" aria-label={t('deskorders:list.of', { id })}>
      <header className="flex items-start justify-between gap-4 pb-3 border-b border-black">
        <div>
          <h2 className="text-[1.25em] font-semibold">{shop}</h2>
          <p>
            {t('deskorders:slips.date')} {date(createdAt, language)}
          </p>
        </div>
        <Barcode digits={id} label={t('deskorders:list.of', { id })} />
      </header>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 py-3">
        <dt className="font-semibold">{t('deskorders:slips.to')}</dt>
        <dd>
          <strong className="text-[1.125em]">{recipient}</strong> {mobile}
          <br />
          {language === 'zh' ? `${region} ${detail}` : `${detail}, ${region}`}
        </dd>
        {remark && (
          <>
            <dt className="font-semibold">{t('deskorders:slips.remark')}</dt>
            <dd>{remark}</dd>
          </>
        )}
      </dl>
      <table className="w-full border-collapse">
        <thead>
          <tr className="break-inside-avoid">
            <th scope="col">{t('deskorders:slips.goods')}</th>
            <th scope="col">{t('deskorders:slips.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ title, spec, custom, quantity }) => (
            <tr key={`${title} ${spec.join()} ${custom.map(({ text }) => text).join()}`} className="break-inside-avoid">
              <td>
                {title}
                {spec.length > 0 && <small className="block text-[0.9em] wrap-anywhere">{spec.join(' · ')}</small>}
                {custom.map(({ name, text }) => (
                  <small key={name} className="block text-[0.9em] wrap-anywhere">
                    {name}: <b>{text}</b>
                  </small>
                ))}
              </td>
              <td>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className="flex flex-wrap justify-between gap-x-4 gap-y-2 mt-auto pt-3">
        <strong>{t('deskorders:slips.pieces', { count: pieces })}</strong>
        <span>{t('deskorders:slips.thanks')}</span>
      </footer>
    </article>
  );
}
