import { signedIn } from './guard.ts';
import type { RestRoute } from './rest-route.ts';

export const schemaRoutes = {
  downloadSchema: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/schema.graphql',
    summary: 'The GraphQL schema, for whoever writes a program.',
    guard: signedIn,
    whileActing: 'allowed',
    file: {},
  },
} as const satisfies Record<string, RestRoute>;
