import { expect, test } from 'vitest';
import { programEnvironment } from './program-environment.ts';

test('the server gets what the user has set, and not the address of the database under its owner', () => {
  const env = { MIGRATION_DATABASE_URL: 'postgres://owner:secret@db/dray', SMTP_URL: 'smtp://mail.example' };
  const config = { dataDir: '/data', port: 3000, host: '127.0.0.1', demo: false };

  const given = programEnvironment({ env, config, isDev: false });

  expect(given).toEqual({
    SMTP_URL: 'smtp://mail.example',
    DATA_DIR: '/data',
    PORT: '3000',
    HOST: '127.0.0.1',
    DEMO: '0',
  });
});
