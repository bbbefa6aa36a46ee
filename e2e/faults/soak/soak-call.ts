import { Agent, request } from 'node:http';

export type Asked = { status: number; body: unknown };
export type SoakCall = ReturnType<typeof openCalls>;

/** Calls that keep their connections and tell every status: one answer of 5xx is what a soak looks for. */
export function openCalls(address: string) {
  const agent = new Agent({ keepAlive: true });

  /** Status 0: no answer came. */
  const ask = (path: string, token?: string, body?: object): Promise<Asked> =>
    new Promise((resolve) => {
      const outgoing = request(
        address + path,
        {
          agent,
          method: body ? 'POST' : 'GET',
          headers: {
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(body ? { 'content-type': 'application/json' } : {}),
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: parsed(Buffer.concat(chunks)) }));
          answer.on('error', (error) => resolve({ status: 0, body: error.message }));
        },
      );
      outgoing.on('error', (error) => {
        // The server closed a connection that had been idle just as we took it up again: HTTP says to ask once more.
        const isClosedIdle = outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
        resolve(isClosedIdle ? ask(path, token, body) : { status: 0, body: error.message });
      });
      outgoing.end(body && JSON.stringify(body));
    });

  return {
    ask,
    graphql: (token: string, documentId: string, variables: object): Promise<Asked> =>
      ask('/graphql?Language=cs', token, { documentId, variables }),
    close: () => agent.destroy(),
  };
}

function parsed(bytes: Buffer): unknown {
  const text = bytes.toString();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
