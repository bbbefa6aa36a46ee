import type { OpenedPdf } from './pdf.queries.ts';

type Wanted = { page: number; widthPx: number; zoom: number };

/** Sharp on every screen, but never so large that a phone runs out of memory. */
const maxPixelsPerPoint = 3;

/** One page as a picture with its words laid over it, for those who mark, search or listen to them. */
export async function drawPage({ pdf, library }: OpenedPdf, wanted: Wanted, signal: AbortSignal): Promise<HTMLElement> {
  const page = await pdf.getPage(wanted.page);
  const fit = wanted.widthPx / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale: fit * wanted.zoom });
  const density = Math.min(devicePixelRatio, maxPixelsPerPoint / Math.min(viewport.scale, maxPixelsPerPoint));
  const canvas = canvasOf(viewport.width, viewport.height, Math.max(1, density));
  const task = page.render({ canvas, viewport, transform: [Math.max(1, density), 0, 0, Math.max(1, density), 0, 0] });
  signal.addEventListener('abort', () => task.cancel());
  await task.promise;

  const words = document.createElement('div');
  words.style.setProperty('--total-scale-factor', String(viewport.scale));
  await new library.TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport }).render();
  const sheet = document.createElement('div');
  Object.assign(sheet.style, { width: `${viewport.width}px`, height: `${viewport.height}px` });
  sheet.append(canvas, words);
  return sheet;
}

export function canvasOf(width: number, height: number, density: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * density);
  canvas.height = Math.floor(height * density);
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  canvas.setAttribute('aria-hidden', 'true');
  return canvas;
}
