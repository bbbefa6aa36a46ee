import { type Country, countries } from '@dray/contract/markets.ts';
import { keptFaultText } from '@dray/contract/texts/fault-text.ts';
import { openCsv } from '#platform/csv/csv-file.ts';
import type { CsvSource } from '#platform/csv/csv-text.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { MasterKind } from '#platform/master/master-kind.ts';
import { judgeBatch } from './judging/judge-batch.ts';
import type { JudgedRow } from './rules/import-run.model.ts';
import type { ReadRow } from './rules/row-merge.model.ts';

const batchRows = 1_000;
const maxComplaints = 10;

export type LoadedRows = { written: number; unchanged: number };

/** Rows of a file straight into the caller's transaction, all of them or an error: for a world that is loaded whole. */
export async function loadRows(transaction: Transaction, kind: MasterKind, source: CsvSource): Promise<LoadedRows> {
  const table = kind.open(transaction);
  const file = await openCsv(source);
  const unknown = file.columns.filter((column) => !Object.hasOwn(kind.columns, column));
  const complaints = unknown.map((column) => `column ${column} is not known`);
  const seen = new Map<string, Country>();
  const awaited: { key: string; country: Country; message: string }[] = [];
  const loaded = { written: 0, unchanged: 0 };

  const take = async (reads: readonly ReadRow[]) => {
    const findComing = async () => new Map();
    const { judged } = await judgeBatch({ kind, table, findComing, markets: countries }, reads);
    for (const row of judged) {
      complaints.push(...complaintsOf(row, seen));
      if (row.country) seen.set(row.key, row.country);
      for (const { key, fault } of row.awaits)
        if (row.country)
          awaited.push({ key, country: row.country, message: `line ${row.line}: ${keptFaultText(fault, 'en')}` });
    }
    if (complaints.length > 0) throw new Error(complaints.slice(0, maxComplaints).join('; '));
    const rows = judged.flatMap(({ becomes }) => (becomes ? [becomes] : []));
    await table.write(rows);
    loaded.written += rows.length;
    loaded.unchanged += judged.length - rows.length;
  };

  let batch: ReadRow[] = [];
  for await (const { line, cells, surplus } of file.rows) {
    batch.push({ line, surplus, cells: Object.fromEntries(cells) });
    if (batch.length < batchRows) continue;
    await take(batch);
    batch = [];
  }
  await take(batch);
  const missing = awaited.filter(({ key, country }) => seen.get(key) !== country).map(({ message }) => message);
  if (missing.length > 0) throw new Error(missing.slice(0, maxComplaints).join('; '));
  return loaded;
}

function complaintsOf({ line, key, faults }: JudgedRow, seen: ReadonlyMap<string, Country>): string[] {
  if (faults.length > 0)
    return faults.map((fault) => `line ${line}, column ${fault.column}: ${keptFaultText(fault, 'en')}`);
  return seen.has(key) ? [`line ${line} is there already`] : [];
}
