type Named = { date: string; payerId: string };
type Payer = { payerId: string; payerName: string };

/** Documents-2026-11-U-Lípy-s.r.o.zip: found again among other months and companies. */
export function zipName(word: string, documents: readonly Named[], payers: readonly Payer[]): string {
  return `${[word, ...monthsOf(documents), ...companyOf(documents, payers)].join('-')}.zip`;
}

/** The month, or the first and the last of several. */
function monthsOf(documents: readonly Named[]): string[] {
  const months = documents.map(({ date }) => date.slice(0, 7)).toSorted();
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [first === last ? first : `${first}_${last}`];
}

/** Where all of them are of one payer; a name keeps its letters, and what no file may be called by becomes a dash. */
function companyOf(documents: readonly Named[], payers: readonly Payer[]): string[] {
  const ids = new Set(documents.map(({ payerId }) => payerId));
  const name = ids.size === 1 ? payers.find(({ payerId }) => ids.has(payerId))?.payerName : undefined;
  const plain = name
    ?.replaceAll(/[^\p{L}\p{N}.]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60);
  return plain ? [plain] : [];
}
