import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartRefused } from '../start-refused.ts';
import { apt, PACKAGES, refuseWithoutApt } from './apt.ts';
import { type Chromium, findPrivateChromium, unpackPrivateChromium } from './private-chromium.ts';

export type ChromiumSources = {
  /** Where a browser of the machine may be, the wanted one first. */
  systemPaths: string[];
  /** Where a private copy is kept. */
  privateHome: string;
  /** dpkg's book of what is installed. */
  installedPackages: string;
  isRoot: boolean;
};

const DEFAULT_SOURCES: ChromiumSources = {
  systemPaths: [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/chromium-browser',
  ],
  privateHome: resolve(import.meta.dirname, '../../../.data/chromium'),
  installedPackages: '/var/lib/dpkg/status',
  isRoot: process.getuid?.() === 0,
};

/** Finds a Chromium, or installs one: by apt for root, as a private copy of Debian's packages for anybody else. */
export async function ensureChromium(
  log: (line: string) => void,
  given: Partial<ChromiumSources> = {},
): Promise<Chromium> {
  const sources = { ...DEFAULT_SOURCES, ...given };
  const wanted = process.env.CHROME_PATH;
  if (wanted && !existsSync(wanted)) log(`CHROME_PATH names ${wanted}, which is not there; looking elsewhere`);
  const found = findChromium(sources);
  if (found) return found;

  refuseWithoutApt();
  await (sources.isRoot ? installForAll(log) : installForUs(sources, log));
  const installed = findChromium(sources);
  if (installed) return installed;
  throw new StartRefused('Chromium was installed but does not run. Set CHROME_PATH to a Chromium or Chrome that does.');
}

function findChromium({ systemPaths, privateHome }: ChromiumSources): Chromium | undefined {
  const candidates = [process.env.CHROME_PATH, ...systemPaths]
    .filter((path) => path !== undefined)
    .map((executablePath): Chromium => ({ executablePath, env: {} }));
  return [...candidates, findPrivateChromium(privateHome)].find((candidate) => candidate && runs(candidate));
}

/** Being there is not enough: Ubuntu's chromium-browser is a script that asks for snap. */
function runs({ executablePath, env }: Chromium): boolean {
  if (!existsSync(executablePath)) return false;
  const asked = spawnSync(executablePath, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore' });
  return asked.status === 0;
}

async function installForAll(log: (line: string) => void): Promise<void> {
  log('installing Chromium with apt');
  await apt('update');
  await apt('install', '--yes', '--no-install-recommends', ...PACKAGES);
}

async function installForUs({ privateHome, installedPackages }: ChromiumSources, log: (line: string) => void) {
  log(`unpacking Debian's Chromium into ${privateHome}; this is done once`);
  await unpackPrivateChromium(privateHome, installedPackages);
}
