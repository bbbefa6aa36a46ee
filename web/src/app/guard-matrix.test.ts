// @vitest-environment happy-dom
import { type RoutePath, routePaths, routeSections } from '@dray/contract/section-table.ts';
import { isSection, type Section, sections } from '@dray/contract/sections.ts';
import { QueryClient } from '@tanstack/react-query';
import { isNotFound, isRedirect, type ParsedLocation } from '@tanstack/react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sessionServer } from './test-session-server.ts';

type SwitchState = '1' | '0' | 'missing';
const states: readonly SwitchState[] = ['1', '0', 'missing'];

/** The lists that people of each kind have. */
const lists: Readonly<Record<string, readonly Section[]>> = {
  'every section': sections,
  'what a shift leader has': ['Home Page', 'Catalogue', 'My Orders', 'Support'],
  'what an accountant has': ['Home Page', 'My Profile', 'My Documents', 'Contracts', 'Reporting', 'Support'],
  'what a warehouse has': ['Home Page', 'My Profile', 'Catalogue', 'My Orders', 'My Documents', 'Support'],
  'the home page alone': ['Home Page'],
};

const fetched = vi.fn<typeof fetch>();
// One page for all of them: it is signed in once, and only what it hears of rights and switches changes.
beforeAll(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetched);
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('lang', 'cs');
  localStorage.setItem('signedInAs', 'u-1');
});
afterEach(() => {
  // A page that was left goes on asking for a moment, and hears nothing.
  fetched.mockReset().mockReturnValue(new Promise(() => undefined));
});

/** A page with its guard, as one who was given this list and these switches. */
async function pageOf(held: readonly Section[], stateOf: (section: Section) => SwitchState) {
  const switches = sections.filter((section) => stateOf(section) !== 'missing');
  const server = sessionServer({
    user: { allAvailablePermission: held },
    sections: switches.map((section) => ({ label: section, value: stateOf(section) })),
  });
  fetched.mockImplementation(server.answer);
  const { guard } = await import('./guard.ts');
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  return async (path: RoutePath): Promise<string> => {
    const location = { href: path, pathname: path, search: {}, state: {} } as unknown as ParsedLocation;
    try {
      await guard(client, path, location);
      return 'enters';
    } catch (sent) {
      if (isNotFound(sent)) return 'nowhere';
      if (!isRedirect(sent)) throw sent;
      const { to, href, search } = sent.options as { to?: string; href?: string; search?: { section?: string } };
      return [to ?? href, search?.section].filter(Boolean).join(' for ');
    }
  };
}

/** By three lists and nothing of the program: the routes' needs, the held sections, the switches. */
function expected(path: RoutePath, held: readonly Section[], stateOf: (section: Section) => SwitchState): string {
  const need = routeSections[path];
  if (path === '/login' || need === 'signed-in') return '/';
  if (need === 'staff') return 'nowhere';
  if (!isSection(need) || need === 'Home Page') return 'enters';
  return held.includes(need) && stateOf(need) === '1' ? 'enters' : `/error403 for ${need}`;
}

describe.each(Object.entries(lists))('with %s', (_, held) => {
  test.each(states)('every route opens by section and switch, all switches being %s', async (state) => {
    const sentTo = await pageOf(held, () => state);

    for (const path of routePaths) expect(await sentTo(path), path).toBe(expected(path, held, () => state));
  });
});

// Each section is on and off in an order that no other has, so that none can go by another's switch.
test.each([1, 2, 4, 8, 16])('each section goes by its own switch alone, order %i', async (bit) => {
  const stateOf = (section: Section): SwitchState => {
    const number = sections.indexOf(section) + 1;
    return number & bit ? '1' : states[1 + (number % 2)]!;
  };
  const sentTo = await pageOf(sections, stateOf);

  expect(sections.length).toBeLessThan(32);
  for (const path of routePaths) expect(await sentTo(path), path).toBe(expected(path, sections, stateOf));
});
