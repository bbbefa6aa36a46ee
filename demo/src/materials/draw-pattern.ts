import { type Colour, lighter } from '../pictures/colour.ts';
import type { Pattern } from './brand-voices.ts';
import { disc, filled, type Shape } from './sheet.ts';

type Ground = { width: number; height: number; base: Colour };

/** What lies behind the words, so that two brands are told apart from across the room. */
export const drawPattern = (pattern: Pattern, ground: Ground): Shape[] => patterns[pattern](ground);

const count = (length: number): number[] => Array.from({ length }, (_, index) => index);

const patterns: Readonly<Record<Pattern, (ground: Ground) => Shape[]>> = {
  rays({ width, height, base }) {
    const reach = width + height;
    return count(12).map((index) => {
      const [from, to] = [index / 12, index / 12 + 0.04].map((turn) => turn * 2 * Math.PI);
      const at = (angle = 0) =>
        `${(width / 2 + reach * Math.cos(angle)).toFixed(1)} ${(height * 0.55 + reach * Math.sin(angle)).toFixed(1)}`;
      return filled(`M${width / 2} ${height * 0.55}L${at(from)}L${at(to)}z`, lighter(base, 0.14), 0.7);
    });
  },
  hills: ({ width, height, base }) =>
    count(3).map((index) => {
      const top = height * (0.55 + index * 0.12);
      return filled(
        `M0 ${top}L${width * (0.22 + index * 0.1)} ${top - height * 0.16}L${width * 0.5} ${top}L${width * (0.72 - index * 0.06)} ${top - height * 0.22}L${width} ${top}V${height}H0z`,
        lighter(base, 0.2 - index * 0.06),
      );
    }),
  waves: ({ width, height, base }) =>
    count(4).map((index) => {
      const top = height * (0.58 + index * 0.1);
      const [step, rise] = [width / 4, height * 0.035];
      return filled(
        `M0 ${top}q${step / 2} ${-rise} ${step} 0t${step} 0t${step} 0t${step} 0V${height}H0z`,
        lighter(base, 0.24 - index * 0.06),
      );
    }),
  stripes: ({ width, height, base }) =>
    count(6).map((index) =>
      filled(
        `M${(index * width) / 6} 0h${width / 12}L${((index - 1.5) * width) / 6 + width / 12} ${height}h${-width / 12}z`,
        lighter(base, 0.16),
        0.8,
      ),
    ),
  dots: ({ width, height, base }) =>
    count(48).map((index) =>
      disc(
        ((index % 6) + 0.5 + (Math.floor(index / 6) % 2) * 0.5) * (width / 6),
        (Math.floor(index / 6) + 0.5) * (height / 8),
        width / 34,
        lighter(base, 0.18),
        0.8,
      ),
    ),
};
