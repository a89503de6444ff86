import type { OrderLineView } from '#contract/order/schema.ts';
import { Picture } from '../../ui/Picture.tsx';

export function Goods({ lines }: { lines: OrderLineView[] }) {
  return (
    <ul className="desk-goods grid gap-3">
      {lines.map(({ id, title, spec, custom, picture, quantity }) => (
        <li key={id} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-3">
          <Picture className="size-12 rounded-field" path={picture} width={80} />
          <p>
            <span>{title}</span>
            <small>
              {[...spec, ...custom.map(({ name, text }) => `${name}: ${text}`)].join(' · ')}
              <b className="ms-2 font-medium text-base-content">×{quantity}</b>
            </small>
          </p>
        </li>
      ))}
    </ul>
  );
}
