import type { BulkColumn } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { BulkJob } from '#capabilities/bulk-upload/index.ts';
import type { Draft } from '../faults/use-mending.ts';
import type { Choose } from '../same-goods/use-choosing.ts';
import type { TwiceGoods } from './twice-goods.model.ts';
import type { Repairs } from './use-repairs.ts';

/** What the table of a wide window and the list of a phone are given. */
export type RepairParts = {
  job: BulkJob;
  repairs: Repairs;
  twice: readonly TwiceGoods[];
  draftOf: (row: number, column: BulkColumn) => Draft | undefined;
  onChoose: Choose;
};
