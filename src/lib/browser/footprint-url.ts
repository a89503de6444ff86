const PAGE_MAX = 100;

const PATH = '/user-center/uc-footprint';

/** Which page of footprints the address asks for. */
export const readFootprint = (search: string): { page: number } => ({
  page: Math.min(Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page'))) || 1), PAGE_MAX),
});

export const footprintPath = ({ page }: { page: number }): string => (page > 1 ? `${PATH}?page=${page}` : PATH);
