import type { RestInput, RestOutput, RestRoute } from '@dray/contract/rest-route.ts';
import type { Request } from './request.ts';

/** A handler for every route of a contract; one forgotten or one too many does not compile. */
export type RestHandlers<Routes extends Record<string, RestRoute>> = {
  [Name in keyof Routes]: (request: Request, input: RestInput<Routes[Name]>) => Promise<RestOutput<Routes[Name]>>;
};
