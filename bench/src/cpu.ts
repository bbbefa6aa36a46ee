import { readdirSync, readFileSync } from 'node:fs';

// Linux counts a hundred ticks a second on every machine we run on.
const ticksPerSecond = 100;

/** Milliseconds of CPU that a process has used so far, those of its children (PostgreSQL's backends) included. */
export function cpuMillisOf(pid: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)));
  const wanted = processes.filter((process) => process.pid === pid || process.parent === pid);
  // What ended backends have used is counted at their parent.
  const ticks = wanted.reduce((sum, each) => sum + each.ticks + (each.pid === pid ? each.childrenTicks : 0), 0);
  return (ticks * 1000) / ticksPerSecond;
}

type Stat = { pid: number; parent: number; ticks: number; childrenTicks: number };

function readStat(pid: number): Stat[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (index: number) => Number(fields[index]);
    return [{ pid, parent: at(1), ticks: at(11) + at(12), childrenTicks: at(13) + at(14) }];
  } catch {
    // It ended while we looked.
    return [];
  }
}
