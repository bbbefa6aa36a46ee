import { parentPort, workerData } from 'node:worker_threads';
import type { RowBatch } from './row-batches.ts';
import { stepBack } from './step-back.ts';
import { TableFault, type TableLimits } from './table.ts';

stepBack();
const { bytes, limits } = workerData as { bytes: Uint8Array; limits: TableLimits };
let batches: AsyncGenerator<RowBatch> | undefined;

/** A batch is read when it is asked for, so that never more than one is on its way. */
parentPort?.on('message', async () => {
  const { rowBatches } = await import('./row-batches.ts');
  try {
    batches ??= rowBatches(bytes, limits);
    const { value, done } = await batches.next();
    parentPort?.postMessage(done ? { isOver: true } : { batch: value });
  } catch (error) {
    if (!(error instanceof TableFault)) throw error;
    parentPort?.postMessage({ fault: error.code });
  }
});
