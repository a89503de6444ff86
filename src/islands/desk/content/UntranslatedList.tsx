import type { UntranslatedItem, UntranslatedKind } from '#contract/content/untranslated.schema.ts';
import { createUntranslated } from '../../../stores/desk/content.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundSection } from '../ui/FoundList.tsx';

export const UntranslatedList = defineScreen(List);

const PATHS: Record<UntranslatedKind, string> = {
  'home-page': '/desk/home-page',
  content: '/desk/content/',
  notice: '/desk/notices/',
  campaign: '/desk/campaigns/',
  words: '/desk/words',
  web: '/desk/web',
  footer: '/desk/footer',
  dictionary: '/desk/dictionaries/',
  coupon: '/desk/coupons/',
  shop: '/desk/shop?id=',
  'shop-front': '/desk/shop-front?id=',
  product: '/desk/products/',
};

function List() {
  const { t } = useIsland();
  const [list, now] = useResource(createUntranslated);
  const columns: Column<UntranslatedItem>[] = [
    {
      id: 'text',
      title: t('deskcontent:untranslated.text'),
      cell: ({ kind, ref, first }) => (
        <a className="link" href={`${PATHS[kind]}${ref}`}>
          {first}
        </a>
      ),
    },
    {
      id: 'kind',
      title: t('deskcontent:untranslated.kind'),
      cell: ({ kind }) => t(`deskcontent:untranslated.kinds.${kind}`),
      sortBy: ({ kind }) => t(`deskcontent:untranslated.kinds.${kind}`),
    },
    {
      id: 'texts',
      title: t('deskcontent:untranslated.texts'),
      cell: ({ texts }) => texts,
      sortBy: ({ texts }) => texts,
      end: true,
    },
  ];
  return (
    <FoundSection
      id="untranslated"
      title={t('deskcontent:untranslated.title')}
      hint={t('deskcontent:untranslated.hint')}
      found={{ list, now, page: now.value && { items: now.value } }}
      none={t('deskcontent:untranslated.none')}
      columns={columns}
      idOf={({ kind, ref }) => `${kind}/${ref}`}
    />
  );
}
