import { expect, test } from 'vitest';
import { announcement } from './announcement.ts';

const started = { address: 'http://localhost:3000', readyIn: '1 s', logFile: '/srv/dray/logs/server.log' };

test('the start of a demonstration says how time goes by in its ERP, any other says nothing of it', () => {
  const demo = { accounts: [{ email: 'owner@ulipy.example', who: 'owner' }], password: 'p' };

  expect(announcement({ ...started, demo })).toContain('npm run portal -- demo advance 1d');
  expect(announcement({ ...started, demo: undefined })).not.toContain('demo advance');
});
