import { OutsideFailure } from '#platform/outside/outside-failure.ts';
import type { AskOutside } from '#platform/outside/outside-http.ts';
import type { Archive, ArchiveDocument } from '../port/archive.ts';
import { amountOf, dayOf, documentsOf, fieldsOf, listBytes, textOf } from './archive-answer.model.ts';

const fileBytes = 20 * 1024 * 1024;
const columns = ['id', 'invoice', 'date', 'gross', 'currency', 'order'] as const;

/** Olsa: invoices from before the ERP. Everything is asked by POST; a list is a table with the names of its columns. */
export const olsaArchive = (ask: AskOutside): Archive => ({
  async listPage(payerId, from) {
    const body = { payer: payerId, ...(from === undefined ? {} : { after: from }) };
    const answer = fieldsOf(await ask({ path: ['search'], body, maxBytes: listBytes }));
    const documents = documentsOf(recordsOf(answer.columns, answer.rows), toDocument);
    return { documents, next: answer.more === true ? documents.at(-1)?.id : undefined };
  },

  async readFile(id) {
    const { status, body } = await ask({ path: ['document'], body: { id }, maxBytes: fileBytes });
    // It says by 422 that there was never a print of this invoice, by 404 that it knows none of that number.
    if (status === 404 || status === 422) return 'none';
    if (status !== 200) throw new OutsideFailure('unreadable', `Olsa answered ${status}`);
    return body;
  },
});

function recordsOf(names: unknown, rows: unknown): unknown {
  const isAsKnown = Array.isArray(names) && columns.every((name, index) => names[index] === name);
  if (!isAsKnown || !Array.isArray(rows)) return undefined;
  return rows.map((row) =>
    Array.isArray(row) ? Object.fromEntries(columns.map((name, index) => [name, row[index]])) : row,
  );
}

function toDocument(row: Readonly<Record<string, unknown>>): ArchiveDocument | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(textOf(row.date) ?? '') ?? [];
  const [id, number, day] = [textOf(row.id), textOf(row.invoice), dayOf(year, month, date)];
  const [amountMinor, currency] = [amountOf(row.gross), textOf(row.currency)];
  if (!id || !number || !day || amountMinor === undefined || !currency) return undefined;
  return { id, number, date: day, title: undefined, sapId: textOf(row.order), amountMinor, currency };
}
