import type { Colour } from '../colour.ts';
import { path, short } from '../drawing.ts';
import { alphabet } from './alphabet.ts';
import type { Wordmark } from './wordmarks.ts';

type Space = { centreX: number; centreY: number; width: number; height: number };

const em = 200;
const capitalHeight = 146;

/** A word as large as its space allows, in the middle of it. */
export function wordIn(word: Wordmark, { centreX, centreY, width, height }: Space, colour: Colour): string {
  const scale = Math.min(width / word.width, height / word.height);
  const at = `${short(centreX - (word.width * scale) / 2)} ${short(centreY - (word.height * scale) / 2)}`;
  return path(word.outline, `transform="translate(${at})scale(${short4(scale)})" fill="${colour}"`);
}

/** Words that no brand has drawn, in plain capitals. */
export function lettered(text: string): Wordmark {
  let pen = 0;
  const outline = [...text].map((letter) => {
    const [advance, shape] = alphabet[letter] ?? alphabet[' '] ?? [0, ''];
    const placed = shape && `M${pen} ${capitalHeight}${shape}`;
    pen += advance;
    return placed;
  });
  return { width: Math.max(pen, 1), height: capitalHeight, outline: outline.join('') };
}

type Line = { centreX: number; baseline: number; size: number; maxWidth: number };

/** One line of text of a given size, made narrower where it would not fit. */
export function textAt(text: string, { centreX, baseline, size, maxWidth }: Line, colour: Colour, opacity = 1): string {
  const word = lettered(text);
  const scale = Math.min(size / em, maxWidth / word.width);
  const at = `${short(centreX - (word.width * scale) / 2)} ${short(baseline - capitalHeight * scale)}`;
  const faded = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return path(word.outline, `transform="translate(${at})scale(${short4(scale)})" fill="${colour}"${faded}`);
}

const short4 = (value: number): string => String(Math.round(value * 10_000) / 10_000);
