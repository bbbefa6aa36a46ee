import { findErpControl } from '@dray/server/commands/running-database.ts';
import type { RunningDray } from '../../running-dray.ts';

/** The ERP of a running demonstration, to be made unreachable and brought back. */
export async function demoErp({ dataDir }: Pick<RunningDray, 'dataDir'>) {
  const control = await findErpControl(dataDir);
  if (!control) throw new Error('This Dray runs without an ERP that can be told what to do');
  const setFaults = async (faults: readonly object[]): Promise<void> => {
    const answer = await fetch(`${control.url}/control/faults`, {
      method: 'POST',
      headers: { authorization: `Bearer ${control.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(faults),
    });
    if (!answer.ok) throw new Error(`The ERP was not told: ${answer.status} ${await answer.text()}`);
  };
  return {
    goAway: () => setFaults([{ kind: 'down' }]),
    comeBack: () => setFaults([]),
  };
}
