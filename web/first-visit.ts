import type { FirstRoute } from './first-routes.ts';
import type { LazyPart } from './lazy-parts.ts';

/** A built file as the budget sees it; modules of ours are named by their path under `src`, sizes are gzipped bytes. */
export type BuiltFile = {
  name: string;
  /** The page itself names it. */
  isEntry: boolean;
  bytes: number;
  /** Files that are loaded with it. */
  imports: readonly string[];
  styles: readonly string[];
  /** What of its bytes each of its modules brings. */
  modules: ReadonlyMap<string, number>;
  /** The modules that its modules import lazily. */
  lazy: readonly string[];
};

export type Built = { files: readonly BuiltFile[]; styles: ReadonlyMap<string, number> };
export type Visit = { path: string; scriptBytes: number; styleBytes: number; modules: ReadonlyMap<string, number> };
export type Limits = { scriptBytes: number; styleBytes: number };

const alwaysShown = 'common';
const isScreenOrText = (module: string): boolean => /^(i18n\/|screens\/.*-screen\.tsx$)/.test(module);

/** Everything a first visit to the route loads before somebody does anything, in the language whose texts are longest. */
export function firstVisit(built: Built, parts: Readonly<Record<string, LazyPart>>, route: FirstRoute): Visit {
  const comes = (module: string): boolean =>
    !isScreenOrText(module) && (parts[module] ? parts[module].comesTo(route) : true);
  const files = new Set<BuiltFile>();
  const areas = new Set([alwaysShown, ...route.texts]);

  const load = (file: BuiltFile): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const name of file.imports) load(fileNamed(built, name));
    for (const module of file.lazy.filter(comes)) {
      for (const area of parts[module]?.texts ?? []) areas.add(area);
      load(fileWith(built, module));
    }
  };
  for (const file of built.files.filter(({ isEntry }) => isEntry)) load(file);
  load(fileWith(built, route.screen));

  for (const file of longestTexts(built, areas)) load(file);
  return sumOf(built, route.path, files);
}

function longestTexts(built: Built, areas: ReadonlySet<string>): BuiltFile[] {
  const languages = new Set(built.files.flatMap(({ lazy }) => lazy.flatMap((module) => languageOf(module) ?? [])));
  const texts = [...languages].map((language) =>
    [...areas].map((area) => fileWith(built, `i18n/${language}/${area}.json`)),
  );
  return texts.toSorted((a, b) => bytesOf(b) - bytesOf(a))[0] ?? [];
}

const languageOf = (module: string): string | undefined => /^i18n\/(\w+)\//.exec(module)?.[1];

function sumOf({ styles }: Built, path: string, files: ReadonlySet<BuiltFile>): Visit {
  const sheets = new Set([...files].flatMap((file) => file.styles));
  return {
    path,
    scriptBytes: bytesOf(files),
    styleBytes: [...sheets].reduce((sum, sheet) => sum + (styles.get(sheet) ?? 0), 0),
    modules: new Map([...files].flatMap(({ modules }) => [...modules])),
  };
}

const bytesOf = (files: Iterable<BuiltFile>): number => [...files].reduce((sum, { bytes }) => sum + bytes, 0);

function fileNamed({ files }: Built, name: string): BuiltFile {
  const found = files.find((file) => file.name === name);
  if (!found) throw new Error(`${name} is not among the built files`);
  return found;
}

function fileWith({ files }: Built, module: string): BuiltFile {
  const found = files.find(({ modules }) => modules.has(module));
  if (!found) throw new Error(`no built file holds ${module}`);
  return found;
}

/** Parts that nothing imports lazily any more: moved, renamed, or drawn into a first page. */
export function staleParts({ files }: Built, parts: Readonly<Record<string, LazyPart>>): string[] {
  const lazy = new Set(files.flatMap((file) => file.lazy));
  return Object.keys(parts).filter((module) => !lazy.has(module));
}

export const describeVisit = ({ path, scriptBytes, styleBytes }: Visit, limits: Limits): string =>
  `first visit to ${path}: JavaScript ${kB(scriptBytes)} of ${kB(limits.scriptBytes)}, ` +
  `styles ${kB(styleBytes)} of ${kB(limits.styleBytes)} (gzip)`;

export const isTooHeavy = ({ scriptBytes, styleBytes }: Visit, limits: Limits): boolean =>
  scriptBytes > limits.scriptBytes || styleBytes > limits.styleBytes;

export function heaviestModules({ modules }: Visit, count: number): string[] {
  const byWeight = [...modules].toSorted(([, a], [, b]) => b - a).slice(0, count);
  return byWeight.map(([module, bytes]) => `${module} (about ${kB(bytes)})`);
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
