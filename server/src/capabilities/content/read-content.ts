import type { Country } from '@dray/contract/markets.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { ContentDoor } from './content.door.ts';
import type { Refreshed } from './remote/remote-content.ts';
import type { RemoteList } from './remote/remote-list.ts';
import { type Audience, publicReaderOf, type Reader, readerOf, shellReaderOf } from './rules/audience.ts';

export type ReadParts = {
  contentOf: DoorOf<ContentDoor>;
  homeMarket: Country;
  /** Since when these lists could not be asked for any more, where they come from an outside CMS that fails. */
  refresh: (reader: Reader, lists: readonly RemoteList[]) => Promise<Refreshed>;
};

type Work<T> = (door: ContentDoor, audience: Audience) => Promise<T>;
type Read = { asOf: string | null; audience: Audience };

/** Every reading of content: for whom, how fresh, then the rows. */
export function readContent({ contentOf, homeMarket, refresh }: ReadParts) {
  const within = async <T>(transaction: Transaction, reader: Reader, work: Work<T>) => {
    const door = contentOf(transaction);
    const audience = { ...reader, today: await door.findToday(reader.country), time: door.timeIn(reader.country) };
    return { audience, found: await work(door, audience) };
  };
  const read = async <T>(
    request: Request,
    reader: Reader,
    lists: readonly RemoteList[],
    work: Work<T>,
  ): Promise<Read & { found: T }> => {
    const { asOf, isNew } = await refresh(reader, lists);
    const rows = (readRows: Request['read']) => readRows((transaction) => within(transaction, reader, work));
    if (isNew) return { asOf, ...(await rows(request.readNewest)) };
    const first = await rows(request.read);
    // The page that names a file may be newer than the replica that is asked for it.
    const mayBeNewer = first.found === undefined && request.read !== request.readNewest;
    return { asOf, ...(mayBeNewer ? await rows(request.readNewest) : first) };
  };

  return Object.assign(
    <T>(request: Request, lists: readonly RemoteList[], work: Work<T>) =>
      read(request, readerOf(request, homeMarket), lists, work),
    {
      asAnybody: <T>(request: Request, lists: readonly RemoteList[], work: Work<T>) =>
        read(request, publicReaderOf(request, homeMarket), lists, work),
      forShell: <T>(request: Request, lists: readonly RemoteList[], work: Work<T>) =>
        read(request, shellReaderOf(request, homeMarket), lists, work),
      async andWrite<T>(request: Request, lists: readonly RemoteList[], work: Work<T>): Promise<T> {
        const reader = readerOf(request, homeMarket);
        await refresh(reader, lists);
        return (await request.write((transaction) => within(transaction, reader, work))).found;
      },
    },
  );
}

export type ReadContent = ReturnType<typeof readContent>;
