import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { Paper } from './paper.ts';

/** They have every letter of our languages; the fonts of PDF itself lack most of the Czech ones. */
const regular = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'));
const bold = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'));

export type Pdf = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Pdf['struct']>;

export const page = { margin: 48, width: 595.28 - 2 * 48, bottom: 841.89 - 72 };
export const ink = { text: '#1d2328', muted: '#5c666e', rule: '#d9dde0' };

/** One document with the tree of what its parts are, for anyone who has it read out. */
export type Pen = {
  pdf: Pdf;
  root: Element;
  /** A part of one element: drawn at once, and named by its kind. */
  tag: (parent: Element, kind: string, draw: () => void, options?: object) => void;
  /** An element that holds others. */
  group: (parent: Element, kind: string, fill: (group: Element) => void) => void;
  /** Lines and page numbers say nothing. */
  decorate: (draw: () => void) => void;
  /** Begins a page where so much no longer fits. */
  room: (heightPt: number) => void;
};

export function takePen({ language, title, issuedOn }: Paper): Pen {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: 56 },
    lang: language,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: { Title: title, CreationDate: new Date(`${issuedOn}T00:00:00Z`) },
  });
  pdf.registerFont('regular', regular).registerFont('bold', bold);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return {
    pdf,
    root,
    tag(parent, kind, draw, options = {}) {
      const element = pdf.struct(kind, options);
      parent.add(element);
      element.add(draw);
      element.end();
    },
    group(parent, kind, fill) {
      const element = pdf.struct(kind);
      parent.add(element);
      fill(element);
      element.end();
    },
    decorate(draw) {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },
    room(heightPt) {
      if (pdf.y + heightPt > page.bottom) pdf.addPage();
    },
  };
}

export function collected(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

export const drawRule = ({ pdf, decorate }: Pen, y: number): void =>
  decorate(() => {
    pdf
      .moveTo(page.margin, y)
      .lineTo(page.margin + page.width, y)
      .lineWidth(0.5)
      .stroke(ink.rule);
  });
