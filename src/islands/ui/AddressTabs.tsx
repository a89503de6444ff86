import type { ReactNode } from 'react';
import { inPage } from './in-page.ts';
import type { Address } from './use-address-list.ts';

/** Classes of the list, and of each of its links. */
const LOOKS = {
  account: ['order-tabs', undefined],
  desk: ['desk-tabs', 'hover:text-price [&[aria-current]]:font-semibold [&[aria-current]]:border-primary'],
  pills: [
    'goods-tabs',
    'flex gap-1.5 min-h-9 items-center px-3.5 rounded-full hover:bg-base-300 aria-[current=page]:font-semibold aria-[current=page]:bg-base-100 aria-[current=page]:shadow-[inset_0_0_0_1px_var(--color-primary)]',
  ],
} as const;

type Props<W, K extends keyof W> = {
  found: Address<W>;
  /** What they are of. */
  label: string;
  /** What of the address they set; the rest of it stays. */
  name: K;
  options: readonly (readonly [value: W[K], text: string, count?: ReactNode])[];
  look?: keyof typeof LOOKS;
};

/** One list for each of a few values, perhaps with how many are in it. */
export function AddressTabs<W extends { page: number }, K extends keyof W>(props: Props<W, K>) {
  const { found, label, name, options, look = 'account' } = props;
  const [list, link] = LOOKS[look];
  return (
    <nav className={list} aria-label={label}>
      {options.map(([value, text, count]) => {
        const to = { ...found.filter, [name]: value, page: 1 };
        return (
          <a
            key={String(value)}
            className={link}
            href={found.path(to)}
            aria-current={value === found.filter[name] ? 'page' : undefined}
            onClick={inPage(() => found.go(to))}
          >
            {text}
            {count !== undefined && <b>{count}</b>}
          </a>
        );
      })}
    </nav>
  );
}
