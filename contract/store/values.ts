import type { ReasonField } from './schema.ts';

export const REVIEW_DAYS = 3;
/** Days that papers are stored after a refusal without a new application, or with a draft that was never sent. */
export const PAPER_DAYS = 30;
export const PAPERS_PER_HOUR = 40;
export const SHOP_KINDS = ['own', 'merchant'] as const;
export const SHOP_STATES = ['open', 'offline'] as const;
export const OWNER_KINDS = ['person', 'company'] as const;
export const PAPER_KINDS = ['licence', 'idFront', 'idBack'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
export const STORE_STEPS = {
  store: ['name', 'text', 'logo', 'category'],
  papers: ['legalName', 'licence', 'idFront', 'idBack'],
  contact: ['contact', 'mobile', 'region', 'detail'],
  agreement: ['agree'],
} as const;
export const STEP_NAMES = ['store', 'papers', 'contact', 'agreement'] as const;
export type StoreStep = (typeof STEP_NAMES)[number];
export type StoreField = (typeof STORE_STEPS)[StoreStep][number];
export const STORE_FIELDS: readonly StoreField[] = STEP_NAMES.flatMap(
  (step): readonly StoreField[] => STORE_STEPS[step],
);

export const REASON_FIELDS: readonly ReasonField[] = [...STORE_FIELDS.filter((field) => field !== 'agree'), 'other'];

/** What a store says of itself, and the password of its account, in characters (specification, section 5). */
export const STORE = { name: 20, textMin: 10, text: 200, passwordMin: 6, passwordMax: 12 } as const;
