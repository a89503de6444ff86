import type { CodeFields } from '#contract/response-codes.ts';
import type { Client } from '../shared/api/client.ts';
import { unknownCodes } from '../shared/unknown-codes.ts';
import { alertCodes } from './alert-codes.ts';

/** Alerts the codes in an answer that its enumerations do not define. */
export const alertUnknown = (data: unknown, fields: CodeFields): void => alertCodes(unknownCodes(data, fields));

/** Checks the codes of a response on its way to the caller. */
export const checkCodes =
  (fields: CodeFields) =>
  <T>(response: T): T => {
    alertUnknown(response, fields);
    return response;
  };

/** A client of whose responses all are checked. */
export function checking(client: Client, fields: CodeFields): Client {
  const check = checkCodes(fields);
  return {
    call: (call, ...request) => client.call(call, ...request).then(check),
    get: <T>(path: string, signal?: AbortSignal) => client.get<T>(path, signal).then(check),
    post: <T>(path: string, ...rest: [unknown, Record<string, string>?, object?]) =>
      client.post<T>(path, ...rest).then(check),
    put: <T>(path: string, body: unknown) => client.put<T>(path, body).then(check),
    delete: <T>(path: string) => client.delete<T>(path).then(check),
  };
}
