import { disc, filled, line, rectangle, type Shape } from './sheet.ts';

type Pour = { name: string; beer: number; head: number };

const pours: readonly Pour[] = [
  { name: 'Hladinka', beer: 0.68, head: 0.27 },
  { name: 'Šnyt', beer: 0.36, head: 0.36 },
  { name: 'Mlíko', beer: 0.06, head: 0.88 },
];

const rinsing = 1.5;
const perGlass = 4.5;
const [bar, tall, first, gap] = [316, 190, 130, 190];

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** One picture of the pouring, so many seconds after its beginning: a rinse, then three glasses one after another. */
export function drawPour(second: number): Shape[] {
  const serving = Math.min(pours.length - 1, Math.max(0, Math.floor((second - rinsing) / perGlass)));
  const since = second - rinsing - serving * perGlass;
  const isOpen = since > 0.8 && since < 4;
  const tapX = first + gap * (serving - (serving > 0 ? 1 - within(since / 0.6) : 0));
  return [
    rectangle(0, 0, 640, 360, '#22364f'),
    rectangle(0, bar, 640, 360 - bar, '#1a2a3e'),
    ...pours.flatMap((pour, index) => drawGlass(pour, index, second)),
    ...(second < rinsing ? drawWater(second) : []),
    ...(isOpen ? [rectangle(tapX - 4, 104, 8, bar - 114, since < 1.6 ? '#fff6df' : '#e6a21a')] : []),
    ...drawTap(tapX, isOpen ? 26 : 0),
  ];
}

/** Foam first, then beer below it: the foam rises on the beer. */
function drawGlass({ name, beer, head }: Pour, index: number, second: number): Shape[] {
  const x = first + gap * index;
  const done = within((second - rinsing - index * perGlass - 0.8) / 3.2);
  const level = beer * within((done - 0.2) / 0.8);
  const foam = head * within(done * 2.5);
  const heightOf = (share: number) => bar - 6 - tall * 0.95 * share;
  const hasBegun = second > rinsing + index * perGlass;
  return [
    band(x, bar - tall, bar, '#ffffff', 0.28),
    band(x, heightOf(level), bar - 6, '#e6a21a'),
    band(x, heightOf(level + foam), heightOf(level), '#fff6df'),
    ...(level > 0.1 ? drawBubbles(x, heightOf(level), second) : []),
    line(name, { x: x - 60, y: 330, width: 120, height: 15 }, hasBegun ? '#e3b04b' : '#7f93a8'),
  ];
}

/** A slice of a glass that widens towards its rim. */
function band(x: number, top: number, foot: number, colour: string, opacity = 1): Shape {
  const half = (y: number) => 40 + (14 * (bar - y)) / tall;
  const [upper, lower] = [half(top), half(foot)];
  return filled(`M${x - upper} ${top}H${x + upper}L${x + lower} ${foot}H${x - lower}z`, colour, opacity);
}

const drawBubbles = (x: number, top: number, second: number): Shape[] =>
  [0, 1, 2, 3, 4, 5].map((bubble) => {
    const rise = (second * 0.35 + bubble * 0.17) % 1;
    return disc(x - 22 + bubble * 9, bar - 10 - (bar - 16 - top) * rise, 2, '#ffe7a3');
  });

const drawWater = (second: number): Shape[] =>
  Array.from({ length: 14 }, (_, drop) =>
    rectangle(first - 30 + drop * 4.5, 120 + ((drop * 53 + second * 420) % 180), 2, 12, '#bfe0f2', 0.7),
  );

const drawTap = (x: number, lean: number): Shape[] => [
  rectangle(x - 70, 44, 86, 22, '#b9c0c5'),
  rectangle(x - 7, 60, 14, 46, '#b9c0c5'),
  filled(`M${x - 5} 46H${x + 5}L${x + 9 + lean} 8H${x - 9 + lean}z`, '#e3b04b'),
];
