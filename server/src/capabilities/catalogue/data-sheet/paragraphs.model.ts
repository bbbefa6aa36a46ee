/** A description without its tags, as paper shows it. */
export type Paragraph = { text: string; isPoint: boolean };

const block = /<(p|li|h2|h3)\b[^>]*>(.*?)<\/\1>/gs;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** Descriptions are sanitised when they come in, so only a handful of tags can be there. */
export function paragraphsOf(html: string): Paragraph[] {
  const blocks = [...html.matchAll(block)].map(([, tag, inner = '']) => ({
    text: plain(inner),
    isPoint: tag === 'li',
  }));
  const found = blocks.length > 0 ? blocks : [{ text: plain(html), isPoint: false }];
  return found.filter(({ text }) => text !== '');
}

const plain = (html: string): string =>
  html
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
