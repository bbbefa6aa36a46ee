import { fillIn } from '@dray/contract/texts/fill-in.ts';
import { drawCode } from './draw-code.ts';
import { drawTable } from './draw-table.ts';
import type { Fact, Paper } from './paper.ts';
import { collected, drawRule, ink, type Pen, page, takePen } from './paper-pen.ts';

/** As many pages of A4 as it takes. The same paper makes the same bytes. */
export function printPaper(paper: Paper): Promise<Buffer> {
  const pen = takePen(paper);
  const written = collected(pen.pdf);
  drawHead(pen, paper);
  drawParties(pen, paper);
  drawFacts(pen, paper.facts);
  for (const table of paper.tables) drawTable(pen, table);
  drawSums(pen, paper.sums);
  if (paper.payment) drawPayment(pen, paper.payment);
  drawNotes(pen, paper.notes);
  pen.root.end();
  numberPages(pen, paper.pageWords);
  pen.pdf.end();
  return written;
}

const gutter = 16;

function drawHead({ pdf, root, tag }: Pen, { issuer, title }: Paper): void {
  tag(root, 'P', () => pdf.font('bold').fontSize(10).fillColor(ink.muted).text(issuer, page.margin, page.margin));
  tag(root, 'H1', () => pdf.font('bold').fontSize(18).fillColor(ink.text).text(title, { width: page.width }));
  pdf.y += 8;
}

function drawParties({ pdf, root, tag }: Pen, { parties }: Paper): void {
  const top = pdf.y;
  const width = page.width / Math.max(1, parties.length) - gutter;
  const feet = parties.map(({ heading, lines }, index) => {
    const left = page.margin + index * (width + gutter);
    tag(root, 'H2', () => pdf.font('bold').fontSize(9).fillColor(ink.muted).text(heading, left, top, { width }));
    pdf.font('regular').fontSize(9.5).fillColor(ink.text);
    pdf.y += 2;
    for (const line of lines) tag(root, 'P', () => pdf.text(line, left, pdf.y, { width }));
    return pdf.y;
  });
  pdf.x = page.margin;
  pdf.y = Math.max(top, ...feet) + 10;
}

/** Names and values beside each other, two pairs in a row. */
function drawFacts(pen: Pen, facts: readonly Fact[]): void {
  const { pdf, root, tag, room } = pen;
  const width = page.width / 2 - gutter;
  for (let index = 0; index < facts.length; index += 2) {
    room(40);
    const top = pdf.y;
    const feet = facts.slice(index, index + 2).map(({ label, value }, column) => {
      const left = page.margin + column * (width + gutter);
      tag(root, 'P', () => pdf.font('regular').fontSize(8).fillColor(ink.muted).text(label, left, top, { width }));
      tag(root, 'P', () => pdf.fontSize(9.5).fillColor(ink.text).text(value, left, pdf.y, { width }));
      return pdf.y;
    });
    pdf.y = Math.max(...feet) + 5;
  }
  pdf.x = page.margin;
}

function drawSums(pen: Pen, sums: readonly Fact[]): void {
  const { pdf, root, group, tag, room } = pen;
  const left = page.margin + page.width * 0.42;
  const width = page.width * 0.58;
  room(sums.length * 18 + 20);
  pdf.y += 10;
  group(root, 'Table', (table) =>
    sums.forEach(({ label, value }, index) => {
      const isLast = index === sums.length - 1;
      if (isLast) drawRule(pen, pdf.y - 2);
      pdf
        .font(isLast ? 'bold' : 'regular')
        .fontSize(isLast ? 11.5 : 9.5)
        .fillColor(ink.text);
      const top = pdf.y + 2;
      const labelWidth = width * 0.66;
      group(table, 'TR', (row) => {
        tag(row, 'TH', () => pdf.text(label, left, top, { width: labelWidth }), { scope: 'Row' });
        const foot = pdf.y;
        tag(row, 'TD', () => pdf.text(value, left + labelWidth, top, { width: width - labelWidth, align: 'right' }));
        pdf.y = Math.max(foot, pdf.y) + 2;
      });
    }),
  );
  pdf.x = page.margin;
}

const codeSize = 118;

function drawPayment(pen: Pen, { heading, facts, code, codeWords }: NonNullable<Paper['payment']>): void {
  const { pdf, root, tag, room } = pen;
  room(codeSize + 40);
  tag(root, 'H2', () =>
    pdf
      .font('bold')
      .fontSize(11)
      .fillColor(ink.text)
      .text(heading, page.margin, pdf.y + 12),
  );
  const top = pdf.y + 4;
  const box = [page.margin, top, page.margin + codeSize, top + codeSize];
  const draw = () => drawCode(pdf, code, { left: page.margin, top, size: codeSize });
  tag(root, 'Figure', draw, { alt: codeWords, bbox: box });
  const left = page.margin + codeSize + 16;
  pdf.y = top + 8;
  for (const { label, value } of facts) {
    tag(root, 'P', () => {
      pdf
        .font('regular')
        .fontSize(8)
        .fillColor(ink.muted)
        .text(label, left, pdf.y, { width: page.width - codeSize - 16 });
      pdf.font('bold').fontSize(10).fillColor(ink.text).text(value, left, pdf.y);
    });
    pdf.y += 3;
  }
  pdf.x = page.margin;
  pdf.y = Math.max(pdf.y, top + codeSize) + 4;
}

function drawNotes({ pdf, root, tag, room }: Pen, notes: readonly string[]): void {
  for (const note of notes) {
    room(40);
    tag(root, 'P', () =>
      pdf
        .font('regular')
        .fontSize(8.5)
        .fillColor(ink.muted)
        .text(note, page.margin, pdf.y + 8, { width: page.width }),
    );
  }
}

function numberPages({ pdf, decorate }: Pen, words: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let n = 0; n < count; n += 1) {
    pdf.switchToPage(start + n);
    // Below the margin a text would begin a page of its own.
    pdf.page.margins.bottom = 0;
    decorate(() => {
      pdf
        .font('regular')
        .fontSize(8)
        .fillColor(ink.muted)
        .text(fillIn(words, { page: String(n + 1), pages: String(count) }), page.margin, 806, {
          width: page.width,
          align: 'right',
          lineBreak: false,
        });
    });
  }
}
