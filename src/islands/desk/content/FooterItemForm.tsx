import type { FooterEntryDocument } from '#contract/content/desk.schema.ts';
import { FOOTER } from '#contract/content/values.ts';
import { CONTENT_TYPE } from '#contract/enums.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { bind } from '../ui/bind.ts';
import { PairField, Select } from '../ui/fields.tsx';
import { LinkField } from '../ui/LinkField.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import { RichPair } from '../ui/rich/RichPair.tsx';

type Item = FooterEntryDocument;
type Props = {
  item: Item;
  columns: readonly Item[];
  onChange: (change: Partial<Item>) => void;
  onMove: (parentId: number) => void;
  onRemove: () => void;
};

const TYPES = [CONTENT_TYPE.INFOR, CONTENT_TYPE.LINK, CONTENT_TYPE.IMG, CONTENT_TYPE.WORD] as const;
const NOTHING = { zh: '', en: '' };

export function FooterItemForm({ item, columns, onChange, onMove, onRemove }: Props) {
  const { t } = useIsland();
  const { type, parentId } = item;
  const field = bind(
    item,
    (to) => onChange(to(item)),
    (name) => t(`deskcontent:field.${name}`),
  );
  const typed = (next: string) => {
    const chosen = Number(next) as Item['type'];
    onChange({ type: chosen, ...(chosen === CONTENT_TYPE.INFOR ? { content: item.content ?? NOTHING } : {}) });
  };
  return (
    <div className="desk-fields">
      <PairField {...field('title')} maxLength={100} />
      <div className="desk-pair">
        <Select
          {...field('type')}
          value={String(type)}
          onValue={typed}
          options={TYPES.map((one) => [String(one), t(`deskcontent:footer.type.${one}`)] as const)}
        />
        {parentId !== null && (
          <Select
            label={t('deskcontent:footer.column')}
            value={String(parentId)}
            onValue={(next) => onMove(Number(next))}
            options={columns.map(({ id, title: name }) => [String(id), name.zh || `#${id}`] as const)}
          />
        )}
      </div>
      {type === CONTENT_TYPE.INFOR && (
        <RichPair {...field('content')} label={t('deskcontent:field.html')} value={item.content ?? NOTHING} />
      )}
      {(type === CONTENT_TYPE.LINK || type === CONTENT_TYPE.IMG) && (
        <LinkField {...field('link')} value={item.link ?? ''} onValue={(link) => onChange({ link: link || null })} />
      )}
      {type === CONTENT_TYPE.IMG && <Pictures files={item.files} onFiles={(files) => onChange({ files })} />}
      <p>
        <Button size="sm" onClick={onRemove}>
          {t(parentId === null ? 'deskcontent:footer.removeColumn' : 'deskcontent:footer.removeItem')}
        </Button>
      </p>
    </div>
  );
}

function Pictures({ files, onFiles }: { files: readonly string[]; onFiles: (files: string[]) => void }) {
  const { t } = useIsland();
  // One more than there are, to put the next one in.
  const shown = files.length < FOOTER.pictures ? [...files, ''] : files;
  return (
    <>
      {[...shown.keys()].map((at) => (
        <PictureField
          key={at}
          label={t('deskcontent:footer.picture', { number: at + 1 })}
          value={shown[at] ?? ''}
          onValue={(next) =>
            onFiles(shown.map((one, index) => (index === at ? next : one)).filter((path) => path !== ''))
          }
        />
      ))}
    </>
  );
}
