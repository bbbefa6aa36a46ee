import { limits } from '@dray/contract/limits.ts';
import { CallRefused, CallUnanswered } from './call-errors.ts';
import { withBearer } from './call-server.ts';
import { addressOf, answerOf } from './send.ts';

type Asked = {
  path: string;
  body: unknown;
  /** How much has come, and how much it will be where the server knows it, in bytes. */
  onReceived: (bytes: number, all: number | undefined) => void;
  signal: AbortSignal;
};

/** Fetches a file that takes a while, telling how much of it has come. */
export const receiveFile = (asked: Asked): Promise<Blob> => withBearer((token) => receive(asked, token));

async function receive({ path, body, onReceived, signal }: Asked, token: string | undefined): Promise<Blob> {
  const silence = new AbortController();
  let deadline: ReturnType<typeof setTimeout> | undefined;
  // A large file on a slow line takes its time: what is given up is a line on which nothing moves.
  const waitOn = () => {
    clearTimeout(deadline);
    deadline = setTimeout(() => silence.abort(), limits.httpTimeoutMs);
  };
  waitOn();
  try {
    const response = await fetch(addressOf({ method: 'POST', path }), {
      method: 'POST',
      cache: 'no-store',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) {
      answerOf(response, await response.text());
      throw new CallRefused(response.status, {});
    }
    const all = Number(response.headers.get('content-length')) || undefined;
    const parts: BlobPart[] = [];
    let received = 0;
    for await (const part of partsOf(response.body)) {
      waitOn();
      parts.push(part);
      received += part.byteLength;
      onReceived(received, all);
    }
    return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
  } catch (cause) {
    if (cause instanceof CallRefused || signal.aborted) throw cause;
    throw new CallUnanswered(silence.signal.aborted ? 'timeout' : 'network', cause);
  } finally {
    clearTimeout(deadline);
  }
}

// Safari cannot walk a stream by itself.
async function* partsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
