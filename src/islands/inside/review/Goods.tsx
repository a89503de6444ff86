import type { ReviewLine } from '#contract/review/schema.ts';
import { productPath } from '../../../lib/shared/paths.ts';
import { Picture } from '../../ui/Picture.tsx';

/** What a review is about. */
export function Goods({ line }: { line: Omit<ReviewLine, 'id'> }) {
  const { productId, title, spec, picture } = line;
  return (
    <div className="review-goods">
      <Picture path={picture} width={80} />
      <div>
        <a href={productPath(productId)}>{title}</a>
        {spec.length > 0 && <p>{spec.join(' · ')}</p>}
      </div>
    </div>
  );
}
