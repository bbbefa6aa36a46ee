import { expect, test } from 'vitest';
import { findInstalledBinaries } from './binaries.ts';

test('a machine without an embedded PostgreSQL is told what to do', () => {
  expect(() => findInstalledBinaries('linux', 'riscv64')).toThrow(
    'There is no embedded PostgreSQL for linux-riscv64 (only for linux-x64 and linux-arm64). ' +
      'Set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
});
