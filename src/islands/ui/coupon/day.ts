import { useIsland } from '../IslandContext.tsx';

/** Says a moment as a day, with the time, in China's time as all of the mall. */
export function useDay(): (at: string) => string {
  const { language } = useIsland();
  const format = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    timeZone: 'Asia/Shanghai',
  });
  return (at) => format.format(new Date(at));
}
