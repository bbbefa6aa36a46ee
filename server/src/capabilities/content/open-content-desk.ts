import { type Country, marketOf } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { type ContentDesk, contentDesk } from './content-desk.door.ts';
import { deskChangeStore } from './desk/desk-change.store.ts';
import { deskItemStore } from './desk/desk-item.store.ts';
import { uploadStore } from './desk/upload.store.ts';

type Needs = {
  clock: Clock;
  homeMarket: Country;
  localMoment: (moment: Date, timeZone: string) => { date: string; time: string };
  auditOf: DoorOf<Audit>;
  filesOf: DoorOf<Pick<FilesDoor, 'addFiles' | 'readFile'>>;
  identityOf: DoorOf<Pick<IdentityDoor, 'listManagedAccounts'>>;
};

/** Content for those who write it. */
export const openContentDesk =
  ({ clock, homeMarket, localMoment, ...of }: Needs): DoorOf<ContentDesk> =>
  (transaction) =>
    contentDesk({
      clock,
      homeMarket,
      items: deskItemStore(transaction),
      changes: deskChangeStore(transaction),
      uploads: uploadStore(transaction),
      audit: of.auditOf(transaction),
      files: of.filesOf(transaction),
      nowIn(country) {
        const { date, time } = localMoment(clock.now(), marketOf(country).timeZone);
        return `${date}T${time}`;
      },
      async findNames(uids) {
        const accounts = await of.identityOf(transaction).listManagedAccounts([...uids]);
        return new Map(accounts.map(({ uid, firstName, lastName }) => [uid, `${firstName} ${lastName}`]));
      },
    });
