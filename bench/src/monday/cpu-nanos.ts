import { readdirSync, readFileSync } from 'node:fs';

/** What a process with its threads has run so far, or PostgreSQL with its backends: `cpu.ts` counts ticks of ten milliseconds. */
export const cpuMillisOfThreads = (pid: number): number => sum(listThreads(pid).map(runMillis));

export function cpuMillisOfChildren(pid: number): number {
  const threads = listThreads(pid);
  const children = threads.flatMap((thread) =>
    (readText(`${thread}/children`) ?? '').trim().split(' ').filter(Boolean),
  );
  return sum([...threads, ...children.flatMap((child) => listThreads(Number(child)))].map(runMillis));
}

function listThreads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);
  } catch {
    // It ended while we looked.
    return [];
  }
}

const runMillis = (thread: string): number => Number(readText(`${thread}/schedstat`)?.split(' ')[0] ?? 0) / 1e6;

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
