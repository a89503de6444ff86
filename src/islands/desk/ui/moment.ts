import { useGround } from '../../ui/Ground.tsx';

const LOCALES = { zh: 'zh-CN', en: 'en-GB' } as const;

/** Shows a time of the mall as people in China read it on the clock. */
export function useMoment(): (iso: string) => string {
  const { language } = useGround();
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  });
  return (iso) => format.format(new Date(iso));
}
