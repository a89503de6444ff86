import type { CategoryInput, DeskBrands, DeskCategories } from '#contract/category/schema.ts';
import { DESK_CATEGORY_CODES } from '#contract/desk-response-codes.ts';
import { checking } from '../../check-codes.ts';
import { desk as anyDesk } from './client.ts';

const desk = checking(anyDesk, DESK_CATEGORY_CODES);

/** What goods are arranged by. */

const PATH = '/desk/p/categories';
const BRANDS = '/desk/p/brands';
type Name = CategoryInput['name'];

export const categories = (): Promise<DeskCategories> => desk.get(PATH);
export const addCategory = (input: CategoryInput): Promise<{ id: number }> => desk.post(PATH, input);
export const changeCategory = (id: number, input: CategoryInput): Promise<null> => desk.put(`${PATH}/${id}`, input);
export const orderCategories = (ids: number[]): Promise<null> => desk.put(`${PATH}/order`, { ids });
export const mergeCategory = (id: number, into: number): Promise<null> => desk.post(`${PATH}/${id}/merge`, { into });
export const removeCategory = (id: number): Promise<null> => desk.delete(`${PATH}/${id}`);

export const brands = (): Promise<DeskBrands> => desk.get(BRANDS);
export const addBrand = (name: Name): Promise<{ id: number }> => desk.post(BRANDS, { name });
export const changeBrand = (id: number, name: Name): Promise<null> => desk.put(`${BRANDS}/${id}`, { name });
export const removeBrand = (id: number): Promise<null> => desk.delete(`${BRANDS}/${id}`);
