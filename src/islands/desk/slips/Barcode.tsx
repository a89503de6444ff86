import { code128 } from '../../../lib/browser/desk/code128.ts';

const QUIET = 10;
const HEIGHT = 44;

export function Barcode({ digits, label }: { digits: string; label: string }) {
  const bars: { at: number; width: number }[] = [];
  let at = QUIET;
  for (const [index, width] of code128(digits).entries()) {
    if (index % 2 === 0) bars.push({ at, width });
    at += width;
  }
  return (
    <figure className="desk-barcode flex-none w-[52mm] text-center">
      <svg viewBox={`0 0 ${at + QUIET} ${HEIGHT}`} role="img" aria-label={label} preserveAspectRatio="none">
        {bars.map((bar) => (
          <rect key={bar.at} x={bar.at} width={bar.width} height={HEIGHT} />
        ))}
      </svg>
      <figcaption className="text-[0.75rem] tracking-[0.04em] tabular-nums" aria-hidden="true">
        {digits}
      </figcaption>
    </figure>
  );
}
