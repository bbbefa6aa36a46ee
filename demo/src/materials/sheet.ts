import type { Colour } from '../pictures/colour.ts';
import { lettered } from '../pictures/lettering/letters.ts';
import type { Wordmark } from '../pictures/lettering/wordmarks.ts';

/** A filled outline, moved and scaled. Words are outlines too, so that no reader needs a font. */
export type Shape = { outline: string; colour: Colour; x: number; y: number; scale: number; opacity: number };

/** One side of something to print or to show, in points. */
export type Sheet = { title: string; width: number; height: number; shapes: readonly Shape[] };

export const filled = (outline: string, colour: Colour, opacity = 1): Shape => ({
  outline,
  colour,
  x: 0,
  y: 0,
  scale: 1,
  opacity,
});

export const rectangle = (x: number, y: number, width: number, height: number, colour: Colour, opacity = 1): Shape =>
  filled(`M${x} ${y}h${width}v${height}h${-width}z`, colour, opacity);

export const disc = (x: number, y: number, radius: number, colour: Colour, opacity = 1): Shape =>
  filled(
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
    colour,
    opacity,
  );

export type Room = { x: number; y: number; width: number; height: number };

/** A word as large as its room allows, in the middle of it. */
export function word({ outline, width, height }: Wordmark, room: Room, colour: Colour): Shape {
  const scale = Math.min(room.width / width, room.height / height);
  const x = room.x + (room.width - width * scale) / 2;
  const y = room.y + (room.height - height * scale) / 2;
  return { outline, colour, x, y, scale, opacity: 1 };
}

/** Plain capitals, as the alphabet of the pack pictures has them. */
export const line = (text: string, room: Room, colour: Colour): Shape =>
  word(lettered(text.toUpperCase().replaceAll('’', "'")), room, colour);
