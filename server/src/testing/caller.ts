import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Headers = Readonly<Record<string, string | string[]>>;

export type CallOptions = { headers?: Headers; language?: string; remoteAddress?: string };
export type GraphqlOptions = CallOptions & { variables?: Readonly<Record<string, unknown>> };

// What an answer holds is for the test to say; naming a wrong field fails there.
// biome-ignore lint/suspicious/noExplicitAny: an answer from outside has no type before it is checked
export type Answer = { status: number; headers: LightMyRequestResponse['headers']; text: string; body: any };

export type Caller = ReturnType<typeof callerAt>;

type InjectedAnswer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'payload'>;

/** Somebody who calls the server, with their token if they have one, and with what all their calls carry alike. */
export function callerAt(app: FastifyInstance, token?: string, alike: Headers = {}) {
  const authorization: Headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...alike };

  async function send(method: Method, path: string, payload: unknown, options: CallOptions = {}): Promise<Answer> {
    const answer = await (isStream(path) ? injectBegun : inject)(app, {
      method,
      url: options.language ? `${path}${path.includes('?') ? '&' : '?'}Language=${options.language}` : path,
      headers: { ...authorization, ...options.headers },
      ...(payload === undefined ? {} : { payload: payload as string }),
      ...(options.remoteAddress ? { remoteAddress: options.remoteAddress } : {}),
    });
    return { status: answer.statusCode, headers: answer.headers, text: answer.payload, body: parsed(answer) };
  }

  const caller = {
    token,
    send,
    get: (path: string, options?: CallOptions) => send('GET', path, undefined, options),
    graphql: (query: string, { variables, ...options }: GraphqlOptions = {}) =>
      send('POST', '/graphql', { query, ...(variables ? { variables } : {}) }, options),
    /** Asks for a token; the answer may be a refusal. */
    askForToken: (email: string, password: string, options?: CallOptions) =>
      caller.graphql(tokenMutation, { variables: { email, password }, ...options }),
    async getToken(email: string, password: string): Promise<string> {
      const { status, body } = await caller.askForToken(email, password);
      if (status !== 200) throw new Error(`${email} was not let in: ${body.errors[0].extensions.code}`);
      return body.data.generateCustomerToken.token;
    },
  };
  return caller;
}

const inject = (app: FastifyInstance, call: InjectOptions) => app.inject(call);

/** The stream never ends: its head is answer enough, and a refusal is read whole. */
async function injectBegun(app: FastifyInstance, call: InjectOptions): Promise<InjectedAnswer> {
  const answer = await app.inject({ ...call, payloadAsStream: true });
  const { statusCode, headers } = answer;
  const stream = answer.stream();
  const payload = statusCode === 200 ? '' : Buffer.concat(await stream.toArray()).toString();
  stream.destroy();
  return { statusCode, headers, payload };
}

const isStream = (path: string): boolean => path.startsWith('/api/events');

const tokenMutation =
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }';

const parsed = ({ headers, payload }: InjectedAnswer): unknown =>
  String(headers['content-type']).startsWith('application/json') && payload ? JSON.parse(payload) : payload;
