import { SHOP_FRONT } from '#contract/limits.ts';
import type { Block, FrontChoices } from '#contract/shop-front/schema.ts';
import { SIDES } from '#contract/shop-front/values.ts';
import { createFrontGoods } from '../../../stores/desk/shop-front.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { bind } from '../ui/bind.ts';
import { PairField, Select } from '../ui/fields.tsx';
import { GoodsPick } from '../ui/GoodsPick.tsx';
import { NamesPick } from '../ui/NamesPick.tsx';
import { PictureField } from '../ui/PictureField.tsx';
import { BannerLink } from './BannerLink.tsx';

type OfKind<K extends Block['kind']> = Extract<Block, { kind: K }>;
type Props<B extends Block = Block> = {
  block: B;
  onChange: (change: Partial<B>) => void;
  shopId: number;
  choices: FrontChoices;
};

export function BlockFields({ block, onChange, ...more }: Props) {
  const { t } = useIsland();
  const title = (
    <PairField
      label={t('deskfront:field.title')}
      value={block.title}
      onValue={(next) => onChange({ title: next })}
      maxLength={SHOP_FRONT.title}
    />
  );
  return (
    <>
      {title}
      {block.kind === 'banner' && <Banner block={block} onChange={onChange} {...more} />}
      {block.kind === 'picks' && <Picks block={block} onChange={onChange} {...more} />}
      {block.kind === 'categories' && <Categories block={block} onChange={onChange} {...more} />}
      {block.kind === 'coupons' && <p className="field-hint">{t('deskfront:hint.coupons')}</p>}
      {block.kind === 'story' && <Story block={block} onChange={onChange} {...more} />}
    </>
  );
}

/** Fields of a block by their names. */
function useFields<B extends Block>({ block, onChange }: Pick<Props<B>, 'block' | 'onChange'>) {
  const { t } = useIsland();
  return bind(
    block,
    (to) => onChange(to(block)),
    (name) => t(`deskfront:field.${name}`),
  );
}

const useSides = () => {
  const { t } = useIsland();
  return SIDES.map((side) => [side, t(`deskfront:side.${side}`)] as const);
};

function Banner({ block, onChange, shopId, choices }: Props<OfKind<'banner'>>) {
  const { t } = useIsland();
  const field = useFields<OfKind<'banner'>>({ block, onChange });
  const sides = useSides();
  return (
    <>
      <PairField {...field('text')} maxLength={SHOP_FRONT.text} />
      <PictureField {...field('picture')} hint={t('deskfront:hint.banner')} />
      <Select {...field('textSide')} options={sides} />
      <BannerLink {...field('link')} shopId={shopId} categories={choices.categories} />
    </>
  );
}

function Picks({ block, onChange, shopId }: Props<OfKind<'picks'>>) {
  const { t } = useIsland();
  return (
    <>
      <p className="field-hint">{t('deskfront:hint.picks')}</p>
      <GoodsPick
        ids={block.products}
        onIds={(products) => onChange({ products })}
        most={SHOP_FRONT.products}
        createNames={createFrontGoods}
        legend={t('deskfront:field.products')}
        put="deskfront:put"
        shopId={shopId}
      />
    </>
  );
}

function Categories({ block, onChange, choices }: Props<OfKind<'categories'>>) {
  const { t } = useIsland();
  const { categoriesLeast: least, categories: max } = SHOP_FRONT;
  return (
    <NamesPick
      ids={block.categories}
      onIds={(categories) => onChange({ categories })}
      choices={choices.categories}
      most={max}
      label={t('deskfront:field.categories')}
      choose={t('deskfront:addCategory')}
      hint={t('deskfront:hint.categories', { least, max })}
      nameOf={(id) => t('deskfront:goneCategory', { id })}
    />
  );
}

function Story({ block, onChange }: Props<OfKind<'story'>>) {
  const { t } = useIsland();
  const field = useFields<OfKind<'story'>>({ block, onChange });
  const sides = useSides();
  return (
    <>
      <PairField {...field('text')} hint={t('deskfront:hint.story')} multiline maxLength={SHOP_FRONT.story} />
      <PictureField {...field('picture')} />
      <Select {...field('pictureSide')} options={sides} />
    </>
  );
}
