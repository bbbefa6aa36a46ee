import { type Colour, darker, lighter } from './colour.ts';
import { box, type Drawing, line, painted, path, shaded, short } from './drawing.ts';
import { textAt, wordIn } from './lettering/letters.ts';
import type { Wordmark } from './lettering/wordmarks.ts';
import type { Detail, PackStyle } from './pack-style.ts';

const front = 'M12 83q0-4 4-4H144q4 0 4 4L144 141q-.4 4-4.4 4H20.4q-4 0-4.4-4Z';

/** A returnable crate with the necks of its bottles: two rows, the one behind in the shade. */
export function drawCrate(style: PackStyle, bottles: number, detail: Detail): Drawing {
  const { base } = style;
  const rows = detail === 'small' ? smallRows : bottles > 20 ? denseRows : wideRows;
  const parts = [
    path('M16 76q0-3 3-3H141q3 0 3 3V92H16Z', `fill="${darker(base, 0.53)}"`),
    ...rows.behind.map((x) => drawnAt('behind', x, rows.scale * 0.9, 86)),
    ...rows.before.map((x) => drawnAt('before', x, rows.scale, rows.foot)),
    path(front, `fill="${base}"`),
    path('M12 83q0-4 4-4H144q4 0 4 4l-.6 8H12.6Z', `fill="${lighter(base, 0.15)}"`),
    line('M13 81q1-2 4-2H143q3 0 4 2', '#fff', 1.2, 0.45),
    line('M12.6 91.4H147.4', '#000', 1.2, 0.25),
    detail === 'small' ? smallLabel(style) : frontLabel(style),
    path(front, `fill="${painted('round')}" opacity=".55"`),
  ];
  const symbols = [bottle('before', style), ...(rows.behind.length > 0 ? [bottle('behind', style)] : [])];
  return { shadowWidth: 74, parts, symbols };
}

const wideRows = { scale: 1, foot: 94, before: [30.4, 55.2, 80, 104.8, 129.6], behind: [42.8, 67.6, 92.4, 117.2] };
const denseRows = {
  scale: 0.86,
  foot: 94,
  before: [28.3, 49, 69.7, 90.3, 111, 131.7],
  behind: [38.7, 59.3, 80, 100.7, 121.3],
};
const smallRows = { scale: 1.55, foot: 106, before: [38.7, 80, 121.3], behind: [] as number[] };

const drawnAt = (id: string, x: number, scale: number, foot: number): string =>
  `<use href="#${id}" transform="translate(${x} ${foot})scale(${short(scale)})"/>`;

/** One bottle above the rim, its middle at 0 and its foot at 0. */
function bottle(id: 'before' | 'behind', { base, cap }: PackStyle): string {
  const shade = id === 'behind' ? 0.32 : 0;
  const parts = [
    path(
      'M-5.2-52V-32Q-10.5-22-10.5-10V0H10.5V-10Q10.5-22 5.2-32V-52Z',
      `fill="${painted(id === 'behind' ? 'darkGlass' : 'glass')}"`,
    ),
    shaded('M-5.6-46h11.2v10h-11.2Z', darker(base, shade)),
    shaded('M-6.5-56.5Q0-60.4 6.5-56.5l.7 5.2q-7.2 2.4-14.4 0Z', darker(cap, shade)),
  ];
  return `<g id="${id}">${parts.join('')}</g>`;
}

function frontLabel({ base, ink, name, tag }: PackStyle): string {
  const plate = (attributes: string) => box(26, 109, 108, 29, `rx="4" ${attributes}`);
  return [
    box(60, 94.5, 40, 9.5, `rx="5" fill="${darker(base, 0.6)}"`),
    line('M63 104.5h34', '#fff', 1.2, 0.3),
    plate(`fill="${darker(base, 0.15)}"`),
    plate(`fill="none" stroke="${ink}" stroke-width="1.1" opacity=".75"`),
    ...namePlate(name, tag, ink),
    ...[18.5, 136.5].map((x) => box(x, 97, 5, 38, 'rx="2.5" opacity=".2"')),
    line('M15.4 140H144.6', '#000', 1.4, 0.28),
  ].join('');
}

/** A short tag stands beside the name as large as it, a long one below. */
function namePlate(name: Wordmark, tag: string, ink: Colour): string[] {
  if (tag === '') return [wordIn(name, { centreX: 80, centreY: 123.5, width: 92, height: 18 }, ink)];
  if (tag.length <= 3)
    return [
      wordIn(name, { centreX: 68, centreY: 123.5, width: 72, height: 20 }, ink),
      textAt(tag, { centreX: 119, baseline: 128.3, size: 13.5, maxWidth: 23 }, ink),
    ];
  return [
    wordIn(name, { centreX: 80, centreY: 119.5, width: 90, height: 15 }, ink),
    textAt(tag, { centreX: 80, baseline: 135, size: 7.4, maxWidth: 90 }, ink, 0.92),
  ];
}

const smallLabel = ({ base, ink, initial }: PackStyle): string =>
  [
    box(54, 95, 52, 12, `rx="5" fill="${darker(base, 0.6)}"`),
    wordIn(initial, { centreX: 80, centreY: 126, width: 40, height: 24 }, ink),
  ].join('');
