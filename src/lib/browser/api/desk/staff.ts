import { STAFF_CODES } from '#contract/desk-response-codes.ts';
import type { GivenPassword, NewOperator, OperatorInput, StaffView } from '#contract/operator/staff.schema.ts';
import { checking } from '../../check-codes.ts';
import { desk as anyDesk } from './client.ts';

const desk = checking(anyDesk, STAFF_CODES);

/** Calls about the people who work at the desk. */

const PATH = '/desk/p/staff';

export const staff = (): Promise<StaffView> => desk.get(PATH);
export const addOperator = (input: NewOperator): Promise<GivenPassword> => desk.post(PATH, input);
export const changeOperator = (id: number, input: OperatorInput): Promise<null> => desk.put(`${PATH}/${id}`, input);
export const resetPassword = (id: number): Promise<GivenPassword> => desk.post(`${PATH}/${id}/password`, {});
