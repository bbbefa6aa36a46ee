import type { TestErp } from './test-erp.ts';

export type Answered = { status: number; headers: Headers; body: ErpBody; text: string };

// biome-ignore lint/suspicious/noExplicitAny: a test reaches into whatever was answered.
type ErpBody = any;

export type Sent = {
  method?: string;
  body?: unknown;
  service?: string;
  headers?: Record<string, string>;
  /** Without the token and cookie of the session. */
  isBare?: boolean;
};

const base = '/sap/opu/odata/sap/';
const orders = 'API_SALES_ORDER_SRV';
export const deliveries = 'API_OUTBOUND_DELIVERY_SRV;v=0002';
export const billing = 'API_BILLING_DOCUMENT_SRV';

/** Somebody who speaks OData to the ERP, with one session for each service. */
export function erpCaller({ url, user, password }: Pick<TestErp, 'url' | 'user' | 'password'>) {
  const sessions = new Map<string, Record<string, string>>();
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const usual = { authorization, accept: 'application/json', 'sap-language': 'EN' };

  const ask = async (
    path: string,
    { service = orders, method = 'GET', body, headers }: Sent = {},
  ): Promise<Answered> => {
    const answer = await fetch(`${url}${base}${service}/${path}`, {
      method,
      headers: { ...usual, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      body: text.startsWith('{') ? JSON.parse(text) : undefined,
    };
  };
  const sessionOf = async (service: string) => {
    const known = sessions.get(service);
    if (known) return known;
    const { headers } = await ask('', { service, headers: { 'x-csrf-token': 'Fetch' } });
    const cookie = headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const session = { 'x-csrf-token': headers.get('x-csrf-token') ?? '', cookie };
    sessions.set(service, session);
    return session;
  };
  const change = async (path: string, sent: Sent): Promise<Answered> => {
    const session = sent.isBare ? {} : await sessionOf(sent.service ?? orders);
    return ask(path, { ...sent, headers: { ...session, ...sent.headers } });
  };
  return {
    get: ask,
    post: (path: string, body: unknown, sent: Sent = {}) => change(path, { ...sent, method: 'POST', body }),
    patch: (path: string, body: unknown, sent: Sent = {}) => change(path, { method: 'PATCH', ...sent, body }),
    create: (order: object, sent: Sent = {}) => change('A_SalesOrder', { ...sent, method: 'POST', body: order }),
    forgetSessions: () => sessions.clear(),
  };
}
