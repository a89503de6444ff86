import { createContext, type ReactNode, use } from 'react';
import type { Failure } from '../../../lib/shared/api/failure.ts';

/** What the mall refused of a value, and the path of its field in it. */
export type Refused = { path: readonly string[]; text: string };
export type ErrorOf = (name: string) => string | undefined;

/** Calls name fields of documents below `value`. */
export function refusedOf(failure: Failure | undefined): Refused | undefined {
  if (!failure?.field) return undefined;
  const path = failure.field.split('.');
  return { path: path[0] === 'value' ? path.slice(1) : path, text: failure.text };
}

export const partOf = (refused: Refused | undefined, name: string): Refused | undefined =>
  refused?.path[0] === name ? { path: refused.path.slice(1), text: refused.text } : undefined;

/** `name`: a field, or a part of one, as `title.en`. A field that is refused as a whole, or anywhere inside, has the error. */
export const errorsOf =
  (refused: Refused | undefined): ErrorOf =>
  (name) => {
    const path = refused?.path.join('.') ?? '';
    return path === name || path.startsWith(`${name}.`) ? refused?.text : undefined;
  };

const RefusedContext = createContext<Refused | undefined>(undefined);

/** Around the fields of a part of the value. */
export function RefusedProvider({ value, children }: { value: Refused | undefined; children: ReactNode }) {
  return <RefusedContext value={value}>{children}</RefusedContext>;
}

export const useRefused = (): Refused | undefined => use(RefusedContext);
