import type { Client } from '../shared/api/client.ts';
import { type CodeFields, unknownCodes } from '../shared/unknown-codes.ts';
import { alertCodes } from './alert-codes.ts';

/** Checks the codes of a response on its way to the caller. */
export const checkCodes =
  (fields: CodeFields) =>
  <T>(response: T): T => {
    alertCodes(unknownCodes(response, fields));
    return response;
  };

/** A client of whose responses all are checked. */
export function checking(client: Client, fields: CodeFields): Client {
  const check = checkCodes(fields);
  return {
    get: <T>(path: string, signal?: AbortSignal) => client.get<T>(path, signal).then(check),
    post: <T>(path: string, ...rest: [unknown, Record<string, string>?, object?]) =>
      client.post<T>(path, ...rest).then(check),
    put: <T>(path: string, body: unknown) => client.put<T>(path, body).then(check),
    delete: <T>(path: string) => client.delete<T>(path).then(check),
  };
}
