import { expect, test } from 'vitest';
import { programEnvironment } from './program-environment.ts';

test('the server gets the address of the database under its own role, and not the owner’s', () => {
  const env = { MIGRATION_DATABASE_URL: 'postgres://owner:secret@db/dray', SMTP_URL: 'smtp://mail.example' };
  const config = { dataDir: '/data', port: 3000, host: '127.0.0.1', demo: false };

  const given = programEnvironment({ env, config, isDev: false }, 'postgres://application@db/dray');

  expect(given).toEqual({
    DATABASE_URL: 'postgres://application@db/dray',
    SMTP_URL: 'smtp://mail.example',
    DATA_DIR: '/data',
    PORT: '3000',
    HOST: '127.0.0.1',
    DEMO: '0',
  });
});
