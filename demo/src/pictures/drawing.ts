import type { Colour } from './colour.ts';

/** Pictures stand on a square of 160 units, on a soft shadow at its foot. */

const stop = (offset: number, colour: Colour, opacity?: number): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;

const across = (id: string, stops: readonly string[]): string =>
  `<linearGradient id="${id}">${stops.join('')}</linearGradient>`;

/** The paints that pictures share, by the name that `url(#…)` calls them. */
const paints = {
  steel: across('steel', [
    stop(0, '#6f787e'),
    stop(0.07, '#a9b1b6'),
    stop(0.2, '#f3f5f6'),
    stop(0.32, '#e2e6e8'),
    stop(0.6, '#aeb6bb'),
    stop(0.86, '#858e94'),
    stop(0.95, '#9aa3a8'),
    stop(1, '#6b747a'),
  ]),
  /** Light from the left over anything round. */
  round: across('round', [
    stop(0, '#000', 0.38),
    stop(0.1, '#000', 0.06),
    stop(0.2, '#fff', 0.34),
    stop(0.3, '#fff', 0.08),
    stop(0.55, '#000', 0),
    stop(0.86, '#000', 0.3),
    stop(0.95, '#000', 0.22),
    stop(1, '#000', 0.42),
  ]),
  glass: across('glass', [
    stop(0, '#2b1407'),
    stop(0.22, '#9a5420'),
    stop(0.36, '#6e3813'),
    stop(0.75, '#43200b'),
    stop(1, '#231005'),
  ]),
  darkGlass: across('darkGlass', [stop(0, '#1d0d04'), stop(0.3, '#5c3011'), stop(1, '#1a0b03')]),
  /** Light from above over anything flat. */
  flat: `<linearGradient id="flat" x2="1" y2="1">${stop(0, '#fff', 0.2)}${stop(0.5, '#fff', 0)}${stop(1, '#000', 0.12)}</linearGradient>`,
  ground: `<radialGradient id="ground">${stop(0, '#120d06', 0.34)}${stop(0.6, '#120d06', 0.16)}${stop(1, '#120d06', 0)}</radialGradient>`,
} as const;

export type Paint = keyof typeof paints;

/** What a thing is painted with: a colour, or one of the shared paints. */
export const painted = (paint: Paint): string => `url(#${paint})`;

export const path = (outline: string, attributes: string): string => `<path d="${outline}" ${attributes}/>`;

/** A filled outline with the light over it. */
export const shaded = (outline: string, colour: Colour, paint: Paint = 'round'): string =>
  `${path(outline, `fill="${colour}"`)}${path(outline, `fill="${painted(paint)}"`)}`;

export const line = (outline: string, colour: Colour, width: number, opacity = 1): string =>
  path(
    outline,
    `fill="none" stroke="${colour}" stroke-width="${width}"${opacity === 1 ? '' : ` opacity="${opacity}"`}`,
  );

export const box = (x: number, y: number, width: number, height: number, attributes: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${attributes}/>`;

/** What is in a picture: its parts from the back to the front, and what they repeat. */
export type Drawing = { shadowWidth: number; parts: readonly string[]; symbols?: readonly string[] };

/** The whole picture with the paints it uses. */
export function toSvg({ shadowWidth, parts, symbols = [] }: Drawing): string {
  const shadow = `<ellipse cx="80" cy="147" rx="${shadowWidth}" ry="6.5" fill="${painted('ground')}"/>`;
  const body = shadow + parts.join('');
  const repeated = symbols.join('');
  const used = Object.entries(paints).filter(([name]) => (body + repeated).includes(`#${name})`));
  const definitions = used.map(([, definition]) => definition).join('') + repeated;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><defs>${definitions}</defs>${body}</svg>`;
}

/** Two decimals are finer than any screen shows. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);
