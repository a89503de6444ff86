import { pageNumbers } from '../../lib/shared/pager.ts';
import { Icon } from './Icon.tsx';
import { useIsland } from './IslandContext.tsx';
import { inPage } from './in-page.ts';

type Props = {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  onPage?: ((page: number) => void) | undefined;
};

export function Pager({ page, pages, hrefOf, onPage }: Props) {
  const { t } = useIsland();
  if (pages < 2) return null;
  const lead = (to: number) => onPage && inPage(() => onPage(to));
  const previous = (
    <>
      <Icon name="left" className="size-4" />
      {t('pager.previous')}
    </>
  );
  const next = (
    <>
      {t('pager.next')}
      <Icon name="right" className="size-4" />
    </>
  );
  return (
    <nav aria-label={t('pager.label')} className="pager">
      {page > 1 ? (
        <a href={hrefOf(page - 1)} onClick={lead(page - 1)} rel="prev">
          {previous}
        </a>
      ) : (
        <span aria-hidden="true">{previous}</span>
      )}
      <ol>
        {pageNumbers(page, pages).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={hrefOf(number)}
                onClick={lead(number)}
                aria-label={t('pager.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <a href={hrefOf(page + 1)} onClick={lead(page + 1)} rel="next">
          {next}
        </a>
      ) : (
        <span aria-hidden="true">{next}</span>
      )}
      <p>{t('pager.of', { pages })}</p>
    </nav>
  );
}
