import { priceParts } from '../../lib/shared/price.ts';

type Props = { fen: number; size?: 'base' | 'lg' | 'xl'; className?: string };

export function Money({ fen, size = 'lg', className = '' }: Props) {
  const { whole, cents } = priceParts(Math.abs(fen));
  return (
    <b className={`price ${size === 'lg' ? '' : `price-${size}`} ${className}`}>
      <small>{fen < 0 ? '−¥' : '¥'}</small>
      {whole}
      <small>.{cents}</small>
    </b>
  );
}
