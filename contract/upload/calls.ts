import type { Uploaded } from '../account/schema.ts';
import { get, post } from '../call.ts';
import type { OwnFile } from './schema.ts';

export const uploadPicture = post<{ body: FormData; data: Uploaded }>('/api/p/file/uploadImFile');
export const viewOwnFile = get<{ params: 'id'; data: OwnFile }>('/api/app/p/files/{id}');
