import { Agent as HttpAgent, type IncomingMessage, request as requestPlain } from 'node:http';
import { Agent as HttpsAgent, request as requestSecure } from 'node:https';
import { ErpFailure } from '../port/erp-failure.ts';

export type HttpAnswer = { status: number; headers: IncomingMessage['headers']; body: Buffer };
export type HttpCall = {
  method: 'GET' | 'POST' | 'PATCH';
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  timeoutMs: number;
  maxBytes?: number;
};

const usualMaxBytes = 32 * 1024 * 1024;

export type SendHttp = (call: HttpCall) => Promise<HttpAnswer>;

/**
 * One HTTP exchange. Not `fetch`: whether a failure came before or after the first byte left decides whether an order may be
 * sent again, and only the socket knows. Redirects are not followed: they would carry the credentials elsewhere.
 */
type Line = { ca: string | undefined; maxSockets: number; connectMs: number };

export function httpSender({ ca, maxSockets, connectMs }: Line): {
  send: SendHttp;
  close: () => void;
} {
  const options = { keepAlive: true, maxSockets, scheduling: 'fifo' } as const;
  const plain = new HttpAgent(options);
  const secure = new HttpsAgent(ca === undefined ? options : { ...options, ca });
  return {
    send: (call) => exchange(call, call.url.protocol === 'https:' ? { secure } : { plain }, connectMs),
    close: () => {
      plain.destroy();
      secure.destroy();
    },
  };
}

type Agents = { secure: HttpsAgent } | { plain: HttpAgent };

function exchange(call: HttpCall, agents: Agents, connectMs: number): Promise<HttpAnswer> {
  const { method, url, headers, body, timeoutMs, maxBytes = usualMaxBytes } = call;
  return new Promise((resolve, reject) => {
    let isConnected = false;
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const all = { ...headers, ...(bytes ? { 'content-length': String(bytes.length) } : {}) };
    const outgoing =
      'secure' in agents
        ? requestSecure(url, { method, headers: all, agent: agents.secure })
        : requestPlain(url, { method, headers: all, agent: agents.plain });
    const fail = (error: Error) => {
      clearTimeout(connecting);
      clearTimeout(answering);
      outgoing.destroy();
      reject(isConnected ? afterSending(error) : beforeSending(error));
    };
    const connecting = setTimeout(() => fail(new Error('no connection in time')), connectMs);
    const answering = setTimeout(() => fail(new Error('no answer in time')), timeoutMs);
    const connected = () => {
      isConnected = true;
      clearTimeout(connecting);
    };
    outgoing.on('socket', (socket) => {
      if (!socket.connecting) return connected();
      socket.once('secure' in agents ? 'secureConnect' : 'connect', connected);
    });
    outgoing.on('error', fail);
    outgoing.on('response', (incoming) => {
      readAll(incoming, maxBytes).then((whole) => {
        clearTimeout(answering);
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: whole });
      }, fail);
    });
    outgoing.end(bytes);
  });
}

const beforeSending = (cause: Error) =>
  new ErpFailure('not-sent', `The ERP is not reachable: ${cause.message}`, {
    code: codeOf(cause),
    isAway: true,
    cause,
  });

const afterSending = (cause: Error) =>
  new ErpFailure('unknown', `The ERP's answer did not come: ${cause.message}`, { code: codeOf(cause), cause });

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : 'TIME_OUT');

async function readAll(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
