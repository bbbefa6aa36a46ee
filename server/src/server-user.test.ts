import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isRoot, NOBODY } from '#platform/process-user/system-user.ts';
import { readConfig } from './config.ts';
import { handFilesToServer } from './server-user.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dray-user-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const give = (variables: Record<string, string> = {}) =>
  handFilesToServer(readConfig({ DATA_DIR: join(folder, 'data'), ...variables }), NOBODY);
const ownerOf = (path: string) => statSync(join(folder, path)).uid;

test.runIf(isRoot())('the server gets the folder of files with all that the launcher has put there', () => {
  mkdirSync(join(folder, 'data/files/pictures'), { recursive: true });
  writeFileSync(join(folder, 'data/files/pictures/a.svg'), '');

  expect(give()).toBe(true);

  const owners = ['data/files', 'data/files/pictures', 'data/files/pictures/a.svg', 'data'].map(ownerOf);
  expect(owners).toEqual([NOBODY.uid, NOBODY.uid, NOBODY.uid, 0]);
});

test.runIf(isRoot())('a folder that an operator names is made and given, one with other things in it is not', () => {
  mkdirSync(join(folder, 'shared'));
  writeFileSync(join(folder, 'shared/accounts.xlsx'), '');

  give({ FILES_URL: `file://${folder}/shared` });
  give({ FILES_URL: `file://${folder}/new` });

  expect(['shared', 'shared/accounts.xlsx', 'new'].map(ownerOf)).toEqual([0, 0, NOBODY.uid]);
});

test('with a bucket there is no folder to give', () => {
  mkdirSync(join(folder, 'data'));

  give({ FILES_URL: 's3://key:secret@host/bucket' });

  expect(statSync(join(folder, 'data/files'), { throwIfNoEntry: false })).toBeUndefined();
});
