import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';
import { checkPort } from './free-port.ts';
import { step, type Terminal } from './terminal.ts';

const quiet: Terminal = { say: () => undefined, complain: () => undefined };

test('a taken port is named', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });

  await expect(checkPort('127.0.0.1', port)).rejects.toThrow(`Port ${port} is taken by another program.`);

  other.close();
});

test('a host that is not this machine is named', async () => {
  await expect(checkPort('192.0.2.1', 3000)).rejects.toThrow('HOST 192.0.2.1 is not an address of this machine.');
});

test('a data folder that cannot be written is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dray-data-'));
  // A file in the way stops root, too, whom rights do not.
  writeFileSync(join(folder, 'file'), '');

  expect(() => prepareDataFolder(join(folder, 'file/data'))).toThrow(
    `The data folder ${folder}/file/data is not writable`,
  );

  rmSync(folder, { recursive: true });
});

test('a step that fails says in one sentence which it was and why', async () => {
  const cause = new Error('connect ECONNREFUSED 127.0.0.1:5432');
  const work = () => Promise.reject(new AggregateError([cause]));

  const failed = step(quiet, { aim: 'migrate the database', work, done: () => '' });

  await expect(failed).rejects.toThrow('Could not migrate the database: connect ECONNREFUSED 127.0.0.1:5432');
});
