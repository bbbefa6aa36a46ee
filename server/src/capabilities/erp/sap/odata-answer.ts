import { ErpFailure } from '../port/erp-failure.ts';
import type { HttpAnswer } from './http-call.connector.ts';

export type OdataAnswer = { data: Record<string, unknown>; headers: HttpAnswer['headers'] };

type SapError = { code: string; message: string; details: unknown };

/** What an answer means. A success without its data is none: a proxy's page in between would look the same. */
export function judgeAnswer(answer: HttpAnswer): OdataAnswer {
  const { status, headers } = answer;
  if (status === 204) return { data: {}, headers };
  const body = parse(answer);
  if (status >= 200 && status < 300) {
    const data = body?.d;
    if (isRecord(data)) return { data, headers };
    throw new ErpFailure('unknown', 'The ERP answered success without data', { code: `EMPTY_${status}` });
  }
  throw failureOf(status, sapErrorOf(body));
}

function failureOf(status: number, error: SapError | undefined): ErpFailure {
  const about = { code: error?.code ?? `HTTP_${status}`, details: error?.details };
  const said = error?.message ?? `status ${status}`;
  if (status === 401 || status === 429 || (status >= 300 && status < 400)) {
    return new ErpFailure('not-sent', `The ERP did not let us in: ${said}`, { ...about, isAway: true });
  }
  // Without the ERP's own words a proxy or a closed service has answered, not the ERP.
  if ((status === 403 || status === 404) && !error) {
    return new ErpFailure('not-sent', `The ERP's service did not answer: ${said}`, about);
  }
  if (status === 409) return new ErpFailure('unknown', `The same request is under way: ${said}`, about);
  if (status >= 500 || status < 200) {
    return new ErpFailure('unknown', `The ERP failed: ${said}`, { ...about, isAway: [502, 503, 504].includes(status) });
  }
  if (!error) return new ErpFailure('unknown', `The ERP answered without words: ${said}`, about);
  return new ErpFailure('refused', said, { ...about, details: { status, ...asRecord(error.details) } });
}

function parse({ body }: HttpAnswer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function sapErrorOf(body: Record<string, unknown> | undefined): SapError | undefined {
  const error = body?.error;
  if (!isRecord(error)) return undefined;
  const message = isRecord(error.message) ? error.message.value : error.message;
  return {
    code: String(error.code ?? 'WITHOUT_CODE'),
    message: String(message ?? ''),
    details: { message, inner: error.innererror ?? null },
  };
}

const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a list, or of an expanded part. */
export function resultsOf(value: unknown): Record<string, unknown>[] {
  const rows = isRecord(value) ? value.results : undefined;
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
}
