import { useEffect } from 'react';

export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    if (!name) return;
    const plain = document.title;
    document.title = plain.replace(/^.*?(?= - )/, () => name);
    return () => {
      document.title = plain;
    };
  }, [name]);
}
