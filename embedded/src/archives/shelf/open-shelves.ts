import pg from 'pg';
import type { ArchiveName } from '../archive-fault.ts';
import { consignmentShelf } from './consignments.store.ts';
import { oldInvoiceShelf, statementShelf } from './made-shelves.ts';
import type { Shelf } from './shelf.ts';

const answerWithinMs = 10_000;

export type Shelves = Readonly<Record<ArchiveName, Shelf>>;

/** What the archives keep, by what the embedded ERP has done; anyone who never ordered there has no documents. */
export function openShelves(databaseUrl: string, now: () => Date): { shelves: Shelves; close: () => Promise<void> } {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 4,
    application_name: 'dray-archives',
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  });
  // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  const isKnown = async (payer: string): Promise<boolean> => {
    const { rowCount } = await pool.query('select from customer where "Customer" = $1', [payer]);
    return rowCount === 1;
  };
  const made = { now, isKnown };
  return {
    shelves: { tesi: statementShelf(made), cablog: consignmentShelf(pool), olsa: oldInvoiceShelf(made) },
    close: () => pool.end(),
  };
}
