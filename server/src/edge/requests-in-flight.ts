import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Knows which requests wait for their answer; an open connection alone is none. */
export function requestsInFlight(server: Server) {
  const answers = new Set<ServerResponse>();
  server.on('request', (_request, answer) => {
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  });

  async function untilAnswered(): Promise<void> {
    while (answers.size > 0) await Promise.all([...answers].map((answer) => once(answer, 'close')));
  }

  return {
    /** Resolves when no request is under way any more, or when that takes too long. */
    answered: (patienceMs: number): Promise<void> =>
      Promise.race([untilAnswered(), sleep(patienceMs, undefined, { ref: false })]),
  };
}
