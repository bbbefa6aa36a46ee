import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { packSlug, styleOf } from '../pictures/index.ts';
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

/** The brand's label, and beside it what this is. */
function drawHead(pdf: Pdf, { heading, name, pack, brand, subBrand }: DataSheet): void {
  const style = styleOf(packSlug(brand, subBrand));
  const height = 96;
  pdf.roundedRect(margin, margin, 140, height, 8).fill(style.base);
  pdf
    .roundedRect(margin + 5, margin + 5, 130, height - 10, 5)
    .lineWidth(1)
    .stroke(style.ink);
  const scale = Math.min(112 / style.name.width, 44 / style.name.height);
  pdf
    .save()
    .translate(margin + 70 - (style.name.width * scale) / 2, margin + height / 2 - (style.name.height * scale) / 2)
    .scale(scale)
    .path(style.name.outline)
    .fill(style.ink)
    .restore();

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
  pdf.y = Math.max(pdf.y, margin + height) + 18;
}

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
