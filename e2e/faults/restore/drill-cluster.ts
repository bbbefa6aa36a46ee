import { appendFileSync, chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../running-dray.ts';
import { askDatabase } from '../ask-database.ts';
import { drillUser, findProgram, run } from './drill-programs.ts';

const stanza = 'dray';
const settings = [
  "listen_addresses = '127.0.0.1'",
  'wal_level = replica',
  'archive_mode = on',
  // So long the newest change may wait until it is in the repository.
  'archive_timeout = 60',
];

/** A PostgreSQL as an operator runs it, with its repository beside it, and the copy that is restored. */
export async function makeDrillCluster(root: string) {
  const at = (name: string) => join(root, name);
  const folders = ['live', 'copy', 'repository', 'run', 'log', 'lock', 'spool'];
  for (const name of folders) ownFolder(at(name));
  const [livePort, copyPort] = [await freePort(), await freePort()];
  const config = at('pgbackrest.conf');
  writeFileSync(config, configOf(at, livePort));
  chmodSync(config, 0o644);
  const backrest = (...args: string[]) => run('pgbackrest', [`--config=${config}`, `--stanza=${stanza}`, ...args]);

  await run('initdb', ['-D', at('live'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-k']);
  const push = `${findProgram('pgbackrest')} --config=${config} --stanza=${stanza} archive-push %p`;
  const lines = [
    ...settings,
    `port = ${livePort}`,
    `unix_socket_directories = '${at('run')}'`,
    `archive_command = '${push}'`,
  ];
  appendFileSync(join(at('live'), 'postgresql.conf'), `${lines.join('\n')}\n`);
  await start(at('live'), at('log'), []);

  const copyUrl = (role: string, database = 'dray') => `postgres://${role}@127.0.0.1:${copyPort}/${database}`;
  return {
    liveUrl: (role: string, database = 'dray') => `postgres://${role}@127.0.0.1:${livePort}/${database}`,
    copyUrl,
    makeStanza: () => backrest('stanza-create'),
    backUp: () => backrest('--type=full', 'backup'),
    /** The machine is gone: nothing is written that was not. */
    killLive: () => run('pg_ctl', ['-D', at('live'), '-m', 'immediate', 'stop']),
    restoreTo: async (moment: string) => {
      const target = ['--type=time', `--target=${moment}`, '--target-action=promote'];
      await backrest(`--pg1-path=${at('copy')}`, ...target, 'restore');
    },
    /** The folder brings the settings of the lost one along: its port, and the repository it would write into. */
    startCopy: async () => {
      await start(at('copy'), at('log'), [`-c port=${copyPort}`, '-c archive_mode=off']);
      await untilPromoted(copyUrl('postgres', 'postgres'));
    },
    stopCopy: () => run('pg_ctl', ['-D', at('copy'), '-m', 'fast', 'stop']),
  };
}

const configOf = (at: (name: string) => string, port: number): string => `[global]
repo1-path=${at('repository')}
repo1-retention-full=2
start-fast=y
compress-type=gz
log-path=${at('log')}
lock-path=${at('lock')}
spool-path=${at('spool')}
log-level-console=warn

[${stanza}]
pg1-path=${at('live')}
pg1-port=${port}
pg1-socket-path=${at('run')}
pg1-user=postgres
`;

const start = (data: string, log: string, options: readonly string[]) =>
  run('pg_ctl', ['-D', data, '-l', join(log, 'postgres.log'), '-w', '-t', '120', '-o', options.join(' '), 'start']);

/** It answers while it still replays; what it says then is not yet the moment that was asked for. */
async function untilPromoted(url: string): Promise<void> {
  for (;;) {
    const [row] = await askDatabase(url, 'select pg_is_in_recovery()::text as replays');
    if (row?.replays === 'false') return;
    await sleep(50);
  }
}

function ownFolder(path: string): void {
  mkdirSync(path, { mode: 0o700 });
  if (drillUser) chownSync(path, drillUser.uid, drillUser.gid);
}
