import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';

type Props = {
  look: 'done' | 'open' | 'waiting';
  title: string;
  text?: string | undefined;
  /** Fen. */
  amount?: number | undefined;
  children: ReactNode;
};

const ICON = { done: 'check', open: 'close', waiting: 'clock' } as const;

export function Outcome({ look, title, text, amount, children }: Props) {
  return (
    <section className="checkout-part pay-outcome" data-look={look}>
      <span className="pay-sign">
        <Icon name={ICON[look]} className="size-8" />
      </span>
      <div role="status">
        <h2 className="mt-2 text-xl font-semibold">{title}</h2>
      </div>
      {amount !== undefined && <Money fen={amount} size="xl" />}
      {text && <p className="text-quiet max-w-128">{text}</p>}
      {children}
    </section>
  );
}
