import { createContext, useContext } from 'react';
import type { CartPageStore } from '../../../stores/inside/cart-page.ts';

export const CartContext = createContext<CartPageStore | undefined>(undefined);

export function useCart(): CartPageStore {
  const store = useContext(CartContext);
  if (!store) throw new Error('a part of the cart stands outside it');
  return store;
}
