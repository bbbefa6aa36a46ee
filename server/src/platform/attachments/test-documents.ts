import { deflateSync } from 'node:zlib';
import { toXlsx } from '../tables/xlsx-file.ts';
import { storedZip } from '../tables/zip-writer.ts';

/** A page without anything on it. */
export function aPdf({ inside = '', behind = '', objects = '' } = {}): Buffer {
  const parts = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]${inside}>>endobj`,
  ];
  return Buffer.from(
    `%PDF-1.7\n${parts.join('\n')}\n${objects}\ntrailer<</Root 1 0 R/Size 4>>\nstartxref\n0\n%%EOF\n${behind}`,
    'latin1',
  );
}

/** An object with bytes; packed unless the entries say how. */
export function aStream(number: number, entries: string, content: string | Buffer): string {
  const isPacked = !entries.includes('/Filter');
  const bytes = Buffer.from(content as string, 'latin1');
  const data = (isPacked ? deflateSync(bytes) : bytes).toString('latin1');
  const filter = isPacked ? '/Filter/FlateDecode' : '';
  return `${number} 0 obj<<${entries}${filter}/Length ${data.length}>>stream\n${data}\nendstream endobj`;
}

/** With further parts, named in its directory like the others; only for what is not packed. */
export function withParts(archive: Buffer, parts: readonly Part[]): Buffer {
  const files = new Map<string, Buffer>();
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50; ) {
    const [size, nameLength] = [archive.readUInt32LE(at + 22), archive.readUInt16LE(at + 26)];
    const start = at + 30 + nameLength;
    files.set(archive.toString('utf8', at + 30, start), archive.subarray(start, start + size));
    at = start + size;
  }
  return storedZip([...[...files].map(([name, bytes]) => ({ name, bytes })), ...parts]);
}

export const anXlsx = (): Buffer => toXlsx('Sheet', [['sku', 'pieces']]);

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

type Part = { name: string; bytes: Buffer };

export function aDocx(extra: readonly Part[] = [], type = wordType): Buffer {
  const xml = (text: string) => Buffer.from(`<?xml version="1.0"?>${text}`);
  return storedZip([
    {
      name: '[Content_Types].xml',
      bytes: xml(`<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`),
    },
    { name: 'word/document.xml', bytes: xml('<w:document><w:body/></w:document>') },
    ...extra,
  ]);
}
