import type { TypedDocumentString } from '../../generated/operations.ts';
import { CallRefused } from './call-errors.ts';
import { callServer } from './call-server.ts';
import { type DeliveryValues, knownDeliveryValues, toDeliveryHeaders } from './delivery-headers.ts';

type Options = { signal?: AbortSignal | undefined; delivery?: DeliveryValues };

type GraphqlAnswer<Result> = {
  data?: Result | null;
  errors?: { message?: string; extensions?: { code?: string; requestId?: string } }[];
};

export async function callGraphql<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  { signal, delivery }: Options = {},
): Promise<Result> {
  const answer = (await callServer({
    method: 'POST',
    path: '/graphql',
    headers: toDeliveryHeaders({ ...knownDeliveryValues(), ...delivery }),
    body: { query: document.toString(), variables },
    // A star or an amount that somebody set is not lost because he reloads at once.
    outlivesPage: /^\s*mutation\b/.test(document.toString()),
    signal,
  })) as GraphqlAnswer<Result>;

  const [refused] = answer.errors ?? [];
  if (refused) throw new CallRefused(200, { ...refused.extensions, message: refused.message });
  if (!answer.data) throw new CallRefused(200, {});
  return answer.data;
}
