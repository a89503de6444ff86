import type { AttributeInput, DeskAttributes } from '#contract/category/attribute.schema.ts';
import { desk } from './client.ts';

/** Attributes of goods, as the mall defines them. */

const PATH = '/desk/p/attributes';

export const attributes = (): Promise<DeskAttributes> => desk.get(PATH);
export const addAttribute = (input: AttributeInput): Promise<{ id: number }> => desk.post(PATH, input);
export const changeAttribute = (id: number, input: AttributeInput): Promise<null> => desk.put(`${PATH}/${id}`, input);
export const removeAttribute = (id: number): Promise<null> => desk.delete(`${PATH}/${id}`);
