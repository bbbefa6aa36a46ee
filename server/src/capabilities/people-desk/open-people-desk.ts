import type { Clock } from '#platform/clock.ts';
import { fixed, runFixed } from '#platform/database/connection.ts';
import { unannouncedJobs } from '#platform/jobs/unannounced-jobs.store.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { PeopleDeskDeps } from './needs/people-desk.deps.ts';
import { type PeopleDeskDoor, peopleDesk } from './people-desk.door.ts';
import { peopleHelpStore } from './store/people-help.store.ts';
import { addressChangedMail } from './telling/help-mails.ts';

type Needs = {
  clock: Clock;
  hasPasswordsHere: boolean;
  accessOf: DoorOf<PeopleDeskDeps['access']>;
  identityOf: DoorOf<PeopleDeskDeps['identity']>;
  usersOf: DoorOf<PeopleDeskDeps['users']>;
  companyOf: DoorOf<PeopleDeskDeps['company']>;
  notificationsOf: DoorOf<PeopleDeskDeps['notifications']>;
  auditOf: DoorOf<PeopleDeskDeps['audit']>;
};

/** Help for people of customers who cannot come in (B18). */
export const openPeopleDesk =
  ({ clock, hasPasswordsHere, ...of }: Needs): DoorOf<PeopleDeskDoor> =>
  (transaction) =>
    peopleDesk({
      clock,
      hasPasswordsHere,
      helps: peopleHelpStore(transaction),
      access: of.accessOf(transaction),
      identity: of.identityOf(transaction),
      users: of.usersOf(transaction),
      company: of.companyOf(transaction),
      notifications: of.notificationsOf(transaction),
      audit: of.auditOf(transaction),
      async sayAddressChanged(old) {
        const payload = addressChangedMail(old);
        await runFixed(transaction, fixed`${unannouncedJobs([{ name: 'send-mail', payload }])}`);
      },
    });
