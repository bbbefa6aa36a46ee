import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { programs } from '../programs.ts';
import { REPOSITORY } from '../repository.ts';
import { BUNDLE, bundleStamp, findBundle, STAMP } from './find-bundle.ts';

/** They look for files or threads of their own beside themselves, or are no JavaScript. */
const EXTERNAL = [/^@node-rs\//, /^pdfkit$/, /^pino$/];

type Bundling = { names?: readonly (keyof typeof programs)[]; folder?: string };

/**
 * Each program with all its packages as a few files: two thousand, which Node finds and reads one by one, are most of what
 * a start costs. Nothing depends on it, the sources run as well. True when it bundled.
 */
export async function bundleIfNeeded({
  names = Object.keys(programs) as (keyof typeof programs)[],
  folder = BUNDLE,
}: Bundling = {}): Promise<boolean> {
  if (findBundle(REPOSITORY, folder)) return false;
  const stamp = bundleStamp(REPOSITORY);
  const workshop = `${folder}.making-${process.pid}`;
  try {
    for (const name of names) await bundle(programs[name], join(workshop, name), name);
    writeFileSync(join(workshop, STAMP), stamp);
    if (existsSync(folder)) rmSync(folder, { recursive: true });
    renameSync(workshop, folder);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
  return true;
}

async function bundle(source: string, dir: string, name: string): Promise<void> {
  const input = { [name]: join(REPOSITORY, source) };
  const made = await rolldown({
    input,
    platform: 'node',
    external: EXTERNAL,
    logLevel: 'silent',
    plugins: [keepLocations],
    // Of two copies of GraphQL each refuses the other's schema, so they are found as Node finds them.
    resolve: { mainFields: ['main'] },
  });
  try {
    await made.write({ dir, format: 'esm', banner: resolveFrom });
  } finally {
    await made.close();
  }
}

const resolveFrom = `import { createRequire as requireFrom_ } from 'node:module';
import { pathToFileURL as urlOf_ } from 'node:url';
const resolveFrom_ = (from, name) => urlOf_(requireFrom_(from).resolve(name)).href;`;

/** A module finds its texts, fonts and threads where it was written, not where it was bundled. */
const keepLocations: Plugin = {
  name: 'keep-locations',
  transform(code, id) {
    if (!/import\.meta\.|\b__(dir|file)name\b/.test(code)) return null;
    const url = JSON.stringify(pathToFileURL(id).href);
    const kept = code
      .replaceAll(/\bimport\.meta\.resolve\(/g, `resolveFrom_(${url}, `)
      .replaceAll(/\bimport\.meta\.url\b/g, url)
      .replaceAll(/\bimport\.meta\.dirname\b|(?<![\w.$])__dirname\b/g, JSON.stringify(dirname(id)))
      .replaceAll(/\bimport\.meta\.filename\b|(?<![\w.$])__filename\b/g, JSON.stringify(id));
    return { code: kept, map: null };
  },
};
