import { deflateRawSync } from 'node:zlib';
import exifr from 'exifr';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { storedZip } from '../tables/zip-writer.ts';
import { openAttachment } from './open-attachment.ts';
import { aDocx, anXlsx, aPdf } from './test-documents.ts';
import { aHeic, aJpeg, aPng, factsOfPhoto, whereItWasTaken } from './test-pictures.ts';

const good = { pdf: aPdf(), jpg: aJpeg(), png: aPng(), heic: aHeic(), docx: aDocx(), xlsx: anXlsx() };

const opened = async (name: string, bytes: Buffer) => {
  const found = await openAttachment(name, bytes);
  if ('fault' in found) throw new Error(found.fault);
  return found.bytes;
};
const faultOf = async (name: string, bytes: Buffer) => {
  const found = await openAttachment(name, bytes);
  return 'fault' in found ? found.fault : found.content;
};

test.each(Object.entries(good))('a %s is taken for what it is', async (kind, bytes) => {
  expect(await openAttachment(`photo.${kind.toUpperCase()}`, bytes)).toMatchObject({ content: kind });
});

test.each(Object.entries(good))('a %s under another name is refused, and told what it is', async (kind, bytes) => {
  const other = kind === 'pdf' ? 'photo.jpg' : 'photo.pdf';

  expect(await openAttachment(other, bytes)).toEqual({ fault: 'NAME_DIFFERS', kind: kind.toUpperCase() });
});

describe.each(['jpg', 'png', 'heic'] as const)('of a %s', (kind) => {
  test('the location is gone, and which side is up is not', async () => {
    expect(await exifr.gps(good[kind])).toMatchObject({ latitude: expect.closeTo(49.195, 3) });

    const bytes = await opened(`photo.${kind}`, good[kind]);

    const facts = await exifr.parse(bytes, {
      gps: true,
      xmp: true,
      iptc: true,
      makerNote: true,
      translateValues: false,
    });
    expect(await exifr.gps(bytes)).toBeUndefined();
    expect(facts).toMatchObject({ Make: 'Kamera', Orientation: 6 });
    expect(Object.keys(facts).filter((name) => /gps|maker/i.test(name))).toEqual([]);
    expect(bytes.toString('latin1')).not.toContain(whereItWasTaken);
  });

  test('cleaning what is clean changes nothing', async () => {
    const once = await opened(`photo.${kind}`, good[kind]);

    expect((await opened(`photo.${kind}`, once)).equals(once)).toBe(true);
  });

  test('facts that cannot be read go as a whole', async () => {
    const facts = Buffer.from(factsOfPhoto());
    facts.writeUInt32LE(90_000, 4);
    const made = { jpg: aJpeg, png: aPng, heic: aHeic }[kind]({ facts });

    expect((await opened(`photo.${kind}`, made)).toString('latin1')).not.toContain(whereItWasTaken);
  });

  test('whatever is damaged is refused or cleaned, and never a fault of ours', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(good[kind].length - 1), fc.nat(255)), { maxLength: 12 }),
        async (edits) => {
          const bytes = Buffer.from(good[kind]);
          for (const [at, value] of edits) bytes[at] = value;
          await expect(openAttachment(`photo.${kind}`, bytes)).resolves.toBeDefined();
        },
      ),
      { numRuns: 300 },
    );
  });
});

test.each(['jpg', 'png'] as const)('what hides behind the end of a %s is cut off', async (kind) => {
  const behind = Buffer.concat([
    Buffer.from('<script>alert(1)</script>'),
    storedZip([{ name: 'a', bytes: Buffer.from('b') }]),
  ]);
  const made = { jpg: aJpeg, png: aPng }[kind]({ behind });

  expect((await opened(`photo.${kind}`, made)).equals(await opened(`photo.${kind}`, good[kind]))).toBe(true);
  expect((await opened(`photo.${kind}`, made)).toString('latin1')).not.toContain('script');
});

test('room that nobody reads is emptied in a HEIC, and a film is none', async () => {
  const room = Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('free<script>')]).subarray(0, 16);

  expect((await opened('photo.heic', aHeic({ extra: room }))).toString('latin1')).not.toContain('<script');
  expect(await faultOf('photo.heic', aHeic({ extra: Buffer.from([0, 0, 0, 8, 0x6d, 0x6f, 0x6f, 0x76]) }))).toBe(
    'KIND_UNKNOWN',
  );
  expect(await faultOf('photo.heic', aHeic({ extra: Buffer.from('trailing bytes') }))).toBe('DAMAGED');
});

