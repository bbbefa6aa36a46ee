import { matchedParts } from '../../matched-parts.ts';
import classes from './matched-text.module.css';

/** A name with what was typed standing out in it. */
export const MatchedText = ({ text, query }: { text: string; query: string }) =>
  matchedParts(text, query).map(({ text: part, isMatch }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a name have nothing but their place.
    <span key={index} className={isMatch ? classes.match : undefined}>
      {part}
    </span>
  ));
