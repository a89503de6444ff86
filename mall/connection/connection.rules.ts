const LENGTH = 120;

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, LENGTH);
  return codeOf(error) ?? codeOf(error.cause) ?? error.message.slice(0, LENGTH);
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code ? error.code : undefined;
