import type { Queries } from '../../store/database.ts';
import type { EntityKey } from '../entity-key.ts';
import type { EntitySet } from '../model/service.ts';
import { countRows, findRows } from './entities.store.ts';
import { type Addressed, entitiesToWire, type WireEntity } from './entity-to-wire.ts';
import type { QueryOptions } from './query-options.ts';
import { skipTokenOf } from './skip-token.ts';

export type Page = { results: WireEntity[]; __count?: string; __next?: string };

type Asked = { set: EntitySet; within: EntityKey; options: QueryOptions; address: string; query: URLSearchParams };

const sizeUnlessAsked = 100;
const maxSize = 1_000;

/** One page of a set. Who does not say how much they want gets a hundred and the address of the rest. */
export async function readPage(queries: Queries, addressed: Addressed, asked: Asked): Promise<Page> {
  const { set, within, options } = asked;
  const wanted = options.top ?? Number.POSITIVE_INFINITY;
  const size = Math.min(wanted, options.top === undefined ? sizeUnlessAsked : maxSize);
  const found = size === 0 ? [] : await findRows(queries, { ...options, set, within }, size);
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  const hasMore = found.length > size && wanted > size;
  const next = last && hasMore ? nextAddress(asked, skipTokenOf(options.order, last), wanted - size) : undefined;
  const count = options.wantsCount ? await countRows(queries, { set, within, filter: options.filter }) : undefined;
  return {
    ...(count === undefined ? {} : { __count: String(count) }),
    results: await entitiesToWire(queries, addressed, { shape: options.shape, rows }),
    ...(next === undefined ? {} : { __next: next }),
  };
}

function nextAddress({ address, query }: Asked, token: string, left: number): string {
  const next = new URLSearchParams(query);
  next.delete('$skip');
  next.set('$skiptoken', token);
  if (Number.isFinite(left)) next.set('$top', String(left));
  // Spaces as %20: not every client takes a plus for one.
  return `${address}?${next.toString().replaceAll('+', '%20')}`;
}
