import type { PaperTable } from './paper.ts';
import { drawRule, ink, type Pen, page } from './paper-pen.ts';

type ColumnPosition = { left: number; width: number; isFigure: boolean };

const gap = 8;
const padding = 4;

/** A table whose heads are above it on every page, and whose cells know their row and column. */
export function drawTable(pen: Pen, { heading, columns, rows }: PaperTable): void {
  const { pdf, root, tag, group, room } = pen;
  const positions = positionsOf(columns);
  room(70);
  tag(root, 'H2', () =>
    pdf
      .font('bold')
      .fontSize(11)
      .fillColor(ink.text)
      .text(heading, page.margin, pdf.y + 10),
  );
  pdf.y += 4;
  group(root, 'Table', (table) => {
    const drawHeads = () => {
      const heads = columns.map(({ head }) => head);
      group(table, 'TR', (row) => drawCells(pen, row, heads, positions, 'head'));
    };
    drawHeads();
    for (const cells of rows) {
      if (pdf.y + heightOf(pen, cells, positions) > page.bottom) {
        pdf.addPage();
        drawHeads();
      }
      group(table, 'TR', (row) => drawCells(pen, row, cells, positions, 'row'));
    }
  });
  pdf.x = page.margin;
  pdf.y += 4;
}

function positionsOf(columns: PaperTable['columns']): ColumnPosition[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let left = page.margin;
  return columns.map(({ share, isFigure = false }) => {
    const width = (page.width * share) / whole;
    const position = { left, width: width - gap, isFigure };
    left += width;
    return position;
  });
}

type Element = Parameters<Pen['tag']>[0];

function drawCells(
  pen: Pen,
  row: Element,
  cells: readonly string[],
  positions: ColumnPosition[],
  kind: 'head' | 'row',
): void {
  const { pdf, tag } = pen;
  const top = pdf.y + padding;
  const height = heightOf(pen, cells, positions);
  drawRule(pen, pdf.y);
  pdf
    .font(kind === 'head' ? 'bold' : 'regular')
    .fontSize(9)
    .fillColor(kind === 'head' ? ink.muted : ink.text);
  positions.forEach(({ left, width, isFigure }, index) => {
    const draw = () => pdf.text(cells[index] ?? '', left, top, { width, align: isFigure ? 'right' : 'left' });
    const isHead = kind === 'head' || index === 0;
    tag(row, isHead ? 'TH' : 'TD', draw, isHead ? { scope: kind === 'head' ? 'Column' : 'Row' } : {});
  });
  pdf.y = top + height - padding;
}

function heightOf({ pdf }: Pen, cells: readonly string[], positions: ColumnPosition[]): number {
  pdf.font('regular').fontSize(9);
  const heights = positions.map(({ width }, index) => pdf.heightOfString(cells[index] || ' ', { width }));
  return Math.max(...heights) + 2 * padding;
}
