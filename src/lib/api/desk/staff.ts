import type { GivenPassword, NewOperator, OperatorWish, StaffView } from '../../../../contract/staff.ts';
import { desk } from './client.ts';

/** Calls about the people who work at the desk. */

const PATH = '/desk/p/staff';

export const staff = (): Promise<StaffView> => desk.get(PATH);
export const addOperator = (wish: NewOperator): Promise<GivenPassword> => desk.post(PATH, wish);
export const changeOperator = (id: number, wish: OperatorWish): Promise<null> => desk.put(`${PATH}/${id}`, wish);
export const resetPassword = (id: number): Promise<GivenPassword> => desk.post(`${PATH}/${id}/password`, {});
