import { type ComponentType, useState } from 'react';
import type { Language } from '#contract/language.ts';
import type { Translate } from '../../../lib/shared/i18n/fill.ts';
import type { DeskDocument } from '../../../stores/desk/document.ts';
import type { PromotionKindOf } from '../../../stores/desk/promotion.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import type { Bind } from './bind.ts';
import type { Column } from './DataTable.tsx';
import { defineScreen } from './define-screen.ts';
import { PromotionFrame, type PromotionProps } from './PromotionFrame.tsx';
import { type ListPlace, PromotionList } from './PromotionList.tsx';
import { usePromotionColumns } from './promotion-columns.tsx';

type Words<Row extends { id: number }> = ReturnType<typeof usePromotionColumns<Row>> & {
  t: Translate;
  language: Language;
};

type Columns<Row extends { id: number }> = (words: Words<Row>) => Column<Row>[];
type ListProps<Row extends { id: number }, V, C> = ListPlace & {
  kind: PromotionKindOf<Row, V, C>;
  columnsOf: Columns<Row>;
};

function List<Row extends { id: number }, V, C>({ kind, columnsOf, ...place }: ListProps<Row, V, C>) {
  const { path, texts, add, createList } = kind;
  const { t, language } = useIsland();
  const columns = columnsOf({ ...usePromotionColumns<Row>(path, texts), t, language });
  return <PromotionList {...place} {...{ path, texts, add, columns }} create={createList} />;
}

/** The list of a kind. */
export const promotionList = <Row extends { id: number }, V, C>(
  kind: PromotionKindOf<Row, V, C>,
  columnsOf: Columns<Row>,
) => defineScreen((place: ListPlace) => <List {...place} kind={kind} columnsOf={columnsOf} />);

export type FieldsProps<V, C = undefined> = {
  field: Bind<V>;
  document: DeskDocument<V>;
  value: V;
  choices: C;
  id: string | undefined;
};

type SavedProps<C> = { id: string; choices: C };
type Around<C> = {
  /** Of one that is saved, before the way back. */
  Actions?: ComponentType<SavedProps<C>>;
  /** Of one that is saved, below its fields: also for those who may only look. */
  Below?: ComponentType<SavedProps<C>>;
};
type OneProps<Row, V, C> = PromotionProps & {
  kind: PromotionKindOf<Row, V, C>;
  Fields: ComponentType<FieldsProps<V, C>>;
  around: Around<C>;
};
type Choosing<Row, V, C> = OneProps<Row, V, C> & {
  createChoices: NonNullable<PromotionKindOf<Row, V, C>['createChoices']>;
};

function Chosen<Row, V extends object, C>({ createChoices, ...one }: Choosing<Row, V, C>) {
  const [choices, now] = useResource(createChoices);
  if (now.value !== undefined) return <One {...one} choices={now.value} />;
  return (
    <Loading now={now} onRetry={choices.reload}>
      <Skeleton count={3} className="h-28" />
    </Loading>
  );
}

function One<Row, V extends object, C>({ id, kind, Fields, around, choices }: OneProps<Row, V, C> & { choices: C }) {
  const { failureWords } = useIsland();
  const [document] = useState(() => kind.createOne(id, choices, failureWords));
  const { Actions, Below } = around;
  return (
    <>
      <PromotionFrame
        document={document}
        id={id}
        path={kind.path}
        texts={kind.texts}
        actions={Actions && id && <Actions id={id} choices={choices} />}
      >
        {(value, field) => <Fields {...{ field, document, value, choices, id }} />}
      </PromotionFrame>
      {Below && id && <Below id={id} choices={choices} />}
    </>
  );
}

/** One of a kind as it is edited. */
export const promotionScreen = <Row, V extends object, C>(
  kind: PromotionKindOf<Row, V, C>,
  Fields: ComponentType<FieldsProps<V, C>>,
  around: Around<C> = {},
) => {
  const { createChoices } = kind;
  return defineScreen(({ id }: PromotionProps) => {
    const one = { id, kind, Fields, around };
    return createChoices ? (
      <Chosen {...one} createChoices={createChoices} />
    ) : (
      <One {...one} choices={undefined as C} />
    );
  });
};
