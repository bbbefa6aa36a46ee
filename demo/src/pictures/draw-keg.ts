import { lighter } from './colour.ts';
import { box, type Drawing, line, painted, path } from './drawing.ts';
import { textAt, wordIn } from './lettering/letters.ts';
import type { Detail, PackStyle } from './pack-style.ts';

const steel = `fill="${painted('steel')}"`;

/** A returnable keg of steel: a larger one is taller. */
export function drawKeg(style: PackStyle, litres: number, detail: Detail): Drawing {
  const top = litres > 30 ? 22 : litres > 20 ? 54 : 62;
  const hoops = litres > 30 ? [top + 21, 116] : [top + 17, 121];
  const parts = [
    foot(detail),
    mouth(style, top),
    barrel(top),
    chime(top, detail),
    label(style, { top, litres, detail }),
    ...hoops.map(hoop),
  ];
  return { shadowWidth: 58, parts };
}

function foot(detail: Detail): string {
  const outline = 'M39 127V141Q80 154 121 141V127Z';
  const grips = [51, 95].map((x) => box(x, 137.5, 14, 4.6, 'rx="2.3" fill="#2f363b" opacity=".75"'));
  return [path(outline, steel), path(outline, 'opacity=".18"'), ...(detail === 'detailed' ? grips : [])].join('');
}

/** The hollow inside the upper rim with the coupling, in the colour of the drink. */
function mouth({ base }: PackStyle, top: number): string {
  return [
    `<ellipse cx="80" cy="${top}" rx="41" ry="8" fill="#59626a"/>`,
    `<ellipse cx="80" cy="${top + 1.5}" rx="37" ry="6" fill="#394147"/>`,
    box(72, top - 4, 16, 10, `rx="3" fill="${lighter(base, 0.12)}"`),
    `<ellipse cx="80" cy="${top - 3}" rx="8" ry="2.4" fill="${lighter(base, 0.42)}"/>`,
  ].join('');
}

const barrel = (top: number): string =>
  path(
    `M39 ${top + 13}Q34 ${top + 17} 34 ${top + 26}V122Q34 131 40 132Q80 143 120 132Q126 131 126 122V${top + 26}Q126 ${top + 17} 121 ${top + 13}Q80 ${top + 23} 39 ${top + 13}Z`,
    steel,
  );

function chime(top: number, detail: Detail): string {
  const grips = [`M52 ${top + 10.5}q9 3 19 3.6v5q-10-.6-19-3.6Z`, `M108 ${top + 10.5}q-9 3-19 3.6v5q10-.6 19-3.6Z`].map(
    (outline) => path(outline, 'fill="#3a4248" opacity=".8"'),
  );
  return [
    path(`M39 ${top}Q80 ${top + 15} 121 ${top}V${top + 16}Q80 ${top + 28} 39 ${top + 16}Z`, steel),
    line(`M39 ${top}Q80 ${top + 15} 121 ${top}`, '#fff', 1.6, 0.85),
    ...(detail === 'detailed' ? grips : []),
    line(`M39 ${top + 16}Q80 ${top + 28} 121 ${top + 16}`, '#4d555a', 1.4, 0.5),
  ].join('');
}

type Sleeve = { top: number; litres: number; detail: Detail };

function label(style: PackStyle, { top, litres, detail }: Sleeve): string {
  const [from, to] = litres > 30 ? [top + 32, 113] : [top + 26, 119];
  const outline = `M34 ${from}Q80 ${from + 11} 126 ${from}V${to}Q80 ${to + 11} 34 ${to}Z`;
  const trim = (y: number) => line(`M34 ${y}Q80 ${y + 11} 126 ${y}`, style.ink, 1.4, 0.9);
  const middle = (from + to) / 2 + 5.5;
  const tall = to - from;
  const words =
    detail === 'small'
      ? wordIn(style.initial, { centreX: 80, centreY: middle, width: 40, height: Math.min(26, tall - 12) }, style.ink)
      : namePlate(style, { middle, tall, litres });
  return [
    path(outline, `fill="${style.base}"`),
    trim(from + 2.6),
    trim(to - 2.6),
    words,
    path(outline, `fill="${painted('round')}"`),
  ].join('');
}

function namePlate(
  { name, ink, tag }: PackStyle,
  { middle, tall, litres }: { middle: number; tall: number; litres: number },
) {
  const isTall = tall > 50;
  const size = { centreX: 80, maxWidth: isTall ? 70 : 62 };
  const second = [tag, `${litres} l`].filter(Boolean).join('  ');
  return [
    wordIn(name, { centreX: 80, centreY: middle - (isTall ? 6 : 4.4), width: 76, height: isTall ? 26 : 17 }, ink),
    textAt(second, { ...size, baseline: middle + (isTall ? 19 : 12.6), size: isTall ? 9.5 : 8 }, ink, 0.92),
  ].join('');
}

function hoop(y: number): string {
  return [
    path(`M32 ${y}Q80 ${y + 9} 128 ${y}v7Q80 ${y + 16} 32 ${y + 7}Z`, steel),
    line(`M32 ${y + 7}Q80 ${y + 16} 128 ${y + 7}`, '#4d555a', 1.2, 0.55),
    line(`M32 ${y + 0.6}Q80 ${y + 9.6} 128 ${y + 0.6}`, '#fff', 1, 0.6),
  ].join('');
}
