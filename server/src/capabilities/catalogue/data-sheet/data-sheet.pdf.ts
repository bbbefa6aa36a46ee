import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { DataSheet, Section } from './data-sheet.model.ts';

/** They have every letter of our languages; the fonts of PDF itself lack most of the Czech ones. */
const regular = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'));
const bold = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'));

const margin = 48;
const width = 595.28 - 2 * margin;
const labelWidth = 190;
/** Below this a row would be torn over two pages. */
const lowestRow = 841.89 - margin - 40;
const ink = '#1d2328';
const muted = '#5c666e';
const rule = '#d9dde0';
const tile = { width: 140, height: 96, base: '#2b3a44', ink: '#f4f1ea' };

type Pdf = InstanceType<typeof PDFDocument>;

/** A page of A4, more only for a long story. The same sheet makes the same bytes. */
export function toPdf(sheet: DataSheet): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: sheet.language,
    displayTitle: true,
    info: { Title: `${sheet.name} – ${sheet.pack}`, CreationDate: new Date(`${sheet.listedOn}T00:00:00Z`) },
  });
  const written = collected(pdf);
  pdf.registerFont('regular', regular).registerFont('bold', bold);
  drawHead(pdf, sheet);
  drawStory(pdf, sheet);
  for (const section of sheet.sections) drawSection(pdf, section);
  pdf.end();
  return written;
}

function collected(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

/** The brand's name on a tile, and beside it what this is. */
function drawHead(pdf: Pdf, { heading, name, pack, brand }: DataSheet): void {
  drawBrand(pdf, brand);
  const left = margin + 160;
  const space = { width: width - 160 };
  pdf
    .font('regular')
    .fontSize(9)
    .fillColor(muted)
    .text(heading, left, margin + 4, space);
  pdf
    .font('bold')
    .fontSize(19)
    .fillColor(ink)
    .text(name, left, margin + 20, space);
  pdf
    .font('regular')
    .fontSize(12)
    .fillColor(muted)
    .text(pack, { ...space });
  pdf.x = margin;
  pdf.y = Math.max(pdf.y, margin + tile.height) + 18;
}

function drawBrand(pdf: Pdf, brand: string): void {
  pdf.roundedRect(margin, margin, tile.width, tile.height, 8).fill(tile.base);
  pdf
    .roundedRect(margin + 5, margin + 5, tile.width - 10, tile.height - 10, 5)
    .lineWidth(1)
    .stroke(tile.ink);
  // A long name is written smaller.
  const space = { width: tile.width - 28, height: tile.height - 28, align: 'center', ellipsis: true } as const;
  pdf.font('bold').fillColor(tile.ink).fontSize(18);
  if (pdf.heightOfString(brand, space) > 48 || pdf.widthOfString(longestWord(brand)) > space.width) pdf.fontSize(12);
  const height = Math.min(space.height, pdf.heightOfString(brand, space));
  pdf.text(brand, margin + 14, margin + (tile.height - height) / 2, space);
}

const longestWord = (text: string): string => text.split(' ').sort((a, b) => b.length - a.length)[0] ?? '';

function drawStory(pdf: Pdf, { paragraphs }: DataSheet): void {
  pdf.font('regular').fontSize(10.5).fillColor(ink);
  for (const { text, isPoint } of paragraphs)
    pdf.text(isPoint ? `•  ${text}` : text, { width, lineGap: 2, paragraphGap: 5, indent: 0 });
}

function drawSection(pdf: Pdf, { title, rows }: Section): void {
  if (pdf.y > lowestRow - 40) pdf.addPage();
  pdf.moveDown(0.9).font('bold').fontSize(12).fillColor(ink).text(title, margin, pdf.y, { width });
  pdf.moveDown(0.25);
  for (const [label, value] of rows) {
    if (pdf.y > lowestRow) pdf.addPage();
    const top = pdf.y + 3;
    pdf
      .moveTo(margin, pdf.y)
      .lineTo(margin + width, pdf.y)
      .lineWidth(0.5)
      .stroke(rule);
    pdf.font('regular').fontSize(10).fillColor(muted).text(label, margin, top, { width: labelWidth });
    const labelFoot = pdf.y;
    pdf.fillColor(ink).text(value, margin + labelWidth + 12, top, { width: width - labelWidth - 12 });
    pdf.y = Math.max(pdf.y, labelFoot) + 3;
  }
  pdf.x = margin;
}
