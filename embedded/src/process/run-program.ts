import { leaveRoot } from './leave-root.ts';

type Log = { info(msg: string): void; error(msg: string, cause: unknown): void };
type Program<Running extends { stop(): Promise<void> }> = {
  /** As a sentence begins: "the tools". */
  name: string;
  log: Log;
  start: () => Promise<Running>;
  /** What the launcher is told once it runs. */
  ready: (running: Running) => object;
};

const forcedStopMs = 10_000;

/** A program of the outside world: never as root, reported to the launcher, and gone with it. */
export async function runProgram<Running extends { stop(): Promise<void> }>({
  name,
  log,
  start,
  ready,
}: Program<Running>): Promise<void> {
  try {
    leaveRoot();
  } catch (error) {
    log.error(`root runs ${name}, because no other user can be had`, error);
  }
  const running = await start().catch((error: unknown) => {
    log.error(`no start of ${name}`, error);
    process.exit(1);
  });
  log.info(`ready: ${name}`);
  process.send?.({ type: 'ready', ...ready(running) });

  let isStopping = false;
  const stop = async (exitCode: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(exitCode || 1), forcedStopMs).unref();
    await running.stop().catch((error: unknown) => log.error('the stop was not clean', error));
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  // The launcher is gone, however it went: nobody would ever stop this process.
  process.on('disconnect', () => void stop(0));
  if (process.send && !process.connected) void stop(0);
  process.on('uncaughtException', (error) => {
    log.error('an error nobody caught', error);
    void stop(1);
  });
}
