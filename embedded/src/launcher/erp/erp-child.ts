import type { Child } from '../../process/child.ts';
import { ERP_MAIN, REPOSITORY } from '../repository.ts';
import { type RunAs, startNodeChild } from '../server/node-child.ts';
import { untilReady } from '../server/ready-child.ts';

export type ErpChild = Child & { port: number; controlUrl: string | undefined };

export type ErpChildOptions = {
  env: NodeJS.ProcessEnv;
  logFile: string;
  recordFile: string;
  runAs: RunAs | undefined;
  ending: AbortSignal;
};

const PATIENCE_MS = 15_000;

/** Starts the ERP and waits until it says where it listens. */
export async function startErpChild(options: ErpChildOptions): Promise<ErpChild> {
  const child = startNodeChild({ ...options, script: ERP_MAIN, cwd: REPOSITORY, patienceMs: PATIENCE_MS });
  const { port, controlUrl } = await untilReady(child, options);
  return { ...child, port: Number(port), controlUrl: controlUrl === undefined ? undefined : String(controlUrl) };
}
