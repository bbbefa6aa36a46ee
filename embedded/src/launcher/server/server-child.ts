import type { Child } from '../../process/child.ts';
import { scriptOf } from '../programs.ts';
import { REPOSITORY } from '../repository.ts';
import { type NodeChild, type RunAs, startNodeChild } from './node-child.ts';
import { untilReady } from './ready-child.ts';
import { keepSpare, type Spare } from './spare-server.ts';
import { watchLiveness } from './watch-liveness.ts';

export type ServerOptions = {
  env: NodeJS.ProcessEnv;
  logFile: string;
  recordFile: string;
  isWatching: boolean;
  runAs: RunAs | undefined;
  /** Where it listens. */
  address: string;
  /** One that has loaded its code already. */
  spare?: Spare | undefined;
  ending: AbortSignal;
  complain: (line: string) => void;
};

// Draining takes up to 30 s; the rest is for slow machines.
const PATIENCE_MS = 45_000;

/** Starts the server and waits until it says that it listens; from then on it must go on answering. */
export async function startServer({ address, complain, ...options }: ServerOptions): Promise<Child> {
  const server = await startUntilReady(options);
  if (!isHeldByDeveloper(options)) {
    const onSilence = () => complain('! Server does not answer any more; ending it');
    void watchLiveness({ child: server, url: `${address}/health/live`, ending: options.ending, onSilence });
  }
  return server;
}

/** A server that waits at a breakpoint, or for a file to be mended, is silent on purpose. */
const isHeldByDeveloper = ({ isWatching, env }: Pick<ServerOptions, 'isWatching' | 'env'>): boolean =>
  isWatching || /--inspect/.test(env.NODE_OPTIONS ?? '');

/** Not in development: there a spare would hold the code as it was before the last change. */
export const spareOf = (fixed: Pick<ServerOptions, 'isWatching' | 'ending'>, options: () => SpareServer): Spare =>
  keepSpare({
    isWanted: !fixed.isWatching,
    ending: fixed.ending,
    start: (stage) => {
      const current = options();
      return spawnServer({ ...fixed, ...current, env: { ...current.env, SPARE: stage } });
    },
  });

/** Asked for each time: the first is started before anybody knows all of it. */
type SpareServer = Pick<ServerOptions, 'env' | 'logFile' | 'recordFile' | 'runAs'>;

const spawnServer = ({ isWatching, ...options }: Omit<ServerOptions, 'address' | 'complain' | 'spare'>): NodeChild =>
  startNodeChild({
    ...options,
    script: scriptOf('server'),
    nodeOptions: isWatching ? ['--watch', '--watch-preserve-output'] : [],
    cwd: REPOSITORY,
    patienceMs: PATIENCE_MS,
  });

async function startUntilReady({ spare, ...options }: Omit<ServerOptions, 'address' | 'complain'>): Promise<NodeChild> {
  const server = spare?.take(options.recordFile, options.env) ?? spawnServer(options);
  await untilReady(server, options);
  spare?.prepareNext();
  return server;
}
