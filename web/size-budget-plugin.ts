import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { readFirstRoutes } from './first-routes.ts';
import {
  type Built,
  type BuiltFile,
  describeVisit,
  firstVisit,
  heaviestModules,
  isTooHeavy,
  staleParts,
} from './first-visit.ts';
import { lazyParts } from './lazy-parts.ts';

const routes = ['/login', '/', '/profile/details', '/catalog/products', '/catalog/$id'];
const limits = { scriptBytes: 185_000, styleBytes: 20_000 };

/** Fails the build when a first visit to one of the routes would load more than the portal allows itself. */
export function sizeBudget(): Plugin {
  let root = '';
  let say: (line: string) => void = () => undefined;
  return {
    name: 'dray:size-budget',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      say = (line) => config.logger.info(line);
    },
    generateBundle: {
      // After Vite has put the names of the files that are loaded together into the files: they weigh, too.
      order: 'post',
      async handler(_options, bundle) {
        const built = measure(bundle, join(root, 'src'), (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
        const stale = staleParts(built, lazyParts);
        if (stale.length > 0) this.error(`web/lazy-parts.ts names what is not loaded lazily: ${stale.join(', ')}`);

        const table = await readFile(join(root, 'src/app/routes/route-table.ts'), 'utf8');
        const visits = readFirstRoutes(table, routes).map((route) => firstVisit(built, lazyParts, route));
        for (const visit of visits) say(describeVisit(visit, limits));

        const complaints = visits
          .filter((visit) => isTooHeavy(visit, limits))
          .map(
            (visit) =>
              `Too heavy: ${describeVisit(visit, limits)}. Most weigh ${heaviestModules(visit, 5).join(', ')}.`,
          );
        if (complaints.length > 0) this.error(complaints.join('\n'));
      },
    },
  };
}

type LazilyImported = (id: string) => readonly string[];

function measure(bundle: Rolldown.OutputBundle, sources: string, lazilyImported: LazilyImported): Built {
  const outputs = Object.values(bundle);
  const sheets = outputs
    .filter((output) => output.type === 'asset')
    .filter(({ fileName }) => fileName.endsWith('.css'));
  return {
    files: outputs.filter((output) => output.type === 'chunk').map((chunk) => toFile(chunk, sources, lazilyImported)),
    styles: new Map(sheets.map(({ fileName, source }) => [fileName, gzippedBytes(source)])),
  };
}

function toFile(chunk: Rolldown.OutputChunk, sources: string, lazilyImported: LazilyImported): BuiltFile {
  const bytes = gzippedBytes(chunk.code);
  const modules = Object.entries(chunk.modules);
  // Only the file as a whole is minified and compressed, so a module gets its share by its length before that.
  const length = modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0);
  return {
    name: chunk.fileName,
    // The list of texts is one as well, and no page ever loads it.
    isEntry: chunk.isEntry && chunk.facadeModuleId?.endsWith('.html') === true,
    bytes,
    imports: chunk.imports,
    styles: [...(chunk.viteMetadata?.importedCss ?? [])],
    modules: new Map(
      modules.map(([id, { renderedLength }]) => [nameOf(id, sources), (bytes * renderedLength) / (length || 1)]),
    ),
    lazy: chunk.moduleIds.flatMap((id) => lazilyImported(id).map((lazy) => nameOf(lazy, sources))),
  };
}

const nameOf = (id: string, sources: string): string =>
  id.startsWith(sources) ? relative(sources, id) : id.replace(/^.*node_modules\//, '');

const gzippedBytes = (content: string | Uint8Array): number =>
  gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).length;
