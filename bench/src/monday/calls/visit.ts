import { historyCalls } from './history-calls.ts';
import { homeCalls } from './home-calls.ts';
import type { MondayCall } from './monday-call.ts';
import { officeCalls } from './office-calls.ts';
import { orderingCalls } from './ordering-calls.ts';

/** Everything that a customer does on a Monday, in the sequence in which they do it. */
export const visit: readonly MondayCall[] = [...homeCalls, ...historyCalls, ...orderingCalls, ...officeCalls];
