/** A module and what it imports when it runs; what it knows only as types is known to the compiler. */
export type Module = { path: string; imports: readonly string[] };

const isSource = (path: string): boolean => /\.(ts|tsx|sql|graphql|json|css)$/.test(path);
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/**
 * What assembles the whole: nearly every test of the server reaches every one of its files by these, and who would go
 * through them would run everything for anything. What lies behind is covered by the folder of the change, by the map of
 * journeys, and by `npm test`.
 */
const hubs = /^(server\/src\/(server|followers|compose\/|testing\/)|web\/src\/app\/|demo\/src\/[^/]+\.ts$)/;

/** What nothing imports and everything reads: a change of it is a change of everything that depends on it. */
const readByAll: readonly (readonly [changed: RegExp, tests: RegExp])[] = [
  [/^server\/migrations\//, /^(server|demo)\//],
  [/^(package(-lock)?\.json|vitest\.config\.ts|tsconfig.*\.json)$/, /./],
  [/^contract\/src\/.*\.graphql$/, /^(contract|server\/src\/edge)\//],
];

/** The capability, screen or room that a file belongs to: what is beside it tests it. */
const roomOf = (path: string): string =>
  /^(contract\/src|server\/src\/(?:capabilities|edge|platform)|web\/src\/(?:screens|capabilities|platform|ui)|embedded\/src|demo\/src|tools)\/[^/]+(?=\/)/.exec(
    path,
  )?.[0] ?? path.replace(/[^/]*$/, '').replace(/\/$/, '');

/** Of the modules that are tests those which a change can break. */
export function affectedTests(modules: readonly Module[], changed: readonly string[]): string[] {
  const tests = modules.map(({ path }) => path).filter(isTest);
  const rooms = new Set([...changed.filter(isSource), ...usersOfContract(changed, modules)].map(roomOf));
  const reached = reachedFrom(changed, modules);
  const patterns = readByAll
    .filter(([group]) => changed.some((path) => group.test(path)))
    .map(([, pattern]) => pattern);
  return tests.filter(
    (path) => reached.has(path) || rooms.has(roomOf(path)) || patterns.some((pattern) => pattern.test(path)),
  );
}

/** Capabilities that judge by a rule of the contract are tested through whole portals, which name no file. */
function usersOfContract(changed: readonly string[], modules: readonly Module[]): string[] {
  const rules = new Set(changed.filter((path) => path.startsWith('contract/')));
  return modules
    .filter(({ path, imports }) => /^server\/src\/capabilities\//.test(path) && imports.some((used) => rules.has(used)))
    .map(({ path }) => path);
}

/** The files themselves, and whatever imports one of them without going through a hub. */
export function reachedFrom(changed: readonly string[], modules: readonly Module[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of modules)
    for (const used of imports) importers.set(used, [...(importers.get(used) ?? []), path]);
  const reached = new Set(changed);
  const ahead = [...changed];
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop())
    for (const importer of importers.get(path) ?? []) {
      if (reached.has(importer) || hubs.test(importer)) continue;
      reached.add(importer);
      ahead.push(importer);
    }
  return reached;
}
