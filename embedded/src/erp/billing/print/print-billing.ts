import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { correction, generate } from 'lean-qr';
import PDFDocument from 'pdfkit';
import { bankCode } from './bank-code.ts';
import { type BillingSheet, type PrintedBilling, sheetOf } from './billing-sheet.ts';
import { billingWords } from './billing-words.ts';

// Read at the start: the process may give up the right to read them.
const fontAt = (address: string): Buffer => readFileSync(fileURLToPath(address));
const regular = fontAt(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'));
const bold = fontAt(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'));

const [left, right, bottom, lineHeight] = [50, 545, 740, 15];
const columns = [
  { at: left, width: 300, align: 'left' },
  { at: 355, width: 50, align: 'right' },
  { at: 410, width: 70, align: 'right' },
  { at: 485, width: 60, align: 'right' },
] as const;

/** The document as the ERP prints it, in the market's language; the same bytes each time. */
export function printBilling(billing: PrintedBilling): Promise<Buffer> {
  const sheet = sheetOf(billing);
  const Title = `${sheet.title} ${sheet.number}`;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 50,
    lang: sheet.seller.language,
    displayTitle: true,
    info: { Title, CreationDate: new Date(`${sheet.date}T00:00:00Z`) },
  });
  const bytes = buffer(pdf);
  pdf
    .font(bold)
    .fontSize(17)
    .text(Title, left, 50, { width: right - left });
  printParties(pdf, sheet);
  printLines(pdf, sheet);
  printSums(pdf, sheet);
  if (sheet.reference !== undefined)
    printPayment(pdf, sheet, sheet.reference, String(billing.header.TransactionCurrency));
  if (sheet.note)
    pdf
      .font(regular)
      .fontSize(9)
      .text(sheet.note, left, pdf.y + lineHeight);
  pdf.end();
  return bytes;
}

function printParties(pdf: PDFKit.PDFDocument, { parties, dates, seller }: BillingSheet): void {
  const top = pdf.y + 12;
  const feet = parties.map(([heading = '', ...lines], index) => {
    const at = left + index * 255;
    pdf.font(bold).fontSize(9).text(heading, at, top, { width: 240 });
    pdf
      .font(regular)
      .fontSize(9.5)
      .text(lines.join('\n'), at, pdf.y + 2, { width: 240 });
    return pdf.y;
  });
  const below = Math.max(...feet) + 12;
  dates.forEach(([label, date], index) => {
    const at = left + index * 170;
    const day = new Date(`${date}T00:00:00Z`).toLocaleDateString(seller.language, { timeZone: 'UTC' });
    pdf.font(regular).fontSize(8.5).text(label, at, below, { width: 165 });
    pdf
      .font(bold)
      .fontSize(10)
      .text(day, at, pdf.y + 1, { width: 165 });
  });
  pdf.y += 14;
}

function printLines(pdf: PDFKit.PDFDocument, { heads, lines }: BillingSheet): void {
  printRow(pdf.font(bold).fontSize(9), heads);
  pdf.font(regular);
  for (const line of lines) {
    if (pdf.y > bottom) pdf.addPage();
    printRow(pdf, line);
  }
}

function printRow(pdf: PDFKit.PDFDocument, cells: readonly string[]): void {
  const top = pdf.y;
  columns.forEach(({ at, width, align }, index) => {
    pdf.text(cells[index] ?? '', at, top, { width, align, height: lineHeight, ellipsis: true });
  });
  pdf.y = top + lineHeight;
}

function printSums(pdf: PDFKit.PDFDocument, { sums }: BillingSheet): void {
  if (pdf.y > bottom - sums.length * lineHeight) pdf.addPage();
  pdf.y += 10;
  sums.forEach(([label, amount], index) => {
    const top = pdf.y;
    pdf.font(index === sums.length - 1 ? bold : regular).fontSize(10);
    pdf.text(label, 300, top, { width: 150 }).text(amount, 440, top, { width: right - 440, align: 'right' });
    pdf.y = top + lineHeight;
  });
}

const codeSize = 110;

function printPayment(pdf: PDFKit.PDFDocument, sheet: BillingSheet, reference: string, currency: string): void {
  if (pdf.y > bottom - codeSize) pdf.addPage();
  const { seller, total } = sheet;
  const words = billingWords(seller.language);
  const top = pdf.y + 10;
  const code = generate(bankCode({ seller, amount: total, currency, reference }), { minCorrectionLevel: correction.M });
  const cell = codeSize / (code.size + 8);
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1)
      if (code.get(x, y)) pdf.rect(left + (x + 4) * cell, top + (y + 4) * cell, cell, cell);
  pdf.fill('#000');
  const facts = [
    words.payCode,
    `${words.account}: ${seller.iban}`,
    `BIC: ${seller.bic}`,
    `${words.reference}: ${reference}`,
  ];
  pdf
    .font(regular)
    .fontSize(9.5)
    .text(facts.join('\n'), left + codeSize + 10, top + 12);
  pdf.x = left;
  pdf.y = top + codeSize;
}
