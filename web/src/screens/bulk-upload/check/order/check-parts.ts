import type { BulkView } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { BulkJob } from '#capabilities/bulk-upload/index.ts';
import type { Mending } from '../faults/use-mending.ts';
import type { Choose } from '../same-goods/use-choosing.ts';

/** Orders that repeat an earlier one and shall be sent all the same. */
export type Repeating = { again: ReadonlySet<string>; onAgain: (again: ReadonlySet<string>) => void };

/** What both faces of a checked file are given: the sheet of a wide window and the cards of a phone. */
export type CheckParts = { job: BulkJob; view: BulkView; mending: Mending; repeat: Repeating; onChoose: Choose };
