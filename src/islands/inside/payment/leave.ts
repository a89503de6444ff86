import { useEffect, useState } from 'react';

/** Leads to another page; until it is there nothing can be pressed again. After Back the page works as before. */
export function useLeave(): { leaving: boolean; leave: (path: string) => void } {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const wake = () => setLeaving(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);
  const leave = (path: string) => {
    setLeaving(true);
    location.assign(path);
  };
  return { leaving, leave };
}
