import type { Logger } from '#platform/logger.ts';
import type { Request } from '#platform/request/request.ts';
import type { FileParts } from './document-files.ts';
import type { AskedDocuments, ListAnswer } from './list/list-documents.ts';

export type ListParts = FileParts & { logger: Pick<Logger, 'warn'> };
export type ListFresh = ReturnType<typeof freshLists>;

/** What is known is shown at once. What of it is old a job reads again, and open pages are told when something came of it. */
export function freshLists({ documentsOf, logger }: ListParts) {
  const askAnew = async (request: Request, stale: ListAnswer['stale']): Promise<void> => {
    const payerIds = [...new Set(stale.map(({ payer }) => payer.id))];
    // A company is told by an event of its own, a single ship-to is not: its people are told one by one.
    const uid = request.scope.shipToIds.length > 0 ? request.caller.uid : undefined;
    try {
      await request.write((transaction) => documentsOf(transaction).askForLists(payerIds, uid));
    } catch (err) {
      // Where nothing can be written at the moment, what is known can be read all the same.
      logger.warn({ err }, 'lists of archives could not be asked for');
    }
  };
  return async (
    request: Request,
    asked: AskedDocuments,
    page: { offset: number; limit: number },
  ): Promise<ListAnswer> => {
    const found = await request.read((transaction) =>
      documentsOf(transaction).listDocuments(request.scope, asked, page),
    );
    const stale = found.stale.filter(({ source }) => asked.source === undefined || source === asked.source);
    if (stale.length > 0) await askAnew(request, stale);
    return found;
  };
}
