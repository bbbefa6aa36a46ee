import { crc32, deflateRawSync } from 'node:zlib';

type TestEntry = { name: string; text: string | Buffer /** As the archive claims it. */; claimedSize?: number };

/** A packed archive as programs write it; sizes may be lies. */
export function packedZip(entries: readonly TestEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text, claimedSize } of entries) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes, { level: 9 });
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(claimedSize ?? bytes.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), packed]);
    const offsetField = Buffer.alloc(14);
    offsetField.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, offsetField, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

type TestWorkbook = {
  sheet: string;
  sharedStrings?: string;
  styles?: string;
  workbook?: string;
  more?: readonly TestEntry[];
};

const workbookWith = (sheets: string, properties = '') =>
  `<workbook xmlns:r="r">${properties}<sheets>${sheets}</sheets></workbook>`;

export const oneSheet = workbookWith('<sheet name="A" sheetId="1" r:id="rId1"/>');
export const since1904 = workbookWith('<sheet name="A" sheetId="1" r:id="rId1"/>', '<workbookPr date1904="1"/>');
export const secondShown = workbookWith(
  '<sheet name="A" sheetId="2" state="hidden" r:id="rId9"/><sheet name="B" sheetId="1" r:id="rId1"/>',
);

/** A workbook by its parts, as Excel packs them. */
export function workbookOf({ sheet, sharedStrings, styles, workbook = oneSheet, more = [] }: TestWorkbook): Buffer {
  const relation = (id: string, target: string) => `<Relationship Id="${id}" Target="${target}"/>`;
  return packedZip([
    { name: '[Content_Types].xml', text: '<Types/>' },
    { name: 'xl/workbook.xml', text: workbook },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `<Relationships>${relation('rId9', 'worksheets/other.xml')}${relation('rId1', 'worksheets/sheet1.xml')}</Relationships>`,
    },
    ...(sharedStrings === undefined ? [] : [{ name: 'xl/sharedStrings.xml', text: `<sst>${sharedStrings}</sst>` }]),
    ...(styles === undefined ? [] : [{ name: 'xl/styles.xml', text: `<styleSheet>${styles}</styleSheet>` }]),
    { name: 'xl/worksheets/sheet1.xml', text: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
    ...more,
  ]);
}

/** A sheet of blanks: what shrinks to a thousandth. */
export const bombOf = (bytes: number): Buffer => workbookOf({ sheet: Buffer.alloc(bytes, ' ').toString('latin1') });
