import { readdirSync, readFileSync } from 'node:fs';

/** Every process whose command line or environment names the data folder. */
export function findProcessesOf(dataDir: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return false;
    try {
      return ['cmdline', 'environ'].some((file) => readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(dataDir));
    } catch {
      // It ended while we looked, or is another user's.
      return false;
    }
  });
}
