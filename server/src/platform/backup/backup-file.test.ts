import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBackup } from './backup-reader.ts';
import { type BackupWriter, writeWhole } from './backup-writer.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dray-backup-'));
  file = join(folder, 'a.backup');
});
afterEach(() => rmSync(folder, { recursive: true }));

const head = { drayBackup: 1, madeAt: '2026-11-18T10:00:00.000Z', postgres: '18.1', migrations: ['0001-a'] };
const account = { table: 'account', schema: 'public', part: 'portal' as const, columns: ['uid', 'name'] };
const sequence = {
  sequence: 'order_number_seq',
  schema: 'public',
  part: 'portal' as const,
  last: '45',
  isCalled: true,
};
const pieces = ['1\tJana\n2\tŘehoř\n', `3\t${'x'.repeat(300_000)}\n`];

const write = async (writer: BackupWriter) => {
  await writer.tell(head);
  await writer.tell(account);
  for (const piece of pieces) await writer.rows(Buffer.from(piece));
  await writer.tell({ rows: 3 });
  await writer.tell(sequence);
};

test('what was written is read again, and nobody else may read the file', async () => {
  const heard: unknown[] = [];

  const written = await writeWhole(file, write);
  const contents = await readBackup(file, {
    async onTable(entry, rows) {
      const pieces: string[] = [];
      for await (const piece of rows) pieces.push(String(piece));
      heard.push(entry, pieces);
      return 3;
    },
    onSequence: async (entry) => void heard.push(entry),
  });

  expect(written).toEqual({ tables: 1, rows: 3, bytes: statSync(file).size });
  expect(contents).toEqual({ head, tables: 1, rows: 3 });
  expect(heard).toEqual([account, pieces, sequence]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

/** The file with its unpacked text changed, packed again as it should be. */
const rewrite = (change: (text: string) => string) =>
  writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString())));

test.each<[string, () => void, RegExp]>([
  ['is cut off', () => truncateSync(file, statSync(file).size - 20), /cut off|damaged/],
  ['lost its last line', () => rewrite((text) => text.replace(/\{"sha256.*\n$/, '')), /cut off/],
  ['has one changed byte', () => flip(Math.floor(statSync(file).size / 2)), /damaged/],
  ['has a changed row', () => rewrite((text) => text.replace('Jana', 'Jano')), /contents are not what was written/],
  ['has another row', () => rewrite((text) => text.replace('"total":3', '"total":4')), /contents are not/],
  ['goes on behind its end', () => rewrite((text) => `${text}{"rows":0}\n`), /goes on behind its end/],
  ['has bytes behind its end', () => appendFileSync(file, 'more'), /damaged|goes on/],
  ['is of another form', () => rewrite((text) => text.replace('"drayBackup":1', '"drayBackup":2')), /of form 2/],
  ['is another file', () => writeFileSync(file, 'pictures'), /no backup of Dray/],
  ['is another packed file', () => writeFileSync(file, gzipSync('pictures\n')), /no backup of Dray/],
  ['is not there', () => rmSync(file), /no such file/],
])('a backup that %s is refused', async (_, damage, expected) => {
  await writeWhole(file, write);
  damage();

  await expect(readBackup(file)).rejects.toThrow(expected);
});

function flip(at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 0x55;
  writeFileSync(file, bytes);
}

test('what fails half way leaves nothing behind, and what is there is never written over', async () => {
  await expect(writeWhole(file, () => Promise.reject(new Error('the database is gone')))).rejects.toThrow('is gone');
  expect(readdirSync(folder)).toEqual([]);

  await writeWhole(file, write);
  const before = readFileSync(file);

  await expect(writeWhole(file, write)).rejects.toThrow(/is there already/);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('rows that did not all arrive are told', async () => {
  await writeWhole(file, write);

  await expect(readBackup(file, { onTable: async () => 2 })).rejects.toThrow(
    'account has 2 rows after the restore and had 3',
  );
});
