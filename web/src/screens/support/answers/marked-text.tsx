import { matchedParts } from '#ui/matched-parts.ts';
import classes from './marked-text.module.css';

/** A text in which what was looked for stands out, whatever its accents. */
export const MarkedText = ({ text, word }: { text: string; word: string | undefined }) =>
  word
    ? matchedParts(text, word).map(({ text: part, isMatch }, at) =>
        isMatch ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their place.
          <mark key={at} className={classes.mark}>
            {part}
          </mark>
        ) : (
          part
        ),
      )
    : text;
