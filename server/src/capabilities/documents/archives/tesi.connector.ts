import { OutsideFailure } from '#platform/outside/outside-failure.ts';
import type { AskOutside } from '#platform/outside/outside-http.ts';
import type { Archive, ArchiveDocument } from '../port/archive.ts';
import { dayOf, documentsOf, fieldsOf, listBytes, textOf } from './archive-answer.model.ts';

/** A file comes as text, which is larger by a third. */
const fileBytes = 28 * 1024 * 1024;

/** Tesi: statements and certificates. It always answers 200 and says in `esito` how it went; files come in base64. */
export const tesiArchive = (ask: AskOutside): Archive => ({
  async listPage(payerId, from = '1') {
    const query = { cliente: payerId, pagina: from };
    const { esito, documenti, pagine } = fieldsOf(await ask({ path: ['documenti'], query, maxBytes: listBytes }));
    if (esito !== 'OK') throw new OutsideFailure('away', 'Tesi says that it cannot');
    const isLast = typeof pagine !== 'number' || pagine <= Number(from);
    return { documents: documentsOf(documenti, toDocument), next: isLast ? undefined : String(Number(from) + 1) };
  },

  async readFile(id) {
    const { esito, contenuto } = fieldsOf(await ask({ path: ['documenti', id, 'contenuto'], maxBytes: fileBytes }));
    if (esito === 'NON_TROVATO') return 'none';
    if (esito !== 'OK' || typeof contenuto !== 'string') throw new OutsideFailure('unreadable', 'Tesi sent no file');
    return Buffer.from(contenuto, 'base64');
  },
});

function toDocument(row: Readonly<Record<string, unknown>>): ArchiveDocument | undefined {
  const [, date, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(textOf(row.data) ?? '') ?? [];
  const [id, number, day] = [textOf(row.codice), textOf(row.protocollo), dayOf(year, month, date)];
  if (!id || !number || !day) return undefined;
  return {
    id,
    number,
    date: day,
    title: textOf(row.descrizione),
    sapId: undefined,
    amountMinor: undefined,
    currency: undefined,
  };
}
