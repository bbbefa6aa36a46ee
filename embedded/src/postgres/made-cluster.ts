import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { giveTree } from '@dray/server/platform/process-user/give-tree.ts';
import type { UserIds } from '@dray/server/platform/process-user/system-user.ts';
import { escapeLiteral } from 'pg';
import { runToEnd } from '../process/child.ts';
import { SUPERUSER, spawnOptions } from './settings.ts';

/** A cluster that was made by this PostgreSQL, shut down, and has no password for anybody. */
export type MadeCluster = { unpack(cluster: string): Promise<void> };

type Taking = {
  cluster: string;
  user: UserIds | undefined;
  binaries: string;
  password: string;
  durable: boolean;
  signal?: AbortSignal | undefined;
};

/** Puts it in its place and gives it a password of its own, before anybody can connect to it. */
export async function takeMadeCluster(made: MadeCluster, taking: Taking): Promise<void> {
  const { cluster, user, password, durable } = taking;
  await made.unpack(cluster);
  if (user) giveTree(cluster, user);
  // Without a listener, so it needs no password for it; what it writes is made durable below, with all the rest.
  const alone = ['--single', '-D', cluster, '-c', 'exit_on_error=on', '-c', 'fsync=off', 'postgres'];
  await run('postgres', alone, taking, `alter role ${SUPERUSER} password ${escapeLiteral(password)}\n`);
  if (durable) await run('initdb', ['--sync-only', '-D', cluster], taking);
}

async function run(program: 'postgres' | 'initdb', args: string[], taking: Taking, input = ''): Promise<void> {
  const { user, binaries, signal } = taking;
  signal?.throwIfAborted();
  const child = spawn(join(binaries, 'bin', program), args, {
    ...spawnOptions(user),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  // One that ended without reading is reported by how it ended.
  child.stdin.on('error', () => undefined).end(input);
  const [complaint, { code }] = await Promise.all([text(child.stderr), runToEnd(child, signal)]);
  if (code !== 0) throw new Error(complaint.trim().split('\n').at(-1) ?? `${program} ended with ${code}`);
}
