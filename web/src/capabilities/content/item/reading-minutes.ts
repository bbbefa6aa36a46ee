const wordsPerMinute = 200;

/** How long a text takes to read, by its words; never less than a minute. */
export function readingMinutes(html: string): number {
  const words = plainText(html).split(/\s+/u).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** The words of cleaned markup, to be counted or shown as text; it is never written as markup again. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,6})|(\w{2,6}));/g, (whole, code?: string, name?: string) =>
      code ? String.fromCodePoint(Number(code)) : (characters[name ?? ''] ?? whole),
    )
    .replace(/ {2,}/g, ' ')
    .trim();
