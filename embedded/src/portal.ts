import { StartRefused } from './start-refused.ts';

const [verb, ...args] = process.argv.slice(2);

// Only from here: the embedded database can be started, and the server knows nothing of it.
if (verb === 'backup' || verb === 'restore') {
  const { runBackupCommand } = await import('./backup/backup-command.ts');
  await runBackupCommand(verb, args, { env: process.env, log: console.log }).catch((error: unknown) => {
    console.error(error instanceof StartRefused ? error.message : reasonOf(error));
    process.exitCode = 1;
  });
} else await import('@dray/server/commands/portal.ts');

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
