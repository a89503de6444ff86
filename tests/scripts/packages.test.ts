import { expect, it, vi } from 'vitest';
import { installPackages } from '../torture/packages.ts';

const without = (...programs: string[]) => ({ has: (program: string) => !programs.includes(program) });

it('installs the packages of the programs that are missing, and no others', () => {
  const install = vi.fn(() => true);
  expect(installPackages({ ...without(), install })).toBeUndefined();
  expect(install).not.toHaveBeenCalled();
  expect(installPackages({ ...without('nginx', 'pgbouncer'), install })).toBeUndefined();
  expect(install).toHaveBeenCalledExactlyOnceWith(['nginx-light', 'pgbouncer']);
});

it('says in one line what to install where it cannot', () => {
  expect(installPackages({ ...without('nginx'), install: () => false })).toBe(
    'What this needs is missing (Debian, as root): apt-get install nginx-light',
  );
});
