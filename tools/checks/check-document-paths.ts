import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Decisions are left out: each tells of the files of its day. */
const pages = ['*.md', 'docs/*.md', 'docs/product/*.md', 'docs/operate/*.md'];
const beginsInWorkspace = /^(?:contract|server|web|demo|embedded|bench|e2e|tools|docs)\//;
/** Made by commands, and absent in a fresh clone. */
const isMade = (path: string): boolean => /(?:^|\/)dist(?:\/|$)/.test(path);
/** A pattern or a placeholder is no path. */
const isPattern = (path: string): boolean => /[<>*{}…]/.test(path);

/** A document that leads to a file which is not there leads nowhere. */
export function findLostPaths(root: string): string[] {
  return globSync(pages, { cwd: root })
    .sort()
    .flatMap((page) => {
      const text = readFileSync(join(root, page), 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');
      const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
        .map(([, to = '']) => to)
        .filter((to) => !/^[a-z]+:/.test(to) && !existsSync(join(root, dirname(page), to)));
      const named = [...text.matchAll(/`([^`\s]+)`/g)]
        .map(([, path = '']) => path)
        .filter((path) => !isPattern(path) && !isMade(path) && !isThere(root, path));
      return [...new Set([...links, ...named])].map((path) => `${page} leads to ${path}, which is not there`);
    });
}

/** Files of the server are named by their capability, `cart/rules/totals.model.ts`, and shared parts by their room. */
function isThere(root: string, path: string): boolean {
  if (beginsInWorkspace.test(path)) return existsSync(join(root, path));
  if (!/^[a-z-]+\/.*\.tsx?$/.test(path)) return true;
  return ['server/src', 'server/src/capabilities', 'web/src', 'web/src/ui'].some((base) =>
    existsSync(join(root, base, path)),
  );
}
