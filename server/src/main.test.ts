import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { freePort } from './testing/free-port.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

let database: TestDatabase;
let dataDir: string;
let server: ChildProcess;
let said = '';
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'dray-main-'));
  chmodSync(dataDir, 0o711);
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(await freePort()) };
  server = fork(main, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (said += text));
  const ended = once(server, 'exit').then(() => Promise.reject(new Error(said)));
  await Promise.race([once(server, 'message'), ended]);
  ended.catch(() => undefined);
});
afterAll(async () => {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

test('a server that is started by itself does not run as root, or says why it has to', () => {
  const [, uid] = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];

  const explains = said.includes('the server runs as root, because');
  expect(uid === '0').toBe(explains);
});

test('the key and the mails that it writes belong to it', () => {
  const { uid } = statSync(`/proc/${server.pid}`);
  const isNotOurs = uid !== process.getuid?.();

  // Started by an ordinary user it makes the folder with its first mail.
  const written = ['secret-key', ...(isNotOurs ? ['mail'] : [])];
  expect(written.map((name) => statSync(join(dataDir, name)).uid)).toEqual(written.map(() => uid));
});
