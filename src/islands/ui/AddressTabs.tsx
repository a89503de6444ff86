import type { ReactNode } from 'react';
import { inPage } from './in-page.ts';
import type { Address } from './use-address-list.ts';

const LOOKS = { account: ['my-5', undefined], desk: ['mb-4', 'font-normal text-quiet'] } as const;

type Props<W, K extends keyof W> = {
  found: Address<W>;
  label: string;
  name: K;
  options: readonly (readonly [value: W[K], text: string, count?: ReactNode])[];
  look?: keyof typeof LOOKS;
};

export function AddressTabs<W extends { page: number }, K extends keyof W>(props: Props<W, K>) {
  const { found, label, name, options, look = 'account' } = props;
  const [list, number] = LOOKS[look];
  return (
    <nav className={`tabs tabs-border border-b border-base-300 ${list}`} aria-label={label}>
      {options.map(([value, text, count]) => {
        const to = { ...found.filter, [name]: value, page: 1 };
        return (
          <a
            key={String(value)}
            className="tab"
            href={found.path(to)}
            aria-current={value === found.filter[name] ? 'page' : undefined}
            onClick={inPage(() => found.go(to))}
          >
            {text}
            {count !== undefined && <b className={number}>{count}</b>}
          </a>
        );
      })}
    </nav>
  );
}
