import { drawCrate } from './draw-crate.ts';
import { drawKeg } from './draw-keg.ts';
import { type Drawing, path } from './drawing.ts';
import { textAt } from './lettering/letters.ts';
import type { Detail, PackStyle } from './pack-style.ts';

/** Several goods at one price: a keg and a crate of the brand with a ribbon's rosette. */
export function drawBundle(style: PackStyle, detail: Detail): Drawing {
  // Half of the keg is behind the crate, so a name on it would be cut.
  const keg = drawKeg(style, 50, 'small');
  const crate = drawCrate(style, 20, detail);
  return {
    shadowWidth: 76,
    parts: [
      group('translate(-8 31)scale(.8)', keg),
      group('translate(53 47)scale(.68)', crate),
      rosette(detail === 'small' ? 'translate(128 36)scale(1.5)' : 'translate(124 40)'),
    ],
    symbols: crate.symbols ?? [],
  };
}

const group = (transform: string, { parts }: Drawing): string => `<g transform="${transform}">${parts.join('')}</g>`;

const red = '#c2412d';

function rosette(transform: string): string {
  const petals = Array.from({ length: 12 }, (_, index) => {
    const turn = (index / 12) * Math.PI * 2;
    return `<circle cx="${(Math.cos(turn) * 15).toFixed(1)}" cy="${(Math.sin(turn) * 15).toFixed(1)}" r="4.6"/>`;
  });
  return [
    `<g transform="${transform}" fill="${red}">`,
    path('M-9 10l-6 26 9-5 5 8 4-27ZM9 10l6 26-9-5-5 8-4-27Z', 'fill="#8f2c1e"'),
    ...petals,
    '<circle r="16"/>',
    '<circle r="12.5" fill="#fff3e2"/>',
    textAt('%', { centreX: 0, baseline: 5.6, size: 15, maxWidth: 20 }, red),
    '</g>',
  ].join('');
}
