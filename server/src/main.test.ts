import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { eventually } from './testing/eventually.ts';
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

test('a server that is started before its database is there waits for the address, and serves then', async () => {
  const { DATABASE_URL: _none, ...rest } = process.env;
  const port = await freePort();
  const env = { ...rest, SPARE: 'code', DATA_DIR: dataDir, PORT: String(port) };
  const early = fork(main, { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const isGone = once(early, 'exit');
  const heard: unknown[] = [];
  const isReady = new Promise<void>((resolve) =>
    early.on('message', (message: { type: string }) => {
      heard.push(message);
      if (message.type === 'waiting') early.send({ type: 'serve', env: { DATABASE_URL: database.url } });
      if (message.type === 'ready') resolve();
    }),
  );

  await Promise.race([isReady, isGone]);
  const answer = await fetch(`http://localhost:${port}/health/live`);

  expect(heard).toEqual([{ type: 'waiting' }, { type: 'ready', port }]);
  expect(answer.status).toBe(200);
  early.kill('SIGTERM');
  await isGone;
});

test('a server that is told to stop in the moment in which it first answers stops as any other', async () => {
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port) };
  const hasty = fork(main, { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const isGone = once(hasty, 'exit');
  await eventually(() => fetch(`http://localhost:${port}/health/live`).catch(() => undefined));

  hasty.kill('SIGTERM');

  expect(await isGone).toEqual([0, null]);
});
