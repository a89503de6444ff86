import type { ReactNode } from 'react';
import type { Resource } from '../../stores/public/resource.ts';
import { Loading } from './Loading.tsx';
import { Pager } from './Pager.tsx';

type Page = { items: readonly unknown[]; page: number; pages: number };
type Props<P> = {
  /** A `useAddressList`. */
  found: {
    list: { reload: () => unknown };
    now: Resource<P>;
    moving: boolean;
    hrefOf: (page: number) => string;
    onPage: (page: number) => void;
  };
  /** Stands there until the first page comes. */
  skeleton: ReactNode;
  /** Said where there is nothing. */
  none: (page: P) => ReactNode;
  className?: string;
  /** Under the pages. */
  foot?: ReactNode;
  children: (page: P) => ReactNode;
};

/** A list in pages as it loads, fails, is empty, or is there. */
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
