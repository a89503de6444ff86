import { useEffect } from 'react';

/** The title of the page says what is looked at, once it has come. */
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
