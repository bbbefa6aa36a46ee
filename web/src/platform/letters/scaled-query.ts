const widthInLetters = /(width\s*[<>]=?\s*)([\d.]+)em/g;

/** The same question of a window for larger letters: less fits into as many pixels. Of heights it asks as before. */
export const scaledQuery = (query: string, scale: number): string =>
  scale === 1
    ? query
    : query.replace(widthInLetters, (_, asked: string, size: string) => `${asked}${Number(size) * scale}em`);
