import type { Request } from '#platform/request/request.ts';
import { askArchives } from './archives/refresh-archives.ts';
import type { FileParts } from './document-files.ts';
import type { AskedDocuments } from './list/list-documents.ts';

export type ListFresh = ReturnType<typeof freshLists>;

/** Archives are asked between two reads, never within a transaction: theirs is the longest wait there is. */
export function freshLists({ documentsOf, archives }: FileParts) {
  return async (request: Request, asked: AskedDocuments, page: { offset: number; limit: number }) => {
    const read = () =>
      request.read((transaction) => documentsOf(transaction).listDocuments(request.scope, asked, page));
    const known = await read();
    const stale = known.stale.filter(({ source }) => asked.source === undefined || source === asked.source);
    if (stale.length === 0) return known;
    const answers = await askArchives(archives, stale);
    await request.write((transaction) => documentsOf(transaction).keepAnswers(answers));
    return read();
  };
}
