import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createRate } from '../../../stores/desk/settlement.ts';

/** Commission of the mall on goods of a shop in a category, basis points; undefined while it is not known. */
export function useRate(shopId: number | undefined, categoryId: number): number | undefined {
  const [rate] = useState(createRate);
  useEffect(() => void rate.load(shopId, categoryId), [rate, shopId, categoryId]);
  return useStore(rate.$rate);
}
