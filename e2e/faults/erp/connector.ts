import { fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ended, said } from './erp-process.ts';

const script = fileURLToPath(new URL('./connector-process.ts', import.meta.url));

export type Policy = {
  /** How long nothing is sent again after an answer that did not come. */
  quietSeconds: number;
  /** Whether the ERP is trusted to carry out the same request once. */
  isRepeatable: boolean;
  /** How long the ERP gets to answer a change. */
  changeMs: number;
};

export type Connector = Awaited<ReturnType<typeof startConnector>>;

/** A process that sends and reads, to be stopped or killed. */
export async function startConnector(env: Readonly<Record<string, string>>, policy: Policy) {
  const child = fork(script, {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: join(tmpdir(), 'dray-faults-files'),
      ERP_QUIET_S: String(policy.quietSeconds),
      ERP_REPEATABLE: policy.isRepeatable ? '1' : '0',
      FAULTS_CHANGE_MS: String(policy.changeMs),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await said(child);
  return {
    stop: () => ended(child, 'SIGTERM'),
    kill: () => ended(child, 'SIGKILL'),
    freeze: () => void child.kill('SIGSTOP'),
  };
}
