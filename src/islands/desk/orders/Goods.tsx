import type { OrderLineView } from '#contract/order/schema.ts';
import { Picture } from '../../ui/Picture.tsx';

/** What was ordered, with specs and made-to-order texts. */
export function Goods({ lines }: { lines: OrderLineView[] }) {
  return (
    <ul className="desk-goods">
      {lines.map(({ id, title, spec, custom, picture, quantity }) => (
        <li key={id}>
          <Picture path={picture} width={80} />
          <p>
            <span>{title}</span>
            <small>
              {[...spec, ...custom.map(({ name, text }) => `${name}: ${text}`)].join(' · ')}
              <b>×{quantity}</b>
            </small>
          </p>
        </li>
      ))}
    </ul>
  );
}
