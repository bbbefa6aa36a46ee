import type { CalendarException, Holiday } from '#capabilities/calendars/index.ts';

/** What somebody wants to do with a day. */
export type AskedKind = 'closed' | 'other' | 'holiday';

/** What differs on a day and may go. */
export type Removable = { holiday: Holiday } | { exception: CalendarException };
