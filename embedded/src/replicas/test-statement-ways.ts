import { type Statement, StatementBatch } from '@dray/server/platform/database/statement-batch.ts';
import { nameOfText } from '@dray/server/platform/database/test-round-trips.ts';
import { vi } from 'vitest';

type Way = { port: number; statements: string[] };

/** Where the statements of calls go while something runs, by the port of the server that they are sent to. */
export async function watchWays(work: () => Promise<unknown>): Promise<Way[]> {
  const ways: Way[] = [];
  const original = StatementBatch.prototype.submit;
  const spy = vi.spyOn(StatementBatch.prototype, 'submit').mockImplementation(function (this: StatementBatch, wire) {
    const { stream } = wire as { stream: { remotePort: number } };
    ways.push({ port: stream.remotePort, statements: this.statements.map(({ text }: Statement) => nameOfText(text)) });
    return original.call(this, wire);
  });
  try {
    await work();
    return ways;
  } finally {
    spy.mockRestore();
  }
}
