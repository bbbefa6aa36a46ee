/**
 * What became of a call. `interrupted`: it was on its way when the connection broke, so that nobody can say whether it
 * was done. `unavailable`: answered that the portal cannot do it now. `not reached`: nobody listened.
 */
export type Answer =
  | { kind: 'answered'; body: unknown }
  | { kind: 'refused'; reason: string }
  | { kind: 'interrupted' }
  | { kind: 'unavailable' }
  | { kind: 'not reached' };

type Call = { address: string; path: string; token?: string; headers?: Record<string, string>; body?: object };

export async function callPortal({ address, path, token, headers, body }: Call): Promise<Answer> {
  try {
    const response = await fetch(address + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    if (response.status === 503) return { kind: 'unavailable' };
    return response.ok ? { kind: 'answered', body: JSON.parse(text) } : { kind: 'refused', reason: text };
  } catch (error) {
    return { kind: wasRefused(error) ? 'not reached' : 'interrupted' };
  }
}

/** What a GraphQL call gives; a document or caller that is refused is a mistake of ours. */
export function dataOf<Data>({ body }: { body: unknown }): Data {
  const { data, errors } = body as { data?: Data; errors?: unknown };
  if (errors || !data) throw new Error(`The portal refused: ${JSON.stringify(errors)}`);
  return data;
}

const wasRefused = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';
