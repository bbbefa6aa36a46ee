import { plainText } from '#capabilities/content/index.ts';
import { matchedParts } from '#ui/matched-parts.ts';

const before = 40;
const after = 90;

/** The words around the place where something was found; undefined where the text itself does not have it. */
export function excerptOf(html: string, word: string): string | undefined {
  const text = plainText(html);
  const parts = matchedParts(text, word);
  const first = parts.findIndex(({ isMatch }) => isMatch);
  if (first < 0) return undefined;
  const at = parts.slice(0, first).reduce((length, part) => length + part.text.length, 0);
  const from = at > before ? text.lastIndexOf(' ', at - before) + 1 : 0;
  const end = text.indexOf(' ', at + after);
  const to = end < 0 ? text.length : end;
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}
