import { toXlsx } from '../tables/xlsx-file.ts';
import { storedZip } from '../tables/zip-writer.ts';

/** A page without anything on it. */
export function aPdf({ inside = '', behind = '' } = {}): Buffer {
  const parts = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]${inside}>>endobj`,
  ];
  return Buffer.from(
    `%PDF-1.7\n${parts.join('\n')}\ntrailer<</Root 1 0 R/Size 4>>\nstartxref\n0\n%%EOF\n${behind}`,
    'latin1',
  );
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
