import { expect, test } from 'vitest';
import type { PreparedLaunch } from '../launch-context.ts';
import { erpEnvironment } from './erp-environment.ts';

const known = {
  databaseUrl: 'postgres://erp',
  secrets: { user: 'DRAY', password: 'p', controlToken: 't' },
  codeCache: undefined,
};
const launchWith = (demo: boolean, env: NodeJS.ProcessEnv = {}) =>
  ({
    config: { demo },
    env: { PATH: '/bin', SECRET_KEY: 's', DATABASE_URL: 'postgres://portal', ...env },
  }) as unknown as PreparedLaunch;

test('the ERP is told nothing of the portal’s secrets', () => {
  expect(erpEnvironment(launchWith(true), known)).toEqual({
    PATH: '/bin',
    ERP_DATABASE_URL: 'postgres://erp',
    ERP_USER: 'DRAY',
    ERP_PASSWORD: 'p',
    ERP_RIPEN: '0',
    ERP_CONTROL_TOKEN: 't',
  });
});

test('orders keep to their delivery day unless somebody wants them to ripen', () => {
  expect(erpEnvironment(launchWith(true, { ERP_RIPEN: '1' }), known)).toHaveProperty('ERP_RIPEN', '1');
});

test('only in a demonstration, or where it is asked for, can the ERP be controlled', () => {
  expect(erpEnvironment(launchWith(false), known)).not.toHaveProperty('ERP_CONTROL_TOKEN');
  expect(erpEnvironment(launchWith(false, { ERP_CONTROL: '1' }), known)).toHaveProperty('ERP_CONTROL_TOKEN', 't');
});
