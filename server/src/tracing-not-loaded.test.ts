import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { freePort } from './testing/free-port.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

// Their interface alone is loaded by the package that counts.
const watch = `import { registerHooks } from 'node:module';
registerHooks({ resolve(name, context, next) {
  const found = next(name, context);
  if (/@opentelemetry\\/(?!api\\/)/.test(found.url)) process.stderr.write('loaded ' + found.url + '\\n');
  return found;
} });`;

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'dray-not-loaded-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

test.each([
  ['nothing without a collector', {}, false],
  ['what sends traces where there is one', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }, true],
])('of the packages that trace a server loads %s', async (_, variables, isLoaded) => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: _inherited, ...rest } = process.env;
  const port = String(await freePort());
  const env = { ...rest, DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: port, ...variables };
  const execArgv = ['--import', `data:text/javascript,${encodeURIComponent(watch)}`];
  const server = fork(main, { env, execArgv, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let said = '';
  server.stderr?.on('data', (text) => (said += text));
  const isGone = once(server, 'exit').then(() => ({ type: said }));

  const [message] = (await Promise.race([once(server, 'message'), isGone.then((gone) => [gone])])) as [
    { type: string },
  ];
  server.kill('SIGTERM');
  await isGone;

  expect(message.type).toBe('ready');
  expect(said.includes('loaded')).toBe(isLoaded);
});
