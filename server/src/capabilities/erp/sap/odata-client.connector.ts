import { ErpFailure } from '../port/erp-failure.ts';
import type { HttpAnswer, SendHttp } from './http-call.connector.ts';
import { judgeAnswer, type OdataAnswer } from './odata-answer.ts';
import type { Authorize } from './odata-credentials.connector.ts';
import { odataSessions } from './odata-session.ts';

export type Service =
  | 'API_SALES_ORDER_SRV'
  | 'API_OUTBOUND_DELIVERY_SRV;v=0002'
  | 'API_BILLING_DOCUMENT_SRV'
  | 'API_SALES_CONTRACT_SRV'
  | 'API_CRDTMBUSINESSPARTNER';

export type OdataSettings = {
  baseUrl: string;
  client: string | undefined;
  language: string;
  /** How long a look and a change may take; a test is less patient. */
  readMs?: number;
  changeMs?: number;
};

type Options = { send: SendHttp; authorize: Authorize; settings: OdataSettings };

const usualReadMs = 10_000;
const usualChangeMs = 30_000;

export type OdataClient = ReturnType<typeof odataClient>;

/** OData V2 as SAP Gateway speaks it: JSON, a session with its token for changes, errors in SAP's shape. */
export function odataClient({ send, authorize, settings }: Options) {
  const { readMs = usualReadMs, changeMs = usualChangeMs } = settings;
  const headers = async (): Promise<Record<string, string>> => ({
    accept: 'application/json',
    authorization: await authorize(),
    ...(settings.client === undefined ? {} : { 'sap-client': settings.client }),
  });
  const get = async (url: URL, more: Readonly<Record<string, string>> = {}) =>
    send({ method: 'GET', url, headers: { ...(await headers()), ...more }, timeoutMs: readMs });
  const sessions = odataSessions((service: Service) =>
    beforeAnyChange(get(addressOf(settings, service, ''), { 'x-csrf-token': 'Fetch' })),
  );
  const attempt = async (service: Service, path: string, change: Change): Promise<HttpAnswer> => {
    const { token, cookie } = await sessions.open(service);
    return send({
      method: change.method,
      url: addressOf(settings, service, path),
      headers: {
        ...(await headers()),
        'content-type': 'application/json',
        'x-csrf-token': token,
        ...(cookie ? { cookie } : {}),
        ...change.headers,
      },
      body: JSON.stringify(change.body),
      timeoutMs: changeMs,
    });
  };

  return {
    read: async (service: Service, path: string, query?: Readonly<Record<string, string>>): Promise<OdataAnswer> =>
      judgeAnswer(await get(addressOf(settings, service, path, query))),

    /** Plain text, as `$metadata` is. */
    async readText(service: Service, path: string): Promise<string> {
      const answer = await get(addressOf(settings, service, path), { accept: '*/*' });
      if (answer.status !== 200) judgeAnswer(answer);
      return answer.body.toString('utf8');
    },

    /** Whether a session can be had, and a token with it. */
    async reach(service: Service): Promise<void> {
      sessions.forget(service);
      await sessions.open(service);
    },

    /** Sent once; a second time only where the ERP itself said that the session was over and nothing was done. */
    async change(service: Service, path: string, change: Change): Promise<OdataAnswer> {
      const first = await attempt(service, path, change);
      if (!isSessionOver(first)) return judgeAnswer(first);
      sessions.forget(service);
      const second = await attempt(service, path, change);
      if (!isSessionOver(second)) return judgeAnswer(second);
      throw new ErpFailure('not-sent', 'The ERP takes no token of ours', { code: 'CSRF' });
    },
  };
}

type Change = { method: 'POST' | 'PATCH'; body: unknown; headers?: Readonly<Record<string, string>> };

function addressOf(
  { baseUrl, language }: OdataSettings,
  service: Service,
  path: string,
  query: Readonly<Record<string, string>> = {},
): URL {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/sap/opu/odata/sap/${service}/${path}`);
  // Not by URLSearchParams, which writes a blank as a plus: Gateway takes that for a plus.
  url.search = Object.entries({ ...query, 'sap-language': language })
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return url;
}

const isSessionOver = ({ status, headers }: HttpAnswer): boolean =>
  status === 403 && String(headers['x-csrf-token'] ?? '').toLowerCase() === 'required';

/** Whatever fails while a token is fetched, the change itself was not sent. */
async function beforeAnyChange(answering: Promise<HttpAnswer>): Promise<HttpAnswer> {
  try {
    return await answering;
  } catch (error) {
    if (!(error instanceof ErpFailure)) throw error;
    throw new ErpFailure('not-sent', error.message, { code: error.code, isAway: true, cause: error });
  }
}
