import type { FastifyInstance } from 'fastify';
import type { requestsInFlight } from '#edge/requests-in-flight.ts';
import type { Database } from '#platform/database/connection.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Tracing } from '#platform/tracing/span.ts';

const finishWithinMs = 20_000;

type Running = {
  app: FastifyInstance;
  inFlight: ReturnType<typeof requestsInFlight>;
  followers: { stop: () => Promise<void> } | undefined;
  queue: Pick<JobQueue, 'stop'> | undefined;
  database: Pick<Database, 'close'>;
  tracing: Pick<Tracing, 'stop'> | undefined;
  drainMs: number;
};

/** Out of rotation first, then no new connections, then the requests under way, then the jobs, then the database and what is left of the traces. */
export async function stopInPeace({
  app,
  inFlight,
  followers,
  queue,
  database,
  tracing,
  drainMs,
}: Running): Promise<void> {
  const followed = followers?.stop();
  await new Promise((resolve) => setTimeout(resolve, drainMs));
  const closed = app.close();
  await inFlight.answered(finishWithinMs);
  // What is left carries no request: a browser's spare connection would hold us up for as long as it likes.
  app.server.closeAllConnections();
  await closed;
  await followed;
  await queue?.stop();
  await Promise.all([database.close(), tracing?.stop()]);
}
