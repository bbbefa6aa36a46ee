import type { Erp } from '../../erp.ts';
import { notFound } from '../../erp-error.ts';
import type { Queries, Row } from '../../store/database.ts';
import type { EntityKey } from '../entity-key.ts';
import { checkIfMatch } from '../etag.ts';
import type { EntitySet } from '../model/service.ts';
import { lockRow } from '../read/entities.store.ts';

export type EntityChange = { set: EntitySet; key: EntityKey; values: Readonly<Row>; ifMatch: string | undefined };

/** Changes one entity within a transaction; the answer is its new ETag, where it has one. */
export type ChangeEntity = (erp: Erp, queries: Queries, change: EntityChange) => Promise<string | undefined>;

/** The entity as it is, held until the end of the transaction and known to be the one that the caller has seen. */
export async function lockSeen(queries: Queries, { set, key, ifMatch }: EntityChange): Promise<Row> {
  const row = await lockRow(queries, set, key);
  if (!row) throw notFound(`Resource not found: ${set.typeName}`);
  checkIfMatch(set, row, ifMatch);
  return row;
}