test.each([
  ['a drawing', 'x.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>'],
  ['a drawing that is called a photo', 'x.png', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['a page', 'x.html', '<!doctype html><script>alert(1)</script>'],
  ['a page that is called a document', 'x.pdf', '<!doctype html><script>alert(1)</script>'],
  ['a document behind a page', 'x.pdf', `<html>${aPdf().toString('latin1')}`],
  ['a program', 'x.pdf', 'MZ\x90\0'],
  ['text', 'x.docx', 'Dobrý den'],
  ['nothing', 'x.jpg', ''],
])('%s is nothing that can be attached', async (_name, name, text) => {
  expect(await faultOf(name, Buffer.from(text, 'latin1'))).toBe('KIND_UNKNOWN');
});

test('an archive of anything else is nothing that can be attached', async () => {
  expect(await faultOf('x.docx', storedZip([{ name: 'a.txt', bytes: Buffer.from('a') }]))).toBe('KIND_UNKNOWN');
});

test.each([
  ['with a page behind it', aPdf({ behind: '<script>alert(1)</script>' })],
  ['with an archive behind it', Buffer.concat([aPdf(), storedZip([{ name: 'a', bytes: Buffer.from('b') }])])],
  ['that is an archive as well', Buffer.concat([aPdf(), storedZip([]), Buffer.from('\n%%EOF\n')])],
  ['that is a page as well', aPdf({ inside: '/X(<script>)' })],
  ['that runs a script', aPdf({ inside: '/AA<</O<</S/JavaScript/JS(app.alert)>>>>' })],
  ['that hides a script', aPdf({ inside: '/AA<</O<</S/J#61vaScript>>>>' })],
  ['that starts a program', aPdf({ inside: '/A<</S/Launch/F(cmd.exe)>>' })],
])('a PDF %s is refused', async (_name, bytes) => {
  expect(await faultOf('x.pdf', bytes)).toBe('UNSAFE');
});

const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
test.each([
  ['with a macro', aDocx([{ name: 'word/vbaProject.bin', bytes: Buffer.from('x') }])],
  ['of a type with macros', aDocx([], macroType)],
  ['with a program in it', aDocx([{ name: 'word/embeddings/oleObject1.bin', bytes: Buffer.from('x') }])],
  ['with a page in it', aDocx([{ name: 'word/afchunk.html', bytes: Buffer.from('x') }])],
  ['that reaches out of its folder', aDocx([{ name: 'word/../../evil', bytes: Buffer.from('x') }])],
  ['with something behind it', Buffer.concat([aDocx(), Buffer.from('<script>')])],
])('a DOCX %s is refused', async (_name, bytes) => {
  expect(await faultOf('x.docx', bytes)).toBe('UNSAFE');
});

test('settings of a printer do no harm', async () => {
  const bytes = aDocx([{ name: 'word/printerSettings/printerSettings1.bin', bytes: Buffer.from('x') }]);

  expect(await faultOf('x.docx', bytes)).toBe('docx');
});

test.each([
  ['a PDF without its end', 'x.pdf', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['half a JPEG', 'x.jpg', aJpeg().subarray(0, -8)],
  ['a JPEG without a picture', 'x.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xd9, 0, 0])],
  ['half a PNG', 'x.png', aPng().subarray(0, -20)],
  ['half a HEIC', 'x.heic', aHeic().subarray(0, -10)],
  ['half a DOCX', 'x.docx', aDocx().subarray(0, -30)],
])('%s is refused as damaged', async (_name, name, bytes) => {
  expect(['DAMAGED', 'KIND_UNKNOWN']).toContain(await faultOf(name, bytes));
});

test('an archive that unpacks to a thousand times its size is refused', async () => {
  expect(await faultOf('x.docx', bombIn(aDocx()))).toBe('UNSAFE');
});

/** One packed part more, written into the directory by hand. */
function bombIn(docx: Buffer): Buffer {
  const packed = deflateRawSync(Buffer.alloc(8 * 1024 * 1024));
  const name = Buffer.from('word/media/a.xml');
  const end = docx.subarray(-22);
  const directoryAt = end.readUInt32LE(16);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(directoryAt, 42);
  const added = Buffer.concat([local, name, packed]);
  const newEnd = Buffer.from(end);
  newEnd.writeUInt16LE(end.readUInt16LE(10) + 1, 8);
  newEnd.writeUInt16LE(end.readUInt16LE(10) + 1, 10);
  newEnd.writeUInt32LE(directoryAt + added.length, 16);
  return Buffer.concat([docx.subarray(0, directoryAt), added, docx.subarray(directoryAt, -22), entry, name, newEnd]);
}
