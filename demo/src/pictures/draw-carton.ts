import { darker, lighter } from './colour.ts';
import { box, type Drawing, line, painted, path } from './drawing.ts';
import { textAt, wordIn } from './lettering/letters.ts';
import type { Detail, PackStyle } from './pack-style.ts';

/** The front of the box; its top and its right side lean back by half as much as they are deep. */
type Front = { x: number; y: number; width: number; depth: number };

const foot = 145;
const flat: Front = { x: 13, y: 63, width: 104, depth: 30 };
const tall: Front = { x: 19, y: 41, width: 88, depth: 34 };

/** `contents` is what is printed at the foot, `24 × 33 cl`. */
type Carton = { contents: string; isTall: boolean };

/** A closed box of bottles. */
export function drawCarton(style: PackStyle, { contents, isTall }: Carton, detail: Detail): Drawing {
  const front = isTall ? tall : flat;
  const { x, y, width } = front;
  const side = box(x, y, width, foot - y, `fill="${painted('flat')}"`);
  const parts = [
    shell(style, front),
    detail === 'small' ? '' : bottleOnSide(style, front),
    detail === 'small' ? smallBand(style, front) : band(style, front, contents),
    side,
    line(`M${x} ${y + 0.6}H${x + width}`, '#fff', 1.2, 0.5),
    line(`M${x + width - 0.5} ${y}V${foot}`, '#000', 1, 0.25),
  ];
  return { shadowWidth: 74, parts };
}

function shell({ base }: PackStyle, { x, y, width, depth }: Front): string {
  const right = x + width;
  const back = y - depth / 2;
  return [
    path(`M${x} ${y}l${depth}-${depth / 2}H${right + depth}L${right} ${y}Z`, `fill="${lighter(base, 0.34)}"`),
    path(`M${right} ${y}l${depth}-${depth / 2}V${foot - depth / 2}L${right} ${foot}Z`, `fill="${darker(base, 0.34)}"`),
    path(`M${right - 28} ${back}h12L${right - 46} ${y}h-12Z`, 'fill="#fff" opacity=".22"'),
    box(x, y, width, foot - y, `fill="${base}"`),
  ].join('');
}

function bottleOnSide({ base, ink }: PackStyle, { x, y, width, depth }: Front): string {
  const height = foot - y;
  const top = Math.round(height * 0.78);
  const shoulder = Math.round(height * 0.6) - 6;
  return [
    `<g transform="translate(${x + width + depth / 2} ${foot - depth / 4})skewY(-26.6)">`,
    path(
      `M-3-${top}h6V-${shoulder + 12}q5 4 5 12V-12q0 3-3 3h-10q-3 0-3-3V-${shoulder}q0-8 5-12Z`,
      `fill="${ink}" opacity=".55"`,
    ),
    box(-8, -Math.round(height * 0.36), 16, Math.round(height * 0.16), `fill="${darker(base, 0.34)}" opacity=".8"`),
    '</g>',
  ].join('');
}

function band({ base, ink, name, tag }: PackStyle, { x, y, width }: Front, contents: string): string {
  const height = tag ? 37 : 30;
  const top = Math.round(y + (foot - y - height) * 0.55);
  const centreX = x + width / 2;
  const stripe = (at: number) => box(x, at, width, 1.5, `fill="${ink}"`);
  return [
    box(centreX - 15, y + 8, 30, 7.5, `rx="3.7" fill="${darker(base, 0.55)}"`),
    box(x, top, width, height, `fill="${darker(base, 0.18)}"`),
    stripe(top),
    stripe(top + height - 1.5),
    wordIn(name, { centreX, centreY: top + (tag ? 14.5 : 15), width: width - 22, height: tag ? 18 : 20 }, ink),
    tag && textAt(tag, { centreX, baseline: top + 32.4, size: tag.length > 3 ? 7.8 : 9.6, maxWidth: width - 16 }, ink),
    contents && textAt(contents, { centreX, baseline: foot - 5.5, size: 7.6, maxWidth: width - 16 }, ink, 0.85),
  ].join('');
}

function smallBand({ base, ink, initial }: PackStyle, { x, y, width }: Front): string {
  const height = (foot - y) * 0.6;
  const top = y + (foot - y - height) * 0.55;
  const stripe = (at: number) => box(x, Math.round(at), width, 3, `fill="${ink}"`);
  return [
    box(x, Math.round(top), width, Math.round(height), `fill="${darker(base, 0.18)}"`),
    stripe(top),
    stripe(top + height - 3),
    wordIn(initial, { centreX: x + width / 2, centreY: top + height / 2, width: 50, height: 31 }, ink),
  ].join('');
}
