import type { Block } from '#contract/block/schema.ts';
import { BLOCKS, SIDES } from '#contract/block/values.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { bind } from '../ui/bind.ts';
import { PairField, Select } from '../ui/fields.tsx';
import { GoodsPick } from '../ui/GoodsPick.tsx';
import { NamesPick } from '../ui/NamesPick.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import { errorsOf, useRefused } from '../ui/refused.tsx';
import { BannerLink } from './BannerLink.tsx';
import { type BlockScope, giverOf } from './scope.ts';

type OfKind<K extends Block['kind']> = Extract<Block, { kind: K }>;
type Props<B extends Block = Block> = {
  block: B;
  onChange: (change: Partial<B>) => void;
  scope: BlockScope;
};

export function BlockFields({ block, onChange, scope }: Props) {
  const { t } = useIsland();
  const field = useFields<Block>({ block, onChange });
  return (
    <>
      <PairField {...field('title')} maxLength={BLOCKS.title} />
      {block.kind === 'banner' && <Banner block={block} onChange={onChange} scope={scope} />}
      {block.kind === 'picks' && <Picks block={block} onChange={onChange} scope={scope} />}
      {block.kind === 'categories' && <Categories block={block} onChange={onChange} scope={scope} />}
      {block.kind === 'coupons' && <p className="field-hint">{t(`deskblock:hint.${giverOf(scope)}.coupons`)}</p>}
      {block.kind === 'story' && <Story block={block} onChange={onChange} />}
    </>
  );
}

/** Fields of a block by their names. */
function useFields<B extends Block>({ block, onChange }: Pick<Props<B>, 'block' | 'onChange'>) {
  const { t } = useIsland();
  const refused = useRefused();
  return bind(
    block,
    (to) => onChange(to(block)),
    (name) => t(`deskblock:field.${name}`),
    errorsOf(refused),
  );
}

const useSides = () => {
  const { t } = useIsland();
  return SIDES.map((side) => [side, t(`deskblock:side.${side}`)] as const);
};

function Banner({ block, onChange, scope }: Props<OfKind<'banner'>>) {
  const { t } = useIsland();
  const field = useFields<OfKind<'banner'>>({ block, onChange });
  const sides = useSides();
  return (
    <>
      <PairField {...field('text')} maxLength={BLOCKS.text} />
      <PictureField {...field('picture')} hint={t('deskblock:hint.banner')} />
      <Select {...field('textSide')} options={sides} />
      <BannerLink {...field('link')} scope={scope} />
    </>
  );
}

function Picks({ block, onChange, scope }: Props<OfKind<'picks'>>) {
  const { t } = useIsland();
  const { label, error } = useFields<OfKind<'picks'>>({ block, onChange })('products');
  return (
    <>
      <p className="field-hint">{t('deskblock:hint.picks')}</p>
      <GoodsPick
        ids={block.products}
        onIds={(products) => onChange({ products })}
        most={BLOCKS.products}
        createNames={scope.createNames}
        legend={label}
        error={error}
        put="deskblock:put"
        shopId={scope.shopId}
      />
    </>
  );
}

function Categories({ block, onChange, scope }: Props<OfKind<'categories'>>) {
  const { t } = useIsland();
  const { label, error } = useFields<OfKind<'categories'>>({ block, onChange })('categories');
  const { categoriesLeast: least, categories: max } = BLOCKS;
  return (
    <NamesPick
      ids={block.categories}
      onIds={(categories) => onChange({ categories })}
      choices={scope.categories}
      most={max}
      label={label}
      error={error}
      choose={t('deskblock:addCategory')}
      hint={t(`deskblock:hint.${giverOf(scope)}.categories`, { least, max })}
      nameOf={(id) => t('deskblock:goneCategory', { id })}
    />
  );
}

function Story({ block, onChange }: Omit<Props<OfKind<'story'>>, 'scope'>) {
  const { t } = useIsland();
  const field = useFields<OfKind<'story'>>({ block, onChange });
  const sides = useSides();
  return (
    <>
      <PairField {...field('text')} hint={t('deskblock:hint.story')} multiline maxLength={BLOCKS.story} />
      <PictureField {...field('picture')} />
      <Select {...field('pictureSide')} options={sides} />
    </>
  );
}
