import type { BulkView } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { BulkJob, BulkOrder } from '#capabilities/bulk-upload/index.ts';

/** What was refused while it was ordered wants mending like what was found before. */
const viewOf = ({ state }: Pick<BulkOrder, 'state'>): Exclude<BulkView, 'all'> | 'sent' => {
  if (state === 'refused') return 'faulty';
  return state === 'waiting' || state === 'ordered' ? 'sent' : state;
};

export const ordersIn = (list: BulkJob['list'], view: BulkView): readonly BulkOrder[] =>
  view === 'all' ? list : list.filter((order) => viewOf(order) === view);

/** One comes to mend; where nothing is wrong one comes to look at all of it. */
export const firstView = (list: BulkJob['list']): BulkView => (ordersIn(list, 'faulty').length > 0 ? 'faulty' : 'all');

/** What is sent cannot be changed any more. */
export const isOpen = (order: Pick<BulkOrder, 'state'> | undefined): boolean =>
  order !== undefined && viewOf(order) !== 'sent';
