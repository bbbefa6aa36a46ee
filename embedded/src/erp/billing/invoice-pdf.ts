import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { billingTypes } from '../customizing/codes.ts';
import type { Row } from '../store/database.ts';

// Read at the start: the process may give up the right to read them.
const fontAt = (address: string): Buffer => readFileSync(fileURLToPath(address));
const regular = fontAt(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'));
const bold = fontAt(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'));

export type PrintedBilling = { header: Readonly<Row>; lines: readonly Readonly<Row>[] };

const titles: Readonly<Record<string, string>> = {
  ...{ [billingTypes.invoice]: 'Invoice', [billingTypes.creditNote]: 'Credit note' },
  ...{ [billingTypes.proforma]: 'Proforma invoice' },
};
const columns = [50, 130, 360, 430, 500] as const;
const lineHeight = 16;

/** The document as the ERP prints it; the same bytes each time. */
export function printBilling({ header, lines }: PrintedBilling): Promise<Buffer> {
  const created = new Date(`${header.BillingDocumentDate}T00:00:00Z`);
  const pdf = new PDFDocument({ size: 'A4', margin: 50, info: { Title: titleOf(header), CreationDate: created } });
  const bytes = buffer(pdf);
  pdf.font(bold).fontSize(18).text(titleOf(header), 50, 50);
  pdf.font(regular).fontSize(10);
  const facts = [
    ...[`Date ${header.BillingDocumentDate}`, `Payer ${header.PayerParty}`, `Sold-to party ${header.SoldToParty}`],
    `Payment reference ${header.PaymentReference}`,
  ];
  facts.forEach((fact, index) => void pdf.text(fact, 50, 85 + index * lineHeight));
  printLines(pdf, lines);
  printTotals(pdf, header);
  pdf.end();
  return bytes;
}

const titleOf = (header: Readonly<Row>): string =>
  `${titles[String(header.BillingDocumentType)] ?? 'Billing document'} ${header.BillingDocument}`;

function printLines(pdf: PDFKit.PDFDocument, lines: readonly Readonly<Row>[]): void {
  printRow(pdf.font(bold), 170, ['Material', 'Description', 'Quantity', 'Net', 'Tax']);
  pdf.font(regular);
  let top = 190;
  for (const line of lines) {
    if (top > 740) {
      pdf.addPage();
      top = 50;
    }
    const { Material, BillingDocumentItemText: text, BillingQuantity, NetAmount, TaxAmount } = line;
    printRow(pdf, top, [Material, text, BillingQuantity, NetAmount, TaxAmount].map(String));
    top += lineHeight;
  }
  pdf.y = top + lineHeight;
}

function printRow(pdf: PDFKit.PDFDocument, top: number, cells: readonly string[]): void {
  cells.forEach((cell, index) => {
    const left = columns[index] ?? 50;
    pdf.text(cell, left, top, { width: (columns[index + 1] ?? 560) - left - 5, height: lineHeight, ellipsis: true });
  });
}

function printTotals(pdf: PDFKit.PDFDocument, header: Readonly<Row>): void {
  const { TotalNetAmount, TaxAmount, TotalGrossAmount, TransactionCurrency: currency } = header;
  pdf.text(`Net ${TotalNetAmount} ${currency}`, 360, pdf.y);
  pdf.text(`Tax ${TaxAmount} ${currency}`);
  pdf.font(bold).text(`Total ${TotalGrossAmount} ${currency}`);
}
