import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import { TableFault, type TableLimits } from './table.ts';
import { tableReader } from './table-reader.ts';
import { bombOf, packedZip, secondShown, since1904, workbookOf } from './test-workbooks.ts';
import { toXlsx } from './xlsx-file.ts';

const limits: TableLimits = {
  inflatedBytes: 50 * 1024 * 1024,
  rows: 5_000,
  columns: 50,
  cellLength: 2_000,
  signs: 8_000_000,
};
const cellsOf = async (bytes: Uint8Array | string) =>
  (await readTable(Buffer.from(bytes), limits)).rows.map(({ cells }) => cells);
const faultOf = (bytes: Uint8Array | string, tableLimits: TableLimits = limits) =>
  readTable(Buffer.from(bytes), tableLimits).then(
    () => 'read',
    (error: unknown) => (error instanceof TableFault ? error.code : String(error)),
  );

test.each([
  ['a;b,c;d\n1;2;3', ';'],
  ['a,b\r\n1,"2,5"', ','],
  ['a\tb\r1\t2', '\t'],
  ['sep=,\r\na,b', ','],
])('the first line of a text tells what parts its columns: %o', async (text, delimiter) => {
  expect((await readTable(Buffer.from(text), limits)).delimiter).toBe(delimiter);
});

test.each([
  ['UTF-8', Buffer.from('Číslo;sud\nřeřicha;ťuk')],
  ['UTF-8', Buffer.from('\uFEFFČíslo;sud\nřeřicha;ťuk')],
  ['UTF-16', Buffer.from('\uFEFFČíslo;sud\nřeřicha;ťuk', 'utf16le')],
  // As an Excel of Central Europe saves it.
  ['Windows-1250', Buffer.from('C8EDE8736C6F3B7375640AF865F869636861 3B9D756B'.replace(' ', ''), 'hex')],
])('Czech letters are read out of %s', async (encoding, bytes) => {
  const table = await readTable(bytes, limits);

  expect(table.encoding).toBe(encoding);
  expect(table.rows[1]?.cells).toEqual(['řeřicha', 'ťuk']);
});

test('rows keep the numbers that a spreadsheet shows, whatever is between them', async () => {
  const { rows } = await readTable(Buffer.from('a;b\n\n"two\nlines";x\n;;\n1;2'), limits);

  expect(rows.map(({ row }) => row)).toEqual([1, 3, 5]);
});

test('a workbook is read as its sheet shows it: texts, days, numbers, and what formulas came to', async () => {
  const sheet =
    '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="C2" s="1"><v>46342</v></c><c r="D2" s="2"><v>46342.5</v></c>' +
    '<c r="E2"><v>8594000000017</v></c><c r="F2"><f>1+1</f><v>2.5</v></c><c r="G2" t="b"><v>1</v></c>' +
    '<c r="H2" t="inlineStr"><is><r><t>a &amp; </t></r><r><t>b&#xD;</t></r></is></c><c t="str"><v>=x</v></c>' +
    '<c><v>1.234</v></c></row>';
  const styles =
    '<numFmts><numFmt numFmtId="170" formatCode="d\\.\\ mmmm\\ yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/>' +
    '</cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs>';
  const bytes = workbookOf({
    sheet,
    styles,
    sharedStrings: '<si><t>no</t></si><si><t>VB-1</t><rPh><t>x</t></rPh></si>',
  });

  const { kind, rows } = await readTable(bytes, limits);

  expect(kind).toBe('xlsx');
  expect(rows).toEqual([
    {
      row: 2,
      cells: ['VB-1', '', '2026-11-16', '2026-11-16', '8594000000017', '2,5', 'TRUE', 'a & b', '=x', '1,2340'],
    },
  ]);
});

test('days of a workbook that counts from 1904 are the same days, and a hidden sheet is not read', async () => {
  const sheet = '<row><c s="0"><v>44880</v></c></row>';
  const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';

  expect(await cellsOf(workbookOf({ sheet, styles, workbook: since1904 }))).toEqual([['2026-11-16']]);
  expect(await cellsOf(workbookOf({ sheet: '<row><c><v>7</v></c></row>', workbook: secondShown }))).toEqual([['7']]);
});

test('a tag ends where it ends, whatever is written in its attributes', async () => {
  const sheet =
    '<row><c note="a > b" t="inlineStr"><is><t><![CDATA[x > y]]><!-- > --></t></is></c><c s="0"><v>46342</v></c></row>';
  const styles =
    '<numFmts><numFmt formatCode="[>0]d.m.yyyy" numFmtId="170"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs>';

  expect(await cellsOf(workbookOf({ sheet, styles }))).toEqual([['x > y', '2026-11-16']]);
});

test('what we write is read again, letter by letter', async () => {
  const rows = [
    ['Číslo "a" <b>', 'x & y'],
    ['=1+1', '0012'],
  ];

  expect(await cellsOf(toXlsx('Objednávky & <spol>', rows))).toEqual(rows);
});

