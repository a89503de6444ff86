export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));
