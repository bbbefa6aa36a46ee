import { actingHeaders } from '../acting.ts';
import { renewBearer } from '../calls/bearer.ts';
import { addressOf } from '../calls/send.ts';
import { noteServerTime } from '../server-clock.ts';
import { readStored } from '../storage-keys.ts';
import { createEventReader, type StreamEvent } from './event-lines.ts';

/** Every 20 seconds the server gives a sign of life; silent for this long it is as good as gone. */
const silenceMs = 45_000;

type Listener = { onOpen: () => void; onEvent: (event: StreamEvent) => void };

/** One stream from its beginning to its end, however it ends. With `lastId` it begins where another one ended. */
export async function readStream(lastId: string | undefined, listener: Listener, signal: AbortSignal): Promise<void> {
  const silence = new AbortController();
  const ends = AbortSignal.any([signal, silence.signal]);
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  try {
    const response = await openStream(lastId, ends);
    hear();
    listener.onOpen();
    const { read } = createEventReader();
    const chunks = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let chunk = await chunks?.read(); chunk && !chunk.done; chunk = await chunks?.read()) {
      hear();
      for (const event of read(chunk.value)) listener.onEvent(event);
    }
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

async function openStream(lastId: string | undefined, signal: AbortSignal): Promise<Response> {
  const token = readStored('id_token');
  const response = await fetch(addressOf({ method: 'GET', path: '/api/events' }), {
    cache: 'no-store',
    headers: {
      accept: 'text/event-stream',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...actingHeaders('/api/events'),
      ...(lastId ? { 'last-event-id': lastId } : {}),
    },
    signal,
  });
  noteServerTime(response.headers.get('date'));
  // The next try carries the new token; a user who is signed out by now is told by `renewBearer` itself.
  if (response.status === 401 && readStored('id_token') === token) await renewBearer();
  if (!response.ok) throw new Error(`the stream answered ${response.status}`);
  return response;
}
