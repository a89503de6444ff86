import type { ReactNode } from 'react';
import type { Resource } from '../../lib/shared/api/resource.ts';
import { Loading } from './Loading.tsx';
import { Pager } from './Pager.tsx';

type Page = { items: readonly unknown[]; page: number; pages: number };
type Props<P> = {
  found: {
    list: { reload: () => unknown };
    now: Resource<P>;
    moving: boolean;
    hrefOf: (page: number) => string;
    onPage: (page: number) => void;
  };
  skeleton: ReactNode;
  none: (page: P) => ReactNode;
  className?: string;
  foot?: ReactNode;
  children: (page: P) => ReactNode;
};

export function PagedList<P extends Page>({ found, skeleton, none, className, foot, children }: Props<P>) {
  const { list, now, moving, hrefOf, onPage } = found;
  const page = now.value;
  return (
    <>
      <Loading now={now} onRetry={list.reload}>
        {skeleton}
      </Loading>
      {page && (
        <div className={className} aria-busy={moving}>
          {page.items.length === 0 && none(page)}
          {children(page)}
          <Pager page={page.page} pages={page.pages} hrefOf={hrefOf} onPage={onPage} />
          {foot}
        </div>
      )}
    </>
  );
}
