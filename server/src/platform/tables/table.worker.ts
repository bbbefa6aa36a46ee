import { parentPort } from 'node:worker_threads';
import { stepBack } from './step-back.ts';
import { TableFault, type TableLimits } from './table.ts';

stepBack();
// Loading it takes longer than most files do; what is asked meanwhile waits for it.
const loading = import('./read-table.ts');

parentPort?.on('message', async ({ bytes, limits }: { bytes: Uint8Array; limits: TableLimits }) => {
  const { readTable } = await loading;
  try {
    parentPort?.postMessage({ table: await readTable(bytes, limits) });
  } catch (error) {
    if (!(error instanceof TableFault)) throw error;
    parentPort?.postMessage({ fault: error.code });
  }
});
