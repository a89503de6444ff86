/** What the address of a list that is looked through by words asks for. */
export const listPlace = ({ searchParams }: URL): { page: number; text: string } => ({
  page: Math.max(1, Number(searchParams.get('page')) || 1),
  text: (searchParams.get('text') ?? '').trim(),
});

/** Of a page `…/[id]`; undefined: it is that of a new one, `…/new`. */
export const documentId = ({ id }: Record<string, string | undefined>): string | undefined =>
  id === 'new' ? undefined : id;
