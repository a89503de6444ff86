import { createContext, useContext } from 'react';
import type { Checkout } from '../../../stores/inside/checkout.ts';

export const CheckoutContext = createContext<Checkout | undefined>(undefined);

export function useCheckout(): Checkout {
  const checkout = useContext(CheckoutContext);
  if (!checkout) throw new Error('a part of checkout stands outside of one');
  return checkout;
}
