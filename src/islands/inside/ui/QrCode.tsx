import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of white border that scanners need. */
const BORDER = 4;

type Props = { text: string; label: string; className?: string };

/** Dark on white in both themes, because some scanners cannot read inverted codes. */
export function QrCode({ text, label, className = 'size-64' }: Props) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: 'M', border: BORDER });
    const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: dots.join('') };
  }, [text]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
