import { darker, inkOn, lighter } from '../pictures/colour.ts';
import { styleOf } from '../pictures/index.ts';
import type { PackStyle } from '../pictures/pack-style.ts';
import type { BrandVoice } from './brand-voices.ts';
import { drawGlass } from './draw-glass.ts';
import { drawPattern } from './draw-pattern.ts';
import { disc, line, rectangle, type Shape, type Sheet, word } from './sheet.ts';

const pointsPerMm = 72 / 25.4;
const mm = (millimetres: number): number => Math.round(millimetres * pointsPerMm);

export type Printed = (voice: BrandVoice, title: string) => Sheet;

export const styleOfLead = ({ id, lead }: BrandVoice): PackStyle => styleOf(`${id}--${lead.subBrand}`);

/** Lemonade and water: no head, and for everybody. */
const isSoft = ({ id }: BrandVoice): boolean => ['citrela', 'biela-studna'].includes(id);

const drinkOf = (voice: BrandVoice, { drink }: PackStyle): string => (isSoft(voice) ? drink : '#e6a21a');

/** Beer is for adults, and says so wherever it is praised. */
const adultsOnly = (x: number, y: number, radius: number, { ink, base }: PackStyle): Shape[] => [
  disc(x, y, radius, ink),
  line('18', { x: x - radius * 0.75, y: y - radius * 0.4, width: radius, height: radius * 0.8 }, base),
  rectangle(x + radius * 0.3, y - radius * 0.06, radius * 0.44, radius * 0.12, base),
  rectangle(x + radius * 0.46, y - radius * 0.22, radius * 0.12, radius * 0.44, base),
];

export const drawPoster: Printed = (voice, title) => {
  const [width, height] = [mm(297), mm(420)];
  const style = styleOfLead(voice);
  const { base, ink, name } = style;
  return {
    title,
    width,
    height,
    shapes: [
      rectangle(0, 0, width, height, base),
      ...drawPattern(voice.pattern, { width, height, base }),
      word(name, { x: 90, y: 70, width: width - 180, height: 150 }, ink),
      line(voice.lead.note, { x: 150, y: 240, width: width - 300, height: 34 }, lighter(ink, 0.2)),
      ...drawGlass(width / 2, height - 250, 560, drinkOf(voice, style), !isSoft(voice)),
      rectangle(0, height - 200, width, 200, darker(base, 0.3)),
      line(voice.lead.slogan, { x: 60, y: height - 160, width: width - 220, height: 74 }, '#fff6e3'),
      ...(isSoft(voice) ? [] : adultsOnly(width - 90, height - 120, 44, style)),
    ],
  };
};

/** Two faces of one strip: the upper one stands on its head until the strip is folded. */
export const drawTableTent: Printed = (voice, title) => {
  const [width, height] = [mm(148), mm(210)];
  const { base, ink, name, tag } = styleOfLead(voice);
  const half = height / 2;
  return {
    title,
    width,
    height,
    shapes: [
      rectangle(0, half, width, half, base),
      ...drawPattern(voice.pattern, { width, height: half, base }).map((shape) => ({ ...shape, y: shape.y + half })),
      rectangle(0, 0, width, half, ink),
      line(voice.lead.note, { x: 40, y: 60, width: width - 80, height: 40 }, base),
      line(voice.lead.slogan, { x: 30, y: 150, width: width - 60, height: 46 }, base),
      word(name, { x: 40, y: half + 40, width: width - 80, height: 100 }, ink),
      line(tag || voice.name, { x: 120, y: half + 170, width: width - 240, height: 60 }, ink),
      rectangle(0, half - 0.5, width, 1, inkOn(base), 0.5),
    ],
  };
};

export const drawBeermat: Printed = (voice, title) => {
  const size = mm(94);
  const { base, ink, name, initial } = styleOfLead(voice);
  const middle = size / 2;
  return {
    title,
    width: size,
    height: size,
    shapes: [
      disc(middle, middle, middle - 2, ink),
      disc(middle, middle, middle - 9, base),
      disc(middle, middle, middle - 12, ink, 0.35),
      disc(middle, middle, middle - 14, base),
      word(initial, { x: middle - 28, y: 32, width: 56, height: 54 }, ink),
      word(name, { x: 42, y: middle - 28, width: size - 84, height: 64 }, ink),
      line(voice.lead.slogan, { x: 48, y: size - 94, width: size - 96, height: 18 }, ink),
    ],
  };
};

export const drawTapLabel: Printed = (voice, title) => {
  const [width, height] = [mm(80), mm(110)];
  const { base, ink, name, tag } = styleOfLead(voice);
  return {
    title,
    width,
    height,
    shapes: [
      rectangle(0, 0, width, height, darker(base, 0.25)),
      rectangle(8, 8, width - 16, height - 16, ink),
      rectangle(12, 12, width - 24, height - 24, base),
      word(name, { x: 24, y: 40, width: width - 48, height: 80 }, ink),
      rectangle(40, 140, width - 80, 3, ink),
      line(tag || voice.lead.note, { x: 30, y: 160, width: width - 60, height: 70 }, ink),
      line(voice.lead.note, { x: 36, y: height - 58, width: width - 72, height: 18 }, ink),
    ],
  };
};

/** Eight on a sheet, with room for a price written by hand. */
export const drawPriceTags: Printed = (voice, title) => {
  const [width, height] = [mm(210), mm(297)];
  const { base, ink, name } = styleOfLead(voice);
  const tags = Array.from({ length: 8 }, (_, index) => {
    const [x, y] = [20 + (index % 2) * (width / 2 - 8), 20 + Math.floor(index / 2) * (height / 4 - 4)];
    const [w, h] = [width / 2 - 30, height / 4 - 30];
    return [
      rectangle(x, y, w, h, base),
      rectangle(x + 6, y + h * 0.44, w - 12, h * 0.5, '#fffdf6'),
      word(name, { x: x + 20, y: y + 12, width: w - 40, height: h * 0.28 }, ink),
      line(voice.lead.note, { x: x + 14, y: y + h * 0.5, width: w * 0.5, height: 13 }, darker(base, 0.2)),
      rectangle(x + w * 0.5, y + h * 0.84, w * 0.42, 1.2, darker(base, 0.3)),
    ];
  });
  return { title, width, height, shapes: [rectangle(0, 0, width, height, '#ffffff'), ...tags.flat()] };
};
