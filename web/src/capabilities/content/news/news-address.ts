import { pageNumber, readAddress, text } from '#ui/list/filters/address-fields.ts';
import type { ArticleKind } from './news.queries.ts';

const articleKinds = ['event', 'product', 'price', 'logistics', 'news'] as const satisfies readonly ArticleKind[];

const fields = {
  q: text(80),
  kind: (raw: unknown) => articleKinds.find((kind) => kind === raw),
  page: pageNumber,
};

/** What the list of news shows, as its address says it (T142). */
export type NewsAddress = ReturnType<typeof readNewsAddress>;

export const readNewsAddress = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);
