import { runProgram } from '../process/run-program.ts';
import { readErpSettings } from './erp-settings.ts';
import { createErpLog } from './log.ts';
import { startErp } from './start-erp.ts';

const log = createErpLog((line) => process.stdout.write(line));

await runProgram({
  name: 'the ERP',
  log,
  start: async () => startErp({ ...readErpSettings(process.env), log }),
  ready: ({ port, controlUrl }) => ({ port, controlUrl }),
});
