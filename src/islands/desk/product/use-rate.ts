import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { viewRate } from '#contract/settlement/desk.calls.ts';
import { createRate } from '../../../stores/desk/settlement.ts';
import { useMay } from '../ui/may.tsx';

/** Commission of the mall on goods of a shop in a category, basis points; undefined while it is not known, or not for this operator. */
export function useRate(shopId: number | undefined, categoryId: number): number | undefined {
  const [rate] = useState(createRate);
  const may = useMay()(viewRate);
  useEffect(() => {
    if (may) void rate.load(shopId, categoryId);
  }, [rate, may, shopId, categoryId]);
  return useStore(rate.$rate);
}
