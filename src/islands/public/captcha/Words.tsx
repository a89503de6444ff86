import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { CAPTCHA } from '#contract/captcha/values.ts';
import type { CaptchaFlow } from '../../../stores/public/captcha-flow.ts';
import { createPicks } from '../../../stores/public/captcha-picks.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Picture } from './Frame.tsx';
import { Grid } from './Grid.tsx';

export function Words({ flow }: { flow: CaptchaFlow }) {
  const { t } = useIsland();
  const [picks] = useState(() => createPicks(flow));
  const [grid, setGrid] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const { phase, picture } = useStore(flow.$state);
  const points = useStore(picks.$points);
  const press = ({ nativeEvent: { offsetX, offsetY } }: React.MouseEvent) => {
    if (!image.current) return;
    picks.choose({
      x: Math.round((offsetX / image.current.clientWidth) * CAPTCHA.width),
      y: Math.round((offsetY / image.current.clientHeight) * CAPTCHA.height),
    });
  };
  return (
    <div className="captcha" data-phase={phase}>
      <Picture flow={flow} image={image} onPress={press}>
        <div className="captcha-marks" aria-hidden="true">
          {points.map(({ x, y }, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: one place may be clicked twice
              key={at}
              className="captcha-mark"
              style={{ left: `${(x / CAPTCHA.width) * 100}%`, top: `${(y / CAPTCHA.height) * 100}%` }}
            >
              {at + 1}
            </span>
          ))}
        </div>
        {grid && <Grid onChoose={picks.choose} />}
      </Picture>
      <div className="captcha-line">
        <p className="captcha-asked">
          <span>{t('captcha:words')}</span>
          {(picture?.wordList ?? []).map((word) => (
            <b key={word} lang="zh">
              {word}
            </b>
          ))}
        </p>
        <button type="button" className="captcha-toggle" data-first aria-pressed={grid} onClick={() => setGrid(!grid)}>
          {t('captcha:grid')}
        </button>
        <span className="sr-only" role="status">
          {points.length > 0 && t('captcha:chosen', { n: points.length })}
        </span>
      </div>
    </div>
  );
}
