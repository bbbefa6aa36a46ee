import { type RouteNeed, routePaths, routeSections } from './section-table.ts';

/** What the screen at an address of the portal needs; nothing where there is no screen. */
export function needOfAddress(address: string): RouteNeed | undefined {
  const [path = ''] = address.split(/[?#]/);
  const asked = path.split('/');
  const found =
    routePaths.find((route) => route === path) ?? routePaths.find((route) => isLike(route.split('/'), asked));
  return found && routeSections[found];
}

const isLike = (route: readonly string[], asked: readonly string[]): boolean =>
  route.length === asked.length &&
  route.every((part, index) => part === asked[index] || (part.startsWith('$') && asked[index] !== ''));
