import { readErpSettings } from './erp-settings.ts';
import { leaveRoot } from './leave-root.ts';
import { createErpLog } from './log.ts';
import { type RunningErp, startErp } from './start-erp.ts';

const forcedStopMs = 10_000;
const log = createErpLog((line) => process.stdout.write(line));
let isStopping = false;

becomeNobody();
const erp = await start();
log.info('the ERP listens');
process.send?.({ type: 'ready', port: erp.port, controlUrl: erp.controlUrl });

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
// The launcher is gone, however it went: nobody would ever stop this process.
process.on('disconnect', () => void stop(0));
if (process.send && !process.connected) void stop(0);
process.on('uncaughtException', (error) => {
  log.error('an error nobody caught', error);
  void stop(1);
});

function becomeNobody(): void {
  try {
    leaveRoot();
  } catch (error) {
    log.error('the ERP runs as root, because it cannot become another user', error);
  }
}

async function start(): Promise<RunningErp> {
  try {
    return await startErp({ ...readErpSettings(process.env), log });
  } catch (error) {
    log.error('the ERP could not start', error);
    process.exit(1);
  }
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(exitCode || 1), forcedStopMs).unref();
  await erp.stop().catch((error: unknown) => log.error('the stop was not clean', error));
  process.exit(exitCode);
}
