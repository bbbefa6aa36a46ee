import type { FilesDoor } from '#capabilities/files/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { Logger } from '#platform/logger.ts';
import { OutsideFailure } from '#platform/outside/outside-failure.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { Reader } from '../rules/audience.ts';
import type { FoundFile } from '../rules/content-entry.model.ts';
import type { ContentCms } from './content.connector.ts';
import { type ListState, remoteListStore } from './remote-list.store.ts';
import { type RemoteKey, type RemoteList, remoteKeysOf, remoteLanguageOf } from './remote-list.ts';

const minute = 60_000;
/** A list that is younger is shown as it is; one that failed is asked for again after as long as the breaker is open. */
const freshForMs = minute;
const failedForMs = 10_000;
/** What is older than this is shown with its age. */
const reportedAfterMs = 5 * minute;
const comeBackSeconds = 15;

/** Around every page: without them it is poorer, but it works. */
const dispensable: readonly RemoteList[] = ['links', 'portalExtLinks', 'banners', 'helppages', 'publicarticles'];

type Parts = {
  cms: ContentCms;
  database: Pick<Database, 'read' | 'write'>;
  filesOf: DoorOf<Pick<FilesDoor, 'judgeContent' | 'addFiles'>>;
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
};

export type Refreshed = { asOf: string | null; isNew: boolean };

const nameOf = ({ list, market, customerType, language }: RemoteKey): string =>
  [list, market, customerType, language].join(' ');

/**
 * Content of an outside CMS. Pages are shown from the rows of its last good answers and never wait for it but the first time;
 * what has become old is asked for behind them.
 */
export function remoteContent({ cms, database, filesOf, clock, logger }: Parts) {
  const inFlight = new Map<string, Promise<Date | undefined>>();
  const within = <T>(work: (transaction: Transaction) => Promise<T>) => database.write(work);

  const read = async (key: RemoteKey): Promise<Date | undefined> => {
    try {
      const entries = await cms.readList(key);
      const at = clock.now();
      await within((transaction) => remoteListStore(transaction).keepList(key, entries, at));
      return at;
    } catch (error) {
      if (!(error instanceof OutsideFailure)) throw error;
      logger.warn({ list: nameOf(key), code: error.code }, 'the outside CMS could not be read');
      await within((transaction) => remoteListStore(transaction).setFailed(key, clock.now()));
      return undefined;
    }
  };

  /** Who asks for the same at the same time shares one reading. */
  const readOnce = (key: RemoteKey): Promise<Date | undefined> => {
    const name = nameOf(key);
    const known = inFlight.get(name);
    if (known) return known;
    const reading = read(key).finally(() => inFlight.delete(name));
    inFlight.set(name, reading);
    return reading;
  };

  const readBehind = (key: RemoteKey): void => {
    readOnce(key).catch((error: unknown) => logger.warn({ error, list: nameOf(key) }, 'an answer could not be kept'));
  };

  /** When the list was last read; undefined where it never was and cannot be now. */
  const readAtOf = async (key: RemoteKey, state: ListState | undefined): Promise<Date | undefined> => {
    const now = clock.now().getTime();
    const hasJustFailed = state?.failedAt !== undefined && now - state.failedAt.getTime() < failedForMs;
    if (!state?.readAt) return hasJustFailed ? undefined : readOnce(key);
    if (now - state.readAt.getTime() >= freshForMs && !hasJustFailed) readBehind(key);
    return state.readAt;
  };

  return {
    /** Since when a list could not be asked for any more, and whether one has only now been read. */
    async refresh(reader: Reader, lists: readonly RemoteList[]): Promise<Refreshed> {
      if (lists.length === 0) return { asOf: null, isNew: false };
      const askedAt = clock.now().getTime();
      const language = remoteLanguageOf(reader);
      const states = await database.read((transaction) =>
        remoteListStore(transaction).findStates({ market: reader.country, language }),
      );
      const known = new Map(states.map((state) => [nameOf(state), state]));
      const moments = await Promise.all(
        remoteKeysOf(reader, lists).map(async (key) => {
          const at = await readAtOf(key, known.get(nameOf(key)));
          if (!at && !dispensable.includes(key.list)) throw new Refusal('SERVICE_UNAVAILABLE', {}, comeBackSeconds);
          return at?.getTime() ?? Number.POSITIVE_INFINITY;
        }),
      );
      const oldest = Math.min(...moments);
      const asOf = clock.now().getTime() - oldest > reportedAfterMs ? new Date(oldest).toISOString() : null;
      return { asOf, isNew: moments.some((at) => at >= askedAt && Number.isFinite(at)) };
    },

    /** Its bytes are judged as those of an import, and from then on our own. */
    async fetchFile({ id, name, remotePath }: FoundFile): Promise<string | undefined> {
      if (!remotePath) return undefined;
      const bytes = await cms.readFile(remotePath).catch((error: unknown) => {
        if (error instanceof OutsideFailure) return undefined;
        throw error;
      });
      if (!bytes) return undefined;
      return within(async (transaction) => {
        const door = filesOf(transaction);
        const file = door.judgeContent(name || id, bytes);
        if ('fault' in file) return undefined;
        await door.addFiles([file]);
        await remoteListStore(transaction).keepFile(id, file.key, clock.now());
        return file.key;
      });
    },
  };
}
