import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { runToEnd } from '../../process/child.ts';
import { findProcess } from '../../process/process-table.ts';
import { hasCode, readIfThere } from '../../process/read-if-there.ts';
import { StartRefused } from '../../start-refused.ts';
import { REPOSITORY, WEB } from '../repository.ts';
import { hashWebSources, stampWebSources } from './web-sources.ts';

const DIST = join(WEB, 'dist');
const STAMP = '.sources-hash';
/** How the sources looked when their hash was last compared. */
const LOOK = '.sources-look';
const WORKSHOPS = join(WEB, 'node_modules/.dray-build');

/** Builds what the server hands to browsers, unless the sources are those of the last build. True when it built. */
export async function buildWebIfNeeded(signal: AbortSignal): Promise<boolean> {
  const look = stampWebSources(REPOSITORY);
  if (readIfThere(join(DIST, LOOK)) === look) return false;
  const hash = hashWebSources(REPOSITORY);
  if (readIfThere(join(DIST, STAMP)) === hash) {
    remember(look);
    return false;
  }

  refuseIfNotWritable();
  const workshop = join(WORKSHOPS, String(process.pid));
  await runVite(['build', '--outDir', relative(WEB, workshop), '--emptyOutDir', '--logLevel', 'warn'], signal);
  writeFileSync(join(workshop, STAMP), hash);
  writeFileSync(join(workshop, LOOK), look);
  installBuild(workshop, hash);
  return true;
}

/** Vite's own program, of the version that the web asks for. */
export function viteScript(): string {
  return join(dirname(createRequire(join(WEB, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
}

/** Where this user may not write it, every start compares the hash. */
function remember(look: string): void {
  try {
    writeFileSync(join(DIST, LOOK), look);
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOSPC')) throw error;
  }
}

function refuseIfNotWritable(): void {
  try {
    for (const folder of [WEB, DIST].filter((path) => existsSync(path))) accessSync(folder, constants.W_OK);
    mkdirSync(WORKSHOPS, { recursive: true });
  } catch (cause) {
    const hint = 'Start Dray once as the owner of this folder, or use a clone of your own.';
    throw new StartRefused(`The built web in ${DIST} is missing or old, and this user may not write it. ${hint}`, {
      cause,
    });
  }
}

async function runVite(args: string[], signal: AbortSignal): Promise<void> {
  const vite = spawn(process.execPath, [viteScript(), ...args], {
    cwd: WEB,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, { code }] = await Promise.all([
    text(vite.stdout),
    text(vite.stderr),
    runToEnd(vite, signal),
  ]);
  if (code !== 0) throw new Error(`Vite says: ${withoutStack(complained || said)}`);
}

function withoutStack(complaint: string): string {
  const lines = complaint.split('\n').map((line) => line.trim());
  return lines.filter((line) => line && !line.startsWith('at ')).join(' ');
}

/** Whole or not at all: a build that was interrupted must never be served. */
function installBuild(workshop: string, hash: string): void {
  const isBuiltByAnother = readIfThere(join(DIST, STAMP)) === hash;
  if (!isBuiltByAnother) {
    if (existsSync(DIST)) renameSync(DIST, `${workshop}-old`);
    renameSync(workshop, DIST);
  }
  removeAbandoned();
}

/** A second Dray on the same clone may be building right now, so only what belongs to nobody goes. */
function removeAbandoned(): void {
  const isInUse = (name: string) => !name.endsWith('-old') && Number(name) !== process.pid && findProcess(Number(name));
  for (const name of readdirSync(WORKSHOPS)) {
    if (!isInUse(name)) rmSync(join(WORKSHOPS, name), { recursive: true, force: true });
  }
}
