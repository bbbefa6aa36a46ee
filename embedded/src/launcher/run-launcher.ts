import { once } from 'node:events';
import { launch } from './launch.ts';
import type { Launch, Stoppable } from './launch-context.ts';
import { onStopSignals } from './stop-signals.ts';
import { reasonOf, type Terminal } from './terminal.ts';

const STOP_ASKED = Symbol('a person or the system asked for the end');

/** From the first line to the last; the answer is the exit code. */
export async function runLauncher(options: Pick<Launch, 'env' | 'isDev' | 'terminal'>): Promise<number> {
  const { terminal } = options;
  const ending = new AbortController();
  const started: Stoppable[] = [];
  listenForTheEnd(ending, started, terminal);

  try {
    await launch({ ...options, ending, started });
    if (!ending.signal.aborted) await once(ending.signal, 'abort');
  } catch (error) {
    // Has no effect when the end was asked for and this is only its echo.
    ending.abort(error);
  }
  await stopAll(started, terminal);
  return conclude(ending.signal.reason, options);
}

function listenForTheEnd(ending: AbortController, started: Stoppable[], terminal: Terminal): void {
  const stop = () => {
    terminal.say('Stopping (Ctrl-C again to force it) …');
    ending.abort(STOP_ASKED);
  };
  const force = () => {
    // What has no process behind it, a lock or a file, is quick to give back.
    for (const { stop: giveBack, stopAtOnce = giveBack } of started.toReversed()) void stopAtOnce();
    process.exit(1);
  };
  onStopSignals(stop, force);
  process.on('uncaughtException', (error) => {
    if (ending.signal.aborted) terminal.complain(`! ${reasonOf(error)}`);
    ending.abort(error);
  });
}

/** The server before its database; one that cannot be stopped must not keep the others running. */
async function stopAll(started: Stoppable[], terminal: Terminal): Promise<void> {
  for (const { stop } of started.toReversed()) {
    try {
      await stop();
    } catch (error) {
      terminal.complain(`! ${reasonOf(error)}`);
    }
  }
}

function conclude(reason: unknown, { terminal, env }: Pick<Launch, 'terminal' | 'env'>): number {
  if (reason === STOP_ASKED) {
    terminal.say('Stopped.');
    return 0;
  }
  terminal.complain(`✗ ${reason instanceof Error ? reason.message : String(reason)}`);
  if (env.LOG_LEVEL === 'debug' && reason instanceof Error) terminal.complain(String(reason.stack));
  return 1;
}
