import { expect, test } from 'vitest';
import { openCsv } from './csv-file.ts';
import type { CsvSource } from './csv-text.ts';
import { inPieces } from './test-files.ts';

/** Rows as `line: cells`, and where reading ended, if it ended early. */
async function read(source: CsvSource) {
  const rows: string[] = [];
  try {
    const file = await openCsv(source);
    for await (const { line, cells, surplus } of file.rows)
      rows.push(`${line}: ${[...cells.values()].join('|')}${surplus > 0 ? ` +${surplus}` : ''}`);
    return { columns: file.columns.join('|'), rows };
  } catch (error) {
    return { rows, broken: error };
  }
}

test('rows go by the names of their columns and know their line', async () => {
  expect(await read('sku,name\nA1,Ležák\nA2,Tmavé\n')).toEqual({
    columns: 'sku|name',
    rows: ['2: A1|Ležák', '3: A2|Tmavé'],
  });
});

test('a line is the one an editor shows, whatever is between', async () => {
  const text = 'sku,name\n\n\nA1,"two\nlines"\n \nA2,"with ""marks"""\n,\nA3,x';

  expect((await read(text)).rows).toEqual(['4: A1|two\nlines', '7: A2|with "marks"', '9: A3|x']);
});

test.each([
  ['Windows', '\r\n'],
  ['old Macs', '\r'],
  ['Unix', '\n'],
])('the line ends of %s are understood, within quotes too', async (_name, end) => {
  const text = ['sku,name', 'A1,"two', 'lines"', '', 'A2,x', ''].join(end);

  expect((await read(text)).rows).toEqual(['2: A1|two\nlines', '5: A2|x']);
});

test.each([',', ';', '\t'])('cells may be apart by %j', async (mark) => {
  expect(await read([`sku${mark}name`, `A1${mark}"a,b;c\td"`].join('\n'))).toEqual({
    columns: 'sku|name',
    rows: ['2: A1|a,b;c\td'],
  });
});

test.each([1, 2, 3, 5, 1_000])('a file in pieces of %i bytes reads like a whole one', async (bytes) => {
  const text = '\uFEFFsku,name\r\nA1,"Žlutý\r\nMlýn"\r\n\r\nA2,Tatrín 🍺\r\n';

  const inParts = await read(inPieces(text, bytes));

  expect(inParts).toEqual({ columns: 'sku|name', rows: ['2: A1|Žlutý\nMlýn', '5: A2|Tatrín 🍺'] });
  expect(await read(text)).toEqual(inParts);
});

test('a short row lacks its last cells, a long one says by how many', async () => {
  expect((await read('a,b,c\n1\n1,2,3,\n1,2,3,4,5\n')).rows).toEqual(['2: 1||', '3: 1|2|3', '4: 1|2|3 +2']);
});

test('a stray quotation mark is a character like any other', async () => {
  expect((await read('a,b\n12" tap,x\n2,"q"r\n')).rows).toEqual(['2: 12" tap|x', '3: 2|"q"r']);
});

test('a mark that is never closed ends the reading at its row', async () => {
  const { rows, broken } = await read('a,b\n1,x\n2,"y\n3,z\n');

  expect(rows).toEqual(['2: 1|x']);
  expect(broken).toMatchObject({ line: 3, message: 'a quotation mark is opened in this row and not closed' });
});

test('a mark that is never closed does not fill the memory with the rest of a large file', async () => {
  let bytes = 0;
  async function* endless() {
    yield Buffer.from('a,b\n1,x\n2,"y\n');
    for (; bytes < 50_000_000; bytes += 100_000) yield Buffer.alloc(100_000, 'z');
  }

  const { rows, broken } = await read(endless());

  expect(rows).toEqual(['2: 1|x']);
  expect(broken).toMatchObject({ line: 3 });
  expect(bytes).toBeLessThan(5_000_000);
});

test('what is not UTF-8 is reported by its line, and what came before it counts', async () => {
  async function* windows1250() {
    yield Buffer.from('a,b\n1,x\n2,y\n');
    yield Buffer.concat([Buffer.from('3,z\n4,Le'), Buffer.from([0x9e]), Buffer.from('ák\n5,u\n')]);
  }

  const { rows, broken } = await read(windows1250());

  expect(rows).toEqual(['2: 1|x', '3: 2|y', '4: 3|z']);
  expect(broken).toMatchObject({ line: 5, message: expect.stringContaining('not UTF-8') });
});

test.each([
  ['an empty file', '', 1, 'the file is empty'],
  ['a file of nothing but line ends', '\n\n\r\n', 1, 'the file is empty'],
  ['a file with one column twice', 'sku,name,sku\nA1,x,y', 1, 'there are two columns named “sku”'],
])('%s cannot be read', async (_name, text, line, message) => {
  expect((await read(text)).broken).toMatchObject({ line, message });
});
