import { canvasOf } from './draw-page.ts';
import type { OpenedPdf } from './pdf.queries.ts';
import classes from './print-pdf.module.css';

/** 200 dots to an inch of 72 points: small print stays readable. */
const density = 200 / 72;
const maxPages = 40;

/** Prints the file alone, without the page around it. The browser's own viewer would need a frame, which the policy forbids. */
export async function printPdf({ pdf }: OpenedPdf): Promise<void> {
  const sheets = document.createElement('div');
  sheets.className = classes.sheets ?? '';
  for (let n = 1; n <= Math.min(pdf.numPages, maxPages); n += 1) sheets.append(await printedPage(pdf, n));
  document.body.append(sheets);
  document.documentElement.dataset.printing = 'document';
  const tidy = () => {
    sheets.remove();
    delete document.documentElement.dataset.printing;
  };
  addEventListener('afterprint', tidy, { once: true });
  print();
}

async function printedPage(pdf: OpenedPdf['pdf'], n: number): Promise<HTMLCanvasElement> {
  const page = await pdf.getPage(n);
  const viewport = page.getViewport({ scale: 1 });
  const canvas = canvasOf(viewport.width, viewport.height, density);
  await page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0], intent: 'print' }).promise;
  return canvas;
}
