import type { MenuEntry, MenuName, RoutePath } from '@dray/contract/section-table.ts';
import type { Tool } from '@dray/contract/sso/tools.ts';

type GroupEntry = Extract<MenuEntry, { children: readonly unknown[] }>;
type DestinationName = GroupEntry['children'][number]['name'];

/** A destination inside of a group: it has a name and an address, and no picture of its own. */
export type MenuDestination = { name: DestinationName; to: RoutePath };
export type MenuItem =
  | { kind: 'destination'; name: MenuName; to: RoutePath }
  | { kind: 'group'; name: MenuName; destinations: readonly MenuDestination[] }
  | { kind: 'outside'; name: MenuName; href: string }
  | { kind: 'tool'; name: MenuName; tool: Tool };

type Ways = {
  hasScreen: (path: RoutePath) => boolean;
  /** Where the entries lead that leave the portal by a link; one without an address is not shown. */
  outside: Partial<Record<MenuName, string>>;
};

/** Of what a user may see, what there is: an entry comes with its screen, a group with the first of its screens (H1). */
export function menuItems(entries: readonly MenuEntry[], { hasScreen, outside }: Ways): MenuItem[] {
  return entries.flatMap((entry): MenuItem[] => {
    if ('children' in entry) {
      const destinations = entry.children.filter(({ to }) => hasScreen(to));
      return destinations.length > 0 ? [{ kind: 'group', name: entry.name, destinations }] : [];
    }
    if ('to' in entry) return hasScreen(entry.to) ? [{ kind: 'destination', name: entry.name, to: entry.to }] : [];
    if ('tool' in entry) return [{ kind: 'tool', name: entry.name, tool: entry.tool }];
    const href = outside[entry.name];
    return href ? [{ kind: 'outside', name: entry.name, href }] : [];
  });
}

const roomInCompactRail = 7;
// The account's own button is in the header of every page, so the narrow rail gives its place to others.
const lateInCompactRail: readonly MenuItem['name'][] = ['profile'];

/** The narrow rail shows what fits without scrolling; the rest is behind "More". */
export function splitForCompactRail(items: readonly MenuItem[]): { shown: MenuItem[]; more: MenuItem[] } {
  if (items.length <= roomInCompactRail) return { shown: [...items], more: [] };
  const early = items.filter(({ name }) => !lateInCompactRail.includes(name));
  const shown = early.slice(0, roomInCompactRail - 1);
  return { shown, more: items.filter((item) => !shown.includes(item)) };
}

// By what a person may do: who orders has the first four, who pays has home and the papers.
const barNames = [
  'home',
  'products',
  'favourites',
  'history',
  'documents',
  'reporting',
  'contracts',
  'profile',
] as const;
type Destination = { name: MenuName | DestinationName; to: RoutePath };
export type BarItem = { name: (typeof barNames)[number]; to: RoutePath };

/** Four entries for the thumb; the fifth opens the whole menu. */
export function bottomBarItems(items: readonly MenuItem[]): BarItem[] {
  const destinations = items.flatMap((item): Destination[] => {
    if (item.kind === 'group') return [...item.destinations];
    return item.kind === 'destination' ? [item] : [];
  });
  return barNames
    .flatMap((name) =>
      destinations.filter((destination): destination is Destination & BarItem => destination.name === name),
    )
    .map(({ name, to }) => ({ name, to }))
    .slice(0, 4);
}
