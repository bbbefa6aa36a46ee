import { limits } from '@dray/contract/limits.ts';
import type { RestAnswer, RestRoute } from '@dray/contract/rest-route.ts';
import type { restRoutes } from '@dray/contract/rest-routes.ts';
import { actingHeaders } from '../acting.ts';
import { noteServerTime } from '../server-clock.ts';
import { CallUnanswered } from './call-errors.ts';
import { withBearer } from './call-server.ts';
import { addressOf, answerOf } from './send.ts';
import type { SendOnce } from './send-once.ts';

type Routes = typeof restRoutes;

/** Those that take a file, by what one would type into curl. */
type UploadByAddress = {
  [Name in keyof Routes as Routes[Name] extends { readonly upload: object }
    ? `/${Routes[Name]['base']}${Routes[Name]['path']}`
    : never]: Routes[Name];
};

type Sending = {
  file: File;
  /** The field of the form in which the call looks for it. */
  field?: string;
  query: Readonly<Record<string, string>>;
  /** How much of the file has left, in bytes. */
  onSent?: (bytes: number) => void;
  signal?: AbortSignal;
  /** Where it would count twice. */
  once?: SendOnce;
};

/** Sends one file. Not by `fetch`, which tells of what has come but never of what has gone. */
export const sendFile = <Address extends keyof UploadByAddress & string>(
  path: Address,
  sending: Sending &
    (UploadByAddress[Address] extends { readonly repeatable: 'by key' } ? { once: SendOnce } : unknown),
): Promise<RestAnswer<Extract<UploadByAddress[Address], RestRoute>>> =>
  // The server has checked its answer against the same contract, so the browser takes it at its word.
  (sending.once ? sending.once(askedOf(path, sending), postWith(path, sending)) : postWith(path, sending)()) as Promise<
    RestAnswer<Extract<UploadByAddress[Address], RestRoute>>
  >;

/** The same file, as far as a page can tell without reading it. */
const askedOf = (path: string, { file: { name, size, lastModified }, query }: Sending): string =>
  JSON.stringify([path, query, name, size, lastModified]);

const postWith =
  (path: string, sending: Sending) =>
  (headers: Readonly<Record<string, string>> = {}) =>
    withBearer((token) =>
      post(path, sending, {
        ...headers,
        ...actingHeaders(path),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      }),
    );

async function post(
  path: string,
  { file, field = 'file', query, onSent, signal }: Sending,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  let deadline: ReturnType<typeof setTimeout> | undefined;
  // A large file on a slow line takes its time: what is given up is a line on which nothing moves.
  const waitOn = () => {
    clearTimeout(deadline);
    deadline = setTimeout(() => giveUp(new CallUnanswered('timeout', undefined)), limits.httpTimeoutMs);
  };
  const giveUp = (cause: unknown) => {
    reject(cause);
    request.abort();
  };
  request.upload.onprogress = ({ loaded }) => {
    waitOn();
    // What is around the file in the body is counted, too.
    onSent?.(Math.min(loaded, file.size));
  };
  request.onload = () => resolve(answerTo(request));
  request.onerror = () => reject(new CallUnanswered('network', undefined));
  request.onloadend = () => clearTimeout(deadline);
  signal?.addEventListener('abort', () => giveUp(signal.reason));

  const body = new FormData();
  body.append(field, file, file.name);
  request.open('POST', addressOf({ method: 'POST', path, query }));
  request.setRequestHeader('accept', 'application/json');
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  waitOn();
  request.send(body);
  const response = await promise;
  noteServerTime(response.headers.get('date'));
  return answerOf(response, await response.text());
}

const passedOn = ['date', 'retry-after', 'x-request-id'] as const;

function answerTo(request: XMLHttpRequest): Response {
  const headers = passedOn.flatMap((name) => {
    const value = request.getResponseHeader(name);
    return value ? [[name, value] as [string, string]] : [];
  });
  return new Response(request.responseText, { status: request.status, headers });
}
