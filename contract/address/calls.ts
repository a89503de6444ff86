import { get, post, put, remove } from '../call.ts';
import type { AddressBook, AddressInput, AddressView } from './schema.ts';

export const viewAddressBook = get<{ data: AddressBook }>('/api/app/p/addresses');
export const addAddress = post<{ body: AddressInput; data: AddressView }>('/api/app/p/addresses');
export const changeAddress = put<{ params: 'id'; body: AddressInput; data: AddressView }>('/api/app/p/addresses/{id}');
export const makeDefaultAddress = post<{ params: 'id'; data: AddressView }>('/api/app/p/addresses/{id}/default');
export const removeAddress = remove<{ params: 'id'; data: null }>('/api/app/p/addresses/{id}');
