import { resolve } from 'node:path';
import { restoreInto } from '@dray/server/commands/restore-into.ts';
import { type Config, readConfig } from '@dray/server/config.ts';
import { noteBackup } from '@dray/server/note-backup.ts';
import { NoBackup } from '@dray/server/platform/backup/backup-format.ts';
import { type BackupContents, readBackup } from '@dray/server/platform/backup/backup-reader.ts';
import type { Written } from '@dray/server/platform/backup/backup-writer.ts';
import { type BackupSource, writeBackup } from '@dray/server/platform/backup/write-backup.ts';
import { sealing } from '@dray/server/platform/secrets/sealing.ts';
import { findSecretKey } from '@dray/server/platform/secrets/secret-key.ts';
import { StartRefused } from '../start-refused.ts';
import { withEmbeddedSources } from './embedded-sources.ts';
import type { Alone } from './postgres-alone.ts';
import { restoreEmbedded } from './restore-embedded.ts';

type Context = Omit<Alone, 'dataDir'> & { env: NodeJS.ProcessEnv };
type Asked = { file: string; isOver: boolean; mayBeNew: boolean };

const OVER = '--over';
const NEW_KEYS = '--new-keys';

/** `backup <file>` and `restore <file>`: of the database that DATABASE_URL names, else of the embedded one. */
export async function runBackupCommand(
  verb: 'backup' | 'restore',
  args: readonly string[],
  context: Context,
): Promise<void> {
  const { log } = context;
  const asked = readArguments(verb, args, context);
  const config = readConfig(context.env);
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1_000).toFixed(1);
  if (verb === 'backup') {
    const { tables, rows, bytes } = await backUp(config, asked.file, context);
    const megabytes = (bytes / 1_000_000).toFixed(1);
    log(`${asked.file}: ${tables} tables, ${rows} rows, ${megabytes} MB in ${seconds()} s`);
    log('Not in it: the files of FILES_URL, and the secret key.');
    return;
  }
  const contents = await readWhole(asked.file);
  await restore(config, asked, contents, context);
  const { tables, rows, head } = contents;
  log(`${tables} tables and ${rows} rows of ${head.madeAt} are restored in ${seconds()} s`);
  log('The portal starts closed and sends nothing. While it runs, `npm run portal -- restored` opens it.');
}

function readArguments(verb: string, args: readonly string[], { env }: Context): Asked {
  const flags = verb === 'restore' ? [OVER, NEW_KEYS] : [];
  const [file, ...others] = args.filter((argument) => !flags.includes(argument));
  if (!file || others.length > 0 || file.startsWith('-')) {
    throw new StartRefused(`Which file? npm run portal -- ${verb} <file>${flags.map((flag) => ` [${flag}]`).join('')}`);
  }
  // npm goes to the repository first; the person who calls means the folder that they are in.
  const here = env.INIT_CWD ?? process.cwd();
  return { file: resolve(here, file), isOver: args.includes(OVER), mayBeNew: args.includes(NEW_KEYS) };
}

const backUp = ({ databaseUrl, dataDir }: Config, file: string, context: Context) =>
  databaseUrl
    ? backUpFrom([{ part: 'portal', url: databaseUrl }], file)
    : withEmbeddedSources({ ...context, dataDir }, (sources) => backUpFrom(sources, file));

/** When it was made is shown among what the portal's health depends on. */
async function backUpFrom(sources: readonly BackupSource[], file: string): Promise<Written> {
  const at = new Date();
  const written = await writeBackup(file, sources, at);
  const portal = sources.find(({ part }) => part === 'portal');
  if (portal) await noteBackup(portal.url, at, '');
  return written;
}

/** All of it, before anything is touched. */
const readWhole = (file: string): Promise<BackupContents> =>
  readBackup(file).catch((cause: unknown) => {
    throw new StartRefused(`${file} cannot be restored. ${cause instanceof Error ? cause.message : cause}.`, { cause });
  });

async function restore(config: Config, { file, isOver, mayBeNew }: Asked, contents: BackupContents, context: Context) {
  const { databaseUrl, migrationDatabaseUrl = databaseUrl, dataDir } = config;
  const secret = findSecretKey(config);
  const restored = { file, contents, keys: { sealing: secret && sealing(secret), mayBeNew } };
  if (migrationDatabaseUrl === undefined)
    return refusedInWords(restoreEmbedded({ alone: { ...context, dataDir }, restored, isOver }));
  if (isOver) throw new StartRefused(`${OVER} is for the embedded database: let DATABASE_URL name an empty one.`);
  await refusedInWords(restoreInto(migrationDatabaseUrl, restored));
}

const refusedInWords = (restoring: Promise<void>): Promise<void> =>
  restoring.catch((cause: unknown) => {
    if (!(cause instanceof NoBackup)) throw cause;
    throw new StartRefused(`${cause.message}. Nothing was changed.`, { cause });
  });
