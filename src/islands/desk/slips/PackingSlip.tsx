import type { Slip } from '#contract/order/desk.schema.ts';
import { date } from '../../../lib/shared/format.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Barcode } from './Barcode.tsx';

/** What lies in one parcel and where it goes; no prices, for it may be a gift. */
export function PackingSlip({ slip }: { slip: Slip }) {
  const { language, t } = useIsland();
  const { id, shop, createdAt, recipient, mobile, region, detail, remark, lines } = slip;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className="desk-slip" aria-label={t('deskorders:list.of', { id })}>
      <header>
        <div>
          <h2>{shop}</h2>
          <p>
            {t('deskorders:slips.date')} {date(createdAt, language)}
          </p>
        </div>
        <Barcode digits={id} label={t('deskorders:list.of', { id })} />
      </header>
      <dl>
        <dt>{t('deskorders:slips.to')}</dt>
        <dd>
          <strong>{recipient}</strong> {mobile}
          <br />
          {language === 'zh' ? `${region} ${detail}` : `${detail}, ${region}`}
        </dd>
        {remark && (
          <>
            <dt>{t('deskorders:slips.remark')}</dt>
            <dd>{remark}</dd>
          </>
        )}
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('deskorders:slips.goods')}</th>
            <th scope="col">{t('deskorders:slips.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ title, spec, custom, quantity }) => (
            <tr key={`${title} ${spec.join()} ${custom.map(({ text }) => text).join()}`}>
              <td>
                {title}
                {spec.length > 0 && <small>{spec.join(' · ')}</small>}
                {custom.map(({ name, text }) => (
                  <small key={name} className="desk-custom">
                    {name}: <b>{text}</b>
                  </small>
                ))}
              </td>
              <td>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <strong>{t('deskorders:slips.pieces', { count: pieces })}</strong>
        <span>{t('deskorders:slips.thanks')}</span>
      </footer>
    </article>
  );
}
