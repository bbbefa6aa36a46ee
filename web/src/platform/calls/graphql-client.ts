import type { KeyedMutation } from '@dray/contract/repeatable.ts';
import type { TypedDocumentString } from '../../generated/operations.ts';
import { loadChunk } from '../chunk-reload.ts';
import { CallRefused, codeOf } from './call-errors.ts';
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
  const documentId = document.toString();
  const send = (headers: Readonly<Record<string, string>> = {}) =>
    byIdOrText(documentId, (named) =>
      callServer({
        method: 'POST',
        path: '/graphql',
        headers: { ...toDeliveryHeaders({ ...knownDeliveryValues(), ...delivery }), ...headers },
        body: { ...named, variables },
        // A star or an amount that somebody set is not lost because they reload at once.
        outlivesPage: documentId.startsWith('mutation '),
        signal,
      }),
    );
  const answer = (await (once ? once(documentId + JSON.stringify(variables), send) : send())) as GraphqlAnswer<Result>;

  const [refused] = answer.errors ?? [];
  if (refused) {
    const { extensions = {}, message } = refused;
    throw new CallRefused(200, { requestId: extensions.requestId, code: codeOf(extensions), message });
  }
  if (!answer.data) throw new CallRefused(200, {});
  return answer.data;
}

/** By their ids; those that the server does not know, because it is of another release than this page. */
const unknown = new Set<string>();

/** A call whose document the server did not know was not looked at any further, so a write may be sent again, too. */
async function byIdOrText<Answer>(
  documentId: string,
  send: (named: { documentId: string } | { query: string | undefined }) => Promise<Answer>,
): Promise<Answer> {
  if (!unknown.has(documentId)) {
    try {
      return await send({ documentId });
    } catch (error) {
      if (!(error instanceof CallRefused) || error.code !== 'DOCUMENT_UNKNOWN') throw error;
      unknown.add(documentId);
    }
  }
  // Of a release that is gone the texts are gone, too: then the page is loaded anew, as for any other part.
  const { webDocuments } = await loadChunk(() => import('./document-texts.ts'));
  return send({ query: webDocuments[documentId] });
}
