import type { Child } from '../../process/child.ts';
import { scriptOf } from '../programs.ts';
import { type ProgramChildOptions, startProgramChild } from '../server/program-child.ts';

export type ErpChild = Child & { port: number; controlUrl: string | undefined };

const PATIENCE_MS = 15_000;

/** Starts the ERP and waits until it says where it listens. */
export async function startErpChild(options: ProgramChildOptions): Promise<ErpChild> {
  const { child, ready } = await startProgramChild(options, { script: scriptOf('erp'), patienceMs: PATIENCE_MS });
  const { port, controlUrl } = ready;
  return { ...child, port: Number(port), controlUrl: controlUrl === undefined ? undefined : String(controlUrl) };
}
