import type { ReviewLine } from '#contract/review/schema.ts';
import { productPath } from '../../../lib/shared/paths.ts';
import { Picture } from '../../ui/Picture.tsx';

export function Goods({ line }: { line: Omit<ReviewLine, 'id'> }) {
  const { productId, title, spec, picture } = line;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
      <Picture className="size-16 rounded-field object-cover" path={picture} width={80} />
      <div>
        <a className="hover:underline" href={productPath(productId)}>
          {title}
        </a>
        {spec.length > 0 && <p className="mt-1 text-sm text-quiet">{spec.join(' · ')}</p>}
      </div>
    </div>
  );
}
