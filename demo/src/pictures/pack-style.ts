import type { Colour } from './colour.ts';
import type { Wordmark } from './lettering/wordmarks.ts';

/** How the goods of one brand and sub-brand look, whatever they are packed in. */
export type PackStyle = {
  name: Wordmark;
  initial: Wordmark;
  /** What sets this one apart from its sisters: `12°`, `RADLER`. */
  tag: string;
  /** Of labels, crates and cartons. */
  base: Colour;
  /** Of what is written on them. */
  ink: Colour;
  /** Of bottle caps and taps. */
  cap: Colour;
  /** Of a drink in a clear bottle. */
  drink: Colour;
};

/** A large picture has names and details; a small one still reads at 40 pixels. */
export type Detail = 'detailed' | 'small';
