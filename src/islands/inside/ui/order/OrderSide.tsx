import type { ReactNode } from 'react';

/** Sum and actions of an order or refund in a list: beside its goods where there is room, below them otherwise. */
export const OrderSide = ({ children }: { children: ReactNode }) => (
  <div className="order-side flex flex-wrap items-center justify-end gap-x-5 gap-y-2 py-3.5 border-t border-base-200 text-right min-[76rem]:flex-col min-[76rem]:items-end min-[76rem]:justify-center min-[76rem]:ps-6 min-[76rem]:border-t-0 min-[76rem]:border-s min-[76rem]:border-s-base-200">
    {children}
  </div>
);
