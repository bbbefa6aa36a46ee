import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, describeExit, type Exit } from '../../process/child.ts';
import { WEB } from '../repository.ts';
import { startNodeChild } from '../server/node-child.ts';
import { viteScript } from './build-web.ts';

export type DevWebOptions = {
  port: number;
  /** Where Vite passes on what is not the web. */
  serverUrl: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  recordFile: string;
  ending: AbortSignal;
};

const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 3_000;

/** Vite's development server; it is up when it answers on its port. */
export async function startDevWeb({ port, serverUrl, ending, ...options }: DevWebOptions): Promise<Child> {
  const vite = startNodeChild({
    ...options,
    script: viteScript(),
    args: ['--port', String(port), '--strictPort', '--host', '127.0.0.1', '--clearScreen', 'false'],
    cwd: WEB,
    env: { ...options.env, DRAY_SERVER_URL: serverUrl },
    patienceMs: PATIENCE_MS,
  });
  let exit: Exit | undefined;
  const noteExit = vite.exited.then((how) => {
    exit = how;
  });
  while (!(await answers(port))) {
    if (ending.aborted) await vite.stop();
    ending.throwIfAborted();
    if (exit) throw new Error(`it ended before it was ready, ${describeExit(exit)}, see ${options.logFile}`);
    await Promise.race([sleep(LOOK_EVERY_MS), noteExit]);
  }
  return vite;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
