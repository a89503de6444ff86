import { dayIn, pageIn, textIn } from './query.ts';

/** What the list of payments shows; everything is in the URL. */
export type PaymentsFilter = { text: string; from: string; to: string; page: number };

const PAYMENTS_PATH = '/desk/payments';

export function readPaymentsFilter(search: string): PaymentsFilter {
  const query = new URLSearchParams(search);
  return {
    text: textIn(query.get('text')),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    page: pageIn(query.get('page')),
  };
}

export function paymentsQuery({ page, ...filter }: PaymentsFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query;
}

export function paymentsPath(filter: PaymentsFilter): string {
  const query = String(paymentsQuery(filter));
  return query ? `${PAYMENTS_PATH}?${query}` : PAYMENTS_PATH;
}