test.each([
  ['a program', Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0'), Buffer.alloc(500)])],
  ['an old workbook, or one with a password', Buffer.from('D0CF11E0A1B11AE1', 'hex')],
  ['a document', '%PDF-1.7\nhello;there'],
  ['a page', '<html><body>a;b</body></html>'],
  ['another archive', packedZip([{ name: 'word/document.xml', text: '<a/>' }])],
])('%s is no table, whatever it is called', async (_name, bytes) => {
  expect(await faultOf(bytes)).toBe('KIND_UNKNOWN');
});

test('an archive that would fill the memory is given up early: 33 MB and 200 MB out of a thousandth of it', async () => {
  const bombs = [bombOf(33_000_000), bombOf(200_000_000)];

  expect(bombs.every(({ length }) => length < 250_000)).toBe(true);
  expect(await Promise.all(bombs.map((bomb) => faultOf(bomb)))).toEqual(['INFLATES', 'INFLATES']);
});

test('sizes that an archive claims are not believed, and names that climb out of it mean nothing', async () => {
  const sheet = { name: 'xl/worksheets/sheet1.xml', text: ' '.repeat(20_000_000), claimedSize: 10 };
  const [workbook, relations] = [
    { name: 'xl/workbook.xml', text: '<workbook><sheets><sheet id="a"/></sheets></workbook>' },
    { name: 'xl/_rels/workbook.xml.rels', text: '<R><Relationship Id="a" Target="worksheets/sheet1.xml"/></R>' },
  ];

  expect(await faultOf(packedZip([workbook, relations, sheet]))).toBe('INFLATES');
  const climbing = { name: '../../etc/passwd', text: 'root' };
  expect(await cellsOf(workbookOf({ sheet: '<row><c><v>1</v></c></row>', more: [climbing] }))).toEqual([['1']]);
});

test('a document type, an unknown entity or a broken part refuses the workbook', async () => {
  const laughs = '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><workbook>&b;</workbook>';

  expect(await faultOf(workbookOf({ sheet: '', workbook: laughs }))).toBe('UNREADABLE');
  expect(await faultOf(workbookOf({ sheet: '<row><c t="str"><v>&b;</v></c></row>' }))).toBe('UNREADABLE');
  expect(await faultOf(workbookOf({ sheet: '<row><c' }))).not.toBe('read');
  expect(await faultOf(toXlsx('a', [['b']]).subarray(0, 300))).toBe('UNREADABLE');
});

test('one text in every cell does not multiply', async () => {
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`;
  const bytes = workbookOf({ sheet: row.repeat(4_000), sharedStrings: `<si><t>${'x'.repeat(2_000)}</t></si>` });

  expect(await faultOf(bytes)).toBe('INFLATES');
});

test('the row beyond the last one refuses the file; a million of them no later', async () => {
  const small = { ...limits, rows: 2 };

  expect(await faultOf('head\n1\n2\n', small)).toBe('read');
  expect(await faultOf('head\n1\n2\n3\n', small)).toBe('TOO_LONG');
  expect(await faultOf('1\n'.repeat(1_000_000))).toBe('TOO_LONG');
  expect(await faultOf('\n\n  \n')).toBe('EMPTY');
});

test('whatever bytes come, a table comes out or a reason', async () => {
  const codes = ['read', 'KIND_UNKNOWN', 'UNREADABLE', 'INFLATES', 'TOO_LONG', 'EMPTY'];
  const workbook = workbookOf({
    sheet: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>',
    sharedStrings: '<si><t>a</t></si>',
  });
  const damaged = fc
    .tuple(fc.nat(workbook.length - 1), fc.integer({ min: 0, max: 255 }), fc.nat(workbook.length))
    .map(([at, byte, length]) => {
      const bytes = Buffer.from(workbook);
      bytes[at] = byte;
      return length % 3 === 0 ? bytes.subarray(0, length) : bytes;
    });

  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 200 }), damaged), async (bytes) => {
      expect(codes).toContain(await faultOf(bytes));
    }),
    { numRuns: 300 },
  );
});

test('a file is read beside everything else, and what is wrong with it comes back as its reason', async () => {
  const read = tableReader(limits);

  const [table, fault] = await Promise.all([
    read(Buffer.from('a;b\n1;2')),
    read(bombOf(20_000_000)).catch((each) => each),
  ]);

  expect(table.rows).toHaveLength(2);
  expect(fault).toMatchObject({ code: 'INFLATES' });
  expect((await read(Buffer.from('a;b\n3;4\n5;6'))).rows).toHaveLength(3);
});

test('a file that takes more memory than its reader has is refused, and the next one is read', async () => {
  const unlimited = { ...limits, inflatedBytes: 1e9, rows: 1e9, signs: 1e9 };
  const read = tableReader(unlimited);

  await expect(read(Buffer.from('ab;cd;ef;gh\n'.repeat(2_000_000)))).rejects.toMatchObject({ code: 'INFLATES' });

  expect((await read(Buffer.from('a;b\n1;2'))).rows).toHaveLength(2);
});
