import { useEffect, useEffectEvent } from 'react';
import { followAddress, keepPosition, pushAddress, restorePosition } from './position.ts';

type Place<W> = {
  /** What an address asks for. */
  read: (search: string) => W;
  /** The address that asks for it. */
  path: (wish: W) => string;
  show: (wish: W) => Promise<void>;
};

/**
 * A list that shows what the address asks for, Back and Forward included, scrolled as it was left.
 * @returns shows something else under an address of its own
 */
export function useAddressList<W>({ read, path, show }: Place<W>): (wish: W) => void {
  const showAddress = useEffectEvent(async () => {
    followAddress();
    await show(read(location.search));
    restorePosition();
  });
  useEffect(() => {
    const come = () => void showAddress();
    const forget = keepPosition();
    addEventListener('popstate', come);
    come();
    return () => {
      removeEventListener('popstate', come);
      forget();
    };
  }, []);
  return (wish) => {
    pushAddress(path(wish));
    void show(wish);
  };
}
