import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pricesCsv, productsCsv } from '#platform/csv/test-files.ts';
import { drawingNumber, tinyFiles } from '#platform/files/test-files.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';

const program = fileURLToPath(new URL('import.ts', import.meta.url));

let portal: TestPortal;
let folder: string;
beforeAll(async () => {
  [portal, folder] = await Promise.all([openTestPortal(), mkdtemp(join(tmpdir(), 'dray-import-'))]);
  await portal.sql(`insert into price_list (code, country, currency) values ('IMP-CZ', 'CZ', 'CZK')`);
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

const importEvents = () =>
  portal.sql(
    `select actor, subject, details from audit_event where action like '%-imported' or action = 'import-committed' order by id`,
  );

test('the operator imports products: the good ones are taken, the bad ones reported, and it is written down', async () => {
  await writeFile(join(folder, 'products.csv'), productsCsv({}, { sku: 'IMP002', gross_weight_for_one_cas: 'x' }));

  const ran = await run(['products', 'products.csv']);

  expect(ran).toEqual({
    exitCode: 1,
    stdout: 'imported 1, unchanged 0, refused 1\n',
    stderr: 'line 3, column gross_weight_for_one_cas: must be a number from 0 with at most 3 decimals\n100 %, 2 rows\n',
  });
  expect(await portal.sql(`select sku from product where sku like 'IMP%'`)).toEqual([{ sku: 'IMP001' }]);
  expect((await importEvents()).at(-1)).toMatchObject({
    actor: 'operator',
    details: { products: 'new 1, changed 0, ended 0, refused 1', full: false },
  });
});

test('the operator imports prices', async () => {
  const [product] = await portal.sql<{ sku: string }>(`select sku from product where country = 'CZ' limit 1`);
  await writeFile(join(folder, 'prices.csv'), pricesCsv({ sku: product?.sku ?? '' }));

  const shown = await run(['prices', 'prices.csv', '--preview']);
  const ran = await run(['prices', 'prices.csv']);

  expect(shown.stdout).toBe('Prices that change as of today: 1\nwould import 1, unchanged 0, refused 0\n');
  expect(ran).toEqual({
    exitCode: 0,
    stdout: 'Prices that change as of today: 1\nimported 1, unchanged 0, refused 0\n',
    stderr: '100 %, 1 rows\n',
  });
  expect((await importEvents()).at(-1)).toMatchObject({
    details: { prices: 'new 1, changed 0, ended 0, refused 0' },
  });
});

test('the operator imports a folder of pictures, which everybody sees at once', async () => {
  const pictures = join(folder, 'pictures');
  await mkdir(join(pictures, 'CZ100003.png'), { recursive: true });
  await symlink('/dev/zero', join(pictures, 'CZ100002.png'));
  for (const [name, bytes] of [
    ['CZ100001.svg', tinyFiles.svg],
    ['NONE.svg', tinyFiles.svg],
    ['CZ100005.png', Buffer.alloc(6_000_000)],
    ['.DS_Store', Buffer.from('x')],
  ] as const)
    await writeFile(join(pictures, name), bytes);

  const ran = await run(['pictures', 'pictures']);

  expect(ran).toMatchObject({ exitCode: 1, stdout: 'imported 1, unchanged 0, refused 4\n' });
  expect(ran.stderr.split('\n').sort()).toEqual([
    '',
    '100 %, 5 files',
    'CZ100002.png: is larger than 5 MB',
    'CZ100003.png: cannot be read (EISDIR: illegal operation on a directory, read)',
    'CZ100005.png: is larger than 5 MB',
    'NONE.svg: there is no product “NONE”',
  ]);
  const [product] = await portal.sql<{ images: { url: string }[] }>(
    `select images from product where sku = 'CZ100001'`,
  );
  const answer = await portal.app.inject({ url: product?.images[0]?.url ?? '' });
  expect(answer.rawPayload.equals(tinyFiles.svg)).toBe(true);
  expect((await importEvents()).at(-1)).toEqual({
    actor: 'operator',
    subject: 'import:pictures',
    details: { imported: 1, unchanged: 0, refused: 4 },
  });
});

test('a folder that is not there is reported, and so is a place for files that cannot be written', async () => {
  await mkdir(join(folder, 'one'));
  await writeFile(join(folder, 'one', 'CZ100001.svg'), drawingNumber(7));

  const missing = await run(['pictures', 'nowhere']);
  const unwritable = await run(['pictures', 'one'], { FILES_URL: 'file:///dev/null/files' });

  expect(missing).toEqual({ exitCode: 1, stdout: '', stderr: `There is no folder ${join(folder, 'nowhere')}.\n` });
  expect(unwritable).toMatchObject({ exitCode: 1, stdout: '' });
  expect(unwritable.stderr).toContain('The file store could not look for pictures/');
});

test.each([
  ['no words', []],
  ['no file', ['products']],
  ['something else', ['customers', 'x.csv']],
  ['a word that is none of its kind', ['prices', 'x.csv', '--commit']],
  ['a name that every object has', ['constructor', 'x.csv']],
])('a call with %s shows the usage', async (_name, args) => {
  const ran = await run(args);

  expect(ran).toMatchObject({ exitCode: 1, stdout: '' });
  expect(ran.stderr).toContain('npm run import -- <kind> <file> [--preview] [--full]');
});

test('a file that is not there is reported, and nothing is written down', async () => {
  const before = await importEvents();

  const ran = await run(['products', 'missing.csv']);

  expect(ran).toEqual({ exitCode: 1, stdout: '', stderr: `There is no file ${join(folder, 'missing.csv')}.\n` });
  expect(await importEvents()).toEqual(before);
});

test('while one import of a kind is under way another one is told to wait', async () => {
  await writeFile(join(folder, 'waiting.csv'), productsCsv({}));
  await portal.sql(`update import_run set state = 'committing' where 'products' = any(kinds)`);

  const ran = await run(['products', 'waiting.csv']);

  await portal.sql(`update import_run set state = 'committed' where 'products' = any(kinds)`);
  expect(ran).toMatchObject({ exitCode: 1, stderr: 'Another import is under way: wait until it has ended.\n' });
});

test('a file that cannot be used is refused with words', async () => {
  await writeFile(join(folder, 'other.csv'), 'name;colour\nKalich;gold\n');

  expect(await run(['products', 'other.csv'])).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('sku') });
});

type Ran = { exitCode: number | null; stdout: string; stderr: string };

/** As npm starts it: from another folder than the operator's, which it tells by a variable. */
function run(args: string[], variables: Record<string, string> = {}): Promise<Ran> {
  const env = {
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATABASE_URL: portal.databaseUrl,
    DATA_DIR: portal.dataDir,
    INIT_CWD: folder,
    ...variables,
  };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...args], { env }, (_error, stdout, stderr) =>
      resolve({ exitCode: child.exitCode, stdout, stderr }),
    );
  });
}
