import { darker, lighter, mix } from './colour.ts';
import { box, type Drawing, painted, path, shaded } from './drawing.ts';
import { textAt, wordIn } from './lettering/letters.ts';
import type { Detail, PackStyle } from './pack-style.ts';

/** Clear bottles in film: three before two, or two for a small picture. */
export function drawPetPack(style: PackStyle, detail: Detail): Drawing {
  if (detail === 'small') {
    const two = ['translate(58 0)scale(1.2222 1)', 'translate(102 0)scale(1.2222 1)'].map((at) => use('bottle', at));
    return { shadowWidth: 64, parts: two, symbols: [bottle('bottle', style, '')] };
  }
  const parts = [
    ...[62, 98].map((x) => use('behind', `translate(${x} -9)scale(.945 1)`)),
    ...[44, 80, 116].map((x) => use('bottle', `translate(${x} 0)`)),
    path('M24 74Q80 66 136 74V143q0 3-3 3H27q-3 0-3-3Z', 'fill="#fff" opacity=".1"'),
    path('M30 78l12-2-5 68h-7Z', 'fill="#fff" opacity=".3"'),
  ];
  const inTheShade = { ...style, drink: darker(style.drink, 0.22), base: darker(style.base, 0.1) };
  return { shadowWidth: 64, parts, symbols: [bottle('bottle', style, label(style)), bottle('behind', inTheShade, '')] };
}

const use = (id: string, transform: string): string => `<use href="#${id}" transform="${transform}"/>`;

const outline = 'M-6 38V43Q-18 55-18 73V139q0 6 6 6h24q6 0 6-6V73Q18 55 6 43V38Z';

/** One bottle, its middle at 0. */
function bottle(id: string, { base, cap, drink, ink }: PackStyle, words: string): string {
  const stripe = mix(lighter(drink, 0.1), ink, 0.25);
  const stripes = [79, 114.3].map((y) => box(-18, y, 36, 3, `fill="${stripe}"`));
  const parts = [
    path(outline, `fill="${drink}"`),
    path('M-6 38V43Q-13 51-16 61H16Q13 51 6 43V38Z', 'fill="#fff" opacity=".45"'),
    box(-18, 79, 36, 38.3, `fill="${base}"`),
    ...stripes,
    words,
    path(outline, `fill="${painted('round')}" opacity=".8"`),
    shaded('M-8 31.5q0-2.5 2.5-2.5h11q2.5 0 2.5 2.5v5q0 2.5-2.5 2.5h-11q-2.5 0-2.5-2.5Z', cap),
  ];
  return `<g id="${id}">${parts.join('')}</g>`;
}

const label = ({ name, ink, tag }: PackStyle): string =>
  [
    wordIn(name, { centreX: 0, centreY: tag ? 95 : 98, width: 31, height: 10 }, ink),
    tag && textAt(tag, { centreX: 0, baseline: 109.5, size: 5.2, maxWidth: 30 }, ink, 0.95),
  ].join('');
