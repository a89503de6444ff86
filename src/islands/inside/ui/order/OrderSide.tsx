import type { ReactNode } from 'react';

/** Sum and actions of an order or refund in a list: beside its goods where there is room, below them otherwise. */
export const OrderSide = ({ children }: { children: ReactNode }) => (
  <div className="order-side flex flex-wrap items-center justify-end gap-x-5 gap-y-2 border-t border-base-200 py-3.5 text-right">
    {children}
  </div>
);
