import { systemClock } from '#platform/clock.ts';
import { sapPortOf } from '../compose/erp.ts';
import { readConfig } from '../config.ts';
import { findRunningErp } from './running-database.ts';

/** Whether everything that the connector needs is there; it reads only. */
try {
  const given = readConfig(process.env);
  const config = given.erp ? given : readConfig({ ...process.env, ...(await findRunningErp(given.dataDir)) });
  if (!config.erp) throw new Error('ERP_URL is not set and Dray is not running here: there is no ERP to check');
  const port = sapPortOf(config.erp, systemClock);
  const findings = await port.check();
  port.close();
  for (const { name, isFine, said } of findings) console.log(`${isFine ? '✓' : '✗'} ${name}: ${said}`);
  const failed = findings.filter(({ isFine }) => !isFine).length;
  console.log(failed === 0 ? 'The ERP has all that is needed.' : `${failed} of ${findings.length} checks failed.`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
