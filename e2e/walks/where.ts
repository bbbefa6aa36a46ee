import { menuFor, type RoutePath, routeSections, type Switches } from '@dray/contract/section-table.ts';
import { type Section, sections } from '@dray/contract/sections.ts';
import type { DemoPerson } from '../people/demo-people.ts';
import type { Arrival } from '../walk.ts';

export type SwitchState = '1' | '0' | 'missing';

export const addressOf = (path: RoutePath): string => path.replace(/\$\w+/, 'x');

/** Where somebody must end, by three lists and nothing of the program: the routes' needs, their sections, the switches. */
export function expectedAt(
  path: RoutePath,
  person: DemoPerson | undefined,
  stateOf: (section: Section) => SwitchState,
) {
  const need = routeSections[path];
  const [address, isShut, nothing] = [addressOf(path), { isRefused: true, flashed: [] }, { isRefused: false }];
  // A person who is signed in is led on from the door, and a result without anything having ended leads home.
  if (need === 'signed-in' || (path === '/login' && person)) return { at: person ? '/' : '/login', ...nothing };
  if (need === 'public') return { at: address, ...nothing, isRefused: path === '/error403' };
  if (!person) return { at: address === '/' ? '/login' : `/login for ${address}`, ...nothing };
  // A customer finds there what is at any address without a page: journey `staff`.
  if (need === 'staff') return { at: address, ...nothing };
  const isOpen = need === 'Home Page' || (person.allAvailablePermission.includes(need) && stateOf(need) === '1');
  return isOpen ? { at: address, ...nothing } : { at: `/error403 for ${need}`, ...isShut };
}

/** The same of where they came; before a shut door also what they saw on the way. */
export function arrivedAt({ url, flashed }: Arrival) {
  const wanted = url.searchParams.get('section') ?? url.searchParams.get('returnUrl');
  const isRefused = url.pathname === '/error403';
  return {
    at: wanted ? `${url.pathname} for ${wanted}` : url.pathname,
    isRefused,
    ...(wanted && isRefused && { flashed }),
  };
}

/** Where their menu must lead by what the contract grants; of what leads outside only About is a link. */
export function menuOf(person: DemoPerson, state: SwitchState): string[] {
  const newOrder = '/catalog/products';
  const switches: Switches = new Map(state === 'missing' ? [] : sections.map((section) => [section, state]));
  const entries = menuFor(person, switches).flatMap((entry): string[] => {
    if ('children' in entry) return entry.children.map(({ to }) => to);
    if ('to' in entry) return [entry.to];
    return entry.name === 'about' ? ['outside'] : [];
  });
  // A new order comes before everything else, for those who may begin one.
  return entries.includes(newOrder) ? [newOrder, ...entries] : entries;
}
