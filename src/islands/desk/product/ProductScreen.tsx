import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { makeDraftKey } from '#contract/documents/desk.calls.ts';
import { copyProduct, removeProduct } from '#contract/product/desk.calls.ts';
import { PRODUCT_PAGE } from '#contract/product/page.values.ts';
import type { ProductDocument } from '#contract/product/schema.ts';
import type { Path } from '../../../lib/browser/desk/differences.ts';
import type { Translate } from '../../../lib/shared/i18n/fill.ts';
import { createProduct, type DeskProduct, errorsByField } from '../../../stores/desk/product.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import type { Bind } from '../ui/bind.ts';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { May } from '../ui/may.tsx';
import { RichPair } from '../ui/rich/RichPair.tsx';
import { Attributes } from './Attributes.tsx';
import { Basics } from './Basics.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Custom } from './Custom.tsx';
import { Features } from './Features.tsx';
import { PairRows } from './PairRows.tsx';
import { Pictures } from './Pictures.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { Section } from './Section.tsx';
import { Seo } from './Seo.tsx';
import { SizeGuide } from './SizeGuide.tsx';
import { Specs } from './Specs.tsx';
import { StateBar } from './StateBar.tsx';

type Props = { id: number };

export const ProductScreen = defineScreen(Product);

function Product({ id }: Props) {
  const { t, language, failureWords } = useIsland();
  const [product] = useState(() => createProduct(id, failureWords));
  const { document } = product;
  const value = useStore(document.$value, { ssr: 'initial' });
  const choices = useStore(product.choices.$state, { ssr: 'initial' });
  const state = useStore(product.$state, { ssr: 'initial' });
  useEffect(() => void product.choices.reload(), [product]);
  const title = value ? value.title[language] || value.title.zh : t('desk:kind.product');
  return (
    <DocumentFrame
      document={document}
      title={title}
      nameOf={(path) => fieldName(t, path)}
      actions={
        <>
          <May call={copyProduct}>
            <CopyButton product={product} />
          </May>
          <May call={makeDraftKey(`product/${id}`)}>
            <PreviewButton product={product} />
          </May>
          <May call={removeProduct}>
            <RemoveButton product={product} title={title} />
          </May>
        </>
      }
    >
      {(now, field) => (
        <div className="grid gap-5">
          <StateBar product={product} />
          <Loading now={choices} onRetry={product.choices.reload} />
          {/* Not before what stands above is there: it would move under the pointer. */}
          {state.state !== 'loading' && <Parts product={product} value={now} field={field} />}
        </div>
      )}
    </DocumentFrame>
  );
}

function fieldName(t: Translate, [field, language]: Path): string {
  const name = t(`deskgoods:field.${field}`);
  return language === 'zh' || language === 'en' ? `${name} · ${t(`desk:language.${language}`)}` : name;
}

export type PartProps = {
  product: DeskProduct;
  value: ProductDocument;
  field: Bind<ProductDocument>;
  errorOf: (field: string) => string | undefined;
};

const FACT = [
  ['name', 60],
  ['value', 300],
] as const;
const FIGURE = [
  ['value', 12],
  ['name', 30],
] as const;
const QUESTION = [
  ['question', 100],
  ['answer', 300],
] as const;

function Parts({ product, value, field }: Omit<PartProps, 'errorOf'>) {
  const { t } = useIsland();
  const errors = useMemo(() => errorsByField(value), [value]);
  const errorOf = (field: string) => {
    const error = errors.get(field);
    return error && t(`deskgoods:error.${error}`);
  };
  const props = { product, value, field, errorOf };
  return (
    <>
      {errors.size > 0 && <p className="notice-box">{t('deskgoods:product.errors', { n: errors.size })}</p>}
      <Section name="basics">
        <Basics {...props} />
      </Section>
      <Section name="pictures">
        <Pictures {...props} />
      </Section>
      <Section name="specs">
        <Specs {...props} />
      </Section>
      <Section name="custom">
        <Custom {...props} />
      </Section>
      <Section name="detail">
        <RichPair {...field('detail')} />
      </Section>
      <Section name="facts">
        <PairRows {...props} name="facts" texts={FACT} most={100} />
      </Section>
      <Section name="highlights">
        <PairRows {...props} name="highlights" texts={FIGURE} most={PRODUCT_PAGE.highlights} />
      </Section>
      <Section name="features">
        <Features {...props} />
      </Section>
      <Section name="sizeGuide">
        <SizeGuide {...props} />
      </Section>
      <Section name="questions">
        <PairRows {...props} name="questions" texts={QUESTION} most={PRODUCT_PAGE.questions} />
      </Section>
      <Section name="attributes">
        <Attributes {...props} />
      </Section>
      <Section name="seo">
        <Seo {...props} />
      </Section>
    </>
  );
}
