import { StartRefused } from '../start-refused.ts';

/** What the person at the keyboard reads; tests hand in a list instead. */
export type Terminal = { say(line: string): void; complain(line: string): void };

export function createTerminal(): Terminal {
  for (const stream of [process.stdout, process.stderr]) {
    // The window was closed, `head` has read enough, the disk is full: no reason to drop the portal.
    stream.on('error', () => undefined);
  }
  return {
    say: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
  };
}

export type Step<T> = { aim: string; work: () => Promise<T> | T; done: (result: T) => string };

/** Does one step of the start and says when it is done; a failure becomes a sentence that says which step it was. */
export async function step<T>(terminal: Terminal, { aim, work, done }: Step<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    const result = await work();
    terminal.say(`✓ ${done(result)} (${secondsSince(startedAt)})`);
    return result;
  } catch (cause) {
    if (isWholeSentence(cause)) throw cause;
    throw new StartRefused(`Could not ${aim}: ${reasonOf(cause)}`, { cause });
  }
}

export const secondsSince = (startedAt: number): string => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/** One line from an error and what caused it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A refused connection to a name with two addresses is one error without a message that holds two with one.
  if (error instanceof AggregateError && !error.message) return reasonOf(error.errors[0]);
  return error.cause ? `${error.message} (${reasonOf(error.cause)})` : error.message;
}

function isWholeSentence(error: unknown): boolean {
  return error instanceof Error && ['StartRefused', 'ConfigurationError', 'DatabaseIsNewer'].includes(error.name);
}
