import { storedZip } from './zip-writer.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const xlsxType = `${sheetType}.sheet`;

/** A workbook of one sheet whose cells are texts, so that no program takes a code for a number or a text for a formula. */
export function toXlsx(sheetName: string, rows: readonly (readonly string[])[]): Buffer {
  const files: readonly [name: string, text: string][] = [
    ['[Content_Types].xml', contentTypes],
    ['_rels/.rels', relationsOf('officeDocument', 'xl/workbook.xml')],
    ['xl/workbook.xml', workbookOf(sheetName)],
    ['xl/_rels/workbook.xml.rels', relationsOf('worksheet', 'worksheets/sheet1.xml')],
    ['xl/worksheets/sheet1.xml', sheetOf(rows)],
  ];
  return storedZip(files.map(([name, text]) => ({ name, bytes: Buffer.from(xml + text) })));
}

const contentTypes =
  `<Types xmlns="${packaging}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`;

const relationsOf = (type: string, target: string): string =>
  `<Relationships xmlns="${packaging}/relationships">` +
  `<Relationship Id="rId1" Type="${relations}/${type}" Target="${target}"/></Relationships>`;

const workbookOf = (name: string): string =>
  `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>` +
  `<sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const sheetOf = (rows: readonly (readonly string[])[]): string =>
  `<worksheet xmlns="${main}"><cols><col min="1" max="20" width="22" customWidth="1"/></cols><sheetData>` +
  rows.map((cells, index) => `<row r="${index + 1}">${cells.map(cellOf).join('')}</row>`).join('') +
  '</sheetData></worksheet>';

const cellOf = (text: string): string => `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
