import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { runToEnd } from '../process/child.ts';
import { StartRefused } from '../start-refused.ts';

/** The browser and a family of fonts; without fonts a page renders as empty boxes. */
export const PACKAGES = ['chromium', 'fonts-liberation'];

const PATIENCE = ['-o', 'Acquire::Retries=2', '-o', 'Acquire::http::Timeout=30'];
const HINT = 'Install Chromium or Chrome yourself, or set CHROME_PATH to its executable.';
const NETWORK_HINT = 'Check that this machine reaches its Debian mirror.';

export function refuseWithoutApt(): void {
  if (existsSync('/usr/bin/apt-get')) return;
  throw new StartRefused(`No Chromium was found, and without apt none can be installed here. ${HINT}`);
}

export async function apt(...args: string[]): Promise<void> {
  await run('apt-get', ['-qq', ...PATIENCE, ...args]);
}

export async function run(program: string, args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [complaint, { code }] = await Promise.all([text(child.stderr), runToEnd(child)]);
  if (code === 0) return;
  const reason = complaint.trim().split('\n').slice(-3).join(' ');
  throw new StartRefused(`Chromium could not be installed, ${program} says: ${reason}. ${NETWORK_HINT} ${HINT}`);
}
