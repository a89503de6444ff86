import type { AddressBook, AddressInput, AddressView } from '#contract/address/schema.ts';
import { mall } from './browser.ts';

const PATH = '/app/p/addresses';

export const addressBook = (): Promise<AddressBook> => mall.get(PATH);
/** @param id of the one that changes; without it a new one is added */
export const saveAddress = (input: AddressInput, id?: number): Promise<AddressView> =>
  id === undefined ? mall.post(PATH, input) : mall.put(`${PATH}/${id}`, input);
export const removeAddress = (id: number): Promise<null> => mall.delete(`${PATH}/${id}`);
export const makeDefaultAddress = (id: number): Promise<AddressView> => mall.post(`${PATH}/${id}/default`, {});
