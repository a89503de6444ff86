import { STATUS } from '../../../../../contract/enums.ts';
import type { GivenPassword, NewOperator, OperatorInput, StaffView } from '../../../../../contract/staff.ts';
import { checkCodes } from '../../check-codes.ts';
import { desk } from './client.ts';

/** Calls about the people who work at the desk. */

const PATH = '/desk/p/staff';

export const staff = (): Promise<StaffView> => desk.get<StaffView>(PATH).then(checkCodes({ status: { STATUS } }));
export const addOperator = (input: NewOperator): Promise<GivenPassword> => desk.post(PATH, input);
export const changeOperator = (id: number, input: OperatorInput): Promise<null> => desk.put(`${PATH}/${id}`, input);
export const resetPassword = (id: number): Promise<GivenPassword> => desk.post(`${PATH}/${id}/password`, {});
