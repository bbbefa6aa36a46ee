import { describeUploads } from '#capabilities/bulk-upload/index.ts';
import { describeDays } from '#capabilities/calendars/index.ts';
import type { DocumentsDoor } from '#capabilities/documents/index.ts';
import { describeAccount } from '#capabilities/identity/index.ts';
import { notificationsRoutes, openBell } from '#capabilities/notifications/index.ts';
import type { OrderingDoor } from '#capabilities/ordering/index.ts';
import { describeHelp } from '#capabilities/people-desk/index.ts';
import type { SupportDoor } from '#capabilities/support/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { Base } from './base.ts';

type Beside = {
  orderingOf: DoorOf<OrderingDoor>;
  documentsOf: DoorOf<DocumentsDoor>;
  supportOf: DoorOf<SupportDoor>;
};

/** A capability that notifies anybody has a line here, and one in `mails.ts`. */
export const composeBell = ({ clock, identityOf, companyOf }: Base, { orderingOf, documentsOf, supportOf }: Beside) =>
  notificationsRoutes(
    openBell({
      clock,
      peopleOf: identityOf,
      describersOf: (transaction) => [
        (...asked) => orderingOf(transaction).describeNotifications(...asked),
        (...asked) => documentsOf(transaction).describeNotifications(...asked),
        (...asked) => supportOf(transaction).describeNotifications(...asked),
        (...asked) => describeDays(companyOf(transaction), ...asked),
        (...asked) => describeHelp(identityOf(transaction), ...asked),
        describeUploads,
        describeAccount,
      ],
    }),
  );
