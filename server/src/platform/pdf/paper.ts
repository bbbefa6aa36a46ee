export type Fact = { label: string; value: string };

export type PaperTable = {
  heading: string;
  /** `share` of the width; figures are at the end of their column. */
  columns: readonly { head: string; share: number; isFigure?: boolean }[];
  /** The first cell names its row. */
  rows: readonly (readonly string[])[];
};

/** What a printed paper says, in its reader's language, before it is laid out on pages. */
export type Paper = {
  language: string;
  title: string;
  /** Its issuer, above the title. */
  issuer: string;
  /** A day; the same paper makes the same bytes. */
  issuedOn: string;
  parties: readonly { heading: string; lines: readonly string[] }[];
  facts: readonly Fact[];
  tables: readonly PaperTable[];
  /** The last one is what it comes to. */
  sums: readonly Fact[];
  payment: { heading: string; facts: readonly Fact[]; code: string; codeWords: string } | undefined;
  notes: readonly string[];
  /** "Page {page} of {pages}" */
  pageWords: string;
};
