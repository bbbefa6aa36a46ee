import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apt, PACKAGES, run } from './apt.ts';

/** A browser that runs when its environment is added to ours. */
export type Chromium = { executablePath: string; env: Record<string, string> };

/** The copy below that folder, if it was unpacked before. */
export function findPrivateChromium(home: string): Chromium | undefined {
  const root = join(home, 'root');
  const executablePath = join(root, 'usr/lib/chromium/chromium');
  if (!existsSync(executablePath)) return undefined;
  return { executablePath, env: { LD_LIBRARY_PATH: libraryFolders(root), FONTCONFIG_FILE: join(home, 'fonts.conf') } };
}

/** Debian's packages, fetched and unpacked by an apt that keeps its books below that folder: no root needed. */
export async function unpackPrivateChromium(home: string, installedPackages: string): Promise<void> {
  const work = join(home, 'work');
  rmSync(work, { recursive: true, force: true });
  for (const folder of ['lists/partial', 'archives/partial', 'root'])
    mkdirSync(join(work, folder), { recursive: true });
  // Only what this machine lacks is fetched.
  copyFileSync(installedPackages, join(work, 'status'));

  const ownBooks = [
    `Dir::State=${work}`,
    `Dir::State::status=${work}/status`,
    `Dir::State::Lists=${work}/lists`,
    `Dir::Cache=${work}`,
    `Dir::Cache::archives=${work}/archives`,
    `Dir::Log=${work}`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
    'APT::Install-Recommends=0',
  ].flatMap((setting) => ['-o', setting]);
  await apt(...ownBooks, 'update');
  await apt(...ownBooks, 'install', '--yes', '--download-only', ...PACKAGES);
  for (const file of readdirSync(join(work, 'archives')).filter((name) => name.endsWith('.deb'))) {
    await run('dpkg-deb', ['--extract', join(work, 'archives', file), join(work, 'root')]);
  }

  writeFileSync(join(home, 'fonts.conf'), fontConfiguration(home));
  // Renamed when whole: a copy that is there can be used.
  renameSync(join(work, 'root'), join(home, 'root'));
  rmSync(work, { recursive: true, force: true });
}

/** The linker does not know our folder; PulseAudio keeps a library of its own one level down. */
function libraryFolders(root: string): string {
  return ['lib', 'usr/lib']
    .map((path) => join(root, path))
    .filter((path) => existsSync(path))
    .flatMap((path) => readdirSync(path).map((name) => join(path, name)))
    .filter((path) => path.endsWith('-linux-gnu'))
    .flatMap((path) => [path, join(path, 'pulseaudio')])
    .join(':');
}

/** The packages' own configuration names /usr and /etc, where an unprivileged copy is not. */
function fontConfiguration(home: string): string {
  const families = { 'sans-serif': 'Liberation Sans', serif: 'Liberation Serif', monospace: 'Liberation Mono' };
  const aliases = Object.entries(families).map(
    ([generic, family]) => `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    `<dir>${home}/root/usr/share/fonts</dir><dir>/usr/share/fonts</dir>`,
    `<cachedir>${home}/font-cache</cachedir>`,
    ...aliases,
    '</fontconfig>\n',
  ].join('\n');
}
