import { readStored, store } from './storage-keys.ts';

const length = 10;

/** The addresses this tab has shown, the last one last; they outlive a reload and the way through the provider (S17). */
export const lastRoutes = (): string[] => (readStored('routeHistory') ?? '').split('\n').filter(Boolean);

export function noteRoute(href: string): void {
  const routes = lastRoutes();
  if (routes.at(-1) !== href) store('routeHistory', [...routes, href].slice(-length).join('\n'));
}

/** Where a "back" leads from pages that must not lead to themselves: the last address that is none of these paths. */
export const previousRoute = (...paths: readonly string[]): string =>
  lastRoutes().findLast((href) => !paths.includes(href.split(/[?#]/, 1)[0] ?? '')) ?? '/';
