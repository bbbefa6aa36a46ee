import type { QueryClient } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '#platform/chunk-reload.ts';
import type { LazyArea } from '../../i18n/catalogues.ts';

export type Screen = {
  component: ReturnType<typeof lazyRouteComponent>;
  /** The areas of text it shows. */
  texts: readonly LazyArea[];
  ask?: Ask | undefined;
};

/**
 * Asks for the screen's data while its code is still on the way; `params` are the parts that the path leaves open, and
 * `search` is what comes after the question mark.
 */
type Ask = (
  client: QueryClient,
  params: Readonly<Record<string, string>>,
  search: Readonly<Record<string, unknown>>,
) => void;

/** A screen whose code and texts come when somebody goes there. */
export const screen = <Module extends Record<string, unknown>, Name extends keyof Module & string>(
  fetchModule: () => Promise<Module>,
  name: Name,
  texts: readonly LazyArea[] = [],
  ask?: Ask,
): Screen => ({
  component: lazyRouteComponent(
    () => loadChunk(fetchModule) as Promise<Record<string, () => unknown>>,
    name,
  ) as Screen['component'],
  texts,
  ask,
});
