import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#platform/database/test-database.ts';
import { readMails } from '../testing/mails.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { usage } from './operator-commands.ts';

const program = fileURLToPath(new URL('portal.ts', import.meta.url));

let portal: TestPortal;
let emptyFolder: string;
beforeAll(async () => {
  [portal, emptyFolder] = await Promise.all([openTestPortal(), mkdtemp(join(tmpdir(), 'dray-empty-'))]);
});
afterAll(async () => {
  await portal.close();
  await rm(emptyFolder, { recursive: true });
});

describe.concurrent('on the command line', () => {
  test('the operator closes a section', async () => {
    const ran = await run(['switch', 'Contracts', '0'], { DATABASE_URL: portal.databaseUrl });

    expect(ran).toEqual({ exitCode: 0, stdout: 'Contracts: closed\n', stderr: '' });
    expect(await portal.sql(`select value from portal_switch where section = 'Contracts'`)).toEqual([{ value: '0' }]);
  });

  test('the operator asks for a test mail, and the running server sends it', async () => {
    const ran = await run(['test-mail', 'jana@ulipy.example', 'cs'], { DATABASE_URL: portal.databaseUrl });
    const [mail] = await readMails(portal);

    expect(ran).toEqual({ exitCode: 0, stdout: 'The test mail is in the queue\n', stderr: '' });
    expect(mail).toMatchObject({ subject: 'Dray: zkušební e-mail' });
    expect(await portal.sql(`select actor from audit_event where action = 'test-mail-requested'`)).toEqual([
      { actor: 'operator' },
    ]);
  });

  test('the operator brings a database to this version, and again without harm', async () => {
    const empty = await createTestDatabase();
    const env = { DATABASE_URL: empty.url, MIGRATION_DATABASE_URL: empty.ownerUrl };
    const ran = await run(['migrate'], env);
    await empty.drop();
    const without = await run(['migrate'], { DATA_DIR: emptyFolder });

    expect(ran).toEqual({
      exitCode: 0,
      stdout: expect.stringMatching(/The database is of this version\n$/),
      stderr: '',
    });
    expect([without.exitCode, without.stderr]).toEqual([1, expect.stringContaining('Set DATABASE_URL')]);
  });

  test('a wrong call says what is wrong and shows the usage', async () => {
    const ran = await run(['maintenance', 'maybe'], { DATABASE_URL: portal.databaseUrl });

    expect(ran).toEqual({ exitCode: 1, stdout: '', stderr: `Maintenance is on or off.\n\n${usage}\n` });
  });

  test('without a running portal the operator is told so', async () => {
    const ran = await run(['maintenance', 'on'], { DATA_DIR: emptyFolder });

    const stderr = 'Dray is not running here: start it with `npm start`, or set DATABASE_URL.\n';
    expect(ran).toEqual({ exitCode: 1, stdout: '', stderr });
  });
});

type Ran = { exitCode: number | null; stdout: string; stderr: string };

function run(args: string[], env: Record<string, string>): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env } },
      (_error, stdout, stderr) => resolve({ exitCode: child.exitCode, stdout, stderr }),
    );
  });
}
