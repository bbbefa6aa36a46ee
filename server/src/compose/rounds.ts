import { type ToldCompanies, tellOfDocuments } from '#capabilities/documents/index.ts';
import type { CountedShipTos } from '#capabilities/ordering/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import { workInChunks } from '#platform/jobs/work-in-chunks.ts';
import type { Composed } from './compose.ts';
import { actForReader } from './reception.ts';

type Parts = { clock: Clock; database: Database; composed: Composed };

/** Jobs that go through everything, chunk by chunk. */
export const rounds = ({ clock, database, composed }: Parts) => ({
  refreshTradeMonths: async () => {
    await workInChunks<CountedShipTos>({ database, clock, job: 'refresh-trade-months' }, (transaction, from) =>
      composed.orderingOf(transaction).countTradeMonths(from),
    );
  },
  tellOfDocuments: async () => {
    const parts = { ...composed, clock, actForReader: actForReader(composed) };
    await workInChunks<ToldCompanies>({ database, clock, job: 'tell-of-documents' }, (transaction, from) =>
      tellOfDocuments(parts, transaction, from),
    );
  },
});
