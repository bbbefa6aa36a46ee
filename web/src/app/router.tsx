import { type RoutePath, routePaths, routeSections } from '@dray/contract/section-table.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router';
import { noteRoute } from '#platform/route-history.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { parseAddressText, toAddressText } from './address-text.ts';
import { FailureScreen, PageFailure } from './failure-screen.tsx';
import { frameLoaders } from './frames.tsx';
import { greet, guard } from './guard.ts';
import { PendingScreen } from './pending-screen.tsx';
import { Portal } from './portal.tsx';
import { readSearch, type SearchOf } from './route-search.ts';
import { nowhereFacts, type RouteFacts } from './routes/route-facts.ts';
import type { RouteRow } from './routes/route-row.ts';
import { notFound, routeTable } from './routes/route-table.ts';

type RouterContext = { queryClient: QueryClient };

const root = createRootRouteWithContext<RouterContext>()({
  beforeLoad: () => loadTexts('common'),
  component: Portal,
  errorComponent: PageFailure,
});

const routeOf = <const Path extends RoutePath>(path: Path) => {
  const row: RouteRow = routeTable[path];
  const screen = row.screen ?? notFound;
  return createRoute({
    getParentRoute: () => root,
    path,
    staticData: factsOf(path, row),
    validateSearch: (search: Record<string, unknown>): SearchOf<Path> => readSearch(path, search),
    beforeLoad: ({ context, location }) => guard(context.queryClient, path, location),
    loader: async ({ context, params, location }) => {
      if (!context.isClosed) screen.ask?.(context.queryClient, params, location.search);
      await Promise.all([loadTexts(...screen.texts), frameLoaders[row.chrome]?.()]);
    },
    component: screen.component,
    notFoundComponent: notFound.component,
  });
};

function factsOf(path: RoutePath, { screen, ...row }: RouteRow): RouteFacts {
  return {
    hasFooter: true,
    openInMaintenance: false,
    isUserVerification: false,
    requireAuthentication: routeSections[path] !== 'public',
    ...row,
    ...(screen ? {} : { title: 'notFound', bannerLocation: undefined }),
  };
}

const nowhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  staticData: nowhereFacts,
  beforeLoad: ({ context }) => greet(context.queryClient),
  component: notFound.component,
});

type Routes = { [Path in RoutePath]: ReturnType<typeof routeOf<Path>> };
const routes = Object.fromEntries(routePaths.map((path) => [path, routeOf(path)])) as unknown as Routes;

export function createPortalRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree: root.addChildren({ ...routes, nowhere }),
    context: { queryClient },
    defaultPreload: 'intent',
    defaultErrorComponent: FailureScreen,
    defaultPendingComponent: PendingScreen,
    parseSearch: parseAddressText,
    stringifySearch: toAddressText,
    scrollRestoration: true,
  });
  router.subscribe('onResolved', ({ toLocation }) => noteRoute(toLocation.href));
  return router;
}

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the router learns of our routes by merging into its interface.
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
}
