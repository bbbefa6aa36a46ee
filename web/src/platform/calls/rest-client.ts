import type { RestAnswer, RestInput } from '@dray/contract/rest-route.ts';
import type { restRoutes } from '@dray/contract/rest-routes.ts';
import { callServer } from './call-server.ts';
import type { Call } from './send.ts';
import type { SendOnce } from './send-once.ts';

type Routes = typeof restRoutes;

/** Every route by what one would type into curl. Types only: the contract's zod schemas stay out of the browser. */
type RouteByAddress = {
  [Name in keyof Routes as `${Routes[Name]['method']} /${Routes[Name]['base']}${Routes[Name]['path']}`]: Routes[Name];
};
type Address = keyof RouteByAddress;

/** Only the parts a route declares may be given, and those must be. */
type Given<A extends Address> = {
  [Part in keyof RestInput<RouteByAddress[A]> as RestInput<RouteByAddress[A]>[Part] extends undefined
    ? never
    : Part]: RestInput<RouteByAddress[A]>[Part];
} & Pick<Call, 'signal' | 'outlivesPage'> &
  (RouteByAddress[A] extends { readonly repeatable: 'by key' } ? { once: SendOnce } : unknown);

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, string | string[]>;
  body?: unknown;
  /** What would count twice is declared where it is sent, and only that. */
  once?: SendOnce;
} & Pick<Call, 'signal' | 'outlivesPage'>;

export type AnswerTo<A extends Address> = RestAnswer<RouteByAddress[A]>;

export async function callRest<A extends Address>(address: A, given: Given<A>): Promise<RestAnswer<RouteByAddress[A]>> {
  const [method = 'GET', template = '/'] = address.split(' ');
  const { params = {}, query, body, signal, outlivesPage, once } = given as Parts;
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

  // The server has checked its answer against the same contract, so the browser takes it at its word.
  const send = (headers: Readonly<Record<string, string>> = {}) =>
    callServer({ method, path, query, headers, body, signal, outlivesPage });
  return (await (once ? once(JSON.stringify([address, params, query, body]), send) : send())) as RestAnswer<
    RouteByAddress[A]
  >;
}
