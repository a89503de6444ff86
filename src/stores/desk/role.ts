import { type Area, type Level, levelsOf, type Rights } from '#contract/operator/areas.values.ts';
import * as calls from '#contract/operator/desk.calls.ts';
import { MALL_PRESETS, PRESET_RIGHTS, type Preset, SHOP_PRESETS } from '#contract/operator/roles.values.ts';
import type { RoleInput, RoleView, StaffView } from '#contract/operator/staff.schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createEditedList } from './edited-list.ts';

export type RoleForm = RoleInput & { shopId: number | null; version: number };

export const createRoles = (words: FailureWords) =>
  createEditedList<StaffView, RoleForm>(
    {
      load: () => desk.call(calls.listStaff),
      add: ({ name, rights, shopId }) => desk.call(calls.addRole, { body: { name, rights, shopId } }),
      change: (id, { name, rights, version }) =>
        desk.call(calls.changeRole, { params: { id }, body: { name, rights, version } }),
      remove: (id) => desk.call(calls.removeRole, { params: { id } }),
    },
    words,
  );
export type Roles = ReturnType<typeof createRoles>;

/** A change includes the look: neither is ticked without the other. */
export function withLevel(rights: Rights, area: Area, level: Level, on: boolean): Rights {
  const { [area]: _, ...others } = rights;
  if (on) return { ...others, [area]: level };
  return level === 'change' && levelsOf(area).includes('look') ? { ...others, [area]: 'look' } : others;
}

/** `preset`: a role that every mall has; otherwise one that was made at the desk. `shop`: whose it is, where that is one of many. */
export type RoleRow = {
  id: string;
  rights: Rights;
  shopId: number | null;
  shop: string | undefined;
  operators: number;
} & ({ preset: Preset; role: undefined } | { preset: undefined; role: RoleView });

/** Stands for any shop, in a row of a role that every shop has. */
const ANY_SHOP = 0;

/** @param shopId null: of the mall, whose people see those of shops too */
export function roleRows({ roles, operators, shops }: StaffView, shopId: number | null): RoleRow[] {
  const presets: (readonly [Preset, number | null])[] = [
    ...(shopId === null ? MALL_PRESETS.map((preset) => [preset, null] as const) : []),
    ...SHOP_PRESETS.map((preset) => [preset, shopId ?? ANY_SHOP] as const),
  ];
  return [
    ...presets.map(([preset, of]) => ({
      ...{ id: preset, preset, role: undefined, rights: PRESET_RIGHTS[preset], shopId: of, shop: undefined },
      operators: operators.filter(({ role }) => role === preset).length,
    })),
    ...roles.map((role) => ({
      ...{ id: String(role.id), preset: undefined, role, rights: role.rights, shopId: role.shopId },
      shop: shops.find(({ id }) => id === role.shopId)?.name,
      operators: role.operators,
    })),
  ];
}
