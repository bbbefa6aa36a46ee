import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const workspace = {
  POWERBI_TENANT_ID: 'tenant-1',
  POWERBI_CLIENT_ID: 'client-1',
  POWERBI_CLIENT_SECRET: 'between-us',
  POWERBI_WORKSPACE_ID: 'workspace-1',
  POWERBI_SALES_REPORT_ID: 'sales-1',
};

export type Asked = { method: string; path: string; type: string; authorization: string; body: string };
type Answer = (response: ServerResponse) => unknown;

const datasetOf: Readonly<Record<string, string>> = { 'sales-1': 'dataset-1', 'contracts-1': 'dataset-2' };
const scope = 'https://analysis.windows.net/powerbi/api/.default';

/**
 * Sign-in and REST interface as Microsoft documents them, on one port. It answers 400 to anything else, and never hands
 * out a token without an identity, so that a test that gets one has asked rightly.
 */
export async function startTestPowerBi() {
  const asked: Asked[] = [];
  let signedIn = 0;
  let fault: { at: string; answer: Answer } | undefined;
  const server = createServer(async (request, response) => {
    const call = await readAsked(request);
    asked.push(call);
    if (fault && call.path.includes(fault.at)) return fault.answer(response);
    if (isSignIn(call)) {
      signedIn += 1;
      return say(response, 200, { token_type: 'Bearer', expires_in: 3599, access_token: `service-${signedIn}` });
    }
    if (call.authorization !== `Bearer service-${signedIn}`) return say(response, 401, {});
    const answer = reportOf(call) ?? tokenOf(call);
    return answer ? say(response, 200, answer) : say(response, 400, { error: { code: 'BadRequest' } });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    env: { ...workspace, POWERBI_AUTHORITY_URL: url, POWERBI_API_URL: url },
    asked,
    /** From now on at addresses with these letters; undefined makes it well again. */
    fail: (at: string | undefined, answer: Answer = () => undefined) => {
      fault = at === undefined ? undefined : { at, answer };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const { method = '', url = '', headers } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const type = headers['content-type'] ?? '';
  return { method, path: url, type, authorization: headers.authorization ?? '', body: String(Buffer.concat(chunks)) };
}

export function say(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function isSignIn({ method, path, type, body }: Asked): boolean {
  const form = Object.fromEntries(new URLSearchParams(body));
  const expected = { grant_type: 'client_credentials', client_id: 'client-1', client_secret: 'between-us', scope };
  const isForm = type.startsWith('application/x-www-form-urlencoded');
  const isExpected = Object.entries(expected).every(([name, value]) => form[name] === value);
  return method === 'POST' && path === '/tenant-1/oauth2/v2.0/token' && isForm && isExpected;
}

function reportOf({ method, path }: Asked): object | undefined {
  const [, id = ''] = /^\/v1\.0\/myorg\/groups\/workspace-1\/reports\/([^/?]+)$/.exec(path) ?? [];
  const datasetId = datasetOf[id];
  if (method !== 'GET' || !datasetId) return undefined;
  const embedUrl = `https://app.powerbi.com/reportEmbed?reportId=${id}&groupId=workspace-1`;
  return { id, datasetId, reportType: 'PowerBIReport', name: 'Report', embedUrl, isOwnedByMe: true };
}

type TokenRequest = {
  datasets: { id: string }[];
  reports: { id: string }[];
  identities: { username: string; roles: string[]; datasets: string[] }[];
};

function tokenOf({ method, path, type, body }: Asked): object | undefined {
  if (method !== 'POST' || path !== '/v1.0/myorg/GenerateToken' || !type.startsWith('application/json'))
    return undefined;
  const { datasets, reports, identities }: TokenRequest = JSON.parse(body);
  const [identity] = identities ?? [];
  const dataset = datasetOf[reports[0]?.id ?? ''];
  const isLimited = identity?.username && identity.roles.length > 0 && identity.datasets[0] === dataset;
  if (!isLimited || datasets[0]?.id !== dataset) return undefined;
  return { token: `for ${identity.username}`, tokenId: 'token-1', expiration: '2026-11-12T10:30:00Z' };
}
