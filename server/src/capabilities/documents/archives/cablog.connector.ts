import type { AskOutside } from '#platform/outside/outside-http.ts';
import type { Archive, ArchiveDocument } from '../port/archive.ts';
import { dayOf, documentsAtMost, documentsOf, fieldsOf, textOf } from './archive-answer.model.ts';

const listBytes = 2 * 1024 * 1024;
const fileBytes = 20 * 1024 * 1024;
const pagesAtMost = 10;

/** Cablog: consignment notes of carriers, paged; a note's file is at an address of its own. */
export const cablogArchive = (ask: AskOutside): Archive => ({
  async listDocuments(payerId) {
    const all: ArchiveDocument[] = [];
    for (let page: string | undefined = '1', read = 0; page && read < pagesAtMost; read += 1) {
      const answer = fieldsOf(
        await ask({ path: ['v1', 'consignments'], query: { customer: payerId, page }, maxBytes: listBytes }),
      );
      all.push(...documentsOf(answer.consignments, toDocument));
      page = typeof answer.nextPage === 'number' && all.length < documentsAtMost ? String(answer.nextPage) : undefined;
    }
    return all;
  },

  async readFile(id) {
    const { status, body } = await ask({ path: ['v1', 'files', id], maxBytes: fileBytes });
    return status === 200 ? body : 'none';
  },
});

function toDocument(row: Readonly<Record<string, unknown>>): ArchiveDocument | undefined {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(textOf(row.issued) ?? '') ?? [];
  const [id, number, day] = [textOf(row.ref), textOf(row.note), dayOf(year, month, date)];
  if (!id || !number || !day) return undefined;
  return {
    id,
    number,
    date: day,
    sapId: textOf(row.salesOrder),
    title: textOf(row.carrier),
    amountMinor: undefined,
    currency: undefined,
  };
}
