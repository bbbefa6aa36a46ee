import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type RouteScreen, readRouteScreens } from './route-screens.ts';

type Files = { scripts: string[]; styles: string[] };

const portalFrame = 'app/shell/portal-frame.tsx';

/**
 * Writes down which files each route needs besides the entry, so that the server names them in the page and they travel
 * with the entry. In exchange no script lists what another one imports: those lists were 5 kB of a first visit.
 */
export function routeFiles(): Plugin {
  let sources = '';
  return {
    name: 'dray:route-files',
    apply: 'build',
    configResolved: ({ root }) => {
      sources = join(root, 'src');
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const table = readRouteScreens(await readFile(join(sources, 'app/routes/route-table.ts'), 'utf8'));
        // Whoever types an address of the staff's pages is not known yet, and a customer never loads their files.
        const routes = table.filter(({ chrome }) => chrome !== 'staff');
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const files = Object.fromEntries(routes.map((route) => [route.path, filesOf(route, chunks, sources)]));
        this.emitFile({ type: 'asset', fileName: 'route-files.json', source: JSON.stringify(files) });
      },
    },
  };
}

function filesOf({ screen, chrome }: RouteScreen, chunks: readonly Rolldown.OutputChunk[], sources: string): Files {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const holding = (module: string) =>
    chunks.find((chunk) => Object.keys(chunk.modules).some((id) => relative(sources, id) === module));
  const reached = (from: readonly (Rolldown.OutputChunk | undefined)[]): Set<Rolldown.OutputChunk> => {
    const found = new Set<Rolldown.OutputChunk>();
    const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
      if (!chunk || found.has(chunk)) return;
      found.add(chunk);
      for (const name of chunk.imports) visit(byName.get(name));
    };
    for (const chunk of from) visit(chunk);
    return found;
  };
  const wanted = [holding(screen), ...(chrome === 'portal' ? [holding(portalFrame)] : [])];
  if (wanted.includes(undefined)) throw new Error(`no built file holds ${screen} or the frame around it`);
  const ofEntry = reached(chunks.filter(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('.html')));
  const own = [...reached(wanted).difference(ofEntry)];
  return {
    scripts: own.map(({ fileName }) => fileName),
    styles: [...new Set(own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))],
  };
}
