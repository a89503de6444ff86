import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $news, watchNews } from '../../../stores/desk/news.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function NewsHint({ onShow }: { onShow: () => void }) {
  const { t } = useIsland();
  const news = useStore($news, { ssr: 'initial' });
  const [watch, setWatch] = useState<ReturnType<typeof watchNews>>();
  useEffect(() => {
    const begun = watchNews();
    setWatch(begun);
    return begun.stop;
  }, []);
  const show = () => {
    watch?.seen();
    onShow();
  };
  return (
    <div role="status" className="desk-news">
      {news > 0 && (
        <p className="flex items-center gap-2 mb-4 py-2.5 px-4 rounded-field bg-[color-mix(in_oklab,var(--color-info)_12%,var(--color-base-100))]">
          <Icon name="bell" className="size-4" />
          {t('deskorders:news.some', { count: news })}
          <Button look="link" onClick={show}>
            {t('deskorders:news.show')}
          </Button>
        </p>
      )}
    </div>
  );
}
