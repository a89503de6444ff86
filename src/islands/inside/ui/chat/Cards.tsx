import type { ChatOrder, ChatProduct } from '#contract/chat/schema.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { Money } from '../../../ui/Money.tsx';

/** `href` undefined: the reader may not open it. */
type Shown = { href: string | undefined; title: string; picture: string; fen: number; below?: string };

export function Card({ href, title, picture, fen, below }: Shown) {
  const content = (
    <>
      <img className="size-14 rounded-box object-cover" src={picture} alt="" width="56" height="56" loading="lazy" />
      <span className="grid flex-1 min-w-0">
        <b>{title}</b>
        <Money fen={fen} size="base" />
        {below && <small>{below}</small>}
      </span>
    </>
  );
  const className = 'chat-card flex gap-3 items-center text-start';
  if (href === undefined) return <p className={className}>{content}</p>;
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {content}
    </a>
  );
}

export function ProductCard({ product, href }: { product: ChatProduct | null; href: (id: number) => string }) {
  const { t } = useIsland();
  if (!product) return <p className="chat-gone">{t('chat:productGone')}</p>;
  const { id, title, picture, price } = product;
  return <Card href={href(id)} title={title} picture={picture} fen={price} />;
}

export function OrderCard({ order, href }: { order: ChatOrder | null; href: (id: string) => string | undefined }) {
  const { t } = useIsland();
  if (!order) return <p className="chat-gone">{t('chat:orderGone')}</p>;
  const { id, title, picture, payable, word } = order;
  const below = `${t('chat:orderNo', { id })} · ${t(`order:word.${word}`)}`;
  return <Card href={href(id)} title={title} picture={picture} fen={payable} below={below} />;
}
