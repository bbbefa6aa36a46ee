import type { KeyedMutation } from '@dray/contract/repeatable.ts';
import type { TypedDocumentString } from '../../generated/operations.ts';
import { CallRefused } from './call-errors.ts';
import { callServer } from './call-server.ts';
import { type DeliveryValues, knownDeliveryValues, toDeliveryHeaders } from './delivery-headers.ts';
import type { SendOnce } from './send-once.ts';

type Options = { signal?: AbortSignal | undefined; delivery?: DeliveryValues };
/** What would count twice is declared where it is sent, and only that. */
type Given<Result> =
  Extract<keyof Result, KeyedMutation> extends never ? [options?: Options] : [options: Options & { once: SendOnce }];

type GraphqlAnswer<Result> = {
  data?: Result | null;
  errors?: { message?: string; extensions?: { code?: string; requestId?: string } }[];
};

export async function callGraphql<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  ...[given]: Given<Result>
): Promise<Result> {
  const { signal, delivery, once }: Options & { once?: SendOnce } = given ?? {};
  const query = document.toString();
  const send = (headers: Readonly<Record<string, string>> = {}) =>
    callServer({
      method: 'POST',
      path: '/graphql',
      headers: { ...toDeliveryHeaders({ ...knownDeliveryValues(), ...delivery }), ...headers },
      body: { query, variables },
      // A star or an amount that somebody set is not lost because they reload at once.
      outlivesPage: /^\s*mutation\b/.test(query),
      signal,
    });
  const answer = (await (once ? once(query + JSON.stringify(variables), send) : send())) as GraphqlAnswer<Result>;

  const [refused] = answer.errors ?? [];
  if (refused) throw new CallRefused(200, { ...refused.extensions, message: refused.message });
  if (!answer.data) throw new CallRefused(200, {});
  return answer.data;
}
