import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { EmbeddedReport, PowerBiSettings } from './power-bi.model.ts';

/** Power BI is away, too slow, or says something else than it should. */
export class PowerBiFailure extends Error {}

/** Half of what a page waits before it says that the report is not there. */
const answerWithinMs = 5_000;
const largestAnswer = 256 * 1024;
/** A token of the service is used again until shortly before it ends. */
const marginMs = 120_000;
const scope = 'https://analysis.windows.net/powerbi/api/.default';

const signedIn = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
const report = z.object({ id: z.string(), embedUrl: z.url(), datasetId: z.string() });
const embedToken = z.object({ token: z.string().min(1), expiration: z.iso.datetime({ offset: true, local: true }) });

export type PowerBi = { openReport: (reportId: string, identity: string) => Promise<EmbeddedReport> };

/** Power BI's REST interface, as far as a page needs it to show a report to one customer. */
export function powerBi(settings: PowerBiSettings, clock: Clock): PowerBi {
  let service: { token: string; endsAt: number } | undefined;

  const serviceToken = async (): Promise<string> => {
    if (service && service.endsAt - marginMs > clock.now().getTime()) return service.token;
    const { tenantId, clientId, clientSecret, authorityUrl } = settings;
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret, scope };
    const answer = await call(signedIn, new URL(`/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`, authorityUrl), {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    service = { token: answer.access_token, endsAt: clock.now().getTime() + answer.expires_in * 1_000 };
    return service.token;
  };

  const ask = async <Shape extends z.ZodType>(shape: Shape, path: string, body?: object): Promise<z.output<Shape>> => {
    const headers = { authorization: `Bearer ${await serviceToken()}`, 'content-type': 'application/json' };
    const asked = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    return call(shape, new URL(`/v1.0/myorg${path}`, settings.apiUrl), asked);
  };

  return {
    async openReport(reportId, identity) {
      const group = encodeURIComponent(settings.workspaceId);
      const found = await ask(report, `/groups/${group}/reports/${encodeURIComponent(reportId)}`);
      const given = await ask(embedToken, '/GenerateToken', {
        datasets: [{ id: found.datasetId }],
        reports: [{ id: found.id }],
        // Without an identity the token would reach every customer's rows.
        identities: [{ username: identity, roles: [settings.role], datasets: [found.datasetId] }],
      });
      return { embedUrl: found.embedUrl, reportId: found.id, token: given.token, expiresAt: given.expiration };
    },
  };
}

/** One exchange with a deadline, of bounded size, that follows nobody elsewhere with its credentials. */
async function call<Shape extends z.ZodType>(shape: Shape, url: URL, init: RequestInit): Promise<z.output<Shape>> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(answerWithinMs) });
    const text = await readBounded(answer);
    if (!answer.ok) throw new PowerBiFailure(`Power BI answered ${answer.status} to ${url.pathname}`);
    return shape.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof PowerBiFailure) throw error;
    throw new PowerBiFailure(`Power BI could not be asked at ${url.pathname}`, { cause: error });
  }
}

async function readBounded(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) throw new PowerBiFailure('The answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
