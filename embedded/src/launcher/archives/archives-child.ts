import type { ArchiveName } from '../../archives/archive-fault.ts';
import type { Child } from '../../process/child.ts';
import { scriptOf } from '../programs.ts';
import { type ProgramChildOptions, startProgramChild } from '../server/program-child.ts';

export type ArchivePorts = Readonly<Partial<Record<ArchiveName, number>>>;
export type ArchivesChild = Child & { ports: ArchivePorts; controlUrl: string };

const PATIENCE_MS = 10_000;

/** Starts the archives and waits until they say where they listen. */
export async function startArchivesChild(options: ProgramChildOptions): Promise<ArchivesChild> {
  const { child, ready } = await startProgramChild(options, { script: scriptOf('archives'), patienceMs: PATIENCE_MS });
  const { ports, controlUrl } = ready;
  return { ...child, ports: (ports ?? {}) as ArchivePorts, controlUrl: String(controlUrl) };
}
