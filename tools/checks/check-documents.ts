import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findTableUsers, readTables } from './check-tables.ts';

type Read = (file: string) => string;

/** A map that leaves something out is worse than none: what documents list is held against the sources. */
export function findIncompleteDocuments(root: string): string[] {
  const read: Read = (file) => readFileSync(join(root, file), 'utf8');
  return [
    ...pageFaults(root, read('docs/product.md')),
    ...tableFaults(root, read('docs/tables.md')),
    ...workFaults(read),
    ...variableFaults(root, read('docs/configure.md')),
    ...indexFaults(root, 'operate', read('docs/operate.md')),
    ...scriptFaults(root, read),
  ];
}

/** The rules of a capability have a page of its name, and the index leads to each page. */
function pageFaults(root: string, index: string): string[] {
  const pages = pagesIn(root, 'product');
  const capabilities = globSync('server/src/capabilities/*/index.ts', { cwd: root }).map((file) =>
    basename(dirname(file)),
  );
  return [
    ...capabilities
      .filter((name) => !pages.includes(name))
      .map((name) => `docs/product/${name}.md is missing: the rules of a capability`),
    ...indexFaults(root, 'product', index),
  ].sort();
}

const pagesIn = (root: string, folder: string): string[] =>
  globSync('*.md', { cwd: join(root, 'docs', folder) })
    .map((file) => basename(file, '.md'))
    .sort();

/** Beside a folder of pages there is one of its name that leads to each. */
function indexFaults(root: string, folder: string, index: string): string[] {
  return pagesIn(root, folder)
    .filter((name) => !index.includes(`(${folder}/${name}.md)`))
    .map((name) => `docs/${folder}.md does not lead to ${name}.md`);
}

/** `docs/tables.md` has one section for each owner, and a row for each table, or for several that belong together. */
function tableFaults(root: string, map: string): string[] {
  const owners = new Map<string, string>();
  for (const section of map.split(/^## /m).slice(1)) {
    const [owner = ''] = section.split('\n');
    for (const [, cell = ''] of section.matchAll(/^\| (`[^|]+`) \|/gm))
      for (const name of codeIn(cell)) owners.set(name, owner);
  }
  const tables = readTables(root);
  const users = findTableUsers(root);
  return [
    ...[...tables].filter((name) => !owners.has(name)).map((name) => `docs/tables.md does not name the table ${name}`),
    ...[...owners.keys()]
      .filter((name) => !tables.has(name))
      .map((name) => `docs/tables.md names ${name}, which is no table`),
    ...[...owners].flatMap(([name, owner]) => {
      const [capability] = users.get(name)?.keys() ?? [];
      return capability && capability !== owner
        ? [`docs/tables.md has ${name} under ${owner}, its stores are in ${capability}`]
        : [];
    }),
  ];
}

/** Jobs, schedules and feeds of `docs/what-runs-when.md`. */
function workFaults(read: Read): string[] {
  const page = read('docs/what-runs-when.md');
  const [, jobs = ''] = /^## Jobs$([\s\S]*?)^## /m.exec(page) ?? [];
  const [, schedules = ''] = /^## Schedules$([\s\S]*?)^## /m.exec(page) ?? [];
  const [, names = ''] = /jobNames = \[([^\]]*)\]/.exec(read('server/src/platform/jobs/job-names.ts')) ?? [];
  const [, feeds = ''] =
    /feedNames = \[([^\]]*)\]/.exec(read('server/src/capabilities/erp/store/erp-cursor.store.ts')) ?? [];
  const crons = ['server/src/compose/jobs.ts', 'server/src/compose/erp.ts', 'server/src/watch-health.ts'].flatMap(
    (file) => [...read(file).matchAll(/\.schedule\('([^']+)', '([^']+)'/g)],
  );
  return [
    ...quotedIn(names)
      .filter((name) => !jobs.includes(`| \`${name}\` |`))
      .map((name) => `docs/what-runs-when.md does not name the job ${name}`),
    ...crons
      .filter(([, name, cron]) => !schedules.includes(`| \`${name}\` | \`${cron}\` |`))
      .map(([, name, cron]) => `docs/what-runs-when.md does not say that ${name} runs at ${cron}`),
    ...quotedIn(feeds)
      .filter((name) => !page.includes(`| \`${name}\` |`))
      .map((name) => `docs/what-runs-when.md does not name the feed ${name}`),
  ];
}

/** Every variable that the server reads is a key of a schema in one of its `*config.ts`. */
function variableFaults(root: string, table: string): string[] {
  const known = new Set([...table.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));
  return globSync('server/src/*config.ts', { cwd: root })
    .sort()
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)])
    .map(([, name = '']) => name)
    .filter((name) => !known.has(name))
    .map((name) => `docs/configure.md does not name ${name}`);
}

/** Every command of the repository is explained for anyone who looks for one. */
function scriptFaults(root: string, read: Read): string[] {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const guides = pagesIn(root, 'operate').map((name) => `docs/operate/${name}.md`);
  const pages = ['README.md', 'docs/testing.md', 'docs/operate.md', ...guides].map(read).join('\n');
  const called = (name: string) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`);
  const isCalled = (name: string) => new RegExp(`${called(name)}(?![\\w:])`).test(pages);
  return [
    ...Object.keys(scripts)
      .filter((name) => !isCalled(name))
      .map((name) => `neither README.md nor docs/ explains ${called(name)}`),
    ...[...pages.matchAll(/npm run ([a-z][\w:]*(?:-[\w:]+)*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in scripts))
      .map((name) => `npm run ${name} is named in README.md or docs/ and is no command`),
  ];
}

const codeIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const quotedIn = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
