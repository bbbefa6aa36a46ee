import { short } from '../pictures/drawing.ts';
import type { Shape, Sheet } from './sheet.ts';

export const shapesToSvg = (shapes: readonly Shape[]): string => shapes.map(shapeToSvg).join('');

export const sheetToSvg = ({ width, height, shapes, title }: Sheet): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${short(width)}" height="${short(height)}" viewBox="0 0 ${short(width)} ${short(height)}"><title>${title}</title>${shapesToSvg(shapes)}</svg>`;

function shapeToSvg({ outline, colour, x, y, scale, opacity }: Shape): string {
  const isMoved = x !== 0 || y !== 0 || scale !== 1;
  const moved = isMoved ? ` transform="translate(${short(x)} ${short(y)})scale(${scale.toFixed(4)})"` : '';
  const faded = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<path d="${outline}" fill="${colour}"${moved}${faded}/>`;
}
