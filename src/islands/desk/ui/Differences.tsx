import type { Difference, Path } from '../../../lib/browser/desk/differences.ts';
import { keyOf } from '../../../lib/browser/desk/differences.ts';
import { textChange } from '../../../lib/browser/desk/texts.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = {
  differences: readonly Difference[];
  nameOf: (path: Path) => string;
  /** What is replaced as a whole, such as a state: not shown letter by letter. */
  isWhole?: (path: Path) => boolean;
};

export function Differences({ differences, nameOf, isWhole = () => false }: Props) {
  const { t } = useIsland();
  if (!differences.length) return <p className="text-quiet">{t('desk:diff.none')}</p>;
  return (
    <dl className="desk-diff grid gap-3 leading-[1.7] wrap-anywhere">
      {differences.map(({ path, base, mine }) => (
        <div key={keyOf(path)}>
          <dt className="text-sm font-semibold">{nameOf(path)}</dt>
          <dd className="mt-1">
            <Change before={base} after={mine} whole={isWhole(path)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const TAGS = { same: 'span', in: 'ins', out: 'del' } as const;

const isText = (value: unknown): value is string | undefined | null => value == null || typeof value === 'string';

type ChangeProps = { before: unknown; after: unknown; whole?: boolean };

export function Change({ before, after, whole = false }: ChangeProps) {
  if (!whole && isText(before) && isText(after)) return <TextChange before={before ?? ''} after={after ?? ''} />;
  return (
    <>
      <del>
        <Shown value={before} />
      </del>{' '}
      <ins>
        <Shown value={after} />
      </ins>
    </>
  );
}

function TextChange({ before, after }: { before: string; after: string }) {
  const { t } = useIsland();
  if (before === after) return <span className="text-quiet">{t('desk:diff.untouched')}</span>;
  return (
    <span className="whitespace-pre-wrap">
      {textChange(before, after).map(({ text, kind }, index) => {
        const Tag = TAGS[kind];
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, which never move
        return <Tag key={index}>{text}</Tag>;
      })}
    </span>
  );
}

function Shown({ value }: { value: unknown }) {
  const { t } = useIsland();
  if (value == null || value === '') return t('desk:diff.empty');
  if (typeof value === 'boolean') return t(value ? 'desk:diff.yes' : 'desk:diff.no');
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join('、');
  if (typeof value === 'object') return <pre>{JSON.stringify(value, undefined, 1)}</pre>;
  return String(value);
}
