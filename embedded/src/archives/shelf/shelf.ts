export type ShelvedLine = { text: string; quantity: string };

/** Whose language a paper is in. */
export type PaperMarket = 'CZ' | 'SK' | 'IT' | 'ES';

/** A document of an archive; what is printed of it is all that there is. */
export type Shelved = {
  market: PaperMarket;
  id: string;
  number: string;
  /** `2026-11-12`. */
  date: string;
  title: string;
  /** The ERP's number of the order, where it is of one. */
  order: string;
  gross?: string;
  currency?: string;
  lines: readonly ShelvedLine[];
  /** Known, but there was never a print of it. */
  isUnprinted?: boolean;
};

/** What an archive keeps of a payer, and by its own number. */
export type Shelf = {
  list: (payer: string) => Promise<readonly Shelved[]>;
  find: (id: string) => Promise<Shelved | undefined>;
};
