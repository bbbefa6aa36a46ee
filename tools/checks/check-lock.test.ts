import { expect, test } from 'vitest';
import { findLockFaults, findScriptFaults } from './check-lock.ts';

const lockOf = (...names: string[]) => ({
  packages: Object.fromEntries(names.map((name) => [`node_modules/${name}`, { hasInstallScript: true }])),
});

test('the lock of this repository has no fault', () => {
  expect(findLockFaults()).toEqual([]);
});

test('a package that runs something at installation is refused until it is listed and explained', () => {
  const lock = lockOf('known', 'a/node_modules/planted');

  expect(findScriptFaults(lock, '`known`', ['known'])).toEqual([
    'planted runs a script when it is installed: see docs/dependencies.md',
  ]);
  expect(findScriptFaults(lock, '`known`', ['known', 'planted'])).toEqual([
    'docs/dependencies.md does not explain the install script of planted',
  ]);
  expect(findScriptFaults(lock, '`known` `planted`', ['known', 'planted'])).toEqual([]);
});

test('a package that no longer does is taken off the list', () => {
  expect(findScriptFaults(lockOf(), '`gone`', ['gone'])).toEqual([
    'gone runs no script any more: take it out of tools/allowed-install-scripts.ts',
  ]);
});
