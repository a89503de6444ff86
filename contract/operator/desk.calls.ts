import type { CodeSent, PasswordChange } from '../account/schema.ts';
import { get, post, put, remove } from '../call.ts';
import { STAFF_CODES } from '../desk-response-codes.ts';
import type {
  OperatorInfo,
  OperatorLogin,
  OperatorToken,
  SendStoreLoginCode,
  StoreLogin,
  StoreLoginCode,
} from './schema.ts';
import type {
  AddedRole,
  GivenPassword,
  NewOperator,
  NewRole,
  OperatorInput,
  RoleChange,
  StaffView,
} from './staff.schema.ts';

const codes = STAFF_CODES;

// Passwords go encrypted.
export const logIn = post<{ body: OperatorLogin; data: OperatorToken }>('/api/desk/login');
export const logInByCode = post<{ body: StoreLoginCode; data: StoreLogin }>('/api/desk/login/code');
export const sendLoginCode = post<{ body: SendStoreLoginCode; data: CodeSent }>('/api/desk/login/code/send');
export const logOut = post<{ data: null }>('/api/desk/p/logOut', { everybody: true });
export const viewOperator = get<{ data: OperatorInfo }>('/api/desk/p/me', { codes, everybody: true });
/** Changes the operator's own password and ends the other sessions. */
export const changePassword = put<{ body: PasswordChange; data: null }>('/api/desk/p/password', { everybody: true });

export const listStaff = get<{ data: StaffView }>('/api/desk/p/staff', { codes, looks: 'staff' });
export const addOperator = post<{ body: NewOperator; data: GivenPassword }>('/api/desk/p/staff', {
  changes: 'staff',
  stepUp: true,
});
export const changeOperator = put<{ params: 'id'; body: OperatorInput; data: null }>('/api/desk/p/staff/{id}', {
  changes: 'staff',
  stepUp: true,
});
export const resetPassword = post<{ params: 'id'; data: GivenPassword }>('/api/desk/p/staff/{id}/password', {
  changes: 'staff',
  stepUp: true,
});

export const addRole = post<{ body: NewRole; data: AddedRole }>('/api/desk/p/staff/roles', {
  changes: 'staff',
  stepUp: true,
});
export const changeRole = put<{ params: 'id'; body: RoleChange; data: null }>('/api/desk/p/staff/roles/{id}', {
  changes: 'staff',
  stepUp: true,
});
export const removeRole = remove<{ params: 'id'; data: null }>('/api/desk/p/staff/roles/{id}', {
  changes: 'staff',
  stepUp: true,
});
