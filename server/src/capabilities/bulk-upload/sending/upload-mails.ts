import type { MailWriters } from '#capabilities/notifications/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { SendingDoor } from './sending.door.ts';

type Parts = {
  database: Pick<Database, 'read'>;
  bulkSendingOf: DoorOf<Pick<SendingDoor, 'writeResult'>>;
  portalUrl: string;
};

/** Who writes what came of a file. */
export const uploadMails = ({ database, bulkSendingOf, portalUrl }: Parts): Pick<MailWriters, 'bulk-done'> => ({
  'bulk-done': ({ uid, params: { jobId }, language }) =>
    database.read((transaction) => bulkSendingOf(transaction).writeResult({ uid, jobId, language, portalUrl })),
});
