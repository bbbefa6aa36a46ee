import { type Colour, darker, lighter } from '../pictures/colour.ts';
import { disc, filled, type Shape } from './sheet.ts';

/** A half-litre glass standing on (x, foot), with a head unless it holds lemonade or water. */
export function drawGlass(x: number, foot: number, height: number, drink: Colour, hasHead = true): Shape[] {
  const [top, half, base] = [foot - height, height * 0.3, height * 0.22];
  const beerTop = top + height * 0.24;
  const at = (dx: number, y: number) => `${(x + dx).toFixed(1)} ${y.toFixed(1)}`;
  const bubbles = [0.1, -0.12, 0.05, -0.04, 0.14].map((shift, index) =>
    disc(x + shift * height, foot - height * (0.12 + index * 0.11), height * 0.012, '#fff6d8', 0.7),
  );
  const head = filled(
    `M${at(-half * 1.02, beerTop)}V${(top + height * 0.04).toFixed(1)}q${half * 0.3} ${-height * 0.12} ${half * 0.7} ${-height * 0.05}q${half * 0.4} ${-height * 0.08} ${half * 0.8} 0q${half * 0.4} ${-height * 0.03} ${half * 0.54} ${height * 0.06}V${beerTop.toFixed(1)}q${-half} ${height * 0.05} ${-half * 2.04} 0z`,
    '#fffaf0',
  );
  return [
    filled(`M${at(-half, top)}L${at(half, top)}L${at(base, foot)}L${at(-base, foot)}z`, '#ffffff', 0.35),
    filled(
      `M${at(-half * 0.9, beerTop)}L${at(half * 0.9, beerTop)}L${at(base * 0.9, foot - height * 0.05)}L${at(-base * 0.9, foot - height * 0.05)}z`,
      drink,
    ),
    filled(
      `M${at(-half * 0.88, beerTop + height * 0.02)}L${at(-half * 0.5, beerTop + height * 0.02)}L${at(-base * 0.5, foot - height * 0.07)}L${at(-base * 0.86, foot - height * 0.07)}z`,
      lighter(drink, 0.35),
      0.7,
    ),
    ...bubbles,
    ...(hasHead ? [head] : []),
    filled(`M${at(-base, foot)}h${base * 2}v${-height * 0.03}h${-base * 2}z`, darker('#ffffff', 0.2), 0.6),
  ];
}
