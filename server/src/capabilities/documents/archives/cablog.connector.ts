import type { AskOutside } from '#platform/outside/outside-http.ts';
import type { Archive, ArchiveDocument } from '../port/archive.ts';
import { dayOf, documentsOf, fieldsOf, listBytes, textOf } from './archive-answer.model.ts';

const fileBytes = 20 * 1024 * 1024;

/** Cablog: consignment notes of carriers, paged; a note's file is at an address of its own. */
export const cablogArchive = (ask: AskOutside): Archive => ({
  async listPage(payerId, from = '1') {
    const query = { customer: payerId, page: from };
    const answer = fieldsOf(await ask({ path: ['v1', 'consignments'], query, maxBytes: listBytes }));
    return {
      documents: documentsOf(answer.consignments, toDocument),
      next: typeof answer.nextPage === 'number' ? String(answer.nextPage) : undefined,
    };
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
