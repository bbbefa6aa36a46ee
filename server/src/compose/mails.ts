import { uploadMails } from '#capabilities/bulk-upload/index.ts';
import { calendarMails } from '#capabilities/calendars/index.ts';
import { documentMails } from '#capabilities/documents/index.ts';
import { accountMails } from '#capabilities/identity/index.ts';
import type { MailWriters } from '#capabilities/notifications/index.ts';
import { orderMails } from '#capabilities/ordering/index.ts';
import { helpMails } from '#capabilities/people-desk/index.ts';
import { ticketMails } from '#capabilities/support/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Composed } from './compose.ts';
import { actForReader } from './reception.ts';

/** Who writes the mail of each kind of notification, when it is sent. */
export function mailWriters(database: Database, composed: Composed, portalUrl: string): MailWriters {
  const parts = { ...composed, database, portalUrl, actForReader: actForReader(composed) };
  return {
    ...orderMails(parts),
    ...documentMails(parts),
    ...ticketMails(parts),
    ...calendarMails(parts),
    ...uploadMails(parts),
    ...accountMails(parts),
    ...helpMails(parts),
  };
}
