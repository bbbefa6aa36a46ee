import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteBackup } from '../note-backup.ts';
import { operate } from '../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { WrongCall } from './operator-command.ts';
import { readCommand } from './operator-commands.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
});
afterAll(() => portal.close());

const look = async () => {
  const operator = await portal.signIn('staff@meridian.example');
  const { body } = await operator.get('/api/staff/health');
  return { ...body, codes: body.findings.map(({ code }: { code: string }) => code) };
};

test.each([
  ['nothing', ['noted'], 'What was done? backup or restore-drill.'],
  ['something else', ['noted', 'holiday'], 'What was done? backup or restore-drill.'],
  ['a note that is too long', ['noted', 'backup', 'x'.repeat(301)], 'A note has 300 characters at most.'],
])('a call with %s is answered by what is wrong with it', (_name, args, message) => {
  expect(() => readCommand(args)).toThrow(WrongCall);
  expect(() => readCommand(args)).toThrow(message);
});

test('a restore that was tried is on the page, and in the audit', async () => {
  await operate(portal, 'noted', 'restore-drill', '41', 'tables', 'equal');

  const { drill, codes } = await look();
  const [row] = await portal.sql(`select subject, details from audit_event where action = 'backup-noted'`);

  expect(drill).toEqual({ at: portal.clock.now().toISOString(), note: '41 tables equal' });
  expect(codes).not.toContain('drill-unknown');
  expect(row).toEqual({ subject: 'portal', details: { name: 'restore-drill' } });
});

test('a backup by our own command notes itself, and an older one that ends later takes nothing back', async () => {
  const now = portal.clock.now();
  await noteBackup(portal.databaseUrl, now, '');
  await noteBackup(portal.databaseUrl, new Date(now.getTime() - 60_000), 'began before');

  const { backup, codes } = await look();

  expect(backup).toEqual({ at: now.toISOString(), note: '' });
  expect(codes).not.toContain('backup-unknown');
});

test('where the role may not write the backup is made all the same', async () => {
  expect(await noteBackup('postgres://nobody@127.0.0.1:1/none', new Date(), '')).toBe(false);
});
