import { readCsvTable } from './csv-table.ts';
import { type Table, TableFault, type TableLimits } from './table.ts';
import { readXlsxTable } from './xlsx-table.ts';
import { isZip } from './zip-entries.ts';

/** What the bytes are decides how they are read, whatever the file is called. */
export async function readTable(bytes: Uint8Array, limits: TableLimits): Promise<Table> {
  const table = isZip(bytes) ? await readXlsxTable(bytes, limits) : readCsvTable(bytes, limits);
  if (table.rows.length === 0) throw new TableFault('EMPTY');
  return table;
}
