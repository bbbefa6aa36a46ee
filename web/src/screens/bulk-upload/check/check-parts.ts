import type { BulkView } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { BulkJob } from '#capabilities/bulk-upload/index.ts';
import type { Choose } from './same-goods/use-choosing.ts';
import type { Mending } from './use-mending.ts';

/** Orders that repeat an earlier one and shall be sent all the same. */
export type Repeating = { again: ReadonlySet<string>; onAgain: (again: ReadonlySet<string>) => void };

/** What both faces of a checked file are given: the sheet of a wide window and the cards of a phone. */
export type CheckParts = { job: BulkJob; view: BulkView; mending: Mending; repeat: Repeating; onChoose: Choose };
