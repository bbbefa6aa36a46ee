import { type Colour, darker, lighter } from '../pictures/colour.ts';
import { drawnPack, styleOf } from '../pictures/index.ts';
import { drawGlass } from './draw-glass.ts';
import { drawPattern } from './draw-pattern.ts';
import type { Scene } from './scene-list.ts';
import { disc, rectangle, type Shape, word } from './sheet.ts';
import { shapesToSvg } from './sheet-to-svg.ts';

export const sceneSize = { width: 640, height: 360 };

/** The picture above an article: the brand at the left, what it is about at the right. */
export function drawScene({ slug, pattern, motif }: Scene): string {
  const { base, ink, name } = styleOf(slug);
  const { width, height } = sceneSize;
  const ground = [
    rectangle(0, 0, width, height, base),
    ...drawPattern(pattern, { width, height, base }),
    word(name, { x: 36, y: 120, width: 250, height: 110 }, ink),
    rectangle(36, 252, 90, 5, ink),
  ];
  const front = motif.kind === 'pack' ? packOf(motif.format, slug) : shapesToSvg(motifs[motif.kind](ink, base));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapesToSvg(ground)}${front}</svg>`;
}

/** The catalogue's drawing has its own square, so it is a picture in the picture. */
const packOf = (format: string, slug: string): string =>
  `${shapesToSvg([disc(462, 180, 158, '#fffaf0', 0.9)])}${drawnPack(format, slug, 'detailed').replace(
    '<svg ',
    '<svg x="332" y="44" width="260" height="260" ',
  )}`;

const card = (x: number, y: number, width: number, height: number): Shape[] => [
  rectangle(x + 6, y + 8, width, height, '#000000', 0.25),
  rectangle(x, y, width, height, '#fffdf6'),
];

type Motif = (ink: Colour, base: Colour) => Shape[];

const motifs: Readonly<Record<'glass' | 'van' | 'calendar' | 'paper', Motif>> = {
  glass: () => [...drawGlass(410, 320, 250, '#e6a21a'), ...drawGlass(530, 330, 210, '#d58c12')],
  van: (ink, base) => [
    rectangle(330, 120, 180, 150, lighter(base, 0.85)),
    rectangle(330, 176, 180, 26, ink),
    rectangle(510, 170, 84, 100, lighter(base, 0.7)),
    rectangle(526, 182, 54, 40, '#bcd6e6'),
    rectangle(320, 268, 284, 10, darker(base, 0.4)),
    ...[382, 548].flatMap((x) => [disc(x, 280, 28, '#1d1a16'), disc(x, 280, 12, '#b9c0c5')]),
  ],
  calendar: (_ink, base) => [
    ...card(360, 60, 220, 240),
    rectangle(360, 60, 220, 48, darker(base, 0.2)),
    ...Array.from({ length: 20 }, (_, index) =>
      rectangle(
        378 + (index % 5) * 40,
        126 + Math.floor(index / 5) * 42,
        26,
        26,
        [7, 13].includes(index) ? darker(base, 0.15) : lighter(base, 0.78),
      ),
    ),
  ],
  paper: (_ink, base) => [
    ...card(380, 48, 190, 264),
    rectangle(400, 70, 90, 14, base),
    ...[0, 1, 2, 3, 4, 5].flatMap((row) => [
      rectangle(400, 112 + row * 26, 96, 8, lighter(base, 0.55)),
      rectangle(520, 112 + row * 26, 32, 8, lighter(base, 0.3)),
    ]),
    rectangle(400, 272, 152, 3, base),
  ],
};
