import { type Country, marketOf } from '@dray/contract/markets.ts';
import {
  content,
  contentCms,
  contentItemStore,
  contentRemoteSource,
  contentRoutes,
  progressStore,
  readContent,
  readMarkStore,
  remoteContent,
  voteStore,
} from '#capabilities/content/index.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import { localDate, type PortalConfigDoor } from '#capabilities/portal-config/index.ts';
import type { UsersDoor } from '#capabilities/users/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { Logger } from '#platform/logger.ts';
import { breaker } from '#platform/outside/breaker.ts';
import { outsideHttp } from '#platform/outside/outside-http.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';

type Parts = {
  clock: Clock;
  homeMarket: Country;
  portalConfigOf: DoorOf<PortalConfigDoor>;
  filesOf: DoorOf<FilesDoor>;
  usersOf: DoorOf<UsersDoor>;
  /** Of these goods those of the caller, by name. */
  findOwnGoods: (request: Request, skus: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  database: Pick<Database, 'read' | 'write'>;
  logger: Logger;
  /** The address of an outside CMS that takes the place of our own rows. */
  outsideContent?: { url: string; authorization: string | undefined } | undefined;
};

/** News, training, help, marketing files and what the shell shows. */
export function composeContent(parts: Parts) {
  const { clock, homeMarket, portalConfigOf, filesOf, usersOf, findOwnGoods, outsideContent } = parts;
  const remote =
    outsideContent === undefined
      ? undefined
      : remoteContent({
          ...parts,
          cms: contentCms(outsideHttp(outsideContent.url, outsideContent.authorization), breaker(clock)),
        });
  const contentOf = (transaction: Transaction) =>
    content({
      source: remote ? contentRemoteSource(transaction) : contentItemStore(transaction),
      reads: readMarkStore(transaction),
      progress: progressStore(transaction),
      votes: voteStore(transaction),
      portalConfig: portalConfigOf(transaction),
      calendarOf: async (country) => (moment) => localDate(moment, marketOf(country).timeZone),
      files: filesOf(transaction),
      users: usersOf(transaction),
      clock,
    });
  const reading = { contentOf, homeMarket, refresh: remote?.refresh ?? (async () => null) };
  return {
    /** For anyone who finds content among other things. */
    readContent: readContent(reading),
    contentRoutes: contentRoutes({
      ...reading,
      findOwnGoods,
      fetchRemote: remote?.fetchFile ?? (async () => undefined),
    }),
  };
}
