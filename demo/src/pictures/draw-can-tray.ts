import { type Drawing, line, painted, path, short } from './drawing.ts';
import { textAt, wordIn } from './lettering/letters.ts';
import type { Detail, PackStyle } from './pack-style.ts';

const cardboard = '#c79a63';
const print = '#4a2e10';

/** Cans on a tray of cardboard: each row stands a little lower and nearer than the one behind. */
export function drawCanTray(style: PackStyle, detail: Detail): Drawing {
  const rows = detail === 'small' ? smallRows : fullRows;
  const nearest = rows.length - 1;
  const cans = rows.flatMap(({ y, xs, scale }, row) =>
    xs.map((x) => drawnAt(row === nearest ? 'canFront' : 'can', `translate(${short(x)} ${y})scale(${scale})`)),
  );
  const symbols = [can('can', style, ''), can('canFront', style, lettering(style))];
  return { shadowWidth: 76, parts: [...cans, tray(style, detail)], symbols };
}

const drawnAt = (id: string, transform: string): string => `<use href="#${id}" transform="${transform}"/>`;

const spread = (count: number, middle: number, step: number): number[] =>
  Array.from({ length: count }, (_, index) => middle + (index - (count - 1) / 2) * step);

const fullRows = [
  { y: 48.4, xs: spread(6, 80, 21.07), scale: 0.93 },
  { y: 56.6, xs: spread(6, 80, 21.6), scale: 0.95 },
  { y: 64.8, xs: spread(6, 80, 22.13), scale: 0.975 },
  { y: 73, xs: spread(6, 80, 22.67), scale: 1 },
];

const smallRows = [
  { y: 35, xs: spread(4, 80, 33.2), scale: 1.48 },
  { y: 47, xs: spread(4, 80, 34), scale: 1.52 },
];

/** One can, the middle of its lid at 0. */
function can(id: string, { base, ink }: PackStyle, words: string): string {
  const body = 'M-8.8 0L-11 4V60L-8.8 64Q0 68.5 8.8 64L11 60V4L8.8 0Z';
  return `<g id="${id}">${[
    path(body, `fill="${base}"`),
    line('M-11 5.5Q0 10.1 11 5.5', ink, 1.5, 0.95),
    words,
    path(body, `fill="${painted('round')}"`),
    '<ellipse rx="9.3" ry="3.5" fill="#c9cfd3"/>',
    '<ellipse cy=".4" rx="7.7" ry="2.6" fill="#8e979d"/>',
    '<path d="M-2.6.2h5.3" stroke="#e9edef" stroke-width="2" stroke-linecap="round"/>',
  ].join('')}</g>`;
}

const lettering = ({ initial, ink }: PackStyle): string =>
  wordIn(initial, { centreX: 0, centreY: 25, width: 15, height: 15 }, ink);

function tray({ base, name, tag }: PackStyle, detail: Detail): string {
  const words =
    detail === 'small'
      ? ''
      : [
          wordIn(name, { centreX: tag ? 54 : 80, centreY: 136, width: tag ? 74 : 84, height: 13 }, print),
          tag &&
            textAt(
              tag,
              { centreX: 121, baseline: tag.length > 3 ? 138.8 : 140, size: tag.length > 3 ? 8 : 11.5, maxWidth: 48 },
              print,
            ),
        ].join('');
  return [
    path('M9 121H151L149 144q-.2 2-2.2 2H13.2q-2 0-2.2-2Z', `fill="${cardboard}"`),
    path('M9 121H151l-.4 5H9.4Z', `fill="${base}"`),
    words,
    line('M9 121H151', '#fff', 1.2, 0.5),
    path('M20 62L34 50L28 121H16ZM122 52l8 2-4 67H116Z', 'fill="#fff" opacity=".14"'),
  ].join('');
}
