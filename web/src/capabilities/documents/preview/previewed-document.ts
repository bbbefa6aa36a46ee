import type { ListedDocument } from '../queries/documents.queries.ts';

/** What the preview says of a document; a list of an order's documents knows less of it than the list of all. */
export type PreviewedDocument = Pick<
  ListedDocument,
  'id' | 'fileName' | 'amount' | 'currency' | 'dueDate' | 'structured'
> & {
  /** Invoice 2026118742 */
  name: string;
};
